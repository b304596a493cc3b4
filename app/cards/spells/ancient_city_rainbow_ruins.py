"""Ancient City - Rainbow Ruins."""

from app.engine import authoring as ygo

card = ygo.Script(34487429, "Ancient City - Rainbow Ruins")
HALVED = "halved"

card.activates()


def crystals(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Crystal Beast" cards in your Spell & Trap Zone."""
    return fx.you.spells_and_traps(lambda each: each.is_face_up() and each.is_archetype("Crystal Beast"))


@card.modifier(
    ygo.EFFECT_INDESTRUCTABLE_EFFECT, at=ygo.LOCATION_FZONE, when=lambda fx: len(crystals(fx)) >= 1
)
def enduring(fx: ygo.Effect) -> bool:
    """With 1 or more "Crystal Beast" cards in your Spell & Trap Zone: Card effects cannot destroy this."""
    return True


@card.continuous(
    ygo.EVENT_PRE_BATTLE_DAMAGE,
    at=ygo.LOCATION_FZONE,
    when=lambda fx: len(crystals(fx)) >= 2 and not fx.this_has(HALVED) and fx.battle_damage_ahead(fx.you) > 0,
)
async def soften(fx: ygo.Effect) -> None:
    """With 2 or more: Once per turn you can halve battle damage you take."""
    if await fx.confirm():
        fx.mark_this(HALVED, until_turn=fx.turn)
        fx.set_battle_damage(fx.you, fx.battle_damage_ahead(fx.you) // 2)


def beasts(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Crystal Beast" monsters."""
    return fx.you.face_up_monsters(lambda each: each.is_archetype("Crystal Beast"))


@card.quick(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_FZONE,
    when=lambda fx: len(crystals(fx)) >= 3 and (ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx)),
    cost=ygo.send_to_grave(1, beasts),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def silence(fx: ygo.Effect) -> None:
    """With 3 or more, when a Spell/Trap Card is activated: Send 1 "Crystal Beast" monster you control to the
    GY; negate that activation and destroy the card.
    """
    if len(crystals(fx)) >= 3:
        await ygo.negate_and_destroy(fx)


@card.ignition(
    at=ygo.LOCATION_FZONE,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: len(crystals(fx)) >= 4,
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def inspire(fx: ygo.Effect) -> None:
    """With 4 or more, once per turn: You can draw 1 card."""
    if len(crystals(fx)) >= 4:
        await fx.draw(1)


def callable_crystals(fx: ygo.Effect) -> list[ygo.Card]:
    """Those of them that could be Special Summoned."""
    return [each for each in crystals(fx) if fx.can_special_summon(each)]


@card.ignition(
    at=ygo.LOCATION_FZONE,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: len(crystals(fx)) >= 5,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(callable_crystals),
)
async def awaken(fx: ygo.Effect) -> None:
    """With 5, once per turn: You can target 1 "Crystal Beast" card in your Spell & Trap Zone; Special Summon
    it.
    """
    if len(crystals(fx)) >= 5:
        await fx.special_summon(fx.targets_still_there())

"""Apoqliphort Towers."""

from app.engine import authoring as ygo

card = ygo.Script(
    27279764,
    "Apoqliphort Towers",
    note='Cannot be Special Summoned. Normal Summoned or Set only with 3 "Qli" Tributes.',
    no_special_summon=True,
    tributes=(3, 3),
    tribute_filter=lambda each: each.is_archetype("Qli"),
)


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, when=lambda fx: not fx.this.was_special_summoned())
def above_all(fx: ygo.Effect, source: ygo.Card) -> bool:
    """If Normal Summoned or Set, it is unaffected by Spell and Trap effects and by the activated effects of
    monsters whose original Level or Rank is lower than its Level.
    """
    return source.is_spell_or_trap() or ygo.activated_by_a_lesser(fx, source)


def special_ones(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Special Summoned monsters."""
    return ygo.all_face_up_monsters(fx, monster) and monster.was_special_summoned()


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, affects=special_ones)
def oppress(fx: ygo.Effect) -> int:
    """All Special Summoned monsters lose 500 ATK and DEF."""
    return -500


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, affects=special_ones)
def depress(fx: ygo.Effect) -> int:
    return -500


def their_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in the opponent's hand and on their field."""
    return fx.opponent.hand(lambda each: each.is_monster()) + fx.opponent.monsters()


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: bool(fx.opponent.monsters() or fx.opponent.hand()),
    category=ygo.CATEGORY_TOGRAVE,
)
async def demand(fx: ygo.Effect) -> None:
    """Once per turn: You can make your opponent send 1 monster of their choice from their hand or field to
    the GY.
    """
    chosen = await fx.choose(their_monsters(fx), player=fx.opponent, prompt="to_grave")
    # The player does it, so it is no effect that moves the card.
    await fx.send_to_grave(chosen, reason=ygo.REASON_RULE)

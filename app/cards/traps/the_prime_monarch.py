"""The Prime Monarch."""

from app.engine import authoring as ygo

card = ygo.Script(54241725, "The Prime Monarch")
ANGEL = ygo.MonsterValues(1000, 2400, 5, ygo.ATTRIBUTE_LIGHT, ygo.RACE_FAIRY)
card.activates()


def monarch_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Monarch" Spells/Traps in your GY."""
    return fx.you.graveyard(lambda other: other.is_spell_or_trap() and other.is_archetype("Monarch"))


@card.quick(
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.can_draw(),
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_exactly(2, monarch_cards),
    category=ygo.CATEGORY_TODECK | ygo.CATEGORY_DRAW,
)
async def renew(fx: ygo.Effect) -> None:
    """Once per turn: 2 "Monarch" Spells/Traps of your GY, which you target, are shuffled into the Deck; after
    that you draw 1 card.
    """
    if await fx.return_to_deck(fx.targets_still_there()):
        await fx.then()
        await fx.draw()


@card.quick(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.banish(1, lambda fx: fx.others(monarch_cards(fx))),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.needs(lambda fx: fx.can_become_monster(ANGEL, ygo.POS_FACEUP_DEFENSE)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def descend(fx: ygo.Effect) -> None:
    """If this is in your GY, in either turn: You can banish 1 other "Monarch" Spell/Trap from your GY;
    Special Summon it in Defense Position as a Normal Monster (Fairy, LIGHT, Level 5, 1000 ATK, 2400 DEF) that
    is no Trap. Only once per turn for all copies.
    """
    if fx.still_there(fx.this):
        await fx.special_summon_as_monster(ANGEL, ygo.POS_FACEUP_DEFENSE)

"""Paleozoic Olenoides."""

from app.engine import authoring as ygo

card = ygo.Script(35035481, "Paleozoic Olenoides")
TRILOBITE = ygo.MonsterValues(1200, 0, 2, ygo.ATTRIBUTE_WATER, ygo.RACE_AQUA)


@card.activation(
    target=ygo.target_one(lambda fx: fx.others(fx.spells_and_traps_on_field())),
    category=ygo.CATEGORY_DESTROY,
)
async def bury(fx: ygo.Effect) -> None:
    """Target 1 other Spell/Trap on the field; destroy it."""
    await fx.destroy(fx.targets_still_there())


def trap_card_activated(fx: ygo.Effect) -> bool:
    """It answers the activation of a Trap Card."""
    return fx.answered.is_card_activation() and fx.answered.is_trap()


@card.granted(ygo.EFFECT_IMMUNE_EFFECT)
def fossil(fx: ygo.Effect, source: ygo.Card) -> bool:
    """Effects of monsters do not affect it."""
    return source is not fx.this and source.is_monster()


@card.quick(
    on=ygo.EVENT_CHAINING,
    at=ygo.LOCATION_GRAVE,
    when=trap_card_activated,
    limit=ygo.ONCE_PER_CHAIN,
    target=ygo.needs(lambda fx: fx.can_become_monster(TRILOBITE)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def emerge(fx: ygo.Effect) -> None:
    """Once per Chain, when a Trap Card is activated while this is in your GY: Special Summon it as a Normal
    Monster (Aqua, WATER, Level 2, 1200 ATK, 0 DEF) that is no Trap. Effects of monsters do not affect it, and
    it is banished when it leaves the field.
    """
    if fx.still_there(fx.this) and await fx.special_summon_as_monster(TRILOBITE):
        fx.grant(fossil, fx.this)
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)

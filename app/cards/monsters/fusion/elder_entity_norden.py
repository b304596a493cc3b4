"""Elder Entity Norden."""

from app.engine import authoring as ygo


def synchro_or_xyz(monster: ygo.Card) -> bool:
    """A Synchro or Xyz Monster."""
    return monster.is_type(ygo.TYPE_SYNCHRO | ygo.TYPE_XYZ)


card = ygo.Script(
    17412721,
    "Elder Entity Norden",
    note="Materials: 2 monsters that are Synchro or Xyz Monsters.",
    summon=ygo.fusion(synchro_or_xyz, synchro_or_xyz),
)


def small_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Low-Level monsters in your GY that could come."""
    return fx.you.graveyard(lambda m: ygo.is_level_at_most(4)(m) and fx.can_special_summon(m))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    target=ygo.target_one(small_monsters),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DISABLE,
)
async def surface(fx: ygo.Effect) -> None:
    """When Special Summoned: You can target 1 monster of Level 4 or lower in your GY; it comes back with its
    effects negated, and is banished when this card leaves the field.
    """
    for monster in await fx.special_summon(fx.targets_still_there()):
        fx.negate_with_summon(monster)
        if fx.this_is_face_up():
            fx.tie_to(monster)


@card.continuous(ygo.EVENT_LEAVE_FIELD)
async def sink(fx: ygo.Effect) -> None:
    """When this card leaves the field, that monster is banished."""
    if fx.tied is not None and fx.tied.is_on_field():
        await fx.banish(fx.tied)

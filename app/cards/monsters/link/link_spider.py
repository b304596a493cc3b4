"""Link Spider."""

from app.engine import authoring as ygo

card = ygo.Script(
    98978921,
    "Link Spider",
    note="Material: 1 Normal Monster.",
    summon=ygo.link(lambda monster: monster.is_normal_monster(), at_most=1),
)


def normal_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 or lower Normal Monsters in hand that find the zone it points to free."""
    if not fx.free_zones_pointed_to():
        return []
    return fx.you.hand(
        lambda monster: (
            monster.is_normal_monster() and 1 <= monster.level <= 4 and fx.can_special_summon(monster)
        )
    )


@card.ignition(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.affects_some(1, normal_monsters),
)
async def call_to_the_linked_zone(fx: ygo.Effect) -> None:
    """Once per turn: Special Summon a Level 4 or lower Normal Monster from hand where this card points."""
    if fx.this_is_face_up():
        chosen = await fx.choose(normal_monsters(fx))
        await fx.special_summon(chosen, zones=fx.free_zones_pointed_to())

"""Number 39: Utopia Beyond."""

from app.engine import authoring as ygo

card = ygo.Script(
    21521304,
    "Number 39: Utopia Beyond",
    note="Materials: 2 Level 6 monsters.",
    summon=ygo.xyz(6),
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_XYZ),
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.affects_all(ygo.opponents_face_up_monster),
)
async def dazzle(fx: ygo.Effect) -> None:
    """If it is Xyz Summoned: The ATK of all monsters your opponent controls now becomes 0."""
    fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, fx.opponent.face_up_monsters())


def your_xyz(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Xyz Monsters you control; with all zones taken only those that leave one."""
    room = fx.you.free_monster_zones() > 0
    return fx.you.face_up_monsters(
        lambda monster: monster.is_type(ygo.TYPE_XYZ) and (room or monster.in_main_monster_zone)
    )


def buried_hope(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Utopia" monsters in your GY that could be Special Summoned."""
    return fx.you.graveyard(
        lambda monster: (
            monster.is_monster()
            and monster.is_archetype("Utopia")
            and any(fx.can_special_summon(monster, leaving=(one,)) for one in your_xyz(fx))
        )
    )


@card.quick(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(),
    category=ygo.CATEGORY_REMOVE | ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_RECOVER,
    target=ygo.all_parts(ygo.target_one(your_xyz), ygo.target_one(buried_hope)),
)
async def change_places(fx: ygo.Effect) -> None:
    """Once per turn, in either turn: detach 1 material, then target 1 face-up Xyz Monster you control and 1
    "Utopia" monster in your GY; banish the first and Special Summon the second, then gain 1250 LP.
    """
    leaving, coming = fx.targets
    if fx.still_there(leaving) and await fx.banish(leaving) and fx.still_there(coming):
        if await fx.special_summon(coming):
            await fx.then()
            await fx.recover(1250)

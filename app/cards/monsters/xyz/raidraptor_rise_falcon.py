"""Raidraptor - Rise Falcon."""

from app.engine import authoring as ygo

card = ygo.Script(
    73887236,
    "Raidraptor - Rise Falcon",
    note="Materials: 3 Level 4 Winged Beast monsters.",
    summon=ygo.xyz(4, 3, ygo.is_race(ygo.RACE_WINGEDBEAST)),
)


@card.modifier(ygo.EFFECT_ATTACK_ALL_SUCH)
def sweep(fx: ygo.Effect, target: ygo.Card) -> bool:
    """It can attack each Special Summoned monster of your opponent once."""
    return target.was_special_summoned()


def special_ones(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Special Summoned monsters your opponent controls."""
    return fx.opponent.face_up_monsters(lambda m: m.was_special_summoned())


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(),
    target=ygo.target_one(special_ones),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def rise(fx: ygo.Effect) -> None:
    """Once per turn: You can detach 1 material, then target 1 face-up Special Summoned monster of your
    opponent; this card gains ATK equal to that monster's.
    """
    if fx.this_is_face_up():
        for monster in fx.targets_still_there():
            if monster.is_face_up():
                fx.change_attack(fx.this, monster.attack)

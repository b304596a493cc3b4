"""Umi."""

from app.engine import authoring as ygo

card = ygo.Script(22702055, "Umi")

card.activates()
GAINING = ygo.RACE_FISH | ygo.RACE_SEASERPENT | ygo.RACE_THUNDER | ygo.RACE_AQUA
LOSING = ygo.RACE_MACHINE | ygo.RACE_PYRO


def touched(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up monsters of one of the six Types."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_race(GAINING | LOSING)


def change(monster: ygo.Card) -> int:
    """+200 for those that gain, -200 for those that lose."""
    return 200 * (monster.is_race(GAINING) - monster.is_race(LOSING))


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_FZONE, affects=touched)
def attack(fx: ygo.Effect, monster: ygo.Card) -> int:
    """Fish, Sea Serpent, Thunder and Aqua monsters gain 200 ATK/DEF, Machine and Pyro monsters lose 200."""
    return change(monster)


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_FZONE, affects=touched)
def defense(fx: ygo.Effect, monster: ygo.Card) -> int:
    """The same change for DEF."""
    return change(monster)

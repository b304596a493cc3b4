"""Mountain."""

from app.engine import authoring as ygo

card = ygo.Script(50913601, "Mountain")
card.activates()


def at_home(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Dragon, Winged Beast and Thunder monsters."""
    kinds = ygo.RACE_DRAGON | ygo.RACE_WINGEDBEAST | ygo.RACE_THUNDER
    return ygo.all_face_up_monsters(fx, monster) and monster.is_race(kinds)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_FZONE, affects=at_home)
def gain_attack(fx: ygo.Effect) -> int:
    """Dragon, Winged Beast and Thunder monsters on the field gain 200 ATK and DEF."""
    return 200


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_FZONE, affects=at_home)
def gain_defense(fx: ygo.Effect) -> int:
    return 200

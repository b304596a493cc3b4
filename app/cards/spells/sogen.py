"""Sogen."""

from app.engine import authoring as ygo

card = ygo.Script(86318356, "Sogen")
card.activates()


def at_home(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Warrior and Beast-Warrior monsters."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_race(ygo.RACE_WARRIOR | ygo.RACE_BEASTWARRIOR)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_FZONE, affects=at_home)
def gain_attack(fx: ygo.Effect) -> int:
    """Warrior and Beast-Warrior monsters on the field gain 200 ATK and DEF."""
    return 200


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_FZONE, affects=at_home)
def gain_defense(fx: ygo.Effect) -> int:
    return 200

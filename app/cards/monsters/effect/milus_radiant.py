"""Milus Radiant."""

from app.engine import authoring as ygo

card = ygo.Script(7489323, "Milus Radiant")


def face_up_earth(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up EARTH monsters."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_attribute(ygo.ATTRIBUTE_EARTH)


def face_up_wind(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up WIND monsters."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_attribute(ygo.ATTRIBUTE_WIND)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, affects=face_up_earth)
def earth_gains(fx: ygo.Effect) -> int:
    """All EARTH monsters gain 500 ATK."""
    return 500


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, affects=face_up_wind)
def wind_loses(fx: ygo.Effect) -> int:
    """All WIND monsters lose 400 ATK."""
    return -400

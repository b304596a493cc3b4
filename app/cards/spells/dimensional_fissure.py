"""Dimensional Fissure."""

from app.engine import authoring as ygo

card = ygo.Script(81674782, "Dimensional Fissure")

card.activates()


@card.modifier(
    ygo.EFFECT_TO_GRAVE_REDIRECT,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other.is_monster(),
)
def banish_monsters(fx: ygo.Effect) -> int:
    """Monsters sent to the GY are banished instead."""
    return ygo.LOCATION_REMOVED

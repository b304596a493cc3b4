"""Ceremonial Bell."""

from app.engine import authoring as ygo

card = ygo.Script(20228463, "Ceremonial Bell")


@card.modifier(ygo.EFFECT_PUBLIC, affects=lambda fx, other: other.location == ygo.LOCATION_HAND)
def hands_revealed(fx: ygo.Effect) -> bool:
    """Both players keep their hands revealed."""
    return True

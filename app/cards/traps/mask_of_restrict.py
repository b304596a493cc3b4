"""Mask of Restrict."""

from app.engine import authoring as ygo

card = ygo.Script(29549364, "Mask of Restrict")

card.activates()


@card.modifier(ygo.EFFECT_CANNOT_RELEASE, at=ygo.LOCATION_SZONE, affects=lambda fx, other: True)
def restrict(fx: ygo.Effect) -> bool:
    """Neither player can Tribute cards."""
    return True

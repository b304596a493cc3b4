"""Imperial Iron Wall."""

from app.engine import authoring as ygo

card = ygo.Script(30459350, "Imperial Iron Wall")

card.activates()


@card.modifier(ygo.EFFECT_CANNOT_REMOVE, at=ygo.LOCATION_SZONE, affects=lambda fx, other: True)
def wall(fx: ygo.Effect) -> bool:
    """Neither player can banish cards."""
    return True

"""Royal Decree."""

from app.engine import authoring as ygo

card = ygo.Script(51452091, "Royal Decree")

card.activates()


@card.modifier(
    ygo.EFFECT_DISABLE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other is not fx.this and other.is_on_field() and other.is_trap(),
)
def negate_traps(fx: ygo.Effect) -> bool:
    """The effects of all other Traps on the field are negated."""
    return True


@card.modifier(
    ygo.EFFECT_DISABLE_TRAPMONSTER,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other is not fx.this and other.is_on_field() and other.is_trap(),
)
def negate_trap_monsters(fx: ygo.Effect) -> bool:
    return True

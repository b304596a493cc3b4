"""Gravity Bind."""

from app.engine import authoring as ygo

card = ygo.Script(85742772, "Gravity Bind")

card.activates()


@card.modifier(
    ygo.EFFECT_CANNOT_ATTACK,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, each: ygo.all_face_up_monsters(fx, each) and each.level >= 4,
)
def hold_high_levels(fx: ygo.Effect) -> bool:
    """Monsters with a Level of 4 or more cannot attack."""
    return True

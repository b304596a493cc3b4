"""Mataza the Zapper."""

from app.engine import authoring as ygo

card = ygo.Script(22609617, "Mataza the Zapper")


@card.modifier(ygo.EFFECT_EXTRA_ATTACK)
def second_attack(fx: ygo.Effect) -> int:
    """Can make a second attack in each Battle Phase."""
    return 1


@card.modifier(ygo.EFFECT_CANNOT_CHANGE_CONTROL)
def keep_control(fx: ygo.Effect) -> bool:
    """Its control cannot switch while it is face-up on the field."""
    return True

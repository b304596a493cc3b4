"""Jinzo #7."""

from app.engine import authoring as ygo

card = ygo.Script(32809211, "Jinzo #7")


@card.modifier(ygo.EFFECT_DIRECT_ATTACK)
def attack_directly(fx: ygo.Effect) -> bool:
    """Can attack directly."""
    return True

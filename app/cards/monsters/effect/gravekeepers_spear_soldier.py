"""Gravekeeper's Spear Soldier."""

from app.engine import authoring as ygo

card = ygo.Script(63695531, "Gravekeeper's Spear Soldier")


@card.modifier(ygo.EFFECT_PIERCE)
def pierce(fx: ygo.Effect) -> bool:
    """Inflicts piercing battle damage."""
    return True

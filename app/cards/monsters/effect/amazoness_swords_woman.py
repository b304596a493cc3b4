"""Amazoness Swords Woman."""

from app.engine import authoring as ygo

card = ygo.Script(94004268, "Amazoness Swords Woman")


@card.modifier(ygo.EFFECT_REFLECT_BATTLE_DAMAGE)
def reflect_damage(fx: ygo.Effect) -> bool:
    """Your opponent takes the battle damage you would take from battles of this card."""
    return True

"""Asura Priest."""

from app.engine import authoring as ygo

card = ygo.Script(2134346, "Asura Priest")

ygo.spirit(card)


@card.modifier(ygo.EFFECT_ATTACK_ALL)
def attack_everyone(fx: ygo.Effect) -> bool:
    """Can attack all monsters your opponent controls once each."""
    return True

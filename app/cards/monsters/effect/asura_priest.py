"""Asura Priest."""

from app.engine import authoring as ygo

card = ygo.Script(2134346, "Asura Priest")

ygo.spirit(card)


@card.modifier(ygo.EFFECT_ATTACK_ALL)
def attack_everyone(fx: ygo.Effect) -> bool:
    """It may attack every monster of your opponent, each one once."""
    return True

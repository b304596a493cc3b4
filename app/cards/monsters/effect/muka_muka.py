"""Muka Muka."""

from app.engine import authoring as ygo

card = ygo.Script(46657337, "Muka Muka")


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def swell(fx: ygo.Effect) -> int:
    """Gains 300 ATK and DEF for each card in your hand."""
    return 300 * len(fx.you.hand())


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE)
def harden(fx: ygo.Effect) -> int:
    return 300 * len(fx.you.hand())

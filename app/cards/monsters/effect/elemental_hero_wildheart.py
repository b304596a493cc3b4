"""Elemental HERO Wildheart."""

from app.engine import authoring as ygo

card = ygo.Script(86188410, "Elemental HERO Wildheart")


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT)
def untamed(fx: ygo.Effect, source: ygo.Card) -> bool:
    """It is unaffected by Trap effects."""
    return source.is_trap()

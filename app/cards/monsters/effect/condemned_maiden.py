"""Condemned Maiden."""

from app.engine import authoring as ygo

card = ygo.Script(68018709, "Condemned Maiden")


@card.modifier(
    ygo.EFFECT_QP_ACT_IN_NTPHAND,
    when=ygo.opponents_turn,
    affects=lambda fx, other: other.controller is fx.you and other.location == ygo.LOCATION_HAND,
    limit=ygo.ONCE_PER_DUEL,
)
def in_haste(fx: ygo.Effect) -> bool:
    """In your opponent's turn you can activate 1 Quick-Play Spell from your hand. Once per Duel for all
    copies.
    """
    return True

"""Exodia the Forbidden One."""

from app.engine import authoring as ygo

LIMBS = (8124921, 44519536, 70903634, 7902349)


def assembled(fx: ygo.Effect) -> bool:
    """This card and the 4 limbs of the Forbidden One are in your hand."""
    held = {other.code for other in fx.you.hand()}
    return fx.this.location == ygo.LOCATION_HAND and held.issuperset(LIMBS)


card = ygo.Script(
    33396948,
    "Exodia the Forbidden One",
    note="If you hold this card and the 4 limbs of the Forbidden One, you win the Duel.",
    wins=assembled,
)

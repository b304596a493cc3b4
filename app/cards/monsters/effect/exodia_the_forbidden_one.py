"""Exodia the Forbidden One."""

from app.engine import authoring as ygo

card = ygo.Script(33396948, "Exodia the Forbidden One")

LIMBS = (8124921, 44519536, 70903634, 7902349)


@card.continuous((ygo.EVENT_TO_HAND, ygo.EVENT_DRAW, ygo.EVENT_PREDRAW), at=ygo.LOCATION_HAND)
async def assemble(fx: ygo.Effect) -> None:
    """If you hold this card and the 4 limbs of the Forbidden One, you win the Duel."""
    held = {other.code for other in fx.you.hand()}
    if held.issuperset(LIMBS):
        fx.win("Exodia the Forbidden One")

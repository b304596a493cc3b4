"""Needle Worm."""

from app.engine import authoring as ygo

card = ygo.Script(81843628, "Needle Worm")


@card.flip(category=ygo.CATEGORY_DECKDES)
async def mill_five(fx: ygo.Effect) -> None:
    """FLIP: The 5 topmost cards of your opponent's Deck go to the GY."""
    await fx.mill(5, fx.opponent)

"""Needle Worm."""

from app.engine import authoring as ygo

card = ygo.Script(81843628, "Needle Worm")


@card.flip(category=ygo.CATEGORY_DECKDES)
async def mill_five(fx: ygo.Effect) -> None:
    """FLIP: Send the top 5 cards of your opponent's Deck to the GY."""
    await fx.mill(5, fx.opponent)

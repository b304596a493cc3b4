"""Pot of Greed."""

from app.engine import authoring as ygo

card = ygo.Script(55144522, "Pot of Greed")


@card.activation(category=ygo.CATEGORY_DRAW, target=ygo.draws(2))
async def draw_two(fx: ygo.Effect) -> None:
    """You draw 2 cards from your Deck."""
    await fx.draw(2)

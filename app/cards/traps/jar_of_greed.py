"""Jar of Greed."""

from app.engine import authoring as ygo

card = ygo.Script(83968380, "Jar of Greed")


@card.activation(category=ygo.CATEGORY_DRAW, target=ygo.draws(1))
async def draw_one(fx: ygo.Effect) -> None:
    """Draw 1 card."""
    await fx.draw()

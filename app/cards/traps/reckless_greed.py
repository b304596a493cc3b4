"""Reckless Greed."""

from app.engine import authoring as ygo

card = ygo.Script(37576645, "Reckless Greed")


@card.activation(category=ygo.CATEGORY_DRAW, target=ygo.draws(2))
async def draw_two(fx: ygo.Effect) -> None:
    """Draw 2 cards; skip your next 2 Draw Phases."""
    await fx.draw(2)
    fx.skip_phase(fx.you, ygo.EFFECT_SKIP_DP, count=2)

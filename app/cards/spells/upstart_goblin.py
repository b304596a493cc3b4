"""Upstart Goblin."""

from app.engine import authoring as ygo

card = ygo.Script(70368879, "Upstart Goblin")


@card.activation(category=ygo.CATEGORY_DRAW | ygo.CATEGORY_RECOVER, target=ygo.draws(1))
async def draw_for_a_price(fx: ygo.Effect) -> None:
    """Draw 1 card, then the opponent gains 1000 LP."""
    if await fx.draw():
        await fx.then()
        await fx.recover(1000, fx.opponent)

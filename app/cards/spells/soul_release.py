"""Soul Release."""

from app.engine import authoring as ygo

card = ygo.Script(5758500, "Soul Release")


def banishable(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in either GY that can be banished."""
    return fx.graveyards(fx.can_be_banished)


@card.activation(target=ygo.target_up_to(5, banishable), category=ygo.CATEGORY_REMOVE)
async def release_souls(fx: ygo.Effect) -> None:
    """Target up to 5 cards in the GYs; banish them."""
    await fx.banish(fx.targets_still_there())

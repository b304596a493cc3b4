"""D.D. Crow."""

from app.engine import authoring as ygo

card = ygo.Script(24508238, "D.D. Crow")


@card.quick(
    at=ygo.LOCATION_HAND,
    cost=ygo.discard_this_card(to_grave=True),
    category=ygo.CATEGORY_REMOVE,
    target=ygo.target_one(lambda fx: fx.opponent.graveyard(fx.can_be_banished)),
)
async def pluck(fx: ygo.Effect) -> None:
    """Discarded to the GY from your hand, at any time, it banishes a targeted card of your opponent's GY."""
    await fx.banish(fx.targets_still_there())

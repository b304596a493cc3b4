"""Tribute to The Doomed."""

from app.engine import authoring as ygo

card = ygo.Script(79759861, "Tribute to The Doomed")


@card.activation(cost=ygo.discard(), category=ygo.CATEGORY_DESTROY, target=ygo.target_one(ygo.any_monster))
async def bury(fx: ygo.Effect) -> None:
    """Discard 1 card; target 1 monster on the field and destroy it."""
    await fx.destroy(fx.targets_still_there())

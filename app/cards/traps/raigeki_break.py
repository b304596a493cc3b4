"""Raigeki Break."""

from app.engine import authoring as ygo

card = ygo.Script(4178474, "Raigeki Break")


@card.activation(
    cost=ygo.discard(), category=ygo.CATEGORY_DESTROY, target=ygo.target_one(ygo.any_card_on_field)
)
async def destroy_one(fx: ygo.Effect) -> None:
    """Discard 1 card; target 1 card on the field and destroy it."""
    await fx.destroy(fx.targets_still_there())

"""Newdoria."""

from app.engine import authoring as ygo

card = ygo.Script(4335645, "Newdoria")


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    mandatory=True,
    when=lambda fx: fx.this.location == ygo.LOCATION_GRAVE,
    target=ygo.target_one(ygo.any_monster),
    category=ygo.CATEGORY_DESTROY,
)
async def destroy_one(fx: ygo.Effect) -> None:
    """If this is destroyed by battle and sent to the GY: target 1 monster on the field; destroy it."""
    await fx.destroy(fx.targets_still_there())

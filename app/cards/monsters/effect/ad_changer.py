"""A/D Changer."""

from app.engine import authoring as ygo

card = ygo.Script(96146814, "A/D Changer")


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.banish_this_card(),
    target=ygo.target_one(lambda fx: fx.monsters_on_field(fx.can_change_position)),
    category=ygo.CATEGORY_POSITION,
)
async def change(fx: ygo.Effect) -> None:
    """Banished from your GY it turns a monster on the field, its target, into the other battle position."""
    await fx.change_position(fx.targets_still_there())

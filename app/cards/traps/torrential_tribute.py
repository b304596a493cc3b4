"""Torrential Tribute."""

from app.engine import authoring as ygo

card = ygo.Script(53582587, "Torrential Tribute")


@card.activation(
    on=(ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(ygo.any_monster),
)
async def wash_away(fx: ygo.Effect) -> None:
    """When a monster is Summoned: Destroy all monsters on the field."""
    await fx.destroy(fx.monsters_on_field())

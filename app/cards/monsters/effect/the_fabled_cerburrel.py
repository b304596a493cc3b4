"""The Fabled Cerburrel."""

from app.engine import authoring as ygo

card = ygo.Script(82888408, "The Fabled Cerburrel")


@card.trigger(
    ygo.EVENT_DISCARD,
    mandatory=True,
    when=lambda fx: fx.this.is_at(ygo.LOCATION_GRAVE),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def return_to_field(fx: ygo.Effect) -> None:
    """If this card is discarded to the GY: Special Summon it."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)

"""Soul Absorption."""

from app.engine import authoring as ygo

card = ygo.Script(68073522, "Soul Absorption")

card.activates()


@card.trigger(
    ygo.EVENT_REMOVE,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    category=ygo.CATEGORY_RECOVER,
    target=ygo.points_change(),
)
async def absorb(fx: ygo.Effect) -> None:
    """If cards are banished: You gain 500 LP for each."""
    await fx.recover(500 * len(fx.event.cards))

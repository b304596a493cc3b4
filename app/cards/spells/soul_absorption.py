"""Soul Absorption."""

from app.engine import authoring as ygo

card = ygo.Script(68073522, "Soul Absorption")

card.activates()


@card.continuous(ygo.EVENT_REMOVE, at=ygo.LOCATION_SZONE)
async def absorb(fx: ygo.Effect) -> None:
    """Each time cards are banished, you gain 500 LP for each."""
    await fx.recover(500 * len(fx.event.cards))

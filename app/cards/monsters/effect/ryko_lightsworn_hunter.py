"""Ryko, Lightsworn Hunter."""

from app.engine import authoring as ygo

card = ygo.Script(21502796, "Ryko, Lightsworn Hunter")


@card.flip(category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DECKDES)
async def destroy_and_mill(fx: ygo.Effect) -> None:
    """FLIP: You can destroy 1 card on the field, and send the top 3 cards of your Deck to the GY."""
    await fx.destroy(await fx.choose(fx.cards_on_field(), count=1, at_least=0, prompt=ygo.DESTROY))
    await fx.mill(3)

"""Foolish Burial."""

from app.engine import authoring as ygo

card = ygo.Script(81439173, "Foolish Burial")


def buriable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your Deck."""
    return fx.you.deck(ygo.Card.is_monster)


@card.activation(category=ygo.CATEGORY_TOGRAVE, target=ygo.affects_some(1, buriable))
async def bury(fx: ygo.Effect) -> None:
    """A monster of your choice goes from your Deck to the GY."""
    await fx.send_to_grave(await fx.choose(buriable(fx)))
    await fx.shuffle_deck()

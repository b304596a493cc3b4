"""Bujin Yamato."""

from app.engine import authoring as ygo

card = ygo.Script(32339440, "Bujin Yamato", unique="Bujin Yamato")


def bujin_in_deck(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Bujin" monsters in your Deck."""
    return fx.you.deck(lambda each: each.is_monster() and each.is_archetype("Bujin"))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    when=ygo.your_turn,
    target=ygo.affects_some(1, bujin_in_deck),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH | ygo.CATEGORY_TOGRAVE,
    limit=ygo.ONCE_PER_TURN,
)
async def search_then_send(fx: ygo.Effect) -> None:
    """Once in your End Phase you can search your Deck for a "Bujin" monster; after that a card of your hand
    goes to the GY.
    """
    if await fx.add_to_hand(await fx.choose(bujin_in_deck(fx))):
        await fx.then()
        await fx.send_to_grave(await fx.choose(fx.you.hand()))

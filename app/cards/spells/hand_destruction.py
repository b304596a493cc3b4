"""Hand Destruction."""

from app.engine import authoring as ygo

card = ygo.Script(74519184, "Hand Destruction")


def enough_cards(fx: ygo.Effect) -> bool:
    """Both players hold 2 cards besides this one, and can draw 2."""
    mine = fx.others(fx.you.hand())
    return (
        min(len(mine), len(fx.opponent.hand())) >= 2 and min(len(fx.you.deck()), len(fx.opponent.deck())) >= 2
    )


@card.activation(category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_DRAW, target=ygo.needs(enough_cards))
async def exchange_cards(fx: ygo.Effect) -> None:
    """Both players part with 2 cards of their hand, which go to the GY, and then draw as many."""
    first = fx.turn_player
    sent: list[ygo.Card] = []
    for player in (first, first.opponent):
        if len(player.hand()) < 2:
            return
        sent += await fx.choose(player.hand(), count=2, player=player)
    await fx.send_to_grave(sent)
    await fx.then()
    await fx.both_draw(2, 2)

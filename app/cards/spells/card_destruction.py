"""Card Destruction."""

from app.engine import authoring as ygo

card = ygo.Script(72892473, "Card Destruction")


def cards_to_discard(fx: ygo.Effect) -> bool:
    """Some player has another card in hand, and both Decks can replace what goes."""
    mine, theirs = len(fx.others(fx.you.hand())), len(fx.opponent.hand())
    return mine + theirs > 0 and len(fx.you.deck()) >= mine and len(fx.opponent.deck()) >= theirs


@card.activation(category=ygo.CATEGORY_HANDES | ygo.CATEGORY_DRAW, target=ygo.needs(cards_to_discard))
async def replace_hands(fx: ygo.Effect) -> None:
    """Each player discards their whole hand, then draws as many cards as they discarded."""
    mine, theirs = fx.you.hand(), fx.opponent.hand()
    gone = await fx.discard_cards(mine + theirs)
    await fx.then()
    await fx.both_draw(sum(each in mine for each in gone), sum(each in theirs for each in gone))

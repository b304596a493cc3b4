"""Trap Dustshoot."""

from app.engine import authoring as ygo

card = ygo.Script(64697231, "Trap Dustshoot")


@card.activation(
    when=lambda fx: len(fx.opponent.hand()) >= 4,
    category=ygo.CATEGORY_TODECK,
)
async def shoot(fx: ygo.Effect) -> None:
    """If your opponent has 4 or more cards in hand: Look at their hand and shuffle 1 monster of it into the
    Deck.
    """
    hand = fx.opponent.hand()
    await fx.look_at(hand)
    chosen = await fx.choose([each for each in hand if each.is_monster()], looking=True)
    await fx.return_to_deck(chosen)

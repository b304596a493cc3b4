"""Sillva, Warlord of Dark World."""

from app.engine import authoring as ygo

card = ygo.Script(32619583, "Sillva, Warlord of Dark World")


@card.trigger(
    ygo.EVENT_DISCARD,
    mandatory=True,
    when=lambda fx: fx.event.by_effect() and fx.this.is_at(ygo.LOCATION_GRAVE),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TODECK,
)
async def rise_and_rob(fx: ygo.Effect) -> None:
    """If a card effect discards it to the GY: Special Summon it. If it was an effect of your opponent, they
    then put 2 cards from their hand on the bottom of their Deck, in the order they like.
    """
    if not fx.still_there(fx.this) or not await fx.special_summon(fx.this):
        return
    hand = fx.opponent.hand()
    if fx.event.caused_by is fx.opponent and len(hand) >= 2:
        await fx.then()
        chosen = await fx.choose(hand, count=2, prompt=ygo.TO_DECK, player=fx.opponent)
        ordered = await fx.sort_cards(chosen, player=fx.opponent)
        await fx.return_to_deck(ordered, bottom=True, shuffle=False)

"""Sylvan Hermitree."""

from app.engine import authoring as ygo

card = ygo.Script(25824484, "Sylvan Hermitree")


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: bool(fx.you.deck()) and fx.can_draw(),
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_DECKDES | ygo.CATEGORY_DRAW,
)
async def dig(fx: ygo.Effect) -> None:
    """Once per turn: Excavate the top card of your Deck; a Plant goes to the GY and you draw 1 card, anything
    else goes under the Deck.
    """
    for top in fx.you.deck()[-1:]:
        await fx.reveal(top)
        if top.is_monster() and top.is_race(ygo.RACE_PLANT):
            if await fx.send_to_grave(top, reason=ygo.REASON_EFFECT | ygo.REASON_REVEAL):
                await fx.draw()
        else:
            await fx.to_deck_top([top], bottom=True)


def excavated(fx: ygo.Effect) -> bool:
    """It was excavated and sent from the Deck by an effect."""
    return fx.event.by_effect() and bool(fx.event.reason & ygo.REASON_REVEAL)


@card.trigger(
    ygo.EVENT_TO_GRAVE, mandatory=True, when=excavated, target=ygo.needs(lambda fx: bool(fx.you.deck()))
)
async def foresee(fx: ygo.Effect) -> None:
    """If an effect excavates it and sends it to the GY: Look at up to 3 cards from the top of your Deck and
    put them back on top in any order.
    """
    top = fx.you.deck()[::-1][:3]
    await fx.look_at(top)
    await fx.to_deck_top(await fx.sort_cards(top))

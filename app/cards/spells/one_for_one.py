"""One for One."""

from app.engine import authoring as ygo

card = ygo.Script(2295440, "One for One")


def small_ones(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 1 monsters in your hand and Deck."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda m: m.is_monster() and m.level == 1 and fx.can_special_summon(m),
    )


@card.activation(
    cost=ygo.send_to_grave(1, lambda fx: fx.you.hand(lambda each: each.is_monster())),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, small_ones),
)
async def trade(fx: ygo.Effect) -> None:
    """Send 1 monster from your hand to the GY; Special Summon 1 Level 1 monster from your hand or Deck."""
    chosen = await fx.choose(small_ones(fx))
    from_deck = any(each.location == ygo.LOCATION_DECK for each in chosen)
    await fx.special_summon(chosen)
    if from_deck:
        await fx.shuffle_deck()

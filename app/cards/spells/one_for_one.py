"""One for One."""

from app.engine import authoring as ygo

card = ygo.Script(2295440, "One for One")


def small_ones(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 1 monsters in your hand and Deck."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda m: m.is_monster() and m.level == 1 and fx.can_special_summon(m),
    )


def payments(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand that are not the only one it could bring."""
    coming = small_ones(fx)
    return fx.you.hand(lambda each: each.is_monster() and any(one is not each for one in coming))


@card.activation(
    cost=ygo.send_to_grave(1, payments),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, small_ones),
)
async def trade(fx: ygo.Effect) -> None:
    """For a monster that you send from your hand to the GY: Special Summon a Level 1 monster, out of your
    hand or Deck.
    """
    chosen = await fx.choose(small_ones(fx))
    from_deck = any(each.location == ygo.LOCATION_DECK for each in chosen)
    await fx.special_summon(chosen)
    if from_deck:
        await fx.shuffle_deck()

"""The Agent of Creation - Venus."""

from app.engine import authoring as ygo

SHINE_BALL = 39552864

card = ygo.Script(64734921, "The Agent of Creation - Venus")


def balls(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Mystical Shine Ball" in your hand and Deck."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda m: m.is_named(SHINE_BALL) and fx.can_special_summon(m),
    )


@card.ignition(
    cost=ygo.pay_lp(500),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, balls),
)
async def create(fx: ygo.Effect) -> None:
    """For 500 LP a "Mystical Shine Ball" of your hand or Deck is Special Summoned, as often as you like."""
    chosen = await fx.choose(balls(fx), prompt=ygo.SPECIAL_SUMMON)
    from_deck = any(each.location == ygo.LOCATION_DECK for each in chosen)
    await fx.special_summon(chosen)
    if from_deck:
        await fx.shuffle_deck()

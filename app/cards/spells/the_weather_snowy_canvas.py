"""The Weather Snowy Canvas."""

from app.engine import authoring as ygo

card = ygo.Script(
    80577258,
    "The Weather Snowy Canvas",
    note="You can control only 1.",
    unique="The Weather Snowy Canvas",
)
card.activates()


def weather_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """All "The Weather" cards in your Deck."""
    return fx.you.deck(lambda each: each.is_archetype("The Weather"))


@card.granted(ygo.EFFECT_CANNOT_TO_HAND, affects_player=ygo.you)
def no_more(fx: ygo.Effect, other: ygo.Card) -> bool:
    return other.location == ygo.LOCATION_DECK


@card.quick(
    given=True,
    cost=ygo.banish_for_the_weather(),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, weather_cards),
)
async def snow(fx: ygo.Effect) -> None:
    """You can banish this card; add 1 "The Weather" card from your Deck to your hand, but for the rest of the
    turn you cannot add cards from the Deck to your hand except by drawing.
    """
    await fx.add_to_hand(await fx.choose(weather_cards(fx)))
    fx.grant(no_more, until=fx.this_turn())


card.gives(
    snow,
    ygo.weather_painters_near,
    text='"The Weather" Effect Monsters in your Main Monster Zones of its column and the next ones gain it.',
)

"""The White Stone of Legend."""

from app.engine import authoring as ygo

card = ygo.Script(79814787, "The White Stone of Legend")

BLUE_EYES_WHITE_DRAGON = 89631139


def searchable(fx: ygo.Effect) -> list[ygo.Card]:
    """Blue-Eyes White Dragon in your Deck."""
    return fx.you.deck(lambda monster: monster.is_named(BLUE_EYES_WHITE_DRAGON))


@card.trigger(
    on=ygo.EVENT_TO_GRAVE,
    mandatory=True,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, searchable),
)
async def search(fx: ygo.Effect) -> None:
    """If it goes to the GY, from wherever: A "Blue-Eyes White Dragon" of your Deck goes to your hand."""
    await fx.add_to_hand(await fx.choose(searchable(fx)))

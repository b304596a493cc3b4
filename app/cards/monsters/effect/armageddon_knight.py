"""Armageddon Knight."""

from app.engine import authoring as ygo

card = ygo.Script(28985331, "Armageddon Knight")


def dark_in_deck(fx: ygo.Effect) -> list[ygo.Card]:
    """DARK monsters in your Deck."""
    return fx.you.deck(ygo.is_attribute(ygo.ATTRIBUTE_DARK))


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    timing="when",
    target=ygo.affects_some(1, dark_in_deck),
    category=ygo.CATEGORY_TOGRAVE,
)
async def send_dark(fx: ygo.Effect) -> None:
    """On its Summon, of whatever kind, a DARK monster can go from your Deck to the GY."""
    await fx.send_to_grave(await fx.choose(dark_in_deck(fx)))
    await fx.shuffle_deck()

"""Destiny HERO - Malicious."""

from app.engine import authoring as ygo

card = ygo.Script(9411399, "Destiny HERO - Malicious")


def copies(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies in your Deck that could come."""
    return fx.you.deck(lambda each: each.is_named(card.code) and fx.can_special_summon(each))


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, copies),
)
async def repeat(fx: ygo.Effect) -> None:
    """Banish this card from your GY: 1 copy of it is Special Summoned from your Deck."""
    await fx.special_summon(await fx.choose(copies(fx), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()

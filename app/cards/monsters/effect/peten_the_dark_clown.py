"""Peten the Dark Clown."""

from app.engine import authoring as ygo

card = ygo.Script(52624755, "Peten the Dark Clown")


def more_clowns(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies in your hand or Deck that can be Special Summoned."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda other: other.is_named(card.code) and fx.can_special_summon(other),
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    cost=ygo.banish_this_card(),
    target=ygo.affects_some(1, more_clowns),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def reappear(fx: ygo.Effect) -> None:
    """When this card is sent to the GY: You can banish it from there; Special Summon 1 copy of it from your
    hand or Deck.
    """
    await fx.special_summon(await fx.choose(more_clowns(fx), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()

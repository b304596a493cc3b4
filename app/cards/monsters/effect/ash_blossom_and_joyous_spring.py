"""Ash Blossom & Joyous Spring."""

from app.engine import authoring as ygo

card = ygo.Script(14558127, "Ash Blossom & Joyous Spring")


def uses_a_deck(fx: ygo.Effect) -> bool:
    """The answered effect takes cards from the Deck to the hand, the GY or (Summoned) the field."""
    link = fx.answered
    takes = link.category(ygo.CATEGORY_SEARCH | ygo.CATEGORY_DRAW | ygo.CATEGORY_DECKDES) or link.would(
        ygo.CATEGORY_TOHAND | ygo.CATEGORY_TOGRAVE, lambda each: each.location == ygo.LOCATION_DECK
    )
    calls = link.would(
        ygo.CATEGORY_SPECIAL_SUMMON,
        lambda each: each.location == ygo.LOCATION_DECK and bool(each.printed_type & ygo.TYPE_MONSTER),
    )
    return (takes or calls) and link.effect_can_be_negated()


@card.quick(
    on=ygo.EVENT_CHAINING,
    at=ygo.LOCATION_HAND,
    when=uses_a_deck,
    cost=ygo.discard_this_card(),
    category=ygo.CATEGORY_DISABLE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    in_damage_step=True,
)
async def wither(fx: ygo.Effect) -> None:
    """When a card or effect is activated that adds a card from the Deck to the hand, Special Summons from the
    Deck or sends a card from the Deck to the GY: You can discard this card; negate that effect. Only once a
    turn.
    """
    await fx.negate_effect(fx.answered)

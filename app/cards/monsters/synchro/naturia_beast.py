"""Naturia Beast."""

from app.engine import authoring as ygo

earth = ygo.is_attribute(ygo.ATTRIBUTE_EARTH)
card = ygo.Script(
    33198837,
    "Naturia Beast",
    note="Materials: an EARTH Tuner and 1 or more EARTH monsters that are no Tuners.",
    summon=ygo.synchro(tuner=earth, others=earth),
)


def top_two(fx: ygo.Effect) -> list[ygo.Card]:
    """The top 2 cards of your Deck."""
    return fx.you.deck()[::-1][:2]


def can_mill(fx: ygo.Effect) -> bool:
    """The Deck has 2 cards that would go to the GY."""
    return len(top_two(fx)) == 2 and all(fx.can_go_to_grave_as_cost(each) for each in top_two(fx))


@card.quick(
    ygo.EVENT_CHAINING,
    when=ygo.spell_card_answered,
    cost=ygo.custom(can_mill, lambda fx: fx.send_to_grave(top_two(fx), reason=ygo.REASON_COST)),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def rule_of_nature(fx: ygo.Effect) -> None:
    """Answers a Spell Card: You can send the top 2 cards of your Deck to the GY; its activation is negated
    and the card destroyed, if this card is face-up then as well.
    """
    if fx.this_is_face_up():
        await ygo.negate_and_destroy(fx)

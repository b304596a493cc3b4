"""Shaddoll Squamata."""

from app.engine import authoring as ygo

card = ygo.Script(30328508, "Shaddoll Squamata")
ONE_OF_BOTH = ygo.Limit(scope="name", shared="either")


@card.flip(
    mandatory=False,
    limit=ONE_OF_BOTH,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.any_monster),
)
async def snap(fx: ygo.Effect) -> None:
    """FLIP: You can target 1 monster on the field; destroy it. Only 1 of its effects a turn."""
    await fx.destroy(fx.targets_still_there())


def others_of_its_kind(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Shaddoll" cards in your Deck, except copies of this card."""
    return fx.you.deck(lambda each: each.is_archetype("Shaddoll") and not each.is_named(card.code))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=lambda fx: fx.event.by_effect(),
    limit=ONE_OF_BOTH,
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_DECKDES,
    target=ygo.affects_some(1, others_of_its_kind),
)
async def pull_a_string(fx: ygo.Effect) -> None:
    """If it is sent to the GY by a card effect: You can send 1 other "Shaddoll" card from your Deck to the
    GY. Only 1 of its effects a turn.
    """
    await fx.send_to_grave(await fx.choose(others_of_its_kind(fx)))
    await fx.shuffle_deck()

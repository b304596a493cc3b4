"""Eclipse Wyvern."""

from app.engine import authoring as ygo

card = ygo.Script(51858306, "Eclipse Wyvern")


def great_dragons(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 7 or higher LIGHT or DARK Dragon monsters in your Deck."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.is_race(ygo.RACE_DRAGON)
            and each.level >= 7
            and each.is_attribute(ygo.ATTRIBUTE_LIGHT | ygo.ATTRIBUTE_DARK)
        )
    )


@card.trigger(ygo.EVENT_TO_GRAVE, mandatory=True, category=ygo.CATEGORY_REMOVE)
async def swallow_a_dragon(fx: ygo.Effect) -> None:
    """Sent to the GY it swallows a LIGHT or DARK Dragon of your Deck with a Level of at least 7: that is
    banished.
    """
    dragons = great_dragons(fx)
    if not dragons:
        await fx.reveal(fx.you.deck())
    else:
        banished = await fx.banish(await fx.choose(dragons))
        if banished and fx.still_there(fx.this):
            fx.tie_to(banished[0])
    await fx.shuffle_deck()


def left_the_graveyard_with_a_dragon(fx: ygo.Effect) -> bool:
    """This card was banished from the GY, and the card it banished is still banished."""
    before = fx.event.before(fx.this)
    return before is not None and before.location == ygo.LOCATION_GRAVE and bool(swallowed(fx))


def swallowed(fx: ygo.Effect) -> list[ygo.Card]:
    """The card banished by this card's effect."""
    before = fx.event.before(fx.this)
    uid, generation = before.tied if before is not None else (0, 0)
    return [
        each
        for each in fx.you.banished() + fx.opponent.banished()
        if each.uid == uid and each.data.generation == generation
    ]


@card.trigger(
    ygo.EVENT_REMOVE,
    when=left_the_graveyard_with_a_dragon,
    target=ygo.affects_some(1, swallowed),
    category=ygo.CATEGORY_TOHAND,
)
async def give_it_back(fx: ygo.Effect) -> None:
    """Banished from your GY it can give back to your hand what its effect has banished."""
    await fx.add_to_hand(swallowed(fx))

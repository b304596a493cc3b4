"""Dragon Ravine."""

from app.engine import authoring as ygo

card = ygo.Script(62265044, "Dragon Ravine")
card.activates()

EITHER = ygo.Limit(shared="ravine")


def dragunities(fx: ygo.Effect) -> list[ygo.Card]:
    """Low-Level Dragunity monsters in your Deck."""
    return fx.you.deck(
        lambda monster: monster.is_monster() and 1 <= monster.level <= 4 and monster.is_archetype("Dragunity")
    )


def dragons(fx: ygo.Effect) -> list[ygo.Card]:
    """Dragon monsters in your Deck."""
    return fx.you.deck(ygo.is_race(ygo.RACE_DRAGON))


@card.ignition(
    at=ygo.LOCATION_FZONE,
    cost=ygo.discard(1),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, dragunities),
    limit=EITHER,
)
async def call_a_rider(fx: ygo.Effect) -> None:
    """Once per turn, this or the other effect: You can discard 1 card; add 1 "Dragunity" monster of Level 4
    or lower from your Deck to your hand.
    """
    await fx.add_to_hand(await fx.choose(dragunities(fx)))


@card.ignition(
    at=ygo.LOCATION_FZONE,
    cost=ygo.discard(1),
    category=ygo.CATEGORY_TOGRAVE,
    target=ygo.affects_some(1, dragons),
    limit=EITHER,
)
async def drop_a_dragon(fx: ygo.Effect) -> None:
    """Once per turn, this or the other effect: You can discard 1 card; send 1 Dragon monster from your Deck
    to the GY.
    """
    await fx.send_to_grave(await fx.choose(dragons(fx)))
    await fx.shuffle_deck()

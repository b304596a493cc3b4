"""Black Rose Moonlight Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    33698022,
    "Black Rose Moonlight Dragon",
    note="Materials: 1 Tuner and 1 or more non-Tuners.",
    summon=ygo.synchro(),
)
ONE_OF_BOTH = ygo.Limit(scope="name", shared="moonlight")


def their_special_summoned(fx: ygo.Effect) -> list[ygo.Card]:
    """Special Summoned monsters your opponent controls."""
    return fx.opponent.monsters(lambda m: m.was_special_summoned() and fx.can_return_to_hand(m))


def high_level_arrived(fx: ygo.Effect) -> bool:
    """A monster of Level 5 or more came to the opponent's field."""
    return any(m.controller is fx.opponent and m.level >= 5 for m in fx.event.still_there())


async def send_back(fx: ygo.Effect) -> None:
    """If this is Special Summoned: Target 1 Special Summoned monster of your opponent; return it to the hand.
    Only one of these effects, once per turn.
    """
    await fx.return_to_hand(fx.targets_still_there())


card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    limit=ONE_OF_BOTH,
    target=ygo.target_one(their_special_summoned),
    category=ygo.CATEGORY_TOHAND,
)(send_back)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=high_level_arrived,
    limit=ONE_OF_BOTH,
    target=ygo.target_one(their_special_summoned),
    category=ygo.CATEGORY_TOHAND,
)
async def send_a_newcomer_back(fx: ygo.Effect) -> None:
    """If a monster of Level 5 or more is Special Summoned to your opponent's field: Target 1 Special Summoned
    monster of theirs; return it to the hand. Only one of these effects, once per turn.
    """
    await fx.return_to_hand(fx.targets_still_there())

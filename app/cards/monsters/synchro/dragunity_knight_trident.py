"""Dragunity Knight - Trident."""

from app.engine import authoring as ygo

card = ygo.Script(
    80159717,
    "Dragunity Knight - Trident",
    note="Materials: a Dragon Tuner and Winged Beast monsters that are no Tuners.",
    summon=ygo.synchro(
        tuner=lambda m: m.is_type(ygo.TYPE_TUNER) and m.is_race(ygo.RACE_DRAGON),
        others=lambda m: not m.is_type(ygo.TYPE_TUNER) and m.is_race(ygo.RACE_WINGEDBEAST),
    ),
)


def sendable(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards you control that can go to the GY."""
    return fx.you.field(fx.can_go_to_grave_as_cost)


async def send_up_to_three(fx: ygo.Effect) -> None:
    """Send 1 to 3 of them and remember how many."""
    most = min(3, len(sendable(fx)), len(fx.opponent.extra_deck()))
    chosen = await fx.choose(sendable(fx), count=most, at_least=1)
    await fx.send_to_grave(chosen, reason=ygo.REASON_COST)
    fx.remember(len(chosen))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.custom(lambda fx: bool(sendable(fx)), send_up_to_three),
    target=ygo.needs(lambda fx: bool(fx.opponent.extra_deck())),
    category=ygo.CATEGORY_TOGRAVE,
)
async def three_prongs(fx: ygo.Effect) -> None:
    """Once per turn: Send up to 3 cards you control to the GY; look at your opponent's Extra Deck and send as
    many cards from there to the GY.
    """
    cards = fx.opponent.extra_deck()
    await fx.look_at(cards)
    await fx.send_to_grave(await fx.choose(cards, count=min(fx.labels[0], len(cards))))

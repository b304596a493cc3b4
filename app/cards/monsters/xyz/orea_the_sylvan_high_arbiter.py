"""Orea, the Sylvan High Arbiter."""

from app.engine import authoring as ygo

card = ygo.Script(
    95239444,
    "Orea, the Sylvan High Arbiter",
    note="Materials: 2 Level 7 monsters.",
    summon=ygo.xyz(7),
)


def plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Plants with a Level in your hand and face-up on your field for which the Deck is large enough."""
    size = len(fx.you.deck())
    found = fx.you.hand() + fx.you.face_up_monsters()
    return [
        other
        for other in found
        if ygo.is_race(ygo.RACE_PLANT)(other)
        and 1 <= other.level <= size
        and fx.can_go_to_grave_as_cost(other)
    ]


async def send_a_plant(fx: ygo.Effect) -> None:
    """Send one and remember the Level it had."""
    chosen = await fx.choose(plants(fx))
    fx.remember(chosen[0].level)
    await fx.send_to_grave(chosen, reason=ygo.REASON_COST)


@card.ignition(limit=ygo.ONCE_PER_TURN, cost=ygo.custom(lambda fx: bool(plants(fx)), send_a_plant))
async def arrange(fx: ygo.Effect) -> None:
    """Once per turn: Send 1 Plant monster from your hand or face-up field to the GY; look at as many cards
    from the top of your Deck as its Level was, then put them back on top in any order.
    """
    top = fx.you.deck()[::-1][: fx.labels[0]]
    await fx.look_at(top)
    await fx.to_deck_top(await fx.sort_cards(top))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: bool(fx.you.deck()),
    cost=ygo.detach(1),
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_TOHAND,
)
async def judge(fx: ygo.Effect) -> None:
    """Once per turn: Detach 1 material; excavate 1 to 3 cards, send the Plant monsters among them to the GY,
    and if you do, return at least 1 and up to as many other cards on the field to the hand. The rest goes
    under the Deck in any order.
    """
    size = len(fx.you.deck())
    number = await fx.declare_number([n for n in (1, 2, 3) if n <= size])
    top = fx.you.deck()[::-1][:number]
    await fx.reveal(top)
    plants_found = [other for other in top if ygo.is_race(ygo.RACE_PLANT)(other)]
    sent = await fx.send_to_grave(plants_found, reason=ygo.REASON_EFFECT | ygo.REASON_REVEAL)
    if sent:
        field = [other for other in fx.others(fx.cards_on_field()) if fx.can_return_to_hand(other)]
        await fx.return_to_hand(await fx.choose(field, count=len(sent), at_least=1, prompt=ygo.TO_HAND))
    rest = [other for other in top if other.location == ygo.LOCATION_DECK]
    await fx.to_deck_top(await fx.sort_cards(rest), bottom=True)

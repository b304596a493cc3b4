"""Mythical Bestiary."""

from app.engine import authoring as ygo

card = ygo.Script(38325384, "Mythical Bestiary")


def holders(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up cards on the field that can hold a Spell Counter."""
    return fx.cards_on_field(lambda each: fx.can_place_counter(each, ygo.COUNTER_SPELL))


def top_two(fx: ygo.Effect) -> list[ygo.Card]:
    """The top 2 cards of your Deck."""
    return fx.you.deck()[::-1][:2]


def can_bury(fx: ygo.Effect) -> bool:
    """There are 2, and they would go to the GY."""
    return len(top_two(fx)) == 2 and all(fx.can_go_to_grave_as_cost(each) for each in top_two(fx))


async def bury_two(fx: ygo.Effect) -> None:
    """Send them to the GY."""
    await fx.send_to_grave(top_two(fx), reason=ygo.REASON_COST)


async def charge(fx: ygo.Effect, chosen: ygo.Card) -> None:
    """Place 1 or 2 Spell Counters on the card."""
    if fx.can_place_counter(chosen, ygo.COUNTER_SPELL):
        fx.add_counter(chosen, ygo.COUNTER_SPELL, await fx.declare_number((1, 2)))


@card.activation(
    cost=ygo.custom(can_bury, bury_two),
    target=ygo.target_one(holders),
    category=ygo.CATEGORY_COUNTER,
    limit=ygo.Limit(scope="name", refund=True),
)
async def open_the_book(fx: ygo.Effect) -> None:
    """Send the top 2 cards of your Deck to the GY, then target 1 face-up card that can hold a Spell Counter;
    place 1 or 2 on it. Only once a turn by this name.
    """
    for chosen in fx.targets_still_there():
        await charge(fx, chosen)


def beasts(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your Deck whose text lets them hold Spell Counters."""

    def can_hold(each: ygo.Card) -> bool:
        script = fx.kernel.script(each.code)
        return script is not None and any(kind == ygo.COUNTER_SPELL for kind, _ in script.counters)

    return fx.you.deck(lambda each: each.is_monster() and can_hold(each) and fx.can_special_summon(each))


@card.trigger(
    ygo.EVENT_DESTROYED,
    when=lambda fx: fx.event.by_effect() and ygo.destroyed_by_the_opponent(fx),
    target=ygo.affects_some(1, beasts),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_COUNTER,
)
async def last_page(fx: ygo.Effect) -> None:
    """If an opponent's effect destroys this card in its owner's possession: You can Special Summon 1 monster
    from your Deck that can hold Spell Counters, and if you do, place 1 or 2 on it.
    """
    done = await fx.special_summon(await fx.choose(beasts(fx)))
    await fx.shuffle_deck()
    for each in done:
        await charge(fx, each)

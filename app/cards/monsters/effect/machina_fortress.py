"""Machina Fortress."""

from itertools import combinations

from app.engine import authoring as ygo

card = ygo.Script(5556499, "Machina Fortress")


def machines(fx: ygo.Effect) -> list[ygo.Card]:
    """Machine monsters in your hand, also this one if it would get to the GY."""
    found = fx.you.hand(ygo.is_race(ygo.RACE_MACHINE))
    return found if fx.can_go_to_grave_as_cost(fx.this) else fx.others(found)


def payments(fx: ygo.Effect, chosen: list[ygo.Card]) -> set[ygo.Card]:
    """What can be discarded after ``chosen`` so that in the end every one of the cards is needed."""
    rest = [each for each in machines(fx) if each not in chosen]
    found: set[ygo.Card] = set()
    for count in range(1, 9 - len(chosen)):
        for more in combinations(rest, count):
            levels = [each.level for each in (*chosen, *more)]
            if sum(levels) >= 8 > sum(levels) - min(levels):
                found.update(more)
    return found


async def discard_eight_levels(fx: ygo.Effect) -> None:
    """Discard some of them, one choice after another, until their Levels reach 8."""
    chosen: list[ygo.Card] = []
    while sum(each.level for each in chosen) < 8:
        able = payments(fx, chosen)
        chosen += await fx.choose([each for each in machines(fx) if each in able], prompt=ygo.DISCARD)
    await fx.discard_cards(chosen, reason=ygo.REASON_COST)


@card.summon_procedure(
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    cost=ygo.custom(lambda fx: sum(each.level for each in machines(fx)) >= 8, discard_eight_levels),
)
async def assemble(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand or GY by discarding Machine monsters, even itself, with 8 or
    more Levels in total.
    """


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    mandatory=True,
    when=lambda fx: fx.this.location == ygo.LOCATION_GRAVE,
    target=ygo.target_one(ygo.opponents_card),
    category=ygo.CATEGORY_DESTROY,
    in_damage_step=True,
)
async def last_shell(fx: ygo.Effect) -> None:
    """If it is destroyed by battle and sent to the GY: Target 1 card your opponent controls; destroy it."""
    await fx.destroy(fx.targets_still_theirs())


def aimed_at_by_a_monster(fx: ygo.Effect) -> bool:
    """The link about to resolve is an opponent's monster effect that targets it."""
    links = [link for link in fx.links() if link.link.number == fx.event.value]
    theirs = fx.event.player is fx.opponent and fx.event.includes(fx.this)
    return theirs and any(link.is_monster_effect() for link in links)


@card.continuous(ygo.EVENT_CHAIN_SOLVING, at=ygo.LOCATION_MZONE, when=aimed_at_by_a_monster)
async def search_the_enemy(fx: ygo.Effect) -> None:
    """Before an opponent's monster effect resolves that targets it: Look at their hand and discard 1 card
    there.
    """
    hand = fx.opponent.hand()
    if hand:
        await fx.look_at(hand)
        await fx.discard_cards(await fx.choose(hand, looking=True, prompt=ygo.DISCARD))
        await fx.shuffle_hand(fx.opponent)

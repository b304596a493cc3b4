"""Servant of Endymion."""

from app.engine import authoring as ygo

card = ygo.Script(
    92559258,
    "Servant of Endymion",
    note="You can Special Summon it only once a turn by its name.",
    counters=((ygo.COUNTER_SPELL, 0),),
    pendulum_counters=((ygo.COUNTER_SPELL, 0),),
)

card.pendulum_scale()


@card.continuous(ygo.EVENT_SPSUMMON_SUCCESS, unclassified=True)
async def count_the_summon(fx: ygo.Effect) -> None:
    fx.grant(no_second, until=fx.this_turn())


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def no_second(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    return summoned.code == card.code


MARK = "spells"


def a_spell_card(fx: ygo.Effect) -> bool:
    """Another Spell Card was activated."""
    links = [link for link in fx.links() if link.link.number == fx.event.value]
    return any(link.is_card_activation() and link.is_spell() and link.card is not fx.this for link in links)


@card.continuous(ygo.EVENT_CHAINING, at=ygo.LOCATION_PZONE, when=a_spell_card)
async def notice(fx: ygo.Effect) -> None:
    fx.mark_this(MARK, fx.this.flag(MARK) | 1 << fx.event.value)


@card.continuous(
    ygo.EVENT_CHAIN_SOLVED,
    at=ygo.LOCATION_PZONE,
    when=lambda fx: bool(fx.this.flag(MARK) & 1 << fx.event.value),
)
async def gather(fx: ygo.Effect) -> None:
    """Pendulum Effect: Each time a Spell Card that was activated resolves: Place 1 Spell Counter on this
    card.
    """
    fx.mark_this(MARK, fx.this.flag(MARK) & ~(1 << fx.event.value))
    fx.add_counter(fx.this, ygo.COUNTER_SPELL)


def partners(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your Deck with 1000 or more ATK whose text lets them hold Spell Counters."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and m.facts.attack >= 1000
            and fx.is_counter_holder(m, ygo.COUNTER_SPELL)
            and fx.can_special_summon(m)
        )
    )


def room_for_both(fx: ygo.Effect) -> bool:
    """It and a partner can be Special Summoned."""
    return fx.you.free_monster_zones() > 1 and bool(partners(fx)) and fx.can_special_summon(fx.this)


@card.ignition(
    at=ygo.LOCATION_PZONE,
    cost=ygo.remove_counters(ygo.COUNTER_SPELL, 3),
    target=ygo.all_parts(ygo.needs(room_for_both), ygo.may_affect(partners)),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_COUNTER,
)
async def report(fx: ygo.Effect) -> None:
    """Pendulum Effect: Remove 3 Spell Counters from this card; Special Summon it and 1 monster from your Deck
    with 1000 or more ATK that can hold Spell Counters, and if you do, place 1 on each.
    """
    if not fx.still_there(fx.this) or not room_for_both(fx):
        return
    done = await fx.special_summon([fx.this, *await fx.choose(partners(fx))])
    await fx.shuffle_deck()
    for monster in done if len(done) == 2 else ():
        fx.add_counter(monster, ygo.COUNTER_SPELL)


@card.modifier(ygo.EFFECT_DIRECT_ATTACK, when=lambda fx: fx.this.counters(ygo.COUNTER_SPELL) > 0)
def slip_past(fx: ygo.Effect) -> bool:
    """With a Spell Counter it can attack directly."""
    return True


def chargeable(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards you control that a Spell Counter can be placed on."""
    return fx.you.field(lambda each: fx.can_place_counter(each, ygo.COUNTER_SPELL))


@card.quick(
    limit=ygo.ONCE_PER_TURN,
    when=ygo.opponents_turn,
    cost=ygo.discard(),
    target=ygo.needs(lambda fx: bool(chargeable(fx))),
    category=ygo.CATEGORY_COUNTER,
)
async def serve(fx: ygo.Effect) -> None:
    """Once per turn, in your opponent's turn: Discard 1 card; place 1 Spell Counter on each card you control
    that can hold one.
    """
    for each in chargeable(fx):
        fx.add_counter(each, ygo.COUNTER_SPELL)


def lost_counters(fx: ygo.Effect) -> int:
    """Spell Counters it had on the field."""
    before = fx.event.before(fx.this)
    return sum(n for kind, n in before.counters if kind == ygo.COUNTER_SPELL) if before is not None else 0


def fell_as_a_monster(fx: ygo.Effect) -> bool:
    """It was destroyed in a Monster Zone, and there is room in a Pendulum Zone."""
    before = fx.event.before(fx.this)
    on_field = before is not None and before.location == ygo.LOCATION_MZONE
    return on_field and fx.you.free_pendulum_zones() > 0


@card.trigger(ygo.EVENT_DESTROYED, when=fell_as_a_monster, category=ygo.CATEGORY_COUNTER, in_damage_step=True)
async def withdraw(fx: ygo.Effect) -> None:
    """If it is destroyed in the Monster Zone: You can place it in your Pendulum Zone, then place as many
    Spell Counters on it as it had.
    """
    if fx.still_there(fx.this) and await fx.place_in_pendulum_zone(fx.this):
        await fx.then()
        if lost_counters(fx):
            fx.add_counter(fx.this, ygo.COUNTER_SPELL, lost_counters(fx))

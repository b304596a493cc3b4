"""Cyber Network."""

from app.engine import authoring as ygo

card = ygo.Script(12670770, "Cyber Network", counts_turns=True)
CYBER_DRAGON = 70095154
USED, TURNS = "used", "turns"


def light_machines(fx: ygo.Effect) -> list[ygo.Card]:
    """LIGHT Machines in your Deck that could be banished."""
    return fx.you.deck(lambda m: is_light_machine(m) and fx.can_be_banished(m))


def is_light_machine(monster: ygo.Card) -> bool:
    """A LIGHT Machine monster."""
    return (
        monster.is_monster()
        and monster.is_race(ygo.RACE_MACHINE)
        and monster.is_attribute(ygo.ATTRIBUTE_LIGHT)
    )


def usable(fx: ygo.Effect) -> bool:
    """ "Cyber Dragon" is on the field, and this was not used yet in this turn."""
    dragon = fx.face_up_monsters(lambda m: m.is_named(CYBER_DRAGON))
    return bool(dragon) and bool(light_machines(fx)) and not fx.this_has(USED)


async def maybe_use_it(fx: ygo.Effect) -> None:
    """Its effect may be used with the activation of the card."""
    if usable(fx) and await fx.confirm():
        fx.mark_this(USED, until_turn=fx.turn)
        fx.remember(1)


async def store(fx: ygo.Effect) -> None:
    """Banish 1 LIGHT Machine from the Deck."""
    await fx.banish(await fx.choose(light_machines(fx), prompt=ygo.BANISH))
    await fx.shuffle_deck()


@card.activation(cost=ygo.custom(lambda fx: True, maybe_use_it), category=ygo.CATEGORY_REMOVE)
async def connect(fx: ygo.Effect) -> None:
    """You can use its banishing effect at once, if its condition is met."""
    if fx.labels:
        await store(fx)


@card.quick(
    at=ygo.LOCATION_SZONE,
    when=usable,
    cost=ygo.custom(lambda fx: True, lambda fx: fx.mark_this(USED, until_turn=fx.turn)),
    category=ygo.CATEGORY_REMOVE,
)
async def download(fx: ygo.Effect) -> None:
    """While "Cyber Dragon" is on the field, you can banish a LIGHT Machine of your Deck once in each turn."""
    await store(fx)


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY, at=ygo.LOCATION_SZONE, when=ygo.your_turn, unclassified=True
)
async def time_out(fx: ygo.Effect) -> None:
    """In your 3rd Standby Phase after its activation it is destroyed."""
    fx.mark_this(TURNS, fx.this.flag(TURNS) + 1)
    if fx.this.flag(TURNS) >= 3:
        await fx.destroy(fx.this)


def from_the_field(fx: ygo.Effect) -> bool:
    """It went from the field to the GY."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.granted(ygo.EFFECT_CANNOT_TRIGGER)
def offline(fx: ygo.Effect) -> bool:
    return True


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=from_the_field,
    cost=ygo.no_battle_phase(),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DESTROY,
)
async def upload(fx: ygo.Effect) -> None:
    """If it goes from the field to the GY: As many of your banished LIGHT Machines as possible are Special
    Summoned, then all Spells and Traps you control are destroyed. They cannot activate effects. You have
    no Battle Phase in that turn.
    """
    coming = fx.you.banished(lambda m: is_light_machine(m) and m.is_face_up() and fx.can_special_summon(m))
    room = fx.you.free_monster_zones()
    if len(coming) > room:
        coming = await fx.choose(coming, count=room, prompt=ygo.SPECIAL_SUMMON)
    summoned = await fx.special_summon(coming)
    if summoned:
        fx.grant(offline, summoned)
        await fx.destroy(fx.you.spells_and_traps())

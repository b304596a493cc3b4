"""Performapal Turn Trooper."""

from app.engine import authoring as ygo

card = ygo.Script(220414, "Performapal Turn Trooper", counters=((0x35, 2),))

TURN = 0x35


def room_for_counter(fx: ygo.Effect) -> bool:
    """Fewer than 2 counters are on it."""
    return fx.can_place_counter(fx.this, TURN)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_BATTLE_START,
    at=ygo.LOCATION_MZONE,
    when=ygo.your_turn,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.needs(room_for_counter),
)
async def wind_up(fx: ygo.Effect) -> None:
    """At the start of your Battle Phase: you can place 1 counter on this card (at most 2)."""
    if fx.this_is_face_up():
        fx.add_counter(fx.this, TURN)


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_MZONE,
    timing="when",
    when=lambda fx: ygo.opponent_attacks(fx) and fx.this.counters(TURN) == 1,
    limit=ygo.ONCE_PER_TURN,
)
async def turn_away(fx: ygo.Effect) -> None:
    """With 1 counter, once per turn, when an opponent's monster declares an attack: you can negate it."""
    await fx.negate_attack()


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END, when=ygo.opponents_turn)
async def come_back(fx: ygo.Effect) -> None:
    """In your opponent's second End Phase the monsters return."""
    await fx.return_to_field(fx.bound)


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END, when=ygo.opponents_turn)
async def wait_once_more(fx: ygo.Effect) -> None:
    fx.delay(come_back, fx.bound)


@card.ignition(
    when=lambda fx: fx.this.counters(TURN) == 2,
    cost=ygo.tribute_this_card(),
    category=ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(lambda fx: fx.others(fx.monsters_on_field())),
)
async def turn_everyone_away(fx: ygo.Effect) -> None:
    """With 2 counters: you can Tribute this card; banish all monsters on the field until your opponent's
    second End Phase.
    """
    gone = await fx.banish(fx.monsters_on_field())
    if gone:
        fx.delay(wait_once_more, gone)

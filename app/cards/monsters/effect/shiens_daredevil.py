"""Shien's Daredevil."""

from app.engine import authoring as ygo

BUSHIDO = 0x3
card = ygo.Script(98162021, "Shien's Daredevil", counters=((BUSHIDO, 1),))


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.affects_this_card(),
)
async def take_a_counter(fx: ygo.Effect) -> None:
    """When it is Normal Summoned: Place 1 Bushido Counter on it (it can hold only 1)."""
    if fx.this_is_face_up():
        fx.add_counter(fx.this, BUSHIDO)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack(fx: ygo.Effect) -> int:
    """It gains 300 ATK while it has one."""
    return 300 if fx.this.counters(BUSHIDO) else 0


def holders(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up cards that can hold a Bushido Counter."""
    return fx.others(fx.cards_on_field(lambda each: fx.can_place_counter(each, BUSHIDO)))


@card.ignition(
    when=lambda fx: fx.this.counters(BUSHIDO) > 0,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.target_one(holders),
    limit=ygo.ONCE_PER_TURN,
)
async def pass_it_on(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 face-up card on the field that can hold a Bushido Counter; move 1 from
    this card to it.
    """
    if fx.still_there(fx.target) and fx.this_is_face_up() and fx.remove_counter(fx.this, BUSHIDO):
        fx.add_counter(fx.target, BUSHIDO)

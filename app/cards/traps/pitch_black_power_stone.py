"""Pitch-Black Power Stone."""

from app.engine import authoring as ygo

card = ygo.Script(34029630, "Pitch-Black Power Stone", counters=((ygo.COUNTER_SPELL, 0),))


def charge(fx: ygo.Effect) -> None:
    """Part of the activation itself."""
    fx.add_counter(fx.this, ygo.COUNTER_SPELL, 3)


card.activates(
    cost=ygo.custom(lambda fx: True, charge), text="Place 3 Spell Counters on this card to activate it."
)


def holders(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up cards that can hold a Spell Counter."""
    return fx.others(fx.cards_on_field(lambda each: fx.can_place_counter(each, ygo.COUNTER_SPELL)))


@card.quick(
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.is_your_turn and fx.this.counters(ygo.COUNTER_SPELL) > 0,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.target_one(holders),
    limit=ygo.ONCE_PER_TURN,
)
async def pass_power(fx: ygo.Effect) -> None:
    """Once per turn, in your turn: You can target 1 other face-up card that can hold a Spell Counter; move 1
    from this card to it.
    """
    if fx.still_there(fx.target) and fx.this_is_face_up():
        if fx.remove_counter(fx.this, ygo.COUNTER_SPELL):
            fx.add_counter(fx.target, ygo.COUNTER_SPELL)


@card.continuous(
    ygo.EVENT_REMOVE_COUNTER | ygo.COUNTER_SPELL,
    at=ygo.LOCATION_SZONE,
    each=True,
    when=lambda fx: fx.this.counters(ygo.COUNTER_SPELL) == 0,
)
async def shatter(fx: ygo.Effect) -> None:
    """When its last Spell Counter is removed: Destroy it."""
    await fx.destroy(fx.this)

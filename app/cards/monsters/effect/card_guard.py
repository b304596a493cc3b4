"""Card Guard."""

from app.engine import authoring as ygo

GUARD = ygo.COUNTER_WITHOUT_PERMIT | 0x21
#: Where this card may be by then: the counter it gave works on.
ANYWHERE = ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE | ygo.LOCATION_HAND | ygo.LOCATION_REMOVED

card = ygo.Script(4694209, "Card Guard")


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    mandatory=True,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.affects_this_card(),
)
async def take_a_counter(fx: ygo.Effect) -> None:
    """If it is Normal or Special Summoned: Place 1 Guard Counter on it."""
    if fx.this_is_face_up():
        fx.add_counter(fx.this, GUARD)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack(fx: ygo.Effect) -> int:
    """Every Guard Counter on it makes it 300 ATK stronger."""
    return 300 * fx.this.counters(GUARD)


def wards(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other face-up cards."""
    return fx.others(fx.you.field(lambda each: each.is_face_up()))


@card.ignition(
    when=lambda fx: fx.this.counters(GUARD) > 0,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.target_one(wards),
    limit=ygo.ONCE_PER_TURN,
)
async def guard(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 other face-up card you control; move 1 Guard Counter from this card to
    it. If that card would be destroyed, 1 Guard Counter is removed from it instead.
    """
    if not (fx.still_there(fx.target) and fx.target.is_face_up() and fx.this_is_face_up()):
        return
    if fx.remove_counter(fx.this, GUARD) and fx.add_counter(fx.target, GUARD):
        fx.mark(fx.target, "guarded")


def is_guarded(fx: ygo.Effect, other: ygo.Card) -> bool:
    """A card that holds a Guard Counter it got from a Card Guard."""
    return other.counters(GUARD) > 0 and other.flag("guarded") > 0


@card.replacement(at=ANYWHERE, affects=is_guarded, optional=False)
async def spend(fx: ygo.Effect) -> bool:
    return fx.remove_counter(fx.card, GUARD) > 0

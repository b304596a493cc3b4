"""Number 86: Heroic Champion - Rhongomyniad."""

from collections.abc import Callable

from app.engine import authoring as ygo

card = ygo.Script(
    63504681,
    "Number 86: Heroic Champion - Rhongomyniad",
    note="Materials: 2 to 5 Level 4 Warriors.",
    summon=ygo.xyz(4, (2, 5), lambda m: m.is_race(ygo.RACE_WARRIOR)),
)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=lambda fx: not fx.is_your_turn and bool(fx.this.materials()),
    limit=ygo.ONCE_PER_TURN,
)
async def tire(fx: ygo.Effect) -> None:
    """Once per turn, in your opponent's End Phase: Detach 1 material."""
    if fx.this_is_face_up():
        await fx.detach(fx.this, reason=ygo.REASON_EFFECT)


def armed_with(count: int) -> Callable[[ygo.Effect], bool]:
    """It has at least so many materials."""
    return lambda fx: len(fx.this.materials()) >= count


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE, when=armed_with(1))
def steady(fx: ygo.Effect) -> bool:
    """With 1 or more materials battle cannot destroy it."""
    return True


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, when=armed_with(2))
def mighty(fx: ygo.Effect) -> int:
    """With 2 or more it gains 1500 ATK and DEF."""
    return 1500


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, when=armed_with(2))
def solid(fx: ygo.Effect) -> int:
    return 1500


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, when=armed_with(3))
def aloof(fx: ygo.Effect, other: ygo.Card) -> bool:
    """With 3 or more it is unaffected by other cards' effects."""
    return other is not fx.this


@card.modifier(ygo.EFFECT_CANNOT_SUMMON, when=armed_with(4), affects_player=ygo.the_opponent)
def no_summon(fx: ygo.Effect) -> bool:
    """With 4 or more your opponent can neither Normal Summon nor Special Summon monsters."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, when=armed_with(4), affects_player=ygo.the_opponent)
def no_special_summon(fx: ygo.Effect) -> bool:
    return True


@card.ignition(
    when=lambda fx: len(fx.this.materials()) >= 5,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.affects_all(ygo.opponents_card),
    category=ygo.CATEGORY_DESTROY,
)
async def sweep(fx: ygo.Effect) -> None:
    """Once per turn, with 5 materials: You can destroy all cards your opponent controls."""
    await fx.destroy(fx.opponent.field())

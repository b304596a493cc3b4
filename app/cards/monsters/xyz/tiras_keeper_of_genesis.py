"""Tiras, Keeper of Genesis."""

from app.engine import authoring as ygo

card = ygo.Script(
    31386180,
    "Tiras, Keeper of Genesis",
    note="Materials: 2 Level 5 monsters. Its effects apply and resolve only while it has material.",
    summon=ygo.xyz(5),
)
BATTLED = "battled"


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT, when=lambda fx: bool(fx.this.materials()))
def unbreakable(fx: ygo.Effect) -> bool:
    """Card effects cannot destroy it."""
    return True


@card.continuous(ygo.EVENT_BATTLED, unclassified=True)
async def note_the_battle(fx: ygo.Effect) -> None:
    fx.mark_this(BATTLED, until_turn=fx.turn)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_BATTLE,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=lambda fx: fx.this_has(BATTLED),
    target=ygo.target_one(ygo.opponents_card),
    category=ygo.CATEGORY_DESTROY,
)
async def judge(fx: ygo.Effect) -> None:
    """At the end of the Battle Phase, if it battled: Target 1 card your opponent controls; destroy it."""
    if fx.this.materials():
        await fx.destroy(fx.targets_still_theirs())


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.is_your_turn and bool(fx.this.materials()),
)
async def wane(fx: ygo.Effect) -> None:
    """Once per turn, in your End Phase: Detach 1 material from it."""
    if fx.still_there(fx.this) and fx.this.materials():
        await fx.detach(fx.this, reason=ygo.REASON_EFFECT)

"""D.D. Sprite."""

from app.engine import authoring as ygo

card = ygo.Script(16638212, "D.D. Sprite")

TRADED = "traded in turn"


@card.summon_procedure(cost=ygo.banish(1, ygo.your_face_up_monster))
async def trade_places(fx: ygo.Effect) -> None:
    """It can come from your hand by Special Summon when you banish 1 face-up monster you control."""
    fx.tie_to(fx.kernel.card(fx.labels[0]))
    fx.mark_this(TRADED, fx.turn)


def next_standby(fx: ygo.Effect) -> bool:
    """It is the first Standby Phase after it was Summoned this way."""
    return 0 < fx.this.flag(TRADED) < fx.turn


async def done(fx: ygo.Effect) -> None:
    fx.mark_this(TRADED, 0)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=next_standby,
    cost=ygo.custom(lambda fx: True, done),
)
async def come_back(fx: ygo.Effect) -> None:
    """If Summoned this way, in the next Standby Phase: The monster banished for it returns to the field."""
    if fx.tied is not None and fx.tied.is_at(ygo.LOCATION_REMOVED):
        await fx.return_to_field(fx.tied)

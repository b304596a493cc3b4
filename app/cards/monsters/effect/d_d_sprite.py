"""D.D. Sprite."""

from app.engine import authoring as ygo

card = ygo.Script(16638212, "D.D. Sprite")


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_STANDBY, when=lambda fx: fx.is_your_turn)
async def come_back(fx: ygo.Effect) -> None:
    await fx.return_to_field(fx.bound)


@card.summon_procedure(cost=ygo.banish(1, ygo.your_face_up_monster))
async def trade_places(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand by banishing 1 face-up monster you control, which returns to
    the field in your next Standby Phase.
    """
    traded = [fx.kernel.card(uid) for uid in fx.labels]
    fx.delay(come_back, traded)

"""Junk Archer."""

from app.engine import authoring as ygo

JUNK_SYNCHRON = 63977008
card = ygo.Script(
    42810973,
    "Junk Archer",
    note='Materials: "Junk Synchron" and at least 1 monster that is no Tuner.',
    summon=ygo.synchro(named=JUNK_SYNCHRON),
)


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def send_back(fx: ygo.Effect) -> None:
    await fx.return_to_field(fx.bound)


@card.ignition(
    limit=ygo.ONCE_PER_TURN, category=ygo.CATEGORY_REMOVE, target=ygo.target_one(ygo.opponents_monster)
)
async def dimension_shot(fx: ygo.Effect) -> None:
    """Once per turn: target 1 monster your opponent controls; banish it until the End Phase of this turn."""
    gone = await fx.banish(fx.targets_still_there())
    if gone:
        fx.delay(send_back, gone)

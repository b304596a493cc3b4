"""Volcanic Queen."""

from app.engine import authoring as ygo

card = ygo.Script(
    63014935,
    "Volcanic Queen",
    note="Cannot be Normal Summoned or Set; needs its own Special Summon first.",
    no_normal_summon=True,
    revive_limit=True,
)


@card.summon_procedure(
    cost=ygo.all_of(ygo.tribute(1, ygo.opponents_monster), ygo.no_normal_summon()),
    to_opponent=True,
)
async def usurp(fx: ygo.Effect) -> None:
    """Special Summon it from your hand to your opponent's field by Tributing 1 monster they control; you
    cannot Normal Summon or Set in that turn.
    """


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.send_to_grave(1, lambda fx: fx.others(fx.you.field())),
    target=ygo.points_change(),
    category=ygo.CATEGORY_DAMAGE,
)
async def erupt(fx: ygo.Effect) -> None:
    """Once per turn: You can send 1 other card you control to the GY; your opponent takes 1000 damage."""
    await fx.damage(1000)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.points_change(),
    category=ygo.CATEGORY_RELEASE | ygo.CATEGORY_DAMAGE,
)
async def demand(fx: ygo.Effect) -> None:
    """Once per turn, your End Phase demands another monster of yours as a Tribute, or else 1000 damage to
    you.
    """
    able = [each for each in fx.others(fx.you.monsters()) if ygo.can_be_tributed(each, for_summon=False)]
    if able and await fx.confirm():
        await fx.tribute(await fx.choose(able))
    else:
        await fx.damage(1000, fx.you)

"""Lava Golem."""

from app.engine import authoring as ygo

card = ygo.Script(
    102380,
    "Lava Golem",
    note="Cannot be Normal Summoned or Set; needs its own Special Summon first.",
    no_normal_summon=True,
    revive_limit=True,
)


@card.summon_procedure(
    cost=ygo.all_of(ygo.tribute(2, ygo.opponents_monster), ygo.no_normal_summon()),
    to_opponent=True,
)
async def melt_down(fx: ygo.Effect) -> None:
    """Special Summon it from your hand to your opponent's field by Tributing 2 monsters they control; you
    cannot Normal Summon or Set in that turn.
    """


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def burn(fx: ygo.Effect) -> None:
    """In your Standby Phase: You take 1000 damage."""
    await fx.damage(1000, fx.you)

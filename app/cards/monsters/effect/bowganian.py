"""Bowganian."""

from app.engine import authoring as ygo

card = ygo.Script(52090844, "Bowganian")


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
    """Each of your Standby Phases means 600 damage to your opponent."""
    await fx.damage(600)

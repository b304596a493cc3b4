"""Cannon Soldier."""

from app.engine import authoring as ygo

card = ygo.Script(11384280, "Cannon Soldier")


@card.ignition(cost=ygo.tribute(1), category=ygo.CATEGORY_DAMAGE, target=ygo.points_change())
async def fire(fx: ygo.Effect) -> None:
    """Tribute 1 monster: 500 damage to your opponent."""
    await fx.damage(500)

"""Ookazi."""

from app.engine import authoring as ygo

card = ygo.Script(19523799, "Ookazi")


@card.activation(category=ygo.CATEGORY_DAMAGE, target=ygo.points_change())
async def inflict_damage(fx: ygo.Effect) -> None:
    """Inflict 800 damage to the opponent."""
    await fx.damage(800)

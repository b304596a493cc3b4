"""Just Desserts."""

from app.engine import authoring as ygo

card = ygo.Script(24068492, "Just Desserts")


@card.activation(category=ygo.CATEGORY_DAMAGE, target=ygo.needs(lambda fx: bool(fx.opponent.monsters())))
async def inflict_damage(fx: ygo.Effect) -> None:
    """Inflict 500 damage to the opponent for each monster they control."""
    await fx.damage(500 * len(fx.opponent.monsters()))

"""Des Koala."""

from app.engine import authoring as ygo

card = ygo.Script(69579761, "Des Koala")


@card.flip(category=ygo.CATEGORY_DAMAGE, target=ygo.points_change())
async def inflict_damage(fx: ygo.Effect) -> None:
    """FLIP: Inflict 400 damage to the opponent for each card in their hand."""
    await fx.damage(400 * len(fx.opponent.hand()))

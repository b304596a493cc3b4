"""Dian Keto the Cure Master."""

from app.engine import authoring as ygo

card = ygo.Script(84257639, "Dian Keto the Cure Master")


@card.activation(category=ygo.CATEGORY_RECOVER, target=ygo.points_change())
async def heal(fx: ygo.Effect) -> None:
    """Gain 1000 LP."""
    await fx.recover(1000)

"""Owner's Seal."""

from app.engine import authoring as ygo

card = ygo.Script(9720537, "Owner's Seal")


@card.activation(category=ygo.CATEGORY_CONTROL)
async def give_back(fx: ygo.Effect) -> None:
    """Every monster on the field goes back under its owner's control."""
    await fx.return_control(fx.monsters_on_field())

"""Raigeki."""

from app.engine import authoring as ygo

card = ygo.Script(12580477, "Raigeki")


@card.activation(category=ygo.CATEGORY_DESTROY, target=ygo.affects_all(ygo.opponents_monster))
async def destroy_their_monsters(fx: ygo.Effect) -> None:
    """Destroy every monster on your opponent's field."""
    await fx.destroy(fx.opponent.monsters())

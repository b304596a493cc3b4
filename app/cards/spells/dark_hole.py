"""Dark Hole."""

from app.engine import authoring as ygo

card = ygo.Script(53129443, "Dark Hole")


@card.activation(category=ygo.CATEGORY_DESTROY, target=ygo.affects_all(ygo.any_monster))
async def destroy_all_monsters(fx: ygo.Effect) -> None:
    """Destroy all monsters on the field."""
    await fx.destroy(fx.monsters_on_field())

"""Heavy Storm."""

from app.engine import authoring as ygo

card = ygo.Script(19613556, "Heavy Storm")


@card.activation(category=ygo.CATEGORY_DESTROY, target=ygo.affects_all(ygo.any_spell_or_trap))
async def destroy_all(fx: ygo.Effect) -> None:
    """Destroy all other Spells and Traps on the field."""
    await fx.destroy(fx.others(fx.spells_and_traps_on_field()))

"""Giant Trunade."""

from app.engine import authoring as ygo

card = ygo.Script(42703248, "Giant Trunade")


@card.activation(category=ygo.CATEGORY_TOHAND, target=ygo.affects_all(ygo.any_spell_or_trap))
async def blow_home(fx: ygo.Effect) -> None:
    """Return all other Spells and Traps on the field to the hand."""
    await fx.return_to_hand(fx.others(fx.spells_and_traps_on_field()))

"""Harpie's Feather Duster."""

from app.engine import authoring as ygo

card = ygo.Script(18144506, "Harpie's Feather Duster")


@card.activation(
    category=ygo.CATEGORY_DESTROY, target=ygo.affects_all(lambda fx: fx.opponent.spells_and_traps())
)
async def sweep(fx: ygo.Effect) -> None:
    """Destroy every Spell and Trap on your opponent's side."""
    await fx.destroy(fx.opponent.spells_and_traps())

"""Mystical Space Typhoon."""

from app.engine import authoring as ygo

card = ygo.Script(5318639, "Mystical Space Typhoon")


@card.activation(category=ygo.CATEGORY_DESTROY, target=ygo.target_one(ygo.any_spell_or_trap))
async def destroy_one(fx: ygo.Effect) -> None:
    """Target 1 Spell/Trap on the field; destroy it."""
    await fx.destroy(fx.targets_still_there())

"""Paleozoic Olenoides."""

from app.engine import authoring as ygo

card = ygo.Script(35035481, "Paleozoic Olenoides")


@card.activation(
    target=ygo.target_one(lambda fx: fx.others(fx.spells_and_traps_on_field())),
    category=ygo.CATEGORY_DESTROY,
)
async def bury(fx: ygo.Effect) -> None:
    """Target 1 other Spell/Trap on the field; destroy it."""
    await fx.destroy(fx.targets_still_there())


ygo.paleozoic(card)

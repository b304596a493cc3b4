"""Magical Stone Excavation."""

from app.engine import authoring as ygo

card = ygo.Script(98494543, "Magical Stone Excavation")


@card.activation(
    cost=ygo.discard(2),
    target=ygo.target_one(lambda fx: fx.you.graveyard(lambda each: each.is_spell())),
    category=ygo.CATEGORY_TOHAND,
)
async def recover_a_spell(fx: ygo.Effect) -> None:
    """The price is 2 discarded cards: a Spell of your GY that you target returns to your hand."""
    await fx.add_to_hand(fx.targets_still_there())

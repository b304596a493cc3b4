"""Compulsory Evacuation Device."""

from app.engine import authoring as ygo

card = ygo.Script(94192409, "Compulsory Evacuation Device")


@card.activation(category=ygo.CATEGORY_TOHAND, target=ygo.target_one(ygo.any_monster))
async def return_one_monster(fx: ygo.Effect) -> None:
    """Target 1 monster on the field; return it to its owner's hand."""
    await fx.return_to_hand(fx.targets_still_there())

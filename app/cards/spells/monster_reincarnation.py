"""Monster Reincarnation."""

from app.engine import authoring as ygo

card = ygo.Script(74848038, "Monster Reincarnation")


def monsters_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY."""
    return fx.you.graveyard(ygo.Card.is_monster)


@card.activation(cost=ygo.discard(1), category=ygo.CATEGORY_TOHAND, target=ygo.target_one(monsters_in_grave))
async def recover_one(fx: ygo.Effect) -> None:
    """The price is 1 discarded card: a monster of your GY that you target returns to your hand."""
    await fx.add_to_hand(fx.targets_still_there())

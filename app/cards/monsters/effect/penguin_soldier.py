"""Penguin Soldier."""

from app.engine import authoring as ygo

card = ygo.Script(93920745, "Penguin Soldier")


@card.flip(mandatory=False, category=ygo.CATEGORY_TOHAND, target=ygo.target_up_to(2, ygo.any_monster))
async def return_two_monsters(fx: ygo.Effect) -> None:
    """FLIP: You can target 1 or 2 monsters on the field; return them to their owners' hands."""
    await fx.return_to_hand(fx.targets_still_there())

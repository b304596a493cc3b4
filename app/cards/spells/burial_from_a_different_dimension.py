"""Burial from a Different Dimension."""

from app.engine import authoring as ygo

card = ygo.Script(48976825, "Burial from a Different Dimension")


def banished_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up banished monsters."""
    found = fx.you.banished() + fx.opponent.banished()
    return [each for each in found if each.is_face_up() and each.is_monster()]


@card.activation(category=ygo.CATEGORY_TOGRAVE, target=ygo.target_up_to(3, banished_monsters))
async def bury(fx: ygo.Effect) -> None:
    """As many as 3 banished monsters, targeted, go back to the GY."""
    await fx.return_to_grave(fx.targets_still_there())

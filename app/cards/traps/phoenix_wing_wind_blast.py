"""Phoenix Wing Wind Blast."""

from app.engine import authoring as ygo

card = ygo.Script(63356631, "Phoenix Wing Wind Blast")


def movable(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards of the opponent that can go to the Deck."""
    return fx.opponent.field(fx.can_return_to_deck)


@card.activation(cost=ygo.discard(), target=ygo.target_one(movable), category=ygo.CATEGORY_TODECK)
async def blow_away(fx: ygo.Effect) -> None:
    """Discard 1 card, then target 1 card your opponent controls; put it on top of the Deck."""
    await fx.return_to_deck(fx.targets_still_theirs(), shuffle=False)

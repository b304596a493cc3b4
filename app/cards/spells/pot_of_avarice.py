"""Pot of Avarice."""

from app.engine import authoring as ygo

card = ygo.Script(67169062, "Pot of Avarice")


def monsters_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY."""
    return fx.you.graveyard(ygo.Card.is_monster)


@card.activation(
    when=lambda fx: fx.can_draw(),
    category=ygo.CATEGORY_TODECK | ygo.CATEGORY_DRAW,
    target=ygo.target_exactly(5, monsters_in_grave),
)
async def recycle(fx: ygo.Effect) -> None:
    """Target 5 monsters in your GY; shuffle all of them into the Deck, then draw 2 cards."""
    if len(fx.targets_still_there()) == 5 and await fx.return_to_deck(fx.targets):
        await fx.then()
        await fx.draw(2)

"""Morphing Jar."""

from app.engine import authoring as ygo

card = ygo.Script(33508719, "Morphing Jar")


@card.flip(category=ygo.CATEGORY_HANDES | ygo.CATEGORY_DRAW)
async def new_hands(fx: ygo.Effect) -> None:
    """FLIP: Each player discards their whole hand, then draws 5 cards."""
    await fx.discard_cards(fx.you.hand() + fx.opponent.hand())
    await fx.then()
    await fx.both_draw(5, 5)

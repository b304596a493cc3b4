"""Dark World Dealings."""

from app.engine import authoring as ygo

card = ygo.Script(74117290, "Dark World Dealings")


@card.activation(target=ygo.draws(1, 1), category=ygo.CATEGORY_DRAW | ygo.CATEGORY_HANDES)
async def draw_then_discard(fx: ygo.Effect) -> None:
    """Both players draw a card and, after that, discard one."""
    await fx.both_draw(1, 1)
    await fx.then()
    chosen = await fx.choose(fx.turn_player.hand(), player=fx.turn_player)
    other = fx.turn_player.opponent
    chosen += await fx.choose(other.hand(), player=other)
    await fx.discard_cards(chosen)

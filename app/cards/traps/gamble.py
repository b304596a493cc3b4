"""Gamble."""

from app.engine import authoring as ygo

card = ygo.Script(37313786, "Gamble")


@card.activation(
    category=ygo.CATEGORY_COIN | ygo.CATEGORY_DRAW,
    when=lambda fx: len(fx.opponent.hand()) >= 6 and len(fx.you.hand()) <= 2,
)
async def call_it(fx: ygo.Effect) -> None:
    """If your opponent holds 6 or more cards and you 2 or fewer: call a coin toss. Right: draw until
    you hold 5 cards. Wrong: you skip your next turn.
    """
    if await fx.call_coin():
        await fx.draw(max(5 - len(fx.you.hand()), 0))
    else:
        fx.skip_phase(fx.you, ygo.EFFECT_SKIP_TURN)

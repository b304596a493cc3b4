"""Time Seal."""

from app.engine import authoring as ygo

card = ygo.Script(35316708, "Time Seal")


@card.activation()
async def skip_draw(fx: ygo.Effect) -> None:
    """Your opponent skips the Draw Phase of their next turn."""
    fx.skip_phase(fx.opponent, ygo.EFFECT_SKIP_DP, turn=fx.turn + 1)

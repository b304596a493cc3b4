"""Self-Destruct Button."""

from app.engine import authoring as ygo

card = ygo.Script(57585212, "Self-Destruct Button")


@card.activation(when=lambda fx: fx.opponent.lp - fx.you.lp >= 7000)
async def both_fall_to_0(fx: ygo.Effect) -> None:
    """While your LP are at least 7000 lower than your opponent's: the LP of both players become 0."""
    fx.set_lp(fx.you, 0)
    fx.set_lp(fx.opponent, 0)

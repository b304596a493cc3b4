"""Solomon's Lawbook."""

from app.engine import authoring as ygo

card = ygo.Script(23471572, "Solomon's Lawbook")


@card.activation()
async def skip_standby(fx: ygo.Effect) -> None:
    """You skip your next Standby Phase."""
    fx.skip_phase(fx.you, ygo.EFFECT_SKIP_SP)

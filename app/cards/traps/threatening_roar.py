"""Threatening Roar."""

from app.engine import authoring as ygo

card = ygo.Script(36361633, "Threatening Roar")


@card.activation()
async def stop_attacks(fx: ygo.Effect) -> None:
    """The opponent cannot declare an attack for the rest of this turn."""
    fx.grant_to_player(ygo.EFFECT_CANNOT_ATTACK_ANNOUNCE, fx.opponent, until=fx.this_turn())

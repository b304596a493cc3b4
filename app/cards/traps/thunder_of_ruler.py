"""Thunder of Ruler."""

from app.engine import authoring as ygo

card = ygo.Script(91781589, "Thunder of Ruler")


@card.activation(when=lambda fx: ygo.opponents_turn(fx) and fx.is_phase(ygo.PHASE_STANDBY))
async def no_battle(fx: ygo.Effect) -> None:
    """In your opponent's Standby Phase: they cannot conduct a Battle Phase this turn."""
    fx.grant_to_player(ygo.EFFECT_CANNOT_BP, fx.opponent, until=fx.this_turn())

"""Timeater."""

from app.engine import authoring as ygo

card = ygo.Script(44913552, "Timeater")


@card.trigger(ygo.EVENT_BATTLE_DESTROYING, mandatory=True)
async def eat_time(fx: ygo.Effect) -> None:
    """If this card destroys an opponent's monster by battle: they skip their next Main Phase 1."""
    fx.skip_phase(fx.opponent, ygo.EFFECT_SKIP_M1)

"""Urgent Tuning."""

from app.engine import authoring as ygo

card = ygo.Script(94634433, "Urgent Tuning")


@card.activation(
    when=lambda fx: fx.is_phase(ygo.PHASE_ANY_BATTLE),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_synchro_summon()),
)
async def tune_at_once(fx: ygo.Effect) -> None:
    """In a Battle Phase: Synchro Summon with monsters you control as soon as this has resolved."""
    await fx.synchro_summon()

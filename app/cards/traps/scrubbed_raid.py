"""Scrubbed Raid."""

from app.engine import authoring as ygo

card = ygo.Script(79205581, "Scrubbed Raid")

card.activates()


@card.quick(
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.is_phase(ygo.PHASE_ANY_BATTLE),
    cost=ygo.send_to_grave(1, lambda fx: fx.others(fx.you.field())),
)
async def call_it_off(fx: ygo.Effect) -> None:
    """In the Battle Phase: You can send 1 other card you control to the GY; the Battle Phase ends."""
    await fx.end_battle_phase()

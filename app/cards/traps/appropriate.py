"""Appropriate."""

from app.engine import authoring as ygo

card = ygo.Script(48539234, "Appropriate")


def they_draw(fx: ygo.Effect) -> bool:
    """The opponent drew outside of a Draw Phase."""
    return fx.event.player is fx.opponent and not fx.is_phase(ygo.PHASE_DRAW)


@card.activation(on=ygo.EVENT_DRAW, when=they_draw, in_damage_step=True)
async def open_the_account(fx: ygo.Effect) -> None:
    """Activate only when your opponent draws outside of a Draw Phase."""


@card.continuous(ygo.EVENT_DRAW, at=ygo.LOCATION_SZONE, when=they_draw)
async def draw_as_well(fx: ygo.Effect) -> None:
    """From then on, each time your opponent draws outside of a Draw Phase, you draw 2 cards at once."""
    await fx.draw(2)

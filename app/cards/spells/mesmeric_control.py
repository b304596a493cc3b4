"""Mesmeric Control."""

from app.engine import authoring as ygo

card = ygo.Script(48642904, "Mesmeric Control")


@card.granted(
    ygo.EFFECT_CANNOT_CHANGE_POSITION,
    affects=lambda fx, monster: monster.controller is fx.opponent,
    when=lambda fx: not fx.is_your_turn and fx.turn != fx.labels[0],
)
def transfixed(fx: ygo.Effect) -> bool:
    return True


@card.activation()
async def mesmerize(fx: ygo.Effect) -> None:
    """In their next turn your opponent cannot change the battle positions of monsters."""
    fx.grant(transfixed, until=fx.next_turn(fx.opponent), labels=(fx.turn,))

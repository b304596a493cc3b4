"""Trap Stun."""

from app.engine import authoring as ygo

card = ygo.Script(59616123, "Trap Stun")


def other_traps(fx: ygo.Effect, other: ygo.Card) -> bool:
    """All Traps on the field but this one."""
    return other is not fx.this and other.is_on_field() and other.is_trap()


@card.granted(ygo.EFFECT_DISABLE, affects=other_traps)
def negated(fx: ygo.Effect) -> bool:
    return True


@card.granted(ygo.EFFECT_DISABLE_TRAPMONSTER, affects=other_traps)
def negated_trap_monsters(fx: ygo.Effect) -> bool:
    return True


@card.activation(category=ygo.CATEGORY_DISABLE)
async def stun(fx: ygo.Effect) -> None:
    """For the rest of this turn the effects of all other Traps on the field are negated."""
    fx.grant(negated, until=fx.this_turn())
    fx.grant(negated_trap_monsters, until=fx.this_turn())

"""Jinzo."""

from app.engine import authoring as ygo

card = ygo.Script(77585513, "Jinzo")


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=ygo.both_players)
def no_traps(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """No player can activate Trap Cards, or the effects of Traps on the field."""
    is_card = effect.definition.type == ygo.EFFECT_TYPE_ACTIVATE
    return effect.this.is_trap() and (is_card or effect.this.is_on_field())


@card.modifier(ygo.EFFECT_DISABLE, affects=lambda fx, trap: trap.is_on_field() and trap.is_trap())
def negate_traps(fx: ygo.Effect) -> bool:
    """The effects of all Traps on the field are negated."""
    return True

"""Jinzo."""

from app.engine import authoring as ygo

card = ygo.Script(77585513, "Jinzo")

AMPLIFIER = 303660


def is_amplified(fx: ygo.Effect) -> bool:
    """It is equipped with "Amplifier": then only the opponent's Traps are stopped."""
    return any(each.is_named(AMPLIFIER) and each.is_face_up() for each in fx.this.equips())


def stopped(fx: ygo.Effect, player: ygo.Player) -> bool:
    """The players whose Traps are stopped."""
    return player is fx.opponent or not is_amplified(fx)


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=stopped)
def no_traps(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """No player can activate Trap Cards, or the effects of Traps on the field."""
    is_card = effect.definition.type == ygo.EFFECT_TYPE_ACTIVATE
    return effect.this.is_trap() and (is_card or effect.this.is_on_field())


@card.modifier(
    ygo.EFFECT_DISABLE,
    affects=lambda fx, trap: trap.is_on_field() and trap.is_trap() and stopped(fx, trap.controller),
)
def negate_traps(fx: ygo.Effect) -> bool:
    """The effects of all Traps on the field are negated."""
    return True

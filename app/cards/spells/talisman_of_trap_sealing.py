"""Talisman of Trap Sealing."""

from app.engine import authoring as ygo

MEISEI = 2468169
card = ygo.Script(19312169, "Talisman of Trap Sealing")


def you_control_meisei(fx: ygo.Effect) -> bool:
    """You control "Sealmaster Meisei"."""
    return bool(fx.you.face_up_monsters(lambda monster: monster.is_named(MEISEI)))


card.activates(when=you_control_meisei, text='Activate it only while you control "Sealmaster Meisei".')


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def no_traps(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """No player can activate Trap Cards, or the effects of Traps on the field."""
    is_card = effect.definition.type == ygo.EFFECT_TYPE_ACTIVATE
    return effect.this.is_trap() and (is_card or effect.this.is_on_field())


@card.modifier(
    ygo.EFFECT_DISABLE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, trap: trap.is_on_field() and trap.is_trap(),
)
def negate_traps(fx: ygo.Effect) -> bool:
    """The effects of all Traps on the field are negated."""
    return True


@card.modifier(
    ygo.EFFECT_SELF_DESTROY,
    at=ygo.LOCATION_SZONE,
    when=lambda fx: not you_control_meisei(fx),
)
def falls_without_meisei(fx: ygo.Effect) -> bool:
    """Without "Sealmaster Meisei" on your field it is destroyed."""
    return True

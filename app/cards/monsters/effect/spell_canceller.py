"""Spell Canceller."""

from app.engine import authoring as ygo

card = ygo.Script(84636823, "Spell Canceller")


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=ygo.both_players)
def no_spells(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """No player can activate Spell Cards, or the effects of Spells on the field."""
    if effect.definition.type == ygo.EFFECT_TYPE_ACTIVATE:  # also of a Pendulum Monster as a Spell
        return not effect.this.printed_type & ygo.TYPE_TRAP
    return effect.this.is_spell() and effect.this.is_on_field()


@card.modifier(ygo.EFFECT_DISABLE, affects=lambda fx, spell: spell.is_on_field() and spell.is_spell())
def negate_spells(fx: ygo.Effect) -> bool:
    """The effects of all Spells on the field are negated."""
    return True

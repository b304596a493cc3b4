"""Spell Canceller."""

from app.engine import authoring as ygo

card = ygo.Script(84636823, "Spell Canceller")


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=ygo.both_players)
def no_spells(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """No player can activate Spell Cards, or the effects of Spells on the field."""
    is_card = effect.definition.type == ygo.EFFECT_TYPE_ACTIVATE
    return effect.this.is_spell() and (is_card or effect.this.is_on_field())


@card.modifier(ygo.EFFECT_DISABLE, affects=lambda fx, spell: spell.is_on_field() and spell.is_spell())
def negate_spells(fx: ygo.Effect) -> bool:
    """The effects of all Spells on the field are negated."""
    return True

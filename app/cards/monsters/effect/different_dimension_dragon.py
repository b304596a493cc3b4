"""Different Dimension Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(50939127, "Different Dimension Dragon")


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT)
def slips_away(fx: ygo.Effect) -> bool:
    """Spell and Trap effects that do not target it cannot destroy it."""
    effect = fx.kernel.current
    return effect is not None and effect.this.is_spell_or_trap() and fx.this not in effect.targets


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE)
def scorns_the_weak(fx: ygo.Effect) -> bool:
    """A battle with a monster that has at most 1900 ATK does not destroy it."""
    foe = fx.this.battling()
    return foe is not None and foe.attack <= 1900

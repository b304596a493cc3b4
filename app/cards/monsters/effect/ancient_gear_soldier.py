"""Ancient Gear Soldier."""

from app.engine import authoring as ygo

card = ygo.Script(56094445, "Ancient Gear Soldier")


@card.modifier(
    ygo.EFFECT_CANNOT_ACTIVATE,
    affects_player=ygo.the_opponent,
    when=lambda fx: fx.this.is_attacking(),
)
def no_spells_or_traps(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """If it attacks, your opponent cannot activate Spell/Trap Cards until the end of the Damage Step."""
    return activated.definition.kind == "activation"

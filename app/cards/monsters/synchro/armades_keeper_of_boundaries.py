"""Armades, Keeper of Boundaries."""

from app.engine import authoring as ygo

card = ygo.Script(
    88033975,
    "Armades, Keeper of Boundaries",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)


@card.modifier(
    ygo.EFFECT_CANNOT_ACTIVATE,
    affects_player=ygo.the_opponent,
    when=lambda fx: fx.this in (fx.attacker, fx.attack_target),
)
def keep_the_boundary(fx: ygo.Effect) -> bool:
    """Whenever it battles, your opponent can activate nothing until the Damage Step is over."""
    return True

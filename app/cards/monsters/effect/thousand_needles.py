"""Thousand Needles."""

from app.engine import authoring as ygo

card = ygo.Script(33977496, "Thousand Needles")


def too_weak_for_the_spikes(fx: ygo.Effect) -> bool:
    """It was attacked in Defense Position by a monster whose ATK is lower than its DEF."""
    attacked = fx.attack_target is fx.this and fx.this.is_in(ygo.POS_DEFENSE)
    return attacked and fx.attacker is not None and fx.attacker.attack < fx.this.defense


@card.trigger(
    ygo.EVENT_DAMAGE_STEP_END,
    mandatory=True,
    when=lambda fx: too_weak_for_the_spikes(fx) and fx.event.includes(fx.attacker),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: [fx.attacker] if fx.attacker is not None else []),
)
async def spikes(fx: ygo.Effect) -> None:
    """If it is attacked in Defense Position by a monster with less ATK than its DEF: Destroy that monster at
    the end of the Damage Step.
    """
    attacker = fx.attacker
    if attacker is not None and attacker in fx.event.still_there():
        await fx.destroy(attacker)

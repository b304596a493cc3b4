"""Timegazer Magician."""

from app.engine import authoring as ygo

card = ygo.Script(
    20409757,
    "Timegazer Magician",
    note="To activate it in a Pendulum Zone you must control no monsters.",
)

card.pendulum_scale(when=lambda fx: not fx.you.monsters())


@card.modifier(
    ygo.EFFECT_CANNOT_ACTIVATE,
    at=ygo.LOCATION_PZONE,
    affects_player=ygo.the_opponent,
    when=ygo.your_pendulum_monster_battles,
)
def no_traps_in_battle(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """While your Pendulum Monster battles, your opponent cannot activate Trap Cards until the Damage
    Step ends.
    """
    return activated.definition.kind == "activation" and activated.this.is_trap()


def without_partner(fx: ygo.Effect) -> bool:
    """No "Magician" or "Odd-Eyes" card in your other Pendulum Zone."""
    return not any(
        each.is_archetype("Magician") or each.is_archetype("Odd-Eyes")
        for each in fx.others(fx.you.spells_and_traps(lambda each: each.in_pendulum_zone))
    )


@card.modifier(ygo.EFFECT_CHANGE_LSCALE, at=ygo.LOCATION_PZONE, when=without_partner)
def left_scale_four(fx: ygo.Effect) -> int:
    """Without a "Magician" or "Odd-Eyes" card in your other Pendulum Zone, its Pendulum Scale is 4."""
    return 4


@card.modifier(ygo.EFFECT_CHANGE_RSCALE, at=ygo.LOCATION_PZONE, when=without_partner)
def right_scale_four(fx: ygo.Effect) -> int:
    return 4


def your_pendulum_cards(fx: ygo.Effect, other: ygo.Card) -> bool:
    """Cards in your Pendulum Zones."""
    return other.in_pendulum_zone and other.controller is fx.you


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_COUNT, affects=your_pendulum_cards)
def guard_the_scales(fx: ygo.Effect) -> int:
    """Once a turn, a card in your Pendulum Zone is not destroyed by an opponent's card effect."""
    current = fx.kernel.current
    return ygo.REASON_EFFECT if current is not None and current.you is fx.opponent else 0

"""Number F0: Utopic Future."""

from collections.abc import Sequence

from app.engine import authoring as ygo


def same_rank(materials: Sequence[ygo.Card]) -> bool:
    """All of them have the same Rank."""
    return len({m.rank for m in materials}) == 1


card = ygo.Script(
    65305468,
    "Number F0: Utopic Future",
    note='Materials: 2 Xyz Monsters with the same Rank, no "Number". Its original Rank is always 1.',
    summon=ygo.xyz(
        0,
        keep=lambda m: m.is_type(ygo.TYPE_XYZ) and not m.is_archetype("Number"),
        check=same_rank,
    ),
    original_level=1,
)


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE)
def unbeaten(fx: ygo.Effect) -> bool:
    """Battle does not destroy it, and neither player takes battle damage from its battles."""
    return True


def in_battle(fx: ygo.Effect) -> bool:
    """It takes part in the present battle."""
    return fx.this in (fx.attacker, fx.attack_target)


@card.modifier(ygo.EFFECT_AVOID_BATTLE_DAMAGE, affects_player=ygo.both_players, when=in_battle)
def harmless(fx: ygo.Effect) -> bool:
    return True


def foe(fx: ygo.Effect) -> ygo.Card | None:
    """The opponent's monster it battled, if that is still there."""
    other = fx.attack_target if fx.attacker is fx.this else fx.attacker
    if other is None or other.location != ygo.LOCATION_MZONE or other.controller is not fx.opponent:
        return None
    return other if in_battle(fx) else None


def winnable(fx: ygo.Effect) -> list[ygo.Card]:
    """That monster, if control of it can change."""
    other = foe(fx)
    return [other] if other is not None and fx.can_take_control(other) else []


@card.trigger(
    ygo.EVENT_DAMAGE_STEP_END,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: bool(winnable(fx)),
    target=ygo.affects_all(winnable),
    category=ygo.CATEGORY_CONTROL,
    in_damage_step=True,
)
async def win_over(fx: ygo.Effect) -> None:
    """At the end of the Damage Step, if it battled an opponent's monster: You can take control of that
    monster until the end of the Battle Phase.
    """
    for other in winnable(fx):
        await fx.take_control(other, until=(ygo.PHASE_BATTLE, fx.turn))


@card.replacement(when=lambda fx: bool(fx.reason & ygo.REASON_EFFECT) and bool(fx.this.materials()))
async def detach_instead(fx: ygo.Effect) -> bool:
    """If a card effect would destroy this face-up card: You can detach 1 material from it instead."""
    return bool(await fx.detach(fx.this, 1, reason=ygo.REASON_EFFECT))

"""What a battle comes to: values compared, who is destroyed, how much damage (DMG, BDES)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.engine import constants as c
from app.engine import query

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


class Outcome(NamedTuple):
    """``damage``: player -> (points, monster that inflicts it)."""

    attacker_value: int
    target_value: int
    destroyed: tuple[Card, ...]
    damage: dict[int, tuple[int, Card]]


def battle_value(card: Card) -> int:
    """ATK in Attack Position, DEF in Defense Position."""
    return card.attack if card.is_in(c.POS_ATTACK) else card.defense


def compare(kernel: Kernel, attacker: Card, target: Card | None) -> Outcome:
    """The result by the rules, with changes of battle damage applied; nothing is done yet."""
    me = attacker.data.controller
    foe = 1 - me
    mine = battle_value(attacker)
    if target is None:
        return Outcome(mine, 0, (), _changed(kernel, {foe: (mine, attacker)}, attacker, None))
    theirs = battle_value(target)
    destroyed: tuple[Card, ...] = ()
    damage: dict[int, tuple[int, Card]] = {}
    if target.is_in(c.POS_ATTACK):
        if mine > theirs:
            destroyed, damage = (target,), {foe: (mine - theirs, attacker)}
        elif mine < theirs:
            destroyed, damage = (attacker,), {me: (theirs - mine, target)}
        elif mine > 0:
            destroyed = (attacker, target)
    elif mine > theirs:
        destroyed = (target,)
        if kernel.active(c.EFFECT_PIERCE) and query.has(attacker, c.EFFECT_PIERCE):
            damage = {foe: (mine - theirs, attacker)}
    elif mine < theirs:
        damage = {me: (theirs - mine, target)}
    return Outcome(mine, theirs, destroyed, _changed(kernel, damage, attacker, target))


def _changed(
    kernel: Kernel, damage: dict[int, tuple[int, Card]], attacker: Card, target: Card | None
) -> dict[int, tuple[int, Card]]:
    """Battle damage after everything that prevents, reflects or changes it."""
    result: dict[int, tuple[int, Card]] = {}
    for player, (amount, source) in damage.items():
        victim = target if source is attacker else attacker
        if kernel.active(c.EFFECT_NO_BATTLE_DAMAGE) and query.has(source, c.EFFECT_NO_BATTLE_DAMAGE):
            continue
        if victim is not None and query.has(victim, c.EFFECT_REFLECT_BATTLE_DAMAGE):
            player = 1 - player
        elif _avoids(kernel, player, victim):
            continue
        code = c.EFFECT_BOTH_BATTLE_DAMAGE
        fighters = [fighter for fighter in (attacker, target) if fighter is not None]
        shared = kernel.active(code) and any(query.has(fighter, code) for fighter in fighters)
        for taker in (player, 1 - player) if shared else (player,):
            if taker != player and _avoids(kernel, taker, None):
                continue
            taken = _amount_after_changes(kernel, taker, amount, source)
            if taken > 0:
                result[taker] = (taken, source)
    return result


def _avoids(kernel: Kernel, player: int, victim: Card | None) -> bool:
    code = c.EFFECT_AVOID_BATTLE_DAMAGE
    if not kernel.active(code):
        return False
    if query.player_has(kernel.players[player], code):
        return True
    return victim is not None and query.has(victim, code)


def _amount_after_changes(kernel: Kernel, player: int, amount: int, source: Card) -> int:
    values = [
        m.amount(source)
        for m in kernel.active(c.EFFECT_CHANGE_BATTLE_DAMAGE)
        if m.affects_player(kernel.players[player])
        or (player != source.data.controller and m.affects(source))
    ]
    return changed_amount(amount, values)


def changed_amount(amount: int, values: Sequence[int]) -> int:
    """Damage after doubling, halving and prevention: one double and one half together change nothing."""
    if c.NO_DAMAGE in values:
        return 0
    amount <<= values.count(c.DOUBLE_DAMAGE)
    return amount >> values.count(c.HALF_DAMAGE)

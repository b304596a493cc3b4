"""Planning attacks: which monster attacks what, and what that gains."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from app.ai.evaluate import Board, Values, is_attack_position, is_hidden, is_monster
from app.ai.knowledge import Knowledge
from app.engine import constants as c
from app.engine.view import CardView

SURE_AGAINST_HIDDEN = 1900
"""ATK from which a face-down monster is counted on to be destroyed."""
_TRY_AGAINST_HIDDEN = 1300


class Fighter(NamedTuple):
    """A monster as battle sees it. ``worth`` as in Values; ``tough``: battle does not destroy it."""

    key: int
    attack: int
    defense: int
    attacking: bool
    hidden: bool
    worth: int
    tough: bool = False
    pierces: bool = False
    #: What declaring an attack costs its controller, in worth.
    toll: int = 0


class Exchange(NamedTuple):
    """What one attack would bring: ``damage`` to the opponent, ``hurt`` to oneself."""

    gain: int
    damage: int
    hurt: int
    kills: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """Attacks as (attacker key, target key or 0 for a direct one), in a good order."""

    gain: int = 0
    damage: int = 0
    attacks: tuple[tuple[int, int], ...] = ()
    lethal: bool = False


NO_PLAN = Plan()


class BattlePlanner:
    """Finds the best attacks on what it is told of both sides."""

    __slots__ = ("knowledge", "values")

    def __init__(self, values: Values, knowledge: Knowledge) -> None:
        self.values = values
        self.knowledge = knowledge

    # -- from cards to fighters ----------------------------------------------------------------
    def fighter(self, card: CardView, *, attacking: bool | None = None) -> Fighter:
        """The fighter a monster on the field is; ``attacking`` says what if it were in that position."""
        hidden = is_hidden(card)
        return Fighter(
            card.key, card.attack, card.defense,
            is_attack_position(card) if attacking is None else attacking, hidden, self.values.monster(card),
            not hidden and not card.negated and self.knowledge.survives_battle(card.code),
            not hidden and not card.negated and self.knowledge.pierces(card.code),
        )  # fmt: skip

    def new_fighter(self, code: int, key: int = -1) -> Fighter:
        """The fighter a card from hand or Extra Deck would be in Attack Position."""
        data = self.values.pool.data(code)
        return Fighter(
            key, max(data.attack, 0), max(data.defense, 0), True, False, self.values.to_summon(code),
            self.knowledge.survives_battle(code), self.knowledge.pierces(code),
        )  # fmt: skip

    def attackers(self, board: Board) -> list[Fighter]:
        """This player's monsters that could still attack this turn."""
        return [
            self.attacker(board, card) for card in board.my_monsters
            if is_attack_position(card) and is_monster(card) and not card.attacks_declared
        ]  # fmt: skip

    def attacker(self, board: Board, card: CardView) -> Fighter:
        """The fighter a monster of the board's player is when it attacks, with what that costs."""
        return self.fighter(card, attacking=True)._replace(toll=self._toll(board, card))

    def _toll(self, board: Board, card: CardView) -> int:
        """Tributes are priced by the cheapest monsters beside it, the rest by its LP."""
        price = None if is_hidden(card) or card.negated else self.knowledge.attack_toll(card.code)
        if price is None:
            return 0
        others = sorted(self.values.monster(m) for m in board.my_monsters if m.key != card.key)
        return price.lp // 4 + sum(sum(others[:count]) for count, _, _ in price.picks)

    def defenders(self, board: Board) -> list[Fighter]:
        """The opponent's monsters."""
        return [self.fighter(card) for card in board.foe_monsters]

    # -- one attack -------------------------------------------------------------------------------
    def exchange(self, attacker: Fighter, target: Fighter | None, foe_lp: int, my_lp: int) -> Exchange:
        """What the attack brings (``target`` None: a direct attack), its price taken off."""
        result = self._exchange(attacker, target, foe_lp, my_lp)
        return result._replace(gain=result.gain - attacker.toll) if attacker.toll else result

    def _exchange(self, attacker: Fighter, target: Fighter | None, foe_lp: int, my_lp: int) -> Exchange:
        if target is None:
            return Exchange(_damage_worth(attacker.attack, foe_lp), attacker.attack, 0, False)
        if target.hidden:
            return self._against_hidden(attacker, my_lp)
        if target.attacking:
            return self._against_attack(attacker, target, foe_lp, my_lp)
        difference = attacker.attack - target.defense
        if difference < 0:
            return Exchange(-_damage_worth(-difference, my_lp) - 50, 0, -difference, False)
        kills = difference > 0 and not target.tough
        damage = difference if attacker.pierces else 0
        gain = (target.worth if kills else -1) + _damage_worth(damage, foe_lp)
        return Exchange(gain, damage, 0, kills)

    def _against_attack(self, attacker: Fighter, target: Fighter, foe_lp: int, my_lp: int) -> Exchange:
        difference = attacker.attack - target.attack
        if difference > 0:
            gain = (0 if target.tough else target.worth) + _damage_worth(difference, foe_lp)
            return Exchange(gain, difference, 0, not target.tough)
        lost = 0 if attacker.tough else attacker.worth
        if difference == 0:
            if not attacker.attack:
                return Exchange(-1, 0, 0, False)
            won = 0 if target.tough else target.worth
            return Exchange(won - lost - 50, 0, 0, not target.tough)
        return Exchange(-lost - _damage_worth(-difference, my_lp), 0, -difference, False)

    def _against_hidden(self, attacker: Fighter, my_lp: int) -> Exchange:
        """Nobody knows what lies there; battle does not harm the attacker, but a Flip effect may."""
        chance = min(max(attacker.attack - 500, 0) / 1600, 1.0)
        fear = 350 if my_lp > 1500 else 900
        gain = int(chance * 900 - (1 - chance) * fear - 60 - attacker.worth * 0.05)
        if attacker.attack < _TRY_AGAINST_HIDDEN:
            gain -= 300
        return Exchange(gain, 0, 0, attacker.attack >= SURE_AGAINST_HIDDEN)

    # -- the whole Battle Phase ------------------------------------------------------------------------
    def plan(
        self, attackers: Sequence[Fighter], defenders: Sequence[Fighter], foe_lp: int, my_lp: int
    ) -> Plan:
        """The attacks that gain most; a plan that wins the Duel goes before any other."""
        if not attackers:
            return NO_PLAN
        order = sorted(attackers, key=lambda fighter: fighter.attack)[-6:]
        options = [
            [self.exchange(fighter, target, foe_lp, my_lp) for target in (*defenders, None)]
            for fighter in order
        ]
        by_gain = _search(options, len(defenders), by_damage=False)
        by_damage = _search(options, len(defenders), by_damage=True)
        lethal = by_damage is not None and by_damage.damage >= foe_lp
        best = by_damage if lethal else by_gain
        if best is None:
            return NO_PLAN
        attacks = _in_order(best.targets, order, defenders, options)
        return Plan(best.gain + (100_000 if lethal else 0), best.damage, attacks, lethal)


class _Found(NamedTuple):
    gain: int
    damage: int
    targets: tuple[int, ...]


def _search(options: list[list[Exchange]], count: int, *, by_damage: bool) -> _Found | None:
    """The best target (number, ``count`` for direct, -1 for none) of each attacker.

    Direct attacks need every defender destroyed, in whatever order the plan then brings them.
    """
    memo: dict[tuple[int, int, bool], _Found | None] = {}

    def best(n: int, alive: int, direct: bool) -> _Found | None:
        if n == len(options):
            return None if direct and alive else _Found(0, 0, ())
        key = (n, alive, direct)
        if key in memo:
            return memo[key]
        chosen: _Found | None = None
        for target in range(-1, count + 1):
            step = _step(options[n], target, alive, count, direct)
            if step is None:
                continue
            rest = best(n + 1, step[0], direct)
            if rest is None:
                continue
            found = _Found(rest.gain + step[1], rest.damage + step[2], (target, *rest.targets))
            if chosen is None or _rank(found, by_damage) > _rank(chosen, by_damage):
                chosen = found
        memo[key] = chosen
        return chosen

    alive = (1 << count) - 1
    found = [plan for plan in (best(0, alive, False), best(0, alive, True)) if plan is not None]
    return max(found, key=lambda plan: _rank(plan, by_damage), default=None)


def _rank(found: _Found, by_damage: bool) -> tuple[int, int]:
    return (found.damage, found.gain) if by_damage else (found.gain, found.damage)


def _step(
    exchanges: list[Exchange], target: int, alive: int, count: int, direct: bool
) -> tuple[int, int, int] | None:
    """(defenders alive after, gain, damage) of one attacker's choice, or None if it cannot be."""
    if target < 0:
        return alive, 0, 0
    exchange = exchanges[target]
    if target == count:
        return (alive, exchange.gain, exchange.damage) if direct else None
    if not alive >> target & 1:
        return None
    if exchange.gain < 0 and not (direct and exchange.kills):
        return None
    return (alive & ~(1 << target) if exchange.kills else alive), exchange.gain, exchange.damage


def _in_order(
    targets: Sequence[int], order: Sequence[Fighter], defenders: Sequence[Fighter],
    options: list[list[Exchange]],
) -> tuple[tuple[int, int], ...]:  # fmt: skip
    """Attacks on monsters first, the most valuable first; direct attacks after them, the strongest first."""
    on_monsters: list[tuple[int, int, int]] = []
    direct: list[tuple[int, int, int]] = []
    for n, target in enumerate(targets):
        if target == len(defenders):
            direct.append((-order[n].attack, order[n].key, 0))
        elif target >= 0:
            on_monsters.append((-options[n][target].gain, order[n].key, defenders[target].key))
    return tuple((key, target) for _, key, target in (*sorted(on_monsters), *sorted(direct)))


def _damage_worth(points: int, lp: int) -> int:
    """Battle damage in worth: it counts more the fewer LP are left."""
    if points <= 0:
        return 0
    return points * 2 // 5 + points * 900 // max(lp, 900)


def exposure(board: Board, strength: int, worth: int, in_attack: bool, gone: Sequence[int] = ()) -> int:
    """What a monster with this ATK (or DEF) would lose in the opponent's next Battle Phase.

    ``gone`` are keys of opponent's monsters that are expected to be destroyed before.
    """
    threat = board.foe_best_attack(gone)
    if threat <= strength:
        return 0
    lost = worth * 6 // 10
    if in_attack:
        lost += _damage_worth(threat - strength, board.me.lp)
    return lost


def can_fight(card: CardView) -> bool:
    """Whether the monster's position can be changed at all (Link Monsters have no Defense Position)."""
    return is_monster(card) and not card.type & c.TYPE_LINK

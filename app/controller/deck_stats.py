"""Numbers about a deck: curves, exact chances of opening hands, test hands, a simulation.

A *role* is a name the player gives to some cards of a deck ("starter", "brick"); a card may have
several. Chances are exact: hands are counted, not drawn (hypergeometric distribution).
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb
from typing import Final

from app.engine import constants as c
from app.engine.carddata import CardPool

HAND_SIZE: Final = 5
MAX_HAND: Final = 10
"""The largest hand chances are computed for."""

SIMULATION_BLOCK: Final = 500
"""Hands a simulation deals between two reports of its progress."""

KINDS: Final = (
    ("normal", c.TYPE_NORMAL),
    ("effect", c.TYPE_EFFECT),
    ("ritual", c.TYPE_RITUAL),
    ("fusion", c.TYPE_FUSION),
    ("synchro", c.TYPE_SYNCHRO),
    ("xyz", c.TYPE_XYZ),
    ("pendulum", c.TYPE_PENDULUM),
    ("link", c.TYPE_LINK),
    ("tuner", c.TYPE_TUNER),
)

Roles = Mapping[str, Sequence[int]]
"""The passcodes that have each role."""


# -- Curves -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts of cards. ``levels``, ``ranks`` and ``ratings`` are by number, ascending.

    ``kinds`` has "normal", "effect" and so on (KINDS; a monster may be of several), ``spells`` and
    ``traps`` are by kind code (0: Normal), ``attributes`` and ``races`` by code. ``unknown`` counts
    passcodes without facts.
    """

    total: int = 0
    monsters: int = 0
    levels: dict[int, int] = field(default_factory=dict, hash=False)
    ranks: dict[int, int] = field(default_factory=dict, hash=False)
    ratings: dict[int, int] = field(default_factory=dict, hash=False)
    kinds: dict[str, int] = field(default_factory=dict, hash=False)
    attributes: dict[int, int] = field(default_factory=dict, hash=False)
    races: dict[int, int] = field(default_factory=dict, hash=False)
    spells: dict[int, int] = field(default_factory=dict, hash=False)
    traps: dict[int, int] = field(default_factory=dict, hash=False)
    unknown: int = 0

    @property
    def spell_count(self) -> int:
        """All Spells."""
        return sum(self.spells.values())

    @property
    def trap_count(self) -> int:
        """All Traps."""
        return sum(self.traps.values())


def statistics(codes: Sequence[int], pool: CardPool) -> Statistics:
    """Counts over ``codes``, one part of a deck or several together."""
    cards = [data for code in codes if (data := pool.get(code)) is not None]
    monsters = [data for data in cards if data.type & c.TYPE_MONSTER]
    leveled = [data for data in monsters if not data.type & (c.TYPE_XYZ | c.TYPE_LINK)]
    kinds = {name: sum(bool(data.type & kind) for data in monsters) for name, kind in KINDS}
    spell_kinds = c.TYPE_RITUAL | c.TYPE_QUICKPLAY | c.TYPE_CONTINUOUS | c.TYPE_EQUIP | c.TYPE_FIELD
    return Statistics(
        len(codes),
        len(monsters),
        _ascending(data.level for data in leveled),
        _ascending(data.level for data in monsters if data.type & c.TYPE_XYZ),
        _ascending(data.level for data in monsters if data.type & c.TYPE_LINK),
        {name: count for name, count in kinds.items() if count},
        _ascending(data.attribute for data in monsters),
        _ascending(data.race for data in monsters),
        _ascending(data.type & spell_kinds for data in cards if data.type & c.TYPE_SPELL),
        _ascending(
            data.type & (c.TYPE_CONTINUOUS | c.TYPE_COUNTER) for data in cards if data.type & c.TYPE_TRAP
        ),
        len(codes) - len(cards),
    )


def _ascending(values: Iterator[int]) -> dict[int, int]:
    return dict(sorted(Counter(values).items()))


# -- Exact chances ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Requirement:
    """At least ``least`` and (unless None) at most ``most`` cards of ``role`` in the hand."""

    role: str
    least: int = 1
    most: int | None = None

    def holds(self, count: int) -> bool:
        """Whether ``count`` cards of the role meet it."""
        return count >= self.least and (self.most is None or count <= self.most)


def at_least(copies: int, wanted: int, hand: int, deck: int) -> Fraction:
    """Chance of ``wanted`` or more of ``copies`` cards in ``hand`` cards of a deck of ``deck``.

    A hand of more cards than the deck has is the whole deck.
    """
    hand = min(hand, deck)
    copies = min(copies, deck)
    ways = sum(comb(copies, n) * comb(deck - copies, hand - n) for n in range(max(wanted, 0), hand + 1))
    return Fraction(ways, comb(deck, hand))


def chance(
    deck: Sequence[int], roles: Roles, requirements: Sequence[Requirement], hand: int = HAND_SIZE
) -> Fraction:
    """Chance that ``hand`` cards of ``deck`` meet all ``requirements`` at once, exactly.

    A card with several roles counts for each. ``hand`` is at most MAX_HAND.
    """
    if not 0 <= hand <= MAX_HAND:
        raise ValueError(f"A hand of {hand} cards is not computed; choose 0 to {MAX_HAND}.")
    hand = min(hand, len(deck))
    names = list(dict.fromkeys(each.role for each in requirements))
    members = [frozenset(roles.get(name, ())) for name in names]
    # Cards with the same roles are interchangeable: count them once for each set of roles.
    groups = Counter(tuple(code in codes for codes in members) for code in deck)
    ways = 0
    for drawn, count in _hands(list(groups.items()), hand):
        totals = {name: drawn[n] for n, name in enumerate(names)}
        if all(each.holds(totals[each.role]) for each in requirements):
            ways += count
    return Fraction(ways, comb(len(deck), hand))


def _hands(groups: list[tuple[tuple[bool, ...], int]], hand: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many cards of each role a hand has, and in how many ways; hands summed up by their counts."""
    width = len(groups[0][0]) if groups else 0
    # (cards drawn so far, cards of each role) -> ways
    states: dict[tuple[int, tuple[int, ...]], int] = {(0, (0,) * width): 1}
    for has, size in groups:
        grown: dict[tuple[int, tuple[int, ...]], int] = {}
        for (drawn, counts), ways in states.items():
            for n in range(min(size, hand - drawn) + 1):
                after = tuple(count + n * own for count, own in zip(counts, has, strict=True))
                key = (drawn + n, after)
                grown[key] = grown.get(key, 0) + ways * comb(size, n)
        states = grown
    return ((counts, ways) for (drawn, counts), ways in states.items() if drawn == hand)


@dataclass(frozen=True, slots=True)
class RoleRow:
    """One line of the opening table: how many ``cards`` have the role, and its chances."""

    role: str
    cards: int
    none: Fraction
    one_or_more: Fraction
    two_or_more: Fraction
    expected: Fraction


def opening_table(deck: Sequence[int], roles: Roles, hand: int = HAND_SIZE) -> tuple[RoleRow, ...]:
    """The chances of each role in an opening hand, in the order of ``roles``."""
    rows = []
    for role, codes in roles.items():
        members = frozenset(codes)
        count = sum(code in members for code in deck)
        drawn = min(hand, len(deck))
        one, two = (at_least(count, n, drawn, len(deck)) for n in (1, 2))
        expected = Fraction(drawn * count, len(deck)) if deck else Fraction(0)
        rows.append(RoleRow(role, count, 1 - one, one, two, expected))
    return tuple(rows)


def pair_table(deck: Sequence[int], roles: Roles, hand: int = HAND_SIZE) -> dict[tuple[str, str], Fraction]:
    """The chance of at least one card of each of two roles, for every two roles.

    Two *cards* are needed: one card that has both roles is not "X and Y".
    """
    return {
        (first, second): both(deck, roles, first, second, hand)
        for first, second in itertools.combinations(roles, 2)
    }


def both(deck: Sequence[int], roles: Roles, first: str, second: str, hand: int = HAND_SIZE) -> Fraction:
    """Chance of a card of role ``first`` and another one of role ``second`` in the hand."""
    one, two = frozenset(roles.get(first, ())), frozenset(roles.get(second, ()))
    split = {"one": tuple(one - two), "two": tuple(two - one), "shared": tuple(one & two)}
    least = Requirement
    # Either the two come without a shared card, or a shared one stands for one of them.
    apart = chance(deck, split, (least("one"), least("two"), Requirement("shared", 0, 0)), hand)
    shared_two = chance(deck, split, (least("shared", 2),), hand)
    either = {"shared": split["shared"], "single": split["one"] + split["two"]}
    one_shared = chance(deck, either, (Requirement("shared", 1, 1), least("single")), hand)
    return apart + shared_two + one_shared


# -- Test hand ----------------------------------------------------------------------------------------


class TestHand:
    """Hands drawn from a shuffled deck, the same ones for the same ``seed``.

    ``hand`` are the cards drawn, ``deck`` what is left with the next card first, ``redraws`` how often
    a new hand was asked for.
    """

    __test__ = False  # not a test, whatever pytest makes of the name

    def __init__(self, deck: Sequence[int], seed: int | None = None, size: int = HAND_SIZE) -> None:
        self.size = size
        self.redraws = 0
        self._all = tuple(deck)
        self._rng = random.Random(seed)
        self.hand: list[int] = []
        self.deck: list[int] = []
        self._deal()

    def redraw(self) -> list[int]:
        """Shuffle everything and draw a new hand."""
        self.redraws += 1
        self._deal()
        return self.hand

    def draw(self, count: int = 1) -> list[int]:
        """Draw ``count`` more cards; gives those drawn, fewer when the deck runs out."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        self.hand += drawn
        return drawn

    def put_back(self, indexes: Sequence[int]) -> list[int]:
        """Shuffle these cards of the hand into the deck and draw as many; gives the new hand."""
        chosen = {index for index in indexes if 0 <= index < len(self.hand)}
        self.deck += [self.hand[index] for index in sorted(chosen)]
        self.hand = [code for index, code in enumerate(self.hand) if index not in chosen]
        self._rng.shuffle(self.deck)
        if chosen:
            self.redraws += 1
            self.draw(len(chosen))
        return self.hand

    def _deal(self) -> None:
        self.deck = list(self._all)
        self._rng.shuffle(self.deck)
        self.hand = []
        self.draw(self.size)


# -- Simulation ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Simulated:
    """State of a simulation: ``done`` of ``total`` hands dealt.

    ``counts`` has for each role how many hands held 0, 1, 2 ... of its cards.
    """

    done: int
    total: int
    counts: dict[str, tuple[int, ...]] = field(hash=False)

    def share(self, role: str, least: int = 1) -> float:
        """Share (0 to 1) of the hands so far with ``least`` or more cards of ``role``."""
        return sum(self.counts[role][least:]) / self.done if self.done else 0.0


def simulate(
    deck: Sequence[int],
    roles: Roles,
    total: int = 10_000,
    *,
    hand: int = HAND_SIZE,
    seed: int | None = None,
) -> Iterator[Simulated]:
    """Deal ``total`` hands of the deck; gives the state after each block, the last one complete.

    Stop taking states to cancel. It needs no Qt, so a worker thread can run it.
    """
    rng = random.Random(seed)
    cards = list(deck)
    hand = min(hand, len(cards))
    # Which roles a card has, as positions, so that a hand is counted without looking codes up.
    members = [frozenset(codes) for codes in roles.values()]
    having = [tuple(n for n, codes in enumerate(members) if code in codes) for code in cards]
    tallies = [[0] * (hand + 1) for _ in members]
    places = range(len(cards))
    for done in range(1, total + 1):
        counts = [0] * len(members)
        for place in rng.sample(places, hand):
            for role in having[place]:
                counts[role] += 1
        for tally, count in zip(tallies, counts, strict=True):
            tally[count] += 1
        if done % SIMULATION_BLOCK == 0 or done == total:
            result = {name: tuple(tally) for name, tally in zip(roles, tallies, strict=True)}
            yield Simulated(done, total, result)

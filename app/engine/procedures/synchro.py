"""Synchro Summon: Tuners and other monsters whose Levels add up exactly (SYN)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.decisions import sum_fits
from app.engine.procedures.base import (
    Group,
    Procedure,
    face_up_own,
    is_tuner,
    level_as,
    may_be_non_tuner,
    to_grave,
    usable,
)

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.kernel import Kernel


def any_tuner(card: Card) -> bool:
    """Any Tuner."""
    return True


def any_non_tuner(card: Card) -> bool:
    """Any monster that is not a Tuner."""
    return True


@dataclass(frozen=True, slots=True)
class SynchroClause:
    """What a monster's text says of its use as Synchro Material (SYN).

    ``partners(summoned, others)``: what the other materials must be. ``from_hand``: they may be in
    the hand, at most ``hand_most`` of them, if ``hand_if(this)``; with ``banished_with_hand`` all materials
    are banished then. ``stands_in``: it may be used in place of a named Tuner of this archetype.
    ``under_deck_unless(others)``: it goes under its owner's Deck if the other materials are not such.
    """

    partners: Callable[[Card, Group], bool] | None = None
    from_hand: bool = False
    hand_most: int = 12
    hand_if: Filter | None = None
    banished_with_hand: bool = False
    stands_in: str = ""
    under_deck_unless: Callable[[Group], bool] | None = None


class Synchro(Procedure):
    """``tuners`` Tuners that pass ``tuner``, then ``least_others`` to ``most_others`` others.

    ``named``: passcode of the Tuner the text names, 0 for none.
    """

    __slots__ = (
        "least",
        "least_others",
        "most",
        "most_others",
        "named",
        "other",
        "tuner",
        "tuners",
        "tuners_as_others",
    )

    def __init__(
        self,
        tuners: tuple[int, int],
        tuner: Filter,
        other: Filter,
        others: tuple[int, int],
        tuners_as_others: bool,
        named: int,
    ) -> None:
        super().__init__(c.SUMMON_TYPE_SYNCHRO)
        self.tuners = tuners
        self.tuner = tuner
        self.named = named
        self.other = other
        self.least_others, self.most_others = others
        #: The other materials may be Tuners too ("1+ monsters" texts).
        self.tuners_as_others = tuners_as_others
        self.least = tuners[0] + self.least_others
        self.most = min(tuners[1] + self.most_others, 12)

    def candidates(self, kernel: Kernel, card: Card, player: int) -> list[Card]:
        """Face-up monsters with a Level that the player controls, and what they let be used from the hand."""
        field = [m for m in face_up_own(kernel, player, self.kind, card) if self._levels(m, card)]
        if not any(_hand_clause(m) for m in field):
            return field
        hand = kernel.cards_in(player, c.LOCATION_HAND)
        return field + [m for m in hand if usable(m, self.kind, card) and self._levels(m, card)]

    def _levels(self, monster: Card, card: Card) -> tuple[int, ...]:
        return level_as(monster, c.EFFECT_SYNCHRO_LEVEL, card)

    def fits(self, card: Card, materials: Group) -> bool:
        """Exactly the Level, and one way to see some as the Tuners and the rest as the others."""
        if not sum_fits([self._levels(m, card) for m in materials], card.level, True):
            return False
        if not _clauses_met(card, materials):
            return False
        able = [m for m in materials if is_tuner(m) and self._is_right_tuner(m)]
        for count in range(self.tuners[0], min(self.tuners[1], len(able)) + 1):
            rest_count = len(materials) - count
            if not self.least_others <= rest_count <= self.most_others:
                continue
            for tuners in combinations(able, count):
                if all(self._is_other(m) for m in materials if m not in tuners):
                    return True
        return False

    async def use(self, kernel: Kernel, card: Card, materials: Group) -> None:
        """Materials go to the GY, or are banished where one from the hand makes a clause say so."""
        hand = any(m.location == c.LOCATION_HAND for m in materials)
        clauses = [_hand_clause(m) for m in materials] if hand else []
        away = any(clause is not None and clause.banished_with_hand for clause in clauses)
        where = c.LOCATION_REMOVED if away else c.LOCATION_GRAVE
        under = [m for m in materials if _goes_under_deck(m, materials)]
        await to_grave(kernel, [m for m in materials if m not in under], self.kind, card, where)
        if under:
            await to_grave(kernel, under, self.kind, card, c.LOCATION_DECK, sequence=0)

    def _is_right_tuner(self, monster: Card) -> bool:
        if self.tuner(monster) and (not self.named or monster.is_named(self.named)):
            return True
        word = _clause(monster).stands_in
        return bool(word) and self.needs_tuner_of(monster.kernel, word)

    def needs_tuner_of(self, kernel: Kernel, archetype: str) -> bool:
        """Whether the text names a Tuner of this archetype."""
        facts = kernel.pool.get(self.named) if self.named else None
        return facts is not None and archetype in facts.archetypes

    def _is_other(self, monster: Card) -> bool:
        return self.other(monster) and (self.tuners_as_others or may_be_non_tuner(monster))


_NO_CLAUSE = SynchroClause()


def _clause(card: Card) -> SynchroClause:
    script = card.kernel.script(card.code)
    return script.synchro_clause or _NO_CLAUSE if script is not None else _NO_CLAUSE


def _hand_clause(material: Card) -> SynchroClause | None:
    """The material's clause that lets others come from the hand, if it holds now."""
    clause = _clause(material)
    if not clause.from_hand or (clause.hand_if is not None and not clause.hand_if(material)):
        return None
    return clause


def _goes_under_deck(material: Card, materials: Group) -> bool:
    """Whether the material's own text puts it under the Deck, given what else is used."""
    rule = _clause(material).under_deck_unless
    return rule is not None and not rule([other for other in materials if other is not material])


def _clauses_met(card: Card, materials: Group) -> bool:
    """What the materials' own texts ask of each other."""
    clauses = [_clause(m) for m in materials]
    in_hand = sum(m.location == c.LOCATION_HAND for m in materials)
    if in_hand:
        letting = [clause for m in materials if m.location != c.LOCATION_HAND and (clause := _hand_clause(m))]
        if in_hand > max((clause.hand_most for clause in letting), default=0):
            return False
    return all(
        clause.partners is None or clause.partners(card, [other for other in materials if other is not m])
        for m, clause in zip(materials, clauses, strict=True)
    )


def synchro(
    tuners: int | tuple[int, int] = 1,
    tuner: Filter = any_tuner,
    others: Filter = any_non_tuner,
    count: tuple[int, int] = (1, 11),
    *,
    tuners_as_others: bool = False,
    named: int = 0,
) -> Synchro:
    """Declare a Synchro Monster's materials: Tuners (``named``: one by passcode) + ``count`` others."""
    return Synchro(
        (tuners, tuners) if isinstance(tuners, int) else tuners, tuner, others, count, tuners_as_others, named
    )

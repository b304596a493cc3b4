"""Synchro Summon: Tuners and other monsters whose Levels add up exactly (SYN)."""

from __future__ import annotations

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


class Synchro(Procedure):
    """``tuners`` Tuners that pass ``tuner``, then ``least_others`` to ``most_others`` others."""

    __slots__ = (
        "least",
        "least_others",
        "most",
        "most_others",
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
    ) -> None:
        super().__init__(c.SUMMON_TYPE_SYNCHRO)
        self.tuners = tuners
        self.tuner = tuner
        self.other = other
        self.least_others, self.most_others = others
        #: The other materials may be Tuners too ("1+ monsters" texts).
        self.tuners_as_others = tuners_as_others
        self.least = tuners[0] + self.least_others
        self.most = min(tuners[1] + self.most_others, 12)

    def candidates(self, kernel: Kernel, card: Card, player: int) -> list[Card]:
        """Face-up monsters with a Level that the player controls."""
        return [m for m in face_up_own(kernel, player, self.kind, card) if self._levels(m, card)]

    def _levels(self, monster: Card, card: Card) -> tuple[int, ...]:
        return level_as(monster, c.EFFECT_SYNCHRO_LEVEL, card)

    def fits(self, card: Card, materials: Group) -> bool:
        """Exactly the Level, and one way to see some as the Tuners and the rest as the others."""
        if not sum_fits([self._levels(m, card) for m in materials], card.level, True):
            return False
        able = [m for m in materials if is_tuner(m) and self.tuner(m)]
        for count in range(self.tuners[0], min(self.tuners[1], len(able)) + 1):
            rest_count = len(materials) - count
            if not self.least_others <= rest_count <= self.most_others:
                continue
            for tuners in combinations(able, count):
                if all(self._is_other(m) for m in materials if m not in tuners):
                    return True
        return False

    def _is_other(self, monster: Card) -> bool:
        return self.other(monster) and (self.tuners_as_others or may_be_non_tuner(monster))


def synchro(
    tuners: int | tuple[int, int] = 1,
    tuner: Filter = any_tuner,
    others: Filter = any_non_tuner,
    count: tuple[int, int] = (1, 11),
    *,
    tuners_as_others: bool = False,
) -> Synchro:
    """Declare a Synchro Monster's materials: Tuners + ``count`` others."""
    return Synchro(
        (tuners, tuners) if isinstance(tuners, int) else tuners, tuner, others, count, tuners_as_others
    )

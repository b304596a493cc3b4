"""Link Summon: monsters whose number, or own Link Ratings, make up the Link Rating (LNK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.decisions import sum_fits
from app.engine.procedures.base import Check, Group, Procedure, face_up_own

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.kernel import Kernel


def any_monster_at_all(card: Card) -> bool:
    """Any monster."""
    return True


class Link(Procedure):
    """Materials that pass ``keep``, at least ``least``; ``check`` looks at the whole group."""

    __slots__ = ("check", "keep", "least", "most")

    def __init__(self, keep: Filter, count: tuple[int, int], check: Check | None) -> None:
        super().__init__(c.SUMMON_TYPE_LINK)
        self.keep = keep
        self.least, self.most = count
        self.check = check

    def candidates(self, kernel: Kernel, card: Card, player: int) -> list[Card]:
        """Face-up monsters the player controls."""
        return [m for m in face_up_own(kernel, player, self.kind, card) if self.keep(m)]

    def fits(self, card: Card, materials: Group) -> bool:
        """A Link Monster counts as 1 or as its Link Rating; the sum is exactly the Rating."""
        worth: list[tuple[int, ...]] = [(1, m.link_rating) if m.link_rating > 1 else (1,) for m in materials]
        if not sum_fits(worth, card.link_rating, True):
            return False
        return self.check is None or self.check(materials)


def link(
    keep: Filter = any_monster_at_all,
    at_least: int = 1,
    at_most: int = 6,
    *,
    check: Check | None = None,
    once: bool = False,
) -> Link:
    """Declare a Link Monster's materials; ``once``: its name may only be Link Summoned once a turn."""
    made = Link(keep, (at_least, at_most), check)
    made.once = once
    return made

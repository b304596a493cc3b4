"""Xyz Summon: monsters of one Level are attached as materials (XYZ, MAT)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.actions import move, place
from app.engine.procedures.base import (
    Check,
    Group,
    Procedure,
    face_up_own,
    give_gifts,
    has_zone,
    level_as,
    usable,
)

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.kernel import Kernel


def any_monster_of_the_level(card: Card) -> bool:
    """Any monster."""
    return True


class Xyz(Procedure):
    """``count`` monsters of ``level`` (0: of any kind) that pass ``keep`` and together ``check``; or one
    Xyz Monster that passes ``over``.
    """

    __slots__ = ("check", "keep", "least", "level", "most", "over")

    def __init__(
        self,
        level: int,
        count: tuple[int, int],
        keep: Filter,
        over: Filter | None,
        over_once: bool,
        check: Check | None = None,
    ) -> None:
        super().__init__(c.SUMMON_TYPE_XYZ)
        self.level = level
        self.least, self.most = count
        self.keep = keep
        self.over = over
        self.once = over_once
        self.check = check

    def used_up(self, kernel: Kernel, card: Card, player: int) -> bool:
        """Only the way on top of another monster is limited."""
        return False

    def candidates(self, kernel: Kernel, card: Card, player: int) -> list[Card]:
        """Face-up monsters of the Level; Tokens can never be materials."""
        return [
            m
            for m in face_up_own(kernel, player, self.kind, card)
            if not m.is_token()
            and (not self.level or self.level in level_as(m, c.EFFECT_XYZ_LEVEL, card))
            and self.keep(m)
        ]

    def fits(self, card: Card, materials: Group) -> bool:
        """The right number; what each must be is settled by :meth:`candidates`."""
        right = self.least <= len(materials) <= self.most
        return right and (self.check is None or self.check(materials))

    def combinations(self, kernel: Kernel, card: Card, player: int) -> Iterator[tuple[Card, ...]]:
        """Materials of the Level, and single Xyz Monsters it may be put on top of."""
        yield from super().combinations(kernel, card, player)
        if self.over is not None and not super().used_up(kernel, card, player):
            for monster in kernel.cards_in(player, c.LOCATION_MZONE):
                if monster.is_face_up() and self.over(monster) and usable(monster, self.kind, card):
                    if has_zone(kernel, card, player, (monster,)):
                        yield (monster,)

    async def use(self, kernel: Kernel, card: Card, materials: Group) -> None:
        """Materials leave the field for nowhere; equips and counters are lost (MAT)."""
        # What is attached to a material stays so until the Summon was successful or negated.
        for material in materials:
            move.relocate(
                kernel,
                material,
                material.data.owner,
                0,
                c.POS_FACEUP_ATTACK,
                c.REASON_MATERIAL | c.REASON_XYZ,
                silent=True,
            )
        kernel.touch()

    def arrived(self, kernel: Kernel, card: Card, materials: Group) -> None:
        """They become its materials; the top one lies just under it."""
        for material in materials:
            for uid in material.data.materials:
                place.attach(kernel, kernel.card(uid), card)
            place.attach(kernel, material, card)
        if len(materials) < self.least:
            self.count(kernel, card)
        give_gifts(kernel, card, materials)

    async def negated(self, kernel: Kernel, materials: Group) -> None:
        """The materials of a negated Xyz Summon go to the GY."""
        for material in materials:
            move.leave_materials(kernel, material)
        await move.send(kernel, materials, c.LOCATION_GRAVE, c.REASON_RULE)


def xyz(
    level: int,
    count: int | tuple[int, int] = 2,
    keep: Filter = any_monster_of_the_level,
    *,
    over: Filter | None = None,
    over_once: bool = False,
    check: Check | None = None,
) -> Xyz:
    """Declare an Xyz Monster's materials: ``count`` monsters of ``level`` (0: ``keep`` alone decides) that
    ``check`` accepts together.

    Or one monster that ``over`` accepts (``over_once``: that way only once a turn by its name).
    """
    return Xyz(level, (count, count) if isinstance(count, int) else count, keep, over, over_once, check)

"""Fusion Summon: a recipe of materials, substitutes, and Contact Fusion (FUS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query
from app.engine.procedures.base import Check, Group, Procedure, has_zone, to_grave, usable

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.kernel import Kernel


class Slot:
    """One material: a named card (which a substitute may stand in for) or any that passes a filter."""

    __slots__ = ("codes", "keep")

    def __init__(self, codes: tuple[int, ...], keep: Filter | None) -> None:
        self.codes = codes
        self.keep = keep

    def takes(self, card: Card) -> bool:
        """Whether the card itself is such a material."""
        if self.codes:
            return card.is_named(*self.codes)
        return self.keep is not None and self.keep(card)


class Fusion(Procedure):
    """Materials by ``slots``, more of the last slot up to ``extra``; ``check`` looks at the group.

    Contact Fusion: ``contact`` says where the materials go from the field instead of the GY, and
    the Summon is then a procedure of its own, without a Fusion effect.
    """

    __slots__ = ("check", "contact", "extra", "least", "most", "select", "slots")

    def __init__(
        self,
        slots: tuple[Slot, ...],
        extra: int,
        check: Check | None,
        contact: int,
        select: Callable[[Kernel, int], list[Card]] | None,
    ) -> None:
        super().__init__(c.SUMMON_TYPE_SPECIAL if contact else c.SUMMON_TYPE_FUSION)
        self.slots = slots
        self.extra = extra
        self.check = check
        self.contact = contact
        self.select = select
        self.least = len(slots)
        self.most = len(slots) + extra

    @property
    def by_effect(self) -> bool:  # type: ignore[override]  # decided per card, read like the class value
        """Only Contact Fusion is done without an effect."""
        return not self.contact

    def candidates(self, kernel: Kernel, card: Card, player: int) -> list[Card]:
        """For Contact Fusion: the player's own monsters on the field (or what ``select`` says)."""
        if self.select is not None:
            return self.select(kernel, player)
        return [m for m in kernel.cards_in(player, c.LOCATION_MZONE) if m.is_face_up()]

    def could_use(self, material: Card, card: Card) -> bool:
        """Whether the material fills some slot at all."""
        if not self.contact and not usable(material, c.SUMMON_TYPE_FUSION, card):
            return False
        return any(slot.takes(material) for slot in self.slots) or _is_substitute(material)

    def fits(self, card: Card, materials: Group) -> bool:
        """One material for each slot, at most one of them a substitute for a named one."""
        if not self.least <= len(materials) <= self.most:
            return False
        slots = [*self.slots, *[self.slots[-1]] * (len(materials) - len(self.slots))]
        if not _matched(slots, list(materials), not self.contact):
            return False
        return self.check is None or self.check(materials)

    async def use(self, kernel: Kernel, card: Card, materials: Group) -> None:
        """Contact Fusion sends its materials where its text says."""
        await to_grave(kernel, materials, c.SUMMON_TYPE_FUSION, card, self.contact or c.LOCATION_GRAVE)
        if self.contact == c.LOCATION_DECK:
            from app.engine.actions import move

            for owner in sorted({m.data.owner for m in materials}):
                move.shuffle(kernel, owner, c.LOCATION_DECK)

    def groups(
        self, kernel: Kernel, card: Card, player: int, pool: Sequence[Card]
    ) -> Iterator[tuple[Card, ...]]:
        """All legal material groups out of ``pool`` (for Fusion effects)."""
        able = [m for m in pool if m is not card and self.could_use(m, card)]
        for size in range(self.least, min(self.most, len(able)) + 1):
            for group in combinations(able, size):
                if self.fits(card, group) and has_zone(kernel, card, player, group):
                    yield group


def _is_substitute(card: Card) -> bool:
    return bool(card.kernel.active(c.EFFECT_FUSION_SUBSTITUTE)) and query.has(
        card, c.EFFECT_FUSION_SUBSTITUTE
    )


def _matched(slots: list[Slot], materials: list[Card], may_substitute: bool) -> bool:
    """Whether the materials can be dealt to the slots, one each."""
    if not slots:
        return not materials
    slot, rest = slots[0], slots[1:]
    for n, material in enumerate(materials):
        others = materials[:n] + materials[n + 1 :]
        if slot.takes(material) and _matched(rest, others, may_substitute):
            return True
        if may_substitute and slot.codes and _is_substitute(material) and _matched(rest, others, False):
            return True
    return False


def fusion(
    *parts: int | Filter,
    extra: int = 0,
    check: Check | None = None,
    contact: int = 0,
    select: Callable[[Kernel, int], list[Card]] | None = None,
) -> Fusion:
    """Declare a Fusion Monster's materials: passcodes of named ones and filters of others.

    ``extra``: so many more of the last kind. ``contact``: LOCATION the materials go to in a Contact
    Fusion, from the field (or ``select``).
    """
    slots = tuple(Slot((part,), None) if isinstance(part, int) else Slot((), part) for part in parts)
    return Fusion(slots, extra, check, contact, select)

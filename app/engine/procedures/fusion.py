"""Fusion Summon: a recipe of materials, substitutes, and Contact Fusion (FUS)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query
from app.engine.actions import move
from app.engine.costs import can_be_tributed
from app.engine.procedures.base import Check, Group, Procedure, has_zone, to_grave, usable

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.kernel import Kernel


class OfAttribute:
    """Filter: monsters of an Attribute. A recipe that uses it tells such a material from others."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def __call__(self, card: Card) -> bool:
        return card.is_monster() and card.is_attribute(self.bits)


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

    def takes_instead(self, card: Card, monster: Card) -> bool:
        """Whether the card may stand in for this material of the Fusion Monster."""
        if self.codes:
            return _is_substitute(card)
        return isinstance(self.keep, OfAttribute) and _stands_in_for_attribute(card, monster)


class Fusion(Procedure):
    """Materials by ``slots``, more of the last slot up to ``extra``; ``check`` looks at the group.

    Contact Fusion: ``contact`` says where the materials go from the field, and the Summon is then a
    procedure of its own, without a Fusion effect (``either``: or with one). ``tribute``: they are
    Tributed.
    """

    __slots__ = ("check", "contact", "either", "extra", "least", "most", "select", "slots", "tribute")

    def __init__(
        self,
        slots: tuple[Slot, ...],
        extra: int,
        check: Check | None,
        contact: int,
        select: Callable[[Kernel, int], list[Card]] | None,
        *,
        tribute: bool = False,
        either: bool = False,
    ) -> None:
        super().__init__(c.SUMMON_TYPE_SPECIAL if contact else c.SUMMON_TYPE_FUSION)
        self.slots = slots
        self.extra = extra
        self.check = check
        self.contact = contact
        self.select = select
        self.tribute = tribute
        self.either = either
        self.least = len(slots)
        self.most = len(slots) + extra

    @property
    def by_effect(self) -> bool:  # type: ignore[override]  # decided per card, read like the class value
        """Only Contact Fusion is done without an effect."""
        return not self.contact

    def candidates(self, kernel: Kernel, card: Card, player: int) -> list[Card]:
        """For Contact Fusion: monster cards the player controls, Set and equipped too (or ``select``)."""
        if self.select is not None:
            cards = self.select(kernel, player)
        else:
            cards = kernel.cards_in(player, c.LOCATION_MZONE)
            if not self.tribute:
                spells = kernel.cards_in(player, c.LOCATION_SZONE)
                cards = cards + [each for each in spells if each.facts.type & c.TYPE_MONSTER]
        return [each for each in cards if self._can_leave(each) and usable(each, c.SUMMON_TYPE_FUSION, card)]

    def _can_leave(self, card: Card) -> bool:
        """Whether the card can go where a Contact Fusion puts its materials."""
        if self.tribute:
            return can_be_tributed(card, for_summon=False)
        if self.contact == c.LOCATION_REMOVED:
            return move.can_be_banished(card)
        if self.contact == c.LOCATION_GRAVE:
            return move.can_go_to_grave(card, cost=True)
        return not card.is_token()

    def could_use(self, material: Card, card: Card) -> bool:
        """Whether the material fills some slot at all."""
        if not usable(material, c.SUMMON_TYPE_FUSION, card):
            return False
        return any(slot.takes(material) or slot.takes_instead(material, card) for slot in self.slots)

    def fits(self, card: Card, materials: Group) -> bool:
        """One material for each slot; a Contact Fusion admits no substitute."""
        return self._deal(materials, None if self.contact else card)

    def _deal(self, materials: Group, monster: Card | None) -> bool:
        """One material for each slot, at most one of them a substitute (None: without any)."""
        if not self.least <= len(materials) <= self.most:
            return False
        slots = [*self.slots, *[self.slots[-1]] * (len(materials) - len(self.slots))]
        if not _matched(slots, list(materials), monster):
            return False
        return self.check is None or self.check(materials)

    async def use(self, kernel: Kernel, card: Card, materials: Group) -> None:
        """Contact Fusion sends its materials where its text says."""
        reason = c.REASON_COST | (c.REASON_RELEASE if self.tribute else 0)
        where = self.contact or c.LOCATION_GRAVE
        await to_grave(kernel, materials, c.SUMMON_TYPE_FUSION, card, where, reason)
        if self.contact == c.LOCATION_DECK:
            for owner in sorted({m.data.owner for m in materials}):
                move.shuffle(kernel, owner, c.LOCATION_DECK)

    def groups(
        self, kernel: Kernel, card: Card, player: int, pool: Sequence[Card]
    ) -> Iterator[tuple[Card, ...]]:
        """All legal material groups out of ``pool`` (for Fusion effects)."""
        able = [m for m in pool if m is not card and self.could_use(m, card)]
        for size in range(self.least, min(self.most, len(able)) + 1):
            for group in combinations(able, size):
                if self._deal(group, card) and has_zone(kernel, card, player, group):
                    yield group


def _is_substitute(card: Card) -> bool:
    return bool(card.kernel.active(c.EFFECT_FUSION_SUBSTITUTE)) and query.has(
        card, c.EFFECT_FUSION_SUBSTITUTE
    )


def _stands_in_for_attribute(card: Card, monster: Card) -> bool:
    """Whether the card, a monster by its own effect, may stand in where ``monster`` lists an Attribute."""
    script = card.kernel.script(card.code)
    word = script.stands_in_for_attribute_of if script is not None else ""
    in_force = card.location == c.LOCATION_MZONE and card.is_face_up() and not card.is_negated()
    return bool(word) and in_force and query.has_archetype(monster, word)


def _matched(slots: list[Slot], materials: list[Card], monster: Card | None) -> bool:
    """Whether the materials can be dealt to the slots, one each."""
    if not slots:
        return not materials
    slot, rest = slots[0], slots[1:]
    for n, material in enumerate(materials):
        others = materials[:n] + materials[n + 1 :]
        if slot.takes(material) and _matched(rest, others, monster):
            return True
        if monster is not None and slot.takes_instead(material, monster) and _matched(rest, others, None):
            return True
    return False


def fusion(
    *parts: int | Filter,
    extra: int = 0,
    check: Check | None = None,
    contact: int = 0,
    select: Callable[[Kernel, int], list[Card]] | None = None,
    tribute: bool = False,
    either: bool = False,
) -> Fusion:
    """Declare a Fusion Monster's materials: passcodes of named ones and filters of others.

    ``extra``: so many more of the last kind. ``contact``: LOCATION the materials go to in a Contact
    Fusion, from the field (or ``select``); ``tribute``: by being Tributed; ``either``: or by Fusion Summon.
    """
    slots = tuple(Slot((part,), None) if isinstance(part, int) else Slot((), part) for part in parts)
    return Fusion(slots, extra, check, contact, select, tribute=tribute, either=either)

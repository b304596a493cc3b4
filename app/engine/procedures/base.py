"""What the summoning procedures of Extra Deck, Ritual and Pendulum Monsters share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts, query, zones
from app.engine.actions import move
from app.engine.actions.special_summon import why_not
from app.engine.decisions import SelectUnselect, Text
from app.engine.kernel import ACTIVITY_CUSTOM

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel

Group = Sequence["Card"]

#: Mark of a card used up as material: uid of the monster Summoned with it; gone when it moves.
MATERIAL_OF = "material of"


class Procedure:
    """A Summon a card prescribes for itself, done at an open game state without a Chain.

    ``kind`` is its SUMMON_TYPE; ``by_effect`` says that only a card effect performs it (Fusion,
    Ritual), so it is never offered as a command. One :meth:`fits` answers which materials are right.
    """

    __slots__ = ("kind", "once")
    by_effect = False
    #: How many materials at least and at most.
    least = 1
    most = 12

    def __init__(self, kind: int) -> None:
        self.kind = kind
        #: Cards of this name may only be Summoned once a turn by the player (in this way).
        self.once = False

    def candidates(self, kernel: Kernel, card: Card, player: int) -> list[Card]:
        """Cards that could be a material of ``card`` by themselves."""
        raise NotImplementedError

    def fits(self, card: Card, materials: Group) -> bool:
        """Whether exactly these materials Summon ``card``."""
        raise NotImplementedError

    def combinations(self, kernel: Kernel, card: Card, player: int) -> Iterator[tuple[Card, ...]]:
        """All legal sets of materials, smallest first (zones considered)."""
        cards = self.candidates(kernel, card, player)
        for size in range(self.least, min(self.most, len(cards)) + 1):
            for group in combinations(cards, size):
                if self.fits(card, group) and has_zone(kernel, card, player, group):
                    yield group

    def possible(self, kernel: Kernel, card: Card, player: int) -> bool:
        """Whether ``player`` could perform it now."""
        if (
            card.location != c.LOCATION_EXTRA
            or card.data.owner != player
            or self.used_up(kernel, card, player)
        ):
            return False
        if why_not(kernel, card, player, kind=self.kind, proper=True, check_zone=False) is not None:
            return False
        groups = self.combinations(kernel, card, player)
        return next(iter(groups), None) is not None

    async def perform(self, kernel: Kernel, card: Card, player: int) -> tuple[Card, ...] | None:
        """Let the player choose materials and use them up; None when they took it back."""
        groups = self.combinations(kernel, card, player)
        legal = list(groups)
        chosen = await pick(kernel, player, card, legal)
        if chosen is None:
            return None
        await self.use(kernel, card, chosen)
        return chosen

    async def use(self, kernel: Kernel, card: Card, materials: Group) -> None:
        """Materials leave for the GY before the monster arrives."""
        await to_grave(kernel, materials, self.kind, card)

    def arrived(self, kernel: Kernel, card: Card, materials: Group) -> None:
        """The Summon was successful: only now were they its materials (MAT)."""
        self.count(kernel, card)
        note_materials(kernel, card, materials, self.kind)
        give_gifts(kernel, card, materials)

    def used_up(self, kernel: Kernel, card: Card, player: int) -> bool:
        """Whether the one Summon a turn was made."""
        return self.once and kernel.counted(ACTIVITY_CUSTOM + card.code, player) > 0

    def count(self, kernel: Kernel, card: Card) -> None:
        """Count the one Summon a turn."""
        if self.once:
            kernel.count(ACTIVITY_CUSTOM + card.code, card.data.summon_player)

    async def negated(self, kernel: Kernel, materials: Group) -> None:
        """The Summon was negated: they were no materials."""
        forget_materials(materials)


_REASON_OF = {
    c.SUMMON_TYPE_FUSION: c.REASON_FUSION,
    c.SUMMON_TYPE_RITUAL: c.REASON_RITUAL,
    c.SUMMON_TYPE_SYNCHRO: c.REASON_SYNCHRO,
    c.SUMMON_TYPE_XYZ: c.REASON_XYZ,
    c.SUMMON_TYPE_LINK: c.REASON_LINK,
}
_PROHIBITION_OF = {
    c.SUMMON_TYPE_FUSION: c.EFFECT_CANNOT_BE_FUSION_MATERIAL,
    c.SUMMON_TYPE_SYNCHRO: c.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL,
    c.SUMMON_TYPE_XYZ: c.EFFECT_CANNOT_BE_XYZ_MATERIAL,
    c.SUMMON_TYPE_LINK: c.EFFECT_CANNOT_BE_LINK_MATERIAL,
}


def give_gifts(kernel: Kernel, card: Card, materials: Group) -> None:
    """What materials give to the monster Summoned with them, even if they were negated (GAIN)."""
    from app.engine.running import Effect

    mine = ((card.uid, card.data.generation),)
    for material in materials:
        index = kernel.pool.index(material.data.code)
        for definition in index.material_gifts if index is not None else ():
            fx = Effect(kernel, definition, material, card.data.controller)
            if definition.affects is None or definition.affects(fx, card):
                kernel.add_lingering(
                    code=definition.code,
                    index=definition.index,
                    effect=definition.effect,
                    source=card,
                    player=card.data.controller,
                    targets=mine,
                )
                kernel.add_lingering(
                    effect=c.EFFECT_ADD_TYPE,
                    value=c.TYPE_EFFECT,
                    source=card,
                    player=card.data.controller,
                    targets=mine,
                )


def material_reason(kind: int) -> int:
    """REASON bits of a material of this kind of Summon."""
    return c.REASON_MATERIAL | _REASON_OF.get(kind, 0)


async def to_grave(
    kernel: Kernel,
    materials: Group,
    kind: int,
    card: Card,
    where: int = c.LOCATION_GRAVE,
    reason: int = 0,
    sequence: int = -1,
) -> None:
    """Use up materials of ``card`` at one instant; that they were materials is not noted yet (MAT).

    ``reason``: further REASON bits, such as those of a Tribute. ``sequence``: 0 for under the Deck.
    """
    await move.send(kernel, materials, where, material_reason(kind) | reason, sequence=sequence)
    for material in materials:
        flags = tuple(flag for flag in material.data.flags if flag[0] != MATERIAL_OF)
        material.data.flags = (*flags, (MATERIAL_OF, card.uid, 0))


def note_materials(kernel: Kernel, card: Card, materials: Group, kind: int) -> None:
    """Note that ``card`` was Summoned with ``materials``, as far as they have not moved since."""
    snaps = []
    for material in materials:
        data = material.data
        if material.flag(MATERIAL_OF) == card.uid:
            snap = kernel.snapshot(material)
            snaps.append(
                snap._replace(
                    location=data.prev_location,
                    controller=data.prev_controller,
                    sequence=data.prev_sequence,
                    position=data.prev_position,
                )
            )
    if snaps:
        reason = material_reason(kind)
        kernel.note(c.EVENT_BE_MATERIAL, snaps, player=card.data.controller, reason=reason, value=card.uid)


def forget_materials(materials: Group) -> None:
    """Their Summon was negated."""
    for material in materials:
        material.data.flags = tuple(flag for flag in material.data.flags if flag[0] != MATERIAL_OF)


def usable(card: Card, kind: int, summoned: Card) -> bool:
    """Whether nothing forbids the card as a material of this kind of Summon.

    A prohibition's body may take the Summoned monster as second parameter.
    """
    code = _PROHIBITION_OF.get(kind)
    if code is None:
        return True
    for m in card.kernel.active(code):
        if m.affects(card):
            definition = m.definition
            if definition is None or isinstance(definition.value, int) or not definition.value_takes_card:
                return False
            if definition.value(m.fx, summoned):
                return False
    return True


def has_zone(kernel: Kernel, card: Card, player: int, leaving: Group) -> bool:
    """Whether the monster finds a zone once ``leaving`` have left."""
    return bool(zones.summon_zones(kernel, card, player, leaving=tuple(leaving)))


def face_up_own(kernel: Kernel, player: int, kind: int, card: Card) -> list[Card]:
    """Face-up monsters of ``player`` that may be materials."""
    return [
        monster
        for monster in kernel.cards_in(player, c.LOCATION_MZONE)
        if monster.is_face_up() and usable(monster, kind, card)
    ]


async def pick(
    kernel: Kernel,
    player: int,
    card: Card,
    legal: Sequence[tuple[Card, ...]],
    *,
    cancelable: bool = True,
) -> tuple[Card, ...] | None:
    """Let the player build one of the ``legal`` groups card by card; None when taken back."""
    groups = [frozenset(group) for group in legal]
    everything = sorted({each for group in groups for each in group}, key=lambda each: each.uid)
    chosen: list[Card] = []
    while True:
        have = frozenset(chosen)
        left = [group for group in groups if have <= group]
        more = [each for each in everything if each not in have and any(each in group for group in left)]
        complete = have in groups
        if complete and not more:
            return tuple(chosen)
        decision = SelectUnselect(
            player,
            Text(prompts.MATERIAL, card.code, -1, len(chosen)),
            tuple(kernel.ref(player, each) for each in more),
            tuple(kernel.ref(player, each) for each in chosen),
            complete or (cancelable and not chosen),
            min((len(group) for group in left), default=1),
            max((len(group) for group in left), default=1),
        )
        answer = await kernel.ask(decision)
        if not answer:
            return tuple(chosen) if complete else None
        each = kernel.by_key(answer[0])
        if each in chosen:
            chosen.remove(each)
        else:
            chosen.append(each)


def level_as(card: Card, code: int, summoned: Card) -> tuple[int, ...]:
    """Levels the card may count as for a Summon: its own and what modifiers of ``code`` allow."""
    own = card.level
    values = [own] if own else []
    mods = card.kernel.active(code)
    if not mods:
        return tuple(values)
    for m in mods:
        if m.affects(card):
            definition = m.definition
            if definition is None or isinstance(definition.value, int):
                values.append(m.amount(card))
            elif definition.value_takes_card:
                values.append(int(definition.value(m.fx, summoned)))
            else:
                values.append(int(definition.value(m.fx)))
    return tuple(sorted({value for value in values if value > 0}))


def is_tuner(card: Card) -> bool:
    """Whether it is a Tuner now."""
    return card.is_type(c.TYPE_TUNER)


def may_be_non_tuner(card: Card) -> bool:
    """Whether it may serve as a non-Tuner."""
    if not is_tuner(card):
        return True
    return bool(card.kernel.active(c.EFFECT_NONTUNER)) and query.has(card, c.EFFECT_NONTUNER)


Check = Callable[[Group], bool]

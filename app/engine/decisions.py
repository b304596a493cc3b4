"""The closed list of questions the engine asks, and the answers each one accepts.

A response is a tuple of small ints. It names choices by stable keys (card key, effect index,
zone key), never by a place in a list, so a recorded answer keeps its meaning in a state whose
hidden cards were re-dealt.

Card keys: a card that the asked player may see is named by its ``uid``; one they may not see is
named by its place (:func:`place_key`), so that a key tells nothing about a hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

Response = tuple[int, ...]

PLACE_BASE = 1 << 20


def place_key(controller: int, location: int, sequence: int) -> int:
    """One int for a place; also the key of a hidden card lying there."""
    return PLACE_BASE | controller << 18 | location << 8 | sequence


def place_of(key: int) -> tuple[int, int, int]:
    """(controller, location, sequence) of a :func:`place_key`."""
    return key >> 18 & 1, key >> 8 & 0x3FF, key & 0xFF


class CardRef(NamedTuple):
    """How a decision or event names a card to one player. ``code`` is 0 when it is hidden."""

    key: int
    code: int
    controller: int
    location: int
    sequence: int
    position: int


class Text(NamedTuple):
    """A sentence the front end words in its own language.

    ``id`` names the sentence; ``code``/``effect`` the card effect it is about; ``number`` and
    ``other`` (a second card's passcode) fill it in.
    """

    id: str
    code: int = 0
    effect: int = -1
    number: int = 0
    other: int = 0


# Kinds of command, first int of a response to a command decision.
ACT_SUMMON = 1
ACT_SPSUMMON = 2
ACT_FLIP = 3
ACT_POSITION = 4
ACT_MSET = 5
ACT_SSET = 6
ACT_ACTIVATE = 7
ACT_ATTACK = 8
ACT_BATTLE_PHASE = 20
ACT_MAIN2 = 21
ACT_END = 22

NO_CARD = CardRef(0, 0, 0, 0, 0, 0)
PASS: Response = ()


class Command(NamedTuple):
    """One thing a player may do. Response ``(kind, card.key, effect)``; ATTACK ``(8, key, target)``.

    ``targets`` holds what an attacker may attack (0 in ``direct`` = the player).
    """

    kind: int
    card: CardRef = NO_CARD
    effect: int = 0
    text: Text = Text("")
    targets: tuple[CardRef, ...] = ()
    direct: bool = False

    @property
    def response(self) -> Response:
        """The answer that picks this command (of an attack: the direct one)."""
        return (self.kind, self.card.key, self.effect)


@dataclass(frozen=True, slots=True)
class Decision:
    """Base of all questions. ``player`` (0 or 1) is asked ``prompt``."""

    player: int
    prompt: Text

    def accepts(self, response: Response) -> bool:
        """Whether the engine would take this answer."""
        raise NotImplementedError(type(self).__name__)

    def choices(self) -> Iterator[Response]:
        """Legal answers, all of them or (for large selections) a representative stream."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class IdleCommand(Decision):
    """Open game state of a Main Phase: what the turn player does next."""

    commands: tuple[Command, ...]

    def accepts(self, response: Response) -> bool:
        return any(command.response == response for command in self.commands)

    def choices(self) -> Iterator[Response]:
        for command in self.commands:
            yield command.response


@dataclass(frozen=True, slots=True)
class BattleCommand(Decision):
    """Open game state of the Battle Step: attack, activate or go on."""

    commands: tuple[Command, ...]

    def accepts(self, response: Response) -> bool:
        return response in self.choices()

    def choices(self) -> Iterator[Response]:
        for command in self.commands:
            if command.kind != ACT_ATTACK:
                yield command.response
                continue
            if command.direct:
                yield (ACT_ATTACK, command.card.key, 0)
            for target in command.targets:
                yield (ACT_ATTACK, command.card.key, target.key)


@dataclass(frozen=True, slots=True)
class AttackTarget(Decision):
    """Replay: ``(target key,)``, ``(0,)`` for a direct attack, ``()`` to stop the attack."""

    attacker: CardRef
    targets: tuple[CardRef, ...]
    direct: bool

    def accepts(self, response: Response) -> bool:
        return response in self.choices()

    def choices(self) -> Iterator[Response]:
        if self.direct:
            yield (0,)
        for target in self.targets:
            yield (target.key,)
        yield PASS


@dataclass(frozen=True, slots=True)
class ChainResponse(Decision):
    """A window for fast effects or optional triggers; ``()`` passes unless ``forced``.

    ``commands`` are all ACT_ACTIVATE. ``after`` names what the window answers (an EVENT code).
    """

    commands: tuple[Command, ...]
    forced: bool = False
    after: int = 0
    chain_length: int = 0

    def accepts(self, response: Response) -> bool:
        return response in self.choices()

    def choices(self) -> Iterator[Response]:
        if not self.forced:
            yield PASS
        for command in self.commands:
            yield command.response


@dataclass(frozen=True, slots=True)
class YesNo(Decision):
    """``(1,)`` or ``(0,)``. ``card`` is what the question is about, or NO_CARD."""

    card: CardRef = NO_CARD

    def accepts(self, response: Response) -> bool:
        return response in ((0,), (1,))

    def choices(self) -> Iterator[Response]:
        yield (1,)
        yield (0,)


@dataclass(frozen=True, slots=True)
class EffectYesNo(YesNo):
    """Whether to use an optional part or effect of ``card``."""


@dataclass(frozen=True, slots=True)
class Option(Decision):
    """One of several named options; ``(n,)`` where n is the option's own number."""

    options: tuple[tuple[int, Text], ...]

    def accepts(self, response: Response) -> bool:
        return len(response) == 1 and any(response[0] == number for number, _ in self.options)

    def choices(self) -> Iterator[Response]:
        for number, _ in self.options:
            yield (number,)


def _distinct_known(response: Response, keys: set[int]) -> bool:
    return len(set(response)) == len(response) and all(key in keys for key in response)


@dataclass(frozen=True, slots=True)
class SelectCards(Decision):
    """``min`` to ``max`` of ``cards`` by key; ``()`` takes it back when ``cancelable``."""

    cards: tuple[CardRef, ...]
    min: int
    max: int
    cancelable: bool = False

    def accepts(self, response: Response) -> bool:
        if not response and self.cancelable:
            return True
        return self.min <= len(response) <= self.max and _distinct_known(
            response, {card.key for card in self.cards}
        )

    def choices(self) -> Iterator[Response]:
        keys = [card.key for card in self.cards]
        for size in range(self.min, min(self.max, len(keys)) + 1):
            yield from combinations(keys, size)
        if self.cancelable and self.min > 0:
            yield PASS


@dataclass(frozen=True, slots=True)
class SelectUnselect(Decision):
    """One card at a time, with what is still possible: ``(key,)`` picks or drops, ``()`` ends."""

    selectable: tuple[CardRef, ...]
    chosen: tuple[CardRef, ...]
    finishable: bool
    min: int
    max: int

    def accepts(self, response: Response) -> bool:
        return response in self.choices()

    def choices(self) -> Iterator[Response]:
        if self.finishable:
            yield PASS
        for card in self.selectable:
            yield (card.key,)
        for card in self.chosen:
            yield (card.key,)


@dataclass(frozen=True, slots=True)
class SelectTributes(Decision):
    """Tributes for a Tribute Summon; ``values`` says for how many each card may count (1 or 2)."""

    cards: tuple[CardRef, ...]
    values: tuple[int, ...]
    min: int
    max: int
    cancelable: bool = True
    #: What the player must also have: a free Main Monster Zone after the Tributes (place keys that help).
    zone_free: bool = True
    frees: frozenset[int] = frozenset()

    def accepts(self, response: Response) -> bool:
        if not response:
            return self.cancelable
        worth = dict(zip((card.key for card in self.cards), self.values, strict=True))
        if not _distinct_known(response, set(worth)):
            return False
        if not self.zone_free and not any(key in self.frees for key in response):
            return False
        if len(response) > self.max:
            return False
        most = sum(worth[key] for key in response)
        # No superfluous Tribute: without the least valuable card the rest must not suffice.
        return most >= self.min and most - min(worth[key] for key in response) < self.max

    def choices(self) -> Iterator[Response]:
        keys = [card.key for card in self.cards]
        for size in range(1, self.max + 1):
            for picked in combinations(keys, size):
                if self.accepts(picked):
                    yield picked
        if self.cancelable:
            yield PASS


@dataclass(frozen=True, slots=True)
class SelectSum(Decision):
    """Cards whose values reach ``total`` (exactly, or at least without a superfluous card).

    ``values`` holds the values each card may count as. ``required`` keys are always part of it.
    """

    cards: tuple[CardRef, ...]
    values: tuple[tuple[int, ...], ...]
    total: int
    exact: bool
    min: int = 1
    max: int = 99
    required: tuple[int, ...] = ()

    def accepts(self, response: Response) -> bool:
        worth = dict(zip((card.key for card in self.cards), self.values, strict=True))
        if not _distinct_known(response, set(worth)) or not self.min <= len(response) <= self.max:
            return False
        if any(key not in response for key in self.required):
            return False
        return sum_fits([worth[key] for key in response], self.total, self.exact)

    def choices(self) -> Iterator[Response]:
        keys = [card.key for card in self.cards]
        for size in range(self.min, min(self.max, len(keys)) + 1):
            for picked in combinations(keys, size):
                if self.accepts(picked):
                    yield picked


def sum_fits(values: list[tuple[int, ...]], total: int, exact: bool) -> bool:
    """Whether one value of each tuple can be picked to reach ``total``.

    Not exact: at least ``total``, and no card could be left out.
    """
    sums: set[tuple[int, int]] = {(0, 1 << 30)}
    for options in values:
        sums = {(whole + v, min(least, v)) for whole, least in sums for v in options}
    if exact:
        return any(whole == total for whole, _ in sums)
    return any(whole >= total and whole - least < total for whole, least in sums)


@dataclass(frozen=True, slots=True)
class SelectPlace(Decision):
    """``count`` zones out of ``places`` (place keys)."""

    places: tuple[int, ...]
    count: int = 1
    card: CardRef = NO_CARD

    def accepts(self, response: Response) -> bool:
        return len(response) == self.count and _distinct_known(response, set(self.places))

    def choices(self) -> Iterator[Response]:
        yield from combinations(self.places, self.count)


@dataclass(frozen=True, slots=True)
class SelectPosition(Decision):
    """One of ``positions`` (POS codes) for ``card``."""

    card: CardRef
    positions: tuple[int, ...]

    def accepts(self, response: Response) -> bool:
        return len(response) == 1 and response[0] in self.positions

    def choices(self) -> Iterator[Response]:
        for position in self.positions:
            yield (position,)


@dataclass(frozen=True, slots=True)
class SelectCounters(Decision):
    """Remove ``total`` counters from ``cards`` (``counts`` available): ``(key, n, key, n, ...)``."""

    counter: int
    total: int
    cards: tuple[CardRef, ...]
    counts: tuple[int, ...]

    def accepts(self, response: Response) -> bool:
        have = dict(zip((card.key for card in self.cards), self.counts, strict=True))
        keys, numbers = response[::2], response[1::2]
        if len(keys) != len(numbers) or not _distinct_known(keys, set(have)):
            return False
        return sum(numbers) == self.total and all(
            0 < n <= have[key] for key, n in zip(keys, numbers, strict=True)
        )

    def choices(self) -> Iterator[Response]:
        """Taking from one card after the other, starting with each card once."""
        for start in range(len(self.cards)):
            left, answer = self.total, []
            for offset in range(len(self.cards)):
                i = (start + offset) % len(self.cards)
                take = min(left, self.counts[i])
                if take:
                    answer += [self.cards[i].key, take]
                    left -= take
            yield tuple(answer)


@dataclass(frozen=True, slots=True)
class SortCards(Decision):
    """All of ``cards`` in the wanted order, first on top."""

    cards: tuple[CardRef, ...]

    def accepts(self, response: Response) -> bool:
        keys = {card.key for card in self.cards}
        return len(response) == len(keys) and _distinct_known(response, keys)

    def choices(self) -> Iterator[Response]:
        keys = tuple(card.key for card in self.cards)
        for shift in range(len(keys)):
            yield keys[shift:] + keys[:shift]


@dataclass(frozen=True, slots=True)
class SortChain(Decision):
    """The order in which one player's simultaneous triggers join the Chain: command indexes.

    The commands are listed by card key and effect, so an index is a stable name here.
    """

    commands: tuple[Command, ...]

    def accepts(self, response: Response) -> bool:
        return sorted(response) == list(range(len(self.commands)))

    def choices(self) -> Iterator[Response]:
        numbers = tuple(range(len(self.commands)))
        for shift in range(len(numbers)):
            yield numbers[shift:] + numbers[:shift]


@dataclass(frozen=True, slots=True)
class Announce(Decision):
    """Base of declarations: one or more of ``options``."""

    options: tuple[int, ...]
    count: int = 1

    def accepts(self, response: Response) -> bool:
        return len(response) == self.count and _distinct_known(response, set(self.options))

    def choices(self) -> Iterator[Response]:
        yield from combinations(self.options, self.count)


@dataclass(frozen=True, slots=True)
class AnnounceType(Announce):
    """Declare a monster Type (RACE codes)."""


@dataclass(frozen=True, slots=True)
class AnnounceAttribute(Announce):
    """Declare an Attribute."""


@dataclass(frozen=True, slots=True)
class AnnounceCard(Announce):
    """Declare a card name; ``options`` are the passcodes that may be declared."""


@dataclass(frozen=True, slots=True)
class AnnounceNumber(Announce):
    """Declare a number."""


@dataclass(frozen=True, slots=True)
class FirstPlayer(Decision):
    """Who goes first: ``(0,)`` this player, ``(1,)`` the other."""

    def accepts(self, response: Response) -> bool:
        return response in ((0,), (1,))

    def choices(self) -> Iterator[Response]:
        yield (0,)
        yield (1,)

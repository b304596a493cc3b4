"""Replays of other simulators (``.yrp``, ``.yrpX``): players, decks, settings and the stream of messages.

A ``.yrp`` holds only answers, which mean something to the program that wrote them alone: decks, names and
settings can be read. A ``.yrpX`` also holds what that program told its players, which can be shown.
Nothing that such a file names (a script, a path) is ever opened.
"""

from __future__ import annotations

import lzma
import struct
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from app.data import atomic
from app.data.errors import FileError, Phrase, RecordError

MAX_FILE_BYTES: Final = 4 << 20
MAX_UNPACKED_BYTES: Final = 16 << 20
MAX_MESSAGES: Final = 200_000
MAX_CARDS: Final = 500
"""Cards in one part of a deck; more are no deck."""
_MAX_TEAM: Final = 4
_LZMA_MEMORY: Final = 96 << 20

_HEADER: Final = struct.Struct("<6I8s")
_LENGTH: Final = struct.Struct("<I")
_YRP1, _YRP2, _YRPX = 0x31707279, 0x32707279, 0x58707279
_EXTENSIONS: Final = {_YRP2: 48}
_NAME_BYTES: Final = 40

COMPRESSED, TAG, SINGLE = 0x1, 0x2, 0x8
LUA64, NEW, HAND_TEST, DIRECT_SEED, FLAGS64, EXTENDED = 0x10, 0x20, 0x40, 0x80, 0x100, 0x200
_EDOPRO_ONLY: Final = NEW | HAND_TEST | DIRECT_SEED | FLAGS64 | EXTENDED
_EDOPRO_VERSION: Final = 0x10000
"""Versions of the newer program start here; the older one counts in four hex digits."""

OLD_REPLAY, AI_NAME = 231, 163

# Duel flags of EDOPro that tell the Master Rule.
_OBSOLETE_IGNITION, _PZONE, _EMZONE, _FSX = 0x100, 0x800, 0x2000, 0x4000


@dataclass(frozen=True, slots=True)
class ForeignDeck:
    """Passcodes in the order of the deck list."""

    main: tuple[int, ...]
    extra: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """One thing the other program told its players: ``kind`` is the number of the message."""

    kind: int
    data: bytes


@dataclass(frozen=True, slots=True)
class ForeignReplay:
    """What can be read of a replay of another program.

    ``names`` and ``decks`` are the first team's, then the second team's (``team`` players a side); decks
    are empty where the file has none. ``rules`` is the name of a Master Rule. ``messages`` are those of a
    ``.yrpX``. ``problems`` are sentences on what could not be read.
    """

    program: str
    names: tuple[str, ...]
    team: int = 1
    decks: tuple[ForeignDeck, ...] = ()
    rule_cards: tuple[int, ...] = ()
    lp: int = 8000
    hand: int = 5
    draw: int = 1
    flags: int = 0
    rules: str = "mr5"
    #: Seconds since 1970, 0 for unknown.
    saved_at: int = 0
    #: Name of the puzzle it was played on, "" for a duel.
    script: str = ""
    hand_test: bool = False
    messages: tuple[Message, ...] = ()
    problems: tuple[str, ...] = field(default=())


class _Broken(ValueError):
    """The file does not hold what it must; the message completes "... is damaged (...)"."""


class _Bytes:
    """Reads numbers one after another; raises :class:`_Broken` past the end."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place = 0

    @property
    def left(self) -> int:
        return len(self.data) - self.place

    def take(self, count: int) -> bytes:
        if count > self.left:
            raise _Broken("it ends too soon")
        self.place += count
        return self.data[self.place - count : self.place]

    def number(self, size: int) -> int:
        return int.from_bytes(self.take(size), "little")

    def name(self) -> str:
        words = self.take(_NAME_BYTES).decode("utf-16-le", "replace").split("\0")[0]
        return " ".join("".join(letter if letter.isprintable() else " " for letter in words).split())

    def codes(self) -> tuple[int, ...]:
        count = self.number(4)
        if count > MAX_CARDS:
            raise _Broken(f"a part of a deck claims to have {count} cards")
        return tuple(self.number(4) for _ in range(count))


def load_yrp(path: Path | str) -> ForeignReplay:
    """Read a ``.yrp`` or ``.yrpX``; raises :class:`RecordError` with one sentence."""
    try:
        content = atomic.read_bytes(Path(path), MAX_FILE_BYTES, Phrase("replay"))
    except FileError as error:
        raise RecordError(error.phrase) from None
    return read_yrp(content, str(path))


def read_yrp(content: bytes, source: str = "replay") -> ForeignReplay:
    """Like :func:`load_yrp` for bytes."""
    try:
        return _replay(content, 0)
    except _Broken as error:
        raise RecordError(
            "{source} is damaged or no replay of EDOPro or YGOPro ({error}); get the file again.",
            source=source,
            error=str(error),
        ) from None


def _replay(content: bytes, depth: int) -> ForeignReplay:
    if len(content) < _HEADER.size:
        raise _Broken("it is too short")
    kind, version, flag, stamp, size, start, props = _HEADER.unpack_from(content)
    if kind not in (_YRP1, _YRP2, _YRPX):
        raise _Broken("it does not begin like one")
    edopro = kind == _YRPX or bool(flag & _EDOPRO_ONLY) or version >= _EDOPRO_VERSION
    extension = _EXTENSIONS.get(kind, 40 if edopro and flag & EXTENDED else 0)
    if len(content) < _HEADER.size + extension:
        raise _Broken("it is too short")
    body = _Bytes(_unpacked(content[_HEADER.size + extension :], flag, size, props))
    # The older program keeps the time in the place of the hash, the newer one in that of the seed.
    saved_at = stamp if edopro else start
    read = _stream if kind == _YRPX else _answers
    return replace(read(body, flag, edopro, depth), saved_at=saved_at if saved_at > 1_000_000_000 else 0)


def _unpacked(packed: bytes, flag: int, size: int, props: bytes) -> bytes:
    if not flag & COMPRESSED:
        return packed
    if size > MAX_UNPACKED_BYTES:
        raise _Broken(f"it claims to hold {size} bytes")
    packer = lzma.LZMADecompressor(format=lzma.FORMAT_ALONE, memlimit=_LZMA_MEMORY)
    try:
        content = packer.decompress(props[:5] + size.to_bytes(8, "little") + packed, max_length=size)
    except (lzma.LZMAError, MemoryError):
        raise _Broken("it does not unpack") from None
    if len(content) != size:
        raise _Broken("it unpacks only in part")
    return content


def _names(body: _Bytes, flag: int, edopro: bool) -> tuple[tuple[str, ...], int]:
    """The players' names and how many play in a team."""
    if not (edopro and flag & NEW) or flag & SINGLE:
        team = 2 if flag & TAG and not flag & SINGLE else 1
        return tuple(body.name() for _ in range(2 * team)), team
    found: list[str] = []
    sizes = []
    for _ in (0, 1):
        count = body.number(4)
        if not 1 <= count <= _MAX_TEAM:
            raise _Broken(f"a team claims to have {count} players")
        sizes.append(count)
        found += [body.name() for _ in range(count)]
    return tuple(found), max(sizes)


def _flags(body: _Bytes, flag: int, edopro: bool) -> int:
    return body.number(8 if edopro and flag & FLAGS64 else 4)


def _rules(flags: int, edopro: bool) -> str:
    if not edopro:
        number = flags >> 16 & 0xF
        return f"mr{number}" if 1 <= number <= 5 else "mr3"
    if flags & _EMZONE:
        return "mr5" if flags & _FSX else "mr4"
    if flags & _PZONE:
        return "mr3"
    return "mr1" if flags & _OBSOLETE_IGNITION else "mr2"


def _answers(body: _Bytes, flag: int, edopro: bool, depth: int) -> ForeignReplay:
    """The body of a ``.yrp``."""
    names, team = _names(body, flag, edopro)
    lp, hand, draw = body.number(4), body.number(4), body.number(4)
    flags = _flags(body, flag, edopro)
    hand_test = edopro and bool(flag & HAND_TEST)
    script = ""
    if flag & SINGLE:
        script = body.take(body.number(2)).decode("utf-8", "replace")
    decks: list[ForeignDeck] = []
    rule_cards: tuple[int, ...] = ()
    problems = []
    if not flag & SINGLE or hand_test:
        try:
            for _ in names:
                # Both programs write the last card first.
                main, extra = body.codes()[::-1], body.codes()[::-1]
                decks.append(ForeignDeck(main, extra))
            if edopro and flag & NEW and not hand_test:
                rule_cards = body.codes()
        except _Broken as error:
            problems.append(f"Not all decks could be read ({error}).")
    return ForeignReplay(
        program="EDOPro" if edopro else "YGOPro",
        names=names,
        team=team,
        decks=tuple(decks),
        rule_cards=rule_cards,
        lp=lp,
        hand=hand,
        draw=draw,
        flags=flags,
        rules=_rules(flags, edopro),
        script="" if hand_test else script,
        hand_test=hand_test,
        problems=tuple(problems),
    )


def _stream(body: _Bytes, flag: int, edopro: bool, depth: int) -> ForeignReplay:
    """The body of a ``.yrpX``; the ``.yrp`` in it tells decks and settings."""
    names, team = _names(body, flag, edopro)
    flags = _flags(body, flag, edopro)
    messages: list[Message] = []
    problems: list[str] = []
    inner: ForeignReplay | None = None
    try:
        while body.left and len(messages) < MAX_MESSAGES:
            kind, length = body.number(1), body.number(4)
            data = body.take(length)
            if kind == OLD_REPLAY and depth == 0 and inner is None:  # only one: each takes time to unpack
                inner = _replay(data, depth + 1)
            elif kind != OLD_REPLAY:
                messages.append(Message(kind, data))
    except _Broken as error:
        problems.append(f"The file could be read only in part ({error}).")
    found = inner or ForeignReplay("EDOPro", names, flags=flags, rules=_rules(flags, edopro))
    if inner is None:
        problems.append("The replay holds no decks.")
    return replace(
        found,
        program="EDOPro",
        names=names,
        team=team,
        messages=tuple(messages),
        problems=(*found.problems, *problems),
    )

"""The content of record format 2: chunks that can be read one by one (see ``docs/record.md``)."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, cast

from app.data.frames import CARD_FIELDS, SLOTS, FrameReader, pack_frames
from app.data.plain import from_plain, to_plain
from app.data.record import MAIN_LINE, Branch, Frame, Note, Outline, Record, StepEvents
from app.data.record_values import (
    Damaged,
    json_bytes,
    json_object,
    known_setup,
    plain_events,
    read_events,
    read_values,
)
from app.engine.decisions import Response
from app.engine.duel import Setup

HEAD, STEP, NOTE, LINE, END = b"HEAD", b"STEP", b"NOTE", b"LINE", b"END "
_TAGS: Final = re.compile(b"HEAD|STEP|NOTE|LINE|END ")
_CHUNK: Final = struct.Struct("<4sIII")  # tag, packed size, unpacked size, CRC-32 of tag and packed bytes

MAX_CHUNK_BYTES: Final = 4 << 20
MAX_UNPACKED_BYTES: Final = 32 << 20
MAX_STEPS: Final = 100_000
_STEPS_A_CHUNK: Final = 32
#: How often, and in how many bytes, the next whole chunk is looked for behind damage.
_MOST_TRIES: Final = 10_000
_MOST_TRIED_BYTES: Final = 64 << 20

_RESULT: Final[dict[str, Any]] = {
    "names": tuple[str, str],
    "winner": int | None,
    "win_reason": str,
    "turn": int,
    "surrendered": int | None,
}
_HEAD: Final[dict[str, Any]] = {
    "app_version": str,
    "scripts_version": str,
    "saved_at": int,
    "setup": Setup,
    "steps": int,
    "slots": tuple[str, ...],
    "card": tuple[str, ...],
} | _RESULT
_LINE: Final[dict[str, Any]] = {
    "number": int,
    "parent": int,
    "step": int,
    "name": str,
    "steps": int,
    "redeal": tuple[int, int] | None,
} | _RESULT
_GAPS: Final[Any] = tuple[tuple[int, int], ...]
_STEP: Final[dict[str, Any]] = {
    "from": int,
    "responses": tuple[tuple[int, ...], ...],
    "digests": tuple[tuple[int, str], ...],
}

# --- writing -------------------------------------------------------------------------------------------


def pack(record: Record) -> bytes:
    """All chunks of ``record``."""
    head = {
        "app_version": record.app_version,
        "scripts_version": record.scripts_version,
        "saved_at": record.saved_at,
        "setup": to_plain(record.setup),
        "steps": len(record.responses),
        "slots": list(SLOTS),
        "card": list(CARD_FIELDS),
    } | _result(record)
    if record.gaps:
        head["gaps"] = to_plain(record.gaps)
    chunks = [_packed(HEAD, head), *_line(0, record)]
    for number, branch in enumerate(record.branches):
        values = {
            "number": number,
            "parent": branch.parent,
            "step": branch.step,
            "name": branch.name,
            "steps": len(branch.responses),
            "redeal": to_plain(branch.redeal),
        } | _result(branch)
        chunks += [_packed(LINE, values), *_line(branch.step, branch)]
    chunks.append(_packed(NOTE, {"notes": to_plain(record.notes)}))
    # The head once more: without it nothing else can be read.
    chunks.append(_packed(END, {"chunks": len(chunks), "head": head}))
    return b"".join(chunks)


def _result(line: Record | Branch) -> dict[str, Any]:
    return {key: to_plain(getattr(line, key)) for key in _RESULT}


def _line(start: int, line: Record | Branch) -> Iterator[bytes]:
    """The steps of a line that begins at step ``start``, in stretches that stand for themselves."""
    count = len(line.responses)
    for first in range(0, max(1, count), _STEPS_A_CHUNK):
        last = min(first + _STEPS_A_CHUNK, count)
        # The step a stretch begins with belongs to the one before, but for the first of all.
        low, high = start + first + (first > 0), start + last
        values = {
            "from": start + first,
            "responses": to_plain(line.responses[first:last]),
            "digests": [list(item) for item in line.digests if low <= item[0] <= high],
            "events": plain_events(tuple(item for item in line.events if low <= item[0] <= high)),
        }
        yield _packed(STEP, values | pack_frames(line.frames[low - start : high - start + 1]))


def _packed(tag: bytes, values: dict[str, Any]) -> bytes:
    content = json_bytes(values)
    packed = zlib.compress(content, 9)
    return _CHUNK.pack(tag, len(packed), len(content), zlib.crc32(tag + packed)) + packed


# --- reading -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Line:
    """A line while it is read; ``broken``: a stretch of it is missing, so that no later one fits.

    With ``gap`` it is exactly one that is missing, and the next one may follow.
    """

    values: dict[str, Any]
    start: int = 0
    responses: list[Response] = field(default_factory=list)
    digests: list[tuple[int, str]] = field(default_factory=list)
    events: list[Any] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    stretches: int = 0
    broken: bool = False
    gap: bool = False
    gaps: list[tuple[int, int]] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether every step was read."""
        return bool(self.values) and not self.broken and len(self.responses) == self.values["steps"]


@dataclass(slots=True)
class _Reading:
    """All that was read so far."""

    lenient: bool
    head: dict[str, Any] | None = None
    lines: list[_Line] = field(default_factory=list)
    notes: tuple[Note, ...] = ()
    reader: FrameReader | None = None
    steps: int = 0
    ended: bool = False

    def take(self, tag: bytes, values: dict[str, Any]) -> None:
        """Add one chunk; raises ValueError if it does not fit what was read before."""
        if self.ended:
            raise Damaged("something follows the end")
        if tag == HEAD and self.head is None:
            self.begin(values)
        elif self.reader is None:
            raise Damaged("its beginning is missing")
        elif tag == STEP:
            self._step(self.lines[-1], values, self.reader)
        elif tag == LINE:
            line = read_values(_LINE, values)
            self.lines.append(_Line(line, line["step"]))
        elif tag == NOTE:
            self.notes = from_plain(tuple[Note, ...], values.get("notes"))
        elif tag == END:
            self.ended = True
        elif not self.lenient:
            raise ValueError(f"the part {tag.decode('latin-1')!r} is unknown")

    def begin(self, values: dict[str, Any]) -> None:
        """Take ``values`` as the head; raises ValueError if it cannot be read as a whole."""
        head = read_values(_HEAD, values) | {"gaps": from_plain(_GAPS, values.get("gaps", []))}
        head["setup"] = known_setup(head["setup"])
        self.reader = FrameReader(head["setup"].rules, head["slots"], head["card"])
        self.head = head  # only now: a head that cannot be read as a whole is none
        self.lines.append(_Line(head))

    def lose(self, tag: bytes) -> None:
        """A chunk could not be read: what belongs to it is left out."""
        if tag == STEP:
            line = self.lines[-1]
            line.gap = not line.broken and line is self.lines[0]
            line.broken = True
        elif tag not in (NOTE, END):
            # It may have begun a line, whose steps now belong to nothing.
            self.lines.append(_Line({}, broken=True))

    def _step(self, line: _Line, values: dict[str, Any], reader: FrameReader) -> None:
        if line.broken and not line.gap:
            return
        gap, line.gap = line.gap, False
        line.broken = True  # until all of it is read
        stretch = read_values(_STEP, values)
        missing = stretch["from"] - line.start - len(line.responses)
        if not (0 < missing <= _STEPS_A_CHUNK if gap else missing == 0):
            raise ValueError("the steps are out of order")
        self.steps += missing + len(stretch["responses"]) + 1
        if self.steps > MAX_STEPS:
            raise ValueError(f"it has more than {MAX_STEPS} steps")
        low = stretch["from"] + (line.stretches > 0 or gap)
        high = stretch["from"] + len(stretch["responses"])
        events = read_events(values.get("events"), lenient=self.lenient)
        if any(not low <= step <= high for step in (*_steps(events), *_steps(stretch["digests"]))):
            raise ValueError("a step is outside the duel")
        frames = reader.read(values)
        wanted = high - low + 1
        if frames and len(frames) > wanted:
            raise ValueError("there are more frames than steps")
        if gap:
            _bridge(line, missing, frames)
        if len(line.frames) == low - line.start:  # else frames before are missing
            line.frames += frames
        line.responses += stretch["responses"]
        line.digests += stretch["digests"]
        line.events += events
        line.stretches += 1
        line.broken = False

    def record(self) -> Record:
        """The record; lines that hang in the air are left out."""
        if self.head is None:
            raise Damaged("its beginning is missing")
        main, *others = self.lines
        if not main.stretches:
            raise Damaged("no part of the duel is whole")
        numbers: dict[int, int] = {MAIN_LINE: MAIN_LINE}
        ends = {MAIN_LINE: len(main.responses)}
        branches: list[Branch] = []
        for line in others:
            if not line.values:
                continue
            number = line.values["number"]
            parent, step = line.values["parent"], line.values["step"]
            known = (
                parent in numbers and number not in numbers and 0 <= step <= ends[parent] and line.stretches
            )
            if known:
                numbers[number] = len(branches)
                ends[number] = step + len(line.responses)
                branches.append(_branch(line, numbers[parent]))
            elif not self.lenient:
                raise ValueError("a line leaves one that is not there")
        notes = tuple(
            replace(note, line=numbers[note.line])
            for note in self.notes
            if not self.lenient or (note.line in numbers and note.step <= ends[note.line])
            if note.line in numbers
        )
        head = self.head
        return Record(
            app_version=head["app_version"],
            scripts_version=head["scripts_version"],
            saved_at=head["saved_at"],
            setup=head["setup"],
            notes=notes,
            branches=tuple(branches),
            gaps=tuple(sorted({*head["gaps"], *main.gaps})),
            **_contents(main),
        )


def _bridge(line: _Line, missing: int, after: Sequence[Frame]) -> None:
    """A stretch of ``missing`` answers of ``line`` is lost, but what comes ``after`` it was read."""
    known = len(line.responses)
    first = known + 1 if line.stretches else 0
    line.gaps.append((line.start + first, line.start + known + missing))
    line.responses += [()] * missing
    if after and len(line.frames) == first:
        still = line.frames[-1] if line.frames else after[0]
        line.frames += [still] * (known + missing + 1 - first)


def _steps(items: StepEvents | tuple[tuple[int, str], ...]) -> list[int]:
    return [item[0] for item in items]


def _contents(line: _Line) -> dict[str, Any]:
    """What was read of a line; a line of which the end is missing has no result."""
    result = {key: line.values[key] for key in _RESULT}
    if not line.complete:
        turn = line.frames[-1][0].turn if line.frames else 0
        result |= {"winner": None, "win_reason": "", "turn": turn, "surrendered": None}
    return result | {
        "responses": tuple(line.responses),
        "digests": tuple(line.digests),
        "events": tuple(line.events),
        "frames": tuple(line.frames),
    }


def _branch(line: _Line, parent: int) -> Branch:
    values = line.values
    return Branch(
        parent=parent, step=values["step"], name=values["name"], redeal=values["redeal"], **_contents(line)
    )


def unpack(content: bytes) -> Record:
    """The whole record in ``content``; raises :class:`Damaged` or ValueError."""
    reading = _Reading(lenient=False)
    for tag, chunk in _chunks(content):
        if chunk is None:
            raise Damaged("a checksum is wrong")
        reading.take(tag, json_object(chunk))
    if not reading.ended or not all(line.complete for line in reading.lines):
        raise Damaged("its end is missing")
    return reading.record()


def unpack_partial(content: bytes) -> tuple[Record, bool]:
    """What can be read of ``content``, and whether that is the whole main line; raises ValueError."""
    reading = _Reading(lenient=True)
    for tag, chunk in _chunks(content, mend=True):
        if reading.head is None and (chunk is None or tag != HEAD):
            reading.begin(_second_head(content))
            if chunk is None:
                continue
        try:
            if chunk is None:
                raise Damaged("a checksum is wrong")
            reading.take(tag, json_object(chunk))
        except ValueError:
            if reading.head is None:
                raise
            reading.lose(tag)
    record = reading.record()
    return record, reading.lines[0].complete


def _second_head(content: bytes) -> dict[str, Any]:
    """The head as the end repeats it; raises :class:`Damaged` if the end is gone, or an older one."""
    place = content.rfind(END)
    found = _whole_at(content, place) if place >= 0 else None
    end = json_object(found.content) if found is not None else {}
    if not isinstance(end.get("head"), dict):
        raise Damaged("its beginning is missing")
    return cast("dict[str, Any]", end["head"])


def outline(content: bytes) -> Outline | None:
    """What the whole record in ``content`` is about, without unpacking its steps; None if it is not whole.

    The checksums are compared, so that a damaged file is none. Raises ValueError for other contents.
    """
    tags: list[bytes] = []
    parts: dict[bytes, dict[str, Any]] = {}
    for tag, packed, size, checksum in _headers(content):
        if zlib.crc32(tag + packed) != checksum or tag not in (HEAD, STEP, NOTE, LINE, END):
            return None
        tags.append(tag)
        if tag in (HEAD, NOTE, END):
            unpacked = _unpacked(tag, packed, size, checksum)
            if unpacked is None or tag in parts:
                return None
            parts[tag] = json_object(unpacked)
    whole = tags[:2] == [HEAD, STEP] and tags[-1:] == [END] and NOTE in parts
    if not whole or parts[END].get("chunks") != len(tags) - 1:
        return None
    head, notes = read_values(_HEAD, parts[HEAD]), parts[NOTE].get("notes")
    return Outline(
        setup=known_setup(head["setup"]),
        names=head["names"],
        winner=head["winner"],
        win_reason=head["win_reason"],
        turn=head["turn"],
        steps=head["steps"],
        saved_at=head["saved_at"],
        notes=len(notes) if isinstance(notes, list) else 0,
        branches=tags.count(LINE),
    )


@dataclass(frozen=True, slots=True)
class _Chunk:
    """A chunk whose checksum is right: its tag, its unpacked content, its size unpacked, where it ends."""

    tag: bytes
    content: bytes
    size: int
    end: int


def _headers(content: bytes) -> Iterator[tuple[bytes, bytes, int, int]]:
    """(tag, packed bytes, unpacked size, checksum) of each chunk; an impossible one as the last, cut off."""
    place = 0
    while place < len(content):
        if place + _CHUNK.size > len(content):
            yield b"", b"", 0, 0
            return
        tag, packed, size, checksum = _CHUNK.unpack_from(content, place)
        place += _CHUNK.size
        yield tag, content[place : place + packed], size, checksum
        place += packed


def _chunks(content: bytes, *, mend: bool = False) -> Iterator[tuple[bytes, bytes | None]]:
    """(tag, unpacked bytes) of each chunk; None for a damaged one.

    Stops at the first damaged one; with ``mend`` it goes on with the next whole chunk there is. Never
    unpacks more than a chunk promises, nor more than the limits, so that a small file cannot fill the
    memory.
    """
    place, total, tries = 0, 0, [_MOST_TRIES, _MOST_TRIED_BYTES]
    while place < len(content):
        found = _whole_at(content, place, MAX_UNPACKED_BYTES - total)
        if found is not None:
            total += found.size
            yield found.tag, found.content
            place = found.end
            continue
        after = _next_whole(content, place + 1, tries) if mend else None
        tag = content[place : place + len(HEAD)]
        if after is not None and after != _end_of(content, place):
            tag = b""  # nobody knows how many are gone
        yield tag, None
        if after is None:
            return
        place = after


def _end_of(content: bytes, place: int) -> int:
    """Where the chunk that begins at ``place`` says that it ends."""
    end: int = place + _CHUNK.size + _CHUNK.unpack_from(content, place)[1]
    return end


def _whole_at(content: bytes, place: int, room: int = MAX_UNPACKED_BYTES) -> _Chunk | None:
    """The chunk that begins at ``place``, if it is whole and unpacks to at most ``room`` bytes."""
    if place + _CHUNK.size > len(content):
        return None
    tag, packed, size, checksum = _CHUNK.unpack_from(content, place)
    start = place + _CHUNK.size
    if packed > len(content) - start or size > min(MAX_CHUNK_BYTES, room):
        return None
    unpacked = _unpacked(tag, content[start : start + packed], size, checksum)
    return None if unpacked is None else _Chunk(tag, unpacked, size, start + packed)


def _next_whole(content: bytes, place: int, tries: list[int]) -> int | None:
    """Where the next whole chunk from ``place`` on begins. ``tries``: places and bytes that may be tried."""
    for found in _TAGS.finditer(content, place):
        start = found.start()
        if start + _CHUNK.size > len(content):
            return None
        packed = _CHUNK.unpack_from(content, start)[1]
        if packed > len(content) - start - _CHUNK.size:
            continue
        tries[0] -= 1
        tries[1] -= packed
        if min(tries) < 0:
            return None
        if _whole_at(content, start) is not None:
            return start
    return None


def _unpacked(tag: bytes, packed: bytes, size: int, checksum: int) -> bytes | None:
    if zlib.crc32(tag + packed) != checksum:
        return None
    packer = zlib.decompressobj()
    try:
        unpacked = packer.decompress(packed, size + 1)
    except zlib.error:
        return None
    whole = packer.eof and not packer.unused_data and not packer.unconsumed_tail
    return unpacked if whole and len(unpacked) == size else None


__all__ = ["Damaged", "outline", "pack", "unpack", "unpack_partial"]

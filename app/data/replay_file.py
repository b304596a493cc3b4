"""Duel records: the ``.ketto`` file (its format is described in ``docs/record.md``)."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final

from app.data import atomic, record_chunks, record_format1
from app.data.errors import FileError, Phrase, RecordError
from app.data.record import MAIN_LINE, Branch, Frame, Note, Outline, Record

MAGIC: Final = b"\x89KETTO\r\n"
FORMAT: Final = 2
_PREFIX: Final = struct.Struct("<8sH")  # magic, format

MAX_FILE_BYTES: Final = 16 << 20
MAX_NAME: Final = 80
MAX_BRANCHES: Final = 1000
MAX_DEPTH: Final = 100
"""Lines that leave one another; nobody plays so many."""


def save_record(record: Record, path: Path | str) -> None:
    """Write ``record`` to ``path`` atomically; raises :class:`FileError`."""
    atomic.write_bytes(Path(path), pack(record))


def load_record(path: Path | str) -> Record:
    """Read a whole record; raises :class:`RecordError` with one sentence whatever the file holds."""
    return unpack(_content(path), str(path))


def load_partial(path: Path | str) -> tuple[Record, str]:
    """Whatever can be read of a record, and one sentence on what is missing ("" for a whole record).

    Raises :class:`RecordError` with one sentence if nothing can be shown of it.
    """
    return unpack_partial(_content(path), str(path))


def load_outline(path: Path | str) -> Outline | None:
    """What the record is about, read without its duel; None for one that is damaged, older or newer.

    Raises :class:`RecordError` if the file cannot be read.
    """
    content = _content(path)
    if content[:8] != MAGIC or int.from_bytes(content[8:10], "little") != FORMAT:
        return None
    try:
        found = record_chunks.outline(content[_PREFIX.size :])
        if found is not None:
            _check_names(found.names)
    except ValueError:
        return None
    # What is impossible is told by reading all of it.
    return found if found is None or found.winner in (None, 0, 1, 2) else None


def _content(path: Path | str) -> bytes:
    try:
        return atomic.read_bytes(Path(path), MAX_FILE_BYTES, Phrase("record"))
    except FileError as error:
        raise RecordError(error.phrase) from None


def pack(record: Record) -> bytes:
    """The bytes of a record file; raises ValueError for what no duel can have produced."""
    check(record)
    return _PREFIX.pack(MAGIC, FORMAT) + record_chunks.pack(record)


def unpack(content: bytes, source: str = "record") -> Record:
    """The record in ``content``; raises :class:`RecordError` that names ``source``."""
    version = _version(content, source)
    if version > FORMAT:
        raise RecordError(
            "{source} was saved by a newer Ketto (record format {version}, this one reads {known});"
            " update Ketto to open it.",
            source=source,
            version=version,
            known=FORMAT,
        )
    try:
        if version == 1:
            record = record_format1.unpack(content[_PREFIX.size :])
        else:
            record = record_chunks.unpack(content[_PREFIX.size :])
        check(record)
    except record_chunks.Damaged:
        raise RecordError(
            "{source} is damaged or incomplete; copy the file again from where you got it.", source=source
        ) from None
    except ValueError as error:
        raise RecordError(
            "{source} is not a usable record ({error}); ask for the file again or record the duel anew.",
            source=source,
            error=str(error),
        ) from None
    return record


def unpack_partial(content: bytes, source: str = "record") -> tuple[Record, str]:
    """Like :func:`load_partial` for bytes."""
    try:
        version = _version(content, source)
    except RecordError:
        if not content.startswith(record_chunks.HEAD, _PREFIX.size):
            raise
        version = FORMAT  # only the first few bytes are damaged
    if version <= FORMAT:
        try:
            return unpack(content, source), ""
        except RecordError:
            if version == 1:  # one piece: all or nothing
                raise
    try:
        record, complete = record_chunks.unpack_partial(content[_PREFIX.size :])
        check(record)
    except ValueError as error:
        raise RecordError(
            "{source} is damaged and nothing of it can be shown ({error}); copy the file again from"
            " where you got it.",
            source=source,
            error=str(error),
        ) from None
    if version > FORMAT:
        why = Phrase("{source} was saved by a newer Ketto; what this one understands is shown", source=source)
    else:
        why = Phrase("{source} is damaged or incomplete", source=source)
    lost = ", ".join(f"{max(first, 1)} to {last}" for first, last in record.gaps)
    if complete and not lost:
        return record, Phrase("{why}; the whole duel could be read.", why=why)
    if complete:
        return record, Phrase("{why}; all but the answers {lost} could be read.", why=why, lost=lost)
    if lost:
        return record, Phrase(
            "{why}; the first {count} answers but {lost} could be read.",
            why=why,
            count=record.steps,
            lost=lost,
        )
    return record, Phrase("{why}; the first {count} answers could be read.", why=why, count=record.steps)


def _version(content: bytes, source: str) -> int:
    if content[:8] != MAGIC:
        raise RecordError(
            "{source} is not a Ketto record; choose a .ketto file that Ketto has saved.", source=source
        )
    version = int.from_bytes(content[8:10], "little")
    if len(content) < _PREFIX.size or version < 1:
        raise RecordError(
            "{source} is damaged or incomplete; copy the file again from where you got it.", source=source
        )
    return version


def check(record: Record) -> None:
    """Refuse what no duel can have produced; raises ValueError."""
    _check_names(record.names)
    if record.winner not in (None, 0, 1, 2) or record.surrendered not in (None, 0, 1):
        raise ValueError("the result is impossible")
    _check_steps(record.digests, record.events, 0, record.steps)
    _check_frames(record.frames, record.steps)
    if any(not 0 <= first <= last <= record.steps for first, last in record.gaps):
        raise ValueError("a gap is outside the duel")
    for note in record.notes:
        if not MAIN_LINE <= note.line < len(record.branches) or note.step < 0:
            raise ValueError("a note is outside the duel")
    if len(record.branches) > MAX_BRANCHES:
        raise ValueError(f"it has more than {MAX_BRANCHES} lines")
    ends: list[int] = []
    depths: list[int] = []
    for number, branch in enumerate(record.branches):
        if not MAIN_LINE <= branch.parent < number:
            raise ValueError("a line leaves one that is not there")
        start, end = branch.step, branch.step + len(branch.responses)
        if not 0 <= start <= (record.steps if branch.parent == MAIN_LINE else ends[branch.parent]):
            raise ValueError("a line starts outside the duel")
        ends.append(end)
        depths.append(1 if branch.parent == MAIN_LINE else depths[branch.parent] + 1)
        if depths[-1] > MAX_DEPTH:
            raise ValueError(f"more than {MAX_DEPTH} lines leave one another")
        _check_names(branch.names)
        if branch.winner not in (None, 0, 1, 2) or branch.surrendered not in (None, 0, 1):
            raise ValueError("the result of a line is impossible")
        if branch.redeal is not None and branch.redeal[0] not in (0, 1):
            raise ValueError("a line is dealt anew for nobody")
        _check_steps(branch.digests, branch.events, start, end)
        _check_frames(branch.frames, len(branch.responses))


def _check_names(names: tuple[str, str]) -> None:
    if any(not name or len(name) > MAX_NAME for name in names):
        raise ValueError(f"a player's name has not 1 to {MAX_NAME} letters")


def _check_steps(
    digests: tuple[tuple[int, str], ...], events: tuple[tuple[int, object], ...], start: int, end: int
) -> None:
    digest_steps = [step for step, _ in digests]
    if sorted(set(digest_steps)) != digest_steps:
        raise ValueError("the digests are out of order")
    event_steps = [step for step, _ in events]
    if sorted(event_steps) != event_steps:
        raise ValueError("the events are out of order")
    for steps in (digest_steps, event_steps):
        if steps and not start <= steps[0] <= steps[-1] <= end:
            raise ValueError("a step is outside the duel")


def _check_frames(frames: tuple[Frame, ...], steps: int) -> None:
    """There may be fewer frames than steps: a record that could only be played again in part."""
    if len(frames) > steps + 1:
        raise ValueError("there are more frames than steps")


__all__ = [
    "FORMAT",
    "MAGIC",
    "MAX_FILE_BYTES",
    "MAX_NAME",
    "Branch",
    "Note",
    "Outline",
    "Record",
    "check",
    "load_outline",
    "load_partial",
    "load_record",
    "pack",
    "save_record",
    "unpack",
    "unpack_partial",
]

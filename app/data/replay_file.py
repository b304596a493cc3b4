"""Duel records: the ``.ketto`` file (its format is described in ``docs/record.md``)."""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from app.data import atomic
from app.data.errors import FileError, RecordError
from app.data.plain import from_plain, to_plain
from app.engine.decisions import Response
from app.engine.duel import Setup
from app.engine.events import ALL_EVENTS, Event
from app.engine.rules import PRESETS

MAGIC: Final = b"\x89KETTO\r\n"
FORMAT: Final = 1
_HEADER: Final = struct.Struct("<8sHII")  # magic, format, unpacked size, CRC-32 of the unpacked bytes

MAX_FILE_BYTES: Final = 16 << 20
MAX_UNPACKED_BYTES: Final = 64 << 20
MAX_NAME: Final = 80

_EVENTS: Final = {kind.__name__: kind for kind in ALL_EVENTS}


@dataclass(frozen=True, slots=True)
class Record:
    """A whole duel: enough to play it again and to prove that it comes out the same.

    ``digests`` are (step, digest) pairs: the state after that many responses, for every step at an
    open game state and for the last one. ``events`` are (step, event) pairs with full information.
    ``winner`` is 0, 1, 2 (a draw) or None for a duel that was not finished.
    """

    setup: Setup
    responses: tuple[Response, ...]
    digests: tuple[tuple[int, str], ...]
    events: tuple[tuple[int, Event], ...] = ()
    names: tuple[str, str] = ("Player 1", "Player 2")
    winner: int | None = None
    win_reason: str = ""
    turn: int = 0
    #: Who gave up after the last response: 0, 1 or None.
    surrendered: int | None = None
    app_version: str = ""

    @property
    def final_digest(self) -> str:
        """Digest of the last state, or "" for an empty record."""
        return self.digests[-1][1] if self.digests else ""


def save_record(record: Record, path: Path | str) -> None:
    """Write ``record`` to ``path`` atomically; raises :class:`FileError`."""
    atomic.write_bytes(Path(path), pack(record))


def load_record(path: Path | str) -> Record:
    """Read a record; raises :class:`RecordError` with one sentence whatever the file holds."""
    path = Path(path)
    try:
        content = atomic.read_bytes(path, MAX_FILE_BYTES, "record")
    except FileError as error:
        raise RecordError(str(error)) from None
    return unpack(content, str(path))


def pack(record: Record) -> bytes:
    """The bytes of a record file."""
    content = json.dumps(_plain(record), ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    return _HEADER.pack(MAGIC, FORMAT, len(content), zlib.crc32(content)) + zlib.compress(content, 9)


def unpack(content: bytes, source: str = "record") -> Record:
    """The record in ``content``; raises :class:`RecordError` that names ``source``."""
    values = _values(_unpacked(content, source), source)
    try:
        record = _record(values)
        _check(record)
    except ValueError as error:
        raise RecordError(
            f"{source} is not a usable record ({error}); ask for the file again or record the duel anew."
        ) from None
    return record


def _unpacked(content: bytes, source: str) -> bytes:
    if content[:8] != MAGIC:
        raise RecordError(f"{source} is not a Ketto record; choose a .ketto file that Ketto has saved.")
    if len(content) < _HEADER.size:
        raise _damaged(source)
    _, version, size, checksum = _HEADER.unpack_from(content)
    if version > FORMAT:
        raise RecordError(
            f"{source} was saved by a newer Ketto (record format {version}, this one reads {FORMAT});"
            " update Ketto to open it."
        )
    if version < 1 or size > MAX_UNPACKED_BYTES:
        raise _damaged(source)
    # Never unpacks more than the header promised, so a small file cannot fill the memory.
    packer = zlib.decompressobj()
    try:
        unpacked = packer.decompress(content[_HEADER.size :], size + 1)
    except zlib.error:
        raise _damaged(source) from None
    whole = packer.eof and not packer.unused_data and not packer.unconsumed_tail
    if not whole or len(unpacked) != size or zlib.crc32(unpacked) != checksum:
        raise _damaged(source)
    return unpacked


def _damaged(source: str) -> RecordError:
    return RecordError(f"{source} is damaged or incomplete; copy the file again from where you got it.")


def _values(content: bytes, source: str) -> dict[str, Any]:
    try:
        values = json.loads(content)
    except (ValueError, RecursionError):
        raise _damaged(source) from None
    if not isinstance(values, dict):
        raise _damaged(source)
    return values


def _plain(record: Record) -> dict[str, Any]:
    return {
        "app_version": record.app_version,
        "names": to_plain(record.names),
        "setup": to_plain(record.setup),
        "responses": to_plain(record.responses),
        "surrendered": record.surrendered,
        "digests": to_plain(record.digests),
        "winner": record.winner,
        "win_reason": record.win_reason,
        "turn": record.turn,
        "events": [[step, type(event).__name__, to_plain(event)] for step, event in record.events],
    }


_KINDS: Final[dict[str, Any]] = {
    "app_version": str,
    "names": tuple[str, str],
    "setup": Setup,
    "responses": tuple[tuple[int, ...], ...],
    "surrendered": int | None,
    "digests": tuple[tuple[int, str], ...],
    "winner": int | None,
    "win_reason": str,
    "turn": int,
}


def _record(values: dict[str, Any]) -> Record:
    missing = [key for key in (*_KINDS, "events") if key not in values]
    if missing:
        raise ValueError(f"'{missing[0]}' is missing")
    known = {key: from_plain(kind, values[key]) for key, kind in _KINDS.items()}
    # A preset may gain flags in a later version; the name of the rules is what the record means.
    setup = known["setup"]
    if setup.rules.name not in PRESETS:
        raise ValueError(f"the rules {setup.rules.name[:20]!r} are unknown")
    known["setup"] = replace(setup, rules=PRESETS[setup.rules.name])
    return Record(events=_events(values["events"]), **known)


def _events(rows: Any) -> tuple[tuple[int, Event], ...]:
    if not isinstance(rows, list):
        raise ValueError("'events' is not a list")
    found: list[tuple[int, Event]] = []
    for row in rows:
        if not isinstance(row, list) or len(row) != 3:
            raise ValueError("an event is not a list of three")
        step, name, value = row
        if not isinstance(name, str) or name not in _EVENTS:
            raise ValueError(f"the event {str(name)[:40]!r} is unknown")
        found.append((from_plain(int, step), from_plain(_EVENTS[name], value)))
    return tuple(found)


def _check(record: Record) -> None:
    """Refuse what no duel can have produced; raises ValueError."""
    if any(not name or len(name) > MAX_NAME for name in record.names):
        raise ValueError(f"a player's name has not 1 to {MAX_NAME} letters")
    if record.winner not in (None, 0, 1, 2) or record.surrendered not in (None, 0, 1):
        raise ValueError("the result is impossible")
    digest_steps = [step for step, _ in record.digests]
    if sorted(set(digest_steps)) != digest_steps:
        raise ValueError("the digests are out of order")
    event_steps = [step for step, _ in record.events]
    if sorted(event_steps) != event_steps:
        raise ValueError("the events are out of order")
    for steps in (digest_steps, event_steps):
        if steps and not 0 <= steps[0] <= steps[-1] <= len(record.responses):
            raise ValueError("a step is outside the duel")

"""Reading records of format 1: one piece, without frames, notes and lines."""

from __future__ import annotations

import struct
import zlib
from typing import Any, Final

from app.data.record import Record
from app.data.record_values import Damaged, json_object, known_setup, read_events, read_values
from app.engine.duel import Setup

_HEADER: Final = struct.Struct("<II")  # unpacked size, CRC-32 of the unpacked bytes
MAX_UNPACKED_BYTES: Final = 16 << 20

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


def unpack(content: bytes) -> Record:
    """The record in ``content`` (all after the format number); raises :class:`Damaged` or ValueError."""
    values = json_object(_unpacked(content))
    if "events" not in values:
        missing = next((key for key in _KINDS if key not in values), "events")
        raise ValueError(f"'{missing}' is missing")
    known = read_values(_KINDS, values)
    known["setup"] = known_setup(known["setup"])
    return Record(events=read_events(values["events"]), **known)


def _unpacked(content: bytes) -> bytes:
    if len(content) < _HEADER.size:
        raise Damaged("it is too short")
    size, checksum = _HEADER.unpack_from(content)
    if size > MAX_UNPACKED_BYTES:
        raise Damaged("it is too large")
    # Never unpacks more than the header promised, so a small file cannot fill the memory.
    packer = zlib.decompressobj()
    try:
        unpacked = packer.decompress(content[_HEADER.size :], size + 1)
    except zlib.error:
        raise Damaged("it does not unpack") from None
    whole = packer.eof and not packer.unused_data and not packer.unconsumed_tail
    if not whole or len(unpacked) != size or zlib.crc32(unpacked) != checksum:
        raise Damaged("its checksum is wrong")
    return unpacked

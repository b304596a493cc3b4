"""What is known of a deck beyond its cards: tags, roles of cards and a note, in a file beside it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from app.data import atomic
from app.data.errors import FileError, Phrase

SIDECAR: Final = ".deck.json"
MAX_SIDECAR_BYTES: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class DeckInfo:
    """What the sidecar of a deck holds. ``roles`` are passcodes by the name the player gave them."""

    tags: tuple[str, ...] = ()
    roles: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    note: str = ""
    #: Keys of the file that this version does not know; written back as they were.
    unknown: Mapping[str, Any] = field(default_factory=dict)


def sidecar(path: Path) -> Path:
    """The file beside the deck ``path`` that holds its tags and roles."""
    return path.with_name(path.stem + SIDECAR)


def load_info(path: Path) -> DeckInfo:
    """What the sidecar of the deck ``path`` says; what cannot be read is left out."""
    found = read_json(sidecar(path))
    tags, roles, note = found.pop("tags", ()), found.pop("roles", {}), found.pop("note", "")
    return DeckInfo(
        tuple(tag for tag in tags if isinstance(tag, str)) if isinstance(tags, list) else (),
        {
            name: tuple(code for code in codes if type(code) is int)
            for name, codes in (roles.items() if isinstance(roles, dict) else ())
            if isinstance(codes, list)
        },
        note if isinstance(note, str) else "",
        found,
    )


def save_info(path: Path, info: DeckInfo) -> None:
    """Write the sidecar of the deck ``path``; an empty one is taken away. Raises :class:`FileError`."""
    content: dict[str, Any] = dict(info.unknown)
    if info.tags:
        content["tags"] = list(info.tags)
    if info.roles:
        content["roles"] = {name: list(codes) for name, codes in info.roles.items()}
    if info.note:
        content["note"] = info.note
    if content:
        atomic.write_text(sidecar(path), json.dumps(content, ensure_ascii=False, indent=1) + "\n")
        return
    with reporting(Phrase("Cannot write {path}", path=sidecar(path))):
        sidecar(path).unlink(missing_ok=True)


def read_json(path: Path) -> dict[str, Any]:
    """The JSON object in ``path``; empty if there is none or it is damaged."""
    try:
        found = json.loads(atomic.read_bytes(path, MAX_SIDECAR_BYTES, "deck information"))
    except (FileError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


@contextmanager
def reporting(what: str) -> Iterator[None]:
    """Turns what the operating system refuses into a :class:`FileError` that begins with ``what``."""
    try:
        yield
    except OSError as error:
        raise FileError(
            "{what} ({reason}); close programs that use it and try again.",
            what=what,
            reason=atomic.reason_of(error),
        ) from None

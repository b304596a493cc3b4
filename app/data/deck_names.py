"""Names of decks and folders that work as file names on every system."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from app.data.errors import FileError, Phrase

MAX_NAME: Final = 100
"""Letters of the longest name."""

MAX_NAME_BYTES: Final = 200
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f\ud800-\udfff]')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?\Z", re.IGNORECASE)
_NUMBER: Final = re.compile(r"([0-9]{1,18})")
_COPY: Final = re.compile(r"(.*) \(([0-9]{1,4})\)\Z")


def natural_key(name: str) -> tuple[tuple[tuple[str, int], ...], str]:
    """A key to sort names by as people do: without regard to capitals, and Deck 2 before Deck 10."""
    parts = _NUMBER.split(name.casefold())
    numbers = [int(number) for number in parts[1::2]]
    return tuple(zip(parts[::2], [*numbers, -1], strict=True)), name


def checked_name(name: str) -> str:
    """``name`` as a file or folder name that works on every system; raises :class:`FileError`."""
    name = unicodedata.normalize("NFC", name).strip()
    if not name or name.strip(". ") == "":
        raise FileError("The name is empty; write at least one letter.")
    if found := _FORBIDDEN.search(name):
        sign = found[0] if found[0].isprintable() else Phrase("a control character")
        raise FileError("A name cannot hold {sign}; leave it out.", sign=sign)
    if name.startswith(".") or name.endswith("."):
        raise FileError("A name cannot begin or end with a dot; leave it out.")
    if _RESERVED.match(name):
        raise FileError("Windows keeps the name '{name}' for itself; choose another one.", name=name)
    if len(name) > MAX_NAME or len(name.encode("utf-8")) > MAX_NAME_BYTES:
        raise FileError("The name is longer than {most} letters; choose a shorter one.", most=MAX_NAME)
    return name


def free_path(path: Path) -> Path:
    """``path``, or with " (2)", " (3)" ... after its name, whichever is free first."""
    stem, suffix, number = path.stem, path.suffix, 2
    if path.is_dir():  # a dot in a folder's name parts nothing off
        stem, suffix = path.name, ""
    if found := _COPY.match(stem):
        stem, number = found[1], int(found[2]) + 1
    while (candidate := path.with_name(f"{stem} ({number}){suffix}")).exists():
        number += 1
    return candidate

"""Names of archetypes from ``strings.conf`` files."""

from __future__ import annotations

import lzma
import re
import zipfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from app.data.carddb.cdb import ARCHIVES

MAX_BYTES: Final = 8 << 20
_BAD_ARCHIVE: Final = (zipfile.BadZipFile, zlib.error, lzma.LZMAError)
_LINE: Final = re.compile(r"!setname[ \t]+(?:0[xX])?([0-9A-Fa-f]{1,8})[ \t]+(\S.*)")


def read_setnames(content: bytes) -> dict[int, list[str]]:
    """The names of each archetype code in a ``strings.conf``, the first one to show; never fails.

    ``!setname 0x1dd Blue-Eyes|Another name<tab>comment``. Lines that are no names are passed over, and
    so are letters that are not UTF-8.
    """
    found: dict[int, list[str]] = {}
    for line in content.decode("utf-8-sig", "replace").splitlines():
        match = _LINE.match(line)
        if match is None:
            continue
        code = int(match[1], 16)
        names = [name.strip() for name in match[2].split("\t")[0].split("|")]
        if 0 < code <= 0xFFFF and (names := [name for name in names if name]):
            found[code] = names
    return found


def load_setnames(paths: Iterable[Path]) -> tuple[dict[int, list[str]], list[str]]:
    """Names of several files, and one sentence for each file that cannot be read.

    The first name of a code is from the last file, names of earlier files follow (other languages).
    """
    found: dict[int, list[str]] = {}
    problems: list[str] = []
    for path in paths:
        try:
            content = _content(path)
        except (OSError, ValueError, RuntimeError, EOFError, *_BAD_ARCHIVE) as error:
            if path.suffix.lower() not in ARCHIVES:  # else reading its cards says so
                reason = (getattr(error, "strerror", None) or type(error).__name__).lower()
                problems.append(f"Cannot read {path} ({reason}); the archetype names in it are missing.")
            continue
        if len(content) > MAX_BYTES:
            problems.append(f"{path} is larger than 8 MiB, so it is no strings.conf; it is left out.")
            continue
        for code, names in read_setnames(content).items():
            found[code] = list(dict.fromkeys([*names, *found.get(code, ())]))
    return found, problems


def _content(path: Path) -> bytes:
    """The text of a file, or of ``strings.conf`` in an archive (empty if it has none)."""
    if path.suffix.lower() not in ARCHIVES:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    with zipfile.ZipFile(path) as archive:
        for item in archive.infolist():
            if item.filename.rpartition("/")[2].lower() == "strings.conf":
                with archive.open(item) as member:
                    return member.read(MAX_BYTES + 1)
    return b""

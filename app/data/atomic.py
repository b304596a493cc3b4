"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from app.data.errors import FileError, Phrase

_WINDOWS: Final = os.name == "nt"
_TRIES: Final = 6
_PAUSE: Final = 0.02
"""Seconds before the second try; each later one waits twice as long."""
_REASONS: Final[dict[str, Phrase]] = {
    str(words): words
    for words in (
        Phrase("permission denied"),
        Phrase("no such file or directory"),
        Phrase("no space left on device"),
        Phrase("read-only file system"),
        Phrase("is a directory"),
        Phrase("not a directory"),
        Phrase("file exists"),
        Phrase("file name too long"),
        Phrase("input/output error"),
    )
}
"""What an operating system says most often, to be told in the player's language."""


def reason_of(error: OSError) -> str:
    """The operating system's own words for ``error``, in lower case and without a full stop."""
    words = (error.strerror or type(error).__name__).rstrip(".").lower()
    return _REASONS.get(words, words)


def write_bytes(path: Path, content: bytes) -> None:
    """Write ``content`` to ``path``, making its folder if need be; raises :class:`FileError`.

    The text goes to a temporary file beside the target first, so a reader (or a power cut) sees
    either the old file or the new one, never half of it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Only the beginning of the name: the whole one and more may be longer than a name can be.
        temporary = path.parent / f".{path.name[:20]}.{secrets.token_hex(6)}.tmp"
        file = temporary.open("xb")
    except OSError as error:
        raise FileError(
            "Cannot write into the folder {folder} ({reason}); choose a folder you may write to.",
            folder=path.parent,
            reason=reason_of(error),
        ) from None
    try:
        with file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _put_in_place(temporary, path)
    except BaseException as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise
        raise FileError(
            "Cannot write {path} ({reason}); choose another place or free some space.",
            path=path,
            reason=reason_of(error),
        ) from None


def _put_in_place(temporary: Path, path: Path) -> None:
    """Replace ``path``; on Windows a virus scanner may hold a new file open for a moment."""
    for attempt in range(_TRIES - 1 if _WINDOWS else 0):
        try:
            temporary.replace(path)
        except PermissionError:
            time.sleep(_PAUSE * 2**attempt)
        else:
            return
    temporary.replace(path)


def write_text(path: Path, content: str) -> None:
    """Like :func:`write_bytes` for UTF-8 text with LF line ends.

    A file name that is no Unicode (in JSON, for example) is kept as ``json.loads`` reads it again.
    """
    write_bytes(path, content.encode("utf-8", "surrogatepass"))


def read_bytes(path: Path, limit: int, what: str) -> bytes:
    """The content of ``path``; raises :class:`FileError` if it is missing or over ``limit`` bytes.

    ``what`` names the kind of file in the message, for example "deck".
    """
    try:
        with path.open("rb") as file:
            content = file.read(limit + 1)
    except FileNotFoundError:
        raise FileError(
            "There is no {what} file {path}; check the name and the folder.", what=what, path=path
        ) from None
    except OSError as error:
        raise FileError(
            "Cannot read the {what} file {path} ({reason}); check that it is a file you may read.",
            what=what,
            path=path,
            reason=reason_of(error),
        ) from None
    if len(content) > limit:
        raise FileError(
            "{path} is larger than {size} KiB, so it is not a {what} file; choose another file.",
            path=path,
            size=limit // 1024,
            what=what,
        )
    return content

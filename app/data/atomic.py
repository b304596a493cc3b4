"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from app.data.errors import FileError

_WINDOWS: Final = os.name == "nt"
_TRIES: Final = 6
_PAUSE: Final = 0.02
"""Seconds before the second try; each later one waits twice as long."""


def reason_of(error: OSError) -> str:
    """The operating system's own words for ``error``, in lower case and without a full stop."""
    return (error.strerror or type(error).__name__).rstrip(".").lower()


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
            f"Cannot write into the folder {path.parent} ({reason_of(error)});"
            " choose a folder you may write to."
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
            f"Cannot write {path} ({reason_of(error)}); choose another place or free some space."
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
        raise FileError(f"There is no {what} file {path}; check the name and the folder.") from None
    except OSError as error:
        raise FileError(
            f"Cannot read the {what} file {path} ({reason_of(error)}); check that it is a file you may read."
        ) from None
    if len(content) > limit:
        raise FileError(
            f"{path} is larger than {limit // 1024} KiB, so it is not a {what} file; choose another file."
        )
    return content

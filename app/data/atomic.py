"""Writing a file whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from app.data.errors import FileError


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
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    except OSError as error:
        raise FileError(
            f"Cannot write into the folder {path.parent} ({reason_of(error)});"
            " choose a folder you may write to."
        ) from None
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise FileError(
            f"Cannot write {path} ({reason_of(error)}); choose another place or free some space."
        ) from None


def write_text(path: Path, content: str) -> None:
    """Like :func:`write_bytes` for UTF-8 text with LF line ends."""
    write_bytes(path, content.encode("utf-8"))


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

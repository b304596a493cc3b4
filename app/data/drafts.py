"""Drafts: unsaved work beside the player's files, so that a killed program loses none of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from app.data import atomic, paths
from app.data.errors import FileError

_LIMIT: Final = 1 << 20


def draft_file(kind: str) -> Path:
    """Where the draft of a ``kind`` of work lies, for example "deck"."""
    return paths.user_dir() / "drafts" / f"{kind}.json"


def save(path: Path, content: Mapping[str, object]) -> None:
    """Keep ``content`` (what JSON can hold); raises :class:`FileError`."""
    atomic.write_text(path, json.dumps(content, ensure_ascii=False) + "\n")


def load(path: Path) -> dict[str, Any] | None:
    """What is kept in ``path``, or None if there is nothing or it is damaged."""
    if not path.is_file():
        return None
    try:
        found = json.loads(atomic.read_bytes(path, _LIMIT, "draft"))
    except (FileError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def drop(path: Path) -> None:
    """Forget a draft; everything is saved."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        # It comes back the next time and is found equal to what is saved then.
        return

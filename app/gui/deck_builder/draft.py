"""The draft: what is on the workbench and in no file yet, kept so that nothing is ever lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from app.data import atomic, paths
from app.data.decks import MAX_CARDS, Deck
from app.data.errors import FileError
from app.data.facts import MAX_PASSCODE

_LIMIT: Final = 1 << 20


def draft_file() -> Path:
    """Where the draft lies."""
    return paths.user_dir() / "drafts" / "deck.json"


def save_draft(deck: Deck, path: Path | None = None) -> None:
    """Keep ``deck``; raises :class:`FileError`."""
    content = {
        "name": deck.name,
        "path": str(deck.path) if deck.path is not None else "",
        "main": deck.main,
        "extra": deck.extra,
        "side": deck.side,
    }
    atomic.write_text(path or draft_file(), json.dumps(content, ensure_ascii=False) + "\n")


def load_draft(path: Path | None = None) -> Deck | None:
    """The kept deck, or None if there is none (or it is damaged)."""
    path = path or draft_file()
    if not path.is_file():
        return None
    try:
        found = json.loads(atomic.read_bytes(path, _LIMIT, "draft"))
        parts = [_codes(found[part]) for part in ("main", "extra", "side")]
        name, file = str(found["name"]), str(found["path"])
    except (FileError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return Deck(name, parts[0], parts[1], parts[2], path=Path(file) if file else None)


def _codes(found: Any) -> tuple[int, ...]:
    codes = tuple(found)
    if len(codes) > MAX_CARDS or not all(type(code) is int and 0 < code <= MAX_PASSCODE for code in codes):
        raise ValueError("no list of passcodes")
    return codes


def drop_draft(path: Path | None = None) -> None:
    """Forget the draft; everything is saved."""
    try:
        (path or draft_file()).unlink(missing_ok=True)
    except OSError:
        # It comes back the next time and is found equal to the saved deck then.
        return

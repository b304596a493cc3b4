"""The draft: what is on the workbench and in no file yet, kept so that nothing is ever lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from app.data import drafts
from app.data.decks import MAX_CARDS, Deck
from app.data.facts import MAX_PASSCODE


def draft_file() -> Path:
    """Where the draft lies."""
    return drafts.draft_file("deck")


def save_draft(deck: Deck, path: Path | None = None) -> None:
    """Keep ``deck``; raises :class:`FileError`."""
    content = {
        "name": deck.name,
        "path": str(deck.path) if deck.path is not None else "",
        "main": deck.main,
        "extra": deck.extra,
        "side": deck.side,
    }
    drafts.save(path or draft_file(), content)


def load_draft(path: Path | None = None) -> Deck | None:
    """The kept deck, or None if there is none (or it is damaged)."""
    found = drafts.load(path or draft_file())
    if found is None:
        return None
    try:
        parts = [_codes(found[part]) for part in ("main", "extra", "side")]
        name, file = str(found["name"]), str(found["path"])
    except (ValueError, KeyError, TypeError):
        return None
    return Deck(name, parts[0], parts[1], parts[2], path=Path(file) if file else None)


def _codes(found: Any) -> tuple[int, ...]:
    codes = tuple(found)
    if len(codes) > MAX_CARDS or not all(type(code) is int and 0 < code <= MAX_PASSCODE for code in codes):
        raise ValueError("no list of passcodes")
    return codes


def drop_draft(path: Path | None = None) -> None:
    """Forget the draft; everything is saved."""
    drafts.drop(path or draft_file())

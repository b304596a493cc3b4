"""The position editor's draft: the position as it is when no file holds it, kept for the next start."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialog, QWidget

from app.controller.practice_editor import PositionEditor
from app.controller.practice_position import PositionError, parse_position
from app.data import drafts
from app.data.errors import DataError
from app.data.puzzle_file import MAX_BYTES, OPPONENTS, Puzzle, load_puzzle, puzzle_text
from app.gui.i18n import tr
from app.gui.table.result_dialog import TableDialog

#: How long after the last change the draft is written.
_PAUSE_MS: Final = 700
_WORDS: Final = ("name", "position", "author", "note", "opponent")


@dataclass(frozen=True, slots=True)
class Draft:
    """An unsaved position. ``puzzle.path`` is the file it comes from; ``saved_at`` in seconds since 1970."""

    puzzle: Puzzle
    saved_at: float


def draft_file() -> Path:
    """Where the draft lies."""
    return drafts.draft_file("position")


def save_draft(puzzle: Puzzle, path: Path | None) -> None:
    """Keep ``puzzle``, which belongs into the file ``path``; raises :class:`FileError`."""
    content = {word: getattr(puzzle, word) for word in _WORDS}
    drafts.save(draft_file(), {**content, "path": str(path) if path is not None else ""})


def load_draft() -> Draft | None:
    """The kept position; None if there is none, it is damaged, or its file holds the same."""
    file = draft_file()
    found = drafts.load(file)
    if found is None:
        return None
    values = [found.get(word) for word in (*_WORDS, "path")]
    words = [value for value in values if isinstance(value, str) and len(value) <= MAX_BYTES]
    if len(words) < len(values):
        return None
    name, position, author, note, opponent, path = words
    puzzle = Puzzle(
        name,
        position,
        author,
        note,
        Path(path) if path else None,
        opponent=opponent if opponent in OPPONENTS else "",
    )
    try:
        parse_position(position)
        saved_at = file.stat().st_mtime
    except (PositionError, OSError):
        return None
    return Draft(puzzle, saved_at) if _differs(puzzle) else None


def saved_puzzle(puzzle: Puzzle) -> Puzzle | None:
    """What the file of ``puzzle`` holds; None if it has no file or the file cannot be read."""
    if puzzle.path is None:
        return None
    with suppress(DataError, ValueError):
        return load_puzzle(puzzle.path)
    return None


def _differs(puzzle: Puzzle) -> bool:
    saved = saved_puzzle(puzzle)
    return saved is None or puzzle_text(saved) != puzzle_text(puzzle)


def drop_draft() -> None:
    """Forget the draft; everything is saved, or shall not be."""
    drafts.drop(draft_file())


class DraftKeeper(QObject):
    """Writes the draft of ``editor`` a moment after each change. ``path`` is the file it belongs into."""

    def __init__(self, editor: PositionEditor, host: QWidget) -> None:
        super().__init__(host)
        self.path: Path | None = None
        self._editor = editor
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self.keep)

    def changed(self) -> None:
        """The position was changed."""
        self._timer.start()

    def keep(self) -> None:
        """Write the draft now, or drop it when everything is saved."""
        self._timer.stop()
        if not self._editor.dirty:
            drop_draft()
            return
        # A full disk must not stop the building; saving itself tells of it.
        with suppress(DataError):
            save_draft(self._editor.puzzle(""), self.path)

    def drop(self) -> None:
        """Everything is saved, or shall not be."""
        self._timer.stop()
        drop_draft()


class DraftDialog(TableDialog):
    """There is an unsaved position: ``GO_ON``, ``DISCARD``, or neither, and it is asked again later."""

    GO_ON = 41
    DISCARD = 42

    def __init__(self, draft: Draft, parent: QWidget) -> None:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(draft.saved_at))
        name = draft.puzzle.name.strip()
        if name:
            sentence = tr("“{name}” has unsaved changes of {when}.").format(name=name, when=when)
        else:
            sentence = tr("There is an unsaved position of {when}.").format(when=when)
        super().__init__(tr("Go on with it?"), sentence, parent)
        self.setObjectName("position-draft-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.add_button(tr("Discard"), "position-draft-discard", "danger", self.DISCARD)
        self.add_button(tr("Later"), "position-draft-later", "", QDialog.DialogCode.Rejected)
        self.add_button(tr("Go on"), "position-draft-go-on", "primary", self.GO_ON).setFocus()


__all__ = ["Draft", "DraftDialog", "DraftKeeper", "drop_draft", "load_draft", "save_draft", "saved_puzzle"]

"""The log of a replay: told up to the moment that is shown; a click on a line goes there."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget

from app.controller.duel_log import DuelLog
from app.controller.log_lines import LogLine
from app.controller.replay_player import ReplayPlayer
from app.controller.words import Words
from app.gui import theme
from app.gui.panels.log import LogPanel

Moment = tuple[int, int]
"""A step, and how many of its events have happened."""

#: Lines kept in the panel after a jump; the whole log is there to export.
_MOST: Final = 70
_FAR: Final = 40


def told_lines(player: ReplayPlayer, words: Words, seat: int, reveal: bool) -> list[tuple[Moment, LogLine]]:
    """Every line of the duel as ``seat`` reads it, with the moment at which it is told."""
    story = DuelLog(seat, words)
    found: list[tuple[Moment, LogLine]] = []
    for step in range(player.steps + 1):
        events = player.events(step, seat, reveal)
        for n, event in enumerate(events):
            found += [((step, n + 1), line) for line in story.lines(event)]
        found += [((step, len(events)), line) for line in story.flush()]
    return found


class ReplayLog(LogPanel):
    """``step_wanted`` carries the step of a clicked line."""

    step_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told: list[tuple[Moment, LogLine]] = []
        self._moments: list[Moment] = []
        #: The lines of ``_told`` that are written: from ``_first`` up to ``_count``.
        self._first = 0
        self._count = 0
        self._pressed = QPoint()
        # A bar that comes and goes would lay all lines out twice at each jump.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def show_story(self, told: list[tuple[Moment, LogLine]], viewer: int) -> None:
        """Another duel, or the same one from another side; nothing of it is told yet."""
        self.set_viewer(viewer)
        self._told, self._moments = told, [moment for moment, _ in told]
        self._first = self._count = 0
        self.restart([])

    def show_until(self, step: int, shown: int | None = None) -> None:
        """Tell all up to ``step``, or up to the first ``shown`` events that lead to it."""
        wanted = bisect_right(self._moments, (step, shown if shown is not None else 1 << 30))
        if wanted < self._first or wanted > self._count + _FAR or wanted < self._count - _FAR:
            self._first = max(0, wanted - _MOST)
            self._count = wanted
            self.restart([line for _, line in self._told[self._first : wanted]])
        elif wanted > self._count:
            for _, line in self._told[self._count : wanted]:
                self.add(line)
            self._count = wanted
        elif wanted < self._count:
            self._cut(self._count - wanted)
            self._count = wanted
        self._mark(step)

    def redraw(self) -> None:
        """Write all lines again, laid out once."""
        self.clear()
        edit = QTextCursor(self.document())
        edit.beginEditBlock()
        for line in self.lines:
            self._write(line)
        edit.endEditBlock()
        self._to_end()

    def _cut(self, number: int) -> None:
        """Take the last lines away."""
        whole = self.document().blockCount() == len(self.lines)
        del self.lines[len(self.lines) - number :]
        if not self.lines:
            self.clear()
            return
        if not whole:  # a line without words has no block, one with a line break has several
            self.redraw()
            return
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        start = self.document().findBlockByNumber(len(self.lines) - 1)
        cursor.setPosition(start.position() + start.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _mark(self, step: int) -> None:
        """A band behind the lines of the moment that is shown."""
        marked: list[QTextEdit.ExtraSelection] = []
        number = self._count - 1
        while number >= self._first and self._moments[number][0] == step:
            band = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document().findBlockByNumber(number - self._first))
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            band.cursor = cursor
            band.format.setBackground(theme.color("selection", 0.55))
            marked.append(band)
            number -= 1
        self.setExtraSelections(marked)

    def step_at(self, point: QPoint) -> int | None:
        """The step of the line under ``point`` (viewport coordinates)."""
        block = self.cursorForPosition(point).blockNumber()
        at = self._first + block
        return self._moments[at][0] if self._first <= at < self._count else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where, so that marking text is no click."""
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a line, but not on a card's name, goes to its moment."""
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        moved = (point - self._pressed).manhattanLength()
        if moved < 4 and not self.anchorAt(point) and not self.textCursor().hasSelection():
            step = self.step_at(point)
            if step is not None:
                self.step_wanted.emit(step)


__all__ = ["Moment", "ReplayLog", "told_lines"]

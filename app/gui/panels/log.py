"""The duel log: what happened, turn by turn, with card names as links."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextBlockFormat, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.controller import log_lines
from app.controller.log_lines import LogLine
from app.controller.words import Span
from app.gui import theme
from app.gui.i18n import tr

#: Space above a line, in pixels.
_ABOVE: Final = {log_lines.TURN: 10, log_lines.PHASE: 7}
_TONES: Final = {"good": "legal", "bad": "target", "you": "you", "foe": "opponent"}


class LogPanel(QTextBrowser):
    """Lines of the duel; :attr:`card_wanted` tells a clicked card's passcode."""

    card_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.anchorClicked.connect(self._clicked)
        self.highlighted.connect(self._clicked)
        self.setObjectName("duel-log")
        self.lines: list[LogLine] = []
        self._viewer = 0
        self._follow = True
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._to_end)
        self.retranslate()

    def set_viewer(self, viewer: int) -> None:
        """Whose lines are gold."""
        self._viewer = viewer

    def retranslate(self) -> None:
        """Name the panel in the current language; lines stay as they were written."""
        self.setAccessibleName(tr("Duel log"))

    def add(self, line: LogLine) -> None:
        """Append a line and keep the end in sight."""
        self.lines.append(line)
        self._write(line)

    def restart(self, lines: list[LogLine]) -> None:
        """These lines instead of what was written (the duel stepped back)."""
        self.lines = lines
        self._follow = True
        self.redraw()

    def redraw(self) -> None:
        """Write all lines again (the theme has changed)."""
        self.clear()
        for line in self.lines:
            self._write(line)

    def _write(self, line: LogLine) -> None:
        # Not append(): it moves the view by itself, and only when the cursor is in sight.
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.document().isEmpty():
            cursor.insertBlock()
        shape = QTextBlockFormat()
        shape.setTopMargin(_ABOVE.get(line.kind, 4))
        shape.setLeftMargin(10 if line.kind == log_lines.SUB else 0)
        cursor.insertHtml(self._markup(line))
        # After the text: put into an empty document it brings its own block format.
        cursor.setBlockFormat(shape)
        self._to_end()

    def _to_end(self) -> None:
        if self._follow:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _scrolled(self) -> None:
        """The player scrolled: follow the end again only when he is there."""
        bar = self.verticalScrollBar()
        self._follow = bar.sliderPosition() >= bar.maximum() - 4

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scrolling up stops following."""
        super().wheelEvent(event)
        self._scrolled()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The end stays in sight."""
        super().resizeEvent(event)
        self._to_end()

    def _markup(self, line: LogLine) -> str:
        body = "".join(self._span(span) for span in line.spans)
        if line.kind == log_lines.TURN:
            color = theme.palette().you if line.player == self._viewer else theme.palette().opponent
            return f'<span style="color:{color}"><b>{body}</b></span>'
        if line.kind == log_lines.PHASE:
            return f'<span style="color:{theme.palette().text_second}"><b>{body}</b></span>'
        if line.kind == log_lines.SUB:
            second = theme.palette().text_second
            return f'<span style="color:{second}">{body}</span>'
        return f'<span style="color:{theme.palette().text}">{body}</span>'

    def _span(self, span: Span) -> str:
        text = html.escape(span.text)
        if span.code:
            name = theme.palette().card_name
            return f'<a href="card:{span.code}" style="color:{name}; text-decoration:none"><b>{text}</b></a>'
        if span.tone in _TONES:
            return f'<span style="color:{getattr(theme.palette(), _TONES[span.tone])}"><b>{text}</b></span>'
        return text

    def _clicked(self, url: QUrl) -> None:
        if url.scheme() == "card" and url.path().isdecimal():
            self.card_wanted.emit(int(url.path()))

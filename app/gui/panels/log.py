"""The duel log: what happened, turn by turn, with card names as links."""

from __future__ import annotations

import html
from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.controller import log_lines
from app.controller.log_lines import LogLine
from app.controller.words import Span
from app.gui import theme
from app.gui.i18n import tr

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

    def redraw(self) -> None:
        """Write all lines again (the theme has changed)."""
        self.clear()
        for line in self.lines:
            self._write(line)

    def _write(self, line: LogLine) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 4
        self.append(self._markup(line))
        if at_end:
            self.moveCursor(QTextCursor.MoveOperation.End)
            bar.setValue(bar.maximum())

    def _markup(self, line: LogLine) -> str:
        body = "".join(self._span(span) for span in line.spans)
        if line.kind == log_lines.TURN:
            color = theme.palette().you if line.player == self._viewer else theme.palette().opponent
            return f'<p style="margin-top:10px; margin-bottom:2px; color:{color}"><b>{body}</b></p>'
        if line.kind == log_lines.SUB:
            second = theme.palette().text_second
            return f'<p style="margin:1px 0 1px 10px; color:{second}">{body}</p>'
        return f'<p style="margin:2px 0 2px 0; color:{theme.palette().text}">{body}</p>'

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

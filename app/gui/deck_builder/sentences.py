"""Sentences that can be clicked: problems of the deck and steps of its history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from app.gui import fonts, theme
from app.gui.board import painting
from app.gui.board.sizes import scaled


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence; ``tone`` is "bad", "good", "plain" or "faint"; ``clicked`` what a click does."""

    text: str
    tone: str = "plain"
    clicked: Callable[[], object] | None = None


class SentenceButton(QAbstractButton):
    """A sentence that wraps, framed in its tone, and can be clicked."""

    def __init__(self, line: Line) -> None:
        super().__init__()
        self._line = line
        self.setText(line.text)
        self.setAccessibleName(line.text)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if line.clicked is not None:
            clicked = line.clicked
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.clicked.connect(lambda _checked=False: clicked())
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def hasHeightForWidth(self) -> bool:
        """A narrow sentence is tall."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of the wrapped words and the frame."""
        metrics = QFontMetrics(fonts.font(scaled(12.5)))
        flags = int(Qt.TextFlag.TextWordWrap)
        inner = metrics.boundingRect(QRect(0, 0, max(20, width - 22), 4000), flags, self.text())
        return inner.height() + scaled(14)

    def sizeHint(self) -> QSize:
        """One line at least."""
        width = max(160, self.width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The wrapped words at the width it has."""
        return QSize(60, self.heightForWidth(max(60, self.width())))

    def resizeEvent(self, event: object) -> None:
        """Another width needs another height."""
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = {"bad": "danger", "good": "legal"}.get(self._line.tone, "line_strong")
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill = theme.color(role, 0.2 if self.underMouse() and self._line.clicked else 0.12)
        painter.setBrush(fill)
        painter.setPen(QPen(theme.color(role, 0.75), 1))
        painter.drawRoundedRect(box, theme.RADIUS_CONTROL, theme.RADIUS_CONTROL)
        painter.setPen(theme.color("text"))
        painter.setFont(fonts.font(scaled(12.5)))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        painter.drawText(box.adjusted(10, 2, -10, -2), flags, self.text())
        if self.hasFocus():
            painting.focus_ring(painter, box.adjusted(6, 6, -6, -6), 4)


class SentenceList(QWidget):
    """Sentences beneath each other."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.buttons: list[SentenceButton] = []

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these sentences."""
        for old in self.buttons:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = [SentenceButton(line) for line in lines]
        for made in self.buttons:
            self._column.addWidget(made)

"""A short sentence over the board that goes by itself: why something cannot be done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from app.gui import theme

_MS_PER_LETTER: Final = 55
_LEAST_MS: Final = 1800


class Toast(QLabel):
    """Shows one sentence at a time, near the middle of its area."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, area: QRect, role: str = "target") -> None:
        """Show ``text`` inside ``area`` (parent coordinates) for as long as it takes to read."""
        active = theme.palette()
        self.setStyleSheet(
            f"background: {active.panel_raised}; color: {active.text}; border: 1.5px solid "
            f"{getattr(active, role)}; border-radius: 9px; padding: 8px 16px; font-weight: 600;"
        )
        self.setText(text)
        self.setAccessibleName(text)
        self.setMaximumWidth(area.width())
        self.setMinimumWidth(0)
        self.ensurePolished()
        metrics = max(self.fontMetrics().horizontalAdvance(line) for line in text.split("\n")) + 48
        width = min(area.width(), metrics)
        self.setFixedWidth(width)
        self.resize(width, self.heightForWidth(width))
        self.move(area.center().x() - width // 2, area.center().y() - self.height() // 2)
        self.show()
        self.raise_()
        self._timer.start(max(_LEAST_MS, len(text) * _MS_PER_LETTER))

"""The column of phase buttons beside the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.controller.words import Words
from app.engine import constants as c
from app.gui import fonts, theme
from app.gui.board.sizes import least
from app.gui.geometry import Geometry

PHASES: Final = (
    c.PHASE_DRAW,
    c.PHASE_STANDBY,
    c.PHASE_MAIN1,
    c.PHASE_BATTLE,
    c.PHASE_MAIN2,
    c.PHASE_END,
)


class PhaseButton(QAbstractButton):
    """One phase: gold while it runs, teal when one may go there, quiet else."""

    def __init__(self, phase: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.phase = phase
        self.current = False
        self.opponents = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setObjectName(f"phase-{phase}")

    def show_state(self, current: bool, legal: bool, opponents: bool) -> None:
        """``opponents``: the running turn is the opponent's."""
        self.current, self.opponents = current, opponents
        self.setEnabled(legal)
        self.setCursor(Qt.CursorShape.PointingHandCursor if legal else Qt.CursorShape.ArrowCursor)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded key with the phase's letters."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        legal = self.isEnabled()
        accent = theme.color("target" if self.opponents else "acting")
        if self.current:
            painter.setBrush(accent)
            painter.setPen(QPen(accent, 1))
            ink = theme.color("ground")
        elif legal:
            hovered = self.underMouse() or self.isDown()
            painter.setBrush(theme.color("legal", 0.28 if hovered else 0.10))
            painter.setPen(QPen(theme.color("legal"), 1.6))
            ink = theme.color("legal")
        else:
            painter.setBrush(theme.color("panel", 0.7))
            painter.setPen(QPen(theme.color("line"), 1))
            ink = theme.color("text_faint")
        painter.drawRoundedRect(rect, 8, 8)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("text"), 2))
            painter.drawRoundedRect(rect, 8, 8)
        painter.setFont(fonts.font(max(least(11.0), rect.height() * 0.36), QFont.Weight.Bold))
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text())


class PhaseColumn(QObject):
    """The six buttons, placed by the geometry on ``parent``; ``wanted`` carries a PHASE code."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget, words: Words) -> None:
        super().__init__(parent)
        self._words = words
        self.buttons = {phase: PhaseButton(phase, parent) for phase in PHASES}
        for phase, button in self.buttons.items():
            button.clicked.connect(lambda _=False, wanted=phase: self.wanted.emit(wanted))
        self.retranslate()

    def retranslate(self) -> None:
        """Write the letters and names in the current language."""
        for phase, button in self.buttons.items():
            button.setText(self._words.pattern(f"short.{phase}"))
            button.setAccessibleName(self._words.pattern(f"phase.{phase}"))
            button.setToolTip(self._words.pattern(f"phase.{phase}"))

    def relayout(self, geometry: Geometry) -> None:
        """Take the places of a new window size."""
        for phase, rect in geometry.phase_buttons().items():
            self.buttons[phase].setGeometry(rect.toAlignedRect())

    def show_phase(self, phase: int, legal: frozenset[int], opponents: bool) -> None:
        """Mark the running phase (any PHASE code) and those one may go to."""
        running = c.PHASE_BATTLE if phase & c.PHASE_ANY_BATTLE else phase
        for number, button in self.buttons.items():
            button.show_state(number == running, number in legal, opponents)

"""A player's LP plate: name, number, bar."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.gui import fonts, theme
from app.gui.board.sizes import least


class LpPlate(QWidget):
    """LP in points. ``mine`` is painted gold, the opponent's rose; a loss or gain flashes beside it."""

    def __init__(self, mine: bool, start_lp: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.mine = mine
        self.start_lp = max(1, start_lp)
        self.lp = start_lp
        self.name = ""
        self.note = ""
        self.change = ""
        self.active = False
        self.aimed = False
        self.setObjectName("lp-you" if mine else "lp-opponent")

    def show_lp(self, lp: int) -> None:
        """The number to show now."""
        self.lp = lp
        self.setAccessibleName(f"{self.name}: {lp} LP")
        self.update()

    def show_name(self, name: str, note: str = "") -> None:
        """``note`` stands behind the name in a fainter colour."""
        self.name, self.note = name, note
        self.setAccessibleName(f"{name}: {self.lp} LP")
        self.update()

    def show_change(self, change: str) -> None:
        """The change ("−800") while LP count, an empty text after."""
        self.change = change
        self.update()

    def show_active(self, active: bool) -> None:
        """Whose turn it is: a stronger edge."""
        self.active = active
        self.update()

    def show_aimed(self, aimed: bool) -> None:
        """An attack may be aimed at this player."""
        self.aimed = aimed
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel, words, number, bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        role = "you" if self.mine else "opponent"
        edge = theme.color(role, 0.65) if self.active else theme.color("line_strong")
        if self.aimed:
            edge = theme.color("target")
        painter.setPen(QPen(edge, 2.2 if self.aimed else 1.3))
        painter.setBrush(theme.color("panel", 0.94))
        painter.drawRoundedRect(rect, 9, 9)
        pad = max(least(9.0), rect.height() * 0.15)
        inner = rect.adjusted(pad, pad * 0.5, -pad, -pad * 0.65)
        small = fonts.font(max(least(11.0), rect.height() * 0.165), QFont.Weight.Medium)
        painter.setFont(small)
        painter.setPen(theme.color("text_second"))
        line = f"{self.name} · {self.note}" if self.note else self.name
        words = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, words)
        under = inner.top() + painter.fontMetrics().ascent() + 1
        bar_height = max(4.0, rect.height() * 0.065)
        number = QRectF(inner.left(), under, inner.width(), inner.bottom() - bar_height - 2 - under)
        # By the height of figures, not of a line: in a small plate there is no room for more.
        size = min(max(least(20.0), rect.height() * 0.36), number.height() * 1.2)
        painter.setFont(fonts.font(size, QFont.Weight.Bold))
        painter.setPen(theme.color(role))
        figures = painter.fontMetrics().capHeight()
        painter.drawText(QPointF(number.left(), number.center().y() + figures / 2), str(self.lp))
        if self.change:
            painter.setFont(fonts.font(max(least(13.0), rect.height() * 0.22), QFont.Weight.Bold))
            painter.setPen(theme.color("target" if self.change.startswith("−") else "legal"))
            painter.drawText(number, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.change)
        bar = QRectF(inner.left(), inner.bottom() - bar_height, inner.width(), bar_height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("line_strong"))
        painter.drawRoundedRect(bar, bar_height / 2, bar_height / 2)
        part = min(1.0, max(0.0, self.lp / self.start_lp))
        if part > 0:
            bar.setWidth(max(bar_height, bar.width() * part))
            painter.setBrush(theme.color(role))
            painter.drawRoundedRect(bar, bar_height / 2, bar_height / 2)

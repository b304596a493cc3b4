"""A band across the board with a word in it: whose turn it is, what a coin showed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.gui import fonts, theme
from app.gui.board.sizes import least


class BannerItem(QGraphicsItem):
    """``title`` large in the colour ``role``, ``note`` small beneath; fades with the item's opacity."""

    def __init__(self, rect: QRectF, title: str, note: str, role: str) -> None:
        super().__init__()
        self.rect = rect
        self.title = title
        self.note = note
        self.role = role

    def boundingRect(self) -> QRectF:
        """The band."""
        return self.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """A band that fades out to both sides."""
        band = QLinearGradient(self.rect.topLeft(), self.rect.topRight())
        for at, alpha in ((0.0, 0.0), (0.3, 0.9), (0.7, 0.9), (1.0, 0.0)):
            band.setColorAt(at, theme.color("ground", alpha))
        painter.fillRect(self.rect, band)
        edge = QLinearGradient(self.rect.topLeft(), self.rect.topRight())
        for at, alpha in ((0.15, 0.0), (0.5, 0.9), (0.85, 0.0)):
            edge.setColorAt(at, theme.color(self.role, alpha))
        painter.fillRect(QRectF(self.rect.left(), self.rect.top(), self.rect.width(), 1.5), edge)
        painter.fillRect(QRectF(self.rect.left(), self.rect.bottom() - 1.5, self.rect.width(), 1.5), edge)
        height = self.rect.height()
        painter.setFont(fonts.font(height * (0.34 if self.note else 0.4), QFont.Weight.Bold))
        painter.setPen(theme.color(self.role))
        title = self.rect.adjusted(0, height * 0.12, 0, -height * 0.36) if self.note else self.rect
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, self.title)
        if self.note:
            painter.setFont(fonts.font(max(least(12.0), height * 0.17), QFont.Weight.Medium))
            painter.setPen(theme.color("text_second"))
            painter.drawText(
                self.rect.adjusted(0, height * 0.6, 0, -height * 0.08),
                Qt.AlignmentFlag.AlignCenter,
                self.note,
            )

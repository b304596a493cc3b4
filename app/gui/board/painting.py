"""Glows, number badges and other strokes that several board items share."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from app.gui import fonts, theme

GLOW: Final = 11.0


def glow(painter: QPainter, rect: QRectF, color: QColor, radius: float, strength: float = 1.0) -> None:
    """A soft halo around ``rect`` and a solid edge in ``color``."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = 6
    for n in range(steps, 0, -1):
        spread = GLOW * n / steps
        halo = QColor(color)
        halo.setAlphaF(0.13 * strength * (1 - (n - 1) / steps))
        painter.setPen(QPen(halo, spread * 1.3))
        painter.drawRoundedRect(rect, radius, radius)
    painter.setPen(QPen(color, 2.2))
    painter.drawRoundedRect(rect.adjusted(-0.6, -0.6, 0.6, 0.6), radius, radius)


def badge(
    painter: QPainter, centre: QPointF, text: str, fill: QColor, ink: QColor, pixels: float = 12.0
) -> None:
    """A small pill with ``text`` around ``centre``."""
    font = fonts.font(pixels, QFont.Weight.Bold)
    painter.setFont(font)
    width = max(pixels * 1.75, painter.fontMetrics().horizontalAdvance(text) + pixels * 0.95)
    height = pixels * 1.6
    rect = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    painter.setPen(QPen(theme.color("line_strong"), 1))
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, height / 2, height / 2)
    painter.setPen(ink)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def focus_ring(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The keyboard's place: a dashed ring outside of ``rect``."""
    pen = QPen(theme.color("text"), 2.0, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(-5, -5, 5, 5), radius + 4, radius + 4)

"""Ketto's own card back: two crescents, yours and the opponent's, around one star."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from app.gui.faces.frame import HEIGHT, WIDTH
from app.gui.faces.paths import circle, parse, polygon, ring, star

GOLD = QColor("#f2c14e")
ROSE = QColor("#ff6b81")


def crescent() -> QPainterPath:
    """One of the two crescents on a 100x100 canvas; the other is it turned by 180 degrees."""
    return parse(
        "M50 6 C78 6 96 28 94 54 C92 76 76 90 58 90 C76 80 82 66 76 52 C70 38 54 42 46 32 C40 24 42 10 50 6 Z"
    )


def paint_emblem(painter: QPainter, centre: QPointF, radius: float, alpha: float = 1.0) -> None:
    """The emblem: a gold and a rose crescent and a star, within ``radius``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * alpha)
    painter.translate(centre)
    painter.scale(radius / 50, radius / 50)
    painter.translate(-50, -50)
    for turn, color in ((0, GOLD), (180, ROSE)):
        shape = QTransform().translate(50, 50).rotate(turn).translate(-50, -50).map(crescent())
        fill = QLinearGradient(shape.boundingRect().topLeft(), shape.boundingRect().bottomRight())
        fill.setColorAt(0.0, color.lighter(135))
        fill.setColorAt(0.5, color)
        fill.setColorAt(1.0, color.darker(165))
        painter.fillPath(shape, fill)
        painter.strokePath(shape, QPen(QColor(20, 10, 30, 150), 1.2))
    painter.fillPath(star(50, 50, 15, 4.2, 4), QColor("#fff6dd"))
    painter.fillPath(star(50, 50, 8, 2.6, 4, 45), QColor("#fff6dd"))
    painter.restore()


def paint_back(painter: QPainter) -> None:
    """Paint the back onto the 590x860 canvas."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    edge = QPainterPath()
    edge.addRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), 26, 26)
    painter.fillPath(edge, QColor("#0b0b12"))
    inner = QRectF(11, 11, WIDTH - 22, HEIGHT - 22)
    body = QPainterPath()
    body.addRoundedRect(inner, 18, 18)
    centre = inner.center()
    ground = QRadialGradient(centre, HEIGHT * 0.58)
    ground.setColorAt(0.0, QColor("#5a3f9a"))
    ground.setColorAt(0.45, QColor("#33246b"))
    ground.setColorAt(1.0, QColor("#150f33"))
    painter.fillPath(body, ground)
    painter.save()
    painter.setClipPath(body)
    for n in range(36):
        a, b = math.radians(10 * n), math.radians(10 * n + 4.4)
        ray = polygon(
            [
                (centre.x(), centre.y()),
                (centre.x() + 560 * math.cos(a), centre.y() + 560 * math.sin(a)),
                (centre.x() + 560 * math.cos(b), centre.y() + 560 * math.sin(b)),
            ]
        )
        painter.fillPath(ray, QColor(190, 160, 255, 22))
    painter.restore()
    for inset, width, alpha in ((26, 5.0, 235), (40, 2.0, 120)):
        line = QPainterPath()
        line.addRoundedRect(QRectF(0, 0, WIDTH, HEIGHT).adjusted(inset, inset, -inset, -inset), 12, 12)
        painter.strokePath(line, QPen(QColor(226, 178, 84, alpha), width))
    painter.fillPath(ring(centre.x(), centre.y(), 226, 226, 7), QColor("#e2b254"))
    painter.fillPath(circle(centre.x(), centre.y(), 214), QColor(18, 12, 44, 170))
    for n in range(24):
        angle = math.radians(15 * n)
        painter.fillPath(
            circle(
                centre.x() + 203 * math.cos(angle), centre.y() + 203 * math.sin(angle), 4.5 if n % 2 else 7
            ),
            QColor(226, 178, 84, 200),
        )
    paint_emblem(painter, centre, 178)
    for x in (84.0, WIDTH - 84):
        for y in (88.0, HEIGHT - 88):
            painter.fillPath(star(x, y, 40, 10, 4), QColor(226, 178, 84, 210))
            painter.fillPath(star(x, y, 22, 7, 4, 45), QColor(226, 178, 84, 160))

"""Small signs for the lines of a card's menu."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF


def icon(action: str, color: QColor, size: int = 20, dpr: float = 1.0) -> QIcon:
    """The sign of a menu action ("summon", "set", "activate", "attack" ...)."""
    pixmap = QPixmap(QSize(round(size * dpr), round(size * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 20, size / 20)
    pen = QPen(color, 1.7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    _draw(painter, action, color)
    painter.end()
    return QIcon(pixmap)


def _lines(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))


def _draw(painter: QPainter, action: str, color: QColor) -> None:
    match action:
        case "summon":
            painter.drawRoundedRect(QRectF(5.5, 2, 9, 13), 1.5, 1.5)
            _lines(painter, (10, 12), (10, 5.5))
            _lines(painter, (7.6, 8), (10, 5.4), (12.4, 8))
            _lines(painter, (3, 18), (17, 18))
        case "special_summon":
            painter.setBrush(color)
            star = [
                (10, 2),
                (12.2, 7.4),
                (18, 7.8),
                (13.5, 11.6),
                (15, 17.4),
                (10, 14.2),
                (5, 17.4),
                (6.5, 11.6),
                (2, 7.8),
                (7.8, 7.4),
            ]
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in star]))
        case "set_monster":
            painter.drawRoundedRect(QRectF(3, 6, 14, 9), 1.5, 1.5)
            painter.setBrush(color)
            painter.drawEllipse(QPointF(10, 10.5), 2, 2)
        case "set":
            painter.drawRoundedRect(QRectF(5.5, 3, 9, 14), 1.5, 1.5)
            painter.setBrush(color)
            painter.drawEllipse(QPointF(10, 10), 2, 2)
        case "attack":
            _lines(painter, (16.5, 3), (8, 12))
            _lines(painter, (16.5, 3), (16.5, 6.5), (9.6, 13.4))
            _lines(painter, (16.5, 3), (13, 3), (6.4, 10.2))
            _lines(painter, (5, 9.5), (10.5, 15))
            _lines(painter, (6.6, 13.4), (3.4, 16.6))
        case "position" | "flip_summon":
            painter.drawArc(QRectF(4, 4, 12, 12), 40 * 16, 250 * 16)
            _lines(painter, (15.2, 2.8), (14.8, 6.4), (11.4, 5.6))
        case _:
            painter.setBrush(color)
            bolt = [(11.5, 1.5), (4.5, 11), (9, 11), (8, 18.5), (15.5, 8.4), (10.8, 8.4)]
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in bolt]))

"""Signs of the replay viewer, drawn as paths: transport keys and the marks of the timeline."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from app.gui import theme

_SIDE: Final = 16.0


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _bar(x: float, width: float = 2.2) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, 3, width, 10), 0.8, 0.8)
    return path


def _right(x: float, wide: float = 6.0) -> QPainterPath:
    return _polygon((x, 3), (x + wide, 8), (x, 13))


def _left(x: float, wide: float = 6.0) -> QPainterPath:
    return _polygon((x + wide, 3), (x, 8), (x + wide, 13))


def _play() -> QPainterPath:
    return _polygon((4, 2.5), (13.5, 8), (4, 13.5))


def _pause() -> QPainterPath:
    return _bar(3.5, 3.4) + _bar(9.1, 3.4)


def _dot(x: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, 8), 1.7, 1.7)
    return path


def _swap() -> QPainterPath:
    up = _polygon((5, 1.5), (8.6, 6), (6, 6), (6, 13.5), (4, 13.5), (4, 6), (1.4, 6))
    down = _polygon((11, 14.5), (14.6, 10), (12, 10), (12, 2.5), (10, 2.5), (10, 10), (7.4, 10))
    return up + down


def _eye() -> QPainterPath:
    path = QPainterPath(QPointF(1, 8))
    path.quadTo(QPointF(8, -1), QPointF(15, 8))
    path.quadTo(QPointF(8, 17), QPointF(1, 8))
    hole = QPainterPath()
    hole.addEllipse(QPointF(8, 8), 3.9, 3.9)
    pupil = QPainterPath()
    pupil.addEllipse(QPointF(8, 8), 2.0, 2.0)
    return path - hole + pupil


def _pen() -> QPainterPath:
    return _polygon((2, 14), (2.8, 10.6), (10.8, 2.6), (13.4, 5.2), (5.4, 13.2))


def _find() -> QPainterPath:
    ring = QPainterPath()
    ring.addEllipse(QPointF(6.8, 6.8), 4.8, 4.8)
    hole = QPainterPath()
    hole.addEllipse(QPointF(6.8, 6.8), 3.1, 3.1)
    return ring - hole + _polygon((9.6, 10.8), (10.8, 9.6), (14.6, 13.4), (13.4, 14.6))


def _fork() -> QPainterPath:
    path = QPainterPath()
    for point in (QPointF(4, 3.4), QPointF(4, 12.6), QPointF(12, 5.4)):
        path.addEllipse(point, 2.1, 2.1)
    stem = QPainterPath()
    stem.addRect(QRectF(3.2, 3.4, 1.6, 9.2))
    arm = QPainterPath(QPointF(4, 11.2))
    arm.cubicTo(QPointF(5, 8.4), QPointF(11.2, 9.8), QPointF(11.2, 5.4))
    arm.lineTo(QPointF(12.8, 5.4))
    arm.cubicTo(QPointF(12.8, 11.2), QPointF(7, 9.8), QPointF(4, 12.8))
    arm.closeSubpath()
    return path.united(stem).united(arm)


def _share() -> QPainterPath:
    arrow = _polygon((8, 1), (12, 5.2), (9, 5.2), (9, 10), (7, 10), (7, 5.2), (4, 5.2))
    box = _polygon((2, 8), (3.8, 8), (3.8, 13), (12.2, 13), (12.2, 8), (14, 8), (14, 14.8), (2, 14.8))
    return arrow + box


def _check() -> QPainterPath:
    return _polygon((1.8, 8.6), (3.6, 6.6), (6.6, 9.6), (12.6, 2.8), (14.4, 4.6), (6.7, 13.4))


# --- marks of the timeline -----------------------------------------------------------------


def _summon() -> QPainterPath:
    return _polygon((8, 2.5), (14, 13), (2, 13))


def _damage() -> QPainterPath:
    a = _polygon((2.6, 4.4), (4.4, 2.6), (13.4, 11.6), (11.6, 13.4))
    b = _polygon((11.6, 2.6), (13.4, 4.4), (4.4, 13.4), (2.6, 11.6))
    return a.united(b)


def _chain() -> QPainterPath:
    return _polygon((8, 1.8), (14.2, 8), (8, 14.2), (1.8, 8))


def _win() -> QPainterPath:
    star = [(8, 1), (9.9, 6), (15, 6.2), (11, 9.4), (12.4, 14.6), (8, 11.6), (3.6, 14.6), (5, 9.4)]
    return _polygon(*star, (1, 6.2), (6.1, 6))


PATHS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "play": _play,
    "pause": _pause,
    "turn-back": lambda: _bar(1.6) + _left(4) + _left(9),
    "turn-on": lambda: _right(1) + _right(6) + _bar(12.2),
    "step-back": lambda: _left(3, 8),
    "step-on": lambda: _right(5, 8),
    "event-back": lambda: _left(2, 7) + _dot(12),
    "event-on": lambda: _dot(4) + _right(7, 7),
    "swap": _swap,
    "eye": _eye,
    "note": _pen,
    "find": _find,
    "branch": _fork,
    "share": _share,
    "verify": _check,
    "summon": _summon,
    "damage": _damage,
    "chain": _chain,
    "win": _win,
}


def paint(painter: QPainter, name: str, box: QRectF, color: QColor) -> None:
    """Fill the sign ``name`` into ``box``. Raises ``KeyError`` for an unknown one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / _SIDE, box.height() / _SIDE)
    painter.fillPath(PATHS[name](), color)
    painter.restore()


def icon(name: str, role: str = "text", side: int = 16) -> QIcon:
    """The sign as an icon in the theme's colour ``role``, faint where its button is disabled."""
    made = QIcon()
    for mode, tint in ((QIcon.Mode.Normal, role), (QIcon.Mode.Disabled, "dimmed")):
        for ratio in (1, 2, 3):
            pixmap = QPixmap(QSize(side * ratio, side * ratio))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            paint(painter, name, QRectF(0, 0, side * ratio, side * ratio), theme.color(tint))
            painter.end()
            pixmap.setDevicePixelRatio(ratio)
            made.addPixmap(pixmap, mode)
    return made


def outline(painter: QPainter, name: str, box: QRectF, fill: QColor, edge: QColor) -> None:
    """The sign filled with a thin edge, so that it stands out on curves and bars."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / _SIDE, box.height() / _SIDE)
    path = PATHS[name]()
    painter.setPen(QPen(edge, 3.0))
    painter.drawPath(path)
    painter.fillPath(path, fill)
    painter.restore()

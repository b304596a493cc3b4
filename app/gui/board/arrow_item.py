"""Curved arrows: an attack, an effect and its target."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.gui import theme

HEAD: Final = 26.0


class ArrowItem(QGraphicsItem):
    """An arrow from ``start`` to ``end``; the tail is gold, the head rose (or ``head_role``)."""

    def __init__(
        self, start: QPointF, end: QPointF, tail_role: str = "acting", head_role: str = "target"
    ) -> None:
        super().__init__()
        self.start = start
        self.end = end
        self.tail_role = tail_role
        self.head_role = head_role

    def point_at(self, end: QPointF, start: QPointF | None = None) -> None:
        """Move the head (and the tail)."""
        self.prepareGeometryChange()
        self.end = end
        if start is not None:
            self.start = start

    def boundingRect(self) -> QRectF:
        """The box of the curve."""
        return self._curve().boundingRect().adjusted(-HEAD, -HEAD, HEAD, HEAD)

    def _control(self) -> QPointF:
        """The bend: to the side of the way, so that the arrow passes beside cards between."""
        across = self.end - self.start
        length = max(1.0, math.hypot(across.x(), across.y()))
        bend = min(56.0, length * 0.22)
        side = QPointF(across.y() / length * bend, -across.x() / length * bend)
        return (self.start + self.end) / 2 + side

    def _curve(self) -> QPainterPath:
        path = QPainterPath(self.start)
        path.quadTo(self._control(), self.end)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """A stroke that grows towards the head."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        control = self._control()
        angle = math.atan2(self.end.y() - control.y(), self.end.x() - control.x())
        neck = self.end - QPointF(math.cos(angle), math.sin(angle)) * (HEAD * 0.7)
        body = QPainterPath(self.start)
        body.quadTo(control, neck)
        gradient = QLinearGradient(self.start, self.end)
        gradient.setColorAt(0, theme.color(self.tail_role, 0.55))
        gradient.setColorAt(0.55, theme.color(self.tail_role))
        gradient.setColorAt(1, theme.color(self.head_role))
        for width, color in ((10.0, theme.color("ground", 0.35)), (6.0, None)):
            pen = QPen(color if color is not None else Qt.GlobalColor.white, width)
            if color is None:
                pen.setBrush(gradient)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(body)
        self._head(painter, angle)

    def _head(self, painter: QPainter, angle: float) -> None:
        def at(turn: float, length: float) -> QPointF:
            return self.end - QPointF(math.cos(angle + turn), math.sin(angle + turn)) * length

        head = QPolygonF([self.end, at(0.48, HEAD), at(0, HEAD * 0.72), at(-0.48, HEAD)])
        painter.setPen(QPen(theme.color("ground", 0.5), 1))
        painter.setBrush(theme.color(self.head_role))
        painter.drawPolygon(head)

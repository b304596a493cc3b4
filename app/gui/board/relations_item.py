"""What binds cards together: lit Link Arrows, and the line from an Equip Card to its monster."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.gui import theme

#: Size of a lit arrow at scale 1.
_ARROW: Final = 12.0
#: How far from a card's middle to its edge a line to it reaches in.
_INSIDE: Final = 0.72


@dataclass(frozen=True, slots=True)
class LitArrow:
    """A Link Arrow at the edge of the zone ``source`` towards the zone ``target``; ``strong``: pointed at."""

    source: QRectF
    target: QRectF
    strong: bool = False

    def tip(self) -> tuple[QPointF, float]:
        """Where the arrow stands (between both zones) and its direction in radians."""
        way = self.target.center() - self.source.center()
        angle = math.atan2(way.y(), way.x())
        # Zones lie on a grid: the middle between the two nearest edges or corners.
        x = _between(self.source.left(), self.source.right(), self.target.left(), self.target.right())
        y = _between(self.source.top(), self.source.bottom(), self.target.top(), self.target.bottom())
        return QPointF(x, y), angle


@dataclass(frozen=True, slots=True)
class Tie:
    """A line between two cards at these rectangles; ``strong``: one of them is pointed at."""

    source: QRectF
    target: QRectF
    strong: bool = False

    def ends(self) -> tuple[QPointF, QPointF]:
        """Where the line begins and ends: just inside the edges that face each other."""
        return self._inside(self.source, self.target), self._inside(self.target, self.source)

    @staticmethod
    def _inside(card: QRectF, other: QRectF) -> QPointF:
        centre, way = card.center(), other.center() - card.center()
        half_width, half_height = card.width() / 2 * _INSIDE, card.height() / 2 * _INSIDE
        shares = [
            half / abs(d) for half, d in ((half_width, way.x()), (half_height, way.y())) if abs(d) > 0.01
        ]
        return centre + way * min([0.5, *shares])


def _between(low: float, high: float, other_low: float, other_high: float) -> float:
    if other_low >= high:
        return (high + other_low) / 2
    if other_high <= low:
        return (low + other_high) / 2
    return (max(low, other_low) + min(high, other_high)) / 2


class RelationsItem(QGraphicsItem):
    """Paints all arrows and ties; takes no mouse."""

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        self.scale_factor = 1.0
        self.arrows: tuple[LitArrow, ...] = ()
        self.ties: tuple[Tie, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The whole board."""
        return self.area

    def shape(self) -> QPainterPath:
        """Nothing is hit here."""
        return QPainterPath()

    def show_relations(
        self,
        area: QRectF,
        scale: float,
        arrows: tuple[LitArrow, ...],
        ties: tuple[Tie, ...],
    ) -> None:
        """Show these from now on."""
        if (area, scale, arrows, ties) != (self.area, self.scale_factor, self.arrows, self.ties):
            self.prepareGeometryChange()
            self.area, self.scale_factor, self.arrows, self.ties = area, scale, arrows, ties
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Triangles in the gaps between zones, thin lines between cards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for tie in sorted(self.ties, key=lambda each: each.strong):
            self._tie(painter, tie)
        for arrow in self.arrows:
            self._arrow(painter, arrow)

    def _arrow(self, painter: QPainter, arrow: LitArrow) -> None:
        at, angle = arrow.tip()
        size = max(7.0, _ARROW * self.scale_factor) * (1.25 if arrow.strong else 1.0)

        def corner(turn: float, length: float) -> QPointF:
            return at + QPointF(math.cos(angle + turn), math.sin(angle + turn)) * length

        head = QPolygonF(
            [corner(0, size), corner(2.35, size), corner(math.pi, size * 0.3), corner(-2.35, size)]
        )
        for width, alpha in ((7.0, 0.12), (4.0, 0.2)):
            painter.setPen(QPen(theme.color("card_name", alpha if arrow.strong else alpha * 0.6), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(head)
        painter.setPen(QPen(theme.color("ground", 0.8), 1))
        painter.setBrush(theme.color("card_name"))
        painter.drawPolygon(head)

    def _tie(self, painter: QPainter, tie: Tie) -> None:
        start, end = tie.ends()
        ink = theme.color("acting", 1.0 if tie.strong else 0.7)
        for width, color in ((4.5, theme.color("ground", 0.5)), (2.2 if tie.strong else 1.5, ink)):
            pen = QPen(color, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(start, end)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        radius = 4.0 if tie.strong else 3.0
        for point in (start, end):
            painter.drawEllipse(point, radius, radius)

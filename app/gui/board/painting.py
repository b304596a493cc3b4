"""Glows, number badges and other strokes that several board items share."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from app.gui import fonts, theme

GLOW: Final = 11.0


_KEPT: Final = 256
_cache: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def _kept(
    painter: QPainter,
    rect: QRectF,
    margin: float,
    key: tuple[object, ...],
    draw: Callable[[QPainter, QRectF], None],
) -> None:
    """Paint what ``draw`` paints around ``rect``, from a picture kept since the last time.

    Soft edges are many strokes; cards that lie half outside of the window are painted each frame.
    """
    dpr = painter.device().devicePixelRatio()
    width, height = round(rect.width() + 2 * margin), round(rect.height() + 2 * margin)
    name = (*key, round(rect.width(), 1), round(rect.height(), 1), dpr)
    pixmap = _cache.get(name)
    if pixmap is None:
        pixmap = QPixmap(math.ceil(width * dpr), math.ceil(height * dpr))
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        inner = QPainter(pixmap)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(inner, QRectF(margin, margin, rect.width(), rect.height()))
        inner.end()
        _cache[name] = pixmap
        if len(_cache) > _KEPT:
            _cache.popitem(last=False)
    painter.drawPixmap(QPointF(rect.left() - margin, rect.top() - margin), pixmap)


def glow(painter: QPainter, rect: QRectF, color: QColor, radius: float) -> None:
    """A soft halo around ``rect`` and a solid edge in ``color``."""
    _kept(
        painter,
        rect,
        GLOW + 4,
        ("glow", color.rgba(), radius),
        lambda inner, box: halo(inner, box, color, radius),
    )


def shadow(painter: QPainter, rect: QRectF, radius: float, depth: float) -> None:
    """A soft shadow ``depth`` pixels below ``rect``."""

    def draw(inner: QPainter, box: QRectF) -> None:
        inner.setPen(Qt.PenStyle.NoPen)
        for n in range(3):
            inner.setBrush(QColor(0, 0, 0, 34 - n * 9))
            inner.drawRoundedRect(box.adjusted(-n, -n, n, n).translated(0, depth), radius + n, radius + n)

    _kept(painter, rect, depth + 4, ("shadow", radius, depth), draw)


def halo(painter: QPainter, rect: QRectF, color: QColor, radius: float, strength: float = 1.0) -> None:
    """The strokes of a glow, of any ``strength``, painted at once."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = 6
    for n in range(steps, 0, -1):
        spread = GLOW * n / steps
        soft = QColor(color)
        soft.setAlphaF(min(1.0, 0.13 * strength * (1 - (n - 1) / steps)))
        painter.setPen(QPen(soft, spread * 1.3))
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

"""The home screen's picture: a fan of cards in front of the emblem."""

from __future__ import annotations

import math
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient

from app.data.library import CardLibrary
from app.engine.errors import UnknownCard
from app.gui import theme
from app.gui.faces.back import paint_emblem
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import CARD_RATIO

#: Faces in the fan, as far as the library knows them; the middle one lies on top.
SHOWCASE: Final = (
    "Mirror Force",
    "Dark Magician",
    "Blue-Eyes White Dragon",
    "Stardust Dragon",
    "Decode Talker",
)


def showcase(library: CardLibrary) -> list[int]:
    """Passcodes of the cards in the fan, without those the library does not know."""
    codes: list[int] = []
    for name in SHOWCASE:
        with suppress(UnknownCard):
            codes.append(library.pool.named(name).code)
    return codes


def paint_stage(painter: QPainter, rect: QRectF, codes: list[int], faces: FaceRenderer, dpr: float) -> None:
    """Paint the picture into ``rect``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    centre = QPointF(rect.left() + rect.width() * 0.65, rect.top() + rect.height() * 0.5)
    painter.fillRect(rect, theme.color("ground"))
    glow = theme.board_gradient(centre, max(rect.width(), rect.height()) * 0.62)
    glow.setColorAt(1.0, theme.color("ground"))
    painter.fillRect(rect, glow)
    radius = min(rect.width() * 0.31, rect.height() * 0.46)
    _paint_rays(painter, rect, centre, radius)
    paint_emblem(painter, centre, radius, 0.16 if theme.palette().name == "dark" else 0.28)
    _paint_fan(painter, centre, radius, codes, faces, dpr)


def _paint_rays(painter: QPainter, rect: QRectF, centre: QPointF, radius: float) -> None:
    reach = math.hypot(rect.width(), rect.height())
    light = QRadialGradient(centre, radius * 2.1)
    light.setColorAt(0.0, theme.color("text", 0.07))
    light.setColorAt(1.0, theme.color("text", 0.0))
    for n in range(24):
        a, b = math.radians(15 * n + 3), math.radians(15 * n + 8)
        ray = QPainterPath(centre)
        ray.lineTo(centre.x() + reach * math.cos(a), centre.y() + reach * math.sin(a))
        ray.lineTo(centre.x() + reach * math.cos(b), centre.y() + reach * math.sin(b))
        ray.closeSubpath()
        painter.fillPath(ray, QBrush(light))


def _paint_fan(
    painter: QPainter, centre: QPointF, radius: float, codes: list[int], faces: FaceRenderer, dpr: float
) -> None:
    width = round(radius * 0.6)
    size = QSizeF(width, round(width * CARD_RATIO))
    middle = (len(codes) - 1) / 2
    order = sorted(range(len(codes)), key=lambda n: -abs(n - middle))
    for n in order:
        offset = n - middle
        painter.save()
        painter.translate(centre.x() + offset * width * 0.6, centre.y() + abs(offset) ** 1.7 * width * 0.085)
        painter.rotate(offset * 8.5)
        scale = 1.08 - 0.06 * abs(offset)
        painter.scale(scale, scale)
        box = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        _paint_shadow(painter, box)
        painter.drawPixmap(box.topLeft(), faces.pixmap(codes[n], size, dpr, "inspector"))
        painter.restore()


def _paint_shadow(painter: QPainter, box: QRectF) -> None:
    # Many faint layers: on a light ground the eye sees the step from one to the next.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 11 if theme.palette().name == "dark" else 6))
    for n in range(15):
        spread = 1.2 * n
        painter.drawRoundedRect(
            box.adjusted(-spread, -spread + 8, spread, spread + 8), 10 + spread, 10 + spread
        )

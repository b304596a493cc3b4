"""A card's picture, composed from its own facts: Type, Attribute, Level, name words and passcode."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from app.engine import constants as c
from app.engine.carddata import CardData
from app.gui.faces.backdrop import faded, paint_backdrop
from app.gui.faces.creatures import creature
from app.gui.faces.dice import Dice
from app.gui.faces.motifs import motif
from app.gui.faces.paths import circle, polygon, star
from app.gui.faces.silhouettes import Creature
from app.gui.faces.tones import Tones, tones_of


def paint_art(painter: QPainter, rect: QRectF, data: CardData) -> None:
    """Paint the picture of ``data`` so that it covers ``rect``, cropped at top and bottom or sides."""
    dice = Dice(data.code)
    tones = tones_of(data, dice)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = max(rect.width(), rect.height())
    painter.translate(rect.center())
    painter.scale(side / 100, side / 100)
    painter.translate(-50, -50)
    is_monster = bool(data.type & c.TYPE_MONSTER)
    paint_backdrop(painter, data.attribute if is_monster else 0, dice, tones)
    figure = creature(data.race, dice) if is_monster else motif(data.type, data.name, dice)
    _paint_figure(painter, _placed(figure, data, dice, is_monster), dice, tones)
    _paint_particles(painter, data.attribute if is_monster else 0, dice, tones)
    _paint_vignette(painter)
    painter.restore()


def _placed(figure: Creature, data: CardData, dice: Dice, is_monster: bool) -> Creature:
    """The figure moved into the picture: higher Levels stand larger, sides and tilt vary."""
    move = QTransform()
    if is_monster:
        size = 0.74 + 0.028 * min(12, max(1, data.level + (3 if data.type & c.TYPE_LINK else 0)))
        size *= dice.between(0.95, 1.05)
        move.translate(50 + dice.between(-4, 4), 101)
        move.rotate(dice.between(-4, 4) if figure.symmetric else dice.between(-7, 7))
        flip = -1 if dice.chance(0.5) else 1
        move.scale(size * flip * dice.between(0.94, 1.06), size)
        move.translate(-50, -99)
    else:
        move.translate(50, 49)
        move.rotate(dice.between(-9, 9))
        wide = data.type & c.TYPE_FIELD and not figure.symmetric
        size = 1.3 if wide else dice.between(0.64, 0.78)
        move.scale(size * (-1 if dice.chance(0.5) else 1), size)
        move.translate(-50, -50)
    return Creature(
        move.map(figure.body),
        [move.map(eye) for eye in figure.eyes],
        [move.map(detail) for detail in figure.details],
        figure.symmetric,
    )


def _paint_figure(painter: QPainter, figure: Creature, dice: Dice, tones: Tones) -> None:
    bounds = figure.body.boundingRect()
    _paint_aura(painter, figure.body, tones)
    # The rim of light: the whole body bright, then the same body dark and moved a little.
    painter.fillPath(figure.body, QBrush(tones.glow))
    painter.save()
    painter.setClipPath(figure.body, Qt.ClipOperation.IntersectClip)
    shift = dice.pick((-1.0, 1.0))
    inner = QTransform.fromTranslate(shift * 1.3, 1.5).map(figure.body)
    shade = QLinearGradient(bounds.topLeft(), bounds.bottomLeft())
    shade.setColorAt(0.0, _mix(tones.middle, tones.deep, 0.35))
    shade.setColorAt(0.55, tones.deep)
    shade.setColorAt(1.0, tones.shade)
    painter.fillPath(inner, shade)
    _paint_facets(painter, bounds, figure.symmetric, dice, tones)
    painter.restore()
    for detail in figure.details:
        painter.fillPath(detail, QBrush(faded(_mix(tones.bright, tones.glow, 0.35), 0.82)))
    for eye in figure.eyes:
        _paint_eye(painter, eye, tones)


def _paint_aura(painter: QPainter, body: QPainterPath, tones: Tones) -> None:
    for width, alpha in ((7.0, 0.10), (4.0, 0.16), (1.6, 0.30)):
        pen = QPen(faded(tones.glow, alpha), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(body, pen)


def _paint_facets(painter: QPainter, bounds: QRectF, symmetric: bool, dice: Dice, tones: Tones) -> None:
    """Cut the body into light and dark planes, mirrored for symmetric figures."""
    cx = bounds.center().x()
    for _ in range(9):
        centre = QPointF(
            cx + dice.between(0, 0.5) * bounds.width(), bounds.top() + dice.unit() * bounds.height()
        )
        reach = bounds.height() * dice.between(0.16, 0.42)
        points = []
        turn = dice.between(0, 360)
        for n in range(3):
            angle = math.radians(turn + 120 * n + dice.between(-30, 30))
            points.append((centre.x() + reach * math.cos(angle), centre.y() + reach * math.sin(angle)))
        tint = faded(
            dice.pick((tones.bright, tones.middle, tones.shade, tones.glow)), dice.between(0.07, 0.22)
        )
        painter.fillPath(polygon(points), QBrush(tint))
        if symmetric:
            painter.fillPath(polygon([(2 * cx - x, y) for x, y in points]), QBrush(tint))


def _paint_eye(painter: QPainter, eye: QPainterPath, tones: Tones) -> None:
    box = eye.boundingRect()
    reach = max(box.width(), box.height()) * 1.25 + 1.5
    halo = QRadialGradient(box.center(), reach)
    halo.setColorAt(0.0, faded(tones.accent, 0.85))
    halo.setColorAt(1.0, faded(tones.accent, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(box.center(), reach, reach)
    painter.fillPath(eye, QBrush(_mix(tones.accent, QColor("white"), 0.66)))


def _paint_particles(painter: QPainter, attribute: int, dice: Dice, tones: Tones) -> None:
    """The air of an Attribute: embers, bubbles, leaves, sparks or wisps."""
    for _ in range(dice.pick((10, 14, 18))):
        x, y, size = dice.between(2, 98), dice.between(4, 98), dice.between(0.7, 2.2)
        alpha = dice.between(0.35, 0.95)
        if attribute == c.ATTRIBUTE_WATER:
            painter.setPen(QPen(faded(tones.glow, alpha), 0.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), size * 1.2, size * 1.2)
            continue
        painter.setPen(Qt.PenStyle.NoPen)
        if attribute == c.ATTRIBUTE_FIRE:
            path = polygon([(x, y - size * 2.2), (x + size * 0.8, y), (x, y + size), (x - size * 0.8, y)])
        elif attribute == c.ATTRIBUTE_WIND:
            path = polygon(
                [(x, y), (x + size * 5, y - size * 1.2), (x + size * 6, y - size), (x + size * 1.4, y + 0.6)]
            )
        elif attribute == c.ATTRIBUTE_EARTH:
            path = polygon(
                [(x, y), (x + size, y - size * 1.6), (x + size * 1.9, y - size * 0.3), (x + size, y + size)]
            )
        elif attribute == c.ATTRIBUTE_DARK:
            path = circle(x, y, size * 0.9)
        else:
            path = star(x, y, size * 1.8, size * 0.35, 4)
        painter.fillPath(path, QBrush(faded(tones.accent if dice.chance(0.3) else tones.glow, alpha)))


def _paint_vignette(painter: QPainter) -> None:
    corner = QRadialGradient(QPointF(50, 46), 74)
    corner.setColorAt(0.55, QColor(0, 0, 0, 0))
    corner.setColorAt(1.0, QColor(0, 0, 0, 140))
    painter.fillRect(QRectF(-1, -1, 102, 102), corner)


def _mix(first: QColor, second: QColor, share: float) -> QColor:
    """``share`` of ``second`` in ``first``."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )

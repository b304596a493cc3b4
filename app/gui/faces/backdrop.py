"""What lies behind a card's figure: skies, ruins, waves, sigils, on a 100x100 canvas."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from app.engine import constants as c
from app.gui.faces.dice import Dice
from app.gui.faces.paths import parse, polygon, star
from app.gui.faces.tones import Tones

Scene = Callable[[QPainter, Dice, Tones], None]


def faded(color: QColor, alpha: float) -> QColor:
    """``color`` with ``alpha`` from 0 to 1."""
    made = QColor(color)
    made.setAlphaF(alpha)
    return made


def _fill(painter: QPainter, path: QPainterPath, color: QColor) -> None:
    painter.fillPath(path, QBrush(color))


def paint_sky(painter: QPainter, dice: Dice, tones: Tones) -> None:
    """The ground of every picture: a gradient and one light."""
    sky = QLinearGradient(0, 0, dice.between(-20, 20), 100)
    sky.setColorAt(0.0, tones.deep)
    sky.setColorAt(dice.between(0.45, 0.7), tones.middle)
    sky.setColorAt(1.0, tones.deep)
    painter.fillRect(QRectF(-1, -1, 102, 102), sky)
    centre = QPointF(dice.between(36, 64), dice.between(30, 48))
    light = QRadialGradient(centre, dice.between(44, 62))
    light.setColorAt(0.0, faded(tones.glow, 0.85))
    light.setColorAt(0.3, faded(tones.bright, 0.6))
    light.setColorAt(1.0, faded(tones.bright, 0.0))
    painter.fillRect(QRectF(-1, -1, 102, 102), light)


def _rays(painter: QPainter, dice: Dice, tones: Tones) -> None:
    cx, cy = dice.between(40, 60), dice.between(30, 52)
    count = dice.pick((9, 12, 16, 20))
    turn = dice.between(0, 360)
    for n in range(count):
        a = math.radians(turn + 360 * n / count)
        b = math.radians(turn + 360 * (n + dice.between(0.25, 0.5)) / count)
        ray = polygon(
            [
                (cx, cy),
                (cx + 110 * math.cos(a), cy + 110 * math.sin(a)),
                (cx + 110 * math.cos(b), cy + 110 * math.sin(b)),
            ]
        )
        glow = QRadialGradient(QPointF(cx, cy), 80)
        glow.setColorAt(0.0, faded(tones.glow, 0.5))
        glow.setColorAt(1.0, faded(tones.bright, 0.04))
        painter.fillPath(ray, glow)


def _ridge(dice: Dice, base: float, rough: float) -> QPainterPath:
    points = [(-2.0, 102.0)]
    x = -2.0
    while x < 102:
        points.append((x, base + dice.between(-rough, rough)))
        x += dice.between(7, 17)
    return polygon([*points, (102.0, base), (102.0, 102.0)])


def _hills(painter: QPainter, dice: Dice, tones: Tones) -> None:
    x, y, r = dice.between(16, 84), dice.between(16, 34), dice.between(8, 15)
    painter.setBrush(faded(tones.glow, 0.9))
    painter.drawEllipse(QPointF(x, y), r, r)
    for n, base in enumerate((58, 70, 84)):
        _fill(painter, _ridge(dice, base, 12 - 3 * n), faded(tones.shade, 0.32 + 0.2 * n))


def _ruins(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for n in range(6):
        x, top, w = n * 18 + dice.between(-4, 4), dice.between(18, 62), dice.between(6, 10)
        shape = polygon(
            [(x, 102), (x, top + dice.between(0, 5)), (x + w / 2, top), (x + w, top + 4), (x + w, 102)]
        )
        _fill(painter, shape, faded(tones.shade, dice.between(0.3, 0.6)))
        painter.fillRect(QRectF(x - 1.6, top + 6, w + 3.2, 3), faded(tones.shade, 0.5))
    _fill(painter, _ridge(dice, 88, 4), faded(tones.shade, 0.75))


def _waves(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for n in range(5):
        y, amp, shift = 52 + n * 11, dice.between(4, 9), dice.between(0, 40)
        wave = QPainterPath(QPointF(-45 + shift - 40, y))
        for k in range(5):
            x = -45 + shift - 40 + 40 * k
            wave.cubicTo(x + 12, y - amp, x + 26, y - amp, x + 40, y)
        wave.lineTo(140, 102)
        wave.lineTo(-90, 102)
        wave.closeSubpath()
        _fill(painter, wave, faded(tones.deep if n % 2 else tones.middle, 0.55))
        painter.setPen(QPen(faded(tones.glow, 0.5 - n * 0.07), 0.8))
        painter.drawPath(wave)
        painter.setPen(Qt.PenStyle.NoPen)


def _stars(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for _ in range(3):
        cloud = QRadialGradient(QPointF(dice.between(0, 100), dice.between(0, 100)), dice.between(24, 46))
        tint = dice.pick((tones.accent, tones.bright, tones.glow))
        cloud.setColorAt(0.0, faded(tint, 0.4))
        cloud.setColorAt(1.0, faded(tint, 0.0))
        painter.fillRect(QRectF(-1, -1, 102, 102), cloud)
    painter.setBrush(faded(tones.glow, 0.9))
    for _ in range(34):
        r = dice.between(0.25, 0.9)
        painter.drawEllipse(QPointF(dice.between(0, 100), dice.between(0, 100)), r, r)
    for _ in range(4):
        _fill(painter, star(dice.between(5, 95), dice.between(5, 70), dice.between(3, 6), 0.7, 4), tones.glow)


def _storm(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for _ in range(7):
        x, y = dice.between(-10, 90), dice.between(-6, 30)
        cloud = QPainterPath()
        for _k in range(5):
            cloud.addEllipse(
                QPointF(x + dice.between(-4, 26), y + dice.between(-4, 6)),
                dice.between(7, 15),
                dice.between(5, 9),
            )
        cloud.setFillRule(Qt.FillRule.WindingFill)
        _fill(painter, cloud, faded(tones.shade, 0.22))
    for _ in range(dice.pick((2, 3))):
        x, y = dice.between(8, 92), dice.between(10, 24)
        points = [(x, y)]
        while y < 100:
            x, y = x + dice.between(-9, 9), y + dice.between(8, 15)
            points.append((x, y))
        bolt = QPainterPath(QPointF(*points[0]))
        for point in points[1:]:
            bolt.lineTo(*point)
        for width, alpha in ((4.0, 0.18), (1.8, 0.5), (0.7, 1.0)):
            painter.strokePath(bolt, QPen(faded(tones.glow, alpha), width))


def _crystals(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for n in range(11):
        x, lean, w = n * 10 + dice.between(-5, 5), dice.between(-14, 14), dice.between(3, 7)
        up = dice.chance(0.62)
        base, tip = (102.0, dice.between(34, 76)) if up else (-2.0, dice.between(14, 46))
        shape = polygon(
            [
                (x - w, base),
                (x + lean - w * 0.5, tip + (7 if up else -7)),
                (x + lean, tip),
                (x + lean + w * 0.6, tip + (8 if up else -8)),
                (x + w, base),
            ]
        )
        _fill(painter, shape, faded(tones.deep, 0.6))
        _fill(
            painter,
            polygon(
                [(x, base), (x + lean, tip), (x + lean + w * 0.6, tip + (8 if up else -8)), (x + w, base)]
            ),
            faded(tones.bright, 0.4),
        )


def _forest(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for layer in range(3):
        for n in range(9):
            x, h, w = n * 13 + dice.between(-6, 6), dice.between(26, 58) - 6 * layer, dice.between(5, 9)
            base = 84 + 9 * layer
            tree = polygon([(x - w, base), (x, base - h), (x + w, base)])
            _fill(painter, tree, faded(tones.shade, 0.24 + 0.18 * layer))
    painter.fillRect(QRectF(-1, 92, 102, 12), faded(tones.shade, 0.6))


def _city(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for layer in range(2):
        x = -4.0
        while x < 104:
            w, top = dice.between(7, 14), dice.between(34, 72) + 8 * layer
            painter.fillRect(QRectF(x, top, w, 110 - top), faded(tones.shade, 0.38 + 0.3 * layer))
            for _ in range(4):
                if dice.chance(0.6):
                    painter.fillRect(
                        QRectF(x + dice.between(1, w - 2), top + dice.between(4, 40), 1.2, 1.8),
                        faded(tones.glow, 0.75),
                    )
            x += w + dice.between(0, 4)


def _sigil(painter: QPainter, dice: Dice, tones: Tones) -> None:
    cx, cy = 50.0, dice.between(44, 52)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in (46.0, 43.0, dice.between(26, 34)):
        painter.setPen(QPen(faded(tones.glow, 0.5), dice.between(0.5, 1.3)))
        painter.drawEllipse(QPointF(cx, cy), radius, radius)
    points, skip = dice.pick(((5, 2), (7, 3), (7, 2), (8, 3), (9, 4), (6, 2), (11, 4), (12, 5)))
    turn = dice.between(0, 360)
    corner = [
        (
            cx + 43 * math.cos(math.radians(turn + 360 * n / points)),
            cy + 43 * math.sin(math.radians(turn + 360 * n / points)),
        )
        for n in range(points)
    ]
    painter.setPen(QPen(faded(tones.glow, 0.55), 0.9))
    for n in range(points):
        painter.drawLine(QPointF(*corner[n]), QPointF(*corner[(n + skip) % points]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(tones.accent, 0.85))
    for x, y in corner:
        painter.drawEllipse(QPointF(x, y), 1.7, 1.7)


def _streaks(painter: QPainter, dice: Dice, tones: Tones) -> None:
    turn = dice.between(-34, 34)
    painter.save()
    painter.translate(50, 50)
    painter.rotate(turn)
    for _ in range(26):
        y, x, w, h = (
            dice.between(-70, 70),
            dice.between(-90, 30),
            dice.between(20, 80),
            dice.between(0.4, 2.6),
        )
        painter.fillRect(
            QRectF(x, y, w, h),
            faded(dice.pick((tones.glow, tones.bright, tones.accent)), dice.between(0.12, 0.5)),
        )
    painter.restore()


def _caverns(painter: QPainter, dice: Dice, tones: Tones) -> None:
    for n in range(3):
        ceiling = [(-2.0, -2.0)]
        x = -2.0
        while x < 102:
            ceiling.append((x, dice.between(6, 34) - 6 * n))
            x += dice.between(5, 12)
        _fill(painter, polygon([*ceiling, (102.0, -2.0)]), faded(tones.shade, 0.3))
        _fill(painter, _ridge(dice, 76 + 7 * n, 8), faded(tones.shade, 0.35))
    _fill(painter, parse("M0 92 C30 84 70 98 100 90 L100 101 L0 101 Z"), faded(tones.accent, 0.3))


_SCENES: Final[dict[int, tuple[Scene, ...]]] = {
    c.ATTRIBUTE_EARTH: (_hills, _ruins, _forest, _caverns, _rays, _city),
    c.ATTRIBUTE_WATER: (_waves, _waves, _crystals, _hills, _stars, _caverns),
    c.ATTRIBUTE_FIRE: (_rays, _caverns, _hills, _streaks, _storm, _ruins),
    c.ATTRIBUTE_WIND: (_streaks, _forest, _hills, _storm, _rays, _stars),
    c.ATTRIBUTE_LIGHT: (_rays, _stars, _sigil, _city, _crystals, _streaks),
    c.ATTRIBUTE_DARK: (_storm, _ruins, _sigil, _caverns, _stars, _forest),
    c.ATTRIBUTE_DIVINE: (_rays, _sigil),
}
_NO_ATTRIBUTE: Final[tuple[Scene, ...]] = (_sigil, _sigil, _rays, _stars, _streaks, _crystals, _storm)


def paint_backdrop(painter: QPainter, attribute: int, dice: Dice, tones: Tones) -> None:
    """Fill the canvas behind the figure; Spells and Traps have no ``attribute`` (0)."""
    painter.setPen(Qt.PenStyle.NoPen)
    paint_sky(painter, dice, tones)
    dice.pick(_SCENES.get(attribute, _NO_ATTRIBUTE))(painter, dice, tones)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush)

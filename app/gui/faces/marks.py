"""Signs on a card's frame: Attribute, stars, Link arrows, Pendulum scales, Spell and Trap kinds."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from app.engine import constants as c
from app.gui import fonts
from app.gui.faces.paths import fit, parse, polygon, ring, star, union
from app.gui.faces.tones import ATTRIBUTE, SPELL, TRAP

#: Link Marker to its direction on the card (x right, y down).
MARKERS: Final[dict[int, tuple[int, int]]] = {
    c.LINK_TOP_LEFT: (-1, -1),
    c.LINK_TOP: (0, -1),
    c.LINK_TOP_RIGHT: (1, -1),
    c.LINK_LEFT: (-1, 0),
    c.LINK_RIGHT: (1, 0),
    c.LINK_BOTTOM_LEFT: (-1, 1),
    c.LINK_BOTTOM: (0, 1),
    c.LINK_BOTTOM_RIGHT: (1, 1),
}


def _infinity() -> QPainterPath:
    return union(ring(32, 50, 24, 20, 8), ring(68, 50, 24, 20, 8))


def _cross() -> QPainterPath:
    return parse("M40 12 L60 12 L60 40 L88 40 L88 60 L60 60 L60 88 L40 88 L40 60 L12 60 L12 40 L40 40 Z")


def _bolt() -> QPainterPath:
    return parse("M60 4 L18 56 L46 56 L36 96 L82 40 L54 40 Z")


def _compass() -> QPainterPath:
    return union(star(50, 50, 46, 15, 4), star(50, 50, 30, 12, 4, 45))


def _chalice() -> QPainterPath:
    return parse(
        "M50 4 C62 18 70 26 66 38 C64 46 56 48 50 48 C44 48 36 46 34 38 C30 26 42 22 50 4 Z "
        "M16 54 L84 54 C82 70 70 78 58 80 L58 88 L70 96 L30 96 L42 88 L42 80 C30 78 18 70 16 54 Z"
    )


def _counter() -> QPainterPath:
    return parse("M12 78 C14 40 40 24 62 26 L62 8 L94 38 L62 68 L62 48 C44 46 30 54 26 78 Z")


def kind_icon(card_type: int) -> QPainterPath | None:
    """The sign of a Spell or Trap kind on a 100x100 canvas; None for Normal ones."""
    signs = (
        (c.TYPE_CONTINUOUS, _infinity),
        (c.TYPE_EQUIP, _cross),
        (c.TYPE_QUICKPLAY, _bolt),
        (c.TYPE_FIELD, _compass),
        (c.TYPE_RITUAL, _chalice),
        (c.TYPE_COUNTER, _counter),
    )
    for bit, make in signs:
        if card_type & bit:
            return make()
    return None


#: Shapes inside the Attribute signs, so that colour and kanji are not the only difference.
_ATTRIBUTE_SHAPES: Final[dict[int, str]] = {
    c.ATTRIBUTE_EARTH: "M50 22 L84 78 L16 78 Z",
    c.ATTRIBUTE_WATER: "M50 12 C62 34 80 50 80 64 C80 82 66 90 50 90 C34 90 20 82 20 64 C20 50 38 34 50 12 Z",
    c.ATTRIBUTE_FIRE: "M52 8 C58 28 82 38 78 64 C76 82 64 90 50 90 C34 90 22 82 22 64 C22 "
    "50 34 46 34 30 C42 36 50 28 52 8 Z",
    c.ATTRIBUTE_WIND: "M10 42 C30 22 52 54 90 30 C74 66 46 48 34 56 C54 60 62 74 90 62 C70 92 36 84 10 74 Z",
    c.ATTRIBUTE_LIGHT: "M50 6 L58 38 L92 50 L58 62 L50 94 L42 62 L8 50 L42 38 Z",
    c.ATTRIBUTE_DARK: "M62 8 C30 8 12 30 14 54 C16 78 38 94 62 90 C46 82 38 66 40 48 C42 32 50 18 62 8 Z",
    c.ATTRIBUTE_DIVINE: "M50 4 L62 34 L94 34 L68 54 L78 88 L50 68 L22 88 L32 54 L6 34 L38 34 Z",
}


def paint_sign(painter: QPainter, centre: QPointF, radius: float, card_type: int, attribute: int) -> None:
    """The round sign of an Attribute, or of a Spell (魔) or Trap (罠)."""
    if card_type & c.TYPE_SPELL:
        color, kanji, shape = SPELL.base, "魔", ""
    elif card_type & c.TYPE_TRAP:
        color, kanji, shape = TRAP.base, "罠", ""
    elif attribute in ATTRIBUTE:
        color, kanji = ATTRIBUTE[attribute][:2]
        shape = _ATTRIBUTE_SHAPES[attribute]
    else:
        return
    ball = QRadialGradient(QPointF(centre.x() - radius * 0.35, centre.y() - radius * 0.4), radius * 1.5)
    ball.setColorAt(0.0, QColor(color).lighter(165))
    ball.setColorAt(0.6, QColor(color))
    ball.setColorAt(1.0, QColor(color).darker(170))
    painter.setPen(QPen(QColor(0, 0, 0, 170), radius * 0.08))
    painter.setBrush(ball)
    painter.drawEllipse(centre, radius, radius)
    if shape:
        painter.save()
        painter.translate(centre)
        painter.scale(radius * 1.5 / 100, radius * 1.5 / 100)
        painter.translate(-50, -50)
        painter.fillPath(parse(shape), QBrush(QColor(255, 255, 255, 92)))
        painter.restore()
    # As an outline: a computed bold of the system's kanji would be a blot at board size.
    outline = QPainterPath()
    outline.addText(0, 0, fonts.font(100), kanji)
    size = radius * 1.22
    sign = fit(outline, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size))
    painter.fillPath(sign, QColor("white"))
    painter.strokePath(sign, QPen(QColor("white"), radius * 0.05))
    painter.setPen(Qt.PenStyle.NoPen)


def paint_star(painter: QPainter, centre: QPointF, radius: float, rank: bool) -> None:
    """One Level star (red disc) or Rank star (black disc)."""
    disc = QRadialGradient(QPointF(centre.x() - radius * 0.3, centre.y() - radius * 0.3), radius * 1.5)
    disc.setColorAt(0.0, QColor("#565b66" if rank else "#f0803c"))
    disc.setColorAt(1.0, QColor("#08090c" if rank else "#a81d12"))
    painter.setPen(QPen(QColor(0, 0, 0, 120), radius * 0.08))
    painter.setBrush(disc)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(
        star(centre.x(), centre.y() + radius * 0.04, radius * 0.8, radius * 0.34, 5), QColor("#ffe07a")
    )


def paint_stars(painter: QPainter, row: QRectF, count: int, rank: bool) -> None:
    """``count`` stars in ``row``: Levels from the right, Ranks from the left."""
    if count <= 0:
        return
    pitch = min(row.height() * 1.08, row.width() / count)
    for n in range(count):
        x = row.left() + pitch * (n + 0.5) if rank else row.right() - pitch * (n + 0.5)
        paint_star(painter, QPointF(x, row.center().y()), min(row.height(), pitch) * 0.48, rank)


def paint_link_arrows(painter: QPainter, art: QRectF, markers: int, size: float, *, all_eight: bool) -> None:
    """Link Markers around ``art``; with ``all_eight`` the unlit ones too."""
    for bit, (dx, dy) in MARKERS.items():
        lit = bool(markers & bit)
        if not lit and not all_eight:
            continue
        x = art.center().x() + dx * art.width() / 2
        y = art.center().y() + dy * art.height() / 2
        if dx and dy:
            tip = [
                (x + dx * size * 0.42, y + dy * size * 0.42),
                (x - dx * size * 0.62, y + dy * size * 0.42),
                (x + dx * size * 0.42, y - dy * size * 0.62),
            ]
        elif dx:
            tip = [
                (x + dx * size * 0.62, y),
                (x - dx * size * 0.16, y - size * 0.95),
                (x - dx * size * 0.16, y + size * 0.95),
            ]
        else:
            tip = [
                (x, y + dy * size * 0.62),
                (x - size * 0.95, y - dy * size * 0.16),
                (x + size * 0.95, y - dy * size * 0.16),
            ]
        arrow = polygon(tip)
        box = arrow.boundingRect()
        if lit:
            fill = QLinearGradient(box.topLeft(), box.bottomRight())
            fill.setColorAt(0.0, QColor("#ff9a5a"))
            fill.setColorAt(1.0, QColor("#e0271b"))
            painter.fillPath(arrow, fill)
            painter.strokePath(arrow, QPen(QColor(60, 0, 0, 200), size * 0.07))
        else:
            painter.fillPath(arrow, QColor(10, 20, 34, 150))
            painter.strokePath(arrow, QPen(QColor(200, 220, 245, 70), size * 0.05))


def paint_scale(painter: QPainter, box: QRectF, value: int, left: bool) -> None:
    """One Pendulum scale: a coloured arrowhead pointing outwards with its number."""
    color = QColor("#2b7fd0" if left else "#cf3a31")
    x0, x1 = (box.left(), box.right()) if left else (box.right(), box.left())
    shape = polygon(
        [
            (x0, box.center().y()),
            (x0 + (x1 - x0) * 0.3, box.top()),
            (x1, box.top()),
            (x1, box.bottom()),
            (x0 + (x1 - x0) * 0.3, box.bottom()),
        ]
    )
    painter.fillPath(shape, color)
    painter.strokePath(shape, QPen(QColor(0, 0, 0, 150), box.height() * 0.04))
    painter.setPen(QColor("white"))
    painter.setFont(fonts.font(box.height() * 0.72, QFont.Weight.Bold))
    shift = box.width() * (0.1 if left else -0.1)
    painter.drawText(box.translated(shift, 0), Qt.AlignmentFlag.AlignCenter, str(value))
    painter.setPen(Qt.PenStyle.NoPen)

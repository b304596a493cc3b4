"""A whole card face: frame, name, signs, picture, values; in two levels of detail.

Everything is laid out on a 590x860 canvas and scaled to the wanted size.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTextLayout,
    QTextOption,
)

from app.engine import constants as c
from app.engine.carddata import CardData
from app.gui import fonts
from app.gui.faces import marks
from app.gui.faces.art import paint_art
from app.gui.faces.tones import SPELL, Frame, frame_of

WIDTH: Final = 590.0
HEIGHT: Final = 860.0
_RULES_SIZES: Final = (25.0, 22.5, 20.0, 18.0, 16.0, 14.5, 13.0)
_BOLD: Final = QFont.Weight.Bold
_SEMI: Final = QFont.Weight.DemiBold


@dataclass(frozen=True, slots=True)
class FaceText:
    """The words on one face, in the language of the card names."""

    name: str
    type_line: str = ""
    rules: str = ""


def points_text(value: int) -> str:
    """ATK or DEF as printed: -2 is "?"."""
    return "?" if value == -2 else str(value)


def paint_face(painter: QPainter, data: CardData, text: FaceText, *, full: bool, art: QPixmap | None) -> None:
    """Paint the face of ``data`` onto the 590x860 canvas; ``art`` replaces the composed picture."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    frame = frame_of(data)
    _paint_body(painter, data, frame)
    if full:
        _paint_full(painter, data, text, frame, art)
    else:
        _paint_small(painter, data, text, frame, art)


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_body(painter: QPainter, data: CardData, frame: Frame) -> None:
    """The dark edge and the coloured frame with its sheen."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(_rounded(QRectF(0, 0, WIDTH, HEIGHT), 26), QColor("#0c0d11"))
    inner = QRectF(9, 9, WIDTH - 18, HEIGHT - 18)
    base = QColor(frame.base)
    fill = QLinearGradient(inner.topLeft(), inner.bottomRight())
    fill.setColorAt(0.0, base.lighter(122))
    fill.setColorAt(0.5, base)
    fill.setColorAt(1.0, base.darker(124))
    body = _rounded(inner, 19)
    painter.fillPath(body, fill)
    if data.type & c.TYPE_PENDULUM:
        lower = QColor(SPELL.base)
        split = QLinearGradient(0, HEIGHT * 0.5, 0, HEIGHT * 0.72)
        clear = QColor(lower)
        clear.setAlpha(0)
        split.setColorAt(0.0, clear)
        split.setColorAt(1.0, lower)
        painter.fillPath(body, split)
    sheen = QLinearGradient(0, 0, WIDTH, HEIGHT)
    for at, alpha in ((0.0, 52), (0.22, 8), (0.38, 40), (0.5, 0), (0.8, 26), (1.0, 0)):
        sheen.setColorAt(at, QColor(255, 255, 255, alpha))
    painter.fillPath(body, sheen)
    painter.strokePath(_rounded(inner.adjusted(3, 3, -3, -3), 16), QPen(QColor(255, 255, 255, 60), 2.4))
    painter.strokePath(body, QPen(QColor(0, 0, 0, 110), 2))


def _paint_plate(painter: QPainter, rect: QRectF, color: str, radius: float) -> None:
    """A raised strip in the frame's lighter colour."""
    fill = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    fill.setColorAt(0.0, QColor(color).lighter(112))
    fill.setColorAt(1.0, QColor(color))
    painter.fillPath(_rounded(rect, radius), fill)
    painter.strokePath(_rounded(rect, radius), QPen(QColor(0, 0, 0, 120), 2.2))


def _paint_picture(
    painter: QPainter, rect: QRectF, data: CardData, art: QPixmap | None, radius: float
) -> None:
    painter.save()
    painter.setClipPath(_rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    if art is not None and not art.isNull():
        source = QRectF(art.rect())
        wanted = rect.width() / rect.height()
        if source.width() / source.height() > wanted:
            cut = source.width() - source.height() * wanted
            source.adjust(cut / 2, 0, -cut / 2, 0)
        else:
            source.setHeight(source.width() / wanted)
        painter.drawPixmap(rect, art, source)
    else:
        paint_art(painter, rect, data)
    painter.restore()
    painter.strokePath(_rounded(rect, radius), QPen(QColor(0, 0, 0, 190), 4))
    painter.strokePath(
        _rounded(rect.adjusted(-3.5, -3.5, 3.5, 3.5), radius + 3), QPen(QColor(255, 236, 190, 105), 2.6)
    )


def _draw_name(painter: QPainter, box: QRectF, name: str, ink: str, pixels: float, least: float) -> None:
    font = fonts.fitted(name, box.width(), pixels, least, _BOLD)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, box.width() + 2)
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    painter.setPen(Qt.PenStyle.NoPen)


# --- the board and hand size: name, picture, Level, values ----------------------------------------


def _paint_small(
    painter: QPainter, data: CardData, text: FaceText, frame: Frame, art: QPixmap | None
) -> None:
    name_box = QRectF(22, 22, 546, 92)
    _paint_plate(painter, name_box, frame.plate, 12)
    _draw_name(painter, name_box.adjusted(14, 0, -8, 0), text.name, frame.ink, 70, 52)
    picture = QRectF(26, 124, 538, 594)
    _paint_picture(painter, picture, data, art, 12)
    marks.paint_sign(painter, QPointF(picture.left() + 52, picture.top() + 52), 50, data.type, data.attribute)
    strip = QRectF(22, 728, 546, 108)
    _paint_plate(painter, strip, frame.box, 12)
    if data.type & c.TYPE_MONSTER:
        _paint_small_values(painter, data, strip, picture, frame)
    else:
        _paint_small_kind(painter, data, strip, frame)


def _paint_small_values(
    painter: QPainter, data: CardData, strip: QRectF, picture: QRectF, frame: Frame
) -> None:
    is_link = bool(data.type & c.TYPE_LINK)
    if is_link:
        marks.paint_link_arrows(
            painter, picture.adjusted(14, 14, -14, -14), data.markers, 76, all_eight=False
        )
        values = f"{points_text(data.attack)}"
    else:
        values = f"{points_text(data.attack)}/{points_text(data.defense)}"
    if data.level:
        _paint_level_pill(painter, QPointF(picture.right() - 8, picture.top() + 8), data)
    box = strip.adjusted(12, 0, -12, 0)
    if data.type & c.TYPE_PENDULUM:
        marks.paint_scale(
            painter, QRectF(strip.left() - 4, strip.top() - 104, 112, 96), data.left_scale, True
        )
        marks.paint_scale(
            painter, QRectF(strip.right() - 108, strip.top() - 104, 112, 96), data.right_scale, False
        )
    painter.setFont(fonts.fitted(values, box.width(), 88, 60, _BOLD))
    painter.setPen(QColor(frame.box_ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, values)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_level_pill(painter: QPainter, corner: QPointF, data: CardData) -> None:
    """Level, Rank or Link Rating as a number; ``corner`` is the pill's top right."""
    is_link = bool(data.type & c.TYPE_LINK)
    number = f"L{data.level}" if is_link else str(data.level)
    font = fonts.font(78, _BOLD)
    wide = QFontMetricsF(font).horizontalAdvance(number)
    lead = 24.0 if is_link else 92.0
    pill = QRectF(corner.x() - lead - wide - 22, corner.y(), lead + wide + 22, 92)
    painter.fillPath(_rounded(pill, 46), QColor(8, 11, 18, 205))
    painter.strokePath(_rounded(pill, 46), QPen(QColor(255, 255, 255, 60), 2.5))
    if not is_link:
        centre = QPointF(pill.left() + 48, pill.center().y())
        marks.paint_star(painter, centre, 36, bool(data.type & c.TYPE_XYZ))
    painter.setFont(font)
    painter.setPen(QColor("white"))
    painter.drawText(
        pill.adjusted(lead, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, number
    )
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_small_kind(painter: QPainter, data: CardData, strip: QRectF, frame: Frame) -> None:
    """The strip of a Spell or Trap: its kind's sign, or a plain bar for a Normal one."""
    icon = marks.kind_icon(data.type)
    ink = QColor(frame.base).darker(150)
    if icon is None:
        bar = QRectF(strip.center().x() - 90, strip.center().y() - 7, 180, 14)
        painter.fillPath(_rounded(bar, 7), ink)
        return
    painter.save()
    painter.translate(strip.center())
    painter.scale(0.92, 0.92)
    painter.translate(-50, -50)
    painter.fillPath(icon, QBrush(ink))
    painter.restore()
    for side in (-1, 1):
        bar = QRectF(strip.center().x() + side * 150 - 66, strip.center().y() - 4, 132, 8)
        painter.fillPath(_rounded(bar, 4), QColor(ink.red(), ink.green(), ink.blue(), 120))


# --- the inspector size: everything ----------------------------------------------------------------


def _paint_full(painter: QPainter, data: CardData, text: FaceText, frame: Frame, art: QPixmap | None) -> None:
    name_box = QRectF(34, 32, 522, 64)
    _paint_plate(painter, name_box, frame.plate, 10)
    _draw_name(painter, name_box.adjusted(16, 0, -74, 0), text.name, frame.ink, 38, 25)
    marks.paint_sign(painter, QPointF(522, 64), 27, data.type, data.attribute)
    pendulum = bool(data.type & c.TYPE_PENDULUM)
    box = QRectF(40, 618, 510, 208)
    picture = QRectF(44, 146, 502, 388) if pendulum else QRectF(70, 146, 450, 450)
    if not text.rules and not pendulum:
        # A monster without an effect gives the room of its text to the picture.
        box.setTop(732)
        picture = QRectF(44, 146, 502, 574)
    row = QRectF(64, 104, 462, 32)
    if data.type & c.TYPE_MONSTER:
        if not data.type & c.TYPE_LINK:
            marks.paint_stars(painter, row, data.level, bool(data.type & c.TYPE_XYZ))
    else:
        _paint_full_kind(painter, data, row, text, frame)
    _paint_picture(painter, picture, data, art, 8)
    if data.type & c.TYPE_LINK:
        marks.paint_link_arrows(painter, picture.adjusted(-6, -6, 6, 6), data.markers, 38, all_eight=True)
    if pendulum:
        bar = QRectF(44, 544, 502, 62)
        _paint_plate(painter, bar, SPELL.box, 8)
        marks.paint_scale(painter, QRectF(40, 546, 86, 58), data.left_scale, True)
        marks.paint_scale(painter, QRectF(464, 546, 86, 58), data.right_scale, False)
    _paint_text_box(painter, box, data, text, frame)


def _paint_full_kind(painter: QPainter, data: CardData, row: QRectF, text: FaceText, frame: Frame) -> None:
    font = fonts.font(24, _SEMI)
    painter.setFont(font)
    painter.setPen(QColor(frame.ink))
    icon = marks.kind_icon(data.type)
    room = row.adjusted(0, 0, -36 if icon else 0, 0)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text.type_line)
    painter.setPen(Qt.PenStyle.NoPen)
    if icon is not None:
        painter.save()
        painter.translate(row.right() - 28, row.top() + 2)
        painter.scale(0.28, 0.28)
        painter.fillPath(icon, QBrush(QColor(frame.ink)))
        painter.restore()


def _paint_text_box(painter: QPainter, box: QRectF, data: CardData, text: FaceText, frame: Frame) -> None:
    _paint_plate(painter, box, frame.box, 8)
    ink = QColor(frame.box_ink)
    is_monster = bool(data.type & c.TYPE_MONSTER)
    room = box.adjusted(16, 8, -16, -10)
    painter.setPen(ink)
    if is_monster:
        line = f"[{text.type_line}]"
        painter.setFont(fonts.fitted(line, room.width(), 23, 15, _BOLD))
        painter.drawText(
            QRectF(room.left(), room.top(), room.width(), 30), Qt.AlignmentFlag.AlignVCenter, line
        )
        room.adjust(0, 31, 0, -40)
        _paint_full_values(painter, data, box, ink)
    _paint_rules(painter, room, text.rules, ink)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_full_values(painter: QPainter, data: CardData, box: QRectF, ink: QColor) -> None:
    y = box.bottom() - 46
    painter.setPen(QPen(QColor(ink.red(), ink.green(), ink.blue(), 130), 2))
    painter.drawLine(QPointF(box.left() + 16, y), QPointF(box.right() - 16, y))
    values = f"ATK/{points_text(data.attack)}"
    if data.type & c.TYPE_LINK:
        values += f"   LINK-{data.level}"
    else:
        values += f"   DEF/{points_text(data.defense)}"
    painter.setPen(ink)
    painter.setFont(fonts.font(31, _BOLD))
    painter.drawText(
        QRectF(box.left() + 16, y + 2, box.width() - 32, 42),
        Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
        values,
    )


def _paint_rules(painter: QPainter, room: QRectF, rules: str, ink: QColor) -> None:
    """The rules text in the largest size that fits; what does not fit even small ends in an ellipsis."""
    if not rules:
        return
    layouts, height = _wrapped(rules, room.width(), _RULES_SIZES[0])
    for pixels in _RULES_SIZES[1:]:
        if height <= room.height():
            break
        layouts, height = _wrapped(rules, room.width(), pixels)
    painter.setPen(ink)
    y = room.top()
    for layout, tall in layouts:
        if y + tall > room.bottom() + 2:
            painter.drawText(QPointF(room.right() - 14, room.bottom()), "…")
            break
        layout.draw(painter, QPointF(room.left(), y))
        y += tall


def _wrapped(rules: str, width: float, pixels: float) -> tuple[list[tuple[QTextLayout, float]], float]:
    """One layout a line of text, and the height of all."""
    made: list[tuple[QTextLayout, float]] = []
    total = 0.0
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout = QTextLayout(rules.replace("\n", "\u2028"), fonts.font(pixels))
    layout.setTextOption(option)
    layout.beginLayout()
    ranges: list[tuple[int, int]] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        ranges.append((line.textStart(), line.textLength()))
        total += line.height()
    layout.endLayout()
    for start, length in ranges:
        part = QTextLayout(rules[start : start + length].rstrip("\n"), fonts.font(pixels))
        part.beginLayout()
        one = part.createLine()
        tall = 0.0
        if one.isValid():
            one.setLineWidth(width * 1.2)
            tall = one.height()
        part.endLayout()
        made.append((part, tall or pixels * 0.6))
    return made, total

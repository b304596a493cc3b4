"""What is painted on a card in the deck builder: limits, faults, roles, the selection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from app.gui import fonts, theme
from app.gui.board import painting
from app.gui.board.sizes import scaled

#: Colours of roles by their order: a colour role of the theme and a letter, never colour alone.
ROLE_COLOURS: Final = ("legal", "acting", "chain", "target", "card_name", "text_second")


@dataclass(frozen=True, slots=True)
class CardNote:
    """What the list and the checks say about one card.

    ``limit`` copies are allowed (3: no limit); ``over``: the deck has more; ``playable``: a duel may
    use it; ``roles``: numbers of the player's roles.
    """

    limit: int = 3
    over: bool = False
    playable: bool = True
    roles: tuple[int, ...] = ()


def role_colour(number: int) -> QColor:
    """The colour of role ``number``."""
    return theme.color(ROLE_COLOURS[number % len(ROLE_COLOURS)])


def role_letter(number: int) -> str:
    """The letter of role ``number``, on cards and before its chances."""
    return chr(ord("A") + number % 26)


def paint_limit(painter: QPainter, rect: QRectF, limit: int, *, over: bool) -> None:
    """The round 0, 1 or 2 at the top left corner; rose when the card is Forbidden or over its limit."""
    if limit >= 3:
        return
    size = max(9.5, min(scaled(12), rect.width() * 0.24))
    at = QPointF(rect.left() + size * 0.55, rect.top() + size * 0.55)
    loud = over or limit == 0
    fill = theme.color("danger") if loud else theme.color("panel_raised")
    ink = theme.color("ground") if loud else theme.color("acting")
    painting.badge(painter, at, str(limit), fill, ink, size)


def paint_unscripted(painter: QPainter, rect: QRectF) -> None:
    """A veil of slanted lines and a "?": no duel may use the card yet."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, theme.color("ground", 0.42))
    painter.setPen(QPen(theme.color("text_faint", 0.55), 1.2))
    step = 9.0
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += step
    painter.restore()
    size = max(9.5, min(scaled(12), rect.width() * 0.22))
    at = QPointF(rect.right() - size * 0.6, rect.bottom() - size * 0.75)
    painting.badge(painter, at, "?", theme.color("panel_raised"), theme.color("text"), size)


def paint_roles(painter: QPainter, rect: QRectF, roles: tuple[int, ...]) -> None:
    """Small lettered dots in the lower left of the picture, above ATK and DEF."""
    size = max(9.0, min(scaled(11), rect.width() * 0.2))
    for n, number in enumerate(roles[:4]):
        foot = rect.bottom() - rect.height() * 0.13
        at = QPointF(rect.left() + size * (0.8 + n * 1.5), foot - size * 0.8)
        painter.setPen(QPen(theme.color("ground"), 1))
        painter.setBrush(role_colour(number))
        painter.drawEllipse(at, size * 0.68, size * 0.68)
        painter.setFont(fonts.font(size * 0.95, QFont.Weight.Bold))
        painter.setPen(theme.color("ground"))
        box = QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, role_letter(number))


def paint_note(painter: QPainter, rect: QRectF, note: CardNote) -> None:
    """Everything ``note`` says, over a face painted in ``rect``."""
    if not note.playable:
        paint_unscripted(painter, rect)
    paint_roles(painter, rect, note.roles)
    paint_limit(painter, rect, note.limit, over=note.over)


def paint_edge(painter: QPainter, rect: QRectF, role: str, *, strong: bool) -> None:
    """A ring in the colour ``role``; ``strong`` also a soft one around it."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if strong:
        soft = theme.color(role, 0.32)
        painter.setPen(QPen(soft, 5))
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 5, 5)
    painter.setPen(QPen(theme.color(role), 2))
    painter.drawRoundedRect(rect, theme.RADIUS_CARD, theme.RADIUS_CARD)

"""The ATK/DEF plate under a monster."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from app.engine import constants as c
from app.engine.view import CardView
from app.gui import fonts, theme
from app.gui.board.sizes import least

#: Between the middle of the slash and a number, and between a number and the plate's end, in pixels.
_HALF_GAP = 3.5
_PADDING = 3.5


class PlateItem(QGraphicsItem):
    """Current ATK and DEF; raised values in teal, lowered ones in rose, the one that counts bold."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.parts: list[tuple[str, QColor, bool]] = []
        #: Factor on the width of the numbers, under 1 where the zone is too narrow for them.
        self.squeeze = 1.0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """The plate."""
        return self.rect.adjusted(-2, -2, 2, 2)

    def show_monster(self, card: CardView, rect: QRectF, room: float) -> None:
        """Take the values of ``card``. ``rect`` is the plate of the design, ``room`` the greatest width that
        leaves the plates of both neighbours free.
        """
        self.prepareGeometryChange()
        defends = bool(card.position & c.POS_DEFENSE)
        attack = (_number(card.attack), _tone(card.attack, card.base_attack), not defends)
        if card.type & c.TYPE_LINK:
            self.parts = [attack, (f"L{card.level}", theme.color("text_second"), False)]
        else:
            defense = (_number(card.defense), _tone(card.defense, card.base_defense), defends)
            self.parts = [attack, defense]
        self.rect = self._fitted(rect, room)
        self.update()

    def _fitted(self, rect: QRectF, room: float) -> QRectF:
        """``rect``, widened around its middle until both numbers fit (small windows keep 11 pixel text).

        It never grows over ``room``: from there on the numbers are drawn narrower, as the names on the cards.
        """
        metrics = QFontMetricsF(fonts.font(self._pixels(rect), QFont.Weight.Bold))
        half = max(metrics.horizontalAdvance(text) for text, _, _ in self.parts) + _HALF_GAP + _PADDING
        width = min(max(2 * half, rect.width()), max(room, rect.width()))
        self.squeeze = min(1.0, width / (2 * half))
        grow = (width - rect.width()) / 2
        return rect.adjusted(-grow, 0, grow, 0)

    @staticmethod
    def _pixels(rect: QRectF) -> float:
        return max(least(11.0), rect.height() * 0.68)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Both numbers around a slash."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("line_strong"), 1))
        painter.setBrush(theme.color("ground", 0.93))
        half = self.rect.height() / 2
        painter.drawRoundedRect(self.rect, half, half)
        pixels = self._pixels(self.rect)
        middle = self.rect.center().x()
        painter.translate(middle, 0)
        painter.scale(self.squeeze, 1)
        side = self.rect.width() / 2 / self.squeeze
        top, height = self.rect.top(), self.rect.height()
        painter.setFont(fonts.font(pixels, QFont.Weight.Normal))
        painter.setPen(theme.color("text_faint"))
        painter.drawText(QRectF(-side, top, 2 * side, height), Qt.AlignmentFlag.AlignCenter, "/")
        boxes = (
            QRectF(-side, top, side - _HALF_GAP, height),
            QRectF(_HALF_GAP, top, side - _HALF_GAP, height),
        )
        aligns = (Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft)
        for (text, color, bold), box, align in zip(self.parts, boxes, aligns, strict=True):
            painter.setFont(fonts.font(pixels, QFont.Weight.Bold if bold else QFont.Weight.Normal))
            painter.setPen(color if bold or color != theme.color("text") else theme.color("text_second"))
            painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, text)


def _number(value: int) -> str:
    return "?" if value == -2 else str(value)


def _tone(value: int, base: int) -> QColor:
    if value > base:
        return theme.color("legal")
    return theme.color("target") if value < base else theme.color("text")

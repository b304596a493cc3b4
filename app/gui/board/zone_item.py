"""Zones and piles of the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from app.engine import constants as c
from app.gui import fonts, theme
from app.gui.board import painting
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import least
from app.gui.geometry import Place

MARGIN: Final = 14.0


class ZoneItem(QGraphicsObject):
    """An empty place: a quiet frame that can glow. ``label`` is the word in its middle."""

    def __init__(self, place: Place, label: str) -> None:
        super().__init__()
        self.place = place
        self.label = label
        self.rect = QRectF()
        self.signal = ""
        self.hovered = False
        self.focused = False
        self.linked = False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_rect(self, rect: QRectF) -> None:
        """Where the zone lies in the scene."""
        self.prepareGeometryChange()
        self.rect = rect

    def boundingRect(self) -> QRectF:
        """The zone with room for its glow."""
        return self.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def describe(self, words: str) -> None:
        """The place in words, for assistive technology."""
        self.setObjectName(words)
        self.setData(0, words)

    def mark(self, signal: str) -> None:
        """Glow as ``signal`` ("legal", "target") or not at all ("")."""
        if signal != self.signal:
            self.signal = signal
            self.update()

    def set_focused(self, focused: bool) -> None:
        """Draw the keyboard ring or not."""
        self.focused = focused
        self.update()

    def set_hovered(self, hovered: bool) -> None:
        """A brighter ground under the pointer or a dragged card."""
        if hovered != self.hovered:
            self.hovered = hovered
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Frame, label, glow."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        emz = self.place[1] == c.LOCATION_MZONE and self.place[2] >= c.EMZ_LEFT
        ground = theme.color("board_dark" if theme.palette().name == "dark" else "board_light", 0.55)
        if self.signal:
            ground = theme.color(self.signal, 0.26 if self.hovered else 0.10)
        elif self.linked:
            ground = theme.color("card_name", 0.10)
        painter.setBrush(ground)
        painter.setPen(QPen(theme.color("line_strong" if emz else "line", 1.0), 1.2))
        painter.drawRoundedRect(self.rect, 7, 7)
        if self.label:
            painter.setFont(fonts.font(max(least(10.0), self.rect.height() * 0.105), QFont.Weight.Medium))
            painter.setPen(theme.color("text_faint", 0.55))
            painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, self.label)
        if self.signal:
            painting.glow(painter, self.rect, theme.color(self.signal), 7)
        if self.focused:
            painting.focus_ring(painter, self.rect, 7)


class PileItem(ZoneItem):
    """Deck, Extra Deck, GY or banished cards: its top card and how many there are."""

    def __init__(self, place: Place, label: str, pictures: Pictures) -> None:
        super().__init__(place, label)
        self._pictures = pictures
        self.count = 0
        #: How many of them lie face-up (told of the Extra Deck).
        self.open_count = 0
        self.top_code = 0
        self.face_up = place[1] in (c.LOCATION_GRAVE, c.LOCATION_REMOVED)
        self.card_size = QSizeF()
        self.angle = 0.0
        self.dimmed = False
        self.key = 0

    def show_pile(self, count: int, top_code: int, key: int = 0, open_count: int = 0) -> None:
        """``top_code`` 0 shows a card back; ``key`` is the top card's; ``open_count`` lie face-up."""
        self.count, self.top_code, self.key, self.open_count = count, top_code, key, open_count
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The empty frame, or a small stack with its count."""
        if self.count <= 0:
            super().paint(painter, option, widget)
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(QPen(theme.color("line", 1.0), 1.0, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect, 7, 7)
        dpr = painter.device().devicePixelRatio()
        if self.top_code:
            pixmap = self._pictures.pixmap(self.top_code, self.card_size, dpr)
        else:
            pixmap = self._pictures.back(self.card_size, dpr)
        centre = self.rect.center()
        box = QRectF(
            -self.card_size.width() / 2,
            -self.card_size.height() / 2,
            self.card_size.width(),
            self.card_size.height(),
        )
        depth = min(3, (self.count - 1) // 6)
        painter.save()
        painter.translate(centre)
        painter.rotate(self.angle)
        for n in range(depth, 0, -1):
            painter.setPen(QPen(theme.color("line_strong"), 0.8))
            painter.setBrush(theme.color("ground"))
            painter.drawRoundedRect(box.translated(n * 1.6, n * 1.6), 3, 3)
        if self.signal:
            painting.glow(painter, box, theme.color(self.signal), 4)
        painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        painter.restore()
        if self.focused:
            painting.focus_ring(painter, self.rect, 7)
        self._count_badge(painter)

    def _count_badge(self, painter: QPainter) -> None:
        pixels = max(least(11.0), self.rect.height() * 0.125)
        at = QPointF(self.rect.right() - pixels * 1.25, self.rect.bottom() - pixels * 1.1)
        painting.badge(painter, at, str(self.count), theme.color("ground", 0.92), theme.color("text"), pixels)
        if self.open_count:
            at = QPointF(self.rect.left() + pixels * 1.4, self.rect.bottom() - pixels * 1.1)
            ink = theme.color("acting")
            painting.badge(painter, at, f"▲{self.open_count}", theme.color("ground", 0.92), ink, pixels)

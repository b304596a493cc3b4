"""One card on the board or in a hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from app.engine import constants as c
from app.gui import theme
from app.gui.board import painting
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import least

MARGIN: Final = 16.0
#: How much of a face-down card's face is seen through its back on an open table.
_PEEK: Final = 0.5


class CardItem(QGraphicsObject):
    """A card, centred on its position. ``key`` is its name in decisions, ``code`` 0 shows the back.

    ``place`` is ``(controller, location, sequence)``. Signals (:meth:`mark`) are drawn as glows and
    badges; the item decides nothing by itself.
    """

    def __init__(self, pictures: Pictures, key: int, size: QSizeF) -> None:
        super().__init__()
        self._pictures = pictures
        self.key = key
        self.code = 0
        self.place = (0, 0, 0)
        self.position = 0
        self.size = size
        self.home = QPointF()
        self.home_angle = 0.0
        #: The number of its newest motion (see :meth:`depart`).
        self.flight = 0
        self.signal = ""
        self.chain_number = 0
        self.dimmed = False
        self.focused = False
        self.negated = False
        self.counters = 0
        #: Passcodes of the Xyz Materials, shown peeping out from beneath.
        self.materials: tuple[int, ...] = ()
        #: The Pendulum Scale of a card in a Pendulum Zone, with the side it counts for.
        self.scale_words = ""
        self.flash = 0.0
        self.flash_role = "legal"
        self.lifted = False
        #: A known face-down card lets its face shine through: nothing on this table is a secret.
        self.peek = False
        # Most cards lie still while one moves: they are painted once.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """The card with room for its glow."""
        return self.face_rect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def shape(self) -> QPainterPath:
        """Clicks count on the card itself, not on its glow."""
        path = QPainterPath()
        path.addRect(self.face_rect())
        return path

    def face_rect(self) -> QRectF:
        """The card's own rectangle around the origin."""
        return QRectF(-self.size.width() / 2, -self.size.height() / 2, self.size.width(), self.size.height())

    def place_rect(self) -> QRectF:
        """What the card covers where it belongs, in scene coordinates."""
        sideways = round(self.home_angle) % 180 == 90
        rect = QRectF(QPointF(), self.size.transposed() if sideways else self.size)
        rect.moveCenter(self.home)
        return rect

    def resize(self, size: QSizeF) -> None:
        """Draw the card in another size from now on."""
        if size != self.size:
            self.prepareGeometryChange()
            self.size = size

    def depart(self) -> int:
        """Begin a new motion; returns its number. An older one that is still under way must stop."""
        self.flight += 1
        return self.flight

    def show_card(self, code: int, position: int) -> None:
        """What is to be seen: the face of ``code``, or the back for 0."""
        self.code = code
        self.position = position
        self.update()

    @property
    def shows_face(self) -> bool:
        """Whether the face is up: a card of a hand shows it when its code is known."""
        if not self.code:
            return False
        return not self.position & c.POS_FACEDOWN or self.place[1] == c.LOCATION_HAND

    def mark(self, signal: str = "", chain_number: int = 0, dimmed: bool = False) -> None:
        """Set the signals: ``signal`` is "", "legal", "acting" or "target"."""
        if (signal, chain_number, dimmed) != (self.signal, self.chain_number, self.dimmed):
            self.signal, self.chain_number, self.dimmed = signal, chain_number, dimmed
            self.update()

    def describe(self, words: str) -> None:
        """The card in words, for assistive technology."""
        self.setObjectName(words)
        self.setData(0, words)

    def set_focused(self, focused: bool) -> None:
        """Draw the keyboard ring or not."""
        self.focused = focused
        self.update()

    def set_flash(self, amount: float, role: str = "legal") -> None:
        """A light that passes: ``amount`` 0 to 1 in the colour ``role``."""
        self.flash, self.flash_role = amount, role
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Shadow, glow, picture, badges."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect = self.face_rect()
        radius = max(3.0, self.size.width() * 0.05)
        painting.shadow(painter, rect, radius, 5.0 if self.lifted else 2.0)
        if self.chain_number and not self.signal:
            painting.glow(painter, rect, theme.color("chain"), radius)
        elif self.signal:
            painting.glow(painter, rect, theme.color(self.signal), radius)
        dpr = painter.device().devicePixelRatio()
        self._under(painter, rect, dpr)
        if self.shows_face:
            pixmap = self._pictures.pixmap(self.code, self.size, dpr)
        else:
            pixmap = self._pictures.back(self.size, dpr)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        if self.peek and self.code and not self.shows_face:
            face = self._pictures.pixmap(self.code, self.size, dpr)
            opacity = painter.opacity()
            painter.setOpacity(opacity * _PEEK)
            painter.drawPixmap(rect, face, QRectF(face.rect()))
            painter.setOpacity(opacity)
        if self.dimmed or self.negated:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("ground", 0.42))
            painter.drawRoundedRect(rect, radius, radius)
        if self.flash > 0:
            self._flash(painter, rect, radius)
        self._badges(painter, rect)
        if self.focused:
            painting.focus_ring(painter, rect, radius)

    def _under(self, painter: QPainter, rect: QRectF, dpr: float) -> None:
        """Up to four Xyz Materials, each a little further out."""
        step = self.size.width() * 0.075
        for n in range(min(4, len(self.materials)), 0, -1):
            code = self.materials[-n]
            pixmap = (
                self._pictures.pixmap(code, self.size, dpr) if code else self._pictures.back(self.size, dpr)
            )
            box = rect.translated(step * n, -step * n * 0.45)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            painter.setPen(QPen(theme.color("ground", 0.75), 1))
            painter.setBrush(theme.color("ground", 0.1 * n))
            painter.drawRoundedRect(box, 3, 3)

    def _flash(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        color = theme.color(self.flash_role)
        painting.halo(painter, rect, color, radius, self.flash * 2)
        color.setAlphaF(0.35 * self.flash)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(rect, radius, radius)

    def _badges(self, painter: QPainter, rect: QRectF) -> None:
        ground, ink = theme.color("ground", 0.92), theme.color("text")
        pixels = max(least(11.0), self.size.width() * 0.17)
        right, left, middle = rect.right() - pixels * 0.7, rect.left() + pixels * 0.7, rect.center()
        if self.counters:
            at = QPointF(left, middle.y())
            self._badge(painter, at, f"●{self.counters}", ground, theme.color("acting"), pixels)
        if self.materials:
            at = QPointF(right, rect.top() + pixels)
            self._badge(painter, at, f"◈{len(self.materials)}", ground, ink, pixels)
        if self.scale_words:
            at = QPointF(middle.x(), rect.top() + pixels * 0.4)
            self._badge(painter, at, self.scale_words, ground, theme.color("card_name"), pixels + 2)
        if self.negated:
            self._badge(painter, middle, "✕", ground, theme.color("target"), pixels + 2)
        if self.chain_number:
            at = QPointF(rect.right() - 4, rect.top() + 6) if self.shows_face else middle
            ink = theme.color("ground")
            self._badge(painter, at, str(self.chain_number), theme.color("chain"), ink, pixels + 2)

    def _badge(
        self, painter: QPainter, at: QPointF, text: str, fill: QColor, ink: QColor, pixels: float
    ) -> None:
        """A badge that stands upright however the card is turned."""
        painter.save()
        painter.translate(at)
        painter.rotate(-self.rotation())
        painting.badge(painter, QPointF(0, 0), text, fill, ink, pixels)
        painter.restore()

"""A card to pick: its face, its name, where it lies."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.controller.prompts import Choice
from app.engine import constants as c
from app.gui import fonts, theme
from app.gui.board import painting
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import scaled
from app.gui.geometry import CARD_RATIO

_EDGE: Final = 10


class CardTile(QAbstractButton):
    """``width`` is the card's; two lines of words stand beneath it. Checked tiles glow gold."""

    hovered = Signal(int)

    def __init__(self, choice: Choice, pictures: Pictures, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self._pictures = pictures
        self._card = QSizeF(width, width * CARD_RATIO)
        self.order = 0
        #: Glows because it can be used (in a pile that is only looked at).
        self.usable = False
        self.setCheckable(True)
        self.setObjectName(f"card-{choice.value}")
        self.setAccessibleName(f"{choice.label}. {choice.detail}".strip())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """The card, its glow and the words."""
        lines = scaled(34 if self.choice.detail else (20 if self.choice.label else 0))
        return QSize(round(self._card.width()) + 2 * _EDGE, round(self._card.height()) + 2 * _EDGE + lines)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell the inspector."""
        self.hovered.emit(self.choice.code)
        super().enterEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Repaint when it is enabled or disabled."""
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Card, glow, worth, words."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        left = (self.width() - self._card.width()) / 2
        rect = QRectF(left, _EDGE, self._card.width(), self._card.height())
        if self.isChecked():
            painting.glow(painter, rect, theme.color("acting"), 5)
        elif self.usable or (self.isEnabled() and (self.underMouse() or self.hasFocus())):
            painting.glow(painter, rect, theme.color("legal"), 5)
        painter.save()
        if self.choice.position & c.POS_DEFENSE:
            painter.translate(rect.center())
            painter.rotate(-90)
            painter.scale(0.72, 0.72)
            painter.translate(-rect.center())
        face_down = bool(self.choice.position & c.POS_FACEDOWN)
        dpr = self.devicePixelRatioF()
        if self.choice.code and not face_down:
            pixmap = self._pictures.pixmap(self.choice.code, self._card, dpr)
        else:
            pixmap = self._pictures.back(self._card, dpr)
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        painter.restore()
        if not self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("ground", 0.5))
            painter.drawRoundedRect(rect, 4, 4)
        if self.hasFocus():
            painting.focus_ring(painter, rect.adjusted(3, 3, -3, -3), 4)
        self._words(painter, rect)

    def _words(self, painter: QPainter, rect: QRectF) -> None:
        if self.choice.worth:
            at = QPointF(rect.right() - 10, rect.top() + 8)
            painting.badge(painter, at, self.choice.worth, theme.color("ground"), theme.color("acting"), 13)
        if self.isChecked() and self.order:
            at = QPointF(rect.left() + 8, rect.top() + 8)
            painting.badge(painter, at, str(self.order), theme.color("acting"), theme.color("ground"), 13)
        metrics_font = fonts.font(scaled(12), QFont.Weight.DemiBold)
        painter.setFont(metrics_font)
        painter.setPen(theme.color("text"))
        width = self.width() - 2
        name = painter.fontMetrics().elidedText(self.choice.label, Qt.TextElideMode.ElideRight, width)
        top = rect.bottom() + 5
        painter.drawText(QRectF(1, top, width, scaled(16)), Qt.AlignmentFlag.AlignCenter, name)
        if self.choice.detail:
            painter.setFont(fonts.font(scaled(11)))
            painter.setPen(theme.color("text_second"))
            words = painter.fontMetrics().elidedText(self.choice.detail, Qt.TextElideMode.ElideRight, width)
            painter.drawText(
                QRectF(1, top + scaled(16), width, scaled(15)), Qt.AlignmentFlag.AlignCenter, words
            )

"""Dragging cards inside the deck builder: a ghost follows the pointer, targets say where it may fall."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.gui import theme
from app.gui.board import painting
from app.gui.board.sizes import scaled
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import CARD_RATIO

_GHOST: Final = 62
_FAN: Final = 12


@dataclass(frozen=True, slots=True)
class DraggedCards:
    """What is dragged: ``codes``, and where from (``part`` "" for the results)."""

    codes: tuple[int, ...]
    part: str = ""
    indexes: tuple[int, ...] = ()


class DropTarget(Protocol):
    """A widget cards can be dropped on. Points are global."""

    def isVisible(self) -> bool: ...

    def contains(self, at: QPoint) -> bool:
        """Whether the pointer is over it."""
        ...

    def drag_over(self, cards: DraggedCards, at: QPoint) -> bool:
        """The cards are over it: show where they would fall; False if they may not."""
        ...

    def drag_left(self) -> None:
        """The cards went elsewhere."""
        ...

    def drop(self, cards: DraggedCards, at: QPoint) -> None:
        """The cards fall here."""
        ...


class _Ghost(QWidget):
    """Up to three card faces and their number, under the pointer."""

    def __init__(self, cards: DraggedCards, faces: FaceRenderer, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cards = cards
        self._faces = faces
        self.allowed = False
        self._card = QSizeF(scaled(_GHOST), scaled(_GHOST) * CARD_RATIO)
        shown = min(3, len(cards.codes))
        margin = 16
        self.resize(
            round(self._card.width()) + _FAN * (shown - 1) + 2 * margin,
            round(self._card.height()) + 2 * margin,
        )
        self._margin = margin

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fan of cards; a teal glow where they may fall."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.94 if self.allowed else 0.6)
        codes = self._cards.codes[:3]
        for n in reversed(range(len(codes))):
            rect = QRectF(QPointF(self._margin + n * _FAN, self._margin), self._card)
            if n == 0 and self.allowed:
                painting.glow(painter, rect, theme.color("legal"), theme.RADIUS_CARD)
            pixmap = self._faces.pixmap(codes[n], self._card, self.devicePixelRatioF())
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        if len(self._cards.codes) > 1:
            at = QPointF(self._margin + 4, self._margin + 4)
            text = str(len(self._cards.codes))
            painting.badge(painter, at, text, theme.color("acting"), theme.color("ground"), scaled(12))


class DragController(QObject):
    """One drag at a time. The widget the button was pressed on forwards its mouse events."""

    def __init__(self, window: QWidget, faces: FaceRenderer) -> None:
        super().__init__(window)
        self._window = window
        self._faces = faces
        self._targets: list[DropTarget] = []
        self._cards: DraggedCards | None = None
        self._ghost: _Ghost | None = None
        self._over: DropTarget | None = None

    def add_target(self, target: DropTarget) -> None:
        """Let cards be dropped on ``target``."""
        self._targets.append(target)

    def drop_target(self, target: DropTarget) -> None:
        """``target`` takes no cards any more."""
        self._targets.remove(target)

    @property
    def active(self) -> bool:
        """Whether cards are being dragged."""
        return self._cards is not None

    def begin(self, cards: DraggedCards, at: QPoint) -> None:
        """Start dragging ``cards`` at the global point ``at``."""
        self.cancel()
        self._cards = cards
        self._ghost = _Ghost(cards, self._faces, self._window)
        self._ghost.show()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self.move(at)

    def move(self, at: QPoint) -> None:
        """The pointer moved."""
        if self._cards is None or self._ghost is None:
            return
        local = self._window.mapFromGlobal(at)
        self._ghost.move(local - QPoint(self._ghost.width() // 2, self._ghost.height() // 2))
        self._ghost.raise_()
        over = next((one for one in self._targets if one.isVisible() and one.contains(at)), None)
        if self._over is not None and self._over is not over:
            self._over.drag_left()
        self._over = over
        allowed = over is not None and over.drag_over(self._cards, at)
        if allowed != self._ghost.allowed:
            self._ghost.allowed = allowed
            self._ghost.update()

    def release(self, at: QPoint) -> None:
        """The button was let go: the cards fall, or fly back where no target takes them."""
        self.move(at)
        cards, over = self._cards, self._over
        allowed = self._ghost is not None and self._ghost.allowed
        self.cancel()
        if cards is not None and over is not None and allowed:
            over.drop(cards, at)

    def cancel(self) -> None:
        """Nothing is dragged any more."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        if self._over is not None:
            self._over.drag_left()
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
        self._cards = self._ghost = self._over = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc lets go of the cards without dropping them."""
        if self.active and event.type() in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
                if event.type() == QEvent.Type.KeyPress:
                    self.cancel()
                else:
                    event.accept()
                return True
        return super().eventFilter(watched, event)

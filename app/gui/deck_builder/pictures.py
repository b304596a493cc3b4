"""Card faces that are drawn a few at a time, so that no list ever waits for its pictures."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from app.data.library import CardLibrary
from app.gui import theme
from app.gui.faces.renderer import FaceRenderer
from app.gui.faces.tones import frame_of

#: Milliseconds a round of drawing may take; the window answers between two rounds.
_BUDGET_MS: Final = 9.0
#: Wishes beyond this many are forgotten, oldest first; a card still in view is wished for again.
_MOST: Final = 240
#: Milliseconds between two repaints while faces are being drawn.
_REPAINT_MS: Final = 60.0
#: Faces kept in any size, to be shown scaled while the right size is drawn.
_KEPT: Final = 700

_Wish = tuple[int, float, float, float]


class PictureQueue(QObject):
    """Gives faces that are ready and draws the others soon, the ones asked for last first.

    Until a face is there in the size asked for, the one of another size stands in for it.

    ``arrived`` tells that some faces have been drawn since; whoever shows cards repaints then.
    """

    arrived = Signal()

    def __init__(self, faces: FaceRenderer, library: CardLibrary, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self._library = library
        self._wishes: dict[_Wish, None] = {}
        self._any_size: OrderedDict[int, QPixmap] = OrderedDict()
        self._told = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._draw_some)

    @property
    def waiting(self) -> int:
        """How many faces are still to be drawn."""
        return len(self._wishes)

    def get(self, code: int, size: QSizeF, dpr: float) -> QPixmap | None:
        """The face of ``code`` if it is ready (perhaps in another size); else None. It is drawn soon."""
        found = self.faces.ready(code, size, dpr)
        if found is not None:
            self._keep(code, found)
            return found
        wish = (code, size.width(), size.height(), dpr)
        self._wishes.pop(wish, None)
        self._wishes[wish] = None
        if len(self._wishes) > _MOST:
            del self._wishes[next(iter(self._wishes))]
        if not self._timer.isActive():
            self._timer.start()
        return self._any_size.get(code)

    def _keep(self, code: int, pixmap: QPixmap) -> None:
        self._any_size[code] = pixmap
        self._any_size.move_to_end(code)
        if len(self._any_size) > _KEPT:
            self._any_size.popitem(last=False)

    def forget(self) -> None:
        """Names or pictures changed: nothing drawn so far is right any more."""
        self._any_size.clear()
        self._wishes.clear()

    def _draw_some(self) -> None:
        start = time.perf_counter()
        while self._wishes:
            code, width, height, dpr = self._wishes.popitem()[0]
            self._keep(code, self.faces.pixmap(code, QSizeF(width, height), dpr))
            if time.perf_counter() - start > _BUDGET_MS / 1000:
                break
        now = time.perf_counter()
        if not self._wishes:
            self._timer.stop()
        elif now - self._told < _REPAINT_MS / 1000:
            return
        self._told = now
        self.arrived.emit()

    def paint(self, painter: QPainter, rect: QRectF, code: int) -> None:
        """Paint the face of ``code`` into ``rect``, or a plain card of its colour until it is drawn."""
        pixmap = self.get(code, rect.size(), painter.device().devicePixelRatioF())
        if pixmap is not None:
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
            return
        data = self._library.data(code)
        base = QColor(frame_of(data).base) if data is not None else theme.color("control")
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("line_strong"), 1))
        painter.setBrush(base.darker(130))
        painter.drawRoundedRect(rect, theme.RADIUS_CARD, theme.RADIUS_CARD)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.restore()

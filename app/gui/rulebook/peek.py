"""A card shown large for as long as its name is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from app.data.library import CardLibrary
from app.gui.board.sizes import scaled
from app.gui.faces.renderer import FaceRenderer
from app.gui.panels.inspector import CardInspector

_SIZE = QSize(390, 262)
_EDGE = 8
_LEAST = 224


class CardPeek(QFrame):
    """Floats over ``parent``; takes neither the mouse nor the keyboard."""

    def __init__(self, library: CardLibrary, faces: FaceRenderer, names: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setProperty("role", "raised")
        self.setObjectName("rulebook-peek")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.inspector = CardInspector(library, faces, names, self, rulings=False)
        self.inspector.set_beside(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 2, 2, 2)
        column.addWidget(self.inspector)
        for child in self.findChildren(QWidget):
            child.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rules = self.inspector.findChild(QTextBrowser)
        if self._rules is not None:  # the mouse is elsewhere, so nothing can be scrolled
            self._rules.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.hide()

    def show_at(self, code: int, point: QPoint) -> None:
        """Show the card ``code`` below ``point`` (parent coordinates), or above it where there is no room."""
        room = self._room.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        size = QSize(scaled(_SIZE.width()), scaled(_SIZE.height())).boundedTo(room.size())
        self.resize(size)
        self.inspector.show_card(code)
        self.show()  # only what is shown is laid out, and so can be measured
        self.raise_()
        for _ in range(2):  # with more height the picture grows, too, until its width is reached
            size.setHeight(min(room.height(), max(_LEAST, size.height() + self._missing())))
            self.resize(size)
        gap = scaled(16)
        y = point.y() + gap
        if y + size.height() > room.bottom():
            y = max(room.top(), point.y() - gap - size.height())
        x = min(max(room.left(), point.x() - size.width() // 3), room.right() - size.width())
        self.move(x, y)

    def _missing(self) -> int:
        """Pixels by which the rules text is higher (or lower, then negative) than its room."""
        if self._rules is None:
            return 0
        for widget in (self, self.inspector):
            layout = widget.layout()
            if layout is not None:
                layout.activate()
        return round(self._rules.document().size().height()) - self._rules.viewport().height() + 4

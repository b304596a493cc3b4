"""Lists of cards that can be dragged to the table: what a search finds, and the cards of a pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QVBoxLayout, QWidget

from app.data.carddb import Catalog
from app.data.library import CardLibrary
from app.data.name_index import folded
from app.engine import constants as c
from app.gui.board.sizes import scaled
from app.gui.deck_builder.dragging import DragController, DraggedCards
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import language, tr
from app.gui.widgets.basic import label

CODE: Final = Qt.ItemDataRole.UserRole
KEY: Final = Qt.ItemDataRole.UserRole + 1
SEARCH: Final = "search"
PILE: Final = "pile"
BOARD: Final = "board"
_PICTURE: Final = 30
_Index = QModelIndex | QPersistentModelIndex


class CardListModel(QAbstractListModel):
    """Rows of (passcode, key, words); a key 0 is a card that is not on the table."""

    def __init__(self, faces: FaceRenderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.rows: list[tuple[int, int, str]] = []

    def show_rows(self, rows: list[tuple[int, int, str]]) -> None:
        """Show these cards."""
        if rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """The number of cards."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Words, a small picture, passcode and key of a row."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        code, key, words = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return words
        if role == Qt.ItemDataRole.DecorationRole:
            return QIcon(self._faces.pixmap(code, picture_size(), 2.0))
        if role == CODE:
            return code
        if role == KEY:
            return key
        return None


def picture_size() -> QSizeF:
    """The size of the small picture before a card's name."""
    return QSizeF(scaled(_PICTURE), scaled(_PICTURE) * CARD_RATIO)


class DragList(QListView):
    """A list whose cards are dragged with the left button; ``origin`` is told to the drop target."""

    def __init__(self, model: CardListModel, drags: DragController, origin: str) -> None:
        super().__init__()
        self.setModel(model)
        self.cards = model
        self._drags = drags
        self._origin = origin
        self._pressed: QPoint | None = None
        self.setUniformItemSizes(True)
        self.setIconSize(picture_size().toSize())
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        #: Called with (passcode, key): pointed at, chosen by Enter, to be deleted, menu wanted.
        self.on_point: Callable[[int, int], None] = lambda code, key: None
        self.on_choose: Callable[[int, int], None] = lambda code, key: None
        self.on_delete: Callable[[int, int], None] = lambda code, key: None
        self.on_menu: Callable[[int, int, QPoint], None] = lambda code, key, at: None
        self.doubleClicked.connect(lambda index: self.on_choose(*self._card(index)))

    @staticmethod
    def _card(index: QModelIndex) -> tuple[int, int]:
        return int(index.data(CODE) or 0), int(index.data(KEY) or 0)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """The chosen card is told."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.on_point(int(current.data(CODE) or 0), int(current.data(KEY) or 0))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may begin; the right button opens the card's menu."""
        super().mousePressEvent(event)
        at = event.position().toPoint()
        index = self.indexAt(at)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = at if index.isValid() else None
        elif event.button() == Qt.MouseButton.RightButton and index.isValid():
            self.on_menu(*self._card(index), event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed card, or tell what the pointer is on."""
        at = event.position().toPoint()
        if self._drags.active:
            self._drags.move(event.globalPosition().toPoint())
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            index = self.indexAt(self._pressed)
            if far and index.isValid():
                code, key = self._card(index)
                cards = DraggedCards((code,), self._origin, (key,) if key else ())
                self._drags.begin(cards, event.globalPosition().toPoint())
            return
        index = self.indexAt(at)
        if index.isValid() and not event.buttons():
            self.on_point(*self._card(index))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the dragged card fall."""
        self._pressed = None
        if self._drags.active:
            self._drags.release(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, Delete takes away, the menu key opens the menu."""
        index = self.currentIndex()
        key = Qt.Key(event.key())
        if not index.isValid():
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.on_choose(*self._card(index))
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.on_delete(*self._card(index))
        elif key == Qt.Key.Key_Menu:
            self.on_menu(*self._card(index), self.viewport().mapToGlobal(self.visualRect(index).center()))
        else:
            super().keyPressEvent(event)


class CardSearch(QWidget):
    """A search box over all playable cards, and what it finds.

    Before :meth:`use` gives it the catalogue it knows names and type lines only, then the search language
    of the deck builder.
    """

    def __init__(self, library: CardLibrary, faces: FaceRenderer, drags: DragController, names: str) -> None:
        super().__init__()
        self._library = library
        self._names = names
        self.box = QLineEdit()
        self.box.setObjectName("card-search")
        self.box.setClearButtonEnabled(True)
        self.model = CardListModel(faces, self)
        self.results = DragList(self.model, drags, SEARCH)
        self.results.setObjectName("card-results")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.problem = label("small", wrap=True)
        self.problem.setObjectName("card-search-problem")
        self.problem.hide()
        column.addWidget(self.box)
        column.addWidget(self.problem)
        column.addWidget(self.results, 1)
        self.catalog: Catalog | None = None
        self._all: list[tuple[str, tuple[int, int, str]]] = []
        self.box.textChanged.connect(self.refresh)
        self.box.returnPressed.connect(self._first)
        self.load(names)

    def load(self, names: str) -> None:
        """Write card names in the language ``names``."""
        self._names = names
        pool, library = self._library.pool, self._library
        found = []
        for card in pool:
            if not pool.is_playable(card.code):
                continue
            name = library.name(card.code, names)
            # English names are known everywhere, so they are always understood, too.
            line = library.type_line(card.code, language())
            words = folded(f"{name} {card.name} {line} {card.code}")
            found.append((words, (card.code, 0, name)))
        self._all = sorted(found, key=lambda entry: entry[1][2].casefold())
        self.retranslate()
        self.refresh()

    def use(self, catalog: Catalog | None) -> None:
        """Search in ``catalog`` from now on; None: in the names only."""
        self.catalog = catalog
        self.refresh()

    def refresh(self) -> None:
        """Show what the words in the box find."""
        text = self.box.text().strip()
        problem = ""
        if self.catalog is not None and text:
            found = self.catalog.search(text, sort="relevance", language=self._names)
            problem = found.problem.sentence if found.problem is not None else ""
            known = {row[0]: row for _, row in self._all}
            rows = [known[code] for code in found.codes if code in known]
            # The catalogue keeps Tokens back, but a position may need them.
            shown = set(found.codes)
            tokens = [row for row in self._named(text) if row[0] not in shown and self._is_token(row[0])]
            self.model.show_rows(rows + tokens)
        else:
            self.model.show_rows(self._named(text))
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _is_token(self, code: int) -> bool:
        data = self._library.data(code)
        return data is not None and bool(data.type & c.TYPE_TOKEN)

    def _named(self, text: str) -> list[tuple[int, int, str]]:
        """The cards whose name or type line has all words of ``text``."""
        wanted = [folded(word) for word in text.split()]
        rows = [row for words, row in self._all if all(word in words for word in wanted)]
        if wanted:
            first = wanted[0]
            rows.sort(key=lambda row: not folded(row[2]).startswith(first))
        return rows

    def _first(self) -> None:
        """Enter in the box goes to the first card found."""
        if self.model.rows:
            self.results.setCurrentIndex(self.model.index(0))
            self.results.setFocus()

    def retranslate(self) -> None:
        """Write all words anew."""
        self.box.setPlaceholderText(tr("Search cards by name"))
        self.box.setAccessibleName(tr("Search cards by name"))
        self.results.setAccessibleName(tr("Cards found"))
        self.results.setToolTip(tr("Drag a card to the table; Enter puts it where the table is marked."))

    def sizeHint(self) -> QSize:
        """As large as there is room."""
        return QSize(scaled(240), scaled(400))

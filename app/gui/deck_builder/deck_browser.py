"""Own decks in folders, with tags and search; sample decks below them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.data import paths
from app.data.deck_store import DeckFile, DeckStore, Deleted, Folder
from app.data.decks import list_decks
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.data.name_index import folded
from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.deck_builder.dialogs import NameDialog, TagsDialog, split_tags
from app.gui.deck_builder.popup import Popup
from app.gui.i18n import told, tr
from app.gui.samples import sample_deck_name
from app.gui.widgets.basic import Segments, button, label

_PATH: Final = Qt.ItemDataRole.UserRole + 1
_KIND: Final = Qt.ItemDataRole.UserRole + 2
DECK, FOLDER, SAMPLE, HEADING = "deck", "folder", "sample", "heading"
_RECENT: Final = 5


class DeckBrowser(Popup):
    """The deck menu. ``open_wanted`` carries the path of a deck file, ``new_wanted`` asks for an empty one.

    ``moved`` carries the old and the new path of a deck or folder (None: deleted), for whoever has it
    open.
    """

    open_wanted = Signal(object)
    new_wanted = Signal()
    moved = Signal(object, object)
    said = Signal(str)

    def __init__(self, store: DeckStore, library: CardLibrary, parent: QWidget) -> None:
        super().__init__(parent, "deck-browser", click_away=True)
        self.store = store
        self._library = library
        self._samples: DeckStore | None = None
        self._deleted: list[Deleted] = []
        self.search = QLineEdit()
        self.search.setObjectName("deck-search")
        self.search.setClearButtonEnabled(True)
        self.order = Segments(["name", "newest"])
        self.tree = QTreeWidget()
        self.tree.setObjectName("deck-tree")
        self.note = label("small", wrap=True)
        self.new_button = button("", self._new)
        self.new_button.setObjectName("deck-new")
        self.folder_button = button("", self._new_folder)
        self.folder_button.setObjectName("deck-new-folder")
        self.undo_button = button("", self.undo_delete)
        self.undo_button.setObjectName("deck-undo-delete")
        self.actions_button = button("", self._menu_of_button)
        self.actions_button.setObjectName("deck-actions")
        self.open_button = button("primary", self._open_current)
        self.open_button.setObjectName("deck-open")
        self._build()
        self.hide()
        self.retranslate()

    def _build(self) -> None:
        self.tree.setColumnCount(2)
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(True)
        self.tree.setIndentation(scaled(16))
        self.tree.setUniformRowHeights(True)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tree.customContextMenuRequested.connect(self._menu_at)
        self.tree.itemActivated.connect(lambda item, _column: self._open(item))
        self.tree.currentItemChanged.connect(lambda *_items: self._show_buttons())
        self.search.textChanged.connect(lambda _text: self.refresh())
        self.search.returnPressed.connect(self._open_first)
        self.order.changed.connect(lambda _order: self.refresh())
        foot = QHBoxLayout()
        foot.setSpacing(6)
        for made in (self.new_button, self.folder_button, self.actions_button, self.undo_button):
            made.setProperty("slim", True)
            foot.addWidget(made)
        foot.addStretch(1)
        foot.addWidget(self.open_button)
        self.open_button.setProperty("slim", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 10)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.search, 1)
        head.addWidget(self.order)
        column.addLayout(head)
        column.addWidget(self.tree, 1)
        column.addWidget(self.note)
        column.addLayout(foot)

    def retranslate(self) -> None:
        """Write all words anew."""
        self.setAccessibleName(tr("Decks"))
        self.search.setPlaceholderText(tr("Search decks: name, tag, folder or a card in it"))
        self.search.setAccessibleName(tr("Search decks"))
        self.order.set_labels([tr("By name"), tr("Newest first")])
        self.order.setAccessibleName(tr("Order of the decks"))
        self.tree.setAccessibleName(tr("Decks"))
        self.new_button.setText(tr("New deck"))
        self.folder_button.setText(tr("New folder"))
        self.actions_button.setText(tr("More") + " ▾")
        self.undo_button.setText(tr("Undo delete"))
        self.open_button.setText(tr("Open"))
        if self.isVisible():
            self.refresh()

    # --- contents ------------------------------------------------------------------------------------

    def open_at(self, at: QPoint, room: QWidget) -> None:
        """Show it below ``at``, inside ``room``."""
        self.search.clear()
        self.refresh()
        self.place(at, room, scaled(520), scaled(560))
        self.search.setFocus()

    def refresh(self) -> None:
        """Read the folders again."""
        chosen = self._path_of(self.tree.currentItem())
        self.tree.clear()
        query = self.search.text().strip()
        try:
            if query:
                self._fill_found(query)
            else:
                self._fill_recent()
                self._fill_folder(self._heading(tr("My decks")), self.store.tree())
        except DataError as error:
            self.note.setText(told(error))
        self._fill_samples(query)
        self.tree.expandAll()
        for item in self._items():
            if chosen is not None and self._path_of(item) == chosen:
                self.tree.setCurrentItem(item)
                break
        self._show_buttons()

    def _heading(self, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text])
        item.setData(0, _KIND, HEADING)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.font()
        font.setWeight(QFont.Weight.DemiBold)
        item.setFont(0, font)
        item.setForeground(0, theme.color("text_second"))
        self.tree.addTopLevelItem(item)
        return item

    def _fill_recent(self) -> None:
        recent = self.store.recent()[:_RECENT]
        if recent:
            heading = self._heading(tr("Recent"))
            for deck in recent:
                self._deck_item(heading, deck, folder=True)

    def _fill_folder(self, parent: QTreeWidgetItem, folder: Folder) -> None:
        for inner in folder.folders:
            item = QTreeWidgetItem(parent, [inner.name])
            item.setData(0, _PATH, inner.path)
            item.setData(0, _KIND, FOLDER)
            item.setText(1, tr("folder"))
            item.setForeground(1, theme.color("text_faint"))
            self._fill_folder(item, inner)
        for deck in self._ordered(folder.decks):
            self._deck_item(parent, deck)

    def _deck_item(self, parent: QTreeWidgetItem, deck: DeckFile, *, folder: bool = False) -> None:
        item = QTreeWidgetItem(parent, [deck.name])
        item.setData(0, _PATH, deck.path)
        item.setData(0, _KIND, DECK)
        words = [f"#{tag}" for tag in deck.tags]
        if folder and deck.folder:
            words.insert(0, deck.folder)
        item.setText(1, " ".join(words))
        item.setForeground(1, theme.color("card_name"))
        item.setToolTip(0, str(deck.path))

    def _ordered(self, decks: Sequence[DeckFile]) -> Sequence[DeckFile]:
        """The decks as the player wants them: by name, or those changed last first."""
        newest = self.order.value() == "newest"
        return sorted(decks, key=lambda deck: -deck.modified) if newest else decks

    def _fill_found(self, query: str) -> None:
        heading = self._heading(tr("Found"))
        for deck in self._ordered(self.store.search(query, self._library)):
            self._deck_item(heading, deck, folder=True)

    def _fill_samples(self, query: str) -> None:
        try:
            samples = list_decks(paths.sample_decks_dir())
            if self._samples is None:
                self._samples = DeckStore(paths.sample_decks_dir())
        except DataError:
            return
        heading = self._heading(tr("Sample decks"))
        # The files have English names; the name shown counts, too.
        found = {deck.path for deck in self._samples.search(query, self._library)} if query else set(samples)
        for path in samples:
            name = sample_deck_name(path)
            if path in found or all(word in folded(name) for word in folded(query).split()):
                item = QTreeWidgetItem(heading, [name])
                item.setData(0, _PATH, path)
                item.setData(0, _KIND, SAMPLE)

    def _items(self) -> list[QTreeWidgetItem]:
        found: list[QTreeWidgetItem] = []

        def walk(item: QTreeWidgetItem) -> None:
            found.append(item)
            for n in range(item.childCount()):
                child = item.child(n)
                if child is not None:
                    walk(child)

        for n in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(n)
            if top is not None:
                walk(top)
        return found

    def item_of(self, path: Path) -> QTreeWidgetItem | None:
        """The last row that stands for ``path``."""
        return next((item for item in reversed(self._items()) if self._path_of(item) == path), None)

    def _path_of(self, item: QTreeWidgetItem | None) -> Path | None:
        found = item.data(0, _PATH) if item is not None else None
        return found if isinstance(found, Path) else None

    def _kind_of(self, item: QTreeWidgetItem | None) -> str:
        return str(item.data(0, _KIND)) if item is not None else ""

    def _show_buttons(self) -> None:
        kind = self._kind_of(self.tree.currentItem())
        self.open_button.setEnabled(kind in (DECK, SAMPLE))
        self.actions_button.setEnabled(kind in (DECK, FOLDER, SAMPLE))
        self.undo_button.setVisible(bool(self._deleted))

    # --- opening -----------------------------------------------------------------------------------

    def _open(self, item: QTreeWidgetItem) -> None:
        path = self._path_of(item)
        if path is not None and self._kind_of(item) in (DECK, SAMPLE):
            self.hide()
            self.open_wanted.emit(path)

    def _open_current(self) -> None:
        item = self.tree.currentItem()
        if item is not None:
            self._open(item)

    def _open_first(self) -> None:
        item = next((one for one in self._items() if self._kind_of(one) in (DECK, SAMPLE)), None)
        if item is not None:
            self._open(item)

    def _new(self) -> None:
        self.hide()
        self.new_wanted.emit()

    # --- changing ------------------------------------------------------------------------------------

    def _tried(self, work: Callable[[], object]) -> str:
        """Do ``work``; the sentence if it cannot be done, else ""."""
        try:
            work()
        except DataError as error:
            return told(error)
        self.refresh()
        return ""

    def _folder_of_current(self) -> str:
        """The folder the current row is in (or is)."""
        item = self.tree.currentItem()
        path = self._path_of(item)
        if path is None or self._kind_of(item) == SAMPLE:
            return ""
        folder = path if self._kind_of(item) == FOLDER else path.parent
        place = folder.relative_to(self.store.root).as_posix()
        return "" if place == "." else place

    def _new_folder(self) -> None:
        parent = self._folder_of_current()
        self._ask(
            tr("New folder"),
            tr("Inside {folder}").format(folder=parent) if parent else "",
            "",
            tr("Make"),
            lambda name: self._tried(lambda: self.store.new_folder(name, parent)),
        )

    def rename(self, path: Path) -> None:
        """Ask for another name of a deck or folder."""

        def take(name: str) -> str:
            def work() -> None:
                new = self.store.rename(path, name)
                self.moved.emit(path, new)

            return self._tried(work)

        name = path.stem if path.is_file() else path.name
        self._ask(tr("Rename"), "", name, tr("Rename"), take)

    def _ask(self, title: str, sentence: str, name: str, yes: str, take: Callable[[str], str]) -> None:
        dialog = NameDialog(title, sentence, name, yes, take, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def duplicate(self, path: Path) -> None:
        """Copy a deck beside itself."""

        def work() -> None:
            copy = self.store.duplicate(path)
            self.said.emit(tr("Copied as {name}").format(name=copy.stem))

        self._tell(self._tried(work))

    def move_to(self, path: Path, folder: str) -> None:
        """Move a deck or folder."""

        def work() -> None:
            self.moved.emit(path, self.store.move(path, folder))

        self._tell(self._tried(work))

    def delete(self, path: Path) -> None:
        """Put a deck or folder into the trash."""

        def work() -> None:
            self._deleted.append(self.store.delete(path))
            self.moved.emit(path, None)

        self._tell(self._tried(work))
        if self._deleted:
            self.note.setText(tr("“{name}” deleted.").format(name=self._deleted[-1].name))

    def undo_delete(self) -> None:
        """Take the last deleted thing out of the trash again."""
        if not self._deleted:
            return
        deleted = self._deleted.pop()
        sentence = self._tried(lambda: self.store.restore(deleted))
        self.note.setText(sentence or tr("“{name}” is back.").format(name=deleted.name))
        self._show_buttons()

    def edit_tags(self, path: Path) -> None:
        """Ask for the tags of a deck."""

        def take(text: str) -> str:
            return self._tried(lambda: self.store.set_tags(path, split_tags(text)))

        try:
            dialog = TagsDialog(self.store.file(path).tags, self.store.tags(), take, self.window())
        except DataError as error:
            self._tell(told(error))
            return
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _tell(self, sentence: str) -> None:
        self.note.setText(sentence)

    # --- menu -------------------------------------------------------------------------------------------

    def _menu_at(self, at: QPoint) -> None:
        item = self.tree.itemAt(at)
        if item is not None:
            self.tree.setCurrentItem(item)
            self._menu(self.tree.viewport().mapToGlobal(at))

    def _menu_of_button(self) -> None:
        self._menu(self.actions_button.mapToGlobal(QPoint(0, self.actions_button.height())))

    def _menu(self, at: QPoint) -> None:
        menu = self.menu_of(self.tree.currentItem())
        if menu is not None:
            menu.popup(at)

    def menu_of(self, item: QTreeWidgetItem | None) -> QMenu | None:
        """The menu of a row."""
        path, kind = self._path_of(item), self._kind_of(item)
        if path is None or item is None:
            return None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if kind in (DECK, SAMPLE):
            menu.addAction(tr("Open"), partial(self._open, item))
        if kind == SAMPLE:
            return menu
        menu.addAction(tr("Rename…"), partial(self.rename, path))
        if kind == DECK:
            menu.addAction(tr("Duplicate"), partial(self.duplicate, path))
            menu.addAction(tr("Tags…"), partial(self.edit_tags, path))
        places = menu.addMenu(tr("Move to"))
        for folder in ("", *self.store.folders()):
            action = places.addAction(folder or tr("My decks"), partial(self.move_to, path, folder))
            inside = path.is_dir() and (self.store.root / folder).is_relative_to(path)
            action.setEnabled(not inside and self.store.root / folder != path.parent)
        menu.addSeparator()
        menu.addAction(tr("Delete"), partial(self.delete, path))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete, F2 and Down."""
        path = self._path_of(self.tree.currentItem())
        own = self._kind_of(self.tree.currentItem()) in (DECK, FOLDER)
        if event.key() == Qt.Key.Key_Delete and path is not None and own:
            self.delete(path)
        elif event.key() == Qt.Key.Key_F2 and path is not None and own:
            self.rename(path)
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.tree.setFocus()
        else:
            super().keyPressEvent(event)

"""The list of replays: who, with what, how it ended; open, rename, delete and bring back."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from app.controller.log_lines import result_reason
from app.data import paths
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.data.replay_list import (
    DeckNames,
    Deleted,
    ReplayEntry,
    delete,
    is_replay,
    rename,
    replay_paths,
    restore,
    save_decks,
)
from app.data.settings import Settings
from app.gui.board.sizes import scaled
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import told, tr
from app.gui.replay_viewer.dialogs import NameDialog
from app.gui.replay_viewer.list_model import ENTRY, SORTS, ReplayListModel
from app.gui.replay_viewer.list_rows import EntryDelegate, EntryWords
from app.gui.samples import deck_name
from app.gui.widgets.basic import button, label, panel
from app.gui.wording import Wording

_UNDO_MS: Final = 12_000
_Index = QModelIndex | QPersistentModelIndex


class ReplayListScreen(QWidget):
    """``back`` asks to leave, ``opened`` carries the path of a replay to watch."""

    back = Signal()
    opened = Signal(object)

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        faces: FaceRenderer,
        folder: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.settings = settings
        self.faces = faces
        self.folder = folder or paths.records_dir()
        self.setProperty("role", "screen")
        self.setObjectName("replay-list")
        self.setAcceptDrops(True)
        self.words = EntryWords(Wording(library, settings.card_names_language))
        self.model = ReplayListModel(self._titles, self)
        self.model.words = self.words.all
        self.model.filled.connect(self._filled)
        self._extra: list[Path] = []
        #: What was deleted while this screen has been open, the last one at the end.
        self._deleted: list[Deleted] = []
        self._wanted: Path | None = None
        self._undo_timer = QTimer(self)
        self._undo_timer.setSingleShot(True)
        self._undo_timer.timeout.connect(self._hide_undo)
        self._build()
        self.retranslate()

    def _titles(self) -> DeckNames:
        return DeckNames(self.library.pool, (paths.decks_dir(), paths.sample_decks_dir()), deck_name)

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self.back_button = button("quiet", self.back.emit)
        self.back_button.setObjectName("replay-list-back")
        self.heading = label("title")
        self.filter = QLineEdit()
        self.filter.setObjectName("replay-filter")
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._filtered)
        self.sorting = QComboBox()
        self.sorting.setObjectName("replay-sort")
        for name in SORTS:
            self.sorting.addItem("", name)
        self.sorting.currentIndexChanged.connect(self._sorted)
        self.open_button = button("", self.open_file)
        self.open_button.setObjectName("replay-open-file")
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.back_button)
        head.addWidget(self.heading)
        head.addStretch(1)
        head.addWidget(self.filter, 2)
        head.addWidget(self.sorting)
        head.addWidget(self.open_button)
        self.list = QListView()
        self.list.setObjectName("replay-rows")
        self.list.setProperty("role", "boxed")
        self.list.setModel(self.model)
        self.list.setItemDelegate(EntryDelegate(self.words, self.list))
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.activated.connect(lambda _index: self.watch())
        self.list.selectionModel().currentChanged.connect(lambda _now, _old: self._show_details())
        self.empty = label("second", wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        stack = QVBoxLayout()
        stack.addWidget(self.list, 1)
        stack.addWidget(self.empty)
        middle.addLayout(stack, 5)
        middle.addWidget(self._details(), 3)
        self.undo_bar = self._make_undo_bar()
        foot = QHBoxLayout()
        foot.addWidget(self.undo_bar, 1)
        self.count = label("faint")
        foot.addWidget(self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(14)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        self.setFocusProxy(self.list)

    def _details(self) -> QFrame:
        """What is known of the chosen replay, and what can be done with it."""
        frame = panel("panel")
        self.title = label("heading", wrap=True, selectable=True)
        self.pictures = [QLabel(), QLabel()]
        row = QHBoxLayout()
        row.setSpacing(12)
        for picture in self.pictures:
            picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(picture)
        row.addStretch(1)
        self.facts = label("second", wrap=True, selectable=True)
        self.problem = label("problem", wrap=True, selectable=True)
        self.problem.setObjectName("replay-problem")
        self.watch_button = button("primary", self.watch)
        self.watch_button.setObjectName("replay-watch")
        self.rename_button = button("", self.rename)
        self.rename_button.setObjectName("replay-rename")
        self.delete_button = button("danger", self.delete)
        self.delete_button.setObjectName("replay-delete")
        column = QVBoxLayout(frame)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addLayout(row)
        column.addWidget(self.facts)
        column.addWidget(self.problem)
        column.addStretch(1)
        self.decks_button = button("", self.save_decks)
        self.decks_button.setObjectName("replay-decks")
        column.addWidget(self.watch_button)
        column.addWidget(self.decks_button)
        below = QHBoxLayout()
        below.addWidget(self.rename_button, 1)
        below.addWidget(self.delete_button, 1)
        column.addLayout(below)
        return frame

    def _make_undo_bar(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(12, 0, 12, 0)
        self.undo_words = label("second")
        self.undo_button = button("", self.undo)
        self.undo_button.setObjectName("replay-undo")
        row.addStretch(1)
        row.addWidget(self.undo_words)
        row.addWidget(self.undo_button)
        row.addStretch(1)
        policy = holder.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        holder.setSizePolicy(policy)
        holder.hide()
        return holder

    # --- the list ----------------------------------------------------------------------------------

    def reload(self, choose: Path | None = None) -> None:
        """Read the folder again; ``choose`` is the replay to stand on."""
        self._wanted = choose or (self._wanted if self.model.loading else self._current_path())
        found = replay_paths(self.folder)
        self.model.load(found + [path for path in self._extra if path not in found and path.exists()])
        self._choose_wanted()

    def forget(self, path: Path) -> None:
        """The replay was changed: read it again the next time."""
        self.model.forget(path)

    def _filled(self) -> None:
        self._choose_wanted()
        if self.current() is None and self.model.rows:
            self.list.setCurrentIndex(self.model.index(0))
        self._count()
        self._show_details()

    def _choose_wanted(self) -> None:
        row = self.model.row_of(self._wanted) if self._wanted is not None else -1
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row))
            self._wanted = None
        self._count()

    def _count(self) -> None:
        shown, whole = len(self.model.rows), len(self.model.entries)
        text = tr("1 replay") if shown == 1 else tr("{count} replays").format(count=shown)
        if shown != whole:
            text = tr("{shown} of {whole} replays").format(shown=shown, whole=whole)
        self.count.setText(text)
        nothing = not shown and not self.model.loading
        self.empty.setVisible(nothing)
        self.empty.setText(
            tr("No replay fits the filter.")
            if whole
            else tr("There is no replay yet. Save one at the end of a duel, or open a file.")
        )

    def current(self) -> ReplayEntry | None:
        """The chosen replay."""
        entry = self.list.currentIndex().data(ENTRY)
        return entry if isinstance(entry, ReplayEntry) else None

    def deck_names(self, path: Path) -> tuple[str, str]:
        """What both decks of a listed replay are called; "" where the list does not know."""
        entry = self.model.entries.get(path)
        if entry is None:
            return "", ""
        return self.words.deck(entry.decks[0]), self.words.deck(entry.decks[1])

    def _current_path(self) -> Path | None:
        entry = self.current()
        return entry.path if entry is not None else None

    def _filtered(self, text: str) -> None:
        self.model.wanted = text
        self._changed_order()

    def _sorted(self) -> None:
        self.model.sort_by = str(self.sorting.currentData())
        self._changed_order()

    def _changed_order(self) -> None:
        self.model.refresh()
        if self.current() is None and self.model.rows:
            self.list.setCurrentIndex(self.model.index(0))
        self._count()
        self._show_details()

    def _show_details(self) -> None:
        entry = self.current()
        for made in (self.watch_button, self.decks_button, self.rename_button, self.delete_button):
            made.setEnabled(entry is not None)
        if entry is None:
            for part in (self.title, self.facts, self.problem):
                part.setText("")
            for picture in self.pictures:
                picture.clear()
            self.problem.hide()
            return
        self.watch_button.setEnabled(entry.readable)
        self.decks_button.setEnabled(any(title.ace for title in entry.decks))
        self.title.setText(self.words.heading(entry))
        words = self.words
        name = entry.title if words.heading(entry) != entry.title else ""
        lines = [name, words.players(entry), words.result(entry), self._reason(entry), words.length(entry)]
        lines += [words.rules(entry), words.date(entry), self._extras(entry)]
        self.facts.setText("\n".join(line for line in lines if line))
        self.problem.setText(told(entry.problem))
        self.problem.setVisible(bool(entry.problem))
        width = scaled(110)
        for picture, title in zip(self.pictures, entry.decks, strict=True):
            size = QSizeF(width, width * CARD_RATIO)
            picture.setVisible(bool(title.ace))
            if title.ace:
                picture.setPixmap(self.faces.pixmap(title.ace, size, self.devicePixelRatioF()))
                picture.setToolTip(words.words.card(title.ace))

    def _reason(self, entry: ReplayEntry) -> str:
        if entry.winner is None or not entry.win_reason:
            return ""
        return result_reason(entry.win_reason, entry.winner, 0, self.words.words) if not entry.foreign else ""

    def _extras(self, entry: ReplayEntry) -> str:
        parts = []
        if entry.notes:
            parts.append(tr("1 note") if entry.notes == 1 else tr("{count} notes").format(count=entry.notes))
        if entry.branches:
            one = entry.branches == 1
            parts.append(tr("1 branch") if one else tr("{count} branches").format(count=entry.branches))
        return " · ".join(parts)

    # --- doing -----------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Open the chosen replay."""
        entry = self.current()
        if entry is not None and entry.readable:
            self.opened.emit(entry.path)

    def open_file(self) -> None:
        """Choose a replay from anywhere."""
        pattern = tr("Replays (*.ketto *.yrp *.yrpX);;All files (*)")
        dialog = QFileDialog(self, tr("Open a replay"), self.settings.last_folder, pattern)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.add_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def add_file(self, path: Path) -> None:
        """Show a file of another folder in the list, and open it if it can be watched."""
        self.settings.last_folder = str(path.parent)
        if path not in self._extra:
            self._extra.insert(0, path)
        self.model.forget(path)
        self.reload(path)
        self.opened.emit(path)

    def rename(self) -> None:
        """Ask for a new name."""
        entry = self.current()
        if entry is None:
            return
        dialog = NameDialog(tr("Rename the replay"), entry.path.name, entry.title, self)

        def take(name: str) -> None:
            try:
                new = rename(entry.path, name)
            except DataError as error:
                dialog.refuse(told(error))
                return
            dialog.accept()
            self._extra = [new if path == entry.path else path for path in self._extra]
            self.reload(new)

        dialog.wanted.connect(take)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog: QDialog = dialog
        dialog.open()

    def delete(self) -> None:
        """Delete the chosen replay; for a while it can be brought back."""
        entry = self.current()
        if entry is None:
            return
        row = self.list.currentIndex().row()
        try:
            self._deleted.append(delete(entry.path))
        except DataError as error:
            self._say(told(error))
            return
        self._say(tr("“{name}” was deleted.").format(name=entry.title), undoable=True)
        self.reload()
        if self.model.rows:
            self.list.setCurrentIndex(self.model.index(min(row, len(self.model.rows) - 1)))
        self._show_details()

    def save_decks(self) -> None:
        """Save both decks of the chosen replay among the player's own."""
        entry = self.current()
        if entry is None:
            return
        try:
            written = save_decks(entry.path, paths.decks_dir())
        except DataError as error:
            self._say(told(error))
            return
        names = ", ".join(f"“{path.stem}”" for path in written)
        self._say(tr("Saved among your decks: {names}.").format(names=names))

    def _say(self, sentence: str, *, undoable: bool = False) -> None:
        self.undo_words.setText(sentence)
        self.undo_button.setVisible(undoable)
        self.undo_bar.show()
        self._undo_timer.start(_UNDO_MS)

    def undo(self) -> None:
        """Bring the replay back that was deleted last, then the one before."""
        if not self._deleted:
            return
        deleted = self._deleted.pop()
        self._undo_timer.stop()
        self.undo_bar.hide()
        try:
            self.reload(restore(deleted))
        except DataError as error:
            self._say(told(error))

    def _hide_undo(self) -> None:
        """The bar goes by itself; Ctrl+Z still brings back what was deleted."""
        self.undo_bar.hide()

    # --- the widget ----------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter watches, F2 renames, Delete deletes, Ctrl+Z brings back, Ctrl+F filters, Esc leaves."""
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        actions = {
            Qt.Key.Key_F2: self.rename,
            Qt.Key.Key_Delete: self.delete,
            Qt.Key.Key_Escape: self.back.emit,
            Qt.Key.Key_Return: self.watch,
            Qt.Key.Key_Enter: self.watch,
            Qt.Key.Key_F5: self.reload,
        }
        if control:
            actions = {
                Qt.Key.Key_F: self.filter.setFocus,
                Qt.Key.Key_Z: self.undo,
                Qt.Key.Key_O: self.open_file,
            }
        if key in actions:
            actions[key]()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files of replays may be dropped here."""
        if any(is_replay(Path(url.toLocalFile())) for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first of the dropped replays."""
        for url in event.mimeData().urls():
            path = Path(url.toLocalFile())
            if is_replay(path):
                event.acceptProposedAction()
                self.add_file(path)
                return

    def set_scale(self, scale: float) -> None:
        """Type has another size: rows too."""
        self.list.doItemsLayout()
        self._show_details()

    def retranslate(self) -> None:
        """Write all words anew."""
        self.heading.setText(tr("Replays"))
        self.filter.setPlaceholderText(tr("Filter by player, deck, result, date…"))
        self.filter.setAccessibleName(tr("Filter the replays (Ctrl+F)"))
        self.sorting.setAccessibleName(tr("Order"))
        for n, word in enumerate(SORTS.values()):
            self.sorting.setItemText(n, tr(word))
        self.open_button.setText(tr("Open file…"))
        self.list.setAccessibleName(tr("Replays"))
        self.watch_button.setText(tr("Watch"))
        self.decks_button.setText(tr("Save both decks"))
        self.rename_button.setText(tr("Rename…"))
        self.rename_button.setToolTip(tr("Rename (F2)"))
        self.delete_button.setText(tr("Delete"))
        self.delete_button.setToolTip(tr("Delete (Del); Ctrl+Z brings it back"))
        self.undo_button.setText(tr("Undo"))
        self.back_button.setText(tr("‹ Back"))
        self._count()
        self._show_details()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """The folder may have changed meanwhile."""
        super().showEvent(event)
        self.reload()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is read behind another screen."""
        super().hideEvent(event)
        self.model.stop()

"""One player's column of the duel set-up: a list of decks and a button for a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLineEdit, QListView, QVBoxLayout, QWidget

from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.name_index import folded
from app.gui import theme
from app.gui.duel_setup.decks import DeckDelegate, DeckEntry, DeckModel, read_entry, renewed
from app.gui.duel_setup.problems import problem_text
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import tr
from app.gui.widgets.basic import button, label, panel

#: From so many decks on there is a line to search them by.
_MANY: Final = 16


class DeckChooser(QWidget):
    """Chooses one deck; ``changed`` tells that another one is chosen, ``chosen`` a double click or Enter."""

    changed = Signal()
    chosen = Signal()

    def __init__(
        self, library: CardLibrary, faces: FaceRenderer, entries: list[DeckEntry], *, opponent: bool
    ) -> None:
        super().__init__()
        self._library = library
        self._opponent = opponent
        self.folder = ""
        self.model = DeckModel(entries)
        self.delegate = DeckDelegate(library, faces)
        self.view = QListView()
        self.view.setProperty("role", "boxed")
        self.view.setModel(self.model)
        self.view.setItemDelegate(self.delegate)
        self.view.setMouseTracking(True)
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMinimumSize(QSize(200, 120))
        self.view.selectionModel().currentChanged.connect(self._on_current)
        self.view.activated.connect(lambda _index: self.chosen.emit())
        self.filter = QLineEdit()
        self.filter.setObjectName("deck-filter")
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(lambda _text: self._show_found())
        self.filter.returnPressed.connect(self._choose_found)
        self.filter.installEventFilter(self)
        self._title = label("heading", wrap=True)
        self._file = button("quiet", self.open_file)
        stripe = panel()
        stripe.setFixedSize(4, 22)
        self._stripe = stripe
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(stripe)
        head.addWidget(self._title, 1)
        head.addWidget(self._file)
        self._problems = label("problem", wrap=True)
        self._problems.setMaximumHeight(72)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.filter)
        column.addWidget(self.view, 1)
        column.addWidget(self._problems)
        self.retranslate()

    def entry(self) -> DeckEntry | None:
        """The chosen deck file, or None."""
        row = self.view.currentIndex().row()
        return self.model.entries[row] if 0 <= row < len(self.model.entries) else None

    def choose(self, path: str, fallback: int = 0) -> None:
        """Choose the deck file ``path``, which may lie anywhere; else row ``fallback``."""
        row = self.model.row_of(path)
        if row < 0 and path and Path(path).is_file():
            row = self.model.add(read_entry(Path(path), self._library))
            self._show_found()
        if row < 0:
            row = min(fallback, self.model.rowCount() - 1)
        if row >= 0:
            self.view.setCurrentIndex(self.model.index(row))

    def open_file(self) -> None:
        """Ask for a deck file."""
        dialog = QFileDialog(self, tr("Open a deck"), self.folder, tr("Decks (*.ydk);;All files (*)"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.take_file)
        dialog.open()

    def take_file(self, path: str) -> None:
        """List the deck file ``path`` and choose it."""
        self.folder = str(Path(path).parent)
        self.filter.clear()
        row = self.model.add(read_entry(Path(path), self._library))
        self._show_found()
        self.view.setCurrentIndex(self.model.index(row))
        self._on_current(self.model.index(row), QModelIndex())

    def take_deck(self, deck: Deck) -> None:
        """List ``deck`` as it is now (its file may hold an older one, or there may be none) and choose it."""
        entry = DeckEntry(deck.path or Path(f"{deck.name}.ydk"), deck.checked(self._library.pool))
        self.filter.clear()
        index = self.model.index(self.model.add(entry))
        self._show_found()
        self.view.setCurrentIndex(index)
        self._on_current(index, QModelIndex())

    def recheck(self) -> None:
        """Read the chosen deck again if its file was changed or removed meanwhile."""
        entry = self.entry()
        fresh = None if entry is None else renewed(entry, self._library)
        if fresh is not None and fresh is not entry:
            index = self.model.index(self.model.add(fresh))
            self._on_current(index, QModelIndex())

    def retranslate(self) -> None:
        """Write all words anew, and colour the stripe for the active theme."""
        self._title.setText(tr("Opponent's deck") if self._opponent else tr("Your deck"))
        self._file.setText(tr("Open file…"))
        self.view.setAccessibleName(self._title.text())
        self.filter.setPlaceholderText(tr("Search decks: name or folder"))
        self.filter.setAccessibleName(tr("Search decks"))
        self._show_found()
        role = "opponent" if self._opponent else "you"
        self._stripe.setStyleSheet(
            f"background: {theme.color(role).name()}; border: none; border-radius: 2px;"
        )
        self._show_problems()
        self.view.viewport().update()

    # --- finding one among many -----------------------------------------------------------------

    def _show_found(self) -> None:
        """Show the decks with all words of the filter; only many decks have one."""
        self.filter.setVisible(self.model.rowCount() > _MANY)
        words = folded(self.filter.text()).split() if not self.filter.isHidden() else []
        for row, entry in enumerate(self.model.entries):
            about = folded(f"{entry.name} {entry.folder}")
            self.view.setRowHidden(row, not all(word in about for word in words))

    def _choose_found(self) -> None:
        """Enter in the filter chooses the first deck it leaves."""
        row = next((n for n in range(self.model.rowCount()) if not self.view.isRowHidden(n)), -1)
        if row >= 0:
            self.view.setCurrentIndex(self.model.index(row))
            self.view.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down goes from the filter into the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.filter and event.key() == Qt.Key.Key_Down:
                self._choose_found()
                return True
        return super().eventFilter(watched, event)

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_problems()
        self.changed.emit()

    def _show_problems(self) -> None:
        entry = self.entry()
        found = entry.problems if entry is not None else ()
        problems = [problem_text(sentence, self._library) for sentence in found]
        text = "\n".join(problems[:2])
        if len(problems) > 2:
            text += "\n" + tr("… and {count} more").format(count=len(problems) - 2)
        self._problems.setText(text)
        self._problems.setToolTip("\n".join(problems[:20]))
        self._problems.setVisible(bool(problems))

"""A dialog that asks for one deck, and one that asks which unfinished duel to resume."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from app.data.library import CardLibrary
from app.data.saved_duel import Unfinished
from app.data.settings import Settings
from app.gui.board.sizes import scaled
from app.gui.duel_setup.deck_chooser import DeckChooser
from app.gui.duel_setup.decks import find_decks
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import tr
from app.gui.table.result_dialog import TableDialog


class DeckDialog(TableDialog):
    """``deck_chosen`` carries the chosen :class:`~app.data.decks.Deck`."""

    deck_chosen = Signal(object)

    def __init__(
        self, library: CardLibrary, settings: Settings, faces: FaceRenderer, parent: QWidget
    ) -> None:
        super().__init__(tr("Hand test"), tr("Which Deck do you want to test?"), parent)
        self.setObjectName("deck-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.chooser = DeckChooser(library, faces, find_decks(library), opponent=False)
        self.chooser.folder = settings.last_folder
        self.chooser.retranslate()
        self.chooser.setMinimumSize(scaled(440), scaled(330))
        last = [*settings.last_decks, ""]
        self.chooser.choose(last[0], 0)
        self.body.insertWidget(2, self.chooser)
        self.add_button(tr("Cancel"), "deck-cancel", "", QDialog.DialogCode.Rejected)
        self._ok = self.add_button(tr("Choose"), "deck-ok", "primary", QDialog.DialogCode.Accepted)
        self.chooser.changed.connect(self._refresh)
        self.chooser.chosen.connect(self._choose)
        self.accepted.connect(self._told)
        self._refresh()
        self.chooser.view.setFocus()

    def _usable(self) -> bool:
        entry = self.chooser.entry()
        return entry is not None and entry.deck is not None and not entry.problems

    def _refresh(self) -> None:
        self._ok.setEnabled(self._usable())

    def _choose(self) -> None:
        if self._usable():
            self.accept()

    def _told(self) -> None:
        entry = self.chooser.entry()
        if entry is not None and entry.deck is not None:
            self.deck_chosen.emit(entry.deck)


class ResumeDialog(TableDialog):
    """The unfinished duels; ``resumed`` and ``discarded`` carry an ``Unfinished``."""

    resumed = Signal(object)
    discarded = Signal(object)

    def __init__(
        self, duels: list[Unfinished], describe: Callable[[Unfinished], str], parent: QWidget
    ) -> None:
        super().__init__(tr("Unfinished duels"), tr("Each goes on at your last answer."), parent)
        self.setObjectName("resume-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.view = QListWidget(self.frame)
        self.view.setObjectName("resume-list")
        self.view.setProperty("role", "boxed")
        self.view.setAccessibleName(tr("Unfinished duels"))
        self.view.setMinimumSize(scaled(460), scaled(180))
        for saved in duels:
            item = QListWidgetItem(describe(saved), self.view)
            item.setData(Qt.ItemDataRole.UserRole, saved)
        self.view.setCurrentRow(0)
        self.view.itemActivated.connect(lambda _item: self._resume())
        self.view.currentRowChanged.connect(self._refresh)
        self.body.insertWidget(2, self.view)
        self._discard_button = self.add_button(tr("Discard duel"), "resume-discard", "danger", 0)
        self._discard_button.clicked.disconnect()
        self._discard_button.clicked.connect(self._discard)
        self.add_button(tr("Cancel"), "resume-cancel", "", QDialog.DialogCode.Rejected)
        self._ok = self.add_button(tr("Resume"), "resume-ok", "primary", QDialog.DialogCode.Rejected)
        self._ok.clicked.disconnect()
        self._ok.clicked.connect(self._resume)
        self._refresh()
        self.view.setFocus()

    def _saved(self) -> Unfinished | None:
        row = self.view.currentRow()
        found = self.view.item(row).data(Qt.ItemDataRole.UserRole) if row >= 0 else None
        return found if isinstance(found, Unfinished) else None

    def _refresh(self, *_row: int) -> None:
        saved = self._saved()
        self._ok.setEnabled(saved is not None and not saved.problem)
        self._discard_button.setEnabled(saved is not None)

    def _resume(self) -> None:
        saved = self._saved()
        # Once: the second click of a double click may come when the dialog has just closed.
        if saved is not None and not saved.problem and self.isVisible():
            self.accept()
            self.resumed.emit(saved)

    def _discard(self) -> None:
        saved = self._saved()
        if saved is None:
            return
        self.view.takeItem(self.view.currentRow())
        self.discarded.emit(saved)
        if not self.view.count():
            self.reject()
        self._refresh()

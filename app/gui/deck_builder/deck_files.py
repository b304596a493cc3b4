"""Opening, saving and leaving decks, so that no change is ever lost."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from app.data.deck_store import DeckStore
from app.data.decks import Deck, load_ydk
from app.data.errors import DataError
from app.gui.deck_builder import draft
from app.gui.deck_builder.dialogs import DISCARD, SAVE, LeaveDialog, NameDialog
from app.gui.deck_builder.workbench import Workbench
from app.gui.i18n import told, tr
from app.gui.samples import deck_name

#: How long after the last change the draft is written.
_PAUSE_MS: Final = 700


class DeckFiles(QObject):
    """The files behind the workbench: the store, the draft, and the question before changes are left."""

    def __init__(self, bench: Workbench, store: DeckStore, host: QWidget) -> None:
        super().__init__(host)
        self._bench = bench
        self.store = store
        self._host = host
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self.keep_draft)
        bench.changed.connect(self._timer.start)
        bench.keep_roles = self._keep_roles

    # --- starting -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show what was worked on last: the draft if there is one, else the deck opened last."""
        kept = draft.load_draft()
        if kept is not None and self._differs(kept):
            self._show_draft(kept)
            return
        last = self._bench.settings.builder_deck
        if last and Path(last).is_file():
            self.show_file(Path(last))
            return
        self.show_new()

    def _differs(self, kept: Deck) -> bool:
        """Whether the draft holds anything its file does not."""
        if not (kept.main or kept.extra or kept.side):
            return False
        if kept.path is None or not kept.path.is_file():
            return True
        try:
            saved = load_ydk(kept.path)
        except DataError:
            return True
        return (saved.main, saved.extra, saved.side) != (kept.main, kept.extra, kept.side)

    def _show_draft(self, kept: Deck) -> None:
        bench = self._bench
        path = kept.path if kept.path is not None and kept.path.is_file() else None
        if path is None:
            bench.open_deck(replace(kept, path=None), saved=False)
        else:
            try:
                bench.open_deck(load_ydk(path))
                bench.editor.replace_all(kept, "draft")
            except DataError:
                bench.open_deck(replace(kept, path=None), saved=False)
        self._load_roles()
        bench.said.emit(tr("Unsaved changes of “{name}” are back.").format(name=kept.name))

    # --- opening ---------------------------------------------------------------------------------------

    def show_new(self) -> None:
        """An empty deck."""
        self._bench.open_deck(Deck(tr("New deck"), ()))
        self._bench.set_roles({})
        self._bench.settings.builder_deck = ""

    def show_deck(self, deck: Deck) -> None:
        """A deck that no file of the store holds."""
        self._bench.open_deck(deck, saved=False)
        self._bench.set_roles({})

    def show_file(self, path: Path) -> bool:
        """The deck file ``path``; a sample deck becomes a new deck of that name. False: it cannot be read."""
        bench = self._bench
        try:
            deck = load_ydk(path, bench.library.pool)
        except DataError as error:
            bench.said.emit(told(error))
            return False
        if not self.owns(path):
            deck = replace(deck, path=None, name=deck_name(path))
        bench.open_deck(deck)
        bench.settings.builder_deck = str(path)
        self._load_roles()
        if self.owns(path):
            with suppress(DataError):  # a folder that cannot be written still lets decks be read
                self.store.mark_used(path)
        return True

    def owns(self, path: Path) -> bool:
        """Whether ``path`` is in the player's deck folder."""
        return path.is_relative_to(self.store.root)

    def on_moved(self, old: Path, new: Path | None) -> None:
        """A deck or folder was renamed, moved or deleted (``new`` None) while it may be open here."""
        path = self._bench.editor.path
        if path is None or not (path == old or path.is_relative_to(old)):
            return
        if new is None:
            self._bench.editor.mark_unsaved()
            return
        now = new if path == old else new / path.relative_to(old)
        dirty = self._bench.editor.dirty
        if not dirty:
            self._bench.editor.mark_saved(now)
            self._bench.settings.builder_deck = str(now)
            return
        # The cards of the file are those of before the changes: it only has another name.
        self._bench.open_deck(replace(self._bench.editor.deck, path=now, name=now.stem), saved=False)

    # --- saving ----------------------------------------------------------------------------------------

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save the deck, asking for a name if it has no file; ``then`` afterwards, only if it is saved."""
        editor = self._bench.editor
        if editor.path is None:
            self._save_first(then)
            return
        try:
            self._saved(self.store.save(editor.deck))
        except DataError as error:
            self._bench.said.emit(told(error))
            return
        if then is not None:
            then()

    def _save_first(self, then: Callable[[], None] | None) -> None:
        """A deck without a file keeps its name if it has one of its own and that is free."""
        name = self._bench.editor.name
        if name != tr("New deck"):
            try:
                free = not self.store.path_of(name).exists()
            except DataError:
                free = False
            if free and self._save_as(name) == "":
                if then is not None:
                    then()
                return
        self.ask_name(then)

    def ask_name(self, then: Callable[[], None] | None = None) -> None:
        """Save under a name the player writes."""
        dialog = NameDialog(
            tr("Save the deck"),
            tr("The name of the deck in your deck folder:"),
            self._bench.editor.name,
            tr("Save"),
            self._save_as,
            self._host,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if then is not None:
            dialog.accepted.connect(then)
        dialog.open()

    def _save_as(self, name: str) -> str:
        try:
            self._saved(self.store.save_new(self._bench.editor.deck, name))
        except DataError as error:
            return told(error)
        return ""

    def _saved(self, deck: Deck) -> None:
        bench = self._bench
        if deck.path is None:
            return
        bench.editor.mark_saved(deck.path)
        bench.settings.builder_deck = str(deck.path)
        self._keep_roles()
        with suppress(DataError):
            self.store.mark_used(deck.path)
        self._timer.stop()
        draft.drop_draft()
        bench.said.emit(tr("“{name}” is saved.").format(name=deck.name))

    # --- leaving -----------------------------------------------------------------------------------------

    def has_unsaved(self) -> bool:
        """Whether something would be lost."""
        editor = self._bench.editor
        return editor.dirty and bool(editor.main or editor.extra or editor.side or editor.path)

    def leave(self, then: Callable[[], None]) -> None:
        """Do ``then`` after the player has said what becomes of unsaved changes."""
        if not self.has_unsaved():
            draft.drop_draft()
            then()
            return
        dialog = LeaveDialog(self._bench.editor.name, self._host)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

        def answered(result: int) -> None:
            if result == SAVE:
                self.save(then)
            elif result == DISCARD:
                self._timer.stop()
                draft.drop_draft()
                then()

        dialog.finished.connect(answered)
        dialog.open()

    def discard(self) -> None:
        """Back to what the file holds."""
        path = self._bench.editor.path
        if path is None or not self.show_file(path):
            self.show_new()

    def keep_draft(self) -> None:
        """Write the draft now, or drop it when everything is saved."""
        self._timer.stop()
        if not self.has_unsaved():
            draft.drop_draft()
            return
        # A full disk must not stop the building; saving itself tells of it.
        with suppress(DataError):
            draft.save_draft(self._bench.editor.deck)

    # --- roles -------------------------------------------------------------------------------------------

    def _load_roles(self) -> None:
        path = self._bench.editor.path
        roles: dict[str, tuple[int, ...]] = {}
        if path is not None:
            with suppress(DataError):
                roles = dict(self.store.info(path).roles)
        self._bench.set_roles(roles)

    def _keep_roles(self) -> None:
        path = self._bench.editor.path
        if path is None or not self.owns(path):
            return  # they come along when the deck is saved
        try:
            if self.store.info(path).roles != self._bench.roles:
                self.store.set_roles(path, self._bench.roles)
        except DataError as error:
            self._bench.said.emit(told(error))

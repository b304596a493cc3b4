"""Importing cards, lists, pictures and decks from a folder of EDOPro or YGOPro."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QProgressBar, QWidget

from app.data.carddb import Catalog, Sources, find_decks, find_sources, imported_sources
from app.data.deck_store import DeckStore
from app.data.decks import load_ydk
from app.data.errors import DataError
from app.data.settings import MAX_CARD_FOLDERS, Settings
from app.gui.i18n import told, tr
from app.gui.table.result_dialog import TableDialog
from app.gui.widgets.basic import restyle

CANCEL = 0


class ImportDialog(TableDialog):
    """How far the import is, and what it brought. ``cancelled`` asks to stop."""

    cancelled = Signal()
    decks_wanted = Signal()

    def __init__(self, sentence: str, parent: QWidget) -> None:
        super().__init__(tr("Import"), sentence, parent)
        self.setObjectName("import-dialog")
        self.bar = QProgressBar(self.frame)
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.body.insertWidget(2, self.bar)
        self.decks_button = self.add_button("", "import-decks", "", CANCEL)
        self.decks_button.clicked.disconnect()
        self.decks_button.clicked.connect(lambda _checked=False: self.decks_wanted.emit())
        self.decks_button.hide()
        self.close_button = self.add_button(tr("Cancel"), "import-close", "", CANCEL)
        self.finished.connect(lambda _result: self.cancelled.emit())

    def on_progress(self, done: int, total: int) -> None:
        """Move the bar."""
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)

    def offer_decks(self, count: int) -> None:
        """There are ``count`` decks that can be copied; 0: not any more."""
        self.decks_button.setText(tr("Copy the decks ({count})").format(count=count))
        self.decks_button.setVisible(count > 0)
        self._fit()

    def tell(self, sentence: str) -> None:
        """It is done: say what came in."""
        self.bar.hide()
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.close_button.setText(tr("Close"))
        self.close_button.setProperty("role", "primary")
        restyle(self.close_button)
        self.close_button.setFocus()
        self._fit()

    def _fit(self) -> None:
        """As large as what it says now, in its place."""
        middle = self.geometry().center()
        # The layouts only know of the new words when they are asked for anew, the inner one first.
        for widget in (self.frame, self):
            layout = widget.layout()
            if layout is not None:
                layout.activate()
        self.adjustSize()
        self.move(middle - self.rect().center())


class FolderImport(QObject):
    """Asks for a folder and remembers it. ``imported`` tells that the catalogue must be opened anew."""

    imported = Signal()

    def __init__(self, store: DeckStore, host: QWidget) -> None:
        super().__init__(host)
        self._store = store
        self._host = host
        self._dialog: ImportDialog | None = None
        self._found = Sources()
        #: The deck files of the folder imported last, and the sub-folder each is in.
        self._decks: list[tuple[Path, str]] = []
        self._folder = Path()
        self._known: tuple[str, Sources] | None = None
        #: The folders known before the import that is under way; None when none is.
        self._before: list[str] | None = None

    # --- what the imported folders hold -----------------------------------------------------------------

    def _sources(self, settings: Settings) -> Sources:
        key = "\n".join(settings.card_folders)
        if self._known is None or self._known[0] != key:
            self._known = (key, imported_sources(settings) if settings.card_folders else Sources())
        return self._known[1]

    def banlists(self, settings: Settings) -> tuple[Path, ...]:
        """The lflist.conf files of the imported folders."""
        return self._sources(settings).banlists

    def pictures(self, settings: Settings) -> tuple[Path, ...]:
        """The picture folders of the imported folders, the first that has a picture wins."""
        return self._sources(settings).pics

    # --- importing ----------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask for the folder."""
        dialog = QFileDialog(self._host, tr("Import from an EDOPro or YGOPro folder…"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.take(Path(path)))
        dialog.open()

    def take(self, folder: Path) -> None:
        """Import ``folder``: only its place is kept, its files are read where they are."""
        settings = self._settings()
        self._found = find_sources(folder)
        self._decks = [deck for place in self._found.decks for deck in find_decks(place)]
        self._folder = folder
        if not self._found:
            dialog = ImportDialog(
                tr(
                    "In {folder} there are no card databases (.cdb), lists, pictures or decks; "
                    "choose the folder the other program is in."
                ).format(folder=folder),
                self._host,
            )
            dialog.bar.hide()
            dialog.close_button.setText(tr("Close"))
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
            return
        self._before = list(settings.card_folders)
        others = [one for one in settings.card_folders if Path(one) != folder]
        settings.card_folders = [*others, str(folder)][-MAX_CARD_FOLDERS:]
        self._dialog = ImportDialog(tr("Reading the cards of {folder} …").format(folder=folder), self._host)
        self._dialog.cancelled.connect(self._closed)
        self._dialog.decks_wanted.connect(self.copy_decks)
        self._dialog.open()
        self.imported.emit()

    def _settings(self) -> Settings:
        found = getattr(self._host, "settings", None)
        if not isinstance(found, Settings):
            raise TypeError("The host of an import has no settings.")
        return found

    def _closed(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.deleteLater()
        before, self._before = self._before, None
        if before is not None:  # cancelled: all is as it was
            self._settings().card_folders = before
            self.imported.emit()

    def on_progress(self, done: int, total: int) -> None:
        """The catalogue is being built."""
        if self._dialog is not None:
            self._dialog.on_progress(done, total)

    def on_opened(self, catalog: Catalog) -> None:
        """The catalogue is there: tell what came in."""
        if self._dialog is None:
            return
        self._before = None
        found = self._found
        lines = [
            # Counted as the search counts: without Tokens and other artworks.
            tr("{count} cards are known now.").format(count=f"{catalog.search('').total:,}"),
            tr(
                "Found: databases {databases}, lists {lists}, picture folders {pictures}, decks {decks}."
            ).format(
                databases=len(found.databases),
                lists=len(found.banlists),
                pictures=len(found.pics),
                decks=len(self._decks),
            ),
        ]
        lines += catalog.problems[:5]
        self._dialog.tell("\n".join(lines))
        self._dialog.offer_decks(len(self._decks))

    # --- decks of the folder -------------------------------------------------------------------------------

    def copy_decks(self) -> None:
        """Copy the decks of the folder, with their sub-folders, into a folder among the player's."""
        copied, problems = 0, []
        for path, inside in self._decks:
            try:
                target = self._store.path_of(path.stem, f"{self._place()}/{inside}".removesuffix("/"))
                if not target.exists():  # copied before, and perhaps changed since
                    self._store.save(load_ydk(path), target)
                    copied += 1
            except DataError as error:
                problems.append(told(error))
        if self._dialog is not None:
            lines = [tr("Decks copied into “{folder}”: {count}").format(count=copied, folder=self._place())]
            self._dialog.tell("\n".join((*lines, *problems[:5])))
            self._dialog.offer_decks(0)

    def _place(self) -> str:
        """The folder for copied decks: named like the other program's."""
        # A name with a dot in front would be hidden, the root of a drive has no name.
        name = "".join(sign for sign in self._folder.name if sign.isprintable() and sign not in '<>:"|?*\\')
        return name.strip(". ")[:60] or "Import"

    # --- folders imported so far --------------------------------------------------------------------------

    def fill_menu(self, menu: QMenu) -> None:
        """One entry for each imported folder, which takes it out again."""
        for folder in self._settings().card_folders:
            menu.addAction(tr("Forget {folder}").format(folder=folder), partial(self.forget, folder))

    def forget(self, folder: str) -> None:
        """Do without the cards of a folder from now on; its files are not touched."""
        settings = self._settings()
        settings.card_folders = [one for one in settings.card_folders if one != folder]
        self.imported.emit()

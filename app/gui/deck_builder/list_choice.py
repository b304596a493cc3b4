"""Which Forbidden/Limited list and rules the deck is checked by, and the player's own list files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.controller.deck_check import marks
from app.data.banlists import Banlist, banlist_named, load_banlists
from app.data.errors import DataError
from app.data.settings import MAX_RECENT
from app.gui.deck_builder.import_folder import FolderImport
from app.gui.deck_builder.list_popup import ListPopup
from app.gui.deck_builder.workbench import Workbench
from app.gui.i18n import told, tr


class ListChoice(QObject):
    """Loads the lists, shows them on the timeline, remembers the chosen one in the settings.

    ``changed`` tells that another list is in use, ``file_added`` that there is another file of lists.
    """

    changed = Signal()
    file_added = Signal()

    def __init__(self, bench: Workbench, importer: FolderImport, host: QWidget) -> None:
        super().__init__(host)
        self._bench = bench
        self._importer = importer
        self._host = host
        self._problems: list[str] = []
        self.popup = ListPopup(self._over, bench.name, host)
        self.popup.chosen.connect(self.choose)
        self.popup.file_wanted.connect(self.ask_file)

    def load(self, lists: Sequence[Banlist] | None = None) -> None:
        """Read all lists (or take ``lists``) and use the remembered one; one that is gone is told."""
        bench, settings = self._bench, self._bench.settings
        self._problems = []
        if lists is None:
            extra = [Path(one) for one in settings.builder_list_files]
            extra += list(self._importer.banlists(settings))
            try:
                lists = load_banlists(extra, self._problems)
            except DataError as error:
                bench.said.emit(told(error))
                lists = ()
        bench.lists = tuple(lists)
        bench.set_rules(settings.builder_rules)
        chosen: Banlist | None = None
        if settings.builder_list:
            try:
                chosen = banlist_named(settings.builder_list, bench.lists)
            except DataError as error:
                bench.said.emit(told(error))
        bench.set_banlist(chosen)

    def open(self, at: QPoint) -> None:
        """Show the timeline below the global point ``at``, or hide it."""
        if self.popup.isVisible():
            self.popup.hide()
            return
        self.popup.show_lists(self._bench.lists, self._bench.banlist)
        self.popup.open_at(self._host.mapFromGlobal(at), self._host)

    def _over(self, one: Banlist) -> tuple[str, ...]:
        """The names of the cards of which the deck has more than a list allows."""
        editor = self._bench.editor
        pool = self._bench.library.pool
        found = marks(editor.main, editor.extra, editor.side, pool, banlist=one)
        return tuple(dict.fromkeys(self._bench.name(code) for code, mark in found.items() if mark.over))

    def choose(self, banlist: Banlist | None) -> None:
        """Check by this list."""
        self._bench.settings.builder_list = banlist.name if banlist is not None else ""
        self._bench.set_banlist(banlist)
        self.changed.emit()

    def set_rules(self, name: str) -> None:
        """Check by these rules ("": cards of every era)."""
        self._bench.settings.builder_rules = name
        self._bench.set_rules(name)

    def ask_file(self) -> None:
        """Ask for a file with lists."""
        kinds = tr("Lists (*.conf *.txt);;All files (*)")
        folder = self._bench.settings.last_folder
        dialog = QFileDialog(self._host, tr("Load lflist.conf…"), folder, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.add_file(Path(path)))
        dialog.open()

    def add_file(self, path: Path) -> None:
        """Use the lists of a file of the player's, now and after the next start."""
        settings = self._bench.settings
        known = settings.builder_list_files
        before = set(self._bench.lists)
        settings.builder_list_files = [str(path), *(one for one in known if one != str(path))][:MAX_RECENT]
        self.load()
        new = [one for one in self._bench.lists if one not in before]
        if new:
            self._bench.said.emit(tr("{count} lists loaded.").format(count=len(new)))
            self.choose(new[0])
            self.file_added.emit()
        elif self._problems:
            settings.builder_list_files = known
            self._bench.said.emit(self._problems[0])
        self.popup.show_lists(self._bench.lists, self._bench.banlist)

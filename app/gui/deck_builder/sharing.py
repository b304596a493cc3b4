"""Decks in and out: clipboard, files, pictures, print, and the folders of other programs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from app.data import atomic
from app.data.deck_codes import read_any, read_file, recognise, to_ydke
from app.data.deck_lists import list_text, read_list
from app.data.decks import Deck, deck_text, save_ydk
from app.data.errors import DataError
from app.gui.deck_builder import exports
from app.gui.deck_builder.dialogs import ReportDialog
from app.gui.deck_builder.import_folder import FolderImport
from app.gui.deck_builder.workbench import Workbench
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import told, tr

#: A bare list of so few passcodes is added to the deck instead of replacing it.
_FEW: Final = 10


class Sharing(QObject):
    """Imports and exports of the deck on the workbench.

    ``open_deck`` is asked to show a deck that came from a file; ``importer`` for a folder.
    """

    def __init__(
        self,
        bench: Workbench,
        faces: FaceRenderer,
        host: QWidget,
        open_deck: Callable[[Deck], None],
        importer: FolderImport,
    ) -> None:
        super().__init__(host)
        self._bench = bench
        self._faces = faces
        self._host = host
        self._open_deck = open_deck
        self._importer = importer

    def menu(self) -> QMenu:
        """Everything that brings a deck in or out."""
        menu = QMenu(self._host)
        menu.setObjectName("share-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        some = bool(self._deck().main or self._deck().extra or self._deck().side)
        out = [
            menu.addAction(tr("Copy as ydke link") + "\tCtrl+C", self.copy_ydke),
            menu.addAction(tr("Copy as card list") + "\tCtrl+Shift+C", self.copy_list),
            menu.addAction(tr("Copy as .ydk text"), self.copy_ydk),
        ]
        menu.addAction(tr("Paste a link, an Omega code, a .ydk or a card list") + "\tCtrl+V", self.paste)
        menu.addSeparator()
        menu.addAction(tr("Import a file…"), self.ask_file)
        out += [
            menu.addAction(tr("Export as .ydk…"), self.ask_ydk),
            menu.addAction(tr("Export as picture (PNG)…"), self.ask_picture),
            menu.addAction(tr("Export as printable list (PDF)…"), self.ask_pdf),
            menu.addAction(tr("Export as card list (TXT)…"), self.ask_list),
        ]
        menu.addSeparator()
        menu.addAction(tr("Import from an EDOPro or YGOPro folder…"), self._importer.ask)
        if self._bench.settings.card_folders:
            self._importer.fill_menu(menu.addMenu(tr("Imported folders")))
        for action in out:
            action.setEnabled(some)
        return menu

    def _deck(self) -> Deck:
        return self._bench.editor.deck

    # --- clipboard -----------------------------------------------------------------------------------

    def _put(self, text: str, said: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._bench.said.emit(said)

    def copy_text(self, text: str) -> None:
        """Any text, for example a card's name."""
        self._put(text, tr("Copied: {text}").format(text=text))

    def copy_ydke(self) -> None:
        """The deck as ydke link."""
        self._put(to_ydke(self._deck()), tr("The deck is on the clipboard as ydke link."))

    def copy_list(self) -> None:
        """The deck as plain list."""
        text = list_text(self._deck(), self._bench.library, self._bench.settings.card_names_language)
        self._put(text, tr("The deck is on the clipboard as card list."))

    def copy_ydk(self) -> None:
        """The deck as the text of a .ydk file."""
        self._put(deck_text(self._deck()), tr("The deck is on the clipboard as .ydk text."))

    def paste(self) -> None:
        """Whatever deck is on the clipboard."""
        self.take_text(QGuiApplication.clipboard().text(), "clipboard")

    def take_text(self, text: str, label: str) -> None:
        """A deck as text in any form: it replaces the present one, which can be undone.

        A few bare passcodes are added instead.
        """
        if not text.strip():
            self._bench.said.emit(tr("There is no text on the clipboard."))
            return
        bench = self._bench
        try:
            form = recognise(text)
            if form == "list":
                self._take_list(text, label)
                return
            deck = read_any(text, bench.editor.name, bench.library)
        except DataError as error:
            bench.said.emit(told(error))
            return
        codes = (*deck.main, *deck.extra, *deck.side)
        if form == "ydk" and "#" not in text and "!" not in text and len(codes) <= _FEW:
            added = bench.add(codes)
            if added:
                bench.said.emit(tr("{count} cards added.").format(count=added))
            return
        bench.editor.replace_all(deck, label)
        bench.said.emit(tr("The deck has been replaced; Undo brings back the one before."))

    def _take_list(self, text: str, label: str) -> None:
        bench = self._bench
        report = read_list(text, bench.library, bench.editor.name)
        deck = report.deck
        found = len(deck.main) + len(deck.extra) + len(deck.side)
        if not found:
            bench.said.emit(tr("No card was recognised in the text."))
            return
        bench.editor.replace_all(deck, "list" if label != "clipboard" else label)
        odd = [
            tr("Line {number}: {text} → {name}").format(
                number=line.number, text=line.text, name=line.name or tr("no card")
            )
            for line in report.lines
            if line.certainty < 1 or line.sentence
        ]
        if odd:
            sentence = tr("{count} cards read. These lines were not certain:").format(count=found)
            dialog = ReportDialog(tr("Card list"), sentence, odd, self._host)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
        else:
            bench.said.emit(tr("{count} cards read.").format(count=found))

    # --- files -----------------------------------------------------------------------------------------

    def take_file(self, path: Path) -> None:
        """Open a deck file from anywhere."""
        try:
            deck = read_file(path, self._bench.library)
        except DataError as error:
            self._bench.said.emit(told(error))
            return
        self._open_deck(replace(deck, path=None, name=path.stem))

    def ask_file(self) -> None:
        """Ask for a deck file."""
        kinds = tr("Decks (*.ydk *.txt);;All files (*)")
        dialog = QFileDialog(self._host, tr("Import a file…"), self._bench.settings.last_folder, kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.take_file(Path(path)))
        dialog.open()

    def _ask_save(self, kinds: str, ending: str, save: Callable[[Path], None]) -> None:
        name = f"{self._deck().name}{ending}"
        folder = self._bench.settings.last_folder
        dialog = QFileDialog(self._host, tr("Export"), str(Path(folder) / name) if folder else name, kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending.removeprefix("."))
        dialog.selectFile(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self._tried(save, Path(path)))
        dialog.open()

    def _tried(self, save: Callable[[Path], None], path: Path) -> None:
        self._bench.settings.last_folder = str(path.parent)
        try:
            save(path)
        except DataError as error:
            self._bench.said.emit(told(error))
            return
        self._bench.said.emit(tr("Saved as {name}").format(name=path.name))

    def ask_ydk(self) -> None:
        """Export as .ydk."""
        self._ask_save(tr("Decks (*.ydk)"), ".ydk", lambda path: save_ydk(self._deck(), path))

    def ask_picture(self) -> None:
        """Export as picture."""
        self._ask_save(tr("Pictures (*.png)"), ".png", self.save_picture)

    def save_picture(self, path: Path) -> None:
        """Write the picture of the deck; raises :class:`FileError`."""
        exports.save_picture(exports.deck_picture(self._deck(), self._faces, self._note()), path)

    def ask_pdf(self) -> None:
        """Export as printable list."""
        self._ask_save(tr("PDF (*.pdf)"), ".pdf", self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the printable list; raises :class:`FileError`."""
        deck, bench = self._deck(), self._bench
        html = exports.list_html(deck, bench.name, bench.facts, self._note())
        exports.save_pdf(html, path, deck.name)

    def ask_list(self) -> None:
        """Export as plain list."""
        self._ask_save(tr("Texts (*.txt)"), ".txt", self.save_list)

    def save_list(self, path: Path) -> None:
        """Write the plain list; raises :class:`FileError`."""
        text = list_text(self._deck(), self._bench.library, self._bench.settings.card_names_language)
        atomic.write_text(path, text)

    def _note(self) -> str:
        bench = self._bench
        count = tr("{count} cards").format(count=len(bench.editor.main))
        parts = [count]
        if bench.banlist is not None:
            parts.append(bench.banlist.name)
        problems = len(bench.problems)
        parts.append(tr("{count} problems").format(count=problems) if problems else tr("no problems"))
        return " · ".join(parts)

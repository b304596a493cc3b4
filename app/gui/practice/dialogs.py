"""Small dialogs of practice: a puzzle's name, a hand test's choices, what an import did."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.puzzle_store import ImportReport
from app.engine.rules import PRESETS
from app.gui.board.sizes import scaled
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.i18n import told, tr
from app.gui.table.result_dialog import TableDialog
from app.gui.widgets.basic import Segments, label


class SaveDialog(TableDialog):
    """Ask for a puzzle's name and folder; ``named`` carries both. ``folders`` are those there are."""

    named = Signal(str, str)

    def __init__(self, name: str, folders: list[str], folder: str, parent: QWidget, title: str = "") -> None:
        super().__init__(title or tr("Save puzzle"), tr("Under this name it stands in your list."), parent)
        self.setObjectName("puzzle-save-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = QLineEdit(name, self.frame)
        self.field.setObjectName("puzzle-save-name")
        self.field.setAccessibleName(tr("Name"))
        self.field.setMaxLength(120)
        self.field.selectAll()
        self.body.insertWidget(2, self.field)
        self.folder = QComboBox(self.frame)
        self.folder.setObjectName("puzzle-save-folder")
        self.folder.setEditable(True)
        self.folder.addItems(folders)
        self.folder.setCurrentText(folder)
        self.folder.setAccessibleName(tr("Folder"))
        line = self.folder.lineEdit()
        if line is not None:
            line.setPlaceholderText(tr("Folder (none: your puzzles)"))
            line.setMaxLength(200)
        self.body.insertWidget(3, self.folder)
        self.add_button(tr("Cancel"), "puzzle-save-cancel", "", QDialog.DialogCode.Rejected)
        self.confirm = self.add_button(tr("Save"), "puzzle-save-ok", "primary", QDialog.DialogCode.Accepted)
        self.confirm.setDefault(True)
        self.confirm.setEnabled(bool(name.strip()))
        self.field.textChanged.connect(lambda text: self.confirm.setEnabled(bool(text.strip())))
        self.accepted.connect(lambda: self.named.emit(self.field.text().strip(), self._folder()))
        self.field.setFocus()

    def _folder(self) -> str:
        return "/".join(part for part in self.folder.currentText().replace("\\", "/").split("/") if part)


class HandTestDialog(TableDialog):
    """Rules, who goes first, and (if wanted) which cards are drawn."""

    def __init__(self, deck: Deck, library: CardLibrary, names: str, rules: str, parent: QWidget) -> None:
        sentence = tr("You play {deck} against an opponent that does nothing.").format(deck=deck.name)
        super().__init__(tr("Hand test"), sentence, parent)
        self.setObjectName("hand-test-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.deck = deck
        self.first = Segments([True, False], self.frame)
        self.first.setObjectName("hand-test-first")
        self.first.set_labels([tr("First"), tr("Second")])
        self.first.set_value(True)
        self.rules = Segments(list(PRESETS), self.frame)
        self.rules.setObjectName("hand-test-rules")
        self.rules.set_labels([name.upper() for name in PRESETS])
        self.rules.set_value(rules)
        for made, name in zip(self.rules.buttons, PRESETS, strict=True):
            made.setToolTip(tr(RULE_WORDS[name][0]))
        for n, (text, widget) in enumerate(((tr("You go"), self.first), (tr("Rules"), self.rules))):
            holder = QWidget(self.frame)
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            caption = QLabel(text, holder)
            caption.setProperty("role", "second")
            caption.setMinimumWidth(scaled(90))
            row.addWidget(caption)
            row.addWidget(widget, 1)
            widget.setAccessibleName(text)
            self.body.insertWidget(2 + n, holder)
        self._build_stack(library, names)
        self.add_button(tr("Cancel"), "hand-test-cancel", "", QDialog.DialogCode.Rejected)
        start = self.add_button(tr("Start"), "hand-test-start", "primary", QDialog.DialogCode.Accepted)
        start.setDefault(True)
        start.setFocus()

    def _build_stack(self, library: CardLibrary, names: str) -> None:
        """Two lists: the Deck, and what is drawn from it, in this order."""
        hint = label("small", wrap=True)
        hint.setText(tr("Cards to draw first (double click or Enter moves them); nothing chosen: shuffled."))
        self.deck_list, self.stack_list = QListWidget(self.frame), QListWidget(self.frame)
        self.deck_list.setObjectName("hand-test-deck")
        self.stack_list.setObjectName("hand-test-stack")
        self.deck_list.setAccessibleName(tr("Your Deck"))
        self.stack_list.setAccessibleName(tr("Cards drawn first"))
        for code in sorted(self.deck.main, key=lambda each: library.name(each, names).casefold()):
            item = QListWidgetItem(library.name(code, names), self.deck_list)
            item.setData(Qt.ItemDataRole.UserRole, code)
        lists = QHBoxLayout()
        for view, other in ((self.deck_list, self.stack_list), (self.stack_list, self.deck_list)):
            view.setProperty("role", "boxed")
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            view.setFixedHeight(scaled(190))
            view.setMinimumWidth(scaled(230))
            view.itemActivated.connect(lambda item, here=view, there=other: _move(item, here, there))
            lists.addWidget(view)
        self.body.insertWidget(4, hint)
        self.body.insertLayout(5, lists)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a list moves a card and does not start the test."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and isinstance(self.focusWidget(), QListWidget)):
            super().keyPressEvent(event)

    @property
    def stack(self) -> tuple[int, ...]:
        """The cards to draw, the first one first."""
        view = self.stack_list
        return tuple(int(view.item(n).data(Qt.ItemDataRole.UserRole)) for n in range(view.count()))


def _move(item: QListWidgetItem, here: QListWidget, there: QListWidget) -> None:
    there.addItem(here.takeItem(here.row(item)))


class ReportDialog(TableDialog):
    """What an import did, file by file."""

    def __init__(self, report: ImportReport, parent: QWidget) -> None:
        sentence = tr("{saved} puzzles were imported, {failed} files could not be read.").format(
            saved=len(report.saved), failed=len(report.failed)
        )
        if report.left:
            rest = tr("The import was stopped; {left} files were not looked at.").format(left=report.left)
            sentence = f"{sentence} {rest}"
        super().__init__(tr("Import of puzzles"), sentence, parent)
        self.setObjectName("import-report")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        lines = [_line(path, text) for path, text in (*report.failed, *report.remarks)]
        if lines:
            details = QPlainTextEdit("\n".join(lines), self.frame)
            details.setReadOnly(True)
            details.setAccessibleName(tr("Details"))
            details.setMinimumSize(scaled(460), scaled(200))
            self.body.insertWidget(2, details)
        self.add_button(tr("Close"), "import-close", "primary", QDialog.DialogCode.Accepted).setFocus()


def _line(path: Path, problem: str) -> str:
    text = told(problem)
    return text if path.name in text else f"{path.name}: {text}"


class LeaveDialog(TableDialog):
    """Unsaved changes: Save, Discard or Stay."""

    SAVE = 31
    DISCARD = 32

    def __init__(self, parent: QWidget) -> None:
        title, sentence = tr("Save your changes?"), tr("The position has changes that no file holds.")
        super().__init__(title, sentence, parent)
        self.setObjectName("puzzle-leave-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.add_button(tr("Discard"), "puzzle-leave-discard", "danger", self.DISCARD)
        self.add_button(tr("Stay"), "puzzle-leave-stay", "", QDialog.DialogCode.Rejected)
        self.add_button(tr("Save"), "puzzle-leave-save", "primary", self.SAVE).setFocus()


__all__ = ["HandTestDialog", "LeaveDialog", "ReportDialog", "SaveDialog"]

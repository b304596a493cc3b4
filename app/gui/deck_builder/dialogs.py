"""Small dialogs of the deck builder: a name, leaving with unsaved changes, a report."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QPlainTextEdit, QWidget

from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.table.result_dialog import TableDialog

SAVE, DISCARD, STAY = 21, 22, QDialog.DialogCode.Rejected


class NameDialog(TableDialog):
    """Asks for a name. ``take`` gets it and returns a sentence if it cannot be used, else "".

    The dialog stays open and says the sentence until a name is good.
    """

    def __init__(
        self, title: str, sentence: str, name: str, yes: str, take: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(title, sentence, parent)
        self.setObjectName("name-dialog")
        self.words.setVisible(bool(sentence))
        self._take = take
        self.edit = QLineEdit(name, self.frame)
        self.edit.setObjectName("name-edit")
        self.edit.setMinimumWidth(scaled(360))
        self.edit.setAccessibleName(title)
        self.edit.selectAll()
        self.problem = QLabel(self.frame)
        self.problem.setObjectName("name-problem")
        self.problem.setProperty("role", "problem")
        self.problem.setTextFormat(Qt.TextFormat.PlainText)
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.body.insertWidget(2, self.edit)
        self.body.insertWidget(3, self.problem)
        self.add_button(tr("Cancel"), "name-cancel", "", QDialog.DialogCode.Rejected).setAutoDefault(False)
        self.yes = self.add_button(yes, "name-yes", "primary", QDialog.DialogCode.Accepted)
        self.yes.clicked.disconnect()
        self.yes.clicked.connect(self._try)
        self.yes.setDefault(True)
        self.edit.setFocus()

    def _try(self) -> None:
        sentence = self._take(self.edit.text().strip())
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        if not sentence:
            self.accept()


class LeaveDialog(TableDialog):
    """Unsaved changes: ``SAVE``, ``DISCARD`` or ``STAY``."""

    def __init__(self, name: str, parent: QWidget) -> None:
        sentence = tr("The changes of “{name}” are not saved yet.").format(name=name)
        super().__init__(tr("Save the deck?"), sentence, parent)
        self.setObjectName("leave-dialog")
        self.add_button(tr("Stay"), "leave-stay", "", STAY)
        self.add_button(tr("Discard"), "leave-discard", "danger", DISCARD)
        self.add_button(tr("Save"), "leave-save", "primary", SAVE).setFocus()


class ReportDialog(TableDialog):
    """What a reading of a card list (or a deck of another program) found, line by line."""

    def __init__(self, title: str, sentence: str, lines: Sequence[str], parent: QWidget) -> None:
        super().__init__(title, sentence, parent)
        self.setObjectName("report-dialog")
        self.report = QPlainTextEdit("\n".join(lines), self.frame)
        self.report.setReadOnly(True)
        self.report.setMinimumSize(
            min(scaled(520), parent.width() - 80), min(scaled(300), parent.height() - 200)
        )
        self.report.setAccessibleName(title)
        self.body.insertWidget(2, self.report, 1)
        self.report.setVisible(bool(lines))
        self.add_button(tr("Close"), "report-close", "primary", QDialog.DialogCode.Accepted).setFocus()


class TagsDialog(NameDialog):
    """Tags of a deck, with commas; ``known`` ones are offered as ticks."""

    def __init__(
        self, tags: Sequence[str], known: Sequence[str], take: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(
            tr("Tags"), tr("Words with commas between them."), ", ".join(tags), tr("Save"), take, parent
        )
        self.ticks: list[QCheckBox] = []
        for n, tag in enumerate(known[:8]):
            tick = QCheckBox(tag, self.frame)
            tick.setChecked(tag in tags)
            tick.toggled.connect(self._on_tick)
            tick.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.body.insertWidget(3 + n, tick)
            self.ticks.append(tick)

    def _on_tick(self) -> None:
        offered = {tick.text(): tick.isChecked() for tick in self.ticks}
        typed = [tag for tag in split_tags(self.edit.text()) if offered.get(tag, True)]
        added = [tag for tag, on in offered.items() if on and tag not in typed]
        self.edit.setText(", ".join((*typed, *added)))


def split_tags(text: str) -> list[str]:
    """The tags in a text with commas."""
    return [tag for piece in text.replace("，", ",").split(",") if (tag := " ".join(piece.split()))]

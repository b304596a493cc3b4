"""Small dialogs of the replay viewer: a text to write, a question, play from here, an export's progress."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QWidget,
)

from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.table.result_dialog import TableDialog
from app.gui.widgets.basic import Segments, label

SELF: Final = "self"
DELETED: Final = 20


class NoteDialog(TableDialog):
    """Write a note on a moment; done with ``DELETED`` where an old one is to go."""

    def __init__(self, moment: str, note: str, parent: QWidget) -> None:
        super().__init__(tr("Note"), moment, parent)
        self.setObjectName("note-dialog")
        self.field = QPlainTextEdit(self.frame)
        self.field.setObjectName("note-field")
        self.field.setPlainText(note)
        self.field.setMinimumSize(scaled(420), scaled(120))
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(tr("Note"))
        self.field.setPlaceholderText(tr("What is worth remembering here?"))
        self.body.insertWidget(2, self.field)
        if note:
            self.add_button(tr("Delete note"), "note-delete", "danger", DELETED)
        self.add_button(tr("Cancel"), "note-cancel", "", QDialog.DialogCode.Rejected)
        save = self.add_button(tr("Save"), "note-save", "primary", QDialog.DialogCode.Accepted)
        save.setToolTip(tr("Ctrl+Enter"))
        self.field.setFocus()

    @property
    def text(self) -> str:
        """What was written."""
        return self.field.toPlainText().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter saves; Enter alone begins a new line."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        elif not enter:
            super().keyPressEvent(event)


class NameDialog(TableDialog):
    """Ask for a name; ``problem`` says under the field what is wrong with it."""

    def __init__(self, title: str, sentence: str, name: str, parent: QWidget) -> None:
        super().__init__(title, sentence, parent)
        self.setObjectName("name-dialog")
        self.field = QLineEdit(name, self.frame)
        self.field.setObjectName("name-field")
        self.field.setAccessibleName(title)
        self.field.selectAll()
        self.body.insertWidget(2, self.field)
        self.problem = label("problem", wrap=True)
        self.problem.setObjectName("name-problem")
        self.problem.hide()
        self.body.insertWidget(3, self.problem)
        self.add_button(tr("Cancel"), "name-cancel", "", QDialog.DialogCode.Rejected)
        self.confirm = QPushButton(tr("Rename"), self.frame)
        self.confirm.setObjectName("name-save")
        self.confirm.setProperty("role", "primary")
        self.confirm.setDefault(True)
        self.confirm.clicked.connect(lambda: self.wanted.emit(self.field.text()))
        self.row.addWidget(self.confirm)
        self.field.setFocus()

    #: The typed name; whoever listens closes the dialog, or calls :meth:`refuse`.
    wanted = Signal(str)

    def refuse(self, sentence: str) -> None:
        """Say why the name cannot be used, and let it be changed."""
        self.problem.setText(sentence)
        self.problem.show()
        self.adjustSize()
        self.field.setFocus()


@dataclass(frozen=True, slots=True)
class PlayFromHere:
    """How to play on from ``step`` of line ``line``.

    ``side`` is the seat of the player, ``opponent`` "greedy", "random" or ``SELF`` (both sides by hand);
    with ``redeal`` everything ``side`` cannot know is dealt anew first. ``name`` is that of the branch.
    """

    line: int
    step: int
    side: int
    opponent: str
    redeal: bool
    name: str


class PlayDialog(TableDialog):
    """Which side, against whom, with which hidden cards."""

    def __init__(self, moment: str, players: tuple[str, str], side: int, name: str, parent: QWidget) -> None:
        super().__init__(tr("Play from here"), moment, parent)
        self.setObjectName("play-dialog")
        self.side = Segments([0, 1], self.frame)
        self.side.set_labels(list(players))
        self.side.set_value(side)
        self.side.setObjectName("play-side")
        self.opponent = Segments(["greedy", "random", SELF], self.frame)
        self.opponent.set_labels([tr("AI, Greedy"), tr("AI, Random"), tr("Nobody: play both sides")])
        self.opponent.set_value("greedy")
        self.opponent.setObjectName("play-opponent")
        self.redeal = Segments([False, True], self.frame)
        self.redeal.set_labels([tr("As they were"), tr("Deal anew")])
        self.redeal.set_value(False)
        self.redeal.setObjectName("play-redeal")
        self.name = QLineEdit(name, self.frame)
        self.name.setObjectName("play-name")
        self.name.setMaxLength(80)
        hint = tr("Dealt anew, cards you cannot know are replaced by others that are just as possible.")
        rows = (
            (tr("You play"), self.side),
            (tr("Opponent"), self.opponent),
            (tr("Unknown cards"), self.redeal),
            (tr("Name of the line"), self.name),
        )
        at = 2
        for text, widget in rows:
            holder = QWidget(self.frame)
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            caption = QLabel(text, holder)
            caption.setMinimumWidth(scaled(128))
            caption.setProperty("role", "second")
            row.addWidget(caption)
            row.addWidget(widget, 1)
            widget.setAccessibleName(text)
            self.body.insertWidget(at, holder)
            at += 1
        self.hint = label("small", wrap=True)
        self.hint.setText(hint)
        self.body.insertWidget(at, self.hint)
        self.add_button(tr("Cancel"), "play-cancel", "", QDialog.DialogCode.Rejected)
        start = self.add_button(tr("Start"), "play-start", "primary", QDialog.DialogCode.Accepted)
        start.setDefault(True)
        start.setFocus()

    def chosen(self, line: int, step: int) -> PlayFromHere:
        """What was chosen, for ``step`` of line ``line``."""
        return PlayFromHere(
            line=line,
            step=step,
            side=1 if self.side.value() == 1 else 0,
            opponent=str(self.opponent.value()),
            redeal=self.redeal.value() is True,
            name=self.name.text().strip() or self.name.placeholderText(),
        )


class ProgressDialog(TableDialog):
    """How far an export is; ``cancelled`` turns true when the user has had enough."""

    def __init__(self, title: str, sentence: str, parent: QWidget) -> None:
        super().__init__(title, sentence, parent)
        self.setObjectName("export-progress")
        self.cancelled = False
        self.bar = QProgressBar(self.frame)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(title)
        self.body.insertWidget(2, self.bar)
        stop = self.add_button(tr("Cancel"), "export-cancel", "", QDialog.DialogCode.Rejected)
        stop.setFocus()
        self.rejected.connect(self._cancel)

    def _cancel(self) -> None:
        self.cancelled = True

    def step(self, done: int, whole: int) -> bool:
        """Show (done, all); False when the export is to stop."""
        self.bar.setMaximum(max(1, whole))
        self.bar.setValue(done)
        return not self.cancelled

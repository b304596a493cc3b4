"""Small dialogs of the table: how the duel ended, a question, a script fault."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.table.lp_curve import LpCurve, LpHistory


class TableDialog(QDialog):
    """A framed window-modal dialog with a title, a sentence and buttons."""

    def __init__(self, title: str, sentence: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setWindowTitle(title)
        self.setAccessibleName(f"{title}. {sentence}")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.frame = QFrame(self)
        self.frame.setProperty("role", "raised")
        outer.addWidget(self.frame)
        self.body = QVBoxLayout(self.frame)
        self.body.setContentsMargins(24, 20, 24, 18)
        self.body.setSpacing(12)
        self.heading = QLabel(title, self.frame)
        self.heading.setProperty("role", "title")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.words = QLabel(sentence, self.frame)
        self.words.setProperty("role", "second")
        self.words.setWordWrap(True)
        self.words.setMinimumWidth(scaled(340))
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.body.addWidget(self.heading)
        self.body.addWidget(self.words)
        self.row = QHBoxLayout()
        self.row.addStretch(1)
        self.body.addLayout(self.row)

    def showEvent(self, event: QShowEvent) -> None:
        """Open in the middle of the parent, whatever the window system would choose."""
        parent = self.parentWidget()
        if parent is not None and not event.spontaneous():
            self.adjustSize()
            self.move(parent.mapToGlobal(parent.rect().center()) - self.rect().center())
        super().showEvent(event)

    def add_button(self, text: str, name: str, role: str, result: int) -> QPushButton:
        """A button that closes the dialog with ``result``; add the likely one last."""
        button = QPushButton(text, self.frame)
        if role:
            button.setProperty("role", role)
        button.setObjectName(name)
        # The second click of a double click may come when the dialog has just closed.
        button.clicked.connect(lambda: self.done(result) if self.isVisible() else None)
        self.row.addWidget(button)
        return button


REMATCH = 10
BACK = 11
NEXT_DUEL = 13
WATCH = 14
STEP_BACK = 12


def result_dialog(
    title: str,
    reason: str,
    tone: str,
    parent: QWidget,
    history: LpHistory | None = None,
    viewer: int = 0,
    score: str = "",
    goes_on: bool = False,
    can_reopen: bool = False,
    again: str = "",
) -> TableDialog:
    """How the duel ended: ``REMATCH``, ``WATCH`` (its replay), ``STEP_BACK`` (if it can) or ``BACK``.

    ``tone`` is a colour role, ``history`` becomes a curve. ``score``: that of the Match; while it
    ``goes_on`` there is ``NEXT_DUEL`` instead of ``REMATCH``, and no replay yet. ``again``: what
    ``REMATCH`` is called where it is none.
    """
    dialog = TableDialog(title, reason, parent)
    dialog.setObjectName("result-dialog")
    if history is not None:
        dialog.body.insertWidget(2, LpCurve(history, viewer, dialog.frame))
    dialog.heading.setStyleSheet(f"color: {getattr(theme.palette(), tone)};")
    dialog.add_button(tr("Back"), "result-back", "", BACK)
    if can_reopen:
        dialog.add_button(tr("Take back"), "result-take-back", "", STEP_BACK)
    if not goes_on:
        dialog.add_button(tr("Watch replay"), "result-watch", "", WATCH)
    if score:
        line = QLabel(score, dialog.frame)
        line.setObjectName("result-score")
        line.setProperty("role", "heading")
        dialog.body.insertWidget(2, line)
    if goes_on:
        dialog.add_button(tr("Next duel"), "result-next", "primary", NEXT_DUEL).setFocus()
    else:
        dialog.add_button(again or tr("Rematch"), "result-rematch", "primary", REMATCH).setFocus()
    return dialog


def confirm_dialog(title: str, sentence: str, yes: str, parent: QWidget) -> TableDialog:
    """A question before something that cannot be taken back; accepted when the player means it."""
    dialog = TableDialog(title, sentence, parent)
    dialog.setObjectName("confirm-dialog")
    dialog.add_button(yes, "confirm-yes", "danger", QDialog.DialogCode.Accepted)
    dialog.add_button(tr("Cancel"), "confirm-no", "", QDialog.DialogCode.Rejected).setFocus()
    return dialog


def fault_dialog(title: str, sentence: str, other: str, parent: QWidget) -> TableDialog:
    """Something failed: ``STEP_BACK`` when the player wants to undo the step that led there.

    ``other``: the label of the button that does not.
    """
    dialog = TableDialog(title, sentence, parent)
    dialog.setObjectName("fault-dialog")
    dialog.add_button(other, "fault-go-on", "", QDialog.DialogCode.Accepted)
    dialog.add_button(tr("Take the step back"), "fault-back", "primary", STEP_BACK).setFocus()
    return dialog


def message_dialog(title: str, sentence: str, parent: QWidget) -> TableDialog:
    """Something to know, with one button."""
    dialog = TableDialog(title, sentence, parent)
    dialog.setObjectName("message-dialog")
    dialog.add_button(tr("Close"), "message-close", "primary", QDialog.DialogCode.Accepted).setFocus()
    return dialog

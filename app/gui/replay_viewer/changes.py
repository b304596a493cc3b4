"""What the viewer changes in a replay: notes, and the names of lines. Each change is written at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from app.controller.duel_tree import Line
from app.data.errors import DataError
from app.data.record import MAIN_LINE
from app.gui.i18n import told, tr
from app.gui.replay_viewer.dialogs import DELETED, NameDialog, NoteDialog
from app.gui.table.result_dialog import confirm_dialog

if TYPE_CHECKING:
    from app.gui.replay_viewer.screen import ReplayScreen


class Changes:
    """Asks and changes for ``screen``, which shows what came of it."""

    def __init__(self, screen: ReplayScreen) -> None:
        self._screen = screen

    def _keep(self, change: Callable[[], None]) -> None:
        """Make a change that writes the file; say why when it cannot, and where when it is another one."""
        document = self._screen.document
        path = document.path
        try:
            change()
        except DataError as error:
            self._screen.say(told(error))
            return
        if document.path is not None and document.path != path:
            self._screen.say(tr("Saved as {name}").format(name=document.path.name), "acting")

    # --- notes -----------------------------------------------------------------------------------

    def write_note(self, step: int) -> None:
        """Write, change or delete the note on ``step``."""
        screen = self._screen
        note = screen.player.note_at(step)
        dialog = NoteDialog(screen.place(step), note.text if note is not None else "", screen)

        def done(result: int) -> None:
            if result == DELETED:
                self.set_note(step, "")
            elif result == QDialog.DialogCode.Accepted:
                self.set_note(step, dialog.text)

        dialog.finished.connect(done)
        screen.open_dialog(dialog)

    def set_note(self, step: int, text: str) -> None:
        """``text`` is the note on ``step`` from now on; empty: there is none."""
        self._keep(lambda: self._screen.document.set_note(step, text))
        self._screen.show_changes()

    # --- lines -----------------------------------------------------------------------------------

    def _line(self, number: int) -> Line:
        return next(line for line in self._screen.document.lines if line.number == number)

    def rename_line(self, number: int) -> None:
        """Ask for the name of a branch."""
        line = self._line(number)
        dialog = NameDialog(tr("Rename the line"), line.name, line.name, self._screen)

        def take(name: str) -> None:
            self._keep(lambda: self._screen.document.rename_line(number, name))
            dialog.accept()
            self._screen.show_changes()

        dialog.wanted.connect(take)
        self._screen.open_dialog(dialog)

    def delete_line(self, number: int) -> None:
        """Ask, then drop a branch."""
        dialog = confirm_dialog(
            tr("Delete the line?"),
            tr("“{name}” and all lines that leave it are removed from this replay.").format(
                name=self._line(number).name
            ),
            tr("Delete"),
            self._screen,
        )
        dialog.accepted.connect(lambda: self._delete(number))
        self._screen.open_dialog(dialog)

    def _delete(self, number: int) -> None:
        screen = self._screen
        before = screen.document.number
        self._keep(lambda: screen.document.delete_line(number))
        stays = screen.document.number != MAIN_LINE or before == MAIN_LINE
        screen.show_line(screen.playback.step if stays else 0)

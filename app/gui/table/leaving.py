"""Leaving a duel that is not over: keep it, discard it, or stay."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QWidget

from app.gui.i18n import tr
from app.gui.table.result_dialog import TableDialog, confirm_dialog

DISCARD: Final = 21


def leave_dialog(kept: bool, in_replay: bool, parent: QWidget) -> TableDialog:
    """Ask how to leave: accepted to leave (and keep), ``DISCARD`` to leave for good, rejected to stay.

    ``kept``: the duel is on the disk and can be resumed. ``in_replay``: it becomes a line of a replay.
    """
    title = tr("Leave the duel?")
    if not kept and not in_replay:
        sentence = tr("The duel is not over and ends without a result. Save its record first to keep it.")
        return confirm_dialog(title, sentence, tr("Leave"), parent)
    sentence = tr("The duel is not over. Kept, it can be resumed from the home screen.")
    if in_replay:
        sentence = tr("The duel is not over. Kept, what was played becomes a line of the replay.")
    dialog = TableDialog(title, sentence, parent)
    dialog.setObjectName("confirm-dialog")
    dialog.add_button(tr("Leave and discard"), "leave-discard", "danger", DISCARD)
    dialog.add_button(tr("Stay"), "confirm-no", "", QDialog.DialogCode.Rejected)
    dialog.add_button(tr("Leave and keep"), "confirm-yes", "primary", QDialog.DialogCode.Accepted).setFocus()
    return dialog

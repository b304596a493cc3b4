"""Keeping a duel of the table: its record, its position as a puzzle, and what becomes of it when left."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from app.controller.live import GREEDY
from app.data.errors import FileError
from app.data.puzzle_file import OPPONENTS, Puzzle
from app.data.puzzle_store import PuzzleStore
from app.engine.errors import EngineError
from app.gui.i18n import told, tr
from app.gui.table.leaving import DISCARD, leave_dialog
from app.gui.table.opening import save_duel
from app.gui.table.start import RecordedDuel

if TYPE_CHECKING:
    from app.gui.table.duel_screen import DuelScreen


class Keeping:
    """What can be kept of the duel on ``screen``."""

    def __init__(self, screen: DuelScreen) -> None:
        self._screen = screen

    @property
    def _duel(self) -> RecordedDuel | None:
        duel = self._screen.session.duel
        return duel if isinstance(duel, RecordedDuel) else None

    # --- its record --------------------------------------------------------------------------------

    def save(self) -> None:
        """Save the record so far, and say where."""
        if self._duel is None:
            self._screen.logic.say(tr("This duel is not recorded."))
            return
        try:
            self._saved(save_duel(self._duel).name)
        except FileError as error:
            self._screen.logic.say(told(error))

    def _saved(self, name: str) -> None:
        area = self._screen.table_geometry.message_rect().toAlignedRect()
        self._screen.toast.say(tr("Saved as {name}").format(name=name), area, "legal")

    def rescue(self) -> str:
        """Save the record of a duel in which something failed, and say so; "" if it is not recorded."""
        if self._duel is None:
            return ""
        try:
            saved = save_duel(self._duel)
        except FileError as error:
            return told(error)
        return tr("The record was saved as {name}.").format(name=saved.name)

    # --- its position ------------------------------------------------------------------------------

    def position(self) -> Puzzle | None:
        """The position as a puzzle; None (and the reason told) in the middle of something."""
        screen = self._screen
        if self._duel is None:
            return None
        title = screen.live.title if screen.live is not None else ""
        try:
            text = self._duel.position_text()
            return Puzzle(title or tr("Position"), text, opponent=self._opponent())
        except EngineError as error:
            screen.logic.say(tr("Not just now. {reason}").format(reason=error))
            return None

    def _opponent(self) -> str:
        """Who plays the other side here, in the words of a puzzle."""
        live = self._screen.live
        kind = live.players[1 - self._screen.seat] if live is not None else GREEDY
        return kind if kind in OPPONENTS else GREEDY

    def edit_position(self) -> None:
        """Ask for the position editor with this position."""
        puzzle = self.position()
        if puzzle is not None:
            self._screen.position_wanted.emit(puzzle)

    def save_puzzle(self) -> None:
        """Save the position among the player's puzzles."""
        puzzle = self.position()
        if puzzle is None:
            return
        try:
            self._saved(PuzzleStore().save(puzzle).name)
        except FileError as error:
            self._screen.logic.say(told(error))

    # --- leaving -----------------------------------------------------------------------------------

    @property
    def _is_worth_it(self) -> bool:
        """Whether somebody answered something or a Match goes on: before that there is nothing to resume."""
        match = self._screen.match
        in_match = match is not None and bool(match.match.results)
        return in_match or self._screen.session.has_answered or self._screen.opening.resumed

    def ask_to_leave(self, leave: Callable[[], None]) -> None:
        """Ask what becomes of a running duel; ``leave`` is called unless the player stays."""
        screen, duel = self._screen, self._duel
        if screen.is_asking:
            return
        kept = duel is not None and duel.is_kept and self._is_worth_it
        dialog = leave_dialog(kept, screen.ending.on_left is not None, screen)

        def answered(choice: int) -> None:
            if choice == DISCARD and duel is not None:
                duel.drop()
                screen.ending.on_left = None  # nor does it become a line of a replay
            if choice != QDialog.DialogCode.Rejected:
                leave()

        screen.ask(dialog)
        dialog.finished.connect(answered)

    def close(self) -> None:
        """The table is left: the duel stays on the disk if it can be resumed."""
        self._screen.ending.close()
        duel = self._duel
        if duel is None:
            return
        if self._is_worth_it:
            duel.keep()
        else:
            duel.drop()

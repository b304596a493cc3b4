"""How a duel at the table ends: the result, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.controller import log_lines
from app.controller.live import DUEL, FROM_REPLAY, HAND_TEST, PUZZLE
from app.controller.session import DuelSession, RunningDuel
from app.controller.siding import SideDecking
from app.data.errors import FileError
from app.data.saved_duel import Journal
from app.gui.dialogs.turn import in_turn
from app.gui.i18n import told, tr
from app.gui.table.match_play import MatchPlay
from app.gui.table.opening import save_duel
from app.gui.table.result_dialog import NEXT_DUEL, REMATCH, STEP_BACK, WATCH, result_dialog
from app.gui.table.side_dialog import SideDialog
from app.gui.table.start import RecordedDuel, match_journal

if TYPE_CHECKING:
    from app.gui.table.duel_screen import DuelScreen


class Ending:
    """Shows the result of the duel on ``screen`` and does what is chosen then."""

    def __init__(self, screen: DuelScreen) -> None:
        self._screen = screen
        #: Called once with each duel that is left; may give the replay that it has been kept in.
        self.on_left: Callable[[RunningDuel], Path | None] | None = None
        self._given: RunningDuel | None = None
        #: The journal of the coming duel of a Match, until that begins.
        self._waiting: Journal | None = None
        #: The session whose duel is over, and the record that it was kept in by itself.
        self._kept: tuple[DuelSession, Path] | None = None

    def over(self) -> None:
        """The duel has ended: show how."""
        screen = self._screen
        duel, seat = screen.session.duel, screen.seat
        winner = duel.winner if duel.winner is not None else 2
        screen.logic.forget()
        screen.close_question()
        screen.decider.over()
        tone = "text" if winner == 2 else ("you" if winner == seat else "opponent")
        score, goes_on = "", False
        if screen.match is not None:
            screen.match.match.score(winner)
            score, goes_on = screen.match.score_words(), not screen.match.match.is_over
            screen.stage.scores = {player: screen.match.pips(player) for player in (0, 1)}
            screen.stage.names()
            if goes_on:
                self._keep_match(screen.match)
        screen.result = result_dialog(
            self._title(winner),
            log_lines.result_reason(duel.win_reason, winner, seat, screen.words),
            tone,
            screen,
            screen.stage.history,
            seat,
            score=score,
            goes_on=goes_on,
            can_reopen=screen.match is None and screen.bridge.can_reopen,
            again=self._again(),
        )
        screen.result.finished.connect(self._chosen)
        in_turn(screen, screen.result.open)
        screen.surrender_button.setEnabled(False)
        screen.refresh_back()
        self._keep_record()

    def _keep_match(self, match: MatchPlay) -> None:
        """Between two duels of a Match the coming one is on the disk, so that the Match is never lost."""
        duel, request = self._screen.session.duel, self._screen.request
        if isinstance(duel, RecordedDuel) and request is not None:
            self._waiting = match_journal(request, match.setup(), duel.names, match.to_plain())
            self._waiting.rest()

    def _begin_next(self) -> None:
        """The next duel begins, and is kept by itself from now on."""
        self._screen.rematch()
        if self._waiting is not None:
            self._waiting.remove()
            self._waiting = None

    def sides_first(self) -> bool:
        """Side decking again, if a Match is resumed between two duels; then the duel begins after it."""
        screen, match = self._screen, self._screen.match
        duel = screen.session.duel
        if match is None or not screen.opening.resumed or not isinstance(duel, RecordedDuel):
            return False
        if duel.responses or not match.match.results or not match.has_side:
            return False
        self._waiting = duel.journal
        self._next_duel(match)
        return True

    def _keep_record(self) -> None:
        """Every duel that is played to its end is kept; ended anew, it takes the place of the first end."""
        screen = self._screen
        duel, live = screen.session.duel, screen.live
        practice = live is not None and live.mode != DUEL
        if self.on_left is not None or practice or not isinstance(duel, RecordedDuel):
            return
        try:
            if self._kept is not None and self._kept[0] is screen.session:
                duel.save(self._kept[1])
            else:
                self._kept = screen.session, save_duel(duel)
        except FileError as error:
            screen.logic.say(told(error))

    @property
    def record_path(self) -> Path | None:
        """The record that the duel that is over was kept in."""
        kept = self._kept
        return kept[1] if kept is not None and kept[0] is self._screen.session else None

    @property
    def _mode(self) -> str:
        live = self._screen.live
        return live.mode if live is not None else DUEL

    def _again(self) -> str:
        """What beginning once more is called here; "" for a rematch."""
        live = self._screen.live
        if live is None:
            return ""
        if live.mode == HAND_TEST:
            return tr("Redraw")
        # Another duel with the same Decks is a rematch, also one that is played on both sides.
        return tr("Try again") if live.setup.position or live.mode == FROM_REPLAY else ""

    def _title(self, winner: int) -> str:
        if self._mode == PUZZLE and len(self._screen.session.humans) == 1:
            return tr("Solved") if winner == self._screen.seat else tr("Not solved")
        if winner == 2:
            return tr("Draw")
        names = self._screen.stage.players
        if names is not None:
            return tr("{name} wins").format(name=names[winner])
        return tr("You win") if winner == self._screen.seat else tr("You lose")

    def _chosen(self, choice: int) -> None:
        screen = self._screen
        if choice == NEXT_DUEL and screen.match is not None:
            self._next_duel(screen.match)
        elif choice == WATCH:
            self._watch()
        elif choice == STEP_BACK:
            screen.reopen()
        elif choice == REMATCH and screen.live is not None:
            screen.renew()
        elif choice == REMATCH and screen.request is not None:
            screen.match = MatchPlay(screen.request) if screen.match is not None else None
            screen.rematch()
        else:
            screen.finished.emit()

    def _next_duel(self, match: MatchPlay) -> None:
        """The next duel of the Match, after side decking."""
        screen = self._screen
        if not match.has_side:
            self._begin_next()
            return
        siding = SideDecking(match.match, screen.seat, screen.library.pool)
        dialog = SideDialog(siding, screen.library, screen.faces, screen.words, screen)
        dialog.card_pointed.connect(screen.inspect)
        dialog.accepted.connect(self._begin_next)
        screen.side_dialog = dialog
        in_turn(screen, dialog.open)

    def _watch(self) -> None:
        """Save the record (or the line of a replay) and ask for its replay."""
        screen = self._screen
        try:
            if self.on_left is not None:
                path = self.give()
            else:
                path = self.record_path or save_duel(screen.session.duel)
        except FileError as error:
            screen.logic.say(told(error))
            path = None
        if path is not None:
            screen.replay_wanted.emit(path)
        else:
            screen.finished.emit()

    def close(self) -> None:
        """The table is left: the coming duel of a Match can be resumed by any program."""
        if self._waiting is not None:
            self._waiting.close()

    def give(self) -> Path | None:
        """Hand the duel over to whoever keeps it, once; returns the replay it is in."""
        duel = self._screen.session.duel
        if self.on_left is None or self._given is duel or not self._screen.started:
            return None
        self._given = duel
        return self.on_left(duel)

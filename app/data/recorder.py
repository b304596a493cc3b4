"""Recording a running duel."""

from __future__ import annotations

from app.data.frames import FrameMaker
from app.data.record import Branch, Frame, Record
from app.data.replay_file import MAX_NAME
from app.data.scripts_version import scripts_version
from app.data.verify import VerifyReport, VerifyResult, begin, framed, verify
from app.data.version import app_version
from app.engine.carddata import CardPool
from app.engine.decisions import Decision, Response
from app.engine.duel import Duel
from app.engine.events import Event
from app.engine.view import PlayerView

#: Answers between two copies of the duel that it can be wound back to.
_CHECKPOINT_EVERY = 12


class Recorder:
    """Wraps a duel and can stand in its place; ask it for the record at any time.

    Whoever answers, surrenders or takes events must do it through the recorder. With ``frames`` it also
    keeps what both seats see after each answer, and copies of the duel to wind back to. A duel that has
    been played on already (from a position of another record) is recorded from there on: see
    :meth:`branch`.
    """

    def __init__(
        self, duel: Duel, names: tuple[str, str] = ("Player 1", "Player 2"), *, frames: bool = False
    ) -> None:
        self.duel = duel
        self.names = (_short(names[0]), _short(names[1]))
        #: Answers that had been given before the recording began.
        self.first = len(duel.responses)
        self._maker = FrameMaker() if frames else None
        self._events: list[tuple[int, Event]] = []
        self._taken = 0
        self._digests: list[tuple[int, str]] = []
        self._frames: list[Frame] = []
        self._checkpoints: list[tuple[int, Duel]] = []
        self._surrendered: int | None = None
        self._before: Recorder | None = None
        if frames:
            duel.decision  # noqa: B018  # asking starts the duel
            self._checkpoints.append((self.first, duel.clone()))
        self._mark()

    @property
    def pool(self) -> CardPool:
        """The cards of the duel."""
        return self.duel.pool

    @property
    def decision(self) -> Decision | None:
        """The open question of the duel."""
        return self.duel.decision

    @property
    def winner(self) -> int | None:
        """None while the duel runs, then 0, 1 or 2 (a draw)."""
        return self.duel.winner

    @property
    def win_reason(self) -> str:
        """Why the duel ended."""
        return self.duel.win_reason

    @property
    def responses(self) -> list[Response]:
        """The answers so far."""
        return self.duel.responses

    @property
    def digest(self) -> str:
        """Digest of the present state if it is an open one (or the end), else ""."""
        step = len(self.duel.responses)
        return self._digests[-1][1] if self._digests and self._digests[-1][0] == step else ""

    def view(self, player: int) -> PlayerView:
        """The duel as ``player`` may know it."""
        return self.duel.view(player)

    def respond(self, response: Response) -> None:
        """Answer the open decision; raises :class:`IllegalResponse` and records nothing then."""
        self.duel.respond(response)
        self._mark()

    def surrender(self, player: int) -> None:
        """``player`` (0 or 1) gives up."""
        if self.duel.winner is None:
            self.duel.surrender(player)
            self._surrendered = player
            self._mark()

    def take_events(self) -> list[Event]:
        """Events since the last call, with full information; they are in the record as well."""
        self._gather()
        taken = [event for _, event in self._events[self._taken :]]
        self._taken = len(self._events)
        return taken

    def record(self) -> Record:
        """The duel so far, as the record of a whole duel.

        What happened before the recording began is played again for it.
        """
        duel, before = self.duel, self._past()
        return Record(
            setup=duel.setup,
            responses=tuple(duel.responses),
            digests=tuple(sorted({**dict(before._digests), **dict(self._all_digests())}.items()))
            if before
            else self._all_digests(),
            events=(*(before._events if before else ()), *self._all_events()),
            names=self.names,
            winner=duel.winner,
            win_reason=duel.win_reason,
            turn=duel.turn,
            surrendered=self._surrendered,
            app_version=app_version(),
            scripts_version=scripts_version(duel.setup, duel.pool),
            frames=(*(before._frames[: self.first] if before else ()), *self._frames),
        )

    def _past(self) -> Recorder | None:
        """The recording of what came before this one began."""
        if self.first and self._before is None:
            duel = Duel(self.duel.setup, self.pool)
            duel.decision  # noqa: B018  # asking starts the duel
            before = Recorder(duel, self.names, frames=self._maker is not None)
            for response in self.duel.responses[: self.first]:
                before.respond(response)
            self._before = before
        return self._before

    def branch(self, parent: int, name: str) -> Branch:
        """The duel since the recording began, as a branch of line ``parent`` (see :class:`Branch`)."""
        duel = self.duel
        redeals = [item for item in duel.setup.redeals if item.step == self.first]
        return Branch(
            parent=parent,
            step=self.first,
            name=name,
            responses=tuple(duel.responses[self.first :]),
            digests=self._all_digests(),
            events=tuple(item for item in self._all_events() if item[0] > self.first),
            frames=tuple(self._frames),
            names=self.names,
            winner=duel.winner,
            win_reason=duel.win_reason,
            turn=duel.turn,
            surrendered=self._surrendered,
            redeal=redeals[-1][1:] if redeals else None,
        )

    def wound_back(self, step: int) -> Recorder:
        """A recorder of the same duel as it was after ``step`` answers; this one is not to be used again.

        All its events count as not yet taken.
        """
        if not self.first <= step <= len(self.duel.responses):
            raise LookupError(f"The recording has no step {step}.")
        copies = [copy for copy in self._checkpoints if copy[0] <= step]
        if not copies:
            raise LookupError("The recording keeps no copies to wind back to.")
        start, copy = copies[-1]
        duel = copy.clone()
        duel.keep_quiet()
        for response in self.duel.responses[start:step]:
            duel.respond(response)
        duel.keep_quiet(False)
        duel.decision  # noqa: B018  # asking starts the duel
        duel.take_events()
        twin = Recorder.__new__(Recorder)
        twin.duel, twin.names, twin.first = duel, self.names, self.first
        twin._maker, twin._surrendered, twin._taken = self._maker, None, 0
        twin._checkpoints, twin._before = copies, self._before
        twin._events = [item for item in self._events if item[0] <= step]
        if self._surrendered is not None and step == len(self.duel.responses):
            # A surrender ends a duel without an answer; what it did is no part of the step.
            twin._events = self._events[: self._before_end]
        twin._digests = [item for item in self._digests if item[0] < step]
        twin._frames = self._frames[: step - self.first]
        twin._mark()
        return twin

    #: Number of events before a surrender.
    _before_end = 0

    def _gather(self) -> None:
        step = len(self.duel.responses)
        self._events += [(step, event) for event in self.duel.take_events()]

    def _all_events(self) -> tuple[tuple[int, Event], ...]:
        self._gather()
        return tuple(self._events)

    def _all_digests(self) -> tuple[tuple[int, str], ...]:
        digests = dict(self._digests)
        digests[len(self.duel.responses)] = self.duel.digest()
        return tuple(sorted(digests.items()))

    def _mark(self) -> None:
        """Keep what there is to keep after an answer: events, frame, and digest of an open game state."""
        duel = self.duel
        over = duel.decision is None  # asking also starts a new duel
        if self._surrendered is not None:
            self._before_end = len(self._events)
        self._gather()
        step = len(duel.responses)
        if self._maker is not None:
            # A surrender adds no answer: the frame of its step is that of the end.
            del self._frames[step - self.first :]
            self._frames.append(self._maker.frame(duel))
        if not (over or duel.is_open):
            return
        if self._digests and self._digests[-1][0] == step:
            self._digests.pop()
        self._digests.append((step, duel.digest()))
        if self._maker is not None and not over:
            if step - self._checkpoints[-1][0] >= _CHECKPOINT_EVERY:
                self._checkpoints.append((step, duel.clone()))


def _short(name: str) -> str:
    return " ".join(name.split())[:MAX_NAME] or "Player"


__all__ = ["Recorder", "VerifyReport", "VerifyResult", "begin", "framed", "verify"]

"""Recording a running duel and proving that a record plays out the same."""

from __future__ import annotations

from dataclasses import dataclass

from app.data.replay_file import MAX_NAME, Record
from app.data.version import app_version
from app.engine.carddata import CardPool
from app.engine.decisions import Decision, Response
from app.engine.duel import Duel
from app.engine.errors import EngineError, IllegalResponse
from app.engine.events import Event
from app.engine.view import PlayerView


class Recorder:
    """Wraps a duel from its start and can stand in its place; ask it for the record at any time.

    Whoever answers, surrenders or takes events must do it through the recorder.
    """

    def __init__(self, duel: Duel, names: tuple[str, str] = ("Player 1", "Player 2")) -> None:
        self.duel = duel
        self.names = (_short(names[0]), _short(names[1]))
        self._events: list[tuple[int, Event]] = []
        self._digests: list[tuple[int, str]] = []
        self._surrendered: int | None = None
        self._mark()

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

    def view(self, player: int) -> PlayerView:
        """The duel as ``player`` may know it."""
        return self.duel.view(player)

    def respond(self, response: Response) -> None:
        """Answer the open decision; raises :class:`IllegalResponse` and records nothing then."""
        self.duel.respond(response)
        self._mark()

    def surrender(self, player: int) -> None:
        """``player`` (0 or 1) gives up."""
        self.duel.surrender(player)
        self._surrendered = player
        self._mark()

    def take_events(self) -> list[Event]:
        """Events since the last call, with full information; they go into the record as well."""
        taken = self.duel.take_events()
        step = len(self.duel.responses)
        self._events += [(step, event) for event in taken]
        return taken

    def record(self) -> Record:
        """The duel so far."""
        self.take_events()
        duel = self.duel
        digests = dict(self._digests)
        digests[len(duel.responses)] = duel.digest()
        return Record(
            setup=duel.setup,
            responses=tuple(duel.responses),
            digests=tuple(sorted(digests.items())),
            events=tuple(self._events),
            names=self.names,
            winner=duel.winner,
            win_reason=duel.win_reason,
            turn=duel.turn,
            surrendered=self._surrendered,
            app_version=app_version(),
        )

    def _mark(self) -> None:
        """Keep the digest of an open game state, or of the end."""
        over = self.duel.decision is None  # asking also starts a new duel
        if not (over or self.duel.is_open):
            return
        step, digest = len(self.duel.responses), self.duel.digest()
        if self._digests and self._digests[-1][0] == step:
            self._digests.pop()  # a surrender adds no response
        self._digests.append((step, digest))


def _short(name: str) -> str:
    return " ".join(name.split())[:MAX_NAME] or "Player"


@dataclass(frozen=True, slots=True)
class VerifyResult:
    """``steps`` responses were played again. ``message`` is a sentence, ``first_difference`` a step."""

    ok: bool
    steps: int
    message: str
    first_difference: int | None = None


def verify(record: Record, pool: CardPool) -> VerifyResult:
    """Play ``record`` again and compare the digest of every step that has one, and the result."""
    try:
        duel = Duel(record.setup, pool)
        duel.decision  # noqa: B018  # asking starts the duel
    except EngineError as error:
        return VerifyResult(False, 0, f"The duel cannot be set up: {error}", 0)
    digests = dict(record.digests)
    total = len(record.responses)
    for step in range(total + 1):
        if step:
            duel.take_events()
            refusal = _refusal(duel, record.responses[step - 1])
            if refusal:
                return VerifyResult(False, step - 1, f"Step {step} of {total}: {refusal}", step)
        if step == total and record.surrendered is not None and duel.winner is None:
            duel.surrender(record.surrendered)
        if step in digests and duel.digest() != digests[step]:
            message = f"the digest is {duel.digest()}, but the record has {digests[step]}."
            return VerifyResult(False, step, f"Step {step} of {total}: {message}", step)
    if (duel.winner, duel.win_reason) != (record.winner, record.win_reason):
        message = f"The duel ends with {_result(duel.winner, duel.win_reason)}"
        message += f", but the record says {_result(record.winner, record.win_reason)}."
        return VerifyResult(False, total, message, total)
    return VerifyResult(True, total, f"All {total} steps and {len(digests)} digests are the same.")


def _refusal(duel: Duel, response: Response) -> str:
    if duel.decision is None:
        return "the duel is already over, but the record goes on."
    try:
        duel.respond(response)
    except IllegalResponse as error:
        return f"the recorded answer is refused: {error}"
    return ""


def _result(winner: int | None, reason: str) -> str:
    if winner is None:
        return "no result"
    return f"a draw ({reason})" if winner == 2 else f"player {winner} winning ({reason})"

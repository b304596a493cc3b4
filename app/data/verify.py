"""Playing a record again: whether it comes out the same, and from which step and why not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.data.differences import differences
from app.data.errors import RecordError
from app.data.frames import FrameMaker
from app.data.record import Frame, Record
from app.data.renumbered import load_renumbered, with_present_numbers
from app.data.scripts_version import same_scripts, scripts_version
from app.engine.carddata import CardPool
from app.engine.duel import Duel
from app.engine.errors import EngineError

SAME, SETUP, REFUSED, OVER, DIFFERENT, RESULT = "same", "setup", "refused", "over", "different", "result"
_LOST = "the answer is lost, because the file was damaged."


@dataclass(frozen=True, slots=True)
class VerifyReport:
    """What came of playing a record again. ``steps`` answers were the same.

    ``message`` is a sentence with the reason; ``first_difference`` the step from which it differs.
    ``kind`` is "same", "setup" (the duel cannot begin), "refused" (an answer is not legal), "over" (the
    duel ends sooner), "different" (another position) or "result". ``details`` are sentences on what is
    different in the position, ``scripts_changed`` whether the scripts of its cards are others now (None:
    unknown).
    """

    ok: bool
    steps: int
    message: str
    first_difference: int | None = None
    kind: str = SAME
    turn: int = 0
    details: tuple[str, ...] = ()
    scripts_changed: bool | None = None


VerifyResult = VerifyReport


def begin(record: Record, pool: CardPool) -> Duel:
    """The duel of ``record`` at its first question; raises :class:`RecordError` if it cannot begin.

    Cards that got another passcode since are taken by their present one.
    """
    setup, _ = with_present_numbers(record.setup, pool, load_renumbered())
    try:
        duel = Duel(setup, pool)
        duel.decision  # noqa: B018  # asking starts the duel
    except EngineError as error:
        raise RecordError(f"The duel cannot be set up: {error}") from None
    return duel


def play_on(duel: Duel, record: Record) -> None:
    """Give ``duel`` the next answer of ``record``, or the surrender after the last one.

    Raises :class:`RecordError` with one sentence if it is not accepted.
    """
    step = len(duel.responses)
    if step < record.steps:
        if duel.decision is None:
            raise RecordError(f"Step {step + 1}: the duel is already over, but the record goes on.")
        if record.lost(step + 1):
            raise RecordError(f"Step {step + 1}: {_LOST}")
        try:
            duel.respond(record.responses[step])
        except EngineError as error:
            raise RecordError(f"Step {step + 1}: the recorded answer is refused: {error}") from None
    at_end = len(duel.responses) == record.steps
    if at_end and record.surrendered is not None and duel.winner is None:
        duel.surrender(record.surrendered)


def verify(record: Record, pool: CardPool) -> VerifyReport:
    """Play ``record`` again and compare the digest of every step that has one, and the result."""
    setup, renumbered = with_present_numbers(record.setup, pool, load_renumbered())
    now = scripts_version(setup, pool)
    same = same_scripts(record.scripts_version, now)
    changed = None if same is None else not same
    if renumbered:
        # Passcodes are part of the digests and of what was seen, so only answers and result are compared.
        record = replace(record, setup=setup, digests=(), frames=())
    report = _played_again(record, pool)
    if renumbered:
        numbers = ", ".join(f"{old} is now {new}" for old, new in renumbered)
        report = replace(report, message=f"{report.message} Cards have other numbers now ({numbers}).")
    if not report.ok and changed:
        report = replace(report, message=f"{report.message} Scripts of its cards have changed since.")
    return replace(report, scripts_changed=changed)


def _played_again(record: Record, pool: CardPool) -> VerifyReport:
    try:
        duel = Duel(record.setup, pool)
        duel.decision  # noqa: B018  # asking starts the duel
    except EngineError as error:
        return VerifyReport(False, 0, f"The duel cannot be set up: {error}", 0, SETUP)
    digests = dict(record.digests)
    total = record.steps
    for step in range(total + 1):
        if step:
            duel.take_events()
            if duel.decision is None:
                words = "the duel is already over, but the record goes on."
                return VerifyReport(False, step - 1, _at(step, total, words), step, OVER, duel.turn)
            if record.lost(step):
                return VerifyReport(False, step - 1, _at(step, total, _LOST), step, REFUSED, duel.turn)
            try:
                duel.respond(record.responses[step - 1])
            except EngineError as error:
                words = f"the recorded answer is refused: {error}"
                return VerifyReport(False, step - 1, _at(step, total, words), step, REFUSED, duel.turn)
        if step == total and record.surrendered is not None and duel.winner is None:
            duel.surrender(record.surrendered)
        if step in digests and duel.digest() != digests[step]:
            return _different(record, pool, duel, step, digests[step])
    if (duel.winner, duel.win_reason) != (record.winner, record.win_reason):
        message = f"The duel ends with {_result(duel.winner, duel.win_reason)}"
        message += f", but the record says {_result(record.winner, record.win_reason)}."
        return VerifyReport(False, total, message, total, RESULT, duel.turn)
    return VerifyReport(True, total, f"All {total} steps and {len(digests)} digests are the same.")


def _different(record: Record, pool: CardPool, duel: Duel, step: int, digest: str) -> VerifyReport:
    """The report on the first digest that differs; the frames tell since when, and what it is."""
    before = max((n for n, _ in record.digests if n < step), default=-1)
    found: tuple[str, ...] = ()
    if record.frames:
        again = Duel(record.setup, pool)
        again.decision  # noqa: B018  # asking starts the duel
        for n in range(step + 1):
            if n:
                again.respond(record.responses[n - 1])
            if n > before and n < len(record.frames):
                frame = (again.view(0), again.view(1))
                found = differences(record.frames[n], frame, record.names, pool)
                if found:
                    step = n
                    break
    what = found[0] if found else f"the digest is {duel.digest()}, but the record has {digest}."
    message = _at(step, record.steps, what)
    return VerifyReport(False, step, message, step, DIFFERENT, duel.turn, found)


def framed(record: Record, pool: CardPool) -> tuple[Record, str]:
    """``record`` with frames made by playing it again, and a sentence if that does not come out the same.

    Then the frames go as far as the last digest that agrees; none at all if not even the first does.
    """
    digests = dict(record.digests)
    maker, frames = FrameMaker(), list[Frame]()
    good, problem = 0, ""
    try:
        duel = begin(record, pool)
        duel.keep_quiet()
        for step in range(record.steps + 1):
            if step or not record.steps:
                play_on(duel, record)
            if step in digests:
                if duel.digest() != digests[step]:
                    raise RecordError(f"Step {step} of {record.steps}: the duel differs from the record.")
                good = step + 1
            frames.append(maker.frame(duel))
    except RecordError as error:
        frames, problem = frames[:good], str(error)
    return replace(record, frames=tuple(frames)), problem


def _at(step: int, total: int, words: str) -> str:
    return f"Step {step} of {total}: {words}"


def _result(winner: int | None, reason: str) -> str:
    if winner is None:
        return "no result"
    return f"a draw ({reason})" if winner == 2 else f"player {winner} winning ({reason})"

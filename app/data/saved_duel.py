"""The journal of a duel that is not over: after each answer everything needed to go on is on the disk.

One file a duel in the ``unfinished`` folder, one line an entry: JSON, a space and the CRC-32 of the JSON
in 8 hex digits. The first line is the set-up, each other one an answer or a step back. A line that was
cut off when the program was killed is left out; every line before it counts.

Whoever plays a duel holds the lock of its journal, so that no other running program takes it up, too.
"""

from __future__ import annotations

import json
import os
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, cast

from app.data import atomic, paths
from app.data.errors import FileError, Phrase
from app.data.file_lock import FileLock, LockHeld, is_held
from app.data.plain import from_plain, to_plain
from app.data.record_values import known_setup
from app.data.recorder import Recorder
from app.data.version import app_version
from app.engine.carddata import CardPool
from app.engine.decisions import Response
from app.engine.duel import Duel, Setup
from app.engine.errors import EngineError

ENDING: Final = ".unfinished"
FORMAT: Final = 1
MAX_FILE_BYTES: Final = 8 << 20
_MOST_LISTED: Final = 50

Plain = dict[str, Any]
"""A JSON object of the front end's own, kept as it is."""


def unfinished_dir() -> Path:
    """Where the journals lie."""
    return paths.user_dir() / "unfinished"


class Journal:
    """Writes one duel's journal. A disk that refuses ends it silently; ``problem`` then says why.

    ``request`` is whatever the front end needs to set the table again, as JSON values. ``responses`` are
    the answers given already; the recording of the duel begins after ``first`` of them (default: all).
    """

    def __init__(
        self,
        setup: Setup,
        names: tuple[str, str],
        request: Plain,
        responses: Sequence[Response] = (),
        first: int | None = None,
        folder: Path | None = None,
    ) -> None:
        self.problem = ""
        self.path = _free_path(folder or unfinished_dir())
        self._lock: FileLock | None = None
        self._writing = False
        head = {
            "ketto": "unfinished",
            "format": FORMAT,
            "app_version": app_version(),
            "setup": to_plain(setup),
            "names": list(names),
            "request": request,
            "first": len(responses) if first is None else first,
            "responses": to_plain(tuple(responses)),
        }
        self._begin(head)

    def _begin(self, head: Plain) -> None:
        self._head = head
        try:
            if self._lock is None:
                self._lock = lock_journal(self.path)
            # Whole or not at all: a journal without its set-up would be of no use.
            atomic.write_text(self.path, _line(head))
            self._writing = True
        except FileError as error:
            self._give_up(str(error))

    def revive(self, responses: Sequence[Response]) -> None:
        """The end of the duel is taken back: keep it again, with all answers there were."""
        if not self.problem:
            self._begin({**self._head, "responses": to_plain(tuple(responses))})

    @classmethod
    def going_on(cls, saved: Unfinished, lock: FileLock | None = None) -> Journal:
        """The journal of a resumed duel, to be continued; answers it could not resume are cut off.

        ``lock``: that of the journal, if it is held already.
        """
        journal = cls.__new__(cls)
        journal.problem, journal.path, journal._lock, journal._writing = "", saved.path, lock, False
        journal._head = _entries_of(saved)[0]
        try:
            if lock is None:
                journal._lock = lock_journal(saved.path)
            atomic.write_text(saved.path, "".join(_line(entry) for entry in _entries_of(saved)))
            journal._writing = True
        except FileError as error:
            journal._give_up(str(error))
        return journal

    def answered(self, response: Response, digest: str = "", turn: int = 0) -> None:
        """Note an answer; ``digest`` is that of the state after it, where there is one."""
        self._write(["a", list(response), digest, turn])

    def wound_back(self, step: int) -> None:
        """Note that only the first ``step`` answers count from now on."""
        self._write(["b", step])

    def rest(self) -> None:
        """Note that the table was left, but keep the duel for this program."""
        self._write(["l"])
        self._writing = False

    def leave(self) -> None:
        """The player leaves the table: stop writing. The duel can be resumed, but nothing was lost."""
        self._write(["l"])
        self.close()

    def close(self) -> None:
        """Stop writing, as when the program is killed."""
        self._writing = False
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def remove(self) -> None:
        """The duel is over: nothing is left to resume."""
        self._writing = False
        with suppress(OSError):  # one that cannot be deleted now stays
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.remove()
            self._lock = None

    def _write(self, entry: list[Any]) -> None:
        if not self._writing:
            return
        try:
            # Opened for each answer: then the system has it, whatever becomes of this program.
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(_line(entry))
        except OSError as error:
            self._give_up(atomic.reason_of(error))

    def _give_up(self, reason: str) -> None:
        self.problem = f"The running duel cannot be kept on the disk ({reason.rstrip('.')})."
        self.close()


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A duel that can be resumed. ``digests`` are (step, digest) pairs; ``saved_at`` seconds since 1970."""

    path: Path
    setup: Setup | None
    names: tuple[str, str]
    request: Plain
    responses: tuple[Response, ...]
    digests: tuple[tuple[int, str], ...] = ()
    #: Answers that led up to where the recording began (a duel taken up from a replay).
    first: int = 0
    turn: int = 0
    saved_at: float = 0.0
    app_version: str = ""
    #: Answers that were taken back and follow ``responses``, their digests, and how many answers there are
    #: after each step forward, the nearest first.
    undone: tuple[Response, ...] = ()
    undone_digests: tuple[tuple[int, str], ...] = ()
    forward: tuple[int, ...] = ()
    #: The player left it on purpose; else the program ended in the middle of it.
    left: bool = False
    #: It is being played right now, by this program or another one.
    running: bool = False
    #: A sentence for a journal that cannot be used; then everything else is empty.
    problem: str = ""


@dataclass(slots=True)
class _Reading:
    """``answers`` and ``digests`` also hold what was taken back: the first ``count`` answers count.

    ``forward``: how many counted before each step back that can be undone, the nearest last.
    """

    answers: list[Response]
    turns: list[int]
    count: int
    digests: dict[int, str] = field(default_factory=dict)
    forward: list[int] = field(default_factory=list)
    left: bool = False

    def take(self, entry: Any) -> None:
        """One line after the first; raises ValueError."""
        match entry:
            case ["a", list() as response, str() as digest, int() as turn]:
                self._answer(from_plain(cast(Any, tuple[int, ...]), response), digest, turn)
            case ["b", int() as step] if 0 <= step <= self.count:
                if step < self.count:
                    self.forward.append(self.count)
                self.count = step
            case ["l"]:
                self.left = True
                return
            case _:
                raise ValueError("an entry is unknown")
        self.left = False

    def _answer(self, response: Response, digest: str, turn: int) -> None:
        if self.count == len(self.answers) or self.answers[self.count] != response:
            # Something else than before: what was taken back is gone for good.
            del self.answers[self.count :], self.turns[self.count :]
            self.digests = {n: known for n, known in self.digests.items() if n <= self.count}
            self.forward.clear()
            self.answers.append(response)
            self.turns.append(turn)
        self.count += 1
        if digest:
            self.digests[self.count] = digest
        while self.forward and self.forward[-1] <= self.count:
            self.forward.pop()


def read_journal(path: Path) -> Unfinished:
    """The duel of a journal as far as its lines are whole; raises :class:`FileError` with one sentence."""
    lines = atomic.read_bytes(path, MAX_FILE_BYTES, "duel").split(b"\n")
    try:
        head = _entry(lines[0])
        if not isinstance(head, dict) or head.get("ketto") != "unfinished":
            raise ValueError("it is no journal")
        if head.get("format") != FORMAT:
            raise ValueError("it was saved by another version of Ketto")
        setup = known_setup(from_plain(Setup, head.get("setup")))
        names = from_plain(cast(Any, tuple[str, str]), head.get("names"))
        first = from_plain(cast(Any, tuple[tuple[int, ...], ...]), head.get("responses"))
        start = from_plain(int, head.get("first"))
        if not 0 <= start <= len(first):
            raise ValueError("it begins after its end")
        request = head.get("request")
        if not isinstance(request, dict):
            raise ValueError("the request is missing")
    except ValueError as error:
        raise FileError(
            "{path} cannot be resumed ({error}); delete it, or keep it for a report of the fault.",
            path=path,
            error=str(error),
        ) from None
    reading = _Reading(list(first), [0] * len(first), len(first))
    for line in lines[1:]:
        try:
            reading.take(_entry(line))
        except ValueError:
            break  # cut off in the middle; nothing after it can count
    count, digests = reading.count, sorted(reading.digests.items())
    try:
        saved_at = path.stat().st_mtime
    except OSError:
        saved_at = 0.0
    return Unfinished(
        path=path,
        setup=setup,
        names=names,
        request=request,
        responses=tuple(reading.answers[:count]),
        digests=tuple(item for item in digests if item[0] <= count),
        first=min(start, count),
        turn=reading.turns[count - 1] if count else 0,
        saved_at=saved_at,
        app_version=str(head.get("app_version", "")),
        undone=tuple(reading.answers[count:]) if reading.forward else (),
        undone_digests=tuple(item for item in digests if item[0] > count) if reading.forward else (),
        forward=tuple(reversed(reading.forward)),
        left=reading.left,
    )


def list_unfinished(folder: Path | None = None) -> list[Unfinished]:
    """The duels that are not over, the newest first. Never fails: one that cannot go on has a ``problem``.

    One that is being played is ``running``, and not to be resumed.
    """
    folder = folder or unfinished_dir()
    try:
        files = [path for path in folder.iterdir() if path.suffix == ENDING and path.is_file()]
    except OSError:
        return []
    found = []
    for path in sorted(files, reverse=True)[:_MOST_LISTED]:
        try:
            found.append(replace(read_journal(path), running=is_held(path)))
        except FileError as error:
            found.append(Unfinished(path, None, ("?", "?"), {}, (), problem=error.phrase))
    return sorted(found, key=lambda saved: -saved.saved_at)


def resume(
    saved: Unfinished, pool: CardPool, before: Callable[[Duel], None] = lambda duel: None
) -> tuple[Recorder, Unfinished, str]:
    """The duel of ``saved`` at its last answer, recorded as if it had never been left.

    Also returns what of ``saved`` counts, and a sentence ("" if all is as it was): where the rules or card
    scripts have changed since, the duel stands at the last question that is certainly the same. ``before``
    is shown the duel before each answer, so that whoever plays can remember how it came here. Raises
    :class:`FileError` if the duel cannot begin at all.
    """
    if saved.setup is None or saved.problem:
        raise FileError(saved.problem or Phrase("{path} holds no duel.", path=saved.path))
    try:
        recorder, good = _replayed(saved.setup, saved, pool, before)
        gone = len(saved.responses) - good
        if not gone:
            return recorder, saved, ""
        cut = replace(
            saved,
            responses=saved.responses[:good],
            digests=tuple(item for item in saved.digests if item[0] <= good),
            first=min(saved.first, good),
            undone=(),
            undone_digests=(),
            forward=(),
        )
        recorder, _ = _replayed(saved.setup, cut, pool, before)
    except EngineError as error:
        raise FileError("{name} cannot be resumed: {error}", name=saved.path.name, error=str(error)) from None
    sentence = Phrase(
        "The rules or cards have changed since, so the last {count} answers do not count any more.",
        count=gone,
    )
    return recorder, cut, sentence


def _replayed(
    setup: Setup, saved: Unfinished, pool: CardPool, before: Callable[[Duel], None]
) -> tuple[Recorder, int]:
    """The duel with the answers given; and how many of them certainly lead to the same position."""
    duel = Duel(setup, pool)
    duel.decision  # noqa: B018  # asking starts the duel
    recorder: Recorder | None = None
    digests, good = dict(saved.digests), 0
    for step in range(len(saved.responses) + 1):
        if recorder is None and step == saved.first:
            if step:
                duel.take_events()  # what happened before is not part of the recording
            recorder = Recorder(duel, saved.names, frames=True)
        if step == len(saved.responses):
            break
        if duel.decision is None:
            return recorder or Recorder(duel, saved.names, frames=True), good
        before(duel)
        try:
            (recorder or duel).respond(saved.responses[step])
        except EngineError:
            return recorder or Recorder(duel, saved.names, frames=True), good
        if step + 1 in digests:
            if duel.digest() != digests[step + 1]:
                return recorder or Recorder(duel, saved.names, frames=True), good
            good = step + 1
    assert recorder is not None
    return recorder, len(saved.responses)


def lock_journal(path: Path) -> FileLock:
    """The lock of a journal; raises :class:`FileError` with one sentence if the duel is being played."""
    with suppress(OSError):  # the writing of the journal will tell
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return FileLock(path)
    except LockHeld:
        raise FileError(
            "The duel {name} is being played in another window of Ketto; go on with it there.", name=path.stem
        ) from None


def discard(path: Path) -> None:
    """Delete a journal; one that cannot be deleted now, or whose duel is being played, stays."""
    try:
        lock = lock_journal(path)
    except FileError:
        return
    with suppress(OSError):
        path.unlink(missing_ok=True)
    lock.remove()


def _entries_of(saved: Unfinished) -> list[Any]:
    digests = dict((*saved.digests, *saved.undone_digests))
    head = {
        "ketto": "unfinished",
        "format": FORMAT,
        "app_version": app_version(),
        "setup": to_plain(saved.setup),
        "names": list(saved.names),
        "request": saved.request,
        "first": saved.first,
        "responses": to_plain(saved.responses[: saved.first]),
    }
    answers = [
        ["a", list(response), digests.get(n, ""), saved.turn]
        for n, response in enumerate((*saved.responses, *saved.undone), 1)
        if n > saved.first
    ]
    # Back the way it was come: from the farthest step to the nearest, and to where the duel stands.
    back = [["b", step] for step in (*reversed(saved.forward[:-1]), len(saved.responses))]
    return [head, *answers, *(back if saved.forward else ())]


def _free_path(folder: Path) -> Path:
    stamp = time.strftime("%Y-%m-%d_%H-%M-%S")
    path = folder / f"{stamp}_{os.getpid()}{ENDING}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stamp}_{os.getpid()}_{number}{ENDING}"
    return path


def _line(entry: Any) -> str:
    text = json.dumps(entry, ensure_ascii=True, separators=(",", ":"))
    return f"{text} {zlib.crc32(text.encode()):08x}\n"


def _entry(line: bytes) -> Any:
    text, _, checksum = line.rpartition(b" ")
    if f"{zlib.crc32(text):08x}".encode() != checksum:
        raise ValueError("a line is damaged")
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("a line is damaged") from None

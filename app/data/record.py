"""What a duel record holds, as plain values; ``replay_file`` writes and reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.engine.decisions import Response
from app.engine.duel import Setup
from app.engine.events import Event
from app.engine.view import PlayerView

MAIN_LINE: Final = -1
"""Parent of a branch that leaves the main line."""

Frame = tuple[PlayerView, PlayerView]
"""What seat 0 and seat 1 saw at one step. Unchanged parts are shared between frames."""

Digests = tuple[tuple[int, str], ...]
StepEvents = tuple[tuple[int, Event], ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A reader's remark on the position after ``step`` answers; ``line`` is -1 for the main line."""

    step: int
    text: str
    line: int = MAIN_LINE


@dataclass(frozen=True, slots=True)
class Branch:
    """Another way the duel went on from ``step`` answers of line ``parent`` (-1: the main line).

    ``responses`` are only those after ``step``; the steps of ``digests`` and ``events`` count from the
    start of the duel. ``frames`` hold the positions from ``step`` on (one more than ``responses``).
    """

    parent: int
    step: int
    name: str
    responses: tuple[Response, ...]
    digests: Digests = ()
    events: StepEvents = ()
    frames: tuple[Frame, ...] = ()
    names: tuple[str, str] = ("Player 1", "Player 2")
    winner: int | None = None
    win_reason: str = ""
    turn: int = 0
    surrendered: int | None = None
    #: (seat, seed): what ``seat`` could not know was dealt anew at ``step``.
    redeal: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A whole duel: enough to watch it without the rules, to play it again and to prove that it is the same.

    A step is a number of answers given; step 0 is the first question. ``digests`` are (step, digest)
    pairs: the state at every open game state and at the end. ``events`` are (step, event) pairs with
    full information: what led to that step. ``frames`` hold what both seats saw at each step, from
    step 0 on; empty for a record that has none. ``winner`` is 0, 1, 2 (a draw) or None for a duel that
    was not finished.
    """

    setup: Setup
    responses: tuple[Response, ...]
    digests: Digests
    events: StepEvents = ()
    names: tuple[str, str] = ("Player 1", "Player 2")
    winner: int | None = None
    win_reason: str = ""
    turn: int = 0
    #: Who gave up after the last response: 0, 1 or None.
    surrendered: int | None = None
    app_version: str = ""
    scripts_version: str = ""
    frames: tuple[Frame, ...] = ()
    notes: tuple[Note, ...] = ()
    branches: tuple[Branch, ...] = ()
    #: When the duel was recorded: seconds since 1970 (UTC), 0 for unknown.
    saved_at: int = 0
    #: (first, last) steps that a damaged file has lost: their events and digests, and the answers that led
    #: to them, for which an empty one stands; the frame before is there in the place of theirs.
    gaps: tuple[tuple[int, int], ...] = ()

    @property
    def final_digest(self) -> str:
        """Digest of the last state, or "" for an empty record."""
        return self.digests[-1][1] if self.digests else ""

    @property
    def steps(self) -> int:
        """Number of the last step."""
        return len(self.responses)

    def lost(self, step: int) -> bool:
        """Whether the answer that led to ``step`` is lost."""
        return any(first <= step <= last for first, last in self.gaps)


@dataclass(frozen=True, slots=True)
class Outline:
    """What a list says of a record: all but the duel itself. ``notes`` and ``branches`` are counts."""

    setup: Setup
    names: tuple[str, str]
    winner: int | None
    win_reason: str
    turn: int
    steps: int
    saved_at: int
    notes: int
    branches: int

"""Seeking in a duel record: any step, forward and backward, without running the rules.

A step is a number of answers given. What both seats saw is in the record, so that showing a step is a
look-up. Only :meth:`ReplayPlayer.position` (a live duel to play on) and :meth:`ReplayPlayer.verify` run
the engine.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from app.controller.replay_reveal import revealed
from app.controller.replay_search import Moment, moments
from app.controller.words import Words
from app.data.errors import RecordError
from app.data.record import MAIN_LINE, Note, Record
from app.data.verify import VerifyReport, begin, framed, play_on, verify
from app.engine import events as e
from app.engine.carddata import CardPool
from app.engine.duel import Duel, Redeal
from app.engine.events import Event
from app.engine.view import PlayerView

MARK_KINDS: Final = ("summon", "damage", "chain", "turn", "note", "win")
#: Steps between two copies of the duel that a position is played on from.
_CHECKPOINT_EVERY: Final = 16
_MAX_NOTE: Final = 2000


@dataclass(frozen=True, slots=True)
class Mark:
    """Something worth a sign on the timeline. ``player`` did or suffered it (2: nobody).

    ``value`` is the damage in points, the turn's number, the SUMMON_TYPE code or the passcode of the card
    that was activated; ``text`` is that of a note.
    """

    step: int
    kind: str
    player: int = 2
    value: int = 0
    text: str = ""


class ReplayPlayer:
    """Shows any step of ``record``.

    A record without frames (an older one) needs ``pool``: its frames are then made by playing it again,
    as far as that comes out the same. Raises :class:`RecordError` where there is nothing to show.
    """

    def __init__(self, record: Record, pool: CardPool | None = None) -> None:
        #: A sentence if not all of the record can be shown, else "".
        self.problem = ""
        if not record.frames and pool is not None:
            record, self.problem = framed(record, pool)
        if not record.frames:
            raise RecordError("The record holds no positions to show; play it again with the cards it uses.")
        self.record = record
        #: Number of the last step; 0 is the first question.
        self.steps = len(record.frames) - 1
        self._events: list[list[Event]] = [[] for _ in range(self.steps + 1)]
        for step, event in record.events:
            if step <= self.steps:
                self._events[step].append(event)
        self._turns = [frame[0].turn for frame in record.frames]
        #: The first step of each turn.
        self._turn_steps = [n for n, turn in enumerate(self._turns) if n == 0 or turn != self._turns[n - 1]]
        self._checkpoints: dict[int, Duel] = {}
        self._pool: CardPool | None = None

    # --- looking ---------------------------------------------------------------------------------

    def turn_of(self, step: int) -> int:
        """The number of the turn at ``step``."""
        return self._turns[self._at(step)]

    def phase_of(self, step: int) -> int:
        """The PHASE code at ``step``."""
        return self.record.frames[self._at(step)][0].phase

    def view(self, step: int, seat: int, reveal: bool = False) -> PlayerView:
        """What ``seat`` (0 or 1) saw at ``step``; with ``reveal`` also both hands and all Set cards."""
        frame = self.record.frames[self._at(step)]
        return revealed(frame[seat], frame[1 - seat]) if reveal else frame[seat]

    def events(self, step: int, seat: int, reveal: bool = False) -> list[Event]:
        """What led to ``step`` as ``seat`` may know it; with ``reveal`` with full information."""
        events = self._events[self._at(step)]
        return list(events) if reveal else [event.seen_by(seat) for event in events]

    def events_until(self, step: int, seat: int, reveal: bool = False) -> list[Event]:
        """All that happened up to and including ``step`` (for a log that starts in the middle)."""
        return [event for n in range(self._at(step) + 1) for event in self.events(n, seat, reveal)]

    def lp(self, step: int) -> tuple[int, int]:
        """LP of both players at ``step``."""
        sides = self.record.frames[self._at(step)][0].sides
        return sides[0].lp, sides[1].lp

    def _at(self, step: int) -> int:
        return min(max(step, 0), self.steps)

    # --- moving along ------------------------------------------------------------------------------

    def next_turn(self, step: int) -> int:
        """The first step of the next turn, the last step if there is none."""
        return next((start for start in self._turn_steps if start > step), self.steps)

    def previous_turn(self, step: int) -> int:
        """The first step of this turn, of the turn before if ``step`` is it already."""
        return next((start for start in reversed(self._turn_steps) if start < step), 0)

    def next_action(self, step: int) -> int:
        """The next step at which something happened, the last step if there is none."""
        return next((n for n in range(step + 1, self.steps + 1) if self._events[n]), self.steps)

    def previous_action(self, step: int) -> int:
        """The step before at which something happened, else step 0."""
        return next((n for n in range(min(step, self.steps + 1) - 1, 0, -1) if self._events[n]), 0)

    def first_step_of_turn(self, turn: int) -> int:
        """Where turn ``turn`` begins; the last step for a turn that never came."""
        return next((n for n in self._turn_steps if self._turns[n] >= turn), self.steps)

    # --- the timeline ----------------------------------------------------------------------------

    def marks(self) -> list[Mark]:
        """Summons, damage, Chains, turns, notes and the end, by step."""
        found = [
            mark
            for n, events in enumerate(self._events)
            for mark in (_mark(n, event) for event in events)
            if mark
        ]
        found += [Mark(note.step, "note", text=note.text) for note in self.notes]
        return sorted(found, key=lambda mark: (mark.step, MARK_KINDS.index(mark.kind)))

    def density(self, buckets: int) -> list[int]:
        """How many events happened in each of ``buckets`` equal stretches of the duel."""
        counts = [0] * max(1, buckets)
        for step, events in enumerate(self._events):
            counts[min(step * len(counts) // (self.steps + 1), len(counts) - 1)] += len(events)
        return counts

    def lp_curve(self) -> list[tuple[int, int, int]]:
        """(step, LP of player 0, LP of player 1) wherever LP change, and at both ends."""
        return self._curve(lambda view: (view.sides[0].lp, view.sides[1].lp))

    def card_curve(self) -> list[tuple[int, int, int]]:
        """Like :meth:`lp_curve` for the cards each player has in the hand and on the field."""
        return self._curve(lambda view: (_cards(view, 0), _cards(view, 1)))

    def _curve(self, values: Callable[[PlayerView], tuple[int, int]]) -> list[tuple[int, int, int]]:
        found: list[tuple[int, int, int]] = []
        for step, frame in enumerate(self.record.frames):
            pair = values(frame[0])
            if not found or found[-1][1:] != pair or step == self.steps:
                found.append((step, *pair))
        return found

    def search(self, text: str, words: Words, seat: int = 0, reveal: bool = True) -> list[Moment]:
        """The moments whose log line holds the words of ``text``, for example "Dark Hole resolved"."""
        told = ((n, event) for n in range(self.steps + 1) for event in self.events(n, seat, reveal))
        return moments(text, told, words, seat, self._turns)

    # --- notes -------------------------------------------------------------------------------------

    @property
    def notes(self) -> list[Note]:
        """The notes on the line shown, by step."""
        return sorted((n for n in self.record.notes if n.line == MAIN_LINE), key=lambda note: note.step)

    def note_at(self, step: int) -> Note | None:
        """The note on ``step``, if there is one."""
        return next((note for note in self.notes if note.step == step), None)

    def set_note(self, step: int, text: str) -> Record:
        """The record with ``text`` as the note on ``step`` (empty: without one); it is shown from now on."""
        step = self._at(step)
        kept = [n for n in self.record.notes if (n.step, n.line) != (step, MAIN_LINE)]
        text = text.strip()[:_MAX_NOTE]
        if text:
            kept.append(Note(step, text))
        self.record = replace(self.record, notes=tuple(sorted(kept, key=lambda n: (n.line, n.step))))
        return self.record

    # --- running the rules -------------------------------------------------------------------------

    def verify(self, pool: CardPool) -> VerifyReport:
        """Play the record again and say whether, and from which step and why, it differs."""
        return verify(self.record, pool)

    def position(self, step: int, pool: CardPool, redeal: tuple[int, int] | None = None) -> Duel:
        """A live duel at ``step``, to play on from; raises :class:`RecordError` with one sentence.

        It is the recorded duel with the answers up to there; copies made on the way make the next
        position quick. ``redeal`` (seat, seed): what that seat cannot know is dealt anew, which is
        possible only at an open game state (see :meth:`is_open`).
        """
        step = self._at(step)
        if redeal is not None:
            return self._redealt(step, pool, redeal)
        if pool is not self._pool:
            self._pool, self._checkpoints = pool, {}
        if not self._checkpoints:
            self._checkpoints[0] = begin(self.record, pool)
        known = sorted(self._checkpoints)
        start = known[bisect_left(known, step + 1) - 1]
        duel = self._checkpoints[start].clone()
        duel.keep_quiet()
        far = start
        while start < step:
            start += 1
            play_on(duel, self.record)
            # Only of open game states: such a copy needs no playing on itself.
            if start - far >= _CHECKPOINT_EVERY and duel.is_open:
                far = start
                self._checkpoints[start] = duel.clone()
        duel.decision  # noqa: B018  # asking starts a duel that is a copy
        duel.keep_quiet(False)
        duel.take_events()
        return duel

    def is_open(self, step: int) -> bool:
        """Whether ``step`` is an open game state, as far as the record tells: not in the middle of something.

        Of the last step of an unfinished duel it cannot tell; it says True then.
        """
        digests = self.record.digests
        place = bisect_left(digests, (step, ""))
        known = place < len(digests) and digests[place][0] == step
        return known and self.record.frames[self._at(step)][0].winner < 0

    def _redealt(self, step: int, pool: CardPool, redeal: tuple[int, int]) -> Duel:
        duel = self.position(max(step - 1, 0), pool)
        setup = replace(duel.setup, redeals=(*duel.setup.redeals, Redeal(step, *redeal)))
        if step == 0:
            duel = begin(replace(self.record, setup=setup), pool)
        else:
            duel.setup = setup
            play_on(duel, self.record)
        if not duel.is_open:
            raise RecordError(
                "Cards can be dealt anew only between two actions; choose the step before or after."
            )
        duel.take_events()
        return duel


def _cards(view: PlayerView, player: int) -> int:
    side = view.sides[player]
    return len(side.hand) + sum(1 for card in (*side.monsters, *side.spells) if card is not None)


def _mark(step: int, event: Event) -> Mark | None:
    match event:
        case e.Summoned():
            return Mark(step, "summon", event.player, event.kind)
        case e.LpChanged() if event.after < event.before and event.kind in ("battle", "effect"):
            return Mark(step, "damage", event.player, event.before - event.after)
        case e.ChainLinkAdded() if event.number == 1:
            return Mark(step, "chain", event.player, event.card.card.code)
        case e.TurnStarted():
            return Mark(step, "turn", event.player, event.turn)
        case e.DuelEnded():
            return Mark(step, "win", event.winner)
        case _:
            return None


__all__ = ["Mark", "Moment", "Note", "ReplayPlayer", "VerifyReport"]

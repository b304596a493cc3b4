"""One running duel as a front end drives it: who is to answer, what happened, what is passed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from app.controller import preferences
from app.controller.open_table import open_view, true_keys
from app.engine.decisions import PASS, BattleCommand, Decision, IdleCommand, Response, SelectPlace
from app.engine.events import Event
from app.engine.view import PlayerView
from app.engine.why_not import Attempt


class RunningDuel(Protocol):
    """What the session needs of a duel; the engine's ``Duel`` is one."""

    @property
    def decision(self) -> Decision | None: ...
    @property
    def winner(self) -> int | None: ...
    @property
    def win_reason(self) -> str: ...
    @property
    def responses(self) -> list[Response]: ...
    def respond(self, response: Response) -> None: ...
    def take_events(self) -> list[Event]: ...
    def view(self, player: int) -> PlayerView: ...
    def surrender(self, player: int) -> None: ...
    def why_not(self, player: int, key: int) -> tuple[Attempt, ...]: ...


class Chooser(Protocol):
    """An AI: chooses an answer from what its player may know."""

    def choose(self, view: PlayerView, decision: Decision) -> Response: ...


@runtime_checkable
class Remembering(Chooser, Protocol):
    """An AI that remembers something between decisions and can be copied with it."""

    def twin(self) -> Chooser:
        """An equal agent that shares nothing changeable."""
        ...


@dataclass(frozen=True, slots=True)
class Thought:
    """A question an AI has to answer, to be run anywhere. ``turn`` tells a late answer from a right one."""

    player: int
    turn: int
    agent: Chooser
    view: PlayerView
    decision: Decision

    def think(self) -> Response:
        """The agent's answer; may take long and raise whatever the agent raises."""
        return self.agent.choose(self.view, self.decision)


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """A duel made anew and played up to some step, new agents, and all that happened in it so far."""

    duel: RunningDuel
    agents: Mapping[int, Chooser]
    events: Sequence[Event]


#: Makes the duel as it is after these answers.
Rebuild = Callable[[tuple[Response, ...]], Rebuilt]

OFF: Final = "off"
LAST: Final = "last"
FREE: Final = "free"
TAKE_BACKS: Final = (OFF, LAST, FREE)
"""How far answers may be taken back: not, the last command once, or everything."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An answer of a duel that is resumed: how many came before it, whether at an open game state.

    ``agents`` are those of before it; they are never asked, only twins of them.
    """

    player: int
    step: int
    is_open: bool
    agents: Mapping[int, Chooser]


@dataclass(frozen=True, slots=True)
class Forward:
    """Where a step forward of a duel that is resumed leads: what was answered up to there.

    ``moments`` are the own answers since the step before; ``agents`` know what they knew there.
    """

    responses: tuple[Response, ...]
    moments: tuple[Moment, ...]
    agents: Mapping[int, Chooser]


@dataclass(frozen=True, slots=True)
class _Memory:
    """What belongs to a moment besides the duel. Agents in it are never asked, only twins of them."""

    agents: Mapping[int, Chooser]
    preference: str
    wish: int


@dataclass(frozen=True, slots=True)
class _Own:
    """An own answer by hand: how many answers came before it, whether at an open game state."""

    step: int
    is_open: bool
    memory: _Memory


@dataclass(frozen=True, slots=True)
class _Undone:
    """What was taken back: all answers up to where it was, the own ones among them, and the moment."""

    responses: tuple[Response, ...]
    marks: tuple[_Own, ...]
    memory: _Memory


class Seen(Protocol):
    """A duel whose players' views can be asked for."""

    def view(self, player: int) -> PlayerView: ...


def obvious(duel: Seen, decision: Decision, preference: str, answers: preferences.Answers) -> Response | None:
    """The answer that is given without asking the player: the only zones, or a pass; None to ask."""
    if isinstance(decision, SelectPlace):
        return decision.places if len(decision.places) == decision.count else None
    if preferences.passes(preference, decision, duel.view(decision.player), answers):
        return PASS
    return None


class DuelSession:
    """Owns the duel. ``agents`` plays for the players it names, the front end for the others.

    With two humans the viewer is whoever is asked, and sees what both may see (one person plays both
    sides); else it is the one human. With ``rebuild`` answers
    can be taken back, as far as ``take_backs`` allows: "free" to every own answer, "last" only the last
    one at an open game state and only once until the next answer, "off" none.
    """

    def __init__(
        self,
        duel: RunningDuel,
        humans: tuple[int, ...] = (0,),
        agents: Mapping[int, Chooser] | None = None,
        preference: str = preferences.AUTO,
        autosave: Callable[[RunningDuel], None] | None = None,
        answers: preferences.Answers = preferences.nothing_answers,
        rebuild: Rebuild | None = None,
        take_backs: str = FREE,
    ) -> None:
        self.duel = duel
        self.humans = humans
        self.agents = dict(agents or {})
        self.preference = preference
        self._autosave = autosave
        self._answers_event = answers
        self._wish = 0
        self._answers = 0
        self._rebuild = rebuild
        self.take_backs = take_backs
        #: The own answers given by hand: where one can go back to.
        self._marks: list[_Own] = []
        self._undone: list[_Undone] = []
        self.viewer = humans[0] if humans else 0

    # --- looking -------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question to a human, None while an AI or nobody is asked."""
        decision = self.duel.decision
        return decision if decision is not None and decision.player in self.humans else None

    @property
    def over(self) -> bool:
        """Whether the duel has ended."""
        return self.duel.winner is not None

    def view(self) -> PlayerView:
        """The duel as the viewer may know it."""
        view = self.duel.view(self.viewer)
        return open_view(view, self.duel.view(1 - self.viewer)) if self.is_open_table else view

    def true_keys(self) -> dict[int, int]:
        """On an open table: the view's keys of cards the viewer would not see, to those of the events."""
        if not self.is_open_table:
            return {}
        return true_keys(self.duel.view(self.viewer), self.duel.view(1 - self.viewer))

    @property
    def is_open_table(self) -> bool:
        """Whether one person plays both sides, so that nothing need be hidden."""
        return len(self.humans) > 1

    def told(self, events: Iterable[Event]) -> list[Event]:
        """``events`` as whoever plays may know them."""
        if self.is_open_table:
            return list(events)
        return [event.seen_by(self.viewer) for event in events]

    def take_events(self) -> list[Event]:
        """What happened since the last call, as the viewer may know it. The first call starts the duel."""
        # A duel starts when it is first asked what is open; only then are there events.
        self.duel.decision  # noqa: B018
        return self.told(self.duel.take_events())

    def why_not(self, key: int) -> tuple[Attempt, ...]:
        """What the viewer might try with the card ``key`` now, and why it cannot be done."""
        return self.duel.why_not(self.viewer, key)

    # --- acting --------------------------------------------------------------------------

    def wish_place(self, place: int) -> None:
        """The zone (place key) that the next question for a zone gets as its answer, if it is free."""
        self._wish = place

    def answer(self, response: Response, wish: int = 0) -> None:
        """Give the human's answer. Raises ``IllegalResponse`` and changes nothing if it is none."""
        at_open_state = isinstance(self.decision, IdleCommand | BattleCommand)
        mark = _Own(len(self.duel.responses), at_open_state, self._memory())
        self.duel.respond(response)
        self._marks.append(mark)
        self._undone.clear()
        self._answers += 1
        if wish:
            self._wish = wish
        self._after()

    def settle(self) -> bool:
        """Answer one question that needs no asking (passed windows, wished or only zones).

        Returns whether one was answered; front ends call it until it says False.
        """
        decision = self.decision
        if decision is None:
            return False
        if len(self.humans) > 1:
            self.viewer = decision.player
        answer = self._obvious(decision)
        if answer is None:
            return False
        self.duel.respond(answer)
        self._answers += 1
        self._after()
        return True

    def _obvious(self, decision: Decision) -> Response | None:
        if isinstance(decision, IdleCommand):
            self._wish = 0
        if isinstance(decision, SelectPlace):
            wish, self._wish = self._wish, 0
            if decision.count == 1 and wish in decision.places:
                return (wish,)
        return obvious(self.duel, decision, self.preference, self._answers_event)

    def _after(self) -> None:
        if self._autosave is not None:
            self._autosave(self.duel)

    def remember(self, moments: Iterable[Moment], forward: Sequence[Forward] = ()) -> None:
        """The duel is resumed: its own answers by hand, in order, can be taken back as if given now.

        ``forward``: what had been taken back when it was left, the nearest first.
        """
        self._marks[:0] = self._owned(moments)
        self._undone = [
            _Undone(ahead.responses, self._owned(ahead.moments), _Memory(ahead.agents, self.preference, 0))
            for ahead in reversed(forward)
        ]

    def _owned(self, moments: Iterable[Moment]) -> tuple[_Own, ...]:
        return tuple(
            _Own(moment.step, moment.is_open, _Memory(moment.agents, self.preference, 0))
            for moment in moments
            if moment.player in self.humans
        )

    # --- taking back -----------------------------------------------------------------------

    @property
    def can_rebuild(self) -> bool:
        """Whether answers of this duel can be taken back at all."""
        return self._rebuild is not None

    @property
    def can_take_back(self) -> bool:
        """Whether there is an own answer that may be taken back now."""
        if self._rebuild is None or self.over or self.take_backs == OFF:
            return False
        if self.take_backs == LAST:
            return not self._undone and any(mark.is_open for mark in self._marks)
        return bool(self._marks)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else was answered since."""
        return self._rebuild is not None and bool(self._undone) and not self.over

    def take_back(self) -> tuple[Event, ...]:
        """Go back to the previous own answer, as if nothing had been answered since.

        The agents know what they knew then, and the preference is that of then. Returns all that happened
        up to there, as the viewer may know it. Again and again it leads back to the first one. Raises
        ``LookupError`` when there is none (see :attr:`can_take_back`).
        """
        if not self.can_take_back:
            raise LookupError("There is nothing to take back.")
        return self._step_back()

    @property
    def can_reopen(self) -> bool:
        """Whether the end of the duel can be taken back: freely only, as a duel that is over is told."""
        return self._rebuild is not None and self.over and self.take_backs == FREE and bool(self._marks)

    def reopen(self) -> tuple[Event, ...]:
        """Like :meth:`take_back` in a duel that is over (see :attr:`can_reopen`)."""
        if not self.can_reopen:
            raise LookupError("There is nothing to take back.")
        return self._step_back()

    @property
    def has_answered(self) -> bool:
        """Whether an answer was given by hand that counts."""
        return bool(self._marks)

    def _step_back(self) -> tuple[Event, ...]:
        place = len(self._marks) - 1
        while self.take_backs == LAST and not self._marks[place].is_open:
            place -= 1
        mark, gone = self._marks[place], tuple(self._marks[place:])
        responses = tuple(self.duel.responses)
        undone = _Undone(responses, gone, self._memory())
        events = self._go_to(responses[: mark.step], mark.memory)
        del self._marks[place:]
        self._undone.append(undone)
        return events

    def redo(self) -> tuple[Event, ...]:
        """Go forward again to where :meth:`take_back` was called; returns the same as that.

        Raises ``LookupError`` when there is nothing (see :attr:`can_redo`).
        """
        if not self.can_redo:
            raise LookupError("There is nothing to do again.")
        undone = self._undone[-1]
        events = self._go_to(undone.responses, undone.memory)
        self._undone.pop()
        self._marks += undone.marks
        return events

    def _memory(self) -> _Memory:
        return _Memory(self.agents, self.preference, self._wish)

    def _go_to(self, responses: tuple[Response, ...], memory: _Memory) -> tuple[Event, ...]:
        assert self._rebuild is not None
        rebuilt = self._rebuild(responses)
        self.duel = rebuilt.duel
        self.agents = {
            player: old if isinstance(old := memory.agents.get(player), Remembering) else new
            for player, new in rebuilt.agents.items()
        }
        self.preference, self._wish = memory.preference, memory.wish
        # A thought that is still under way is about a duel that is no more.
        self._answers += 1
        decision = self.decision
        if len(self.humans) > 1 and decision is not None:
            self.viewer = decision.player
        self._after()
        return tuple(self.told(rebuilt.events))

    def surrender(self) -> None:
        """The viewer gives up."""
        self.duel.surrender(self.viewer)
        self._after()

    # --- the AI --------------------------------------------------------------------------

    def thought(self) -> Thought | None:
        """What an AI has to think about now, or None. Run its ``think`` off the front end's thread."""
        decision = self.duel.decision
        if decision is None or decision.player in self.humans:
            return None
        agent = self.agents.get(decision.player)
        if agent is None:
            raise LookupError(f"Player {decision.player + 1} is asked, but nobody plays for them.")
        if isinstance(agent, Remembering):
            # What it remembers counts only once its answer is given: a dropped thought leaves no trace.
            agent = agent.twin()
        return Thought(decision.player, self._answers, agent, self.duel.view(decision.player), decision)

    def answer_thought(self, thought: Thought, response: Response) -> bool:
        """Give an AI's answer; False (nothing changed) if the duel has moved on since.

        An answer that the question does not accept is replaced by the first legal one, so that a
        faulty AI never stops a duel.
        """
        if thought.turn != self._answers or self.duel.decision is None or self.over:
            return False
        if not thought.decision.accepts(response):
            response = next(thought.decision.choices())
        self.duel.respond(response)
        self.agents = {**self.agents, thought.player: thought.agent}
        self._answers += 1
        self._after()
        return True

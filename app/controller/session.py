"""One running duel as a front end drives it: who is to answer, what happened, what is passed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from app.controller import preferences
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


#: Makes the duel anew from its set-up and gives it these answers.
Rebuild = Callable[[tuple[Response, ...]], Rebuilt]


class DuelSession:
    """Owns the duel. ``agents`` plays for the players it names, the front end for the others.

    With two humans the viewer is whoever is asked; else it is the one human. With ``rebuild`` answers
    can be taken back.
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
        #: Number of answers before each own answer at an open game state: where one can go back to.
        self._marks: list[int] = []
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
        return self.duel.view(self.viewer)

    def take_events(self) -> list[Event]:
        """What happened since the last call, as the viewer may know it. The first call starts the duel."""
        # A duel starts when it is first asked what is open; only then are there events.
        self.duel.decision  # noqa: B018
        return [event.seen_by(self.viewer) for event in self.duel.take_events()]

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
        steps = len(self.duel.responses)
        self.duel.respond(response)
        if at_open_state:
            self._marks.append(steps)
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
            if len(decision.places) == decision.count:
                return decision.places
            return None
        view = self.duel.view(decision.player)
        if preferences.passes(self.preference, decision, view, self._answers_event):
            return PASS
        return None

    def _after(self) -> None:
        if self._autosave is not None:
            self._autosave(self.duel)

    # --- taking back -----------------------------------------------------------------------

    @property
    def can_rebuild(self) -> bool:
        """Whether answers of this duel can be taken back at all."""
        return self._rebuild is not None

    @property
    def can_take_back(self) -> bool:
        """Whether there is an own decision at an open game state to go back to."""
        return self._rebuild is not None and bool(self._marks) and not self.over

    def take_back(self) -> tuple[Event, ...]:
        """Go back to the previous own decision at an open game state, as if nothing had been answered since.

        Returns all that happened up to there, as the viewer may know it. Again and again it leads back to
        the first one. Raises ``LookupError`` when there is none (see :attr:`can_take_back`).
        """
        if self._rebuild is None or not self.can_take_back:
            raise LookupError("There is nothing to take back.")
        rebuilt = self._rebuild(tuple(self.duel.responses[: self._marks[-1]]))
        self._marks.pop()
        self.duel, self.agents = rebuilt.duel, dict(rebuilt.agents)
        self._wish = 0
        # A thought that is still under way is about a duel that is no more.
        self._answers += 1
        self._after()
        return tuple(event.seen_by(self.viewer) for event in rebuilt.events)

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
        self._answers += 1
        self._after()
        return True

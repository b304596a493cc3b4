"""Playing a duel between two computer players to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.ai.agent import Agent
from app.data.recorder import Recorder
from app.engine.duel import Duel
from app.engine.events import Event

MAX_DECISIONS = 100_000


@dataclass(frozen=True, slots=True)
class Outcome:
    """``winner`` is 0, 1, 2 (a draw) or None if a limit stopped the duel; ``reason`` says why."""

    winner: int | None
    reason: str
    turn: int
    decisions: int
    digest: str


def play(
    recorder: Recorder,
    agents: Sequence[Agent],
    tell: Callable[[Event], None] = lambda event: None,
    max_turns: int = 0,
    check: Callable[[Duel], None] = lambda duel: None,
) -> Outcome:
    """Let ``agents`` play until the end (or past ``max_turns``, if not 0).

    ``tell`` gets each event with full information; ``check`` is called before each answer.
    """
    duel = recorder.duel
    reason = ""
    while (decision := duel.decision) is not None:
        for event in recorder.take_events():
            tell(event)
        if max_turns and duel.turn > max_turns:
            reason = "turn limit"
            break
        if len(duel.responses) >= MAX_DECISIONS:
            reason = "decision limit"
            break
        check(duel)
        recorder.respond(agents[decision.player].choose(duel.view(decision.player), decision))
    for event in recorder.take_events():
        tell(event)
    return Outcome(
        winner=duel.winner,
        reason=reason or duel.win_reason,
        turn=duel.turn,
        decisions=len(duel.responses),
        digest=duel.digest(),
    )

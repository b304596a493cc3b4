"""What happened in the phases of a scenario (a helper of the phase tests)."""

from app.engine import decisions as d
from app.engine.events import Drawn, PhaseStarted, TurnStarted
from tests.scenario import Scenario


def before_turn_of_a() -> Scenario:
    """Turn 2, Main Phase 1 of B; when B ends the turn, A's turn 3 begins."""
    return Scenario(turn=2, player="B")


def phases(duel: Scenario, player: int = 0) -> list[int]:
    """Phases announced for a player so far."""
    return [event.phase for event in duel.happened(PhaseStarted) if event.player == player]


def kinds(duel: Scenario) -> set[int]:
    """Kinds of command in the open question."""
    decision = duel.settled_decision()
    assert isinstance(decision, (d.IdleCommand, d.BattleCommand))
    return {command.kind for command in decision.commands}


def to_end_phase(duel: Scenario) -> list[d.Decision]:
    """A ends the turn; all questions of the End Phase that are not windows."""
    duel.a.ends_turn()
    duel.all_pass()
    asked: list[d.Decision] = []
    while duel.turn_player == "A":
        decision = duel.decision
        assert isinstance(decision, d.SelectCards)
        asked.append(decision)
        duel.respond(tuple(ref.key for ref in decision.cards[: decision.min]))
        duel.all_pass()
    return asked


def turn_phases(duel: Scenario, turn: int) -> list[int]:
    """Phases announced in a turn."""
    found: list[int] = []
    inside = False
    for event in duel.events:
        if isinstance(event, TurnStarted):
            inside = event.turn == turn
        elif inside and isinstance(event, PhaseStarted):
            found.append(event.phase)
    return found


def drawn_in(duel: Scenario, turn: int) -> int:
    """Number of cards drawn in a turn, by both players."""
    count = 0
    inside = False
    for event in duel.events:
        if isinstance(event, TurnStarted):
            inside = event.turn == turn
        elif inside and isinstance(event, Drawn):
            count += len(event.cards)
    return count


def pass_turn(duel: Scenario) -> None:
    """The turn player ends the turn; everybody passes; the next turn's Main Phase 1 is reached."""
    side = duel.a if duel.turn_player == "A" else duel.b
    turn = duel.turn
    side.ends_turn()
    duel.all_pass()
    assert duel.turn > turn or duel.decision is None

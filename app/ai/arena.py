"""Duels between computer players: one duel, or a match with both seats and both starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.ai.agent import Agent
from app.engine.carddata import CardPool
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import DuelRules

MAX_DECISIONS = 20_000

AgentMaker = Callable[[int], Agent]
"""Gives a fresh agent for a seed."""


@dataclass(frozen=True, slots=True)
class DuelResult:
    """``winner`` is 0, 1, 2 (a draw) or None when the limit of decisions stopped the duel."""

    winner: int | None
    reason: str
    turns: int
    decisions: int
    digest: str


@dataclass(frozen=True, slots=True)
class MatchResult:
    """``wins`` of the first and second agent; ``draws`` also counts duels that did not end."""

    wins: tuple[int, int]
    draws: int
    turns: int
    decisions: int

    @property
    def duels(self) -> int:
        """How many duels were played."""
        return sum(self.wins) + self.draws


def play_duel(
    setup: Setup, pool: CardPool, agents: Sequence[Agent], max_decisions: int = MAX_DECISIONS
) -> DuelResult:
    """Let ``agents`` (by player number) play one duel to its end.

    Raises what the duel raises: ``BadSetup`` and the like for the set-up, ``IllegalResponse`` if an
    agent breaks its contract.
    """
    duel = Duel(setup, pool)
    duel.keep_quiet()
    decisions = 0
    while (decision := duel.decision) is not None and decisions < max_decisions:
        view = duel.view(decision.player)
        duel.respond(agents[decision.player].choose(view, decision))
        decisions += 1
    reason = duel.win_reason if duel.decision is None else "limit"
    return DuelResult(duel.winner, reason, duel.turn, decisions, duel.digest())


def play_match(
    pool: CardPool,
    rules: DuelRules,
    decks: Sequence[DeckList],
    makers: tuple[AgentMaker, AgentMaker],
    duels: int,
    *,
    seed: int = 0,
    max_decisions: int = MAX_DECISIONS,
) -> MatchResult:
    """``duels`` mirror duels (both sides play the same deck, deck after deck).

    Every shuffle is played twice with changed seats, and the seat that goes first changes too, so
    neither agent has an advantage.
    """
    wins = [0, 0]
    draws = turns = decisions = 0
    for number in range(duels):
        deck = decks[number // 4 % len(decks)]
        swapped = number & 1
        setup = Setup(rules, seed + number // 2, (deck, deck), first_player=number >> 1 & 1)
        fighters = [makers[0](seed + 2 * number), makers[1](seed + 2 * number + 1)]
        seats = fighters[::-1] if swapped else fighters
        result = play_duel(setup, pool, seats, max_decisions)
        turns += result.turns
        decisions += result.decisions
        if result.winner in (0, 1):
            wins[result.winner ^ swapped] += 1
        else:
            draws += 1
    return MatchResult((wins[0], wins[1]), draws, turns, decisions)


def match_table(rows: Sequence[tuple[str, MatchResult]]) -> str:
    """The results as a plain text table, one row for each named match."""
    lines = [f"{'match':<34}{'duels':>7}{'wins':>7}{'losses':>8}{'draws':>7}{'turns':>8}{'win %':>8}"]
    for name, result in rows:
        played = max(1, result.duels)
        lines.append(
            f"{name:<34}{result.duels:>7}{result.wins[0]:>7}{result.wins[1]:>8}{result.draws:>7}"
            f"{result.turns / played:>8.1f}{100 * result.wins[0] / played:>8.1f}"
        )
    return "\n".join(lines)

"""The puzzles that come with Ketto: each is played to its solution."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.ai.passive import PassiveAgent
from app.data.puzzle_file import check_puzzle, list_puzzles, load_puzzle
from app.data.puzzle_store import sample_puzzles_dir
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_SUMMON,
    PASS,
    BattleCommand,
    ChainResponse,
    IdleCommand,
    Response,
    SelectCards,
    SelectPlace,
)
from app.engine.duel import Duel
from tests.scenario import pool


class Solver:
    """Plays player 0 by the names of the cards; the opponent does nothing it need not do."""

    def __init__(self, path: Path) -> None:
        self.duel = Duel(load_puzzle(path).setup(), pool())
        self.foe = PassiveAgent()

    def _name(self, code: int) -> str:
        return pool().data(code).name

    def _settle(self) -> None:
        """Answer what leaves no choice until player 0 has a command to give."""
        duel = self.duel
        while (decision := duel.decision) is not None:
            if decision.player == 1:
                duel.respond(self.foe.choose(duel.view(1), decision))
            elif isinstance(decision, ChainResponse):
                duel.respond(PASS)
            elif isinstance(decision, SelectPlace):
                duel.respond(next(decision.choices()))
            else:
                return

    def command(self, kind: int, name: str = "", target: str = "") -> None:
        """Give a command; ``target`` is picked where one is asked for."""
        self._settle()
        decision = self.duel.decision
        assert isinstance(decision, IdleCommand | BattleCommand)
        fitting = [
            command
            for command in decision.commands
            if command.kind == kind and (not name or self._name(command.card.code) == name)
        ]
        assert fitting, f"{name or kind} is not offered."
        response: Response = fitting[0].response
        if kind == ACT_ATTACK:
            targets = [ref.key for ref in fitting[0].targets if self._name(ref.code) == target]
            response = (*response[:2], targets[0] if target else 0)
        self.duel.respond(response)
        self._settle()
        decision = self.duel.decision
        if isinstance(decision, SelectCards):
            wanted = [ref for ref in decision.cards if not ref.code or self._name(ref.code) == target]
            self.duel.respond((wanted[0].key,))
            self._settle()


def first_things_first(play: Solver) -> None:
    play.command(ACT_ACTIVATE, "Mystical Space Typhoon", "Mirror Force")
    play.command(ACT_ACTIVATE, "Dark Hole")
    play.command(ACT_SUMMON, "Gene-Warped Warwolf")
    play.command(ACT_BATTLE_PHASE)
    play.command(ACT_ATTACK, "Gene-Warped Warwolf")


def their_dragon(play: Solver) -> None:
    play.command(ACT_ACTIVATE, "Change of Heart", "Blue-Eyes White Dragon")
    play.command(ACT_SUMMON, "Gene-Warped Warwolf")
    play.command(ACT_BATTLE_PHASE)
    play.command(ACT_ATTACK, "Blue-Eyes White Dragon")
    play.command(ACT_ATTACK, "Gene-Warped Warwolf")


def soft_target(play: Solver) -> None:
    play.command(ACT_ACTIVATE, "Creature Swap", "Marshmallon")
    play.command(ACT_ACTIVATE, "Axe of Despair", "Blue-Eyes White Dragon")
    play.command(ACT_SUMMON, "Gene-Warped Warwolf")
    play.command(ACT_BATTLE_PHASE)
    play.command(ACT_ATTACK, "Blue-Eyes White Dragon", "Marshmallon")
    play.command(ACT_ATTACK, "Gene-Warped Warwolf", "Marshmallon")


SOLUTIONS: dict[str, Callable[[Solver], None]] = {
    "first_things_first": first_things_first,
    "their_dragon": their_dragon,
    "soft_target": soft_target,
}


def test_each_sample_has_a_solution_here() -> None:
    assert {path.stem for path in list_puzzles(sample_puzzles_dir())} == set(SOLUTIONS)


@pytest.mark.parametrize("name", sorted(SOLUTIONS))
def test_a_sample_puzzle_is_won_by_its_solution(name: str) -> None:
    path = sample_puzzles_dir() / f"{name}.puzzle"
    puzzle = load_puzzle(path)
    assert not check_puzzle(puzzle, pool())
    assert puzzle.has_goal
    assert puzzle.solver == 0
    play = Solver(path)
    SOLUTIONS[name](play)
    assert play.duel.winner == 0


@pytest.mark.parametrize("name", sorted(SOLUTIONS))
def test_doing_nothing_loses_a_sample_puzzle(name: str) -> None:
    play = Solver(sample_puzzles_dir() / f"{name}.puzzle")
    play.command(ACT_END)
    assert (play.duel.winner, play.duel.win_reason) == (1, "goal")

"""Make the golden duels anew (``python -m tests.golden.regenerate``); say in the changelog why."""

from __future__ import annotations

from pathlib import Path

from app.ai.greedy import GreedyAgent
from app.ai.random_agent import RandomAgent
from app.data.recorder import Recorder
from app.data.replay_file import save_record
from app.engine.duel import Duel, Setup
from app.engine.rules import rules_named
from tests.engine.random_play import sample_decks
from tests.scenario import pool

HERE = Path(__file__).resolve().parent
#: (file name, era, seed, number of A's deck, number of B's deck, agents)
DUELS = (
    ("greedy_mr3", "mr3", 1, 0, 3, "gg"),
    ("greedy_mr4", "mr4", 2, 1, 2, "gg"),
    ("greedy_mr5", "mr5", 3, 2, 0, "gg"),
    ("mixed_mr5", "mr5", 4, 3, 1, "gr"),
    ("random_mr1", "mr1", 5, 0, 1, "rr"),
    ("random_mr2", "mr2", 6, 2, 3, "rr"),
)


def make(name: str, rules: str, seed: int, a: int, b: int, agents: str) -> None:
    """Play one golden duel and save its record."""
    decks = sample_decks()
    recorder = Recorder(Duel(Setup(rules_named(rules), seed, (decks[a], decks[b]), None), pool()), ("A", "B"))
    players = [GreedyAgent(pool(), seed) if kind == "g" else RandomAgent(seed) for kind in agents]
    while (decision := recorder.decision) is not None:
        recorder.respond(players[decision.player].choose(recorder.view(decision.player), decision))
    save_record(recorder.record(), HERE / f"{name}.ketto")


if __name__ == "__main__":
    for row in DUELS:
        make(*row)
        print(row[0])

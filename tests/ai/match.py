"""Duels of computer players with the sample decks, as tables.

python -m tests.ai.match 100                   # greedy against random, the same deck on both sides
python -m tests.ai.match --pairs 20 NAME...    # greedy on both sides, each of these decks against each other
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from app.ai.arena import MatchResult, match_table, play_duel, play_match
from app.engine.duel import Setup
from app.engine.rules import rules_named
from tests.ai.players import greedy, random_player, sample_decks
from tests.engine.random_play import era_of
from tests.scenario import pool


def main(duels: int, rules: str = "mr5") -> None:
    """Play ``duels`` mirror duels with each deck and print the table."""
    rows: list[tuple[str, MatchResult]] = []
    for name, listed in sample_decks().items():
        result = play_match(pool(), rules_named(rules), [listed], (greedy, random_player), duels, seed=100)
        rows.append((name, result))
    print(match_table(rows))


def _pair(job: tuple[str, str, int]) -> tuple[str, str, Counter[str]]:
    """``count`` duels of two sample decks in their eras, greedy on both sides: who or what ended them."""
    first, second, count = job
    decks = sample_decks()
    eras = era_of(first, second)
    ends: Counter[str] = Counter()
    for n in range(count):
        sides = (decks[first], decks[second])
        setup = Setup(rules_named(eras[n % len(eras)]), n, sides, first_player=n & 1)
        result = play_duel(setup, pool(), (greedy(2 * n), greedy(2 * n + 1)))
        named = {0: first, 1: second, 2: "draw", None: "unfinished"}
        ends[named[result.winner]] += 1
    return first, second, ends


def pairs(count: int, *names: str) -> None:
    """Each of the decks against each other one, greedy on both sides, ``count`` duels each."""
    jobs = [(a, b, count) for a, b in itertools.combinations(names or sorted(sample_decks()), 2)]
    with ProcessPoolExecutor(2) as workers:
        for first, second, ends in workers.map(_pair, jobs):
            words = ", ".join(f"{name} {number}" for name, number in sorted(ends.items()))
            print(f"{first:<20}{second:<20}{count:>4} duels   {words}", flush=True)


if __name__ == "__main__":
    if "--pairs" in sys.argv:
        pairs(int(sys.argv[2]), *sys.argv[3:])
        sys.exit()
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:3])

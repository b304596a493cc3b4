"""Greedy against random with the same deck on both sides, a row for each sample deck.

python -m tests.ai.match 100      # so many duels a deck
"""

from __future__ import annotations

import sys

from app.ai.arena import MatchResult, match_table, play_match
from app.engine.rules import rules_named
from tests.ai.players import greedy, random_player, sample_decks
from tests.scenario import pool


def main(duels: int, rules: str = "mr5") -> None:
    """Play ``duels`` mirror duels with each deck and print the table."""
    rows: list[tuple[str, MatchResult]] = []
    for name, listed in sample_decks().items():
        result = play_match(pool(), rules_named(rules), [listed], (greedy, random_player), duels, seed=100)
        rows.append((name, result))
    print(match_table(rows))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:3])

"""Duels between computer players: legal to the end, and the greedy one wins."""

import pytest

from app.ai.arena import MatchResult, match_table, play_duel, play_match
from app.engine.duel import Setup
from app.engine.rules import rules_named
from tests.ai.players import classic_deck, greedy, mixed_deck, random_player, sample_decks
from tests.scenario import pool


def test_greedy_beats_random_with_the_same_classic_deck() -> None:
    result = play_match(pool(), rules_named("mr5"), [classic_deck()], (greedy, random_player), 20, seed=1)
    assert result.duels == 20
    assert result.wins[0] >= 18


def test_greedy_beats_random_with_the_sample_decks() -> None:
    decks = list(sample_decks().values())
    duels = 4 * len(decks)
    result = play_match(pool(), rules_named("mr5"), decks, (greedy, random_player), duels, seed=2)
    assert result.duels == duels
    assert result.wins[0] >= duels * 9 // 10


def test_two_greedy_players_finish_a_duel_with_every_sample_deck() -> None:
    for name, deck in sample_decks().items():
        setup = Setup(rules_named("mr5"), 21, (deck, deck), None)
        result = play_duel(setup, pool(), (greedy(1), greedy(2)))
        assert result.winner in (0, 1, 2), (name, result)


def test_seats_and_first_turns_are_shared_fairly() -> None:
    forth = play_match(pool(), rules_named("mr5"), [classic_deck()], (greedy, random_player), 4, seed=3)
    back = play_match(pool(), rules_named("mr5"), [classic_deck()], (random_player, greedy), 4, seed=3)
    assert forth.wins[0] >= 3
    assert back.wins[1] >= 3


@pytest.mark.parametrize("rules", ["mr1", "mr2", "mr3", "mr4", "mr5"])
def test_greedy_finishes_duels_with_any_cards_under_all_rules(rules: str) -> None:
    for seed in (1, 2):
        setup = Setup(rules_named(rules), seed, (mixed_deck(seed), mixed_deck(seed + 9)), None)
        result = play_duel(setup, pool(), (greedy(seed), greedy(seed + 1)), 8000)
        assert result.winner in (0, 1, 2), (rules, seed, result)


def test_greedy_duels_are_repeatable() -> None:
    setup = Setup(rules_named("mr5"), 11, (classic_deck(), classic_deck()), None)
    results = [play_duel(setup, pool(), (greedy(1), greedy(2))) for _ in range(2)]
    assert results[0] == results[1]


def test_a_limit_stops_a_duel_without_a_winner() -> None:
    setup = Setup(rules_named("mr5"), 11, (classic_deck(), classic_deck()), 0)
    result = play_duel(setup, pool(), (greedy(1), greedy(2)), max_decisions=3)
    assert (result.winner, result.reason, result.decisions) == (None, "limit", 3)


def test_the_table_names_wins_losses_and_percent() -> None:
    table = match_table([("classic", MatchResult((9, 1), 0, 100, 900))])
    head, row = table.splitlines()
    assert head.split() == ["match", "duels", "wins", "losses", "draws", "turns", "win", "%"]
    assert row.split() == ["classic", "10", "9", "1", "0", "10.0", "90.0"]

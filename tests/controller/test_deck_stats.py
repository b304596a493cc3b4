"""Numbers about a deck: against brute force, against known values, against each other."""

import itertools
from collections.abc import Callable
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.controller.deck_stats import (
    MAX_HAND,
    Requirement,
    TestHand,
    at_least,
    both,
    chance,
    opening_table,
    pair_table,
    simulate,
    statistics,
)
from app.data.decks import load_ydk
from app.data.paths import sample_decks_dir
from app.engine import constants as c
from tests.data.played import library, plain_deck

SMALL = st.integers(0, 9)


def brute(deck: list[int], hand: int, fits: Callable[[tuple[int, ...]], bool]) -> Fraction:
    hands = list(itertools.combinations(range(len(deck)), hand))
    return Fraction(sum(fits(tuple(deck[n] for n in drawn)) for drawn in hands), len(hands))


# -- Curves -------------------------------------------------------------------------------------------


def test_counts_of_a_real_deck() -> None:
    deck = load_ydk(sample_decks_dir() / "pendulum.ydk", library().pool)
    found = statistics(deck.main, library().pool)
    assert found.total == 40 == found.monsters + found.spell_count + found.trap_count
    assert sum(found.levels.values()) == found.monsters
    assert list(found.levels) == sorted(found.levels)
    assert found.kinds["pendulum"] == 22
    assert found.kinds["normal"] > 0
    assert sum(found.attributes.values()) == sum(found.races.values()) == found.monsters
    assert found.traps[c.TYPE_COUNTER] == 1
    assert found.spells[c.TYPE_QUICKPLAY] == 2
    assert found.unknown == 0
    extra = statistics(deck.extra, library().pool)
    assert (extra.levels, sum(extra.ranks.values())) == ({}, len(deck.extra))
    link = load_ydk(sample_decks_dir() / "link.ydk", library().pool)
    ratings = statistics(link.extra, library().pool).ratings
    assert ratings == {1: 4, 2: 3, 3: 4, 4: 2}


def test_unknown_cards_and_no_cards() -> None:
    found = statistics((99999998, 89631139), library().pool)
    assert (found.total, found.monsters, found.unknown, found.levels) == (2, 1, 1, {8: 1})
    assert statistics((), library().pool) == type(found)()


# -- Chances ------------------------------------------------------------------------------------------


def test_known_values() -> None:
    assert at_least(3, 1, 5, 40) == 1 - Fraction(comb(37, 5), comb(40, 5))
    assert round(float(at_least(3, 1, 5, 40)), 4) == 0.3376
    assert round(float(at_least(9, 1, 5, 40)), 4) == 0.7418
    assert at_least(0, 1, 5, 40) == 0
    assert at_least(40, 5, 5, 40) == 1
    assert at_least(3, 1, 60, 40) == 1
    assert at_least(3, 0, 5, 40) == 1
    assert at_least(0, 1, 5, 0) == 0


@settings(max_examples=60)
@given(
    st.lists(SMALL, min_size=1, max_size=9),
    st.integers(0, 5),
    st.lists(st.sets(SMALL, max_size=4), min_size=1, max_size=3),
    st.data(),
)
def test_chances_are_those_of_all_hands(
    deck: list[int], hand: int, role_codes: list[set[int]], data: st.DataObject
) -> None:
    roles = {f"r{n}": tuple(codes) for n, codes in enumerate(role_codes)}
    wanted = [
        Requirement(role, data.draw(st.integers(0, 2)), data.draw(st.none() | st.integers(0, 3)))
        for role in roles
    ]
    drawn = min(hand, len(deck))

    def fits(cards: tuple[int, ...]) -> bool:
        return all(each.holds(sum(code in roles[each.role] for code in cards)) for each in wanted)

    assert chance(deck, roles, wanted, hand) == brute(deck, drawn, fits)


@settings(max_examples=60)
@given(
    st.lists(SMALL, min_size=1, max_size=9),
    st.integers(0, 5),
    st.sets(SMALL, max_size=5),
    st.sets(SMALL, max_size=5),
)
def test_both_needs_two_cards(deck: list[int], hand: int, first: set[int], second: set[int]) -> None:
    roles = {"a": tuple(first), "b": tuple(second)}
    drawn = min(hand, len(deck))

    def fits(cards: tuple[int, ...]) -> bool:
        return any(one in first and two in second for one, two in itertools.permutations(cards, 2))

    assert both(deck, roles, "a", "b", hand) == brute(deck, drawn, fits)


def test_the_opening_table() -> None:
    deck = plain_deck()
    roles = {"starter": deck[0:9:3], "brick": deck[9:12:3], "nothing": ()}
    starter, brick, nothing = opening_table(deck, roles)
    assert (starter.role, starter.cards, brick.cards, nothing.cards) == ("starter", 9, 3, 0)
    assert starter.one_or_more == at_least(9, 1, 5, 40)
    assert starter.none + starter.one_or_more == 1
    assert brick.two_or_more == at_least(3, 2, 5, 40)
    assert starter.expected == Fraction(9, 8)
    assert [nothing.none, nothing.one_or_more, nothing.expected] == [1, 0, 0]
    pairs = pair_table(deck, roles)
    assert list(pairs) == [("starter", "brick"), ("starter", "nothing"), ("brick", "nothing")]
    assert pairs["starter", "nothing"] == 0
    assert pairs["starter", "brick"] == chance(deck, roles, [Requirement("starter"), Requirement("brick")])
    assert [row.cards for row in opening_table((), roles)] == [0, 0, 0]


def test_a_hand_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="0 to 10"):
        chance(plain_deck(), {}, [], MAX_HAND + 1)


# -- Test hand ----------------------------------------------------------------------------------------


def test_a_test_hand() -> None:
    deck = plain_deck()
    drawn = TestHand(deck, seed=3)
    assert len(drawn.hand) == 5
    first = list(drawn.hand)
    assert sorted([*drawn.hand, *drawn.deck]) == sorted(deck)
    assert TestHand(deck, seed=3).hand == first
    assert drawn.draw() == drawn.hand[5:]
    assert len(drawn.hand) == 6
    assert drawn.redraw() != first
    assert (len(drawn.hand), drawn.redraws) == (5, 1)
    kept = drawn.hand[2:]
    drawn.put_back([0, 1, 9])
    assert drawn.hand[:3] == kept
    assert (len(drawn.hand), drawn.redraws) == (5, 2)
    assert drawn.put_back([]) == drawn.hand
    assert drawn.redraws == 2
    assert sorted([*drawn.hand, *drawn.deck]) == sorted(deck)
    assert len(drawn.draw(100)) == 35
    assert drawn.draw() == []
    assert TestHand((), 1).hand == []


# -- Simulation ---------------------------------------------------------------------------------------


def test_a_simulation_agrees_with_the_exact_chance() -> None:
    deck = plain_deck()
    roles = {"starter": deck[0:9:3], "brick": deck[9:12:3], "both": (deck[0], deck[9])}
    states = list(simulate(deck, roles, 10_000, seed=7))
    assert [state.done for state in states] == list(range(500, 10_001, 500))
    last = states[-1]
    assert last.total == 10_000
    assert all(sum(counts) == 10_000 and len(counts) == 6 for counts in last.counts.values())
    for row in opening_table(deck, roles):
        # Four standard deviations of 10,000 hands are 2 % at most.
        assert last.share(row.role) == pytest.approx(float(row.one_or_more), abs=0.02)
        assert last.share(row.role, 2) == pytest.approx(float(row.two_or_more), abs=0.02)
    assert list(simulate(deck, roles, 10_000, seed=7))[-1] == last


def test_a_simulation_can_be_left() -> None:
    running = simulate(plain_deck(), {"a": plain_deck()[:1]}, 1_000_000, seed=1)
    assert next(running).done == 500
    running.close()  # type: ignore[attr-defined]  # it is a generator
    assert list(running) == []
    assert [state.done for state in simulate(plain_deck(), {}, 7)] == [7]
    assert list(simulate((), {"a": ()}, 3))[-1].counts == {"a": (3,)}
    assert list(simulate(plain_deck(), {}, 0)) == []

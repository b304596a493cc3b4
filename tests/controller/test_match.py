"""Match play: scoring, who chooses to go first, side decking."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.controller.match import IllegalSwap, Match
from app.data.decks import Deck, check_deck
from app.engine import constants as c
from app.engine import decisions as d
from app.engine.duel import Duel
from app.engine.rules import rules_named
from tests.scenario import pool

_NORMALS = [
    card.code
    for card in pool()
    if card.type & c.TYPE_NORMAL and not card.type & (c.TYPE_PENDULUM | c.TYPE_TOKEN) and not card.alias
]
MAIN = tuple(code for code in _NORMALS[:14] for _ in range(3))[:40]
SIDE = tuple(code for code in _NORMALS[14:19] for _ in range(3))
DECK = Deck("Test", MAIN, (), SIDE)


def _match() -> Match:
    return Match(rules_named("mr5"), (DECK, DECK))


@pytest.mark.ruling("TURN-003")
@pytest.mark.parametrize(("winner", "asked"), [(0, 1), (1, 0)])
def test_the_loser_of_the_previous_duel_chooses(winner: int, asked: int) -> None:
    match = _match()
    match.score(winner)
    for seed in range(6):
        decision = Duel(match.setup(seed), pool()).decision
        assert isinstance(decision, d.FirstPlayer)
        assert decision.player == asked


@pytest.mark.ruling("WIN-027")
def test_two_wins_end_the_match() -> None:
    match = _match()
    over = []
    for _ in range(2):
        match.score(0)
        over.append(match.is_over)
    assert over == [False, True]
    assert match.winner == 0
    with pytest.raises(ValueError, match="over"):
        match.score(0)


@pytest.mark.ruling("WIN-028")
def test_drawn_duels_count_for_nobody() -> None:
    match = _match()
    for result in (0, 2, 2):
        assert match.winner is None
        match.score(result)
    assert match.winner == 0


@pytest.mark.ruling("WIN-029")
@pytest.mark.parametrize("results", [(0, 1, 2), (2, 2, 2)])
def test_equal_wins_draw_the_match(results: tuple[int, ...]) -> None:
    match = _match()
    for result in results:
        match.score(result)
    assert match.winner == 2


def _swapped(count_out: int, count_in: int) -> Deck:
    main = MAIN[count_out:] + SIDE[:count_in]
    return replace(DECK, main=main, side=SIDE[count_in:] + MAIN[:count_out])


@pytest.mark.ruling("DECK-024")
def test_a_swap_keeps_the_sizes() -> None:
    match = _match()
    match.score(1)
    unequal = replace(_swapped(3, 4), side=SIDE[4:] + MAIN[:3])
    assert not check_deck(unequal.main, (), unequal.side, pool()), "legal as a new deck"
    with pytest.raises(IllegalSwap, match="40 cards"):
        match.swap(0, unequal, pool())
    match.swap(0, _swapped(3, 3), pool())
    assert match.deck(0).main == _swapped(3, 3).main
    assert match.deck(1).main == MAIN


def test_a_swap_brings_no_other_cards_and_has_its_time() -> None:
    match = _match()
    with pytest.raises(IllegalSwap, match="between"):
        match.swap(0, _swapped(1, 1), pool())
    match.score(1)
    with pytest.raises(IllegalSwap, match="other cards"):
        match.swap(0, replace(DECK, main=(*MAIN[1:], _NORMALS[25])), pool())


@pytest.mark.ruling("DECK-025")
def test_a_new_match_starts_from_the_registered_lists() -> None:
    match = _match()
    match.score(1)
    match.swap(0, _swapped(2, 2), pool())
    again = Match(match.rules, match.decks)
    assert (again.deck(0).main, again.deck(0).side) == (MAIN, SIDE)
    assert sorted(again.setup(1).decks[0].main) == sorted(MAIN)


@pytest.mark.ruling("DECK-028")
def test_pendulum_monsters_are_back_in_the_main_deck() -> None:
    knight = pool().named("Flash Knight").code
    deck = replace(DECK, main=(*MAIN[1:], knight))
    match = Match(rules_named("mr5"), (deck, deck))
    match.score(0)
    setup = match.setup(2)
    assert knight in setup.decks[0].main
    assert setup.decks[0].extra == ()


@pytest.mark.ruling("INFO-038")
def test_only_the_size_of_the_side_deck_is_told() -> None:
    match = _match()
    assert match.side_count(1) == 15
    duel = Duel(match.setup(3), pool())
    seen = {code for card in duel.view(0).cards().values() for code in (card.code,)}
    assert not seen & set(SIDE)


def _with(name: str, copies: int, in_side: int = 0) -> tuple[str, ...]:
    code = pool().named(name).code
    main = (*MAIN[copies:], *[code] * copies)
    side = (*SIDE[in_side:], *[code] * in_side)
    allowed = {"Pot of Greed": 0, "Monster Reborn": 1, "Foolish Burial": 2}[name]
    return check_deck(main, (), side, pool(), {code: allowed})


@pytest.mark.ruling("DECK-021")
def test_a_forbidden_card_is_refused_in_every_part() -> None:
    assert _with("Pot of Greed", 1) == ("Pot of Greed is Forbidden, but the deck has 1.",)
    assert _with("Pot of Greed", 0, 1) == ("Pot of Greed is Forbidden, but the deck has 1.",)
    assert _with("Pot of Greed", 0) == ()


@pytest.mark.ruling("DECK-022")
def test_a_limited_card_is_allowed_once_over_all_parts() -> None:
    assert _with("Monster Reborn", 1) == ()
    assert _with("Monster Reborn", 1, 1) == ("Monster Reborn is Limited to 1 copy, but the deck has 2.",)


@pytest.mark.ruling("DECK-023")
def test_a_semi_limited_card_is_allowed_twice_over_all_parts() -> None:
    assert _with("Foolish Burial", 2) == ()
    assert len(_with("Foolish Burial", 2, 1)) == 1

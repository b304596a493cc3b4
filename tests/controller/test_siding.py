"""Side decking keeps the sizes, sends cards where they belong and can be reset."""

from __future__ import annotations

import pytest

from app.controller.match import IllegalSwap, Match
from app.controller.siding import EXTRA, MAIN, SIDE, SideDecking
from app.data.decks import Deck
from app.data.library import load_library
from app.engine import constants as c
from app.engine.rules import rules_named
from app.gui.wording import WORDS, Wording
from tests.scenario import pool

_NORMALS = sorted(
    card.code
    for card in pool()
    if card.type & c.TYPE_NORMAL
    and not card.type & (c.TYPE_PENDULUM | c.TYPE_TOKEN)
    and pool().is_playable(card.code)
)
_FUSIONS = sorted(card.code for card in pool() if card.type & c.TYPE_FUSION and pool().is_playable(card.code))
DECK = Deck(
    "Deck",
    main=tuple((_NORMALS * 3)[:40]),
    extra=tuple(_FUSIONS[:3]),
    side=(*_NORMALS[20:23], _FUSIONS[3]),
)


@pytest.fixture
def siding() -> SideDecking:
    match = Match(rules_named("mr5"), (DECK, DECK))
    match.score(1)
    return SideDecking(match, 0, pool())


def test_a_swap_of_equal_numbers_is_used_in_the_next_duel(siding: SideDecking) -> None:
    out, come = siding.parts[MAIN][0], siding.parts[SIDE][0]
    assert siding.move(MAIN, 0) == SIDE
    assert siding.problem() is not None
    assert siding.move(SIDE, 0) == MAIN
    assert siding.problem() is None
    siding.finish()
    assert siding.match.deck(0).side[-1] == out
    assert siding.match.deck(0).main[-1] == come
    assert siding.match.deck(1) == DECK
    assert siding.match.setup(3).decks[0].main == (*DECK.main[1:], come)


def test_extra_deck_monsters_go_to_the_extra_deck(siding: SideDecking) -> None:
    assert siding.move(SIDE, 3) == EXTRA
    assert siding.move(EXTRA, 0) == SIDE
    assert siding.problem() is None


def test_unequal_lists_are_refused_with_a_sentence(siding: SideDecking) -> None:
    siding.move(SIDE, 0)
    problem = siding.problem()
    assert problem is not None
    assert str(problem) == "The Main Deck must keep its 40 cards; the changed list has 41."
    words = Wording(load_library()).pattern(problem.wording).format(**problem.values)
    assert words == str(problem)
    with pytest.raises(IllegalSwap, match="41"):
        siding.finish()
    assert siding.match.deck(0) == DECK


def test_reset_brings_the_lists_of_the_last_duel_back(siding: SideDecking) -> None:
    siding.move(SIDE, 0)
    siding.move(EXTRA, 1)
    siding.reset()
    assert siding.deck == DECK
    assert all(f"swap.{part}" in WORDS for part in (MAIN, EXTRA, SIDE))

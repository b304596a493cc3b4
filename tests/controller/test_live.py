"""What a duel at the table begins with."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.controller.live import (
    FROM_REPLAY,
    GREEDY,
    HUMAN,
    PASSIVE,
    LiveDuel,
    Origin,
    from_moment,
    live_from_plain,
)
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from tests.engine.random_play import sample_decks
from tests.engine.test_positions import open_duel
from tests.scenario import pool

SETUP = Setup(rules_named("mr5"), 7, (DeckList(()), DeckList(())))


def test_seats_say_who_plays() -> None:
    assert LiveDuel(SETUP).humans == (0,)
    assert not LiveDuel(SETUP).open_hands
    assert LiveDuel(SETUP, players=(PASSIVE, HUMAN)).humans == (1,)
    assert LiveDuel(SETUP, players=(HUMAN, HUMAN)).open_hands


def test_it_survives_as_json() -> None:
    live = LiveDuel(
        SETUP, (GREEDY, HUMAN), ("Me", "Émile"), ((1, 2),), FROM_REPLAY, 1, "A line", Origin("a.ketto", 2, 40)
    )
    values = json.loads(json.dumps(live.to_plain()))
    assert live_from_plain(values, SETUP, ((1, 2),)) == live
    with pytest.raises(ValueError, match="unknown"):
        live_from_plain({**values, "mode": "tag"}, SETUP, ())
    with pytest.raises(ValueError, match="list"):
        live_from_plain({**values, "players": None}, SETUP, ())


def test_a_rematch_is_dealt_anew_unless_it_goes_on_from_a_moment() -> None:
    live = LiveDuel(SETUP)
    assert live.afresh(9).setup.seed == 9
    assert live.afresh(9).setup == replace(SETUP, seed=9)
    going_on = replace(live, responses=((1,),))
    assert going_on.afresh(9) == going_on


def test_a_moment_of_a_record_becomes_a_duel_with_hidden_cards_dealt_anew() -> None:
    assert sample_decks()
    setup, responses = open_duel(40)
    origin = Origin("a.ketto", 0, len(responses), "what if")
    kept = from_moment(setup, tuple(responses), 0, GREEDY, origin, ("A", "B"))
    dealt = from_moment(setup, tuple(responses), 0, HUMAN, origin, ("A", "B"), redeal_seed=3)
    assert (kept.players, kept.seat, kept.title) == ((HUMAN, GREEDY), 0, "what if")
    duels = []
    for live in (kept, dealt):
        duel = Duel(live.setup, pool())
        for response in live.responses:
            duel.respond(response)
        duels.append(duel)
    assert duels[0].view(0) == duels[1].view(0)
    assert duels[0].digest() != duels[1].digest()

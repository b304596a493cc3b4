"""Random duels: state, choices, clones, replays and views agree at every decision."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.engine.duel import DeckList, Duel, Setup
from app.engine.errors import BadSetup, IllegalResponse, UnknownCard, UnscriptedCard
from app.engine.rules import PRESETS, rules_named
from tests.engine.random_play import play, sample_decks
from tests.scenario import pool

_DECKS = sample_decks()


@settings(max_examples=24, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(
    seed=st.integers(0, 10**9),
    rules=st.sampled_from(["mr3", "mr4", "mr5"]),
    decks=st.tuples(st.sampled_from(_DECKS), st.sampled_from(_DECKS)),
)
def test_random_duels_hold_every_invariant(seed: int, rules: str, decks: tuple[DeckList, DeckList]) -> None:
    setup = Setup(rules_named(rules), seed, decks, None)
    duel = play(setup, pool(), seed, every=7)
    assert duel.winner in (0, 1, 2)
    again = Duel(setup, pool())
    for response in duel.responses:
        again.respond(response)
    assert again.digest() == duel.digest()
    assert again.winner == duel.winner


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_every_era_plays_to_an_end(rules: str) -> None:
    duel = play(Setup(rules_named(rules), 11, (_DECKS[0], _DECKS[-1]), 0), pool(), 11, every=50)
    assert duel.winner is not None


def _some_way(seed: int, steps: int) -> Duel:
    from app.ai.random_agent import RandomAgent

    duel = Duel(Setup(rules_named("mr5"), seed, (_DECKS[0], _DECKS[1]), 0), pool())
    agent = RandomAgent(seed)
    for _ in range(steps):
        decision = duel.decision
        if decision is None:
            break
        duel.respond(agent.choose(duel.view(decision.player), decision))
    return duel


_PLAY_ON = """
import sys
from app.ai.random_agent import RandomAgent
from app.engine.duel import Duel
from tests.scenario import pool
duel = Duel.from_bytes(sys.stdin.buffer.read(), pool())
agent = RandomAgent(5)
while (decision := duel.decision) is not None:
    duel.respond(agent.choose(duel.view(decision.player), decision))
print(duel.digest(), duel.winner)
"""


@pytest.mark.parametrize("steps", [1, 47, 120])
def test_a_pickled_duel_plays_on_alike_in_a_fresh_process(steps: int) -> None:
    from app.ai.random_agent import RandomAgent

    duel = _some_way(3, steps)
    packed = duel.to_bytes()
    agent = RandomAgent(5)
    while (decision := duel.decision) is not None:
        duel.respond(agent.choose(duel.view(decision.player), decision))
    done = subprocess.run(
        [sys.executable, "-c", _PLAY_ON], input=packed, capture_output=True, check=True, timeout=120
    )
    assert done.stdout.decode().split() == [duel.digest(), str(duel.winner)]


def test_a_clone_goes_its_own_way() -> None:
    duel = _some_way(4, 60)
    twin = duel.clone()
    before = duel.digest()
    decision = twin.decision
    assert decision is not None
    twin.respond(next(iter(decision.choices())))
    assert duel.digest() == before
    assert len(twin.responses) == len(duel.responses) + 1


def test_a_refused_answer_changes_nothing() -> None:
    duel = _some_way(5, 30)
    digest, count = duel.digest(), len(duel.responses)
    for wrong in ((99, 99, 99), (1, 2, 3, 4, 5, 6), (-1,), (7, 10**6, 0)):
        with pytest.raises(IllegalResponse):
            duel.respond(wrong)
    assert (duel.digest(), len(duel.responses)) == (digest, count)


def test_the_coin_decides_who_is_asked_to_go_first() -> None:
    asked = set()
    for seed in range(12):
        duel = Duel(Setup(rules_named("mr5"), seed, (_DECKS[0], _DECKS[1]), None), pool())
        assert duel.decision is not None
        asked.add(duel.decision.player)
    assert asked == {0, 1}


def test_bad_set_ups_are_refused_by_name() -> None:
    rules = rules_named("mr5")
    good = _DECKS[0]
    with pytest.raises(UnknownCard, match="no card with the passcode 1"):
        Duel(Setup(rules, 1, (DeckList((1,) * 40), good), 0), pool())
    unscripted = next(card for card in pool() if not pool().is_playable(card.code) and not card.is_extra_deck)
    with pytest.raises(UnscriptedCard, match="has no script yet"):
        Duel(Setup(rules, 1, (DeckList((unscripted.code,) * 40), good), 0), pool())
    with pytest.raises(BadSetup, match="empty"):
        Duel(Setup(rules, 1, (DeckList(()), good), 0), pool())
    with pytest.raises(BadSetup, match="LP"):
        Duel(Setup(rules, 1, (good, good), 0, lp=0), pool())

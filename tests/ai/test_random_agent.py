"""The random player: legal, repeatable, and quick even where there are millions of choices."""

import pytest

from app.ai.arena import play_duel
from app.ai.random_agent import RandomAgent
from app.engine import decisions as d
from app.engine.duel import Duel, Setup
from app.engine.rules import rules_named
from tests.ai.players import mixed_deck
from tests.ai.shapes import SHAPES
from tests.scenario import Scenario, pool


@pytest.mark.parametrize("shape", SHAPES)
def test_its_own_pick_is_legal_for_every_kind_of_question(shape: str) -> None:
    decision = SHAPES[shape]
    picks = {RandomAgent(seed).pick(decision) for seed in range(40)}
    assert all(decision.accepts(pick) for pick in picks)


@pytest.mark.parametrize("shape", ["many cards", "exact sum", "card name", "order of cards", "counters"])
def test_different_seeds_pick_differently(shape: str) -> None:
    picks = {RandomAgent(seed).pick(SHAPES[shape]) for seed in range(40)}
    assert len(picks) > 3


def test_every_kind_of_command_is_taken_sometimes() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Dark Hole", "Vorse Raider", "Mirror Force")
    decision = duel.decision
    assert isinstance(decision, d.IdleCommand)
    kinds = {RandomAgent(seed).pick(decision)[0] for seed in range(60)}
    assert kinds == {command.kind for command in decision.commands}


@pytest.mark.parametrize("seed", range(6))
def test_whole_duels_never_need_the_fallback(seed: int) -> None:
    setup = Setup(rules_named("mr5"), seed, (mixed_deck(seed), mixed_deck(seed + 50)), None)
    duel = Duel(setup, pool())
    agents = (RandomAgent(2 * seed), RandomAgent(2 * seed + 1))
    for _ in range(1500):
        decision = duel.decision
        if decision is None:
            break
        pick = agents[decision.player].pick(decision)
        assert decision.accepts(pick), (decision, pick)
        duel.respond(pick)
    assert len(duel.responses) > 20


def test_the_same_seeds_give_the_same_duel() -> None:
    setup = Setup(rules_named("mr5"), 3, (mixed_deck(3), mixed_deck(4)), None)
    results = [play_duel(setup, pool(), (RandomAgent(1), RandomAgent(2))) for _ in range(2)]
    assert results[0] == results[1]
    other = play_duel(setup, pool(), (RandomAgent(1), RandomAgent(3)))
    assert other.digest != results[0].digest

"""The random player: legal, repeatable, and quick even where there are millions of choices."""

import pytest

from app.ai.arena import play_duel
from app.ai.random_agent import RandomAgent
from app.engine import decisions as d
from app.engine.decisions import CardRef, Text
from app.engine.duel import Duel, Setup
from app.engine.rules import rules_named
from tests.ai.players import mixed_deck
from tests.scenario import Scenario, pool

_PROMPT = Text("select")


def refs(count: int) -> tuple[CardRef, ...]:
    return tuple(CardRef(10 + n, 1, 0, 2, n, 8) for n in range(count))


SHAPES = {
    "many cards": d.SelectCards(0, _PROMPT, refs(60), 5, 40),
    "cancelable": d.SelectCards(0, _PROMPT, refs(8), 2, 3, True),
    "one step": d.SelectUnselect(0, _PROMPT, refs(4), refs(6)[4:], True, 1, 3),
    "only dropping": d.SelectUnselect(0, _PROMPT, (), refs(2), False, 3, 3),
    "tributes": d.SelectTributes(0, _PROMPT, refs(4), (1, 1, 2, 1), 2, 2, False),
    "tribute that frees a zone": d.SelectTributes(
        0, _PROMPT, refs(5), (1,) * 5, 1, 1, False, False, frozenset({12})
    ),
    "exact sum": d.SelectSum(0, _PROMPT, refs(20), tuple((n % 7 + 1,) for n in range(20)), 23, True),
    "sum with a required card": d.SelectSum(
        0, _PROMPT, refs(6), ((3,), (2,), (4, 1), (5,), (2,), (1,)), 8, False, 1, 4, (11,)
    ),
    "zones": d.SelectPlace(0, _PROMPT, (5, 6, 7, 8), 2),
    "position": d.SelectPosition(0, _PROMPT, refs(1)[0], (1, 4, 8)),
    "counters": d.SelectCounters(0, _PROMPT, 1, 5, refs(3), (2, 4, 1)),
    "order of cards": d.SortCards(0, _PROMPT, refs(9)),
    "card name": d.AnnounceCard(0, _PROMPT, tuple(range(100, 9100))),
    "two attributes": d.AnnounceAttribute(0, _PROMPT, (1, 2, 4, 8, 16), 2),
    "option": d.Option(0, _PROMPT, ((0, _PROMPT), (3, _PROMPT))),
    "yes or no": d.EffectYesNo(0, _PROMPT),
    "first player": d.FirstPlayer(0, _PROMPT),
}


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

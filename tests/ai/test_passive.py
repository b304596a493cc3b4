"""The passive opponent does nothing it need not do."""

from __future__ import annotations

import pytest

from app.ai.passive import PassiveAgent
from app.ai.random_agent import RandomAgent
from app.engine.decisions import ACT_END, BattleCommand, ChainResponse, IdleCommand
from app.engine.duel import Duel, Setup
from app.engine.rules import rules_named
from tests.ai.players import sample_decks
from tests.scenario import pool


@pytest.mark.parametrize("name", sorted(sample_decks()))
def test_it_ends_its_turns_and_declines(name: str) -> None:
    deck = sample_decks()[name]
    duel = Duel(Setup(rules_named("mr5"), 3, (deck, deck), 0), pool())
    other, passive = RandomAgent(5), PassiveAgent()
    own_turns = 0
    while (decision := duel.decision) is not None and len(duel.responses) < 400:
        agent = passive if decision.player == 1 else other
        answer = agent.choose(duel.view(decision.player), decision)
        assert decision.accepts(answer)
        if decision.player == 1:
            if isinstance(decision, IdleCommand | BattleCommand):
                own_turns += 1
                assert answer[0] == ACT_END
            elif isinstance(decision, ChainResponse) and decision.accepts(()):
                assert answer == ()
        duel.respond(answer)
    assert own_turns

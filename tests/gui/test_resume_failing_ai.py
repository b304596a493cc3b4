"""Resuming a duel whose AI fails when it is asked again."""

from __future__ import annotations

import pytest

from app.ai.greedy import GreedyAgent
from app.data.decks import load_ydk
from app.data.paths import sample_decks_dir
from app.data.saved_duel import list_unfinished
from app.gui.table.start import SavedRequest, make_duel, resume_duel
from tests.data.played import library


def test_a_failing_ai_does_not_keep_a_duel_from_being_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was not heard while the duel was played either; the duel is what counts."""
    decks = [load_ydk(sample_decks_dir() / f"{name}.ydk") for name in ("synchro", "dark_magician")]
    request = SavedRequest(decks[0], decks[1], "mr5", 0, "greedy", 8000, 7, False)
    duel, agents = make_duel(library(), request, journal=True)
    for _ in range(30):
        decision = duel.decision
        assert decision is not None
        agent = agents.get(decision.player)
        answer = next(iter(decision.choices()))
        duel.respond(agent.choose(duel.view(decision.player), decision) if agent else answer)
    duel.keep()
    asked: list[object] = []

    def fail(self: GreedyAgent, view: object, decision: object) -> None:
        asked.append(decision)
        raise ZeroDivisionError

    monkeypatch.setattr(GreedyAgent, "choose", fail)
    (saved,) = list_unfinished()
    resumed = resume_duel(library(), saved)
    assert asked
    assert (resumed.duel.responses, resumed.sentence) == (duel.responses, "")

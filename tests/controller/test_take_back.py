"""Answers are taken back: the duel goes on as if they had never been given."""

from __future__ import annotations

import pytest

from app.ai.random_agent import RandomAgent
from app.controller.preferences import ALWAYS
from app.controller.session import Chooser, DuelSession
from app.data.decks import load_ydk
from app.data.paths import sample_decks_dir
from app.data.recorder import verify
from app.engine.decisions import BattleCommand, Decision, IdleCommand, Response
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from app.gui.table.start import RecordedDuel, rebuilding
from tests.gui.table_fakes import FakeDuel
from tests.scenario import pool

OPEN = (IdleCommand, BattleCommand)


def agents() -> dict[int, Chooser]:
    return {1: RandomAgent(5)}


def started(seed: int = 5) -> DuelSession:
    """A recorded duel of two sample decks."""
    lists = []
    for name in ("dark_magician", "synchro"):
        deck = load_ydk(sample_decks_dir() / f"{name}.ydk")
        lists.append(DeckList(tuple(deck.main), tuple(deck.extra)))
    setup = Setup(rules_named("mr5"), seed, (lists[0], lists[1]), first_player=0)
    duel = RecordedDuel(Duel(setup, pool()), ("You", "AI"))
    session = DuelSession(duel, (0,), agents(), ALWAYS, rebuild=rebuilding(duel, agents))
    session.take_events()
    return session


def recorded(session: DuelSession) -> RecordedDuel:
    assert isinstance(session.duel, RecordedDuel)
    return session.duel


def play(session: DuelSession, human: RandomAgent, most: int) -> list[tuple[int, Decision, str]]:
    """Play on; for each own open decision: how many answers came before, the question, the digest."""
    found: list[tuple[int, Decision, str]] = []
    for _ in range(most):
        if session.over:
            break
        thought = session.thought()
        if thought is not None:
            assert session.answer_thought(thought, thought.think())
        else:
            decision = session.decision
            assert decision is not None
            if isinstance(decision, OPEN):
                record = recorded(session).record()
                found.append((len(record.responses), decision, record.final_digest))
            session.answer(human.choose(session.view(), decision))
        session.take_events()
    return found


def test_step_by_step_back_to_the_first_decision_and_on_with_the_same_answers() -> None:
    session = started()
    marks = play(session, RandomAgent(9), 160)
    assert len(marks) > 8
    assert not session.over
    whole = recorded(session).record()
    for steps, decision, digest in reversed(marks):
        assert session.can_take_back
        events = session.take_back()
        record = recorded(session).record()
        assert record.responses == whole.responses[:steps]
        assert record.final_digest == digest
        assert session.decision == decision
        assert record.events == tuple((n, event) for n, event in whole.events if n <= steps)
        assert events == tuple(event.seen_by(0) for _, event in record.events)
        assert dict(record.digests).items() <= {**dict(whole.digests), steps: digest}.items()
    assert not session.can_take_back
    with pytest.raises(LookupError):
        session.take_back()
    for response in whole.responses[len(recorded(session).responses) :]:
        session.duel.respond(response)
        session.take_events()
    again = recorded(session).record()
    assert again == whole
    assert verify(again, pool()).ok


def test_agents_are_made_anew_and_a_late_thought_is_dropped() -> None:
    session = started()
    old = session.agents[1]
    play(session, RandomAgent(9), 12)
    while session.thought() is None:
        decision = session.decision
        assert decision is not None
        session.answer(next(iter(decision.choices())))
    late = session.thought()
    assert late is not None
    session.take_back()
    assert session.agents[1] is not old
    before = list(session.duel.responses)
    assert not session.answer_thought(late, late.think())
    assert session.duel.responses == before


def test_other_answers_may_follow() -> None:
    session = started()
    (first, *_) = play(session, RandomAgent(9), 6)
    while session.can_take_back:
        session.take_back()
    decision = session.decision
    assert decision == first[1]
    end: Response = next(choice for choice in decision.choices() if choice[1:] == (0, 0))
    session.answer(end)
    assert recorded(session).record().responses == (end,)


def test_without_a_record_or_after_the_end_nothing_is_taken_back() -> None:
    assert not DuelSession(FakeDuel([]), (0,), agents()).can_take_back
    session = started()
    play(session, RandomAgent(9), 6)
    session.surrender()
    assert not session.can_take_back

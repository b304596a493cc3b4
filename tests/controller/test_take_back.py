"""Answers are taken back: the duel goes on as if they had never been given."""

from __future__ import annotations

import pytest

from app.ai.greedy import GreedyAgent
from app.ai.random_agent import RandomAgent
from app.controller.preferences import ALWAYS, AUTO, NEVER
from app.controller.session import LAST, OFF, Chooser, DuelSession
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


def greedy() -> dict[int, Chooser]:
    return {1: GreedyAgent(pool(), 3)}


def started(
    seed: int = 5,
    *,
    decks: tuple[str, str] = ("dark_magician", "synchro"),
    humans: tuple[int, ...] = (0,),
    take_backs: str = "free",
    smart: bool = False,
) -> DuelSession:
    """A recorded duel of two sample decks."""
    lists = []
    for name in decks:
        deck = load_ydk(sample_decks_dir() / f"{name}.ydk")
        lists.append(DeckList(tuple(deck.main), tuple(deck.extra)))
    setup = Setup(rules_named("mr5"), seed, (lists[0], lists[1]), first_player=0)
    duel = RecordedDuel(Duel(setup, pool()), ("You", "AI"))
    make = greedy if smart else agents
    players = make() if len(humans) == 1 else {}
    rebuild = rebuilding(duel, make if players else dict)
    session = DuelSession(duel, humans, players, ALWAYS, rebuild=rebuild, take_backs=take_backs)
    session.take_events()
    return session


def recorded(session: DuelSession) -> RecordedDuel:
    assert isinstance(session.duel, RecordedDuel)
    return session.duel


Own = tuple[int, Decision, str]


def may(session: DuelSession) -> tuple[bool, bool]:
    """Whether one may go back, and forward."""
    return session.can_take_back, session.can_redo


def step(session: DuelSession, human: Chooser) -> Own | None:
    """Answer once; for an own question: how many answers came before, the question, the digest."""
    own: Own | None = None
    thought = session.thought()
    if thought is not None:
        assert session.answer_thought(thought, thought.think())
    else:
        decision = session.decision
        assert decision is not None
        own = (len(session.duel.responses), decision, recorded(session).record().final_digest)
        view = session.duel.view(decision.player)
        session.answer(human.choose(view, decision))
    session.take_events()
    return own


def play(session: DuelSession, human: Chooser, most: int) -> list[Own]:
    """Play on for at most ``most`` answers; the own ones."""
    found = []
    for _ in range(most):
        if session.over:
            break
        own = step(session, human)
        if own is not None:
            found.append(own)
    return found


def test_step_by_step_back_to_the_first_decision_and_on_with_the_same_answers() -> None:
    session = started()
    own = play(session, RandomAgent(9), 160)
    assert len(own) > 20
    assert not session.over
    whole = recorded(session).record()
    for steps, decision, digest in reversed(own):
        assert may(session)[0]
        events = session.take_back()
        record = recorded(session).record()
        assert record.responses == whole.responses[:steps]
        assert record.final_digest == digest
        assert session.decision == decision
        assert record.events == tuple((n, event) for n, event in whole.events if n <= steps)
        assert record.frames == whole.frames[: steps + 1]
        assert events == tuple(event.seen_by(0) for _, event in record.events)
        assert dict(record.digests).items() <= {**dict(whole.digests), steps: digest}.items()
    assert not may(session)[0]
    with pytest.raises(LookupError):
        session.take_back()
    for response in whole.responses[len(recorded(session).responses) :]:
        session.duel.respond(response)
        session.take_events()
    again = recorded(session).record()
    assert again == whole
    assert verify(again, pool()).ok


def test_forward_again_step_by_step() -> None:
    session = started()
    play(session, RandomAgent(9), 90)
    whole = recorded(session).record()
    records = []
    while session.can_take_back:
        session.take_back()
        records.append(recorded(session).record())
    assert len(records) > 10
    for record in reversed(records[:-1]):
        assert may(session)[1]
        session.redo()
        assert recorded(session).record() == record
    session.redo()
    assert recorded(session).record() == whole
    assert not may(session)[1]
    with pytest.raises(LookupError):
        session.redo()
    assert may(session)[0], "what was done again can be taken back again"
    session.take_back()
    assert recorded(session).record() == records[0]


def test_another_answer_ends_the_way_forward() -> None:
    session = started()
    first, *_ = play(session, RandomAgent(9), 30)
    while session.can_take_back:
        session.take_back()
    decision = session.decision
    assert decision == first[1]
    assert may(session)[1]
    end: Response = next(choice for choice in decision.choices() if choice[1:] == (0, 0))
    session.answer(end)
    assert not may(session)[1]
    assert recorded(session).record().responses == (end,)


@pytest.mark.parametrize("smart", [False, True])
def test_the_ai_thinks_as_it_did_then(smart: bool) -> None:
    """The same answers again give the same answers of the AI: its memory went back too."""
    session = started(smart=smart, decks=("hero_fusion", "monarchs"))
    human = RandomAgent(4)
    play(session, human, 70)
    whole = recorded(session).responses[:]
    for _ in range(6):
        session.take_back()
    here = len(recorded(session).responses)
    assert here < len(whole)
    while len(recorded(session).responses) < len(whole):
        thought = session.thought()
        if thought is not None:
            assert session.answer_thought(thought, thought.think())
        else:
            session.answer(whole[len(recorded(session).responses)])
    assert recorded(session).responses == whole


def test_a_dropped_thought_leaves_no_trace_in_the_ai() -> None:
    session = started()
    play(session, RandomAgent(9), 12)
    while session.thought() is None:
        decision = session.decision
        assert decision is not None
        session.answer(next(iter(decision.choices())))
    late = session.thought()
    assert late is not None
    answer = late.think()
    session.take_back()
    before = list(session.duel.responses)
    assert not session.answer_thought(late, answer)
    assert session.duel.responses == before
    session.redo()
    again = session.thought()
    assert again is not None
    assert again.think() == answer


def test_an_ai_that_remembers_nothing_it_tells_of_is_made_anew() -> None:
    class Plain:
        def choose(self, view: object, decision: Decision) -> Response:
            return next(iter(decision.choices()))

    session = started()
    plain = Plain()
    session.agents = {1: plain}
    play(session, RandomAgent(9), 30)
    assert session.agents[1] is plain
    session.take_back()
    assert isinstance(session.agents[1], RandomAgent)


def test_the_preference_of_then_comes_back() -> None:
    session = started()
    play(session, RandomAgent(9), 20)
    session.preference = AUTO
    play(session, RandomAgent(9), 10)
    session.preference = NEVER
    count = 0
    while session.can_take_back and session.preference != ALWAYS:
        session.take_back()
        count += 1
    assert count > 1
    assert session.preference == ALWAYS
    session.redo()
    assert session.preference == AUTO
    while session.can_redo:
        session.redo()
    assert session.preference == NEVER


def test_last_means_the_last_open_decision_and_only_once() -> None:
    session = started(take_backs=LAST)
    own = play(session, RandomAgent(9), 60)
    wanted = [mark for mark in own if isinstance(mark[1], OPEN)][-1]
    assert may(session)[0]
    session.take_back()
    assert (len(session.duel.responses), session.decision) == wanted[:2]
    assert not may(session)[0]
    with pytest.raises(LookupError):
        session.take_back()
    while not isinstance(session.decision, OPEN):
        step(session, RandomAgent(1))
    step(session, RandomAgent(1))
    assert may(session)[0], "after another answer it may be used again"


def test_off_means_never() -> None:
    session = started(take_backs=OFF)
    play(session, RandomAgent(9), 20)
    assert not may(session)[0]
    with pytest.raises(LookupError):
        session.take_back()


def test_both_sides_by_one_player() -> None:
    session = started(humans=(0, 1))
    own = play(session, RandomAgent(2), 50)
    assert {decision.player for _, decision, _ in own} == {0, 1}
    for steps, decision, digest in reversed(own):
        session.take_back()
        assert (len(session.duel.responses), session.decision) == (steps, decision)
        assert session.viewer == decision.player
        assert recorded(session).record().final_digest == digest


def test_without_a_record_or_after_the_end_nothing_is_taken_back() -> None:
    assert not DuelSession(FakeDuel([]), (0,), agents()).can_take_back
    session = started()
    play(session, RandomAgent(9), 6)
    session.surrender()
    assert not may(session)[0]
    assert not may(session)[1]


PAIRS = (
    ("dark_magician", "synchro"),
    ("xyz", "pendulum"),
    ("link", "trap_control"),
    ("ritual", "flip_control"),
    ("swarm", "hero_fusion"),
)


@pytest.mark.parametrize("number", range(5))
def test_take_back_at_every_decision_then_the_same_answers_again(number: int) -> None:
    """``ketto random-duels --take-back`` does the same with many duels."""
    session = started(number, decks=PAIRS[number], humans=(0, 1))
    human = RandomAgent(number)
    straight: list[str] = []
    while not session.over and len(straight) < 150:
        own = step(session, human)
        assert own is not None
        straight.append(own[2])
        response = session.duel.responses[-1]
        session.take_back()
        assert recorded(session).record().final_digest == own[2]
        session.answer(response)
    record = recorded(session).record()
    duel = Duel(record.setup, pool())
    for digest, response in zip(straight, record.responses, strict=True):
        assert duel.decision is not None
        assert duel.digest() == digest
        duel.respond(response)
    assert duel.digest() == record.final_digest

"""The session: whom it asks, what it answers itself, how late AI answers are dropped."""

from __future__ import annotations

import pytest

from app.controller.preferences import ALWAYS, AUTO, NEVER, answers_events, passes
from app.controller.session import DuelSession
from app.engine import constants as c
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_END,
    CardRef,
    ChainResponse,
    Command,
    IdleCommand,
    SelectPlace,
    Text,
    YesNo,
    place_key,
)
from app.engine.errors import IllegalResponse
from app.engine.view import LinkView
from tests.gui.table_fakes import AGENTS, FakeDuel, Step, nothing_to_do, side, table
from tests.scenario import pool

CARD = CardRef(7, 44095762, 0, c.LOCATION_SZONE, 0, c.POS_FACEDOWN_DEFENSE)
ACTIVATE = Command(ACT_ACTIVATE, CARD)
VIEW = table(side(), side())


def window(after: int = 0, *, forced: bool = False, player: int = 0, prompt: str = "window") -> ChainResponse:
    return ChainResponse(player, Text(prompt), (ACTIVATE,), forced, after)


def test_it_asks_the_human_and_lets_the_agent_think() -> None:
    duel = FakeDuel([Step(VIEW, YesNo(1, Text("select"))), Step(VIEW, YesNo(0, Text("select")))])
    session = DuelSession(duel, (0,), AGENTS)
    before = session.decision
    thought = session.thought()
    assert before is None
    assert thought is not None
    assert session.answer_thought(thought, thought.think())
    assert duel.responses == [(1,)]
    after = session.decision
    assert after is duel.steps[1].decision
    assert session.thought() is None


def test_a_late_thought_changes_nothing() -> None:
    steps = [Step(VIEW, YesNo(1, Text("select"))), Step(VIEW, YesNo(1, Text("select")))]
    session = DuelSession(FakeDuel([*steps, Step(VIEW, nothing_to_do())]), (0,), AGENTS)
    thought = session.thought()
    assert thought is not None
    assert session.answer_thought(thought, (1,))
    assert not session.answer_thought(thought, (1,))
    assert session.duel.responses == [(1,)]


def test_an_illegal_thought_is_replaced_by_a_legal_answer() -> None:
    session = DuelSession(FakeDuel([Step(VIEW, YesNo(1, Text("select")))]), (0,), AGENTS)
    thought = session.thought()
    assert thought is not None
    assert session.answer_thought(thought, (99,))
    assert session.duel.responses == [(1,)]


def test_an_illegal_human_answer_is_refused_and_not_recorded() -> None:
    session = DuelSession(FakeDuel([Step(VIEW, YesNo(0, Text("select")))]), (0,), AGENTS)
    with pytest.raises(IllegalResponse):
        session.answer((5,))
    assert session.duel.responses == []


def test_the_wished_zone_is_taken_without_asking() -> None:
    places = tuple(place_key(0, c.LOCATION_MZONE, n) for n in range(5))
    idle = IdleCommand(0, Text("idle"), (Command(ACT_END),))
    place = SelectPlace(0, Text("zone"), places)
    session = DuelSession(FakeDuel([Step(VIEW, idle), Step(VIEW, place), Step(VIEW, idle)]), (0,), AGENTS)
    session.answer((ACT_END, 0, 0), wish=places[3])
    assert session.settle()
    assert session.duel.responses[-1] == (places[3],)


def test_a_wish_that_is_not_free_is_asked() -> None:
    places = tuple(place_key(0, c.LOCATION_MZONE, n) for n in range(2))
    idle = IdleCommand(0, Text("idle"), (Command(ACT_END),))
    place = SelectPlace(0, Text("zone"), places)
    session = DuelSession(FakeDuel([Step(VIEW, idle), Step(VIEW, place)]), (0,), AGENTS)
    session.answer((ACT_END, 0, 0), wish=place_key(0, c.LOCATION_MZONE, 4))
    assert not session.settle()
    assert session.decision is place


def test_the_only_zone_is_taken_without_asking() -> None:
    only = place_key(0, c.LOCATION_SZONE, 5)
    session = DuelSession(FakeDuel([Step(VIEW, SelectPlace(0, Text("zone"), (only,)))]), (0,), AGENTS)
    assert session.settle()
    assert session.duel.responses == [(only,)]


@pytest.mark.parametrize("preference", [NEVER, AUTO, ALWAYS])
def test_a_forced_window_is_always_asked(preference: str) -> None:
    assert not passes(preference, window(forced=True), VIEW)


def test_never_passes_and_always_asks() -> None:
    assert passes(NEVER, window(), VIEW)
    assert not passes(ALWAYS, window(), VIEW)


@pytest.mark.parametrize(
    ("after", "turn_player", "asked"),
    [
        (c.EVENT_SUMMON_SUCCESS, 1, True),
        (c.EVENT_SUMMON_SUCCESS, 0, False),
        (c.EVENT_ATTACK_ANNOUNCE, 1, True),
        (c.EVENT_ATTACK_ANNOUNCE, 0, False),
    ],
)
def test_auto_asks_about_the_opponents_doings(after: int, turn_player: int, asked: bool) -> None:
    view = table(side(), side(), turn_player=turn_player)
    assert passes(AUTO, window(after), view) is not asked


MIRROR_FORCE = 44095762
TYPHOON = 5318639


@pytest.mark.parametrize(
    ("code", "after", "turn_player", "asked"),
    [
        (MIRROR_FORCE, c.EVENT_ATTACK_ANNOUNCE, 0, True),
        (TYPHOON, c.EVENT_ATTACK_ANNOUNCE, 0, False),
        (TYPHOON, c.EVENT_ATTACK_ANNOUNCE, 1, True),
        (TYPHOON, c.EVENT_DRAW, 1, False),
        (MIRROR_FORCE, c.EVENT_DRAW, 1, True),
        (MIRROR_FORCE, c.EVENT_SUMMON, 0, False),
        (MIRROR_FORCE, c.EVENT_SUMMON, 1, True),
    ],
)
def test_auto_asks_when_a_card_answers_the_event(
    code: int, after: int, turn_player: int, asked: bool
) -> None:
    command = Command(ACT_ACTIVATE, CARD._replace(code=code))
    decision = ChainResponse(0, Text("window"), (command,), False, after)
    view = table(side(), side(), turn_player=turn_player)
    assert passes(AUTO, decision, view, answers_events(pool())) is not asked


def test_the_session_uses_what_it_is_told_of_effects() -> None:
    own_attack = window(c.EVENT_ATTACK_ANNOUNCE)
    steps = [Step(VIEW, own_attack), Step(VIEW, nothing_to_do())]
    assert DuelSession(FakeDuel(list(steps)), (0,), AGENTS).settle()
    assert not DuelSession(FakeDuel(list(steps)), (0,), AGENTS, answers=lambda command: True).settle()


@pytest.mark.parametrize(("last", "asked"), [(1, True), (0, False)])
def test_auto_asks_about_the_opponents_chain_links_only(last: int, asked: bool) -> None:
    link = LinkView(1, last, 5, 0, Text("effect"), ())
    view = table(side(), side(), chain=(link,))
    assert passes(AUTO, window(), view) is not asked


def test_auto_asks_for_own_triggers() -> None:
    assert not passes(AUTO, window(prompt="trigger"), VIEW)


def test_somebody_must_play_for_each_player() -> None:
    session = DuelSession(FakeDuel([Step(VIEW, YesNo(1, Text("select")))]), (0,), {})
    with pytest.raises(LookupError):
        session.thought()


@pytest.mark.parametrize(
    ("after", "phase", "asked"),
    [
        (c.EVENT_MSET, c.PHASE_MAIN1, False),
        (c.EVENT_DESTROYED, c.PHASE_MAIN1, True),
        (c.EVENT_FREE_CHAIN, c.PHASE_STANDBY, False),
        (c.EVENT_FREE_CHAIN, c.PHASE_MAIN1, True),
        (c.EVENT_PHASE | c.PHASE_END, c.PHASE_END, True),
    ],
)
def test_auto_asks_at_the_ends_that_matter(after: int, phase: int, asked: bool) -> None:
    view = table(side(), side(), phase, turn_player=1)
    assert passes(AUTO, window(after), view) is not asked


def test_auto_asks_in_the_damage_step_of_either_turn() -> None:
    view = table(side(), side(), c.PHASE_DAMAGE, damage_step=c.DS_BEFORE_CALC)
    assert not passes(AUTO, window(c.EVENT_BATTLE_START), view)

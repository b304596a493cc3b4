"""How a duel at the table ends or is left, and what happens when a part of it fails."""

from __future__ import annotations

import threading

import pytest
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary
from app.engine import constants as c
from app.engine.decisions import (
    ACT_END,
    Decision,
    Response,
    Text,
    YesNo,
    place_key,
)
from app.engine.events import Event, LpChanged, ScriptFault, Seen, TurnStarted
from app.engine.view import PlayerView
from app.gui.table.lp_curve import LpCurve
from tests.gui.table_cards import Cards, Play, ref
from tests.gui.table_fakes import FakeDuel, Step
from tests.gui.table_robot import (
    click_button,
    click_zone,
    open_dialog,
    open_screen,
)


def test_surrender_asks_and_ends_with_the_result(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    finished: list[bool] = []
    screen.finished.connect(lambda: finished.append(True))
    click_button(screen, "surrender")
    click_button(screen, "confirm-no")
    assert not screen.session.over
    click_button(screen, "surrender")
    click_button(screen, "confirm-yes")
    assert duel.win_reason == "surrender"
    assert screen.result is not None
    assert screen.result.words.text() == "You surrendered."
    click_button(screen, "result-back")
    assert finished == [True]


def test_leaving_a_running_duel_asks_first(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    left: list[bool] = []
    assert screen.running
    screen.ask_to_leave(lambda: left.append(True))
    dialog = open_dialog(screen)
    assert dialog is not None
    click_button(dialog, "confirm-no")
    assert left == []
    screen.ask_to_leave(lambda: left.append(True))
    dialog = open_dialog(screen)
    assert dialog is not None
    click_button(dialog, "confirm-yes")
    assert left == [True]
    screen.close_duel()
    assert not screen.running


def test_the_result_shows_how_the_lp_went(play: Play, cards: Cards) -> None:
    events: list[Event] = [
        TurnStarted(0, 1),
        LpChanged(1, 8000, 6500, "damage"),
        TurnStarted(1, 2),
        LpChanged(0, 8000, 7000, "damage"),
        LpChanged(1, 6500, 7500, "recover"),
    ]
    screen, _ = play(cards.idle, events=events)
    click_button(screen, f"phase-{c.PHASE_END}")
    click_button(screen, "surrender")
    dialog = open_dialog(screen)
    assert dialog is not None
    click_button(dialog, "confirm-yes")
    assert screen.result is not None
    curve = screen.result.findChild(LpCurve)
    assert curve is not None
    assert curve.isVisible()
    assert curve.history.points(1) == [(0.0, 8000), (0.5, 6500), (1 + 2 / 3, 7500), (2.0, 7500)]
    assert curve.history.points(0) == [(0.0, 8000), (1 + 1 / 3, 7000), (2.0, 7000)]
    assert "7000" in curve.accessibleName()


def test_a_script_fault_is_told_and_the_duel_goes_on(play: Play, cards: Cards) -> None:
    fault = ScriptFault(Seen(ref(cards.spell)), 0, "KeyError: 7")
    screen, duel = play(cards.idle, events=[fault])
    dialog = open_dialog(screen)
    assert dialog is not None
    assert "Dark Hole" in dialog.accessibleName()
    click_button(dialog, "message-close")
    click_button(screen, f"phase-{c.PHASE_END}")
    assert duel.responses == [(ACT_END, 0, 0)]


def test_an_engine_error_ends_the_duel_and_not_the_program(
    play: Play, cards: Cards, caplog: pytest.LogCaptureFixture
) -> None:
    screen, duel = play(cards.idle)
    finished: list[bool] = []
    screen.finished.connect(lambda: finished.append(True))

    def fail(response: tuple[int, ...]) -> None:
        raise RuntimeError("no such zone")

    duel.respond = fail  # type: ignore[method-assign]  # a duel that fails
    click_button(screen, f"phase-{c.PHASE_END}")
    dialog = open_dialog(screen)
    assert dialog is not None
    assert "no such zone" in dialog.accessibleName()
    assert "no such zone" in caplog.text
    click_button(dialog, "message-close")
    assert finished == [True]


def test_a_failing_ai_is_replaced_by_a_legal_answer(
    qtbot: QtBot, library: CardLibrary, cards: Cards, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing:
        def choose(self, view: PlayerView, decision: Decision) -> Response:
            raise ValueError("no idea")

    duel = FakeDuel([Step(cards.view, YesNo(1, Text("select"))), Step(cards.view, cards.idle)])
    screen = open_screen(library, duel, {1: Failing()})
    qtbot.addWidget(screen)
    qtbot.waitUntil(lambda: screen.scene.highlights.legal != frozenset(), timeout=5000)
    assert duel.responses == [(1,)]
    assert "no idea" in caplog.text
    screen.close_duel()


def test_thinking_is_shown_and_does_not_block(qtbot: QtBot, library: CardLibrary, cards: Cards) -> None:
    go = threading.Event()

    class Slow:
        def choose(self, view: PlayerView, decision: Decision) -> Response:
            go.wait(10)
            return (0,)

    duel = FakeDuel([Step(cards.view, YesNo(1, Text("select"))), Step(cards.view, cards.idle)])
    screen = open_screen(library, duel, {1: Slow()})
    qtbot.addWidget(screen)
    qtbot.waitUntil(lambda: screen.bridge.busy, timeout=5000)
    assert screen.plates[1].note == "thinking…"
    click_zone(screen, place_key(0, c.LOCATION_GRAVE, 0))
    assert open_dialog(screen) is not None
    go.set()
    qtbot.waitUntil(lambda: duel.responses == [(0,)], timeout=5000)
    assert screen.plates[1].note == "AI"
    screen.close_duel()

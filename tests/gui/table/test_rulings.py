"""From the table into the rulebook and back: messages, prompts, the inspector; nothing about hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary
from app.data.rulebook_search import entries_by_card
from app.data.settings import Settings
from app.engine import constants as c
from app.engine import terms
from app.engine.decisions import ACT_ACTIVATE, ACT_END, ACT_SSET, Command, IdleCommand, Text, YesNo
from app.engine.why_not import Attempt
from app.gui.application import apply_look
from app.gui.dialogs.queue import PromptDialog
from app.gui.main_window import MainWindow
from app.gui.rulebook.room import RulebookWindow
from app.gui.rulebook.words import Wanted
from app.gui.table.duel_screen import DuelScreen
from tests.gui.table_cards import Cards, Play, bar
from tests.gui.table_fakes import AGENTS, FakeDuel, Step, hidden, nothing_to_do
from tests.gui.table_robot import card_point, click_button, click_card, hover, right_click, settle

LEFT = Qt.MouseButton.LeftButton
NO_USE = IdleCommand(0, Text("idle"), (Command(ACT_END),))
REASONS = (Attempt(ACT_SSET, 0, terms.NO_ZONE), Attempt(ACT_ACTIVATE, 0, terms.WRONG_PLACE))
RULES = (terms.NO_ZONE.rule, terms.WRONG_PLACE.rule)
InProgram = Callable[..., tuple[MainWindow, DuelScreen, FakeDuel]]


@pytest.fixture
def program(
    qtbot: QtBot, library: CardLibrary, cards: Cards, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[InProgram]:
    """Opens the main window on a table with a list of decisions."""
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    opened: list[MainWindow] = []

    def start(*steps: Step) -> tuple[MainWindow, DuelScreen, FakeDuel]:
        settings = Settings(animation_speed=0, chain_prompts="always")
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_look(app, settings)
        window = MainWindow(library, settings, lambda _settings: None)
        opened.append(window)
        qtbot.addWidget(window)
        window.resize(1440, 900)
        window.show()
        qtbot.waitExposed(window)
        duel = FakeDuel([*steps, Step(cards.view, nothing_to_do())])
        screen = window.open_table(lambda: DuelScreen(library, settings, None, duel=duel, agents=AGENTS))
        assert screen is not None
        settle()
        return window, screen, duel

    yield start
    for window in opened:
        if window.duel is not None:
            window.duel.close_duel()
            window.duel = None
        if window.rulebook is not None:
            window.rulebook.close()


def companion(window: MainWindow) -> RulebookWindow:
    assert window.rulebook is not None
    assert window.rulebook.companion is not None
    return window.rulebook.companion


def listed(opened: RulebookWindow) -> list[str]:
    return [entry.id for entry in opened.panel.results.rows.entries()]


# --- messages -----------------------------------------------------------------------------------------


def test_why_not_leads_to_its_entry_and_the_duel_goes_on(
    qtbot: QtBot, program: InProgram, cards: Cards
) -> None:
    window, screen, duel = program(Step(cards.view, NO_USE))
    duel.reasons[cards.trap.key] = REASONS
    click_card(screen, cards.trap.key)
    assert screen.toast.rules == RULES
    assert [link.accessibleName() for link in screen.toast.links] == [f"Entry {rule}" for rule in RULES]
    second = screen.toast.links[1]
    point = second.mapTo(window, second.rect().center())
    assert window.childAt(point) is second
    handle = window.windowHandle()
    assert handle is not None
    QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, point)
    opened = companion(window)
    assert opened.isVisible()
    assert opened.panel.entry.shown == RULES[1]
    assert listed(opened) == [RULES[1], RULES[0]]
    assert not screen.toast.isVisible()
    assert duel.responses == []
    qtbot.waitUntil(opened.panel.results.hasFocus)
    QTest.keyClick(opened.panel.results, Qt.Key.Key_Escape)
    assert not opened.isVisible()
    click_button(screen, f"phase-{c.PHASE_END}")
    assert duel.responses == [(ACT_END, 0, 0)]


def test_the_rest_of_a_message_lets_clicks_through(play: Play, cards: Cards) -> None:
    screen, duel = play(NO_USE)
    duel.reasons[cards.trap.key] = REASONS
    click_card(screen, cards.trap.key)
    toast = screen.toast
    inside = toast.mapTo(screen, QPoint(6, toast.height() // 2))
    assert screen.childAt(inside) is not toast
    link = toast.links[0]
    assert screen.childAt(link.mapTo(screen, link.rect().center())) is link
    assert toast.geometry().contains(link.geometry())
    toast.hide()
    assert toast.links == []
    settle()
    assert screen.childAt(inside) is not link


def test_a_message_waits_for_the_mouse_on_its_link(play: Play, cards: Cards) -> None:
    screen, duel = play(NO_USE)
    duel.reasons[cards.trap.key] = REASONS
    click_card(screen, cards.trap.key)
    link = screen.toast.links[0]
    window = screen.windowHandle()
    assert window is not None
    point = link.mapTo(screen, link.rect().center())
    QTest.mouseMove(window, point - QPoint(120, 90))
    QTest.mouseMove(window, point)
    settle()
    assert not screen.toast.is_going
    QTest.mouseMove(window, point - QPoint(120, 90))
    settle()
    assert screen.toast.is_going


def test_a_message_without_ids_has_no_links(play: Play, cards: Cards) -> None:
    screen, _ = play(NO_USE)
    screen.logic.say("The deck ABC-123 <b>is</b> saved.")
    assert screen.toast.text() == "The deck ABC-123 <b>is</b> saved."
    assert screen.toast.links == []
    assert screen.toast.rules == ()


def test_f1_explains_the_message(program: InProgram, cards: Cards) -> None:
    window, screen, duel = program(Step(cards.view, NO_USE))
    duel.reasons[cards.attacker.key] = REASONS[:1]
    right_click(screen, card_point(screen, cards.attacker.key))
    QTest.keyClick(screen.board, Qt.Key.Key_F1)
    assert companion(window).panel.entry.shown == RULES[0]


def test_f1_explains_the_card_under_the_mouse(program: InProgram, cards: Cards) -> None:
    window, screen, duel = program(Step(cards.view, NO_USE))
    duel.reasons[cards.trap.key] = REASONS
    hover(screen, card_point(screen, cards.trap.key))
    assert screen.board.viewport().toolTip().endswith("F1 opens the rulebook.")
    QTest.keyClick(screen.board, Qt.Key.Key_F1)
    assert listed(companion(window))[:2] == list(RULES)
    hover(screen, card_point(screen, cards.attacker.key))
    assert screen.board.viewport().toolTip() == ""


# --- the inspector ------------------------------------------------------------------------------------


def test_the_inspector_counts_the_reasons_of_the_moment(
    program: InProgram, cards: Cards, library: CardLibrary
) -> None:
    window, screen, duel = program(Step(cards.view, NO_USE), Step(cards.view, NO_USE))
    naming = entries_by_card(library).naming(cards.trap.code)
    duel.reasons[cards.trap.key] = REASONS
    hover(screen, card_point(screen, cards.trap.key))
    link = screen.inspector.rulings_button
    assert link.text() == "Rulings · 2 for this situation ›"
    QTest.mouseClick(link, LEFT)
    opened = companion(window)
    assert listed(opened)[:2] == list(RULES)
    assert set(listed(opened)) == {*RULES, *naming}
    assert opened.panel.about.text() == "Mirror Force"
    QTest.keyClick(opened.panel.results, Qt.Key.Key_Escape)
    duel.reasons.clear()
    click_button(screen, f"phase-{c.PHASE_END}")
    assert duel.responses == [(ACT_END, 0, 0)]
    assert link.text() == f"Rulings · {len(naming)} ›"


def test_the_keyboard_reaches_the_link(qtbot: QtBot, program: InProgram, cards: Cards) -> None:
    window, screen, duel = program(Step(cards.view, NO_USE))
    duel.reasons[cards.trap.key] = REASONS
    screen.board.focus_card(cards.spell.key)
    QTest.keyClick(screen.board, Qt.Key.Key_Right)
    assert screen.inspector.code == cards.trap.code
    for _ in range(40):
        focused = QApplication.focusWidget()
        if focused is screen.inspector.rulings_button:
            break
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert screen.inspector.rulings_button.hasFocus()
    QTest.keyClick(screen.inspector.rulings_button, Qt.Key.Key_Space)
    opened = companion(window)
    assert opened.panel.entry.shown == RULES[0]
    qtbot.waitUntil(opened.panel.results.hasFocus)
    QTest.keyClick(opened.panel.results, Qt.Key.Key_Escape)
    qtbot.waitUntil(screen.inspector.rulings_button.hasFocus)
    screen.board.setFocus()
    QTest.keyClick(screen.board, Qt.Key.Key_E)
    settle()
    assert duel.responses == [(ACT_END, 0, 0)]


def test_there_is_nothing_to_read_about_hidden_cards(program: InProgram, cards: Cards) -> None:
    face_down = hidden(41, c.LOCATION_SZONE, 2)
    foe = replace(cards.view.foe, spells=(None, None, face_down, *[None] * 5))
    view = replace(cards.view, sides=(cards.view.me, foe))
    window, screen, duel = program(Step(view, NO_USE))
    # Even if somebody could tell why not: it is not asked about the opponent's cards.
    duel.reasons[face_down.key] = duel.reasons[cards.theirs.key] = REASONS
    screen.inspect(face_down)
    assert screen.inspector.code == 0
    assert not screen.inspector.rulings_button.isVisible()
    assert screen.inspector.rulings() == Wanted()
    QTest.keyClick(screen.board, Qt.Key.Key_F1)
    assert companion(window).panel.field.isVisible()
    assert not companion(window).panel.about.isVisible()
    companion(window).close()
    hover(screen, card_point(screen, cards.theirs.key))
    assert screen.inspector.code == cards.theirs.code
    assert "situation" not in screen.inspector.rulings_button.text()


# --- prompts ------------------------------------------------------------------------------------------


def chain_step(cards: Cards) -> Step:
    """A question for the Chain in which another Set card cannot answer."""
    other = cards.set_trap._replace(key=29, sequence=2)
    me = replace(cards.view.me, spells=(None, cards.set_trap, other, *[None] * 5))
    return Step(replace(cards.view, sides=(me, cards.view.foe)), cards.chain)


def test_the_hint_of_a_chain_prompt_is_a_link(program: InProgram, cards: Cards) -> None:
    window, screen, duel = program(Step(cards.view, NO_USE), chain_step(cards))
    duel.reasons[29] = (Attempt(ACT_ACTIVATE, 0, terms.SET_THIS_TURN),)
    click_button(screen, f"phase-{c.PHASE_END}")
    hint = bar(screen).hint
    assert hint.rules == (terms.SET_THIS_TURN.rule,)
    hint.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(hint, Qt.Key.Key_Tab)
    QTest.keyClick(hint, Qt.Key.Key_Return)
    opened = companion(window)
    assert opened.panel.entry.shown == terms.SET_THIS_TURN.rule
    QTest.keyClick(opened.panel.results, Qt.Key.Key_Escape)
    click_button(screen, "prompt-confirm")
    assert duel.responses == [(ACT_END, 0, 0), (ACT_ACTIVATE, cards.set_trap.key, 0)]


def test_f1_in_a_modal_prompt_opens_a_window_that_it_does_not_block(
    qtbot: QtBot, program: InProgram, cards: Cards
) -> None:
    window, screen, duel = program(Step(cards.view, YesNo(0, Text("yes"))))
    screen.inspect(cards.trap)
    dialog = screen.prompts.dialog
    assert isinstance(dialog, PromptDialog)
    assert dialog.isModal()
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    opened = companion(window)
    assert opened.panel.about.text() == "Mirror Force"
    qtbot.waitUntil(opened.panel.results.hasFocus)
    before = opened.panel.entry.shown
    QTest.keyClick(opened.panel.results, Qt.Key.Key_Down)
    assert opened.panel.entry.shown != before
    QTest.keyClick(opened.panel.results, Qt.Key.Key_Escape)
    assert not opened.isVisible()
    assert dialog.isVisible()
    assert duel.responses == []
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert len(duel.responses) == 1

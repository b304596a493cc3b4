"""Hand tests: redrawn, stacked, from the practice room and from the deck builder."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.decks import load_ydk
from app.data.saved_duel import list_unfinished
from app.engine import constants as c
from app.engine.decisions import (
    IdleCommand,
)
from app.gui.main_window import MainWindow
from tests.gui.marks import NO_WINDOW_SYSTEM
from tests.gui.practice_robot import dialog_of, library, open_practice, phase, press, table_of, wait_for
from tests.gui.table_robot import (
    LEFT,
    find_button,
    settle,
)

pytestmark = NO_WINDOW_SYSTEM


def test_a_hand_test_is_redrawn(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "practice-hand-test")
    assert window.practice is not None
    press(dialog_of(window.practice.list, "deck-dialog"), "deck-ok")
    dialog = dialog_of(window, "hand-test-dialog")
    press(dialog, "hand-test-start")
    table = table_of(window, qtbot)
    assert len(table.session.view().me.hand) == 5
    assert (table.plates[1].name, table.plates[1].note) == ("Opponent", "does nothing")
    seeds, hands = set(), set()
    for _ in range(3):
        assert isinstance(table.session.duel.responses, list)
        seeds.add(table.opening.live.setup.seed if table.opening.live is not None else 0)
        hands.add(tuple(card.code for card in table.session.view().me.hand))
        press(table, "again")
        wait_for(table, qtbot)
    assert len(seeds) == 3
    assert len(hands) > 1
    assert len(list_unfinished()) <= 1
    # The opponent ends its turn by itself.
    phase(table, c.PHASE_END)
    for _ in range(40):
        wait_for(table, qtbot)
        if isinstance(table.logic.decision, IdleCommand):
            break
        confirm = find_button(table, "prompt-cancel") or find_button(table, "prompt-confirm")
        assert confirm is not None
        QTest.mouseClick(confirm, LEFT)
        settle()
    assert table.session.view().turn == 3


def test_the_deck_builder_tests_a_stacked_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.show_builder()
    assert window.builder is not None
    deck = load_ydk(paths.sample_decks_dir() / "monarchs.ydk", library().pool)
    window.builder.screen.hand_test.emit(deck)
    dialog = dialog_of(window, "hand-test-dialog")
    lists = {name: dialog.findChild(QListWidget, name) for name in ("hand-test-deck", "hand-test-stack")}
    source, target = lists["hand-test-deck"], lists["hand-test-stack"]
    assert source is not None
    assert target is not None
    chosen = []
    for _ in range(3):
        source.setFocus()
        source.setCurrentRow(4)
        chosen.append(source.item(4).data(Qt.ItemDataRole.UserRole))
        QTest.keyClick(source, Qt.Key.Key_Return)
    assert target.count() == 3
    press(dialog, "hand-test-start")
    table = table_of(window, qtbot)
    hand = [card.code for card in table.session.view().me.hand]
    assert all(hand.count(code) >= chosen.count(code) for code in chosen)
    press(table, "again")
    wait_for(table, qtbot)
    hand = [card.code for card in table.session.view().me.hand]
    assert all(hand.count(code) >= chosen.count(code) for code in chosen)
    press(table, "leave")
    press(table, "confirm-yes")
    assert window.stack.currentWidget() is window.builder.screen

"""What comes in between: a drag that is interrupted, questions while another dialog is open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from app.engine import constants as c
from app.engine.decisions import ACT_MSET, Text, YesNo, place_key
from app.gui.board.card_item import CardItem
from app.gui.table.duel_screen import DuelScreen
from tests.gui.table_cards import Cards, M, Play
from tests.gui.table_robot import (
    LEFT,
    card_point,
    click_zone,
    find_button,
    open_dialog,
    press_and_move,
    release,
    settle,
    zone_point,
)


def other_dialog(screen: DuelScreen) -> QDialog:
    """A dialog of the window that is none of the duel's, like the settings."""
    dialog = QDialog(screen)
    dialog.open()
    settle()
    return dialog


def open_dialogs(screen: DuelScreen) -> list[QDialog]:
    return [dialog for dialog in screen.findChildren(QDialog) if dialog.isVisible()]


def held(screen: DuelScreen) -> CardItem | None:
    return screen.scene.held


def test_a_drag_goes_on_when_the_window_gets_another_size(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    key = cards.monster.key
    press_and_move(screen, card_point(screen, key), zone_point(screen, place_key(0, M, 4)))
    assert held(screen) is not None
    screen.resize(1100, 700)
    settle()
    ghost = held(screen)
    assert ghost is not None
    assert ghost.scene() is screen.scene
    release(screen, zone_point(screen, place_key(0, M, 4)))
    assert held(screen) is None
    assert screen.logic.menu is not None
    assert duel.responses == []


def test_a_question_waits_for_the_dialog_that_is_open(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle, YesNo(0, Text("yes_no")))
    settings = other_dialog(screen)
    screen.bridge.answer((ACT_MSET, cards.monster.key, 0))
    settle()
    assert open_dialogs(screen) == [settings]
    settings.reject()
    settle()
    asking = open_dialog(screen)
    assert asking is not None
    assert asking.objectName() == "prompt-dialog"
    QTest.keyClick(asking, Qt.Key.Key_Return)
    settle()
    assert len(duel.responses) == 2


def test_the_result_waits_for_the_dialog_that_is_open(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    settings = other_dialog(screen)
    screen.bridge.surrender()
    settle()
    assert open_dialogs(screen) == [settings]
    settings.reject()
    settle()
    assert [dialog.objectName() for dialog in open_dialogs(screen)] == ["result-dialog"]


def test_a_question_closes_the_pile_that_is_laid_out(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle, YesNo(0, Text("yes_no")))
    click_zone(screen, place_key(0, c.LOCATION_GRAVE, 0))
    assert [dialog.objectName() for dialog in open_dialogs(screen)] == ["pile-window"]
    screen.bridge.answer((ACT_MSET, cards.monster.key, 0))
    settle()
    assert [dialog.objectName() for dialog in open_dialogs(screen)] == ["prompt-dialog"]


def test_a_double_click_on_a_button_of_the_result_counts_once(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    screen.bridge.surrender()
    settle()
    left: list[bool] = []
    screen.finished.connect(lambda: left.append(True))
    back = find_button(screen, "result-back")
    assert back is not None
    at = back.mapTo(back.window(), back.rect().center())
    QTest.mouseDClick(back.window().windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    settle()
    assert left == [True]

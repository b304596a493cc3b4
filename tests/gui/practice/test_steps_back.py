"""Take back and forward in a duel, as far as the settings say."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.gui.main_window import MainWindow
from tests.gui.marks import NO_WINDOW_SYSTEM
from tests.gui.practice_robot import duel_request, give_a_command, press, table_of, wait_for
from tests.gui.table_robot import (
    LEFT,
    find_button,
)

pytestmark = NO_WINDOW_SYSTEM


@pytest.mark.parametrize("mode", ["off", "last", "free"])
def test_the_settings_say_how_far_one_can_go_back(window: MainWindow, qtbot: QtBot, mode: str) -> None:
    window.open_settings()
    from app.gui.settings_dialog.dialog import SettingsDialog

    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    QTest.mouseClick(dialog.take_back.buttons[("off", "last", "free").index(mode)], LEFT)
    dialog.accept()
    assert window.settings.take_back == mode
    window.start_duel(duel_request())
    table = table_of(window, qtbot)
    give_a_command(table, qtbot)
    answers = list(table.session.duel.responses)
    if mode == "off":
        assert find_button(table, "take-back") is None
        assert find_button(table, "redo") is None
        return
    press(table, "take-back")
    wait_for(table, qtbot)
    assert len(table.session.duel.responses) < len(answers)
    back = find_button(table, "take-back")
    assert back is not None
    assert back.isEnabled() == (mode == "free" and len(table.session.duel.responses) > 0)
    press(table, "redo")
    wait_for(table, qtbot)
    assert table.session.duel.responses == answers

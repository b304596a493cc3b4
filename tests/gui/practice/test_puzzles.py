"""Puzzles solved, lost and taken back, from either side of the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.data.puzzle_file import Puzzle
from app.data.saved_duel import list_unfinished
from app.engine import constants as c
from app.engine.decisions import (
    BattleCommand,
    place_key,
)
from app.gui.main_window import MainWindow
from tests.gui.practice_robot import (
    HAND,
    HOLE,
    MZONE,
    TYPHOON,
    WOLF,
    key_of,
    menu_press,
    menu_press_attack,
    pass_all,
    phase,
    play_sample,
    press,
    summon,
    table_of,
    wait_for,
)
from tests.gui.table_robot import (
    card_point,
    drag,
    find_button,
    zone_point,
)

# The menus of the system that a test runs without.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")


def test_a_puzzle_is_solved(window: MainWindow, qtbot: QtBot) -> None:
    table = play_sample(window, qtbot, "First things first")
    menu_press(table, TYPHOON, 0)
    pass_all(table, qtbot)
    assert not any(table.session.view().sides[1].spells)
    menu_press(table, HOLE, 0)
    pass_all(table, qtbot)
    summon(table, qtbot, key_of(table, WOLF, 0, HAND), place_key(0, MZONE, 2))
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    assert isinstance(table.logic.decision, BattleCommand)
    menu_press_attack(table)
    pass_all(table, qtbot)
    assert table.result is not None
    assert table.result.heading.text() == "You win"
    assert not list_unfinished()


def test_a_lost_puzzle_says_why_and_can_be_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    table = play_sample(window, qtbot, "Soft target")
    phase(table, c.PHASE_END)
    for _ in range(5):
        wait_for(table, qtbot)
        if table.result is not None:
            break
        press(table, "prompt-cancel")
    result = table.result
    assert result is not None
    assert result.heading.text() == "You lose"
    assert "did not reach the goal" in result.words.text()
    press(table, "result-take-back")
    wait_for(table, qtbot)
    assert not result.isVisible()
    assert not table.session.over
    assert find_button(table, "redo") is not None
    press(table, "again")
    wait_for(table, qtbot)
    assert len(table.session.duel.responses) == 0


SOLVED_BY_B = f"""ketto 1
rules mr5
turn 4 B main1
lp 2000 500
goal B 4
A deck {HOLE}
B deck {HOLE}
B hand {WOLF}
"""


def test_a_puzzle_of_the_other_player_is_seen_from_there(window: MainWindow, qtbot: QtBot) -> None:
    room = window.practice_room()
    room.show()
    room.play(Puzzle("Mirrored", SOLVED_BY_B), "passive")
    table = table_of(window, qtbot)
    assert table.seat == 1
    assert table.plates[1].mine
    assert table.session.view().me.lp == 500
    summon(table, qtbot, key_of(table, WOLF, 1, HAND), place_key(1, MZONE, 2))
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    # The attack is dragged to the upper half: to the opponent.
    start = card_point(table, key_of(table, WOLF, 1, MZONE))
    drag(table, start, zone_point(table, place_key(0, MZONE, 2)))
    pass_all(table, qtbot)
    assert table.result is not None
    assert table.result.heading.text() == "You win"


def test_the_picture_of_a_puzzle_tells_no_hidden_card(window: MainWindow, qtbot: QtBot) -> None:
    window.show_practice()
    assert window.practice is not None
    shown = window.practice.list
    text = "rules mr5\nturn 3 A main1\ngoal A 3\nB spell 2 set {}\nB hand {}\nB monster 1 set {}\n"
    codes = [(44095762, 53129443, 69247929), (83968380, 5318639, 54652250)]
    one, other = (shown.preview(Puzzle("x", text.format(*each))).toImage() for each in codes)
    assert one == other
    face_up = text.replace("B spell 2 set", "B spell 2 up")
    one, other = (shown.preview(Puzzle("x", face_up.format(*each))).toImage() for each in codes)
    assert one != other

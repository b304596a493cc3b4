"""Puzzles solved, lost and taken back, from either side of the table."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.data.puzzle_file import Puzzle, from_code, load_puzzle, to_code
from app.data.saved_duel import list_unfinished
from app.engine import constants as c
from app.engine.decisions import (
    BattleCommand,
    place_key,
)
from app.gui.main_window import MainWindow
from tests.gui.marks import NO_WINDOW_SYSTEM
from tests.gui.practice_robot import (
    FORCE,
    HAND,
    HOLE,
    MZONE,
    TYPHOON,
    WOLF,
    editor_of,
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
    LEFT,
    card_point,
    drag,
    find_button,
    settle,
    zone_point,
)

pytestmark = NO_WINDOW_SYSTEM


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
    assert table.result.heading.text() == "Solved"
    again = find_button(table.result, "result-rematch")
    assert again is not None
    assert again.text() == "Try again"
    assert not list_unfinished()
    press(table.result, "result-rematch")
    wait_for(table, qtbot)
    assert table.session.duel.responses == []
    assert len(table.session.view().me.hand) == 3


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
    assert result.heading.text() == "Not solved"
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
    assert table.result.heading.text() == "Solved"


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


TRAPPED = f"""ketto 1
rules mr5
turn 5 A main1
lp 8000 1000
{{goal}}A deck {WOLF}
A monster 2 attack {WOLF}
B deck {HOLE}
B spell 2 set {FORCE}
"""


def test_a_goal_has_to_be_reached_against_an_opponent_that_defends_itself(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Unless the puzzle, or the player, names another one."""
    room = window.practice_room()
    room.store.root = tmp_path
    goal, free = TRAPPED.format(goal="goal A 5\n"), TRAPPED.format(goal="")
    paths = [
        room.store.save(Puzzle("Goal", goal)),
        room.store.save(Puzzle("Told", goal, opponent="human")),
        room.store.save(Puzzle("Free", free)),
    ]
    room.show()
    settle()
    for path, kind in zip(paths, ("greedy", "human", "passive"), strict=True):
        room.list._choose(path)
        assert room.list.opponent.value() == kind
    room.list._choose(paths[0])
    press(room.list, "puzzle-play")
    table = table_of(window, qtbot)
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    menu_press_attack(table)
    pass_all(table, qtbot)
    # Mirror Force: the attack comes to nothing.
    assert table.session.view().sides[1].lp == 1000
    assert not any(table.session.view().me.monsters)


def test_the_editor_keeps_who_the_opponent_is(window: MainWindow, tmp_path: Path) -> None:
    room = window.practice_room()
    room.store.root = tmp_path
    path = room.store.save(Puzzle("Goal", TRAPPED.format(goal="goal A 5\n")))
    room.edit(load_puzzle(path))
    editor = editor_of(window)
    assert editor.opponent.value() == "greedy"
    QTest.mouseClick(editor.opponent.buttons[0], LEFT)
    assert editor.editor.dirty
    QTest.keyClick(editor, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (editor.opponent.value(), editor.unsaved) == ("greedy", False)
    QTest.mouseClick(editor.opponent.buttons[0], LEFT)
    press(editor, "editor-save")
    assert load_puzzle(path).opponent == "passive"
    assert from_code(to_code(load_puzzle(path))).opponent == "passive"

"""What must fit where there is little room, and what the table says while a puzzle is played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.controller.practice import puzzle_duel
from app.data.puzzle_file import load_puzzle
from app.data.puzzle_store import sample_puzzles_dir
from app.engine.rules import PRESETS, rules_named
from app.gui.board.plate_item import PlateItem
from app.gui.geometry import PITCH_X
from app.gui.replay_viewer.layout import ViewerGeometry
from app.gui.table.lp_curve import LpHistory
from app.gui.table.side_panel import SidePanel
from tests.gui.table_cards import Cards


@pytest.mark.parametrize("scale", [0.55, 0.6, 0.71, 1.0, 2.0])
@pytest.mark.parametrize("attack", [0, 1900, 12000])
def test_a_plate_leaves_its_neighbours_free(qtbot: QtBot, cards: Cards, scale: float, attack: int) -> None:
    room = PITCH_X * scale - 2
    rect = QRectF(0, 0, 84 * scale, max(14.0, 18 * scale))
    plate = PlateItem()
    plate.show_monster(cards.attacker._replace(attack=attack), rect, room)
    assert plate.rect.center().x() == pytest.approx(rect.center().x())
    assert rect.width() <= plate.rect.width() <= room + 0.01
    assert 0.5 < plate.squeeze <= 1
    if attack == 1900:
        assert (plate.squeeze < 1) == (scale < 1), "narrower only where the zone is too narrow"


@pytest.mark.parametrize("rules", list(PRESETS))
@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
def test_the_opponents_lp_plate_lies_over_the_board_of_a_replay(rules: str, size: tuple[int, int]) -> None:
    geometry = ViewerGeometry(*size, rules_named(rules), 0, 158.0, False)
    plate = geometry.lp_plate(1)
    assert plate.top() >= 0
    assert not plate.intersects(geometry.grid_rect())


def test_a_puzzle_tells_its_goal_and_buttons_are_never_cut_off(qtbot: QtBot) -> None:
    puzzle = load_puzzle(next(iter(sorted(sample_puzzles_dir().glob("*.puzzle")))))
    window = QWidget()
    qtbot.addWidget(window)
    panel = SidePanel(puzzle_duel(puzzle, ("Ann", "AI")), 0, window)
    panel.retranslate()
    window.show()
    assert puzzle.name in panel.goal.text()
    assert "You: win this turn" in panel.goal.text()
    edit, save = panel.buttons["edit-position"], panel.buttons["save-puzzle"]
    for width in (196, 272, 400):
        panel.resize(width, 640)
        qtbot.wait(1)
        for made in panel.buttons.values():
            if made.isVisible():
                assert made.width() >= made.minimumSizeHint().width(), (width, made.text())
        assert (edit.y() == save.y()) == (edit.x() != save.x())
    assert edit.y() == save.y(), "beside each other where there is room"


def test_a_panel_of_a_plain_duel_has_no_goal(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    panel = SidePanel(None, 0, window)
    panel.retranslate()
    window.show()
    assert not panel.goal.isVisible()


def test_the_curve_of_a_puzzle_begins_in_its_turn() -> None:
    history = LpHistory((600, 2000))
    history.in_turn(3)
    history.change(1, 0)
    assert (history.first, history.turns) == (3, 1)
    assert history.points(1) == [(0.0, 2000), (0.5, 0), (1.0, 0)]
    history.begin_turn(4)
    assert (history.first, history.turns) == (3, 2)


def test_the_curve_of_a_duel_begins_in_turn_one_however_late_it_is_seen() -> None:
    history = LpHistory((8000, 8000))
    history.in_turn(5)
    for turn in (1, 2):
        history.begin_turn(turn)
        history.change(0, 8000 - 1000 * turn)
    assert (history.first, history.turns) == (1, 2)
    assert history.points(0) == [(0.0, 8000), (0.5, 7000), (1.5, 6000), (2.0, 6000)]

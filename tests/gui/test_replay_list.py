"""The list of replays in the main window, with real events."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.record import Note
from app.data.settings import Settings
from app.gui.faces.renderer import FaceRenderer
from app.gui.main_window import MainWindow
from app.gui.replay_viewer.dialogs import NameDialog, PlayDialog
from app.gui.replay_viewer.list_screen import ReplayListScreen
from tests.data.test_yrp_stream import duel, yrpx
from tests.gui.replay_help import LEFT, library, open_viewer, played, press, saved
from tests.gui.table_robot import settle

KEY = Qt.Key


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three whole replays and a damaged one."""
    saved(tmp_path / "magician.ketto", replace(played(), saved_at=3000))
    other = replace(played("hero_fusion", "monarchs", seed=3), notes=(Note(2, "x"),), saved_at=2000)
    saved(tmp_path / "heroes.ketto", other)
    saved(tmp_path / "mirror.ketto", replace(played("swarm", "swarm", seed=5), saved_at=1000))
    (tmp_path / "torn.ketto").write_bytes(b"\x89KETTO\r\n\x02\x00 no more")
    return tmp_path


@pytest.fixture
def screen(qtbot: QtBot, folder: Path) -> Iterator[ReplayListScreen]:
    made = ReplayListScreen(library(), Settings(), FaceRenderer(library()), folder)
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    qtbot.waitUntil(lambda: not made.model.loading, timeout=5000)
    yield made
    made.model.stop()


def titles(screen: ReplayListScreen) -> list[str]:
    return [entry.title for entry in screen.model.rows]


def choose(screen: ReplayListScreen, title: str) -> None:
    """Click a row."""
    row = titles(screen).index(title)
    rect = screen.list.visualRect(screen.model.index(row))
    QTest.mouseClick(screen.list.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())
    settle()


def read(screen: ReplayListScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not screen.model.loading, timeout=5000)


def test_the_list_shows_decks_players_result_length_and_damage(screen: ReplayListScreen) -> None:
    assert titles(screen) == ["torn", "magician", "heroes", "mirror"]
    choose(screen, "magician")
    facts = screen.facts.text()
    for part in ("Yugi (Synchro) against Kaiba (Dark Magician)", "won", "turns", "steps", "Master Rule"):
        assert part in facts
    assert all(not picture.pixmap().isNull() for picture in screen.pictures)
    choose(screen, "heroes")
    assert "1 note" in screen.facts.text()
    choose(screen, "torn")
    assert screen.problem.isVisible()
    assert "damaged" in screen.problem.text()
    assert not screen.watch_button.isEnabled()


def test_filter_and_order(screen: ReplayListScreen) -> None:
    QTest.keyClicks(screen.filter, "hero yugi")
    assert titles(screen) == ["heroes"]
    assert screen.count.text() == "1 of 4 replays"
    current = screen.current()
    assert current is not None
    assert current.title == "heroes"
    screen.filter.setText("nobody has this")
    assert titles(screen) == []
    assert screen.empty.isVisible()
    screen.filter.clear()
    for order, first in (("name", "heroes"), ("newest", "torn")):
        screen.sorting.setCurrentIndex(screen.sorting.findData(order))
        assert titles(screen)[0] == first
    screen.sorting.setCurrentIndex(screen.sorting.findData("longest"))
    turns = [entry.turns for entry in screen.model.rows]
    assert turns == sorted(turns, reverse=True)


def test_enter_and_double_click_open_a_replay(screen: ReplayListScreen, qtbot: QtBot, folder: Path) -> None:
    choose(screen, "heroes")
    with qtbot.waitSignal(screen.opened, timeout=1000) as caught:
        QTest.keyClick(screen.list, KEY.Key_Return)
    assert caught.args == [folder / "heroes.ketto"]
    with qtbot.waitSignal(screen.opened, timeout=1000) as caught:
        press(screen, "replay-watch")
    assert caught.args == [folder / "heroes.ketto"]
    choose(screen, "torn")
    with qtbot.assertNotEmitted(screen.opened, wait=50):
        QTest.keyClick(screen.list, KEY.Key_Return)


def test_renaming_tells_what_is_wrong_and_can_be_tried_again(
    screen: ReplayListScreen, qtbot: QtBot, folder: Path
) -> None:
    choose(screen, "heroes")
    QTest.keyClick(screen.list, KEY.Key_F2)
    dialog = screen.dialog
    assert isinstance(dialog, NameDialog)
    dialog.field.clear()
    QTest.keyClicks(dialog.field, "magician.ketto")
    QTest.keyClick(dialog.field, KEY.Key_Return)
    assert dialog.isVisible()
    assert "already" in dialog.problem.text()
    dialog.field.setText("heroes against kings.ketto")
    QTest.mouseClick(dialog.confirm, LEFT)
    read(screen, qtbot)
    assert (folder / "heroes against kings.ketto").exists()
    assert not (folder / "heroes.ketto").exists()
    current = screen.current()
    assert current is not None
    assert current.title == "heroes against kings"


def test_a_deleted_replay_can_be_brought_back(screen: ReplayListScreen, qtbot: QtBot, folder: Path) -> None:
    choose(screen, "magician")
    QTest.keyClick(screen.list, KEY.Key_Delete)
    read(screen, qtbot)
    assert titles(screen) == ["torn", "heroes", "mirror"]
    assert not (folder / "magician.ketto").exists()
    assert "magician" in screen.undo_words.text()
    press(screen, "replay-undo")
    read(screen, qtbot)
    assert titles(screen) == ["torn", "magician", "heroes", "mirror"]
    current = screen.current()
    assert current is not None
    assert current.title == "magician"
    assert not screen.undo_bar.isVisible()


def test_several_deleted_replays_come_back_one_by_one(screen: ReplayListScreen, qtbot: QtBot) -> None:
    """Also after the bar has gone by itself."""
    choose(screen, "magician")
    for _ in range(2):
        QTest.keyClick(screen.list, KEY.Key_Delete)
        read(screen, qtbot)
    assert titles(screen) == ["torn", "mirror"]
    screen._undo_timer.timeout.emit()
    assert not screen.undo_bar.isVisible()
    for _ in range(3):
        QTest.keyClick(screen.list, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
        read(screen, qtbot)
    assert titles(screen) == ["torn", "magician", "heroes", "mirror"]


def test_a_long_list_is_read_in_no_time(qtbot: QtBot, tmp_path: Path) -> None:
    """300 replays of 20 to 40 turns stand in the list within two seconds; nothing of their duels is read."""
    content = saved(tmp_path / "0.ketto", replace(played(), saved_at=3000)).read_bytes()
    for n in range(1, 300):
        (tmp_path / f"{n}.ketto").write_bytes(content)
    made = ReplayListScreen(library(), Settings(), FaceRenderer(library()), tmp_path)
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    qtbot.waitUntil(lambda: not made.model.loading, timeout=2000)
    assert len(titles(made)) == 300
    made.model.stop()


def test_the_home_screen_leads_to_the_list_the_viewer_and_back(qtbot: QtBot) -> None:
    records = paths.records_dir()
    path = saved(records / "from home.ketto")
    try:
        window = MainWindow(library(), Settings(animation_speed=0), lambda settings: None)
        qtbot.addWidget(window)
        window.show()
        QTest.mouseClick(window.home.replay_button, LEFT)
        settle()
        room = window.replays
        assert room is not None
        listed = room.list
        assert listed is not None
        read(listed, qtbot)
        choose(listed, "from home")
        QTest.keyClick(listed.list, KEY.Key_Return)
        settle()
        viewer = room.viewer
        assert viewer is not None
        assert window.stack.currentWidget() is viewer
        assert viewer.player.steps == played().steps
        assert not viewer.playback.playing, "without motion there is nothing to see in a hurry"
        QTest.keyClick(viewer.table.board, KEY.Key_Escape)
        settle()
        assert window.stack.currentWidget() is listed
        assert room.viewer is None
        QTest.keyClick(listed.list, KEY.Key_Escape)
        settle()
        assert window.stack.currentWidget() is window.home
        window.close()
    finally:
        path.unlink()


def test_watching_begins_to_play_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "duel.ketto")
    window = MainWindow(library(), Settings(animation_speed=4), lambda settings: None)
    qtbot.addWidget(window)
    window.show()
    window.show_replays()
    room = window.replays
    assert room is not None
    room.watch(path)
    viewer = room.viewer
    assert viewer is not None
    playback = viewer.playback
    qtbot.waitUntil(lambda: playback.playing and playback.step > 0, timeout=5000)
    QTest.keyClick(viewer.table.board, KEY.Key_Space)
    qtbot.waitUntil(lambda: not playback.playing, timeout=1000)
    window.close()


def test_both_decks_can_be_saved(screen: ReplayListScreen) -> None:
    choose(screen, "heroes")
    press(screen, "replay-decks")
    made = sorted(paths.decks_dir().glob("heroes - *.ydk"))
    assert [path.stem for path in made] == ["heroes - Kaiba", "heroes - Yugi"]
    assert "heroes - Yugi" in screen.undo_words.text()
    assert not screen.undo_button.isVisible()
    for path in made:
        path.unlink()


def test_a_replay_of_another_program_is_watched(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "edopro.yrpX"
    path.write_bytes(yrpx(duel()))
    screen = open_viewer(path)
    qtbot.addWidget(screen)
    screen.playback.seek(screen.player.steps)
    assert screen.table.plates[0].lp == 0
    assert screen.table.plates[0].name == "Yugi"
    assert "Dark Hole" in " ".join(line.text for line in screen.log.lines)
    press(screen, "replay-verify")
    assert "another program" in screen.toast.text()
    press(screen, "replay-branch")
    assert screen.findChild(PlayDialog) is None
    before = path.read_bytes()
    screen.changes.set_note(3, "kept nowhere")
    assert "not changed" in screen.toast.text()
    assert path.read_bytes() == before

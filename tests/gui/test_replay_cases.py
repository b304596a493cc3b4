"""Cases of other simulators that are about watching replays (see tests/cases/README.md)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.data.errors import FileError
from app.data.replay_list import DeckNames, read_entry, rename
from app.data.settings import Settings
from app.gui.main_window import MainWindow
from app.gui.replay_viewer.room import ReplayRoom
from app.gui.replay_viewer.screen import ReplayScreen
from tests.gui.replay_help import library, open_viewer, played, press, saved
from tests.gui.table_robot import settle


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(library(), Settings(animation_speed=1), lambda settings: None)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def watch(window: MainWindow, path: Path) -> ReplayScreen:
    window.show_replays()
    room = window.replays
    assert isinstance(room, ReplayRoom)
    room.watch(path)
    settle()
    assert room.viewer is not None
    return room.viewer


def test_case_114_renaming_a_replay(tmp_path: Path) -> None:
    """The ending stays once, separators are refused, nothing is overwritten."""
    path = saved(tmp_path / "first.ketto")
    saved(tmp_path / "taken.ketto")
    path = rename(path, "second")
    assert path.name == "second.ketto"
    path = rename(path, "third.ketto")
    assert path.name == "third.ketto"
    for typed in ("../third", "a/b", "a\\b"):
        with pytest.raises(FileError, match="path"):
            rename(path, typed)
    with pytest.raises(FileError, match="already"):
        rename(path, "taken")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["taken.ketto", "third.ketto"]


def test_case_115_names_decks_lp_and_turn_belong_together(window: MainWindow, tmp_path: Path) -> None:
    """One replay after another, from either side: nothing of the one before is left."""
    one = saved(tmp_path / "one.ketto")
    other_record = replace(played("link", "hero_fusion", seed=3), names=("Ana", "Bob"))
    other = saved(tmp_path / "other.ketto", other_record)
    for path, record in ((one, played()), (other, other_record), (one, played())):
        viewer = watch(window, path)
        for swap in (False, True):
            if swap:
                press(viewer, "replay-swap")
            step = viewer.player.steps // 2
            viewer.playback.seek(step)
            view = record.frames[step][0]
            for player, plate in viewer.table.plates.items():
                assert plate.name == record.names[player]
                assert plate.lp == view.sides[player].lp
                assert plate.active == (view.turn_player == player)
            below = 1 if swap else 0
            assert viewer.bar.lp[0].text() == f"{record.names[below]} {view.sides[below].lp}"
            assert record.names[below] in viewer.bar.about.toolTip()
            deck = viewer.table.scene.pile(below, 1)
            assert deck is not None
            assert deck.count == view.sides[below].deck_count


def test_case_116_stepping_back_and_leaving_while_it_plays(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """Each ends within a second, whatever is being shown or asked."""
    path = saved(tmp_path / "duel.ketto")
    viewer = watch(window, path)
    viewer.playback.seek(60)
    press(viewer, "replay-play")
    start = time.perf_counter()
    for _ in range(30):
        QTest.keyClick(viewer.table.board, Qt.Key.Key_Left)
    assert time.perf_counter() - start < 3
    assert not viewer.playback.playing
    press(viewer, "replay-play")
    press(viewer, "replay-note")
    start = time.perf_counter()
    viewer.finished.emit()  # left while a dialog asks
    settle()
    assert time.perf_counter() - start < 1
    viewer = watch(window, path)
    press(viewer, "replay-play")
    qtbot.waitUntil(lambda: viewer.table.director.busy, timeout=5000)
    start = time.perf_counter()
    window.close()
    assert time.perf_counter() - start < 1
    assert not viewer.playback.playing
    assert not viewer.clock.busy


def test_case_124_folders_with_any_letters(qtbot: QtBot, tmp_path: Path) -> None:
    """A folder with spaces, accents and Chinese characters, and such a file in it."""
    folder = tmp_path / "Émile 的 录像 (2)"
    path = saved(folder / "決闘 – 第一局.ketto")
    viewer = open_viewer(path)
    qtbot.addWidget(viewer)
    viewer.document.set_note(3, "笔记")
    again = open_viewer(path)
    qtbot.addWidget(again)
    assert [note.text for note in again.player.notes] == ["笔记"]


def test_case_125_letters_outside_of_the_basic_plane(qtbot: QtBot, tmp_path: Path) -> None:
    """Players whose names need two UTF-16 units, in file, list, table and log."""
    names = ("Dragon 🐉 Ana", "𠮷野")
    path = saved(tmp_path / "🐉.ketto", replace(played(), names=names))
    entry = read_entry(path, DeckNames(library().pool))
    assert entry.names == names
    assert entry.title == "🐉"
    viewer = open_viewer(path)
    qtbot.addWidget(viewer)
    assert viewer.table.plates[0].name == names[0]
    assert viewer.bar.lp[1].text().startswith(names[1])

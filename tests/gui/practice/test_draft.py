"""Unsaved positions come back: after a killed program, in the room of practice and before another one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.data.puzzle_file import Puzzle, load_puzzle
from app.data.puzzle_store import PuzzleStore
from app.data.settings import Settings
from app.engine import constants as c
from app.gui.main_window import MainWindow
from app.gui.practice import draft
from tests.gui.practice_robot import DRAGON, MZONE, WOLF, dialog_of, editor_of, library, open_practice, press
from tests.gui.table_robot import settle

LONG = "a note that is longer than a line of a puzzle's file may be " * 5
#: A program that builds a position by hand and then does nothing until it is killed.
BUILDS = """
import sys
from PySide6.QtWidgets import QApplication
from app.data.library import load_library
from app.data.settings import Settings
from app.engine import constants as c
from app.gui.main_window import MainWindow
app = QApplication([])
window = MainWindow(load_library(), Settings(animation_speed=0), lambda settings: None)
window.show()
window.practice_room().edit(None)
screen = window.practice_room().editor
screen.search.box.setText("Gene-Warped Warwolf")
screen.choose((0, c.LOCATION_MZONE, 2))
assert screen.editor.add(%d, (0, c.LOCATION_MZONE, 2)) == ""
app.exec()
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def window(qtbot: QtBot, home: Path) -> Iterator[MainWindow]:
    made = MainWindow(
        library(), Settings(animation_speed=0, card_names_language="en"), lambda _settings: None
    )
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    settle()
    yield made
    if made.practice is not None:
        if made.practice.editor is not None:
            made.practice.editor.discard()
        made.practice.close()


def wolf_on_the_table() -> Puzzle:
    return Puzzle("", f"ketto 1\nrules mr5\nA monster 2 attack {WOLF}\n", note=LONG)


def codes(window: MainWindow) -> list[int]:
    return [piece.code for piece in editor_of(window).editor.position.pieces]


def test_a_killed_program_loses_nothing(window: MainWindow, home: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "KETTO_HOME": str(home)}
    root = Path(__file__).resolve().parents[3]
    process = subprocess.Popen([sys.executable, "-c", BUILDS % WOLF], env=environment, cwd=root)
    end = time.monotonic() + 60
    while not draft.draft_file().is_file() and time.monotonic() < end and process.poll() is None:
        time.sleep(0.05)
    process.kill()
    assert process.wait() != 0
    open_practice(window)
    dialog = dialog_of(window, "position-draft-dialog")
    QTest.keyClick(dialog, Qt.Key.Key_Return)  # "Go on" has the keyboard
    settle()
    screen = editor_of(window)
    assert codes(window) == [WOLF]
    assert screen.editor.position.at((0, MZONE, 2)) is not None
    assert screen.unsaved
    assert screen.path is None


def test_a_draft_belongs_to_its_file(window: MainWindow) -> None:
    path = PuzzleStore().save(Puzzle("Mine", f"ketto 1\nrules mr5\nB monster 1 attack {DRAGON}\n"))
    changed = Puzzle("Mine", wolf_on_the_table().position, note=LONG)
    draft.save_draft(changed, path)
    open_practice(window)
    dialog = dialog_of(window, "position-draft-dialog")
    assert any("“Mine”" in each.text() for each in dialog.findChildren(QLabel))
    press(dialog, "position-draft-go-on")
    screen = editor_of(window)
    assert codes(window) == [WOLF]
    assert screen.editor.note == LONG
    press(screen, "editor-undo")
    assert codes(window) == [DRAGON]
    press(screen, "editor-redo")
    press(screen, "editor-save")
    assert str(WOLF) in load_puzzle(path).position
    assert not draft.draft_file().exists()


def test_discarded_it_does_not_come_again(window: MainWindow) -> None:
    draft.save_draft(wolf_on_the_table(), None)
    open_practice(window)
    press(dialog_of(window, "position-draft-dialog"), "position-draft-discard")
    assert not draft.draft_file().exists()
    press(window, "puzzle-new")
    assert codes(window) == []


def test_later_keeps_it_until_something_else_is_edited(window: MainWindow) -> None:
    draft.save_draft(wolf_on_the_table(), None)
    open_practice(window)
    QTest.keyClick(dialog_of(window, "position-draft-dialog"), Qt.Key.Key_Escape)
    settle()
    assert window.practice is not None
    assert window.practice.editor is None
    press(window, "puzzle-new")
    assert window.practice.editor is None  # the new position would have taken its place
    press(dialog_of(window, "position-draft-dialog"), "position-draft-go-on")
    assert codes(window) == [WOLF]


def test_the_draft_follows_the_editor(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    assert not screen.editor.add(WOLF, (0, c.LOCATION_HAND, 0))
    qtbot.waitUntil(draft.draft_file().is_file)
    kept = draft.load_draft()
    assert kept is not None
    assert f"A hand {WOLF}" in kept.puzzle.position
    assert time.time() - kept.saved_at < 60
    press(screen, "editor-undo")
    qtbot.waitUntil(lambda: not draft.draft_file().exists())
    press(screen, "editor-redo")
    qtbot.waitUntil(draft.draft_file().is_file)
    press(screen, "editor-back")
    press(dialog_of(window, "puzzle-leave-dialog"), "puzzle-leave-discard")
    assert not draft.draft_file().exists()
    assert window.stack.currentWidget() is window.practice_room().list


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        '{"name": 1}',
        '{"name":"","position":"nonsense","author":"","note":"","opponent":"","path":""}',
    ],
)
def test_a_damaged_draft_is_no_obstacle(window: MainWindow, content: str) -> None:
    draft.draft_file().parent.mkdir(parents=True)
    draft.draft_file().write_text(content, encoding="utf-8")
    assert draft.load_draft() is None
    open_practice(window)
    press(window, "puzzle-new")
    assert codes(window) == []


def test_what_its_file_holds_is_not_offered(home: Path) -> None:
    puzzle = Puzzle("Saved", wolf_on_the_table().position)
    path = PuzzleStore().save(puzzle)
    draft.save_draft(load_puzzle(path), path)
    assert draft.load_draft() is None
    draft.save_draft(puzzle, home / "gone.puzzle")
    kept = draft.load_draft()
    assert kept is not None
    assert kept.puzzle.position == puzzle.position

"""The position editor by mouse and keyboard: from an empty table to a duel."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from app.controller.practice_position import Place, Position, position_text
from app.data import puzzle_store
from app.data.facts import ImportedCard
from app.data.puzzle_file import Puzzle, load_puzzle, to_code
from app.data.puzzle_store import puzzles_dir
from app.data.saved_duel import list_unfinished
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.gui.main_window import MainWindow
from app.gui.practice.import_job import ImportProgress
from tests.gui.marks import NO_WINDOW_SYSTEM
from tests.gui.practice_help import drag_card, drag_in, spot
from tests.gui.practice_robot import (
    DRAGON,
    FORCE,
    HAND,
    HOLE,
    MZONE,
    SZONE,
    WOLF,
    dialog_of,
    editor_of,
    menu_press,
    open_practice,
    pass_all,
    press,
    table_of,
)
from tests.gui.table_robot import (
    LEFT,
    settle,
)

pytestmark = NO_WINDOW_SYSTEM


def test_a_position_is_built_by_mouse_and_played(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 2))
    drag_card(screen, "Blue-Eyes White Dragon", (1, MZONE, 1))
    drag_card(screen, "Mirror Force", (1, SZONE, 3))
    drag_card(screen, "Dark Hole", (0, HAND, 0))
    drag_card(screen, "Dark Hole", (1, c.LOCATION_GRAVE, 0))
    text = screen.editor.puzzle().position
    assert f"A monster 2 attack {WOLF}" in text
    assert f"B monster 1 attack {DRAGON}" in text
    assert f"B spell 3 set {FORCE}" in text
    assert f"A hand {HOLE}" in text
    assert f"B gy {HOLE}" in text

    # From zone to zone, from a pile to the hand, and off the table.
    window_of = screen.window()
    drag_in(window_of, spot(screen, (0, MZONE, 2)), spot(screen, (0, MZONE, 0)))
    drag_in(window_of, spot(screen, (1, c.LOCATION_GRAVE, 0)), spot(screen, (1, HAND, 0)))
    drag_in(window_of, spot(screen, (1, SZONE, 3)), screen.left.rect().center())
    text = screen.editor.puzzle().position
    assert f"A monster 0 attack {WOLF}" in text
    assert f"B hand {HOLE}" in text
    assert str(FORCE) not in text

    # A double click turns a card; what cannot be is refused.
    point = spot(screen, (1, MZONE, 1))
    QTest.mouseDClick(window_of.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, point)
    settle()
    assert f"B monster 1 defense {DRAGON}" in screen.editor.puzzle().position
    drag_card(screen, "Dark Hole", (0, MZONE, 3))
    assert "Monster Zone" in screen.toast.text() or "Spell & Trap Zone" in screen.toast.text()

    # Undo and redo by keys.
    before = screen.editor.puzzle().position
    QTest.keyClick(screen.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert f"B monster 1 attack {DRAGON}" in screen.editor.puzzle().position
    press(screen, "editor-redo")
    assert screen.editor.puzzle().position == before

    # LP and goal, then play it against nobody.
    lp = screen.properties.lp[1]
    lp.setFocus()
    lp.selectAll()
    QTest.keyClicks(lp, "2000")
    QTest.keyClick(lp, Qt.Key.Key_Tab)
    assert screen.editor.position.lp == (8000, 2000)
    screen.properties.goal.setFocus()
    QTest.keyClick(screen.properties.goal, Qt.Key.Key_Down)
    assert screen.editor.position.goal == (0, screen.editor.position.turn)
    press(screen, "editor-play")
    table = table_of(window, qtbot)
    view = table.session.view()
    assert view.sides[1].lp == 2000
    assert [card.code for card in view.me.hand] == [HOLE]
    menu_press(table, HOLE, 0)
    pass_all(table, qtbot)
    assert not any(table.session.view().foe.monsters)

    # Leaving leads back to the editor.
    press(table, "leave")
    press(table, "leave-discard")
    assert window.stack.currentWidget() is screen
    assert not list_unfinished()


def test_a_cards_menu_and_what_is_wrong(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 5))
    drag_card(screen, "Marshmallon", (0, MZONE, 1))
    handle = window.windowHandle()
    at = spot(screen, (0, MZONE, 1))
    QTest.mouseClick(handle, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
    settle()
    menu = next(m for m in screen.findChildren(QMenu, "piece-menu") if m.isVisible())
    action = next(a for a in menu.actions() if a.objectName() == f"piece-position-{c.POS_FACEDOWN_DEFENSE}")
    QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(action).center())
    settle()
    assert "A monster 1 set 31305911" in screen.editor.puzzle().position
    assert screen.play_button.isEnabled()
    # Every kind of counter that has a name can be given, those of the card's own text at once.
    made = screen.menus.menu(2)
    assert made is not None
    counters = made.findChild(QMenu, "piece-counters")
    assert counters is not None
    names = [action.text() for action in counters.actions()]
    assert {"Spell Counter", "A-Counter", "Bushido Counter", "Turn Counter"} <= set(names)
    assert len(names) == len(screen.words.counter_kinds())
    kind = screen.words.counter_kinds()[names.index("A-Counter")]
    sub = counters.actions()[names.index("A-Counter")].menu()
    assert isinstance(sub, QMenu)
    sub.actions()[0].trigger()
    assert f"counter={kind}x1" in screen.editor.puzzle().position
    again = screen.menus.menu(2)
    assert again is not None
    now = again.findChild(QMenu, "piece-counters")
    assert now is not None
    assert now.actions()[0].text() == "A-Counter: 1 + 1"
    assert len(now.findChildren(QMenu, "piece-other-counters")) == 1
    screen.editor.undo()
    # Too many counters of an impossible kind: told at once, and the card is marked by a click on it.
    screen.editor.change(2, counters=((99_999, 1),))
    assert screen.trouble is not None
    assert not screen.play_button.isEnabled()
    press(screen, "editor-problem")
    assert screen.scene.highlights.targets == {2}
    assert screen.selected == 2


def test_the_keyboard_alone_puts_cards_down(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    QTest.keyClicks(screen.search.box, "Dark Hole")
    QTest.keyClick(screen.search.box, Qt.Key.Key_Return)
    assert screen.search.results.hasFocus()
    QTest.keyClick(screen.search.results, Qt.Key.Key_Return)
    QTest.keyClick(screen.search.results, Qt.Key.Key_Return)
    assert f"A hand {HOLE} {HOLE}\n" in screen.editor.puzzle().position
    cards = screen.properties.cards
    cards.setFocus()
    cards.setCurrentIndex(cards.cards.index(0))
    QTest.keyClick(cards, Qt.Key.Key_Delete)
    assert f"A hand {HOLE}\n" in screen.editor.puzzle().position
    # A card is moved by its menu to the place that is marked.
    screen.choose((0, c.LOCATION_GRAVE, 0))
    menu = screen.menus.menu(screen.editor.position.pieces[0].key)
    assert menu is not None
    next(action for action in menu.actions() if action.objectName() == "piece-move").trigger()
    assert f"A gy {HOLE}\n" in screen.editor.puzzle().position
    menu.close()
    board = screen.board
    board.setFocus()
    places: set[Place] = set()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(board, key)
        QTest.keyClick(board, Qt.Key.Key_Return)
        places.add(screen.place)
        menu = screen.findChild(QMenu, "piece-menu")
        if menu is not None:
            menu.close()
    assert len(places) >= 3


def test_the_search_language_of_the_deck_builder_works(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    qtbot.waitUntil(lambda: screen.search.catalog is not None, timeout=20000)
    QTest.keyClicks(screen.search.box, "kind:normal level=4 atk>=2000")
    names = [row[2] for row in screen.search.model.rows]
    assert "Gene-Warped Warwolf" in names
    assert "Blue-Eyes White Dragon" not in names
    screen.search.box.clear()
    QTest.keyClicks(screen.search.box, "token")
    assert any(screen.search._is_token(row[0]) for row in screen.search.model.rows)
    screen.search.box.clear()
    QTest.keyClicks(screen.search.box, "level>=(")
    assert screen.search.problem.isVisible()


def test_another_era_shows_its_own_zones(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 1))
    assert (0, MZONE, 5) in screen.scene.zones
    screen.properties.rules.setFocus()
    QTest.keyClick(screen.properties.rules, Qt.Key.Key_Down)
    QTest.keyClick(screen.properties.rules, Qt.Key.Key_Down)
    settle()
    assert screen.editor.position.rules == "mr3"
    assert (0, MZONE, 5) not in screen.scene.zones
    assert (0, SZONE, c.SEQ_PZONE_LEFT) in screen.scene.zones
    drag_card(screen, "Marshmallon", (0, MZONE, 2))
    assert "A monster 2 attack 31305911" in screen.editor.puzzle().position


def test_a_puzzle_is_saved_shared_and_left_with_a_question(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 1))
    press(screen, "editor-back")
    dialog = dialog_of(screen, "puzzle-leave-dialog")
    press(dialog, "puzzle-leave-stay")
    assert window.stack.currentWidget() is screen
    press(screen, "editor-save")
    dialog = dialog_of(screen, "puzzle-save-dialog")
    field = dialog.findChild(QLineEdit, "puzzle-save-name")
    assert field is not None
    QTest.keyClicks(field, "My first / puzzle")
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert screen.path is not None
    assert screen.path.parent == puzzles_dir()
    saved = load_puzzle(screen.path)
    assert saved.name == "My first / puzzle"
    assert not screen.unsaved
    press(screen, "editor-copy")
    assert QApplication.clipboard().text() == to_code(screen.editor.puzzle())
    press(screen, "editor-back")
    assert window.practice is not None
    room = window.practice.list
    assert window.stack.currentWidget() is room
    # Paste makes a second one; duplicate, rename, delete and undo.
    press(room, "puzzle-paste")
    names = [entry.name for entry in room.store.entries() if not entry.sample]
    assert names == ["My first / puzzle"] * 2
    room.load(screen.path)
    press(room, "puzzle-duplicate")
    press(room, "puzzle-rename")
    dialog = dialog_of(room, "puzzle-save-dialog")
    field = dialog.findChild(QLineEdit, "puzzle-save-name")
    assert field is not None
    field.clear()
    QTest.keyClicks(field, "Renamed")
    folder = dialog.findChild(QComboBox, "puzzle-save-folder")
    assert folder is not None
    folder.setFocus()
    QTest.keyClicks(folder, "Hard ones")
    press(dialog, "puzzle-save-ok")
    entry = room.entry()
    assert entry is not None
    assert (entry.name, entry.folder) == ("Renamed", "Hard ones")
    press(room, "puzzle-delete")
    assert "Renamed" not in [entry.name for entry in room.store.entries()]
    press(room, "puzzle-undo")
    assert "Renamed" in [entry.name for entry in room.store.entries()]
    for entry in room.store.entries():
        if not entry.sample:
            room.store.delete(entry)


def test_escape_leaves_the_editor_but_loses_nothing(window: MainWindow) -> None:
    room = window.practice_room()
    room.edit(None)
    screen = editor_of(window)
    box = screen.search.box
    box.setFocus()
    QTest.keyClicks(box, "wolf")
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert (box.text(), room.editor) == ("", screen), "the first Esc empties the search"
    screen.editor.add(WOLF, (0, MZONE, 2))
    QTest.keyClick(box, Qt.Key.Key_Escape)
    QTest.keyClick(dialog_of(screen, "puzzle-leave-dialog"), Qt.Key.Key_Escape)
    assert (room.editor, screen.unsaved) == (screen, True)
    window.activateWindow()
    settle()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    press(dialog_of(screen, "puzzle-leave-dialog"), "puzzle-leave-discard")
    assert window.stack.currentWidget() is room.list
    # With nothing to lose nothing is asked, wherever the focus is.
    room.edit(None)
    screen = editor_of(window)
    window.activateWindow()
    settle()
    screen.properties.note.setFocus()
    QTest.keyClick(screen.properties.note, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is room.list


def test_lua_puzzles_are_imported_with_a_report(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    lines = [
        "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)",
        "Debug.SetPlayerInfo(0,8000,0,0)",
        "Debug.SetPlayerInfo(1,1000,0,0)",
        f"Debug.AddCard({WOLF},0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)",
        "Debug.ReloadFieldEnd()",
        "aux.BeginPuzzle()",
    ]
    (folder / "good.lua").write_text("\n".join(lines), encoding="utf-8")
    (folder / "bad.lua").write_text("os.execute('x')", encoding="utf-8")
    open_practice(window)
    assert window.practice is not None
    room = window.practice.list
    room.import_from(folder)
    assert dialog_of(room, "import-progress").isVisible()
    qtbot.waitUntil(lambda: not room.importing.running, timeout=10_000)
    assert not any(made.isVisible() for made in room.findChildren(QDialog, "import-progress"))
    dialog = dialog_of(room, "import-report")
    press(dialog, "import-close")
    entry = room.entry()
    assert entry is not None
    assert (entry.folder, entry.name) == ("mine", "good")
    press(room, "puzzle-undo")
    assert "good" not in [each.name for each in room.store.entries()]


def test_an_import_can_be_stopped(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(30):
        (folder / f"{number:02}.lua").write_text("x", encoding="utf-8")
    at_third, go_on = threading.Event(), threading.Event()
    read: list[Path] = []

    def slow(path: Path, pool: CardPool) -> Puzzle:
        read.append(path)
        if len(read) == 3:
            at_third.set()
            assert go_on.wait(10)
        return Puzzle(path.stem, position_text(Position()))

    monkeypatch.setattr(puzzle_store, "load_lua_puzzle", slow)
    open_practice(window)
    assert window.practice is not None
    room = window.practice.list
    room.import_from(folder)
    assert at_third.wait(10)
    settle()
    progress = room.findChild(ImportProgress)
    assert progress is not None
    assert progress.bar.maximum() == 30
    assert progress.bar.value() == 2
    press(progress, "import-cancel")
    go_on.set()
    qtbot.waitUntil(lambda: not room.importing.running, timeout=10_000)
    dialog = dialog_of(room, "import-report")
    words = next(label.text() for label in dialog.findChildren(QLabel) if "stopped" in label.text())
    assert "3 puzzles were imported" in words
    assert "27 files were not looked at" in words
    press(dialog, "import-close")
    assert len([entry for entry in room.store.entries() if entry.folder == "many"]) == 3
    press(room, "puzzle-undo")
    assert not [entry for entry in room.store.entries() if entry.folder == "many"]


def test_the_open_editor_follows_imported_cards(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    qtbot.waitUntil(lambda: screen.search.catalog is not None, timeout=20_000)
    before, pool = screen.search.catalog, window.library.pool
    card = replace(pool.data(WOLF), code=999_000_001, name="Imported Wolf")
    try:
        window.library.import_cards([ImportedCard(card, {"en": "Imported Wolf"})])
        assert screen.editor.pool is not window.library.pool
        assert window.practice is not None
        window.practice.library_changed()
        assert screen.editor.pool is window.library.pool
        qtbot.waitUntil(lambda: screen.search.catalog is not None, timeout=20_000)
        assert screen.search.catalog is not before
        drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 1))
        assert f"A monster 1 attack {WOLF}" in screen.editor.puzzle().position
    finally:
        window.library.import_cards([])

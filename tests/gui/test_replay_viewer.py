"""The replay viewer, used with mouse and keyboard."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.data.record import Branch
from app.data.replay_file import load_record
from app.engine.view import PlayerView
from app.gui import i18n
from app.gui.replay_viewer.dialogs import NameDialog, NoteDialog, PlayDialog, PlayFromHere
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.replay_viewer.log import told_lines
from app.gui.replay_viewer.playback import stops
from app.gui.replay_viewer.screen import ReplayScreen
from tests.gui.replay_help import (
    LEFT,
    NAMES,
    click_timeline,
    drag_timeline,
    open_viewer,
    played,
    press,
    saved,
)
from tests.gui.table_robot import settle

T = TypeVar("T")
KEY = Qt.Key
NO_KEY = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path) -> Iterator[ReplayScreen]:
    viewer = open_viewer(saved(tmp_path / "duel.ketto"))
    qtbot.addWidget(viewer)
    yield viewer
    viewer.close_replay()


def key(screen: ReplayScreen, name: Qt.Key, held: Qt.KeyboardModifier = NO_KEY) -> None:
    QTest.keyClick(screen.focusWidget(), name, held)
    settle()


def shows(screen: ReplayScreen, view: PlayerView) -> None:
    """The board, the plates and the piles are those of ``view``."""
    scene = screen.table.scene
    on_board = {
        card.key: card.code
        for side in view.sides
        for card in (*side.hand, *side.monsters, *side.spells)
        if card
    }
    assert {k: item.code for k, item in scene.cards.items()} == on_board
    for player, side in enumerate(view.sides):
        assert screen.table.plates[player].lp == side.lp
        pile = scene.pile(player, 0x10)
        assert pile is not None
        assert pile.count == len(side.graveyard)


def is_playing(screen: ReplayScreen) -> bool:
    return screen.playback.playing


# --- seeking --------------------------------------------------------------------------------------


def test_a_click_on_the_timeline_goes_to_any_step_forward_and_backward(screen: ReplayScreen) -> None:
    for wanted in (60, 20, 110, 0, screen.player.steps):
        click_timeline(screen, wanted)
        step = screen.playback.step
        assert abs(step - wanted) <= 1  # a pixel is a bit wider than a step
        shows(screen, screen.player.view(step, 0))
        assert f"step {step} of" in screen.bar.place.text()


def test_dragging_follows_the_pointer_and_the_log_follows_at_the_end(screen: ReplayScreen) -> None:
    drag_timeline(screen, [10, 40, 80, 30])
    assert abs(screen.playback.step - 30) <= 1
    shows(screen, screen.player.view(screen.playback.step, 0))
    QTest.qWait(60)
    told = [line.text for line in screen.log.lines]
    whole = [line.text for moment, line in screen._stories[0, False] if moment[0] <= screen.playback.step]
    assert told == whole[-len(told) :]
    assert told


def test_seeking_is_quick(screen: ReplayScreen) -> None:
    steps = [(n * 37) % (screen.player.steps + 1) for n in range(25)]
    for step in steps:  # the first look at a card draws its face
        screen.playback.seek(step)
    times = []
    for step in steps:
        start = time.perf_counter()
        screen.playback.seek(step)
        QApplication.processEvents()
        times.append(time.perf_counter() - start)
    assert sorted(times)[int(len(times) * 0.95)] < 0.1 * 3, times  # other tests may run beside this one


def test_a_mark_attracts_a_click_near_it(screen: ReplayScreen) -> None:
    timeline = screen.bar.timeline
    step, kind = next(mark for mark in timeline._visible_marks() if mark[1] == "damage")
    point = QPoint(round(timeline.x_of(step)) + 4, 9)
    QTest.mouseClick(timeline, LEFT, NO_KEY, point)
    assert screen.playback.step == step
    assert kind == "damage"


def test_keys_go_from_mark_to_mark(screen: ReplayScreen) -> None:
    """Summons, damage, Chains, notes, branches and the end, one after the other and back."""
    marks = {mark.step for mark in screen.player.marks() if mark.kind != "turn"}
    seen: list[int] = []
    while screen.playback.step < screen.player.steps and len(seen) < 1000:
        key(screen, KEY.Key_Period)
        seen.append(screen.playback.step)
    assert seen == sorted(marks)
    for step in reversed(seen[:-1]):
        key(screen, KEY.Key_Comma)
        assert screen.playback.step == step
    key(screen, KEY.Key_Comma)
    assert screen.playback.step == 0


def test_keys_step_by_action_and_turn(screen: ReplayScreen) -> None:
    player = screen.player
    key(screen, KEY.Key_Right)
    first = screen.playback.step
    assert first == player.next_action(0)
    key(screen, KEY.Key_PageDown)
    assert player.turn_of(screen.playback.step) == 2
    key(screen, KEY.Key_PageDown)
    key(screen, KEY.Key_PageUp)
    assert player.turn_of(screen.playback.step) == 2
    key(screen, KEY.Key_End)
    assert screen.playback.step == player.steps
    assert not screen.bar.buttons["step-on"].isEnabled()
    key(screen, KEY.Key_Left)
    assert screen.playback.step == player.previous_action(player.steps)
    key(screen, KEY.Key_Home)
    assert screen.playback.step == 0
    assert not screen.bar.buttons["turn-back"].isEnabled()


def test_stepping_forward_shows_each_position_as_it_was(screen: ReplayScreen) -> None:
    for _ in range(25):
        press(screen, "replay-step-on")
        shows(screen, screen.player.view(screen.playback.step, 0))


def test_events_go_one_by_one_and_back_again(screen: ReplayScreen) -> None:
    player = screen.player
    step = next(n for n in range(20, player.steps) if len(stops(player.events(n, 0))) > 3)
    screen.playback.seek(step - 1)
    inside = stops(player.events(step, 0))
    seen = []
    for _ in inside:
        key(screen, KEY.Key_Right, SHIFT)
        seen.append((screen.playback.step, screen.playback.shown))
    assert seen == [(step - 1, n) for n in inside[:-1]] + [(step, 0)]
    shows(screen, player.view(step, 0))
    back = []
    for _ in inside:
        key(screen, KEY.Key_Left, SHIFT)
        back.append((screen.playback.step, screen.playback.shown))
    assert back == [*reversed(seen[:-1]), (step - 1, 0)]
    shows(screen, player.view(step - 1, 0))


def test_playing_runs_to_the_end_and_stops_there(screen: ReplayScreen, qtbot: QtBot) -> None:
    screen.bar.change_speed(3)
    screen.playback.speed = 200.0
    key(screen, KEY.Key_Space)
    assert screen.playback.playing
    assert screen.bar.buttons["play"].toolTip()
    qtbot.waitUntil(lambda: not screen.playback.playing, timeout=20000)
    assert screen.playback.at_end
    shows(screen, screen.player.view(screen.player.steps, 0))


def test_playing_with_motion_can_be_paused_sought_and_left(qtbot: QtBot, tmp_path: Path) -> None:
    screen = open_viewer(saved(tmp_path / "duel.ketto"), speed=1)
    qtbot.addWidget(screen)
    screen.playback.set_speed(8)
    press(screen, "replay-play")
    qtbot.waitUntil(lambda: screen.playback.step > 2, timeout=10000)
    screen.playback.set_speed(1)
    click_timeline(screen, 60)
    at = screen.playback.step
    assert is_playing(screen)
    qtbot.waitUntil(lambda: screen.table.director.busy, timeout=5000)
    press(screen, "replay-play")
    assert not is_playing(screen)
    for _ in range(6):  # quicker than any motion
        press(screen, "replay-step-back")
    assert screen.playback.step < at
    shows(screen, screen.player.view(screen.playback.step, 0))
    screen.playback.play()
    with qtbot.waitSignal(screen.finished, timeout=1000):
        key(screen, KEY.Key_Escape)
    start = time.perf_counter()
    screen.close()
    assert time.perf_counter() - start < 1


# --- sides and hands ------------------------------------------------------------------------------


def test_switching_the_side_turns_table_names_and_log(screen: ReplayScreen) -> None:
    screen.playback.seek(60)
    before = [line.text for line in screen.log.lines]
    assert screen.table.plates[0].mine
    press(screen, "replay-swap")
    assert screen.seat == 1
    assert screen.table.plates[1].mine
    assert screen.table.plates[1].name == NAMES[1]
    shows(screen, screen.player.view(60, 1))
    assert [line.text for line in screen.log.lines] != before
    assert screen.bar.lp[0].text().startswith(NAMES[1])
    key(screen, KEY.Key_S)
    assert [line.text for line in screen.log.lines] == before
    assert screen.bar.lp[0].text().startswith(NAMES[0])


def test_hands_can_be_opened_and_closed(screen: ReplayScreen) -> None:
    screen.playback.seek(30)
    hidden = screen.player.view(30, 0).sides[1].hand
    assert hidden
    assert not any(card.code for card in hidden)
    press(screen, "replay-eye")
    shows(screen, screen.player.view(30, 0, reveal=True))
    assert all(card.code for card in screen.player.view(30, 0, reveal=True).sides[1].hand)
    key(screen, KEY.Key_H)
    shows(screen, screen.player.view(30, 0))


# --- notes and search -----------------------------------------------------------------------------


def dialog_of(screen: ReplayScreen, kind: type[T]) -> T:
    found = screen._dialog
    assert isinstance(found, kind)
    return found


def test_a_note_is_kept_in_the_file_and_shown_on_the_timeline(screen: ReplayScreen) -> None:
    path = screen.document.path
    assert path is not None
    screen.playback.seek(44)
    key(screen, KEY.Key_N)
    dialog = dialog_of(screen, NoteDialog)
    QTest.keyClicks(dialog.field, "Typhoon first")
    QTest.keyClick(dialog.field, KEY.Key_Return, CONTROL)
    settle()
    assert [(note.step, note.text) for note in load_record(path).notes] == [(44, "Typhoon first")]
    assert (44, "note") in screen.bar.timeline.track.marks
    screen.playback.seek(10)
    assert not screen.bar.finder.note.isVisible()
    screen.playback.seek(44)
    assert "Typhoon" in screen.bar.finder.note.accessibleName()
    press(screen, "replay-note-text")
    press(dialog_of(screen, NoteDialog), "note-delete")
    assert not load_record(path).notes
    assert (44, "note") not in screen.bar.timeline.track.marks


def test_search_finds_the_moments_and_goes_to_them(screen: ReplayScreen) -> None:
    key(screen, KEY.Key_F, CONTROL)
    field = screen.bar.finder.field
    assert field.hasFocus()
    QTest.keyClicks(field, "turns where Breaker resolved")
    QTest.keyClick(field, KEY.Key_Return)
    settle()
    found = screen.bar.finder.found
    assert found
    assert all("Breaker" in sentence for _, sentence in found)
    assert screen.playback.step == found[0][0]
    QTest.keyClick(field, KEY.Key_Down)
    rows = screen.bar.finder.rows
    assert rows.isVisible()
    assert rows.count() == len(found)
    QTest.keyClick(rows, KEY.Key_End)
    QTest.keyClick(rows, KEY.Key_Return)
    settle()
    assert screen.playback.step == found[-1][0]
    QTest.keyClick(field, KEY.Key_Escape)
    assert screen.table.board.hasFocus()
    field.setText("zzz")
    QTest.keyClick(field, KEY.Key_Return)
    assert screen.bar.finder.count.text() == "Nothing found"


def test_a_click_on_a_line_of_the_log_goes_to_its_moment(screen: ReplayScreen) -> None:
    screen.playback.seek(70)
    log = screen.log
    block = log.document().findBlockByNumber(len(log.lines) - 12)
    moment = log._moments[log._first + block.blockNumber()]
    cursor = log.textCursor()
    cursor.setPosition(block.position())
    log.setTextCursor(cursor)
    log.ensureCursorVisible()
    point = log.cursorRect(cursor).center() + QPoint(1, 0)
    QTest.mouseClick(log.viewport(), LEFT, NO_KEY, point)
    assert screen.playback.step == moment[0]


# --- lines ----------------------------------------------------------------------------------------


def with_branch(path: Path) -> Path:
    """The duel with a branch that leaves it at step 40 (here: a copy of how it went on)."""
    record = played()
    branch = Branch(
        parent=-1,
        step=40,
        name="negate it",
        responses=record.responses[40:52],
        digests=tuple(item for item in record.digests if 40 <= item[0] <= 52),
        events=tuple(item for item in record.events if 40 < item[0] <= 52),
        frames=record.frames[40:53],
        names=record.names,
        turn=record.frames[52][0].turn,
    )
    return saved(path, replace(record, branches=(branch,)))


def test_a_branch_opens_from_the_tree_and_can_be_renamed_and_deleted(qtbot: QtBot, tmp_path: Path) -> None:
    path = with_branch(tmp_path / "tree.ketto")
    screen = open_viewer(path)
    qtbot.addWidget(screen)
    assert (40, "branch") in screen.bar.timeline.track.marks
    item = screen.lines._items[0]
    point = screen.lines.visualItemRect(item).center()
    QTest.mouseClick(screen.lines.viewport(), LEFT, NO_KEY, point)
    settle()
    assert screen.document.number == 0
    assert screen.player.steps == 52
    assert screen.playback.step == 40
    shows(screen, screen.player.view(40, 0))
    screen.playback.seek(45)
    screen.document.set_note(45, "in the branch")
    QTest.keyClick(screen.lines, KEY.Key_F2)
    dialog = dialog_of(screen, NameDialog)
    dialog.field.setText("chain the Typhoon")
    press(dialog, "name-save")
    kept = load_record(path)
    assert kept.branches[0].name == "chain the Typhoon"
    assert [(note.line, note.step) for note in kept.notes] == [(0, 45)]
    assert "chain the Typhoon" in screen.lines._items[0].text(0)
    QTest.keyClick(screen.lines, KEY.Key_Delete)
    settle()
    press(screen, "confirm-yes")
    assert screen.document.number == -1
    assert screen.player.steps == played().steps
    assert load_record(path).branches == ()
    screen.close_replay()


def test_play_from_here_asks_how_and_hands_it_over(screen: ReplayScreen, qtbot: QtBot) -> None:
    screen.playback.seek(50)
    press(screen, "replay-branch")
    dialog = dialog_of(screen, PlayDialog)
    QTest.mouseClick(dialog.side.buttons[1], LEFT)
    QTest.mouseClick(dialog.opponent.buttons[1], LEFT)
    QTest.mouseClick(dialog.redeal.buttons[1], LEFT)
    dialog.name.setText("what if")
    with qtbot.waitSignal(screen.play_wanted, timeout=1000) as caught:
        press(dialog, "play-start")
    assert caught.args == [PlayFromHere(-1, 50, 1, "random", True, "what if")]


# --- checks and the rest --------------------------------------------------------------------------


def test_verify_says_that_all_is_the_same(screen: ReplayScreen) -> None:
    press(screen, "replay-verify")
    assert screen.toast.isVisible()
    assert "same" in screen.toast.text()


def test_verify_goes_to_the_first_difference(qtbot: QtBot, tmp_path: Path) -> None:
    record = played()
    step, digest = record.digests[20]
    wrong = (*record.digests[:20], (step, digest[::-1]), *record.digests[21:])
    screen = open_viewer(saved(tmp_path / "other.ketto", replace(record, digests=wrong)))
    qtbot.addWidget(screen)
    key(screen, KEY.Key_V)
    assert str(step) in screen.toast.text()
    assert screen.playback.step == step


def test_a_damaged_file_is_shown_as_far_as_it_goes_and_left_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    whole = saved(tmp_path / "whole.ketto").read_bytes()
    path = tmp_path / "torn.ketto"
    path.write_bytes(whole[: len(whole) * 4 // 5])
    screen = open_viewer(path)
    qtbot.addWidget(screen)
    assert "damaged" in screen.toast.text()
    assert 0 < screen.player.steps < played().steps
    screen.playback.seek(screen.player.steps)
    shows(screen, screen.player.view(screen.player.steps, 0))
    screen.document.set_note(3, "saved elsewhere")
    assert path.read_bytes() == whole[: len(whole) * 4 // 5]
    assert screen.document.path is not None
    assert screen.document.path.name == "torn (readable part).ketto"
    assert load_record(screen.document.path).notes[0].text == "saved elsewhere"


def test_a_replay_with_a_hole_is_watched_to_its_end(qtbot: QtBot, tmp_path: Path) -> None:
    """The table stands still where a part is lost; behind it nobody can play on, before it one can."""
    content = bytearray(saved(tmp_path / "whole.ketto").read_bytes())
    second = content.index(b"STEP", content.index(b"STEP") + 4)
    content[second + 40] ^= 1
    path = tmp_path / "hole.ketto"
    path.write_bytes(content)
    screen = open_viewer(path)
    qtbot.addWidget(screen)
    assert "all but the answers 33 to 64 could be read" in screen.toast.text()
    key(screen, KEY.Key_End)
    assert screen.playback.step == played().steps
    shows(screen, screen.player.view(played().steps, 0))
    assert screen.table.plates[0].lp == played().frames[-1][0].sides[0].lp
    key(screen, KEY.Key_P)
    assert screen.findChild(PlayDialog) is None
    screen.playback.seek(70)
    key(screen, KEY.Key_P)
    assert screen.findChild(PlayDialog) is None
    assert "lost" in screen.toast.text()
    screen.playback.seek(30)
    key(screen, KEY.Key_P)
    dialog_of(screen, PlayDialog).reject()
    # What is noted goes into a copy, which tells of the hole, too.
    screen.document.set_note(70, "behind the hole")
    copy = screen.document.path
    assert copy is not None
    assert copy.name == "hole (readable part).ketto"
    again = ReplayDocument.open(copy, screen.library.pool)
    assert again.problem == "Part of this replay is lost; there the table stands still."
    again.set_note(71, "in the same file")
    assert again.path == copy
    assert path.read_bytes() == content
    screen.close_replay()


def test_a_replay_that_another_window_has_changed_is_not_written_over(screen: ReplayScreen) -> None:
    path = screen.document.path
    assert path is not None
    elsewhere = ReplayDocument.open(path, screen.library.pool)
    elsewhere.set_note(3, "from the other window")
    elsewhere.set_note(5, "and once more")
    screen.playback.seek(44)
    key(screen, KEY.Key_N)
    dialog = dialog_of(screen, NoteDialog)
    QTest.keyClicks(dialog.field, "from this one")
    QTest.keyClick(dialog.field, KEY.Key_Return, CONTROL)
    settle()
    assert [note.text for note in load_record(path).notes] == ["from the other window", "and once more"]
    assert screen.document.path == path.with_name(f"{path.stem} 2.ketto")
    assert f"{path.stem} 2.ketto" in screen.toast.text()
    assert [note.text for note in load_record(screen.document.path).notes] == ["from this one"]
    # From now on that is the file of this window.
    screen.document.set_note(45, "more")
    assert len(load_record(path.with_name(f"{path.stem} 2.ketto")).notes) == 2


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_export_menu_opens_above_its_button(screen: ReplayScreen) -> None:
    key(screen, KEY.Key_E)
    menu = screen.findChild(QMenu, "export-menu")
    assert menu is not None
    assert menu.isVisible()
    assert len([action for action in menu.actions() if action.text()]) == 7
    menu.close()


def test_pointing_at_cards_and_piles_shows_them(screen: ReplayScreen) -> None:
    screen.playback.seek(screen.player.steps)
    board, scene = screen.table.board, screen.table.scene
    pile = scene.pile(0, 0x10)
    assert pile is not None
    assert pile.count
    point = board.mapFromScene(pile.rect.center())
    QTest.mouseClick(board.viewport(), LEFT, NO_KEY, point)
    settle()
    window = screen.table.pile_window
    assert window is not None
    assert len(window.tiles) == pile.count
    QTest.mouseClick(window.tiles[0], LEFT)
    assert screen.inspector.code == window.tiles[0].choice.code
    window.reject()


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_button_is_in_sight_and_whole(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    i18n.install(language)
    try:
        screen = open_viewer(saved(tmp_path / "duel.ketto"), size=size)
        qtbot.addWidget(screen)
        screen.playback.seek(40)
        bar = screen.bar
        assert bar.geometry().bottom() < size[1]
        right = 0
        for button in (*bar.buttons.values(), bar.speed_button):
            assert button.isVisible()
            assert bar.rect().contains(button.geometry()), button.objectName()
            assert button.width() >= button.sizeHint().width() - 1 or not button.text(), button.objectName()
            right = max(right, button.geometry().right())
        assert screen.lines.isVisible()
        assert screen.log.height() > 60
        grid = screen.table.geometry.grid_rect()
        assert grid.bottom() < bar.geometry().top()
    finally:
        i18n.install("en")


def test_notes_are_found_too(screen: ReplayScreen) -> None:
    for step, text in ((60, "Zaborg was\nthe better card"), (20, "could have waited")):
        screen.changes.set_note(step, text)
    finder = screen.bar.finder
    for typed, steps in (
        ("better", [60]),
        ("note:", [20, 60]),
        ("waited could", [20]),
        ("better waited", []),
    ):
        finder.field.setText(typed)
        finder.searched.emit(typed)
        assert [step for step, sentence in finder.found if "Note: " in sentence] == steps
    finder.field.setText("better")
    finder.searched.emit("better")
    key(screen, KEY.Key_F3)
    assert screen.playback.step == 60
    screen.changes.set_note(60, "")
    assert not finder.found


def test_the_search_gives_nothing_away_while_hands_are_hidden(screen: ReplayScreen) -> None:
    """It finds what stands in the log, from either side, and more once the hands are open."""
    finder = screen.bar.finder

    def found() -> list[tuple[int, str]]:
        return [(step, sentence.split(" · ", 1)[1]) for step, sentence in finder.found]

    def in_log() -> list[tuple[int, str]]:
        story = told_lines(screen.player, screen.words, screen.seat, screen.playback.reveal)
        return [(step, line.text) for (step, _), line in story if "draw" in line.text]

    finder.field.setText("draw")
    finder.searched.emit("draw")
    hidden = found()
    assert hidden == in_log()
    assert any(sentence == "Opponent draws 5 cards" for _, sentence in hidden)
    press(screen, "replay-eye")
    opened = found()
    assert opened == in_log() != hidden
    press(screen, "replay-eye")
    assert found() == hidden
    press(screen, "replay-swap")
    assert found() == in_log() != hidden


def test_what_duel_it_is_never_ends_in_the_middle_of_a_letter(screen: ReplayScreen) -> None:
    """The room beside the moment changes from step to step."""
    about = screen.bar.about
    for step in range(0, screen.player.steps, 7):
        screen.playback.seek(step)
        settle(1)
        assert about.fontMetrics().horizontalAdvance(about.text()) <= about.width()
        assert about.text() == about.accessibleName() or about.text().endswith("…")

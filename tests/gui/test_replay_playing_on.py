"""From a replay to a live duel and back: branches, both sides by hand, watching one's own duel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.controller.replay_player import ReplayPlayer
from app.data import paths
from app.data.replay_file import load_record
from app.data.saved_duel import list_unfinished
from app.data.settings import Settings
from app.engine.decisions import IdleCommand
from app.gui.main_window import MainWindow
from app.gui.replay_viewer.dialogs import PlayDialog, PlayFromHere
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.replay_viewer.playing_on import continuation, open_step
from app.gui.replay_viewer.room import ReplayRoom
from app.gui.replay_viewer.screen import ReplayScreen
from app.gui.table.duel_screen import DuelScreen
from tests.gui.replay_help import LEFT, library, played, press, saved
from tests.gui.table_robot import settle


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests may leave duels that could be resumed."""
    monkeypatch.setenv("KETTO_HOME", str(tmp_path / "home"))


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(library(), Settings(animation_speed=0, chain_prompts="never"), lambda settings: None)
    qtbot.addWidget(made)
    made.show()
    yield made
    made._leaving = True
    made.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return saved(tmp_path / "duel.ketto")


def watch(window: MainWindow, path: Path) -> tuple[ReplayRoom, ReplayScreen]:
    window.show_replays()
    room = window.replays
    assert room is not None
    room.watch(path)
    settle()
    viewer = room.viewer
    assert viewer is not None
    return room, viewer


def idle_step(seat: int, least: int = 20) -> int:
    """A step at which ``seat`` has a free move."""
    record = played()
    player = ReplayPlayer(record)
    for step in range(least, player.steps):
        duel = player.position(step, library().pool)
        if isinstance(duel.decision, IdleCommand) and duel.decision.player == seat:
            return step
    raise AssertionError("There is no free move.")


def play_from(viewer: ReplayScreen, step: int, choose: dict[str, int], name: str) -> None:
    """The dialog, by mouse; ``choose`` says which button of each row."""
    viewer.playback.seek(step)
    press(viewer, "replay-branch")
    dialog = viewer.findChild(PlayDialog)
    assert dialog is not None
    for row, number in choose.items():
        segments = getattr(dialog, row)
        QTest.mouseClick(segments.buttons[number], LEFT)
    dialog.name.setText(name)
    press(dialog, "play-start")


def table_of(window: MainWindow, qtbot: QtBot) -> DuelScreen:
    qtbot.waitUntil(lambda: window.duel is not None, timeout=5000)
    table = window.duel
    assert table is not None
    assert window.stack.currentWidget() is table
    qtbot.waitUntil(lambda: table.logic.decision is not None or table.result is not None, timeout=10000)
    return table


def end_phase(table: DuelScreen, qtbot: QtBot) -> None:
    """Press E until the duel has gone on."""
    before = len(table.session.duel.responses)
    table.board.setFocus()
    QTest.keyClick(table.board, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: len(table.session.duel.responses) > before, timeout=5000)
    settle()


def test_a_line_played_from_a_position_becomes_a_branch(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    step = idle_step(0)
    _, viewer = watch(window, path)
    play_from(viewer, step, {"side": 0, "opponent": 0}, "end at once")
    table = table_of(window, qtbot)
    view = table.session.view()
    record = played()
    assert view.sides[0].lp == record.frames[step][0].sides[0].lp
    assert [card.code for card in view.me.hand] == [card.code for card in record.frames[step][0].me.hand]
    assert table.log.lines, "the log tells what happened before"
    end_phase(table, qtbot)
    qtbot.waitUntil(lambda: table.logic.decision is not None or table.result is not None, timeout=20000)
    assert table.running or table.result is not None
    if table.result is None:
        press(table, "surrender")
        press(table, "confirm-yes")
        qtbot.waitUntil(lambda: table.result is not None, timeout=10000)
    press(table, "result-watch")
    assert window.stack.currentWidget() is viewer
    assert window.duel is None
    kept = load_record(path)
    assert [branch.name for branch in kept.branches] == ["end at once"]
    branch = kept.branches[0]
    assert branch.step == step
    assert len(branch.responses) >= 1
    assert branch.winner is not None
    # The viewer shows the line that was just played, and it plays out the same.
    assert viewer.document.number == 0
    assert viewer.player.verify(library().pool).ok
    assert viewer.playback.step == step
    assert kept.responses == record.responses  # the old line stays


def test_the_other_side_and_dealt_anew(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    step = idle_step(1)
    _, viewer = watch(window, path)
    play_from(viewer, step, {"side": 1, "opponent": 1, "redeal": 1}, "as Kaiba")
    table = table_of(window, qtbot)
    assert table.seat == 1
    assert table.plates[1].mine
    seen = played().frames[step][1]
    view = table.session.view()
    assert [card.code for card in view.me.hand] == [card.code for card in seen.me.hand]
    assert len(view.foe.hand) == len(seen.foe.hand)
    end_phase(table, qtbot)
    qtbot.waitUntil(lambda: table.logic.decision is not None or table.result is not None, timeout=20000)
    # Left in the middle: what was played is kept all the same.
    table.finished.emit()
    settle()
    assert window.stack.currentWidget() is viewer
    branch = load_record(path).branches[0]
    assert branch.name == "as Kaiba"
    assert branch.redeal is not None
    assert branch.redeal[0] == 1
    viewer.open_line(0)
    assert viewer.player.verify(library().pool).ok


def test_dealing_anew_begins_at_an_open_game_state(path: Path) -> None:
    document = ReplayDocument.open(path, library().pool)
    open_steps = {step for step, _ in played().digests}
    inside = next(step for step in range(30, played().steps) if step not in open_steps)
    wanted = PlayFromHere(-1, inside, 0, "greedy", True, "x")
    begin = continuation(document, wanted)
    assert begin.step == open_step(document.player, inside) < inside
    assert begin.step in open_steps
    assert begin.live.setup.redeals[-1].step == begin.step
    kept = continuation(document, PlayFromHere(-1, inside, 0, "greedy", False, "x"))
    assert kept.step == inside
    assert len(kept.live.responses) == inside


def test_nothing_played_leaves_no_branch(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    _, viewer = watch(window, path)
    play_from(viewer, idle_step(0), {}, "nothing")
    table = table_of(window, qtbot)
    table.finished.emit()
    settle()
    assert window.stack.currentWidget() is viewer
    assert load_record(path).branches == ()


@pytest.mark.parametrize(("choice", "lines"), [("leave-discard", 0), ("confirm-yes", 1)])
def test_a_line_that_is_left_is_kept_or_discarded(
    window: MainWindow, qtbot: QtBot, path: Path, choice: str, lines: int
) -> None:
    _, viewer = watch(window, path)
    play_from(viewer, idle_step(0), {}, "a try")
    table = table_of(window, qtbot)
    end_phase(table, qtbot)
    qtbot.waitUntil(lambda: table.logic.decision is not None, timeout=20000)
    press(table, "leave")
    press(table, "confirm-no")
    assert window.stack.currentWidget() is table
    press(table, "leave")
    press(table, choice)
    assert window.stack.currentWidget() is viewer
    assert len(load_record(path).branches) == len(viewer.document.record.branches) == lines
    assert not list_unfinished()


def test_both_sides_by_hand_at_one_table(window: MainWindow, qtbot: QtBot, path: Path) -> None:
    step = idle_step(0)
    _, viewer = watch(window, path)
    play_from(viewer, step, {"side": 0, "opponent": 2}, "alone")
    table = table_of(window, qtbot)
    assert table.seat == 0
    seats = set()
    for _ in range(12):
        qtbot.waitUntil(lambda: table.logic.decision is not None or table.result is not None, timeout=10000)
        decision = table.logic.decision
        if decision is None:
            break
        assert table.seat == 0
        assert table.decider.player == decision.player
        view = table.session.view()
        assert view.player == decision.player
        on_board = {card.key for side in view.sides for card in side.hand}
        assert on_board <= set(table.scene.cards)
        assert all(card.code for side in view.sides for card in side.hand)
        assert played().names[decision.player] in table.decider.text()
        assert table.plates[decision.player].name == played().names[decision.player]
        seats.add(decision.player)
        if isinstance(decision, IdleCommand):
            end_phase(table, qtbot)
            continue
        buttons = [
            button
            for button in table.findChildren(QAbstractButton)
            if button.isVisible() and button.objectName() in ("prompt-cancel", "prompt-confirm")
        ]
        if not buttons:
            break
        QTest.mouseClick(buttons[0], LEFT)
        settle()
        if len(seats) == 2:
            break
    assert seats == {0, 1}


def test_a_duel_that_is_over_offers_its_replay(window: MainWindow, qtbot: QtBot) -> None:
    from app.data.decks import load_ydk
    from app.gui.duel_setup.request import DuelRequest

    pool = library().pool
    decks = [load_ydk(paths.sample_decks_dir() / f"{name}.ydk", pool) for name in ("monarchs", "link")]
    before = set(paths.records_dir().glob("*.ketto")) if paths.records_dir().is_dir() else set()
    window.start_duel(DuelRequest(decks[0], decks[1], first=0, seed=4))
    table = table_of(window, qtbot)
    end_phase(table, qtbot)
    press(table, "surrender")
    press(table, "confirm-yes")
    qtbot.waitUntil(lambda: table.result is not None, timeout=10000)
    # Kept by itself, also when nobody wants to watch it now.
    assert len(set(paths.records_dir().glob("*.ketto")) - before) == 1
    press(table, "result-watch")
    settle()
    room = window.replays
    assert room is not None
    viewer = room.viewer
    assert viewer is not None
    assert window.stack.currentWidget() is viewer
    made = set(paths.records_dir().glob("*.ketto")) - before
    assert [viewer.document.path] == list(made)
    assert viewer.player.record.winner == 1
    assert viewer.player.steps >= 1
    QTest.keyClick(viewer.table.board, Qt.Key.Key_Escape)
    settle()
    assert window.stack.currentWidget() is room.list
    for path in made:
        path.unlink()

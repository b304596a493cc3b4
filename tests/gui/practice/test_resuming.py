"""Duels that were left or killed are resumed from the home screen, or discarded."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QListWidget, QMessageBox
from pytestqt.qtbot import QtBot

from app.ai.random_agent import RandomAgent
from app.data.library import CardLibrary
from app.data.puzzle_file import load_puzzle
from app.data.puzzle_store import sample_puzzles_dir
from app.data.saved_duel import Unfinished, list_unfinished, lock_journal, unfinished_dir
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.decisions import (
    place_key,
)
from app.gui.main_window import MainWindow
from app.gui.replay_viewer.dialogs import ProgressDialog
from app.gui.table.opening import Opening, saved_duel
from app.gui.table.start import RecordedDuel, make_duel
from tests.gui.marks import NO_WINDOW_SYSTEM
from tests.gui.practice_robot import (
    HAND,
    MZONE,
    WOLF,
    dialog_of,
    duel_request,
    give_a_command,
    key_of,
    library,
    pass_all,
    phase,
    play_sample,
    press,
    summon,
    table_of,
    wait_for,
)
from tests.gui.table_robot import (
    find_button,
    settle,
)

pytestmark = NO_WINDOW_SYSTEM


def test_a_duel_that_was_left_is_resumed(qtbot: QtBot, window: MainWindow) -> None:
    assert find_button(window.home, "home-resume") is None
    window.start_duel(duel_request())
    table = table_of(window, qtbot)
    give_a_command(table, qtbot)
    answers, hand = list(table.session.duel.responses), table.session.view().me.hand
    # Closing the window asks; "keep" leaves the duel on the disk.
    assert not window.close()
    press(table, "confirm-no")
    assert window.isVisible()
    assert not window.close()
    press(table, "confirm-yes")
    assert not window.isVisible()
    (saved,) = list_unfinished()
    assert saved.left

    again = MainWindow(library(), window.settings, save=lambda _settings: None)
    qtbot.addWidget(again)
    again.resize(1440, 900)
    again.show()
    settle()
    assert find_button(again.home, "home-resume") is not None
    words = again.home._unfinished_words.text()
    assert "monarchs" in words
    assert "link" in words
    press(again.home, "home-resume")
    table = table_of(again, qtbot)
    assert list(table.session.duel.responses) == answers
    assert table.session.view().me.hand == hand
    # What was answered before the duel was left can be taken back, too.
    press(table, "take-back")
    wait_for(table, qtbot)
    assert list(table.session.duel.responses) == answers[: len(table.session.duel.responses)]
    assert len(table.session.duel.responses) < len(answers)
    press(table, "redo")
    wait_for(table, qtbot)
    assert list(table.session.duel.responses) == answers
    phase(table, c.PHASE_END)
    assert len(table.session.duel.responses) > len(answers)
    press(table, "leave")
    press(table, "leave-discard")
    assert again.stack.currentWidget() is again.home
    assert find_button(again.home, "home-resume") is None
    assert not list_unfinished()


def test_several_duels_are_listed_and_discarded(window: MainWindow, qtbot: QtBot) -> None:
    puzzle = load_puzzle(sample_puzzles_dir() / "their_dragon.puzzle")
    for _ in range(2):
        window.practice_room().play(puzzle, "passive")
        table = table_of(window, qtbot)
        summon(table, qtbot, key_of(table, WOLF, 0, HAND), place_key(0, MZONE, 1))
        press(table, "leave")
        press(table, "confirm-yes")
    window.show_home()
    settle()
    assert "(2)" in window.home.resume_button.text()
    assert "Their dragon" in window.home._unfinished_words.text()
    press(window.home, "home-discard")
    press(dialog_of(window, "confirm-dialog"), "confirm-yes")
    assert len(list_unfinished()) == 1
    window.practice_room().play(puzzle, "passive")
    table = table_of(window, qtbot)
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    press(table, "leave")
    press(table, "confirm-yes")
    window.show_home()
    press(window.home, "home-resume")
    dialog = dialog_of(window, "resume-dialog")
    view = dialog.findChild(QListWidget, "resume-list")
    assert view is not None
    assert view.count() == 2
    press(dialog, "resume-discard")
    assert view.count() == 1
    press(dialog, "resume-ok")
    table = table_of(window, qtbot)
    assert table.session.duel.responses
    assert table.live is not None
    assert table.live.title == puzzle.name


def test_a_puzzle_taken_back_from_its_end_is_kept_again(window: MainWindow, qtbot: QtBot) -> None:
    table = play_sample(window, qtbot, "Their dragon, your turn")
    summon(table, qtbot, key_of(table, WOLF, 0, HAND), place_key(0, MZONE, 1))
    answers = list(table.session.duel.responses)
    phase(table, c.PHASE_END)
    for _ in range(5):
        wait_for(table, qtbot)
        if table.result is not None:
            break
        press(table, "prompt-cancel")
    assert not list_unfinished()
    press(table, "result-take-back")
    wait_for(table, qtbot)
    (saved,) = list_unfinished()
    assert list(saved.responses)[: len(answers)] == answers
    press(table, "leave")
    press(table, "confirm-yes")
    window.show_home()
    press(window.home, "home-resume")
    table = table_of(window, qtbot)
    assert list(table.session.duel.responses) == list(saved.responses)


def test_a_damaged_duel_is_told_and_can_be_discarded(window: MainWindow) -> None:
    folder = unfinished_dir()
    folder.mkdir(parents=True, exist_ok=True)
    broken = folder / "broken.unfinished"
    broken.write_text("{} 00000000\n", encoding="utf-8")
    window.show_home()
    press(window.home, "home-resume")
    dialog = dialog_of(window, "resume-dialog")
    resume = find_button(dialog, "resume-ok")
    assert resume is not None
    assert not resume.isEnabled()
    press(dialog, "resume-discard")
    assert not broken.exists()
    assert not window.findChildren(QDialog, "resume-dialog")
    assert find_button(window.home, "home-resume") is None


def test_a_killed_line_of_a_replay_is_resumed_into_its_replay(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    from app.data.replay_file import load_record, save_record
    from tests.gui.replay_help import played
    from tests.gui.test_replay_playing_on import idle_step, play_from, watch

    path = tmp_path / "game.ketto"
    save_record(played(), path)
    _, viewer = watch(window, path)
    play_from(viewer, idle_step(0), {}, "what if")
    table = table_of(window, qtbot)
    phase(table, c.PHASE_END)
    wait_for(table, qtbot)
    duel = table.session.duel
    answers = list(duel.responses)
    # As after a kill: the journal is on the disk, and nothing was given back to the replay.
    table.ending.on_left = None
    assert isinstance(duel, RecordedDuel)
    assert duel.journal is not None
    duel.journal.close()
    table.bridge.close()
    window.show_home()
    press(window.home, "home-resume")
    table = table_of(window, qtbot)
    assert list(table.session.duel.responses) == answers
    press(table, "leave")
    press(table, "confirm-yes")
    branch = load_record(path).branches[0]
    assert branch.name == "what if"
    assert list(branch.responses) == answers[branch.step :]
    assert not list_unfinished()


def test_what_was_taken_back_can_be_done_again_after_resuming(window: MainWindow, qtbot: QtBot) -> None:
    window.start_duel(duel_request())
    table = table_of(window, qtbot)
    give_a_command(table, qtbot)
    answers = list(table.session.duel.responses)
    press(table, "take-back")
    wait_for(table, qtbot)
    press(table, "leave")
    press(table, "confirm-yes")
    window.show_home()
    press(window.home, "home-resume")
    table = table_of(window, qtbot)
    assert len(table.session.duel.responses) < len(answers)
    redo = find_button(table, "redo")
    assert redo is not None
    assert redo.isEnabled()
    press(table, "redo")
    wait_for(table, qtbot)
    assert list(table.session.duel.responses)[: len(answers)] == answers


def left_duel(answers: int) -> RecordedDuel:
    """A duel that was played for a while and left."""
    duel, agents = make_duel(library(), duel_request(), ("You", "AI"), journal=True)
    human = RandomAgent(3)
    while (decision := duel.decision) is not None and len(duel.responses) < answers:
        agent = agents.get(decision.player, human)
        duel.respond(agent.choose(duel.view(decision.player), decision))
        duel.take_events()
    assert len(duel.responses) == answers
    duel.keep()
    return duel


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Resuming stops in the middle until this is set."""
    opened = threading.Event()

    def slowly(
        library: CardLibrary, settings: Settings, saved: Unfinished, progress: Callable[[int, int], object]
    ) -> Opening:
        def told(done: int, whole: int) -> None:
            progress(done, whole)
            if done == 45:
                opened.wait(10)

        return saved_duel(library, settings, saved, told)

    monkeypatch.setattr("app.gui.practice.resume_job.saved_duel", slowly)
    return opened


def test_a_long_duel_is_resumed_while_the_window_stays_alive(
    window: MainWindow, qtbot: QtBot, gate: threading.Event
) -> None:
    duel = left_duel(90)
    window.show_home()
    press(window.home, "home-resume")
    dialog = dialog_of(window, "resume-progress")
    assert isinstance(dialog, ProgressDialog)
    assert window.duel is None
    qtbot.waitUntil(lambda: dialog.bar.value() == 45, timeout=10_000)
    assert dialog.bar.maximum() == 90
    gate.set()
    qtbot.waitUntil(lambda: window.duel is not None, timeout=20_000)
    table = table_of(window, qtbot)
    assert table.session.duel.responses[:90] == duel.responses
    assert not window.findChildren(QDialog, "resume-progress") or not dialog.isVisible()
    press(table, "take-back")
    assert len(table.session.duel.responses) < 90


def test_resuming_a_long_duel_can_be_cancelled_and_begun_again(
    window: MainWindow, qtbot: QtBot, gate: threading.Event
) -> None:
    left_duel(90)
    window.show_home()
    press(window.home, "home-resume")
    press(dialog_of(window, "resume-progress"), "export-cancel")
    gate.set()
    room = window.practice_room()
    qtbot.waitUntil(lambda: room._resuming is None, timeout=10_000)
    assert window.duel is None
    (saved,) = list_unfinished()
    assert (len(saved.responses), saved.running) == (90, False)
    window.show_home()
    press(window.home, "home-resume")
    qtbot.waitUntil(lambda: window.duel is not None, timeout=20_000)
    assert table_of(window, qtbot).session.duel.responses[:90]


def test_a_duel_played_in_another_window_is_not_offered(window: MainWindow, qtbot: QtBot) -> None:
    left_duel(10)
    (saved,) = list_unfinished()
    window.show_home()
    settle()
    assert find_button(window.home, "home-resume") is not None
    elsewhere = lock_journal(saved.path)
    # It was offered before the other one took it.
    press(window.home, "home-resume")
    told = dialog_of(window, "")
    assert isinstance(told, QMessageBox)
    assert "is being played in another window of Ketto" in told.text()
    told.close()
    assert window.duel is None
    assert find_button(window.home, "home-resume") is None
    elsewhere.release()
    window.show_home()
    settle()
    press(window.home, "home-resume")
    assert table_of(window, qtbot).session.duel.responses

"""A Match with the mouse: duels, scores, side decking, and who goes first."""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.data.decks import Deck
from app.data.errors import FileError
from app.data.library import CardLibrary
from app.data.saved_duel import Unfinished, list_unfinished
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.decisions import FirstPlayer
from app.gui.application import apply_look
from app.gui.duel_setup.request import DuelRequest
from app.gui.duel_setup.rules_panel import RulesPanel
from app.gui.home.unfinished import describe_in_two
from app.gui.table.duel_screen import DuelScreen
from app.gui.table.match_play import MatchPlay
from app.gui.table.opening import saved_duel
from app.gui.table.side_dialog import CardList, SideDialog
from app.gui.table.start import RecordedDuel
from tests.gui.table_robot import LEFT, click_button, find_button, open_dialog, settle

#: A folder for pictures of the dialogs, for looking at them; none are taken without it.
PICTURES = os.environ.get("KETTO_TEST_PICTURES", "")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that are left stay on the disk: of this test only."""
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))


def deck(library: CardLibrary, with_side: bool = True) -> Deck:
    """Normal Monsters, three Fusion Monsters, and a Side Deck of other Normal Monsters."""
    pool = library.pool
    playable = sorted(card.code for card in pool if pool.is_playable(card.code))
    plain = [code for code in playable if pool.data(code).type & c.TYPE_NORMAL]
    small = [
        code
        for code in plain
        if pool.data(code).level <= 4 and not pool.data(code).type & (c.TYPE_PENDULUM | c.TYPE_TOKEN)
    ]
    fusions = [code for code in playable if pool.data(code).type & c.TYPE_FUSION]
    side = tuple(small[14:20]) if with_side else ()
    return Deck("Test", main=tuple((small[:14] * 3)[:40]), extra=tuple(fusions[:3]), side=side)


def open_match(qtbot: QtBot, library: CardLibrary, yours: Deck) -> DuelScreen:
    if PICTURES:
        apply_look(cast("QApplication", QApplication.instance()), Settings())
    request = DuelRequest(yours, deck(library), first=0, ai="random", lp=4000, seed=11, match=True)
    screen = DuelScreen(library, Settings(animation_speed=0, chain_prompts="never"), request)
    qtbot.addWidget(screen, before_close_func=lambda _: screen.close_duel())
    screen.resize(1440, 900)
    screen.show()
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    return screen


def surrender(screen: DuelScreen) -> None:
    click_button(screen, "surrender")
    click_button(screen, "confirm-yes")
    assert screen.result is not None


def score_of(screen: DuelScreen) -> str:
    assert screen.result is not None
    label = screen.result.findChild(QLabel, "result-score")
    assert label is not None
    return label.text()


def choose_first(qtbot: QtBot, screen: DuelScreen, value: int) -> None:
    """The loser is asked who goes first, and answers with a click."""
    qtbot.waitUntil(lambda: isinstance(screen.logic.decision, FirstPlayer), timeout=10_000)
    dialog = open_dialog(screen)
    assert dialog is not None
    click_button(dialog, f"choice-{value}")
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)


def click_row(view: CardList, row: int) -> None:
    rect = view.visualItemRect(view.item(row))
    view.scrollToItem(view.item(row))
    rect = view.visualItemRect(view.item(row))
    QTest.mouseClick(view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())


def picture(name: str, widget: QWidget) -> None:
    if PICTURES:
        shot: QPixmap = widget.grab()
        shot.save(str(Path(PICTURES) / f"{name}.png"))


def test_a_match_of_two_duels_with_side_decking(qtbot: QtBot, library: CardLibrary) -> None:
    yours = deck(library)
    screen = open_match(qtbot, library, yours)
    assert screen.plates[0].name.endswith("○○")
    surrender(screen)
    assert score_of(screen) == "Match: you 0, opponent 1."
    assert screen.plates[1].name.endswith("●○")
    assert screen.result is not None
    assert find_button(screen.result, "result-rematch") is None
    picture("match_result", screen.result)
    click_button(screen.result, "result-next")
    dialog = screen.findChild(SideDialog)
    assert dialog is not None
    assert dialog.isVisible()
    picture("match_side", dialog)
    main, extra, side = (dialog.lists[part] for part in ("main", "extra", "side"))
    assert (main.count(), extra.count(), side.count()) == (40, 3, 6)
    assert dialog.done_button.isEnabled(), "nothing need be swapped"
    come = yours.side[2]
    click_row(side, 2)
    assert (main.count(), side.count()) == (41, 5)
    assert not dialog.done_button.isEnabled()
    assert dialog.note.text() == "The Main Deck must keep its 40 cards; the changed list has 41."
    picture("match_side_wrong", dialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert (main.count(), side.count()) == (40, 6), "Esc takes the changes back"
    click_row(side, 2)
    main.setCurrentRow(0)
    QTest.keyClick(main, Qt.Key.Key_Return)
    assert (main.count(), side.count()) == (40, 6)
    assert dialog.note.text() == ""
    click_button(dialog, "side-done")
    choose_first(qtbot, screen, 1)
    duel = screen.session.duel
    assert isinstance(duel, RecordedDuel)
    assert come in duel.setup.decks[0].main
    assert duel.setup.seed == 12
    assert sorted(duel.setup.decks[1].main) == sorted(deck(library).main), "the AI does not side deck"
    assert screen.plates[1].name.endswith("●○")
    surrender(screen)
    assert score_of(screen) == "Match: you 0, opponent 2. You lose the Match."
    assert screen.result is not None
    assert find_button(screen.result, "result-next") is None
    click_button(screen.result, "result-rematch")
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    assert screen.plates[1].name.endswith("○○"), "a new Match"
    duel = screen.session.duel
    assert isinstance(duel, RecordedDuel)
    assert come not in duel.setup.decks[0].main, "from the registered list"


def test_without_a_side_deck_the_next_duel_begins_at_once(qtbot: QtBot, library: CardLibrary) -> None:
    screen = open_match(qtbot, library, deck(library, with_side=False))
    surrender(screen)
    click_button(screen, "result-next")
    choose_first(qtbot, screen, 0)
    assert screen.result is None
    assert screen.findChild(SideDialog) is None
    assert screen.session.view().turn_player in (0, 1)


def test_the_set_up_offers_the_length(qtbot: QtBot) -> None:
    panel = RulesPanel()
    qtbot.addWidget(panel)
    panel.resize(360, 800)
    panel.show()
    assert not panel.is_match()
    QTest.mouseClick(panel.length.buttons[1], LEFT)
    assert panel.is_match()


def resumed_screen(qtbot: QtBot, library: CardLibrary, saved: Unfinished) -> DuelScreen:
    settings = Settings(animation_speed=0, chain_prompts="never")
    screen = DuelScreen(library, settings, None, opening=saved_duel(library, settings, saved))
    qtbot.addWidget(screen, before_close_func=lambda _: screen.close_duel())
    screen.resize(1440, 900)
    screen.show()
    settle()
    return screen


def test_a_match_that_was_left_goes_on(qtbot: QtBot, library: CardLibrary) -> None:
    yours = deck(library)
    screen = open_match(qtbot, library, yours)
    surrender(screen)
    # Left between two duels, the Match goes on with side decking.
    assert [saved.running for saved in list_unfinished()] == [True], "no other window takes it up meanwhile"
    screen.close_duel()
    (saved,) = list_unfinished()
    assert not saved.running
    assert describe_in_two(saved)[1].endswith(" · Match 0–1")
    screen = resumed_screen(qtbot, library, saved)
    assert screen.plates[1].name.endswith("●○")
    dialog = screen.findChild(SideDialog)
    assert dialog is not None
    come = yours.side[2]
    click_row(dialog.lists["side"], 2)
    dialog.lists["main"].setCurrentRow(0)
    QTest.keyClick(dialog.lists["main"], Qt.Key.Key_Return)
    click_button(dialog, "side-done")
    choose_first(qtbot, screen, 1)
    answers = list(screen.session.duel.responses)
    screen.close_duel()

    (saved,) = list_unfinished()
    screen = resumed_screen(qtbot, library, saved)
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    assert screen.plates[1].name.endswith("●○")
    assert screen.session.duel.responses[: len(answers)] == answers, "who goes first is not asked again"
    match = screen.match
    assert match is not None
    assert come in match.match.deck(0).main, "side decked as it was"
    assert come not in match.match.decks[0].main
    duel = screen.session.duel
    assert isinstance(duel, RecordedDuel)
    assert come in duel.setup.decks[0].main
    surrender(screen)
    assert score_of(screen) == "Match: you 0, opponent 2. You lose the Match."
    assert list_unfinished() == []


@pytest.mark.parametrize(
    "change",
    [
        {"results": [0, 0]},
        {"results": [0, 2, 1]},
        {"results": [3]},
        {"results": "x"},
        {"decks": []},
        {"decks": [{"name": "x", "main": [1], "extra": [], "side": []}] * 2},
    ],
)
def test_a_match_that_cannot_be_is_told(library: CardLibrary, change: dict[str, object]) -> None:
    request = DuelRequest(deck(library), deck(library), match=True)
    values = MatchPlay(request).to_plain()
    assert MatchPlay.from_plain(request, values).to_plain() == values
    with pytest.raises(FileError, match="no usable Match"):
        MatchPlay.from_plain(request, values | change)
    with pytest.raises(FileError, match="no usable Match"):
        MatchPlay.from_plain(request, None)

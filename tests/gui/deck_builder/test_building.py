"""The deck builder with real mouse and key events: from a search to a duel with the deck."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.banlists import banlist_named
from app.data.deck_codes import from_ydke
from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.paths import sample_decks_dir
from app.data.settings import Settings
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.main_window import MainWindow
from app.gui.practice.dialogs import HandTestDialog
from tests.gui.builder_robot import (
    card_point,
    choose,
    click_at,
    double_click_at,
    drag,
    move_to,
    open_menu,
    press,
    result_row,
    settle,
    type_query,
)
from tests.gui.marks import MASTER_RULE_3, NO_WINDOW_SYSTEM

pytestmark = [NO_WINDOW_SYSTEM, MASTER_RULE_3]
BLUE_EYES = 89631139
POT_OF_GREED = 55144522
VEILER = 97268402


def test_from_a_search_to_a_duel(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    click_at(window.home.builder_button, window.home.builder_button.rect().center())
    assert window.builder is not None
    screen = window.builder.screen
    assert window.stack.currentWidget() is screen
    qtbot.waitUntil(lambda: screen.bench.catalog is not None, timeout=20_000)
    screen.open_path(sample_decks_dir() / "blue_eyes_beatdown.ydk")
    settle()
    main, editor = screen.views["main"], screen.bench.editor
    assert (len(editor.main), len(editor.side)) == (40, 15)

    # Search, and add by dragging.
    type_query(screen, "effect veiler")
    row = result_row(screen, VEILER)
    drag(screen.search.list.viewport(), card_point(screen.search.list, row), main.viewport(), QPoint(40, 40))
    assert len(editor.main) == 41
    assert VEILER in editor.main[:2]
    assert screen.bar.deck.text().endswith("• ▾"), "unsaved"

    # Undo and redo.
    press(screen, "builder-undo")
    assert VEILER not in editor.main
    press(screen, "builder-redo")
    assert VEILER in editor.main

    # Another list.
    press(screen, "builder-list")
    popup = screen.lists.popup
    number = popup.timeline.lists.index(banlist_named("OCG 2014.04"))
    point = popup.timeline.point_of(number)
    assert point is not None
    click_at(popup.timeline, point.toPoint())
    assert screen.bench.banlist is not None
    assert screen.bench.banlist.name == "OCG 2014.04"
    assert any(problem.code == POT_OF_GREED for problem in screen.bench.problems)
    assert screen.bench.note(POT_OF_GREED).over
    QTest.keyClick(popup.timeline, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert window.stack.currentWidget() is screen

    # Save, change, and open again.
    press(screen, "builder-save")
    saved = paths.decks_dir() / "Blue-Eyes Beatdown.ydk"
    assert saved.is_file()
    assert not editor.dirty
    settings_path = settings.builder_deck
    assert Path(settings_path) == saved
    press(screen, "builder-deck")
    item = screen.browser.item_of(saved)
    assert item is not None
    rect = screen.browser.tree.visualItemRect(item)
    double_click_at(screen.browser.tree.viewport(), rect.center())
    assert not screen.browser.isVisible()
    editor = screen.bench.editor
    assert editor.path == saved
    assert VEILER in editor.main

    # Export as ydke.
    press(screen, "builder-share")
    choose(open_menu(screen, "share-menu"), "Copy as ydke")
    copied = from_ydke(QGuiApplication.clipboard().text(), "copy")
    assert copied.main == editor.main
    assert copied.side == editor.side

    # And duel.
    settings.last_ai = "random"
    press(screen, "builder-duel")
    assert window.duel is not None
    duel = window.duel
    assert window.stack.currentWidget() is duel
    setup = duel.session.duel.setup  # type: ignore[attr-defined]  # a recorded duel has a set-up
    assert sorted(setup.decks[0].main) == sorted(editor.main)
    assert setup.rules.name == "mr3"
    duel.finished.emit()
    assert window.stack.currentWidget() is screen, "the duel ends where it began"
    window.close()


def test_a_deck_with_problems_does_not_duel(screen: DeckBuilderScreen) -> None:
    asked: list[object] = []
    screen.duel_wanted.connect(asked.append)
    screen.bench.add((BLUE_EYES,))
    press(screen, "builder-duel")
    assert asked == []
    assert "needs at least 40" in screen.toast.text()


def test_the_hand_test_gets_the_deck(with_deck: DeckBuilderScreen) -> None:
    given: list[object] = []
    with_deck.hand_test.connect(given.append)
    press(with_deck, "builder-hand-test")
    assert cast("Deck", given[0]).main == with_deck.bench.editor.main


def test_a_hand_test_is_played(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.show_builder()
    assert window.builder is not None
    screen = window.builder.screen
    screen.open_path(sample_decks_dir() / "synchro.ydk")
    press(screen, "builder-hand-test")
    dialog = next(one for one in window.findChildren(HandTestDialog) if one.isVisible())
    settle()
    press(dialog, "hand-test-start")
    assert window.duel is not None
    assert window.stack.currentWidget() is window.duel
    deck = window.duel.session.duel.setup.decks[0]  # type: ignore[attr-defined]  # a recorded duel has a set-up
    assert sorted(deck.main) == sorted(screen.bench.editor.main)
    window.duel.finished.emit()
    assert window.stack.currentWidget() is screen
    window.builder.close()


def test_the_setup_gets_the_deck(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.show()
    window.show_builder()
    assert window.builder is not None
    screen = window.builder.screen
    screen.open_path(sample_decks_dir() / "synchro.ydk")
    press(screen, "builder-setup")
    assert window.setup is not None
    assert window.stack.currentWidget() is window.setup
    chosen = window.setup.yours.entry()
    assert chosen is not None
    assert chosen.deck is not None
    assert chosen.deck.main == screen.bench.editor.main
    assert window.setup.panel.rules_name() == "mr3"
    window.setup.back.emit()
    assert window.stack.currentWidget() is screen
    window.builder.close()


def test_pointing_shows_the_card(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    main = screen.views["main"]
    move_to(main.viewport(), card_point(main, 12))
    assert screen.inspector.code == screen.bench.editor.main[12]
    view = screen.search.list
    move_to(view.viewport(), card_point(view, 3))
    assert screen.inspector.code == screen.search.model.codes[3]

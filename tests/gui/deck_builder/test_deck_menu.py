"""The menu of decks: their order, and what was opened last."""

from __future__ import annotations

import os

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.data import paths
from app.data.decks import Deck, save_ydk
from app.gui.deck_builder.deck_browser import DECK, DeckBrowser
from app.gui.deck_builder.screen import DeckBuilderScreen
from tests.gui.builder_robot import click_at, press, settle
from tests.gui.marks import NO_WINDOW_SYSTEM

pytestmark = NO_WINDOW_SYSTEM
BLUE_EYES = 89631139


def own_decks(browser: DeckBrowser) -> list[str]:
    """The names of the player's decks, top down."""
    return [item.text(0) for item in browser._items() if browser._kind_of(item) == DECK]


def make_decks(*names: str) -> None:
    """Decks of the player, each written a minute after the one before."""
    for n, name in enumerate(names):
        path = paths.decks_dir() / f"{name}.ydk"
        save_ydk(Deck(name, (BLUE_EYES,)), path)
        os.utime(path, (1_700_000_000 + 60 * n, 1_700_000_000 + 60 * n))


def test_decks_are_ordered_by_name_or_by_age(screen: DeckBuilderScreen) -> None:
    make_decks("Banisher", "Alpha", "Charmer")
    press(screen, "builder-deck")
    browser = screen.browser
    assert own_decks(browser) == ["Alpha", "Banisher", "Charmer"]
    newest = browser.order.buttons[1]
    click_at(newest, newest.rect().center())
    assert own_decks(browser) == ["Charmer", "Alpha", "Banisher"]
    QTest.keyClicks(browser.search, "blue-eyes")
    assert own_decks(browser) == ["Charmer", "Alpha", "Banisher"], "found by a card, in the same order"


def test_decks_opened_last_are_on_top(screen: DeckBuilderScreen) -> None:
    make_decks("Alpha", "Banisher", "Charmer")
    for name in ("Banisher", "Charmer"):
        screen.open_path(paths.decks_dir() / f"{name}.ydk")
    settle()
    press(screen, "builder-deck")
    assert own_decks(screen.browser)[:2] == ["Charmer", "Banisher"]
    QTest.keyClick(screen.browser.search, Qt.Key.Key_Return)
    assert screen.bench.editor.name == "Charmer"
    assert screen.browser.isHidden()
    assert not screen.browser.isVisible(), "Enter opened the deck, and not the menu again"

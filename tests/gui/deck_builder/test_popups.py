"""Panels over the deck builder, and the words in them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.gui import i18n
from app.gui.deck_builder.filters import value_word
from app.gui.deck_builder.screen import DeckBuilderScreen
from tests.gui.builder_robot import settle


def test_the_keyboard_goes_back_to_what_opened_a_panel(screen: DeckBuilderScreen) -> None:
    deck = screen.bar.deck
    QTest.mouseClick(deck, Qt.MouseButton.LeftButton)
    settle()
    assert screen.browser.isVisible()
    assert QApplication.focusWidget() is screen.browser.search
    QTest.keyClick(screen.browser.search, Qt.Key.Key_Escape)
    settle()
    assert not screen.browser.isVisible()
    assert QApplication.focusWidget() is deck


@pytest.mark.parametrize(
    ("language", "value", "word"),
    [("en", "quick-play", "Quick-Play"), ("en", "normal-spell", "Normal Spell"), ("zh_CN", "quick-play", "")],
)
def test_kinds_are_written_as_in_the_game(language: str, value: str, word: str) -> None:
    i18n.install(language)
    try:
        shown = value_word("kind", value)
    finally:
        i18n.install("en")
    assert shown == word or (language == "zh_CN" and not shown.isascii())

"""Closed dialogs are thrown away, however often they are opened."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog

from app.gui.deck_builder.screen import DeckBuilderScreen
from tests.gui.builder_robot import forget_windows, settle


def _ask_name(screen: DeckBuilderScreen) -> None:
    screen.files.ask_name()


def _leave(screen: DeckBuilderScreen) -> None:
    screen.files.leave(lambda: None)


@pytest.mark.parametrize("ask", [_ask_name, _leave])
def test_a_question_about_the_deck_is_gone_when_it_is_closed(
    with_deck: DeckBuilderScreen, ask: Callable[[DeckBuilderScreen], None]
) -> None:
    editor = with_deck.bench.editor
    editor.remove("main", (0,))
    ask(with_deck)
    settle()
    (dialog,) = with_deck.findChildren(QDialog)
    assert dialog.isVisible()
    dialog.reject()
    settle()
    forget_windows()
    assert with_deck.findChildren(QDialog) == []

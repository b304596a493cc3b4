"""What the tests of the table share: prepared cards, and a screen on a list of decisions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary, load_library
from app.engine.decisions import (
    Decision,
)
from app.engine.events import Event
from app.gui.table.duel_screen import DuelScreen
from tests.gui.table_cards import Cards, Play, Summons
from tests.gui.table_fakes import AGENTS, FakeDuel, Step, nothing_to_do
from tests.gui.table_robot import (
    open_screen,
)


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


@pytest.fixture
def cards(library: CardLibrary) -> Cards:
    return Cards(library)


@pytest.fixture
def play(qtbot: QtBot, library: CardLibrary, cards: Cards) -> Iterator[Play]:
    """Opens a screen on a list of decisions; the last step asks for nothing in particular."""
    opened: list[DuelScreen] = []

    def start(
        *decisions: Decision | Step, events: list[Event] | None = None, speed: float = 0
    ) -> tuple[DuelScreen, FakeDuel]:
        steps = [each if isinstance(each, Step) else Step(cards.view, each) for each in decisions]
        steps[0].events = events or []
        duel = FakeDuel([*steps, Step(cards.view, nothing_to_do())])
        screen = open_screen(library, duel, AGENTS, speed=speed)
        qtbot.addWidget(screen)
        opened.append(screen)
        return screen, duel

    yield start
    for screen in opened:
        screen.close_duel()


@pytest.fixture
def summons(library: CardLibrary, cards: Cards) -> Summons:
    return Summons(library, cards)

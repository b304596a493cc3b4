"""Choosing one deck among many."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.decks import Deck, save_ydk
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.gui.application import apply_look
from app.gui.duel_setup.deck_chooser import DeckChooser
from app.gui.duel_setup.decks import count_line, find_decks
from app.gui.faces.renderer import FaceRenderer

BLUE_EYES = 89631139


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Path]:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    apply_look(qapp, Settings())
    yield paths.decks_dir()
    qapp.setStyleSheet("")


@pytest.fixture
def chooser(qtbot: QtBot, library: CardLibrary, home: Path) -> DeckChooser:
    for name in ("Alpha", "Old/Beta", "Old/Meta/Gamma", "Beta", "Élan"):
        save_ydk(Deck(name, (BLUE_EYES,) * 40), home / f"{name}.ydk")
    made = DeckChooser(library, FaceRenderer(library), find_decks(library), opponent=False)
    qtbot.addWidget(made)
    made.resize(420, 600)
    made.show()
    qtbot.waitExposed(made)
    return made


def shown(chooser: DeckChooser) -> list[str]:
    """The names in the list, top down."""
    rows = range(chooser.model.rowCount())
    return [chooser.model.entries[row].name for row in rows if not chooser.view.isRowHidden(row)]


def test_words_of_name_and_folder_find_decks(chooser: DeckChooser) -> None:
    assert chooser.filter.isVisible()
    assert len(shown(chooser)) == chooser.model.rowCount()
    QTest.keyClicks(chooser.filter, "beta")
    assert shown(chooser) == ["Beta", "Beta"]
    QTest.keyClicks(chooser.filter, " old")
    assert shown(chooser) == ["Beta"]
    chooser.filter.clear()
    QTest.keyClicks(chooser.filter, "elan")
    assert shown(chooser) == ["Élan"]
    chooser.filter.setText("meta")
    assert shown(chooser) == ["Gamma"]
    entry = next(each for each in chooser.model.entries if each.name == "Gamma")
    assert count_line(entry) == "40 cards · Old/Meta"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_the_keyboard_goes_on_into_the_list(chooser: DeckChooser, key: Qt.Key) -> None:
    chooser.filter.setFocus()
    QTest.keyClicks(chooser.filter, "pendulum")
    QTest.keyClick(chooser.filter, key)
    entry = chooser.entry()
    assert entry is not None
    assert entry.name == "Pendulum"
    assert chooser.view.hasFocus()


def test_a_deck_from_a_file_is_seen_whatever_the_filter(chooser: DeckChooser, tmp_path: Path) -> None:
    chooser.filter.setText("pendulum")
    path = tmp_path / "elsewhere.ydk"
    save_ydk(Deck("elsewhere", (BLUE_EYES,) * 40), path)
    chooser.take_file(str(path))
    assert chooser.filter.text() == ""
    entry = chooser.entry()
    assert entry is not None
    assert entry.name == "elsewhere"
    assert not chooser.view.isRowHidden(chooser.view.currentIndex().row())


def test_few_decks_need_no_search(qtbot: QtBot, library: CardLibrary, home: Path) -> None:
    made = DeckChooser(library, FaceRenderer(library), find_decks(library), opponent=True)
    qtbot.addWidget(made)
    made.show()
    assert not made.filter.isVisible()

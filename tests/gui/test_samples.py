"""The decks and puzzles that come with Ketto have names in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.deck_store import DeckStore
from app.data.decks import list_decks
from app.data.library import CardLibrary
from app.data.paths import sample_decks_dir
from app.data.puzzle_store import PuzzleStore
from app.data.replay_list import DeckNames
from app.engine.duel import DeckList
from app.gui import i18n
from app.gui.deck_builder.deck_browser import SAMPLE, DeckBrowser
from app.gui.duel_setup.decks import read_entry
from app.gui.fonts import is_cjk
from app.gui.samples import deck_name, in_words, is_sample_deck, sample_deck_name


@pytest.fixture
def chinese(qapp: QApplication) -> Iterator[None]:
    i18n.install("zh_CN")
    yield
    i18n.install("en")


def test_sample_decks_have_proper_names() -> None:
    names = [sample_deck_name(path) for path in list_decks(sample_decks_dir())]
    assert "Blue-Eyes Beatdown" in names
    assert "HERO Fusion" in names
    assert not any("_" in name for name in names)


def test_every_sample_deck_has_a_chinese_name(chinese: None, library: CardLibrary) -> None:
    for path in list_decks(sample_decks_dir()):
        assert is_cjk(sample_deck_name(path)), path
        entry = read_entry(path, library, sample=True)
        assert entry.deck is not None
        assert entry.deck.name == entry.name == sample_deck_name(path)


def test_every_sample_puzzle_has_a_chinese_name_and_note(chinese: None) -> None:
    entries = [entry for entry in PuzzleStore().entries() if entry.sample]
    assert len(entries) >= 3
    for entry in entries:
        shown = in_words(entry)
        assert entry.puzzle is not None
        assert shown.puzzle is not None
        assert is_cjk(shown.name), entry.name
        assert is_cjk(shown.puzzle.note) or not entry.puzzle.note, entry.name
        assert shown.puzzle.position == entry.puzzle.position
        assert in_words(shown) == shown


def test_decks_of_the_player_keep_their_names(
    chinese: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    own = paths.decks_dir() / "link.ydk"
    assert not is_sample_deck(own)
    assert deck_name(own) == "link"
    assert deck_name(sample_decks_dir() / "link.ydk") == "连接"


def test_replays_are_titled_as_the_decks_are(chinese: None, library: CardLibrary) -> None:
    path = sample_decks_dir() / "monarchs.ydk"
    entry = read_entry(path, library, sample=True)
    assert entry.deck is not None
    titles = DeckNames(library.pool, (sample_decks_dir(),), deck_name)
    assert titles.title(DeckList(entry.deck.main, entry.deck.extra)).name == "帝王"


def test_sample_decks_are_found_by_name_and_by_card(
    qtbot: QtBot, library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chinese: None
) -> None:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    browser = DeckBrowser(DeckStore(paths.decks_dir()), library, None)  # type: ignore[arg-type]  # a window of its own
    qtbot.addWidget(browser)
    browser.show()
    browser.refresh()

    def found(query: str) -> set[str]:
        browser.search.clear()
        QTest.keyClicks(browser.search, query)
        rows = [item for item in browser._items() if browser._kind_of(item) == SAMPLE]
        return {path.stem for item in rows if (path := browser._path_of(item)) is not None}

    assert len(found("")) == len(list_decks(sample_decks_dir()))
    assert "monarchs" in found("monarchs")
    assert "monarchs" in found("treeborn frog")
    assert "blue_eyes_beatdown" not in found("treeborn frog")
    browser.search.setText("青眼强攻")
    rows = [item.text(0) for item in browser._items() if browser._kind_of(item) == SAMPLE]
    assert rows == ["青眼强攻"]

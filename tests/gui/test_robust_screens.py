"""Names and files that are odd, failing disks, and what an export of one side must not tell."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.data import atomic
from app.data.deck_store import DeckStore
from app.data.errors import FileError
from app.data.replay_list import ReplayEntry
from app.data.settings import Settings
from app.gui.deck_builder.import_folder import FolderImport
from app.gui.main_window import MainWindow
from app.gui.replay_viewer.dialogs import SELF, PlayFromHere
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.replay_viewer.list_rows import EntryWords
from app.gui.replay_viewer.screen import ReplayScreen
from app.gui.table.start import RecordedDuel
from app.gui.widgets.basic import plain_tip
from tests.gui.replay_help import library, played, saved
from tests.gui.table_robot import settle

SPITEFUL = "<img src=//x/y>"


def test_a_tip_shows_what_it_is_given() -> None:
    assert plain_tip("Blue-Eyes & co") == "Blue-Eyes & co"
    assert plain_tip("a <b>\nc") == "<qt>a &lt;b&gt;<br>c</qt>"


def test_names_of_a_replay_are_never_taken_for_html(qtbot: QtBot) -> None:
    """A picture of another place in a name would be fetched from there."""
    record = replace(played(), names=(SPITEFUL, "Kaiba"))
    screen = ReplayScreen(library(), Settings(animation_speed=0), ReplayDocument(record, library().pool))
    qtbot.addWidget(screen)
    screen.show()
    settle()
    assert SPITEFUL in screen.bar.lp[0].text()
    assert screen.bar.lp[0].textFormat() == Qt.TextFormat.PlainText
    assert SPITEFUL not in screen.bar.about.toolTip()
    assert "&lt;img" in screen.bar.about.toolTip()
    assert SPITEFUL in screen.bar.about.accessibleName()
    screen.close_replay()


@pytest.mark.parametrize("both", [True, False])
def test_an_export_of_one_side_does_not_name_the_other_deck(qtbot: QtBot, tmp_path: Path, both: bool) -> None:
    document = ReplayDocument.open(saved(tmp_path / "duel.ketto"), library().pool)
    decks = ("Own secret", "Other secret")
    for seat in (0, 1):
        screen = ReplayScreen(library(), Settings(animation_speed=0), document, seat, decks=decks)
        qtbot.addWidget(screen)
        path = tmp_path / "log.txt"
        screen.exporter.ask = lambda host, title, name, kind, then, path=path: then(path)  # type: ignore[misc]  # a lambda with a default
        screen.exporter.text(both=both)
        text = path.read_text(encoding="utf-8")
        assert decks[seat] in text
        assert (decks[1 - seat] in text) is both
        screen.close_replay()


def test_a_line_that_cannot_be_written_can_still_be_resumed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    window = MainWindow(library(), Settings(animation_speed=0, chain_prompts="never"), lambda settings: None)
    qtbot.addWidget(window)
    window.show()
    window.show_replays()
    room = window.replays
    assert room is not None
    room.say = said.append
    room.watch(saved(tmp_path / "duel.ketto"))
    settle()
    assert room.viewer is not None
    room.viewer.play_wanted.emit(PlayFromHere(-1, 0, 0, SELF, False, "kept"))
    qtbot.waitUntil(lambda: window.duel is not None, timeout=5000)
    table = window.duel
    assert table is not None
    duel = table.session.duel
    assert isinstance(duel, RecordedDuel)
    assert duel.journal is not None
    decision = duel.decision
    assert decision is not None
    table.bridge.answer(next(iter(decision.choices())))
    settle()

    def refuse(path: Path, content: bytes) -> None:
        raise FileError(f"Cannot write {path} (no space left on device); free some space.")

    with monkeypatch.context() as patch:
        patch.setattr(atomic, "write_bytes", refuse)
        assert table.ending.on_left is not None
        assert table.ending.on_left(table.session.duel) is None
    assert re.search("no space left", said[-1])
    assert duel.journal.path.is_file()
    window._leaving = True
    window.close()


@pytest.mark.parametrize("when", [10**18, -(10**12), 1 << 63])
def test_a_date_that_no_system_knows_is_left_out(when: int) -> None:
    entry = ReplayEntry(Path("duel.ketto"), saved_at=float(when))
    words = EntryWords.__new__(EntryWords)
    assert re.fullmatch(r"|-?\d+-\d\d-\d\d \d\d:\d\d", words.date(entry))
    assert words.date(replace(entry, saved_at=86400.0 * 365)) == time.strftime(
        "%Y-%m-%d %H:%M", time.localtime(86400 * 365)
    )


@pytest.mark.parametrize(
    ("folder", "place"), [(".edopro", "edopro"), ("EDOPro", "EDOPro"), ("a:b", "ab"), ("...", "Import")]
)
def test_copied_decks_lie_in_a_folder_that_is_seen(tmp_path: Path, folder: str, place: str) -> None:
    importer = FolderImport.__new__(FolderImport)
    importer._folder = Path("/games") / folder
    found = FolderImport._place(importer)
    assert found == place
    store = DeckStore(tmp_path)
    store.new_folder(found)
    assert store.folders() == (place,)


def test_a_sentence_is_shown_as_it_is(qtbot: QtBot) -> None:
    window = MainWindow(library(), Settings(animation_speed=0), lambda settings: None)
    qtbot.addWidget(window)
    window.show()
    window._say(f"{SPITEFUL} cannot be read.")
    box = window.findChild(QMessageBox)
    assert box is not None
    assert (box.textFormat(), box.text()) == (Qt.TextFormat.PlainText, f"{SPITEFUL} cannot be read.")
    box.close()
    window.close()

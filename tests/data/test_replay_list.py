"""The files of the replay list: names, trash, and what is told of each."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from app.data import replay_list
from app.data.decks import load_ydk
from app.data.errors import DataError, FileError
from app.data.record import Note
from app.data.replay_file import save_record
from app.data.replay_list import (
    DeckNames,
    delete,
    read_entry,
    rename,
    renamed,
    replay_paths,
    restore,
    save_decks,
)
from tests.data.played import library, played, write_deck


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    path = tmp_path / "records" / "first duel.ketto"
    save_record(played(answers=30, frames=True).record(), path)
    return path


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("new name", "new name.ketto"),
        ("new name.ketto", "new name.ketto"),
        ("new name.KETTO.ketto", "new name.ketto"),
        ("  spaced  ", "spaced.ketto"),
        ("v1.2", "v1.2.ketto"),
        ("決闘 🐉", "決闘 🐉.ketto"),
    ],
)
def test_a_replay_keeps_its_ending_once(replay: Path, typed: str, name: str) -> None:
    content = replay.read_bytes()
    new = rename(replay, typed)
    assert new == replay.with_name(name)
    assert new.read_bytes() == content
    assert not replay.exists()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("../elsewhere", "path"),
        ("a\\b", "path"),
        ("/tmp/x", "path"),
        ("", "at least one"),
        (".ketto", "at least one"),
        ("what?", "character"),
        ("a\nb", "character"),
        ("con", "Windows"),
        ("COM1.x", "Windows"),
        ("dots...", "dot"),
        ("x" * 121, "longer"),
    ],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_moves(replay: Path, typed: str, why: str) -> None:
    with pytest.raises(FileError, match=why):
        rename(replay, typed)
    assert replay_paths(replay.parent) == [replay]


def test_no_other_replay_is_ever_replaced(replay: Path) -> None:
    other = replay.with_name("second duel.ketto")
    other.write_bytes(b"other")
    with pytest.raises(FileError, match="already a replay called “second duel”"):
        rename(replay, "second duel")
    assert other.read_bytes() == b"other"
    assert renamed(replay, "first duel") == replay
    assert rename(replay, "first duel") == replay


def test_a_deleted_replay_comes_back_under_a_free_name(replay: Path) -> None:
    content = replay.read_bytes()
    gone = delete(replay)
    assert replay_paths(replay.parent) == []
    replay.write_bytes(b"another one has the name now")
    back = restore(gone)
    assert back.name == "first duel (2).ketto"
    assert back.read_bytes() == content
    with pytest.raises(FileError, match="Cannot move"):
        restore(gone)


def test_the_trash_keeps_the_newest_only(replay: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_list, "_KEPT_IN_TRASH", 2)
    for n in range(4):
        path = replay.with_name(f"{n}.ketto")
        path.write_bytes(b"x")
        delete(path)
    kept = sorted(path.name.split("_")[1] for path in (replay.parent / ".trash").iterdir())
    assert kept == ["2.ketto", "3.ketto"]


def test_only_replays_are_listed_the_newest_first(replay: Path) -> None:
    for n, name in enumerate(("b.yrpX", "c.yrp", "notes.txt", ".hidden.ketto")):
        path = replay.with_name(name)
        path.write_bytes(b"")
        os.utime(path, (1000 + n, 1000 + n))
    assert [path.name for path in replay_paths(replay.parent)] == ["first duel.ketto", "c.yrp", "b.yrpX"]
    assert replay_paths(replay.parent / "missing") == []


def test_an_entry_tells_players_decks_result_and_length(replay: Path, tmp_path: Path) -> None:
    record = played(frames=True).record()
    save_record(replace(record, notes=(Note(3, "look"),), saved_at=1_700_000_000), replay)
    decks = tmp_path / "decks"
    write_deck(decks / "My Vanillas.ydk")
    entry = read_entry(replay, DeckNames(library().pool, (decks,)))
    assert entry.names == ("Yugi", "Kaiba")
    assert entry.decks[0].name == "My Vanillas"
    assert entry.decks[1].name == ""
    ace = library().pool.data(entry.decks[1].ace)
    assert ace.attack >= 2000
    assert entry.decks[1].ace in record.setup.decks[1].main
    assert (entry.winner, entry.turns, entry.steps) == (record.winner, record.turn, record.steps)
    assert entry.saved_at == 1_700_000_000
    assert entry.notes == 1
    assert entry.rules == "mr5"
    assert entry.readable
    assert not entry.problem


def test_damaged_truncated_and_foreign_files_are_entries_with_a_sentence(replay: Path) -> None:
    names = DeckNames(library().pool)
    content = replay.read_bytes()
    for name, data in (
        ("empty.ketto", b""),
        ("noise.ketto", bytes(range(256))),
        ("cut.ketto", content[:40]),
        ("noise.yrp", b"yrp1" + bytes(80)),
        ("noise.yrpX", bytes(range(200))),
    ):
        path = replay.with_name(name)
        path.write_bytes(data)
        entry = read_entry(path, names)
        assert not entry.readable, name
        assert str(path) in entry.problem or path.name in entry.problem
        assert entry.problem.endswith(".")
    gone = read_entry(replay.with_name("gone.ketto"), names)
    assert not gone.readable
    assert "gone.ketto" in gone.problem


def test_the_decks_of_a_replay_become_deck_files(replay: Path, tmp_path: Path) -> None:
    record = played(answers=30, frames=True).record()
    save_record(replace(record, names=("A/B: \\ x", "Kaiba")), replay)
    folder = tmp_path / "decks"
    written = save_decks(replay, folder)
    assert [path.name for path in written] == ["first duel - A-B - x.ydk", "first duel - Kaiba.ydk"]
    for path, deck in zip(written, record.setup.decks, strict=True):
        assert load_ydk(path, library().pool).main == deck.main
    again = save_decks(replay, folder)
    assert again[1].name == "first duel - Kaiba (2).ydk"
    replay.write_bytes(b"nothing")
    with pytest.raises(DataError):
        save_decks(replay, folder)

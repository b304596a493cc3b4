"""The player's puzzles as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.data.errors import FileError
from app.data.puzzle_file import Puzzle, from_code, load_puzzle, to_code
from app.data.puzzle_store import PuzzleEntry, PuzzleStore, file_name
from tests.scenario import pool

TEXT = "ketto 1\nrules mr5\nturn 3 A main1\nlp 8000 8000\nA hand 53129443\n"


@pytest.fixture
def store(tmp_path: Path) -> PuzzleStore:
    return PuzzleStore(tmp_path / "puzzles")


def own(store: PuzzleStore) -> list[PuzzleEntry]:
    return [entry for entry in store.entries() if not entry.sample]


def test_samples_are_listed_and_never_changed(store: PuzzleStore) -> None:
    samples = [entry for entry in store.entries() if entry.sample]
    assert len(samples) >= 3
    with pytest.raises(FileError, match="cannot be deleted"):
        store.delete(samples[0])
    with pytest.raises(FileError, match="cannot be renamed"):
        store.rename(samples[0], "x")
    copy = store.duplicate(samples[0])
    assert copy.parent == store.root
    assert load_puzzle(copy).position == load_puzzle(samples[0].path).position


def test_names_become_files_that_every_system_takes(store: PuzzleStore) -> None:
    paths = [store.save(Puzzle(name, TEXT)) for name in ("a/b: c?", "CON", "...", "a/b: c?")]
    assert [path.name for path in paths] == [
        "a b c.puzzle",
        "CON puzzle.puzzle",
        "Puzzle.puzzle",
        "a b c 2.puzzle",
    ]
    assert sorted(entry.name for entry in own(store)) == ["...", "CON", "a/b: c?", "a/b: c?"]
    assert file_name("x" * 200) == "x" * 80
    inside = store.save(Puzzle("in", TEXT), "Sub/../Folder")
    assert inside.parent == store.root / "Sub" / "Folder"
    assert [entry.folder for entry in own(store) if entry.name == "in"] == ["Sub/Folder"]


@pytest.mark.parametrize("name", ["残局一 第二章", "詰めデュエル", "Müller’s čtvrtá", "𠮷野家"])
def test_any_name_is_shown_as_written(tmp_path: Path, name: str) -> None:
    """CASE-124 and CASE-125: folders and names with signs of every script."""
    store = PuzzleStore(tmp_path / "Ordner mit Ümlaut 决斗")
    path = store.save(Puzzle(name, TEXT, name, name), name)
    (entry,) = own(store)
    assert (entry.path, entry.name, entry.folder) == (path, name, name)
    assert entry.puzzle is not None
    assert (entry.puzzle.author, entry.puzzle.note) == (name, name)
    again = from_code(to_code(entry.puzzle))
    assert (again.name, again.note) == (name, name)


def test_each_change_can_be_undone(store: PuzzleStore) -> None:
    store.save(Puzzle("One", TEXT, "me", "note"))
    before = {entry.path: entry.path.read_bytes() for entry in own(store)}
    store.duplicate(own(store)[0])
    assert [entry.name for entry in own(store)] == ["One", "One 2"]
    store.rename(own(store)[1], "Two")
    assert [entry.name for entry in own(store)] == ["One", "Two"]
    store.delete(own(store)[0])
    assert [entry.name for entry in own(store)] == ["Two"]
    assert store.can_undo == "delete"
    for _ in range(3):
        store.undo()
    assert {entry.path: entry.path.read_bytes() for entry in own(store)} == before
    assert not store.can_undo
    store.undo()  # nothing to do


def test_a_file_that_cannot_be_read_is_listed_with_its_sentence(store: PuzzleStore) -> None:
    store.root.mkdir(parents=True)
    (store.root / "broken.puzzle").write_bytes(b"\xff\xfe\x00")
    (entry,) = own(store)
    assert entry.puzzle is None
    assert "no puzzle" in entry.problem
    store.delete(entry)
    assert own(store) == []


def test_a_folder_of_lua_files_is_imported_with_its_sub_folders(store: PuzzleStore, tmp_path: Path) -> None:
    folder = tmp_path / "their puzzles"
    (folder / "deep").mkdir(parents=True)
    lines = [
        "--[[message A puzzle]]",
        "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)",
        "Debug.SetPlayerInfo(0,8000,0,0)",
        "Debug.SetPlayerInfo(1,1000,0,0)",
        "Debug.AddCard(69247929,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)",
        "Debug.ReloadFieldEnd()",
        "aux.BeginPuzzle()",
    ]
    (folder / "first.lua").write_text("\n".join(lines), encoding="utf-8")
    unknown = [line.replace("69247929", "1") for line in lines]
    (folder / "deep" / "second.lua").write_text("\n".join(unknown), encoding="utf-8")
    (folder / "bad.lua").write_text("while true do end", encoding="utf-8")
    report = store.import_lua(folder, pool())
    assert [path.name for path in report.saved] == ["second.puzzle", "first.puzzle"]
    assert [path.name for path, _ in report.failed] == ["bad.lua"]
    assert any("passcode 1" in sentence for _, sentence in report.remarks)
    assert {entry.folder for entry in own(store)} == {"their puzzles", "their puzzles/deep"}
    store.undo()
    assert own(store) == []
    one = store.import_lua(folder / "first.lua", pool())
    assert [entry.folder for entry in own(store)] == [""]
    assert len(one.saved) == 1

"""Files that are odd or spiteful, and names that some system does not take."""

from __future__ import annotations

import os
import sys
import time
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.controller.duel_tree import DuelTree
from app.data import atomic, replay_list
from app.data.carddb.cdb import read_cdb
from app.data.carddb.strings_conf import load_setnames
from app.data.deck_store import DeckStore
from app.data.errors import FileError, PuzzleError, RecordError
from app.data.frames import CARD_FIELDS, SLOTS, FrameReader, pack_frames
from app.data.paths import decks_dir
from app.data.puzzle_file import Puzzle, load_puzzle
from app.data.puzzle_lua import parse_lua_puzzle
from app.data.puzzle_store import PuzzleStore
from app.data.record import MAIN_LINE, Branch
from app.data.replay_file import MAX_DEPTH, pack, save_record, unpack, unpack_partial
from app.data.scripts_version import scripts_version
from app.data.settings import Settings, load_settings, save_settings
from app.data.yrp import ForeignReplay, Message
from app.data.yrp_stream import watchable
from app.engine import constants as c
from app.engine.rules import PRESETS
from tests.data import test_yrp_watch as stream
from tests.data.played import plain_setup, played
from tests.data.test_yrp import edopro, u32
from tests.scenario import pool

POSITION = "ketto 1\nrules mr5\nturn 3 A main1\nlp 8000 8000\nA hand 53129443\n"
#: A name of a file that is no Unicode; such files exist on Linux only.
ODD = os.fsdecode(b"\xff")
linux = pytest.mark.skipif(sys.platform != "linux", reason="this system has Unicode names only")


# --- writing -------------------------------------------------------------------------------------------


def test_a_name_as_long_as_a_name_can_be_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 251 + ".ydk")
    atomic.write_text(path, "one")
    atomic.write_text(path, "two")
    assert path.read_text(encoding="utf-8") == "two"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(("busy", "works"), [(3, True), (99, False)])
def test_a_file_that_is_held_open_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, busy: int, works: bool
) -> None:
    """On Windows a virus scanner may look at the new file; one that stays open is told, nothing is lost."""
    calls: list[Path] = []
    pauses: list[float] = []
    really = Path.replace

    def refuse(self: Path, target: Path) -> Path:
        calls.append(self)
        if len(calls) <= busy:
            raise PermissionError(13, "Access is denied")
        return really(self, target)

    path = tmp_path / "deck.ydk"
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr(atomic, "_WINDOWS", True)
    monkeypatch.setattr(Path, "replace", refuse)
    monkeypatch.setattr(time, "sleep", pauses.append)
    if works:
        atomic.write_text(path, "new")
        assert pauses == sorted(pauses)
        assert len(pauses) == busy
    else:
        with pytest.raises(FileError, match="access is denied"):
            atomic.write_text(path, "new")
        assert sum(pauses) < 2
    assert path.read_text(encoding="utf-8") == ("new" if works else "old")
    assert list(tmp_path.iterdir()) == [path]


@linux
def test_paths_that_are_no_unicode_are_kept_in_settings_and_recent_decks(tmp_path: Path) -> None:
    deck = tmp_path / "decks" / f"{ODD}.ydk"
    deck.parent.mkdir()
    deck.write_text("#main\n", encoding="utf-8")
    save_settings(Settings(builder_deck=str(deck)), tmp_path / "settings.json")
    read = load_settings(tmp_path / "settings.json")
    assert (read.builder_deck, read.warnings) == (str(deck), [])
    store = DeckStore(deck.parent)
    store.mark_used(deck)
    assert [each.path for each in store.recent()] == [deck]


def test_the_players_folder_may_be_given_with_dots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path / "a" / ".." / "home"))
    store = DeckStore(decks_dir())
    folder = store.new_folder("Mine")
    assert folder == tmp_path / "home" / "decks" / "Mine"
    assert store.move(folder, "") == folder


# --- card databases ------------------------------------------------------------------------------------


@linux
def test_a_database_whose_name_is_no_unicode_is_opened(tmp_path: Path) -> None:
    path = tmp_path / f"{ODD}.cdb"
    path.write_bytes(b"nothing")
    (problem,) = read_cdb(path).problems
    assert "not a database" in problem


def test_a_damaged_archive_of_any_packing_gives_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "cards.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_LZMA) as archive:
        for name in ("cards.cdb", "strings.conf"):
            archive.writestr(name, b"".join(bytes([n * n & 0xFF]) for n in range(9000)))
    content = bytearray(path.read_bytes())
    names = [content.find(name) for name in (b"cards.cdb", b"strings.conf")]
    for start in names:
        for n in range(start + 25, start + 120):
            content[n] ^= 0x55
    path.write_bytes(content)
    reading = read_cdb(path)
    assert reading.cards == []
    (problem,) = reading.problems
    assert "is damaged" in problem
    assert load_setnames([path]) == ({}, [])  # reading the cards has told it


# --- puzzles -------------------------------------------------------------------------------------------


def test_numbers_of_a_lua_puzzle() -> None:
    """A zero in front means nothing in Lua, and no number is so long that it stops the program."""
    text = "Debug.ReloadFieldBegin(0,5)\nDebug.SetPlayerInfo(0,0123,0,0)\nDebug.SetPlayerInfo(1,0x10,0,0)\n"
    assert "lp 123 16\n" in parse_lua_puzzle(text, "x", pool()).position
    with pytest.raises(PuzzleError, match="line 2"):
        parse_lua_puzzle(text.replace("0123", "9" * 5000), "x", pool())


def test_a_puzzle_with_a_long_name_in_any_script_is_saved(tmp_path: Path) -> None:
    store = PuzzleStore(tmp_path / "puzzles", tmp_path / "none")
    names = ["龍" * 80, "🐉" * 80, f"puzzle {ODD}"]
    for name in names:
        store.save(Puzzle(name, POSITION))
    found = {entry.name: entry for entry in store.entries()}
    assert set(found) == {*names[:2], "puzzle ?"}
    assert all(not entry.problem for entry in found.values())


def test_undoing_a_new_name_loses_neither_changes_nor_another_puzzle(tmp_path: Path) -> None:
    store = PuzzleStore(tmp_path / "puzzles", tmp_path / "none")
    first = store.save(Puzzle("First", POSITION))
    (entry,) = store.entries()
    second = store.rename(entry, "Second")
    store.save(Puzzle("Second", POSITION, note="changed since"), path=second)
    other = store.save(Puzzle("First", POSITION, note="another one"))
    assert other == first
    with pytest.raises(FileError, match="exists again"):
        store.undo()
    assert load_puzzle(other).note == "another one"
    other.rename(tmp_path / "elsewhere")
    store.undo()
    back = load_puzzle(first)
    assert (back.name, back.note) == ("First", "changed since")
    assert not second.exists()


def test_a_comment_of_a_position_may_hold_any_digit() -> None:
    setup = replace(plain_setup(), position=f"# x²\n{POSITION}")
    assert scripts_version(setup, pool()) == scripts_version(replace(setup, position=POSITION), pool())


# --- replays -------------------------------------------------------------------------------------------


@pytest.fixture
def replay(tmp_path: Path) -> Path:
    path = tmp_path / "replays" / f"{'龍' * 78}.ketto"
    save_record(played(answers=10).record(), path)
    return path


def test_a_replay_with_a_long_name_can_be_deleted_and_its_decks_saved(replay: Path) -> None:
    written = replay_list.save_decks(replay, replay.parent)
    assert len(written) == 2
    deleted = replay_list.delete(replay)
    assert not replay.exists()
    assert replay_list.restore(deleted) == replay
    assert replay.exists()


def test_a_name_too_long_in_bytes_is_refused_with_the_reason(replay: Path) -> None:
    with pytest.raises(FileError, match=r"longer than [78]\d letters"):
        replay_list.rename(replay, "龍" * 100)
    with pytest.raises(FileError, match="Windows"):
        replay_list.rename(replay, "con .old")


def test_a_trash_that_cannot_be_emptied_does_not_matter(
    replay: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_list, "_KEPT_IN_TRASH", 0)

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "in use")

    monkeypatch.setattr(Path, "unlink", refuse)
    assert replay_list.restore(replay_list.delete(replay)) == replay


def test_cards_within_cards_are_refused() -> None:
    record = played(answers=3, frames=True).record()
    packed: dict[str, Any] = pack_frames(record.frames)
    reader = FrameReader(PRESETS["mr5"], SLOTS, CARD_FIELDS)
    at = CARD_FIELDS.index("materials")
    card = [0] * (at + 1)
    for n, name in enumerate(CARD_FIELDS[:at]):
        if name == "counters" or isinstance(getattr(record.frames[0][0].sides[0].hand[0], name), tuple):
            card[n] = []  # type: ignore[call-overload]  # wrong on purpose
    start = len(packed["cards"])
    nested = [[*card[:at], [start + n - 1] * 2 if n else []] for n in range(9)]
    packed["cards"] += nested[:3]
    assert len(reader.read(packed)) == len(record.frames)
    packed["cards"] += nested[3:]
    with pytest.raises(ValueError, match="too many Materials"):
        reader.read(packed)


def test_a_card_in_a_zone_that_is_not_its_own_is_refused() -> None:
    """The board could not show it."""
    record = played(answers=60, frames=True).record()
    reader = FrameReader(PRESETS["mr5"], SLOTS, CARD_FIELDS)
    packed: dict[str, Any] = pack_frames(record.frames)
    assert reader.read(packed) == list(record.frames)
    place, number = CARD_FIELDS.index("location"), CARD_FIELDS.index("sequence")
    monsters = [card for card in packed["cards"] if card[place] == c.LOCATION_MZONE]
    assert monsters
    for at, value in ((number, 255), (place, c.LOCATION_SZONE), (CARD_FIELDS.index("controller"), 2)):
        kept = monsters[0][at]
        monsters[0][at] = value
        with pytest.raises(ValueError, match=r"zone that is not its own|nobody's"):
            reader.read(packed)
        monsters[0][at] = kept


def test_lines_that_leave_one_another_for_ever_are_refused() -> None:
    record = played(answers=2).record()
    chain = tuple(Branch(n - 1 if n else MAIN_LINE, 0, str(n), ()) for n in range(MAX_DEPTH))
    assert len(unpack(pack(replace(record, branches=chain))).branches) == MAX_DEPTH
    with pytest.raises(LookupError, match="too many lines"):
        DuelTree(replace(record, branches=chain)).add_branch(Branch(MAX_DEPTH - 1, 0, "more", ()))
    assert DuelTree(replace(record, branches=chain)).add_branch(Branch(0, 0, "more", ())) == MAX_DEPTH
    more = (*chain, Branch(MAX_DEPTH - 1, 0, "more", ()))
    with pytest.raises(ValueError, match="lines leave one another"):
        pack(replace(record, branches=more))
    flat = tuple(Branch(MAIN_LINE, 0, str(n), ()) for n in range(1001))
    with pytest.raises(ValueError, match="more than 1000 lines"):
        pack(replace(record, branches=flat))


def test_a_file_with_endless_lines_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(answers=2).record()
    endless = tuple(Branch(n - 1 if n else MAIN_LINE, 0, str(n), ()) for n in range(1500))
    with monkeypatch.context() as patch:
        patch.setattr("app.data.replay_file.check", lambda record: None)
        content = pack(replace(record, branches=endless))
    for read in (unpack, unpack_partial):
        with pytest.raises(RecordError, match="1000 lines"):
            read(content)


# --- replays of other programs ---------------------------------------------------------------------------


def test_materials_of_materials_are_not_told() -> None:
    """A stack that grows with each message would otherwise be too deep to show."""
    board: tuple[Message, ...] = (
        stream.moved(stream.BLUE_EYES, stream.NOWHERE, stream.at(0, stream.MONSTERS, 0)),
    )
    under = stream.at(0, c.LOCATION_MZONE | c.LOCATION_OVERLAY, 0)
    for n in range(900):
        here, there = n % 2, 1 - n % 2
        board += (
            stream.moved(stream.BLUE_EYES, stream.NOWHERE, stream.at(0, stream.MONSTERS, there)),
            stream.moved(
                stream.BLUE_EYES,
                stream.at(0, stream.MONSTERS, here),
                under[:2] + u32(there, 0),
            ),
        )
    record, _ = watchable(stream.replay((stream.STORY[0], *board)), pool())
    monsters = record.frames[-1][0].sides[0].monsters
    (held,) = [card for card in monsters if card is not None]
    assert [card.materials for card in held.materials] == [()]


def test_equal_parts_of_frames_are_the_same_objects() -> None:
    messages = (*stream.STORY[:3], *[Message(32, b"\0")] * 5)
    record, _ = watchable(stream.replay(messages), pool())
    first, second = record.frames[-2][0], record.frames[-1][0]
    assert first is second


def test_the_work_on_a_spiteful_replay_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.data.yrp_stream._MAX_SHOWN", 120_000)
    counts = b"".join(n.to_bytes(2, "little") for n in (600, 600, 600, 600))
    full = Message(4, b"\0" + u32(8000, 8000) + counts)
    messages = (full, *[Message(32, b"\0")] * 20_000)
    record, _ = watchable(ForeignReplay("EDOPro", ("a", "b"), messages=messages), pool())
    assert 90 < len(record.frames) < 110


def test_only_one_replay_within_a_replay_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.data import yrp

    inner = edopro()
    block = bytes([yrp.OLD_REPLAY]) + u32(len(inner)) + inner
    read: list[int] = []
    really = yrp._answers

    def counted(*arguments: Any) -> ForeignReplay:
        read.append(1)
        return really(*arguments)

    monkeypatch.setattr(yrp, "_answers", counted)
    body = yrp._Bytes(_names_and_flags() + block * 50)
    found = yrp._stream(body, 0, True, 0)
    assert len(read) == 1
    assert found.decks


def _names_and_flags() -> bytes:
    return "Yugi".encode("utf-16-le").ljust(40, b"\0") + "Kaiba".encode("utf-16-le").ljust(40, b"\0") + u32(0)

"""Cases about replays: absurd files, paths in them, stepping back, changed cards, names, leaving."""

from __future__ import annotations

import builtins
import io
import json
import struct
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NoReturn

import pytest

from app.ai.random_agent import RandomAgent
from app.controller.replay_player import ReplayPlayer
from app.controller.session import DuelSession
from app.data.errors import FileError, RecordError
from app.data.record import Record
from app.data.recorder import Recorder, verify
from app.data.replay_file import load_partial, load_record, pack, save_record, unpack
from app.data.replay_list import DeckNames, read_entry, rename
from app.data.yrp import NEW, read_yrp
from app.engine.carddata import CardPool
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from app.gui.table.start import RecordedDuel, rebuilding
from tests.data.played import play_some, played
from tests.data.test_replay_file import chunks, file_of
from tests.data.test_yrp import YRP1, deck, edopro, name, old, packed, u32
from tests.scenario import pool

PUZZLE = """ketto 1
rules mr5
turn 3 A main1
lp 1900 3000
A hand 69140098
A deck 69140098 69140098 69140098
A monster 2 attack 89631139
B monster 2 attack 69140098
B deck 69140098 69140098 69140098
B hand 69140098
"""


@cache
def record() -> Record:
    return played(answers=60, frames=True).record()


# --- CASE-108: absurd sizes ----------------------------------------------------------------------------

ABSURD = 2_147_483_647


def test_case_108_a_deck_of_two_thousand_million_cards() -> None:
    """The count is looked at before anything is made for it; the decks that are sound stay readable."""
    names = u32(1) + name("A") + u32(1) + name("B")
    rules = u32(8000, 5, 1) + u32(0x6800)
    for decks in (u32(ABSURD), u32(3, 1, 2, 3, ABSURD), deck() + u32(ABSURD) + bytes(100)):
        found = read_yrp(packed(YRP1, NEW, names + rules + decks, stamp=0xFFFFFFFF))
        assert "claims to have 2147483647 cards" in found.problems[0]
        assert found.names == ("A", "B")
    found = read_yrp(packed(YRP1, NEW, names + rules + deck() + u32(ABSURD)))
    assert len(found.decks) == 1, "the sound deck before it"


@pytest.mark.parametrize("content", [edopro(), old()])
def test_case_108_cut_off_at_every_length(content: bytes) -> None:
    # The unpacked body cut off tells more than the packed one, whose every cut is simply damaged.
    refused = 0
    for length in range(0, len(content), 3):
        try:
            read_yrp(content[:length], "x.yrp")
        except RecordError as error:
            refused += str(error).startswith("x.yrp is damaged")
    assert refused > len(content) // 3 - 10


def test_case_108_absurd_numbers_in_a_record_are_refused() -> None:
    for key, value in (("steps", ABSURD), ("turn", 1 << 70), ("saved_at", -(1 << 70))):
        parts = chunks(pack(record()))
        parts[0][1][key] = value
        with pytest.raises(RecordError, match=r"damaged|not a usable record"):
            unpack(file_of(parts))
    parts = chunks(pack(record()))
    setup = parts[0][1]["setup"]
    assert isinstance(setup, dict)
    setup["decks"][0]["main"] = [89631139] * 100_000
    absurd = unpack(file_of(parts))
    report = verify(absurd, pool())
    assert (report.ok, report.kind) == (False, "setup")
    assert "more than 500 cards" in report.message


def test_case_108_the_list_of_replays_stays_usable(tmp_path: Path) -> None:
    save_record(record(), tmp_path / "good.ketto")
    (tmp_path / "absurd.yrp").write_bytes(packed(YRP1, NEW, u32(ABSURD)))
    (tmp_path / "cut.ketto").write_bytes(pack(record())[:50])
    titles = DeckNames(pool())
    entries = {path.name: read_entry(path, titles) for path in sorted(tmp_path.iterdir())}
    assert entries["good.ketto"].problem == ""
    assert entries["good.ketto"].readable
    for bad in ("absurd.yrp", "cut.ketto"):
        assert entries[bad].problem.endswith(".")
        assert not entries[bad].readable


# --- CASE-109: paths in a replay -----------------------------------------------------------------------


@pytest.fixture
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing may be opened."""

    def refuse(*args: object, **kwargs: object) -> NoReturn:
        raise AssertionError(f"opened {args}")

    monkeypatch.setattr(builtins, "open", refuse)
    monkeypatch.setattr(io, "open", refuse)
    monkeypatch.setattr(Path, "open", refuse)


@pytest.mark.parametrize("path", ["../deck/x.lua", "/etc/passwd", "C:\\Windows\\win.ini", "..\\..\\x.py"])
def test_case_109_a_replay_that_names_a_path_opens_nothing(path: str, no_files: None) -> None:
    script = path.encode()
    body = name("A") + name("B") + u32(8000, 5, 1, 0x6800) + len(script).to_bytes(2, "little") + script
    found = read_yrp(packed(YRP1, 8, body))
    assert (found.script, found.decks, found.problems) == (path, (), ())
    parts = chunks(pack(record()))
    setup = parts[0][1]["setup"]
    assert isinstance(setup, dict)
    setup["position"] = path
    named = unpack(file_of(parts))
    with pytest.raises(RecordError, match="cannot be set up"):
        ReplayPlayer(named).position(3, pool())


# --- CASE-111: stepping back in a puzzle ---------------------------------------------------------------


def puzzle() -> Recorder:
    setup = Setup(rules_named("mr5"), 3, (DeckList((0,)), DeckList((0,))), position=PUZZLE)
    recorder = Recorder(Duel(setup, pool()), ("Solver", "Puzzle"), frames=True)
    return play_some(recorder, 40)


def test_case_111_the_start_of_a_puzzle_is_part_of_its_record(tmp_path: Path) -> None:
    recorder = puzzle()
    whole = recorder.record()
    assert len(whole.responses) > 3
    save_record(whole, tmp_path / "puzzle.ketto")
    loaded = load_record(tmp_path / "puzzle.ketto")
    assert loaded == whole
    assert loaded.setup.position == PUZZLE
    assert verify(loaded, pool()).ok
    player = ReplayPlayer(loaded)
    straight = Duel(whole.setup, pool())
    straight.decision  # noqa: B018  # asking starts the duel
    expected = [(straight.view(0), straight.view(1), straight.digest())]
    for response in whole.responses:
        straight.respond(response)
        expected.append((straight.view(0), straight.view(1), straight.digest()))
    for step in reversed(range(player.steps + 1)):
        assert (player.view(step, 0), player.view(step, 1)) == expected[step][:2]
        assert player.position(step, pool()).digest() == expected[step][2]
    start = player.view(0, 0)
    assert [side.lp for side in start.sides] == [1900, 3000]
    assert sum(card is not None for side in start.sides for card in side.monsters) == 2


def test_case_111_answers_of_a_puzzle_are_taken_back() -> None:
    setup = Setup(rules_named("mr5"), 3, (DeckList((0,)), DeckList((0,))), position=PUZZLE)
    duel = RecordedDuel(Duel(setup, pool()), ("Solver", "Puzzle"))
    session = DuelSession(duel, (0, 1), rebuild=rebuilding(duel, dict))
    session.take_events()
    before = session.view()
    agent = RandomAgent(1)
    for _ in range(6):
        decision = session.decision
        assert decision is not None
        session.answer(agent.choose(session.view(), decision))
    while session.can_take_back:
        session.take_back()
    assert session.duel.responses == []
    assert session.view() == before


# --- CASE-112: changed numbers and scripts -------------------------------------------------------------


def renamed_pool(old_code: int, new_code: int) -> CardPool:
    """The pool in which a card has another passcode than when the record was made."""
    facts = [replace(card, code=new_code) if card.code == old_code else card for card in pool()]
    scripts = {card.code: pool().script(card.code) for card in pool()}
    known = {code: script for code, script in scripts.items() if script is not None}
    return CardPool(facts, known)


def test_case_112_a_card_with_another_number_is_found_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    code = record().setup.decks[0].main[0]
    changed = renamed_pool(code, 987_654_321)
    report = verify(record(), changed)
    assert (report.ok, report.kind) == (False, "setup")
    assert str(code) in report.message
    assert ReplayPlayer(record()).view(60, 0) == record().frames[60][0], "it can be watched all the same"
    (tmp_path / "renumbered.json").write_text(json.dumps({str(code): "987654321"}), encoding="utf-8")
    report = verify(record(), changed)
    assert report.ok, report.message
    assert f"{code} is now 987654321" in report.message
    duel = ReplayPlayer(record()).position(60, changed)
    assert duel.responses == list(record().responses)
    assert duel.view(0).me.lp == record().frames[60][0].me.lp


@pytest.mark.parametrize("content", ["", "[", "[]", '{"a": 1}', '{"1": null}', "{}"])
def test_case_112_a_list_of_numbers_that_makes_no_sense_changes_nothing(
    content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    (tmp_path / "renumbered.json").write_text(content, encoding="utf-8")
    assert (
        verify(record(), pool()).message == f"All 60 steps and {len(record().digests)} digests are the same."
    )


def test_case_112_playing_stops_at_the_first_difference_instead_of_showing_false_moves() -> None:
    """The record of an older Ketto, without frames, whose duel goes another way from some digest on."""
    place = len(record().digests) - 3
    step = record().digests[place][0]
    digests = [*record().digests]
    digests[place] = (step, "0123456789abcdef")
    older = replace(record(), frames=(), digests=tuple(digests), scripts_version="0000000000.0000000000")
    player = ReplayPlayer(older, pool())
    assert player.steps == digests[place - 1][0] < step
    assert f"Step {step} of 60" in player.problem
    report = verify(older, pool())
    assert (report.ok, report.first_difference, report.scripts_changed) == (False, step, True)
    assert report.message.endswith("Scripts of its cards have changed since.")


# --- CASE-114: renaming --------------------------------------------------------------------------------


def test_case_114_renaming_a_replay(tmp_path: Path) -> None:
    path = tmp_path / "first.ketto"
    save_record(record(), path)
    path = rename(path, "Final")
    assert path == tmp_path / "Final.ketto"
    path = rename(path, "Semi-final.ketto")
    assert path == tmp_path / "Semi-final.ketto", "the ending is kept once"
    path = rename(path, "決闘 🐉")
    assert load_record(path) == record()
    for bad in ("../up", "a/b", "a\\b", "", "   ", "con"):
        with pytest.raises(FileError):
            rename(path, bad)
    other = tmp_path / "taken.ketto"
    other.write_bytes(b"mine")
    with pytest.raises(FileError):
        rename(path, "taken")
    assert other.read_bytes() == b"mine"
    assert load_record(path) == record()
    assert sorted(item.name for item in tmp_path.iterdir()) == ["taken.ketto", "決闘 🐉.ketto"]


# --- CASE-115: names and sides -------------------------------------------------------------------------


@pytest.mark.parametrize("first_player", [0, 1])
def test_case_115_names_decks_lp_and_turn_belong_together(first_player: int) -> None:
    """Whoever went first or recorded it: seat 0 is the first name, the first deck, the first LP."""
    made = played(seed=11, answers=120, first_player=first_player, frames=True).record()
    player = ReplayPlayer(unpack(pack(made)))
    assert player.record.names == ("Yugi", "Kaiba")
    assert player.view(0, 0).turn_player == first_player
    for seat in (0, 1):
        view = player.view(0, seat)
        assert view.player == seat
        cards = sorted((*view.me.deck_list, *(card.code for card in view.me.hand)))
        assert cards == sorted(made.setup.decks[seat].main)
        assert not view.foe.deck_list
    for step in range(0, player.steps + 1, 10):
        mine, theirs = player.view(step, 0), player.view(step, 1)
        assert [side.lp for side in mine.sides] == [side.lp for side in theirs.sides]
        assert player.lp(step) == (mine.me.lp, theirs.me.lp)
        assert mine.turn_player == theirs.turn_player


def test_case_115_nothing_is_left_over_from_the_replay_before() -> None:
    first = ReplayPlayer(played(seed=1, answers=30, frames=True).record())
    renamed_record = replace(played(seed=2, answers=20, frames=True).record(), names=("海馬", "城之内"))
    second = ReplayPlayer(renamed_record)
    assert (first.record.names, second.record.names) == (("Yugi", "Kaiba"), ("海馬", "城之内"))
    assert (first.steps, second.steps) == (30, 20)
    assert first.set_note(3, "here").notes
    assert second.notes == []


# --- CASE-116: leaving while something is written ------------------------------------------------------


def test_case_116_a_save_that_is_interrupted_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay that is left in the middle of saving is never half a file."""
    path = tmp_path / "duel.ketto"
    save_record(record(), path)

    def killed(*args: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        save_record(replace(record(), names=("X", "Y")), path)
    assert load_record(path) == record()
    assert list(tmp_path.iterdir()) == [path]


def test_case_116_any_beginning_of_a_file_is_shown_or_refused_at_once(tmp_path: Path) -> None:
    content = pack(record())
    path = tmp_path / "half.ketto"
    steps = set()
    for length in range(10, len(content), max(1, len(content) // 40)):
        path.write_bytes(content[:length])
        try:
            part, sentence = load_partial(path)
        except RecordError as error:
            assert str(error).startswith(str(path)), error  # noqa: PT017
        else:
            assert sentence
            steps.add(part.steps)
    assert steps <= {32, 60}
    assert struct.calcsize("<4sIII") == 16

"""Puzzle files, codes to share, and puzzles of other programs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.data.errors import PuzzleError
from app.data.puzzle_file import (
    Puzzle,
    check_puzzle,
    from_code,
    list_puzzles,
    load_puzzle,
    parse_puzzle,
    puzzle_text,
    save_puzzle,
    to_code,
)
from app.data.puzzle_lua import load_lua_puzzle, parse_lua_puzzle
from app.engine.duel import Duel
from app.engine.notation import from_text
from tests.scenario import pool

POSITION = """ketto 1
rules mr4
turn 3 A main1
lp 100 2000
goal A 3
A monster 2 attack 69247929
B deck 11091375
"""
PUZZLE = Puzzle("Two cards, 一回合", POSITION, "Nobody", "First line\nsecond line")
LUA = """
--[[message
Win this turn!
Pendulum Zones are full.]]
Debug.SetAIName("Puzzle") -- a comment with 'quotes'
Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN|DUEL_SIMPLE_AI, 4)
Debug.SetPlayerInfo(0, 100, 0, 0)
Debug.SetPlayerInfo(1,0x1f40,0,0)
Debug.AddCard(53129443,0,0,LOCATION_HAND,0,POS_FACEDOWN)
Debug.AddCard(70781052,0,0,LOCATION_GRAVE,0,POS_FACEUP,true)
local utopia=Debug.AddCard(84013237,0,0,LOCATION_MZONE,5,POS_FACEUP_ATTACK,true)
Debug.AddCard(69247929,0,0,LOCATION_MZONE,5,POS_FACEUP_ATTACK)
Debug.PreSummon(utopia, SUMMON_TYPE_XYZ, LOCATION_EXTRA)
local axe=Debug.AddCard(40619825,0,0,LOCATION_SZONE,2,POS_FACEUP);
Debug.PreEquip(axe,utopia)
Debug.AddCard(44095762,1,1,LOCATION_SZONE,0,POS_FACEDOWN)
Debug.AddCard(50913601,1,1,LOCATION_FZONE,0,POS_FACEUP)
local taken = Debug.AddCard(69247929,0,1,LOCATION_MZONE,1,POS_FACEUP_DEFENSE)
Debug.PreAddCounter(taken,0x1000 + 1,2)
Debug.ReloadFieldEnd()
aux.BeginPuzzle()
"""


def test_a_puzzle_survives_as_text_file_and_code(tmp_path: Path) -> None:
    assert parse_puzzle(puzzle_text(PUZZLE)) == PUZZLE
    assert from_code(to_code(PUZZLE)) == PUZZLE
    code = to_code(PUZZLE)
    assert from_code(f" {code[:20]}\n {code[20:]} ") == PUZZLE, "mail programs break lines"
    path = tmp_path / "深い" / "Ünï.puzzle"
    save_puzzle(PUZZLE, path)
    assert load_puzzle(path) == replace(PUZZLE, path=path)
    assert list_puzzles(tmp_path) == [path]
    assert list_puzzles(tmp_path / "nowhere") == []


def test_a_puzzle_is_a_duel_with_a_solver() -> None:
    assert (PUZZLE.solver, PUZZLE.has_goal) == (0, True)
    other = replace(PUZZLE, position=POSITION.replace("goal A", "goal B"))
    assert other.solver == 1
    assert not replace(PUZZLE, position=POSITION.replace("goal A 3\n", "")).has_goal
    assert not check_puzzle(PUZZLE, pool())
    duel = Duel(PUZZLE.setup(seed=4), pool())
    assert duel.decision is not None
    assert duel.view(0).rules.name == "mr4"
    wrong = replace(PUZZLE, position=POSITION.replace("11091375", "44508094"))
    assert "Line 7" in check_puzzle(wrong, pool())


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no 'rules' line"),
        (b"\xff\xfe\x00", "is not a text file"),
        (b"#created by me\n#main\n69247929\n", "no 'rules' line"),
    ],
)
def test_a_file_that_is_no_puzzle_says_so(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "odd.puzzle"
    path.write_bytes(content)
    with pytest.raises(PuzzleError, match=words) as told:
        load_puzzle(path)
    assert "odd.puzzle" in str(told.value)
    with pytest.raises(PuzzleError, match=r"missing\.puzzle"):
        load_puzzle(tmp_path / "missing.puzzle")


@pytest.mark.parametrize("code", ["", "ydke://", "ketto:", "ketto:!!!", to_code(PUZZLE)[:-8], "ketto:AAAA"])
def test_a_damaged_code_says_so(code: str) -> None:
    with pytest.raises(PuzzleError):
        from_code(code)


def test_a_code_cannot_fill_the_memory() -> None:
    import base64
    import zlib

    packed = base64.urlsafe_b64encode(zlib.compress(b"rules mr5\n" + b"\n" * (64 << 20), 9)).decode()
    with pytest.raises(PuzzleError, match="damaged"):
        from_code("ketto:" + packed)


def test_a_puzzle_of_set_up_calls_is_read() -> None:
    puzzle = parse_lua_puzzle(LUA, "Trial", pool())
    assert puzzle.name == "Trial"
    assert puzzle.note == "Win this turn!\nPendulum Zones are full."
    assert not puzzle.remarks
    assert puzzle.position.splitlines() == [
        "ketto 1",
        "rules mr4",
        "turn 3 A main1",
        "lp 100 8000",
        "goal A 3",
        "A hand 53129443",
        "A gy 70781052*",
        "A monster 5 attack 84013237 with=69247929 by=xyz",
        "A spell 2 up 40619825 to=A5",
        "B spell 0 set 44095762",
        "B spell 5 up 50913601",
        "B monster 1 defense 69247929 improper counter=4097x2 foreign",
    ]
    assert not check_puzzle(puzzle, pool())
    state = from_text(puzzle.position, pool())
    utopia = state.cards[state.mzone[0][5]]
    assert len(utopia.materials) == 1
    assert state.cards[state.szone[0][2]].equip_to == utopia.uid


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("for i=1,3 do end", "line 2: 'for'|line 2: 'i'"),
        ("local e=Effect.CreateEffect(c)", "line 2: 'Effect'"),
        ("Debug.AddCard(1,0,0)", "line 2: Debug.AddCard cannot be used so"),
        ("Debug.AddCard(69247929,0,0,LOCATION_MZONE,9,POS_FACEUP)", "there is no zone 9"),
        ("Debug.AddCard(69247929,2,0,LOCATION_HAND,0,POS_FACEUP)", "only the players 0 and 1"),
        ("Debug.AddCard(69247929,0,0,0x80,0,POS_FACEUP)", "no place for a card"),
        ("Debug.PreEquip(1,2)", "not a card of the puzzle"),
        ("Debug.SetPlayerInfo(0,'x',0,0)", "is not a number"),
        ("@", "'@' cannot stand here"),
        ("Debug.AddCard(", "ends in the middle"),
        ("x=" + "(" * 3000, "goes beyond"),
    ],
)
def test_more_than_set_up_calls_is_refused_with_its_line(line: str, words: str) -> None:
    with pytest.raises(PuzzleError, match=words):
        parse_lua_puzzle("Debug.ReloadFieldBegin(0,5)\n" + line, "x", pool(), "x.lua")


def test_what_a_position_cannot_hold_is_told() -> None:
    lines = (
        "Debug.ReloadFieldBegin(0)",
        "local c=Debug.AddCard(69247929,0,0,4,0,1,true)",
        "Debug.PreSummon(c,0x7777,0)",
    )
    text = "\n".join(lines)
    puzzle = parse_lua_puzzle(text, "x", pool())
    assert "How the card 69247929 was Summoned" in puzzle.remarks[0]
    assert "rules mr3" in puzzle.position
    assert not puzzle.has_goal


def test_a_lua_file_is_read_from_the_players_folder(tmp_path: Path) -> None:
    path = tmp_path / "Прим.lua"
    path.write_bytes(b"\xef\xbb\xbf" + LUA.encode())
    assert load_lua_puzzle(path, pool()).name == "Прим"
    path.write_text("print('hello')", encoding="utf-8")
    with pytest.raises(PuzzleError, match="line 1: 'print'"):
        load_lua_puzzle(path, pool())
    path.write_text("-- nothing", encoding="utf-8")
    with pytest.raises(PuzzleError, match="sets up no field"):
        load_lua_puzzle(path, pool())


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(st.one_of(st.text(max_size=120), st.text("Debug.AdCr(),0x1-|=\"' \n[]local", max_size=120)))
def test_any_text_is_a_puzzle_or_one_sentence(text: str) -> None:
    for read in (parse_puzzle, from_code, lambda given: parse_lua_puzzle(given, "x", pool())):
        try:
            puzzle = read(text)
        except PuzzleError:
            continue
        assert "rules" in puzzle.position


def test_lp_beyond_all_measure_are_imported_as_the_most_there_are() -> None:
    text = LUA.replace("SetPlayerInfo(1,0x1f40,", "SetPlayerInfo(1,2000000000,")
    puzzle = parse_lua_puzzle(text, "x", pool())
    assert "lp 100 999999" in puzzle.position
    assert puzzle.remarks == ("2000000000 LP are more than a position can hold; they are 999999 instead.",)
    assert check_puzzle(puzzle, pool()) == ""


def test_the_opponent_of_a_puzzle_is_kept_or_left_open() -> None:
    for opponent in ("", "passive", "greedy", "human"):
        puzzle = replace(PUZZLE, opponent=opponent)
        assert parse_puzzle(puzzle_text(puzzle)) == puzzle
        assert from_code(to_code(puzzle)) == puzzle
    named = puzzle_text(replace(PUZZLE, opponent="human"))
    assert parse_puzzle(named.replace("opponent: human", "opponent: GREEDY")).opponent == "greedy"
    assert parse_puzzle(named.replace("opponent: human", "opponent: my brother")).opponent == ""

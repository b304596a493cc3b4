"""Forbidden/Limited lists: Ketto's own and lflist.conf in both dialects."""

import datetime
import hashlib
import importlib.util
import json
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data import banlists, paths
from app.data.banlists import (
    NO_LIST,
    Banlist,
    Change,
    banlist_named,
    banlist_text,
    bundled_banlists,
    load_banlist,
    load_banlists,
    load_lflist,
    parse_lflist,
    remembered_banlist,
)
from app.data.errors import BanlistError, FileError
from app.data.facts import load_facts

#: Digest of names, regions, dates and passcodes of the 102 published lists the files were written from.
FACTS = "60d2ce165a3beef282903aa7108b4392f8f82262f2fa2bea7e80a49b47c10b7f"
FOLDER = paths.resources_dir() / "banlists"
FILES = sorted(FOLDER.glob("*.txt"))


@cache
def english_names() -> dict[int, str]:
    return {card.data.code: card.names["en"] for card in load_facts(paths.resources_dir() / "cards")}


# -- Ketto's own lists --------------------------------------------------------------------------------


def test_the_lists_are_the_published_ones() -> None:
    rows = [
        [each.name, each.region, str(each.date), *(sorted(each.of(count)) for count in (0, 1, 2))]
        for each in sorted(bundled_banlists(), key=lambda each: each.name)
    ]
    assert sum(len(part) for row in rows for part in row[3:]) == 17775
    assert hashlib.sha256(json.dumps(rows, separators=(",", ":")).encode()).hexdigest() == FACTS


def test_there_are_55_of_the_ocg_and_47_of_the_tcg() -> None:
    regions = [each.region for each in bundled_banlists()]
    assert (regions.count("OCG"), regions.count("TCG"), len(regions)) == (55, 47, 102)
    dates = [each.date for each in bundled_banlists() if each.date]
    assert len(dates) == 102
    assert dates == sorted(dates, reverse=True)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_file_is_what_its_list_writes(path: Path) -> None:
    """With the names it has; a card that came into the card data later may still lack its name."""
    banlist = load_banlist(path)
    text = path.read_text(encoding="utf-8")
    names = {int(found[1]): found[2] for found in re.finditer(r"(?m)^ *([0-9]+)  (.+)$", text)}
    assert banlist_text(banlist, names) == text
    known = english_names()
    assert {code: name for code, name in names.items() if known.get(code, name) != name} == {}
    assert path.stem == banlist.name.lower().replace(" ", "_").replace(".", "_")
    assert banlist.date is not None
    assert banlist.name == f"{banlist.region} {banlist.date:%Y.%m}"
    assert all(0 < code <= 99_999_999 for code in banlist.limits), "every passcode can be imported"


def test_known_cards_are_named() -> None:
    known = english_names().keys()
    listed = {code for each in bundled_banlists() for code in each.limits}
    assert len(listed & known) > 120
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    named = {int(found) for found in re.findall(r"(?m)^ *([0-9]+)  .", text)}
    assert len(named) > 120


def test_the_names_are_written_in_again(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("banlists_update", FOLDER / "update.py")
    assert spec is not None
    assert spec.loader is not None
    update = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(update)
    name = english_names()[55144522]
    bare, done = tmp_path / "bare.txt", tmp_path / "done.txt"
    bare.write_text(VALID.replace("5  Five", "55144522"), encoding="utf-8")
    done.write_text(banlist_text(load_banlist(bare), english_names()), encoding="utf-8")
    assert update.update(tmp_path) == [bare]
    assert bare.read_text("utf-8") == done.read_text("utf-8")
    assert f"55144522  {name}\n" in bare.read_text("utf-8")
    assert update.update(tmp_path) == []


def test_some_entries_anybody_can_look_up() -> None:
    first = banlist_named("OCG 2011.09")
    assert first.date == datetime.date(2011, 9, 1)
    assert first.limits[55144522] == 0, "Pot of Greed"
    assert 53129443 not in banlist_named("OCG 2026.07").of(0), "Dark Hole"
    assert banlist_named("TCG 2013.10").region == "TCG"


VALID = "name: X 2024.10\nregion: OCG\ndate: 2024-10-01\n\n[Forbidden]\n5  Five\n[Limited]\n6\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (VALID.replace("name: X 2024.10\n", ""), "the heading 'name:' is missing"),
        (VALID.replace("OCG", "Mars"), "there is no region 'Mars'; write OCG or TCG"),
        (VALID.replace("2024-10-01", "soon"), "'soon' is not a date"),
        (VALID.replace("[Limited]", "[Limted]"), "line 7: '[Limted]' is no section"),
        (VALID.replace("6", "six"), "line 8: 'six' is no card"),
        (VALID.replace("6", "0"), "line 8: '0' is no card"),
        (VALID.replace("6", "5"), "line 8: the card 5 is listed twice"),
        (VALID.replace("name:", "called:"), "line 1: 'called: X 2024.10' is no heading"),
        ("\x00\x01", "is not a text file"),
        ("", "the heading 'name:' is missing"),
    ],
)
def test_a_damaged_list_is_one_sentence(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "x.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BanlistError) as error:
        load_banlist(path)
    assert words in str(error.value)
    assert str(error.value).startswith(str(path))
    assert str(error.value).endswith(".")


# -- lflist.conf --------------------------------------------------------------------------------------

YGOPRO = """#[2024.10][2024.7 TCG]
!2024.10
#forbidden
00000005 0 --Five
6 1
7 2 -- seven
!2024.7 TCG
5 1
"""


def test_the_ygopro_dialect() -> None:
    ocg, tcg = parse_lflist(YGOPRO)
    assert (ocg.name, ocg.region, ocg.date, ocg.limits) == (
        "2024.10",
        "OCG",
        datetime.date(2024, 10, 1),
        {5: 0, 6: 1, 7: 2},
    )
    assert (tcg.name, tcg.region, tcg.date, tcg.limits) == (
        "2024.7 TCG",
        "TCG",
        datetime.date(2024, 7, 1),
        {5: 1},
    )
    assert not ocg.problems
    assert not ocg.whitelist


def test_the_edopro_dialect() -> None:
    (goat,) = parse_lflist("\ufeff!GOAT Format\r\n$whitelist\r\n5 3 --five\r\n6 -1\r\n7 9\r\n8 +2")
    assert (goat.name, goat.region, goat.date, goat.whitelist) == ("GOAT Format", "", None, True)
    assert goat.limits == {5: 3, 6: 0, 7: 3, 8: 2}


def test_lines_that_are_no_entries_are_named_and_left_out() -> None:
    (only,) = parse_lflist("5 1\n!X\nKuriboh 1\n6\n7 many\n0 1\n99999999999 1\n$genesys\n8 1\n", "my.conf")
    assert only.limits == {8: 1}
    assert [problem.split(":")[0] for problem in only.problems] == [
        f"my.conf, line {number}" for number in (1, 3, 4, 5, 6, 7, 8)
    ]
    assert "before the first '!Name'" in only.problems[0]
    assert "'Kuriboh 1' is no entry" in only.problems[1]


def test_a_flood_of_bad_lines_is_cut_short() -> None:
    (only,) = parse_lflist("!X\n" + "bad\n" * 10_000)
    assert len(only.problems) == 21
    assert only.problems[-1] == "lflist.conf: 9980 more lines could not be used."


@given(content=st.binary(max_size=300))
def test_any_bytes_are_lists_or_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("lists") / "lflist.conf"
    path.write_bytes(content)
    found: tuple[Banlist, ...] | BanlistError
    try:
        found = load_lflist(path)
    except BanlistError as error:
        found = error
    if isinstance(found, BanlistError):
        assert str(path) in str(found)
        assert len(str(found).splitlines()) == 1
    else:
        assert all(0 <= count <= 3 for each in found for count in each.limits.values())
        assert all(len(problem.splitlines()) == 1 for each in found for problem in each.problems)


entries = st.dictionaries(st.integers(1, 0xFFFFFFFF), st.integers(0, 3), max_size=40)


@given(entries, st.booleans(), st.sampled_from(["\n", "\r\n", "\r"]), st.integers(0, 4))
def test_every_list_is_read_as_it_was_written(
    limits: dict[int, int], whitelist: bool, end: str, zeros: int
) -> None:
    lines = ["!X 2020.1", *["$whitelist"] * whitelist]
    lines += [f"{'0' * zeros}{code} {count} --x" for code, count in limits.items()]
    (found,) = parse_lflist(end.join(lines))
    assert found.limits == limits
    assert found.whitelist == whitelist
    assert found.name == "X 2020.1"


# -- All lists together -------------------------------------------------------------------------------


def test_lists_of_the_user_join_the_others(tmp_path: Path) -> None:
    own = tmp_path / "lflist.conf"
    own.write_text("!2030.1\n5 1\n!Cube\n$whitelist\n6 3\nbad\n", encoding="utf-8")
    ours = tmp_path / "mine.txt"
    ours.write_text(VALID, encoding="utf-8")
    problems: list[str] = []
    found = load_banlists([own, ours, tmp_path / "none.conf"], problems)
    assert len(found) == 105
    assert found[0].name == "2030.1"
    assert found[-1].name == "Cube"
    assert banlist_named("x 2024 10", found).limits == {5: 0, 6: 1}
    assert len(problems) == 2
    assert "line 6" in problems[1] or "line 6" in problems[0]
    assert any("none.conf" in problem for problem in problems)
    with pytest.raises((BanlistError, FileError)):
        load_lflist(tmp_path / "none.conf")


def test_a_list_is_found_by_its_name() -> None:
    assert banlist_named("ocg2024.10").name == "OCG 2024.10"
    assert banlist_named(" OCG-2024-10 ").name == "OCG 2024.10"
    assert banlist_named("TCG").name == "TCG 2026.05"
    assert banlist_named("ocg").name == "OCG 2026.07"
    assert banlist_named("N/A") is banlist_named("none") is NO_LIST
    with pytest.raises(BanlistError, match=r"'OCG 2024\.11'; did you mean OCG 2024\.\d\d or .*\?"):
        banlist_named("OCG 2024.11")
    with pytest.raises(BanlistError, match="list-banlists"):
        banlist_named("\x07" * 500)
    with pytest.raises(BanlistError):
        banlist_named("")
    signs = parse_lflist("!★\n5 1\n!☆\n6 1")
    assert banlist_named("☆", signs).limits == {6: 1}
    with pytest.raises(BanlistError):
        banlist_named("!", signs)


def test_what_a_list_changes() -> None:
    old = Banlist("a", "OCG", datetime.date(2020, 1, 1), {1: 0, 2: 1, 3: 2})
    new = Banlist("b", "OCG", datetime.date(2020, 4, 1), {1: 1, 3: 2, 4: 0})
    assert banlists.changes(old, new) == (Change(4, 3, 0), Change(1, 0, 1), Change(2, 1, 3))
    assert banlists.predecessor(new, [new, old]) == old
    assert banlists.predecessor(old, [new, old]) is None
    assert banlists.predecessor(NO_LIST, [new, old]) is None


def test_a_remembered_list() -> None:
    lists = bundled_banlists()
    assert remembered_banlist("", lists) == (NO_LIST, "")
    assert remembered_banlist("OCG 2024.10", lists)[0].name == "OCG 2024.10"

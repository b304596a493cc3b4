"""Reading card databases, whatever is in them."""

import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.data.carddb.cdb import RawCard, read_cdb, sqlite_uri
from app.data.carddb.made_up import write_made_up
from app.data.carddb.strings_conf import load_setnames, read_setnames
from app.engine import constants as c
from tests.data.card_folder import MONSTER, write_cdb


def only(path: Path, **row: Any) -> RawCard:
    reading = read_cdb(write_cdb(path, {"id": 1000, **row}))
    assert reading.problems == ()
    return reading.cards[0]


def test_values_are_unpacked(tmp_path: Path) -> None:
    pendulum = only(
        tmp_path / "p.cdb",
        type=MONSTER | c.TYPE_PENDULUM,
        level=0x0A010007,
        atk=-2,
        setcode=0x1045_0093,
        desc="One\r\ntwo",
    )
    assert (pendulum.level, pendulum.left_scale, pendulum.right_scale) == (7, 10, 1)
    assert (pendulum.attack, pendulum.setcodes, pendulum.text) == (-2, (0x93, 0x1045), "One\ntwo")
    link = only(tmp_path / "l.cdb", type=MONSTER | c.TYPE_LINK, level=2, **{"def": 0o240})
    assert (link.markers, link.defense) == (c.LINK_RIGHT | c.LINK_TOP, 0)
    assert (link.level, link.left_scale) == (2, 0)
    spell = only(tmp_path / "s.cdb", type=c.TYPE_SPELL, atk=500, race=8, attribute=3)
    assert (spell.attack, spell.race, spell.attribute) == (0, 0, 0)


@pytest.mark.parametrize("race", [1 << 62, -(1 << 63) | 1 << 40, 1 << 31])
def test_races_of_64_bits(tmp_path: Path, race: int) -> None:
    assert only(tmp_path / "r.cdb", type=MONSTER, race=race).race == race & (1 << 63) - 1


def test_four_archetypes_in_64_bits(tmp_path: Path) -> None:
    packed = 0xF0DD_0004_0003_0002 - (1 << 64)  # SQLite's numbers have a sign
    assert only(tmp_path / "s.cdb", type=MONSTER, setcode=packed).setcodes == (2, 3, 4, 0xF0DD)


def test_odd_values(tmp_path: Path) -> None:
    assert only(tmp_path / "n.cdb", type=MONSTER, level=-5).level == 5
    odd = only(tmp_path / "o.cdb", type=MONSTER, atk="many", race=1.5, alias=1000, setcode=None)
    assert (odd.attack, odd.race, odd.alias, odd.setcodes) == (0, 0, 0, ())


def test_rows_that_are_no_cards_are_left_out(tmp_path: Path) -> None:
    path = write_cdb(
        tmp_path / "cards.cdb",
        {"id": 5, "type": MONSTER},
        {"id": -1, "type": MONSTER},
        {"id": 1 << 40, "type": MONSTER},
        {"id": 6, "type": 0},
        {"id": 7, "type": c.TYPE_SPELL | c.TYPE_TRAP},
        {"id": 8, "type": MONSTER, "name": " "},
    )
    reading = read_cdb(path)
    assert [card.code for card in reading.cards] == [5]
    assert reading.problems == (f"{path}: 5 rows are not Monster, Spell or Trap Cards and are left out.",)


def test_missing_columns_and_foreign_tables(tmp_path: Path) -> None:
    small, foreign = tmp_path / "small.cdb", tmp_path / "foreign.cdb"
    with closing(sqlite3.connect(small)) as connection:
        connection.executescript(
            "CREATE TABLE datas(id, type); CREATE TABLE texts(id, name);"
            "INSERT INTO datas VALUES (5, 2); INSERT INTO texts VALUES (5, 'Pot');"
        )
    assert [(card.name, card.text) for card in read_cdb(small).cards] == [("Pot", "")]
    with closing(sqlite3.connect(foreign)) as connection:
        connection.executescript("CREATE TABLE songs(id)")
    assert "no tables of cards" in read_cdb(foreign).problems[0]


def test_the_file_is_neither_locked_nor_written(tmp_path: Path) -> None:
    path = write_cdb(tmp_path / "a #?% 龍.cdb", {"id": 5, "type": MONSTER})
    before = path.read_bytes()
    path.chmod(0o444)
    assert len(read_cdb(path).cards) == 1
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_database_in_wal_mode_leaves_no_files_behind(tmp_path: Path) -> None:
    path = write_cdb(tmp_path / "wal.cdb", {"id": 5, "type": MONSTER})
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    assert len(read_cdb(path).cards) == 1
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_paths_of_all_systems_make_uris() -> None:
    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

        def absolute(self) -> "Named":
            return self

        def as_posix(self) -> str:
            return self.name

    def uri(name: str) -> str:
        return sqlite_uri(Named(name))  # type: ignore[arg-type]  # only its name is asked for

    assert uri("/home/y/c d.cdb") == "file:///home/y/c%20d.cdb"
    assert uri("C:/Games/cards.cdb") == "file:///C:/Games/cards.cdb"
    assert uri("//server/share/cards.cdb") == "file:////server/share/cards.cdb"


def test_what_cannot_be_read_gives_one_sentence(tmp_path: Path) -> None:
    folder, text = tmp_path / "folder.cdb", tmp_path / "text.cdb"
    folder.mkdir()
    text.write_text("no database " * 200, encoding="utf-8")
    for path in (folder, text, tmp_path / "missing.cdb"):
        reading = read_cdb(path)
        assert (reading.cards, len(reading.problems)) == ([], 1)
        assert str(path) in reading.problems[0]


def test_a_view_that_computes_for_ever_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.data.carddb.cdb.MAX_SECONDS", 0.2)
    path = tmp_path / "spiteful.cdb"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            "CREATE TABLE texts(id, name);"
            "CREATE VIEW datas(id, type) AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
            " SELECT i, 2 FROM n WHERE i < 0;"
        )
    reading = read_cdb(path)
    assert (reading.cards, len(reading.problems)) == ([], 1)


def test_too_many_rows_are_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.data.carddb.cdb.MAX_CARDS", 20)
    path = tmp_path / "many.cdb"
    write_made_up(path, 40)
    reading = read_cdb(path)
    assert len(reading.cards) == 20
    assert "first 20 cards" in reading.problems[0]


def test_archives(tmp_path: Path) -> None:
    inner = write_cdb(tmp_path / "inner.cdb", {"id": 5, "type": MONSTER})
    path = tmp_path / "expansion.ypk"
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(inner, "inner.cdb")
        archive.writestr("other.cdb", b"not a database")
        archive.writestr("script/c5.lua", b"-- nothing")
        archive.writestr("pack/strings.conf", b"!setname 0x9 From The Archive")
    reading = read_cdb(path)
    assert [card.code for card in reading.cards] == [5]
    assert len(reading.problems) == 1
    assert "other.cdb" in reading.problems[0]
    assert load_setnames([path]) == ({9: ["From The Archive"]}, [])
    path.write_bytes(path.read_bytes()[:100])
    assert load_setnames([path]) == ({}, [])
    assert "damaged" in read_cdb(path).problems[0]


_SAMPLE: list[bytes] = []


def _sample(folder: Path) -> bytes:
    if not _SAMPLE:
        path = folder / "sample.cdb"
        write_made_up(path, 60)
        _SAMPLE.append(path.read_bytes())
    return _SAMPLE[0]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_damage_gives_cards_or_a_sentence(tmp_path: Path, data: st.DataObject) -> None:
    content = bytearray(_sample(tmp_path))
    for place, value in data.draw(
        st.lists(st.tuples(st.integers(0, len(content) - 1), st.integers(0, 255)), max_size=40)
    ):
        content[place] = value
    cut = data.draw(st.one_of(st.none(), st.integers(0, len(content))))
    path = tmp_path / "damaged.cdb"
    path.write_bytes(bytes(content[:cut]))
    reading = read_cdb(path)
    assert reading.cards or reading.problems
    assert all(card.name and 0 < card.code < 1 << 32 for card in reading.cards)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=400), st.sampled_from([".cdb", ".zip", ".ypk"]))
def test_any_bytes_give_a_sentence(tmp_path: Path, content: bytes, ending: str) -> None:
    path = tmp_path / f"any{ending}"
    path.write_bytes(content)
    reading = read_cdb(path)
    assert reading.cards == []
    assert len(reading.problems) <= 1


def test_setnames(tmp_path: Path) -> None:
    content = (
        "\ufeff#comment\r\n!system 1 Normal Summon\r\n!setname 0xdd Blue-Eyes|青眼\tブルーアイズ\r\n"
        "!setname 0x1DD Small\n!setname zz Bad\n!setname 0x12345 Too long\n!setname 0x5 | \n!setname 0x6 Last"
    ).encode()
    assert read_setnames(content) == {0xDD: ["Blue-Eyes", "青眼"], 0x1DD: ["Small"], 6: ["Last"]}
    one, two = tmp_path / "one.conf", tmp_path / "two.conf"
    one.write_bytes(content)
    two.write_text("!setname 0xdd Blauäugig", encoding="utf-8")
    names, problems = load_setnames([one, two, tmp_path / "missing.conf"])
    assert names[0xDD] == ["Blauäugig", "Blue-Eyes", "青眼"]
    assert len(problems) == 1
    assert "missing.conf" in problems[0]


@settings(max_examples=60)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_strings_conf(content: bytes) -> None:
    names = read_setnames(b"!setname 0x1 First\n" + content)
    assert all(
        0 < code <= 0xFFFF and all(name.strip() for name in several) for code, several in names.items()
    )

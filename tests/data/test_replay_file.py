"""The .ketto file: whatever happens to it, the reader gives the same record or one clear sentence."""

import json
import struct
import zlib
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cli.replay_check import damaged, is_part
from app.data import replay_file
from app.data.errors import FileError, RecordError
from app.data.frames import CARD_FIELDS
from app.data.record import Branch, Note, Record
from app.data.replay_file import (
    load_partial,
    load_record,
    pack,
    save_record,
    unpack,
    unpack_partial,
)
from app.engine.events import DuelStarted, Event
from tests.data.played import played

CHUNK = struct.Struct("<4sIII")
Chunk = tuple[bytes, dict[str, object]]


@cache
def record() -> Record:
    return played(frames=True).record()


@cache
def with_lines() -> Record:
    """The record of a short duel with notes and two lines."""
    whole = played(answers=100, frames=True).record()
    other = played(seed=7, answers=60, frames=True).record()
    line = Branch(
        -1,
        40,
        "Another way",
        other.responses[40:60],
        digests=tuple(item for item in other.digests if item[0] >= 40),
        events=tuple(item for item in other.events if item[0] > 40),
        frames=other.frames[40:],
        names=("C", "D"),
        turn=other.turn,
    )
    inner = replace(
        line, parent=0, step=50, name="And another", responses=(), frames=(), events=(), digests=()
    )
    notes = (Note(0, "At the start"), Note(45, "On the line", 0))
    return replace(whole, branches=(line, inner), notes=notes)


@cache
def packed() -> bytes:
    return pack(record())


def chunks(content: bytes) -> list[Chunk]:
    """The parts of a file of format 2."""
    found: list[Chunk] = []
    place = 10
    while place < len(content):
        tag, size, _, _ = CHUNK.unpack_from(content, place)
        place += CHUNK.size
        found.append((tag, json.loads(zlib.decompress(content[place : place + size]))))
        place += size
    return found


def chunk(tag: bytes, content: bytes, size: int | None = None, checksum: int | None = None) -> bytes:
    """One part around any content."""
    body = zlib.compress(content)
    size = len(content) if size is None else size
    checksum = zlib.crc32(tag + body) if checksum is None else checksum
    return CHUNK.pack(tag, len(body), size, checksum) + body


def file_of(parts: list[Chunk], version: int = 2) -> bytes:
    """A file of parts, as a program that writes nonsense would make it."""
    body = b"".join(chunk(tag, json.dumps(values).encode()) for tag, values in parts)
    return b"\x89KETTO\r\n" + struct.pack("<H", version) + body


def old_file(content: bytes, size: int | None = None, checksum: int | None = None) -> bytes:
    """A file of format 1 around any content."""
    size = len(content) if size is None else size
    checksum = zlib.crc32(content) if checksum is None else checksum
    header = struct.pack("<8sHII", b"\x89KETTO\r\n", 1, size, checksum)
    return header + zlib.compress(content)


@cache
def old_values() -> dict[str, object]:
    """What a record of format 1 holds."""
    head = dict(chunks(packed())[0][1])
    steps = [values for tag, values in chunks(packed()) if tag == b"STEP"]
    names = ("app_version", "names", "setup", "surrendered", "winner", "win_reason", "turn")
    joined: dict[str, object] = {
        key: [item for values in steps for item in values[key]]  # type: ignore[attr-defined]  # JSON values of any shape
        for key in ("responses", "digests", "events")
    }
    return {name: head[name] for name in names} | joined


def read(data: bytes) -> Record | RecordError:
    try:
        return unpack(data, "x.ketto")
    except RecordError as error:
        return error


def read_part(data: bytes) -> tuple[Record | None, str]:
    """What can be read of ``data``, or None; an error is a sentence in any case."""
    problem: RecordError | None = None
    try:
        return unpack_partial(data, "x.ketto")
    except RecordError as error:
        problem = error
    assert is_sentence(problem)
    return None, str(problem)


def is_sentence(found: object) -> bool:
    text = str(found)
    one = text.startswith("x.ketto ") and "\n" not in text and text.endswith(".")
    return isinstance(found, RecordError) and one


@pytest.mark.parametrize("make", [record, with_lines])
def test_round_trip(tmp_path: Path, make: object) -> None:
    assert callable(make)
    path = tmp_path / "new" / "duel.ketto"
    save_record(make(), path)
    assert load_record(path) == make()
    assert load_partial(path) == (make(), "")
    assert path.read_bytes() == pack(make()), "the same duel gives the same bytes"


def test_what_is_in_it() -> None:
    found = record()
    assert found.names == ("Yugi", "Kaiba")
    assert found.winner in (0, 1, 2)
    assert found.final_digest == found.digests[-1][1]
    assert found.digests[-1][0] == len(found.responses)
    assert isinstance(found.events[0][1], DuelStarted)
    assert len(found.digests) > 10
    assert len(found.frames) == len(found.responses) + 1
    assert found.app_version
    assert all(isinstance(event, Event) for _, event in found.events)
    assert len(packed()) < 200_000


def test_equal_parts_of_frames_are_shared_after_reading() -> None:
    """Memory of a long duel stays small: a row that did not change is the same object."""
    frames = unpack(packed()).frames
    shared = sum(a[0].sides[0].monsters is b[0].sides[0].monsters for a, b in pairwise(frames))
    assert shared > len(frames) // 2


def test_a_record_of_format_1_is_read() -> None:
    found = read(old_file(json.dumps(old_values()).encode()))
    assert isinstance(found, Record), found
    assert found == replace(record(), frames=(), scripts_version="")


@given(st.data())
def test_a_flipped_bit_is_noticed_or_harmless(data: st.DataObject) -> None:
    bit = data.draw(st.integers(0, len(packed()) * 8 - 1))
    broken = bytearray(packed())
    broken[bit // 8] ^= 1 << bit % 8
    found = read(bytes(broken))
    assert found == record() or is_sentence(found)


@given(st.data())
def test_a_truncated_file_is_noticed_and_its_beginning_can_be_read(data: st.DataObject) -> None:
    content = pack(with_lines())
    length = data.draw(st.integers(0, len(content) - 1))
    assert is_sentence(read(content[:length]))
    part, sentence = read_part(content[:length])
    if part is not None:
        assert is_part(part, with_lines())
        assert sentence.startswith("x.ketto is damaged or incomplete; the ")
    else:
        assert length < len(content) // 2


def test_damaged_files_of_all_kinds_give_a_sentence_or_a_correct_part() -> None:
    """``ketto check-replays --fuzz 10000`` does the same many times."""
    parts = 0
    for data in damaged(pack(with_lines()), 1, 150):
        found = read(data)
        assert is_sentence(found) or found == with_lines()
        part, sentence = read_part(data)
        if part is not None:
            assert sentence.endswith(" could be read.")
            assert is_part(part, with_lines())
            parts += 1
    assert parts > 50


def test_a_hole_in_the_middle_leaves_what_is_before_it_and_lines_that_hang_on_that() -> None:
    parts = chunks(pack(with_lines()))
    third = [n for n, (tag, _) in enumerate(parts) if tag == b"STEP"][2]
    part, sentence = unpack_partial(file_of(parts[:third] + parts[third + 1 :]), "x.ketto")
    assert is_part(part, with_lines())
    assert (part.steps, part.winner, part.notes) == (64, None, with_lines().notes)
    assert part.branches == with_lines().branches
    assert "the first 64 answers could be read" in sentence
    second = third - 1
    part, _ = unpack_partial(file_of(parts[:second] + parts[second + 1 :]), "x.ketto")
    assert (part.steps, part.branches, part.notes) == (32, (), with_lines().notes[:1])


def test_a_newer_file_is_refused_but_shown_as_far_as_it_is_understood() -> None:
    parts = chunks(pack(with_lines()))
    assert parts[1][0] == b"STEP"
    events = parts[1][1]["events"]
    assert isinstance(events, list)
    events.append([len(parts[1][1]["responses"]), "Exploded", {"loud": True}])  # type: ignore[arg-type]  # JSON values of any shape
    newer = file_of([*parts[:-1], (b"SHOP", {"anything": 1}), parts[-1]], version=3)
    found = read(newer)
    assert is_sentence(found)
    assert "newer Ketto" in str(found)
    part, sentence = unpack_partial(newer, "x.ketto")
    assert part == with_lines()
    assert "newer Ketto" in sentence


@pytest.mark.parametrize("key", ["app_version", "setup", "slots", "card"])
def test_nothing_is_read_after_a_head_that_cannot_be(key: str) -> None:
    """Branches and their steps follow; without the rules of the head nobody can read them."""
    parts = chunks(pack(with_lines()))
    parts[0][1][key] = [None, 7]
    content = file_of(parts)
    assert is_sentence(read(content))
    with pytest.raises(RecordError, match="nothing of it can be shown"):
        unpack_partial(content, "x.ketto")


def test_what_a_file_says_cannot_break_the_sentence() -> None:
    parts = chunks(packed())
    first = next(values for tag, values in parts if tag == b"STEP")
    assert isinstance(first["events"], list)
    first["events"][0] = [*first["events"][0][:2], {"a\nb\u2028\x1b[2J\ud800": None}]
    found = read(file_of(parts))
    assert is_sentence(found)
    assert "a\ufffdb\ufffd\ufffd[2J\ufffd" in str(found)
    str(found).encode()  # and it can be printed


def test_fields_a_later_version_adds_or_drops_do_not_matter() -> None:
    parts = chunks(packed())
    head = parts[0][1]
    assert isinstance(head["slots"], list)
    assert isinstance(head["card"], list)
    head["slots"].append("weather")
    head["card"].append("mood")
    found = read(file_of(parts))
    assert found == record()
    # A record from before a field existed: it gets its default.
    names = [name for name in head["card"] if name not in ("mood", "public")]
    where = head["card"].index("public")
    for tag, values in parts:
        if tag == b"STEP":
            values["cards"] = [row[:where] + row[where + 1 :] for row in values["cards"]]  # type: ignore[attr-defined]  # JSON values of any shape
    head["card"] = names
    found = read(file_of(parts))
    assert isinstance(found, Record), found
    assert found.frames[0][0].me.hand[0].code == record().frames[0][0].me.hand[0].code


@given(st.binary(max_size=300))
def test_foreign_bytes_are_refused(data: bytes) -> None:
    assert is_sentence(read(data))
    assert is_sentence(read(packed()[:8] + data))
    assert is_sentence(read(packed()[:10] + data))
    assert is_sentence(read(old_file(data)))
    assert is_sentence(read(packed()[:10] + chunk(b"HEAD", data)))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(data=st.data())
def test_any_other_value_in_any_place_is_refused_or_a_record(data: st.DataObject) -> None:
    """Damage with a correct checksum, as a bad program would write it, still gives a sentence."""
    parts = chunks(pack(with_lines()))
    place: object = data.draw(st.sampled_from([values for _, values in parts]))
    for _ in range(data.draw(st.integers(0, 4))):
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))  # type: ignore[arg-type]  # JSON values of any shape
        key = data.draw(st.sampled_from(keys))
        inner = place[key]  # type: ignore[index]  # a dict or a list, by its own keys
        if not isinstance(inner, (dict, list)) or not inner:
            break
        place = inner
    key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))  # type: ignore[arg-type]  # JSON values of any shape
    place[key] = data.draw(json_values)  # type: ignore[index]  # JSON values of any shape
    content = file_of(parts)
    found = read(content)
    assert isinstance(found, Record) or is_sentence(found)
    read_part(content)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a Ketto record"),
        (b"yrp1" + bytes(100), "not a Ketto record"),
        (file_of([(b"HEAD", {})], 3), "newer Ketto"),
        (file_of([(b"HEAD", {})], 0), "damaged"),
        (file_of([(b"HEAD", {})]), "'app_version' is missing"),
        (file_of([(b"STEP", {})]), "damaged"),
        (file_of([]), "damaged"),
        (packed()[:10] + chunk(b"HEAD", b"{}", size=1), "damaged"),
        (packed()[:10] + chunk(b"HEAD", b"{}", checksum=1), "damaged"),
        (packed()[:10] + chunk(b"HEAD", b"[" * 100_000), "damaged"),
        (packed()[:10] + chunk(b"HEAD", b"[1]"), "damaged"),
        (packed()[:10] + chunk(b"HEAD", b"{}", size=1 << 31), "damaged"),
        (packed() + b"x", "damaged"),
        (packed() + chunk(b"NOTE", b'{"notes":[]}'), "damaged"),
        (old_file(b"{}", size=3), "damaged"),
        (old_file(b"{}", checksum=1), "damaged"),
        (old_file(b"{}") + b"x", "damaged"),
        (old_file(b"[" * 100_000), "damaged"),
        (old_file(b"{}"), "'app_version' is missing"),
        (old_file(b"{}", size=1 << 31), "damaged"),
    ],
)
def test_each_kind_of_damage_is_named(data: bytes, words: str) -> None:
    found = read(data)
    assert is_sentence(found)
    assert words in str(found)


@pytest.mark.parametrize("promised", [100, 16 << 20])
def test_a_bomb_is_not_unpacked(promised: int) -> None:
    """16 MiB of zeros behind a header that promises less or more than allowed: nothing is unpacked."""
    assert is_sentence(read(packed()[:10] + chunk(b"HEAD", bytes(16 << 20), size=promised)))
    assert is_sentence(read(old_file(bytes(17 << 20), size=promised + 1)))


def test_many_small_bombs_are_not_unpacked_either() -> None:
    head = packed()[:10] + chunk(b"HEAD", json.dumps(chunks(packed())[0][1]).encode())
    bomb = chunk(b"NOTE", b'{"notes":[]}' + b" " * ((4 << 20) - 12))
    assert len(bomb) < 10_000
    assert is_sentence(read(head + bomb * 40))


STEP_OF = {"responses": b"STEP", "digests": b"STEP", "events": b"STEP"}


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("winner", 3, "the result is impossible"),
        ("surrendered", 2, "the result is impossible"),
        ("names", ["", "x"], "name"),
        ("names", ["x"], "2"),
        ("responses", [[True]], "is not of the kind int"),
        ("digests", [[5, "a"], [4, "b"]], "out of order"),
        ("digests", [[10_000_000, "a"]], "outside the duel"),
        ("events", [[0, "Exploded", {}]], "'Exploded' is unknown"),
        ("events", [[0, "ChainEnded", {"x": 1}]], "has no 'x'"),
        ("events", [[0, "TurnStarted", {"player": 1}]], "'turn' of TurnStarted is missing"),
        ("turn", 1 << 80, "is not of the kind int"),
        ("setup", {}, "missing"),
    ],
)
@pytest.mark.parametrize("version", [1, 2])
def test_values_no_duel_can_have_are_refused(key: str, value: object, words: str, version: int) -> None:
    if version == 1:
        content = old_file(json.dumps(old_values() | {key: value}).encode())
    else:
        parts = chunks(packed())
        wanted = STEP_OF.get(key, b"HEAD")
        next(values for tag, values in parts if tag == wanted)[key] = value
        content = file_of(parts)
    found = read(content)
    assert is_sentence(found)
    assert words in str(found)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("frames", [[[0, 1]]], "list of two"),
        ("frames", [[[0, 1], []]], "not whole"),
        ("frames", [[[0], []]], "list of pairs"),
        ("frames", [[[9999, 1], []]], "out of place"),
        ("frames", [[[9, 99999], []]], "row that is not there"),
        ("frames", [[[True, 1], []]], "out of place"),
        ("cards", [[1, 2]], "number of values"),
        ("cards", [[1, 2, 3, 4, 5, 6, "x"]], "not a number"),
        ("cards", [[1] * CARD_FIELDS.index("counters") + [[], [5]]], "card that is not there"),
        ("rows", {}, "not a list"),
    ],
)
def test_frames_no_duel_can_have_are_refused(key: str, value: object, words: str) -> None:
    parts = chunks(packed())
    parts[1][1][key] = value
    found = read(file_of(parts))
    assert is_sentence(found)
    assert words in str(found)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"parent": 0}, "not there"),
        ({"parent": -2}, "not there"),
        ({"step": 100_000}, "not there"),
        ({"winner": 5}, "result of a line"),
        ({"redeal": [2, 1]}, "for nobody"),
        ({"names": ["", "D"]}, "letters"),
    ],
)
def test_lines_no_record_can_have_are_refused(change: dict[str, object], words: str) -> None:
    parts = chunks(pack(with_lines()))
    next(values for tag, values in parts if tag == b"LINE").update(change)
    if "step" in change:
        position = [tag for tag, _ in parts].index(b"LINE") + 1
        parts[position][1]["from"] = 100_000
        parts[position][1].update({"events": [], "digests": []})
    found = read(file_of(parts))
    assert is_sentence(found)
    assert words in str(found)


def test_a_duel_of_too_many_steps_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.data.record_chunks.MAX_STEPS", 50)
    found = read(packed())
    assert is_sentence(found)
    assert "more than 50 steps" in str(found)


def test_files_that_cannot_be_read_or_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RecordError, match="no record file"):
        load_record(tmp_path / "none.ketto")
    with pytest.raises(RecordError, match="Cannot read"):
        load_record(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match="Cannot write into the folder"):
        save_record(record(), tmp_path / "file" / "x.ketto")
    monkeypatch.setattr(replay_file, "MAX_FILE_BYTES", 1024)
    (tmp_path / "big.ketto").write_bytes(bytes(2000))
    with pytest.raises(RecordError, match="larger than 1 KiB"):
        load_record(tmp_path / "big.ketto")


def test_a_record_from_before_a_rule_flag_existed_is_read() -> None:
    parts = chunks(packed())
    setup = parts[0][1]["setup"]
    assert isinstance(setup, dict)
    rules = setup["rules"]
    assert isinstance(rules, dict)
    del rules["trap_monster_keeps_zone"]
    found = read(file_of(parts))
    assert isinstance(found, Record), found
    assert found.setup.rules == record().setup.rules

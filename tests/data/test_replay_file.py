"""The .ketto file: whatever happens to it, the reader gives the same record or one clear sentence."""

import json
import struct
import zlib
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data import replay_file
from app.data.errors import FileError, RecordError
from app.data.replay_file import Record, load_record, pack, save_record, unpack
from app.engine.events import DuelStarted, Event
from tests.data.played import played


@cache
def record() -> Record:
    return played().record()


@cache
def packed() -> bytes:
    return pack(record())


def wrap(content: bytes, version: int = 1, size: int | None = None, checksum: int | None = None) -> bytes:
    """A container around any content."""
    size = len(content) if size is None else size
    checksum = zlib.crc32(content) if checksum is None else checksum
    header = struct.pack("<8sHII", b"\x89KETTO\r\n", version, size, checksum)
    return header + zlib.compress(content)


def content() -> dict[str, object]:
    values: dict[str, object] = json.loads(zlib.decompress(packed()[18:]))
    return values


def read(data: bytes) -> Record | RecordError:
    try:
        return unpack(data, "x.ketto")
    except RecordError as error:
        return error


def is_sentence(found: Record | RecordError) -> bool:
    text = str(found)
    one = text.startswith("x.ketto ") and "\n" not in text and text.endswith(".")
    return isinstance(found, RecordError) and one


def test_round_trip(tmp_path: Path) -> None:
    path = tmp_path / "new" / "duel.ketto"
    save_record(record(), path)
    assert load_record(path) == record()
    assert path.read_bytes() == packed(), "the same duel gives the same bytes"


def test_what_is_in_it() -> None:
    found = record()
    assert found.names == ("Yugi", "Kaiba")
    assert found.winner in (0, 1, 2)
    assert found.final_digest == found.digests[-1][1]
    assert found.digests[-1][0] == len(found.responses)
    assert isinstance(found.events[0][1], DuelStarted)
    assert len(found.digests) > 10
    assert all(isinstance(event, Event) for _, event in found.events)
    assert len(packed()) < 200_000


@given(st.data())
def test_a_flipped_bit_is_noticed_or_harmless(data: st.DataObject) -> None:
    bit = data.draw(st.integers(0, len(packed()) * 8 - 1))
    broken = bytearray(packed())
    broken[bit // 8] ^= 1 << bit % 8
    found = read(bytes(broken))
    assert found == record() or is_sentence(found)


@given(st.data())
def test_a_truncated_file_is_noticed(data: st.DataObject) -> None:
    length = data.draw(st.integers(0, len(packed()) - 1))
    assert is_sentence(read(packed()[:length]))


@given(st.binary(max_size=300))
def test_foreign_bytes_are_refused(data: bytes) -> None:
    assert is_sentence(read(data))
    assert is_sentence(read(packed()[:8] + data))
    assert is_sentence(read(wrap(data)))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(data=st.data())
def test_any_other_value_in_any_place_is_refused_or_a_record(data: st.DataObject) -> None:
    """Damage with a correct checksum, as a bad program would write it, still gives a sentence."""
    values = content()
    place: object = values
    for _ in range(data.draw(st.integers(1, 4))):
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))  # type: ignore[arg-type]
        key = data.draw(st.sampled_from(keys))
        inner = place[key]  # type: ignore[index]  # a dict or a list, by its own keys
        if not isinstance(inner, (dict, list)) or not inner:
            break
        place = inner
    key = data.draw(st.sampled_from(list(place) if isinstance(place, dict) else list(range(len(place)))))  # type: ignore[arg-type]
    place[key] = data.draw(json_values)  # type: ignore[index]
    found = read(wrap(json.dumps(values).encode()))
    assert isinstance(found, Record) or is_sentence(found)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not a Ketto record"),
        (b"yrp1" + bytes(100), "not a Ketto record"),
        (wrap(b"{}", version=2), "newer Ketto"),
        (wrap(b"{}", version=0), "damaged"),
        (wrap(b"{}", size=3), "damaged"),
        (wrap(b"{}", checksum=1), "damaged"),
        (wrap(b"{}") + b"x", "damaged"),
        (wrap(b"[" * 100_000), "damaged"),
        (wrap(b"[1]"), "damaged"),
        (wrap(b"{}"), "'app_version' is missing"),
        (wrap(b"{}", size=1 << 31), "damaged"),
    ],
)
def test_each_kind_of_damage_is_named(data: bytes, words: str) -> None:
    found = read(data)
    assert is_sentence(found)
    assert words in str(found)


def test_a_bomb_is_not_unpacked() -> None:
    """16 MiB of zeros behind a header that promises 100 bytes: nothing near that is unpacked."""
    bomb = wrap(bytes(16 << 20), size=100)
    assert len(bomb) < 20_000
    assert is_sentence(read(bomb))


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
def test_values_no_duel_can_have_are_refused(key: str, value: object, words: str) -> None:
    found = read(wrap(json.dumps(content() | {key: value}).encode()))
    assert is_sentence(found)
    assert words in str(found)


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
    values = content()
    setup = values["setup"]
    assert isinstance(setup, dict)
    rules = setup["rules"]
    assert isinstance(rules, dict)
    del rules["trap_monster_keeps_zone"]
    found = read(wrap(json.dumps(values).encode()))
    assert isinstance(found, Record), found
    assert found.setup.rules == record().setup.rules

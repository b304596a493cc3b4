"""Replays of other programs: decks, names, settings and messages; nonsense gives one sentence."""

from __future__ import annotations

import lzma
import random
import struct
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data import yrp
from app.data.errors import RecordError
from app.data.yrp import (
    EXTENDED,
    FLAGS64,
    HAND_TEST,
    NEW,
    SINGLE,
    TAG,
    ForeignDeck,
    ForeignReplay,
    Message,
    load_yrp,
    read_yrp,
)

YRP1, YRP2, YRPX = 0x31707279, 0x32707279, 0x58707279
EDOPRO_VERSION = 0x0A000128
OLD_VERSION = 0x1353
MAIN = tuple(range(1001, 1041))
EXTRA = (2001, 2002)


def name(text: str) -> bytes:
    return text.encode("utf-16-le").ljust(40, b"\0")[:40]


def u32(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(4, "little") for number in numbers)


def deck(main: tuple[int, ...] = MAIN, extra: tuple[int, ...] = EXTRA) -> bytes:
    """As both programs write it: the last card first."""
    return u32(len(main), *reversed(main), len(extra), *reversed(extra))


def packed(
    kind: int, flag: int, body: bytes, *, version: int = EDOPRO_VERSION, stamp: int = 0, start: int = 0
) -> bytes:
    """A compressed file as the other programs write it."""
    filters = [{"id": lzma.FILTER_LZMA1, "dict_size": 1 << 24, "lc": 3, "lp": 0, "pb": 2}]
    stream = lzma.compress(body, format=lzma.FORMAT_RAW, filters=filters)
    props = b"\x5d\x00\x00\x00\x01\x00\x00\x00"
    head = struct.pack("<6I8s", kind, version, flag | 1, stamp, len(body), start, props)
    extension = struct.pack("<5Q", 1, 5, 6, 7, 8) if flag & EXTENDED and kind != YRP2 else b""
    if kind == YRP2:
        extension = bytes(48)
    return head + extension + stream


def edopro(
    flag: int = NEW | FLAGS64 | EXTENDED, decks: bytes = deck() + deck((5, 6), ()), tail: bytes = b""
) -> bytes:
    """A .yrp of the newer program."""
    names = u32(1) + name("Yugi") + u32(1) + name("海馬 🐉")
    rules = u32(8000, 5, 1) + (0x2000 | 0x800 | 0x4000).to_bytes(8, "little")
    return packed(YRP1, flag, names + rules + decks + u32(1, 777) + tail, stamp=1_700_000_000)


def old(kind: int = YRP1, rule: int = 3, body: bytes = deck() + deck()) -> bytes:
    """A .yrp of the older program."""
    names = name("Joey") + name("Mai\0left over")
    return packed(
        kind, 0x10, names + u32(4000, 6, 2, rule << 16 | 5) + body, version=OLD_VERSION, start=1_600_000_000
    )


def test_a_replay_of_the_newer_program(tmp_path: Path) -> None:
    path = tmp_path / "決闘 🐉.yrp"
    path.write_bytes(edopro(tail=b"\x03abc" * 20))
    found = load_yrp(path)
    assert found == ForeignReplay(
        program="EDOPro",
        names=("Yugi", "海馬 🐉"),
        decks=(ForeignDeck(MAIN, EXTRA), ForeignDeck((5, 6), ())),
        rule_cards=(777,),
        flags=0x6800,
        rules="mr5",
        saved_at=1_700_000_000,
    )


@pytest.mark.parametrize("kind", [YRP1, YRP2])
def test_a_replay_of_the_older_program(kind: int) -> None:
    found = read_yrp(old(kind))
    assert (found.program, found.names, found.rules) == ("YGOPro", ("Joey", "Mai"), "mr3")
    assert (found.lp, found.hand, found.draw, found.saved_at) == (4000, 6, 2, 1_600_000_000)
    assert found.decks == (ForeignDeck(MAIN, EXTRA),) * 2
    assert found.problems == ()


@pytest.mark.parametrize(
    ("flags", "rules"),
    [
        (0x100 | 0x200, "mr1"),
        (0x200, "mr2"),
        (0x800 | 0x1000, "mr3"),
        (0x2000 | 0x800, "mr4"),
        (0x6800, "mr5"),
    ],
)
def test_the_master_rule_is_told_by_the_flags(flags: int, rules: str) -> None:
    body = name("A") + name("B") + u32(8000, 5, 1, flags) + deck() + deck()
    assert read_yrp(packed(YRP1, 0, body)).rules == rules
    assert read_yrp(old(rule=int(rules[2]))).rules == rules


def test_a_tag_duel_has_four_players() -> None:
    body = b"".join(map(name, "ABCD")) + u32(8000, 5, 1, 5 << 16) + deck() * 4
    found = read_yrp(packed(YRP1, TAG, body, version=OLD_VERSION))
    assert (found.names, found.team, len(found.decks)) == (("A", "B", "C", "D"), 2, 4)


def test_a_hand_test_has_decks_a_puzzle_has_none() -> None:
    def body(script: bytes) -> bytes:
        return name("A") + name("B") + u32(8000, 0, 0, 0x6800) + len(script).to_bytes(2, "little") + script

    tried = read_yrp(packed(YRP1, SINGLE | HAND_TEST | NEW, body(b"hand-test-mode") + deck() + deck()))
    assert (tried.hand_test, tried.script, len(tried.decks)) == (True, "", 2)
    puzzle = read_yrp(packed(YRP1, SINGLE, body(b"../puzzles/../../etc/passwd.lua")))
    assert (puzzle.script, puzzle.decks) == ("../puzzles/../../etc/passwd.lua", ()), "named, and never opened"


def stream(messages: bytes, inner: bytes | None = None) -> bytes:
    """A .yrpX."""
    body = u32(1) + name("Yugi") + u32(1) + name("Kaiba") + (0x6800).to_bytes(8, "little") + messages
    if inner is not None:
        body += b"\xe7" + u32(len(inner)) + inner
    return packed(YRPX, NEW | FLAGS64 | EXTENDED, body, stamp=1_700_000_001)


def message(kind: int, data: bytes) -> bytes:
    return bytes([kind]) + u32(len(data)) + data


def test_the_messages_of_a_stream() -> None:
    found = read_yrp(stream(message(40, b"\x00") + message(41, b"\x04\x00"), edopro()))
    assert found.messages == (Message(40, b"\x00"), Message(41, b"\x04\x00"))
    assert (found.names, found.saved_at, found.problems) == (("Yugi", "Kaiba"), 1_700_000_001, ())
    assert found.decks[0] == ForeignDeck(MAIN, EXTRA)


def test_what_a_stream_lacks_is_named() -> None:
    found = read_yrp(stream(message(40, b"\x00")))
    assert found.problems == ("The replay holds no decks.",)
    cut = read_yrp(stream(message(40, b"\x00") + b"\x29" + u32(100) + b"ab"))
    assert cut.messages == (Message(40, b"\x00"),)
    assert cut.problems[0] == "The file could be read only in part (it ends too soon)."
    nested = read_yrp(stream(b"", stream(message(40, b"\x01"), stream(b"", edopro()))))
    assert nested.decks == (), "a stream in a stream in a stream is not followed"


def problem(content: bytes) -> str:
    with pytest.raises(RecordError) as caught:
        read_yrp(content, "x.yrp")
    text = str(caught.value)
    assert text.startswith("x.yrp is damaged or no replay")
    assert text.endswith(".")
    assert "\n" not in text
    return text


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "too short"),
        (b"\x89KETTO\r\n" + bytes(100), "does not begin"),
        (edopro()[:60], "too short"),
        (edopro()[:90], "does not unpack|only in part"),
        (packed(YRP1, NEW, u32(0)), "0 players"),
        (packed(YRP1, NEW, u32(1 << 31)), "2147483648 players"),
        (packed(YRP1, NEW, u32(1)), "too soon"),
    ],
)
def test_nonsense_is_one_sentence(content: bytes, words: str) -> None:
    assert any(word in problem(content) for word in words.split("|"))


def test_a_bomb_is_not_unpacked() -> None:
    content = bytearray(edopro())
    struct.pack_into("<I", content, 16, 0xFFFFFFFF)
    assert "claims to hold 4294967295 bytes" in problem(bytes(content))
    zeros = packed(YRP1, NEW, bytes(yrp.MAX_UNPACKED_BYTES + 1))
    assert "claims to hold" in problem(zeros)
    huge = bytearray(edopro())
    struct.pack_into("<I", huge, 25, 0xFFFFFFFF)  # a dictionary of 4 GiB
    assert "does not unpack" in problem(bytes(huge))


@cache
def samples() -> tuple[bytes, ...]:
    return edopro(), old(), old(YRP2), stream(message(40, b"\x00") * 30, edopro())


@given(st.data())
def test_damaged_files_give_a_sentence_or_something_readable(data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(samples()))
    broken = bytearray(whole)
    for _ in range(data.draw(st.integers(1, 5))):
        broken[data.draw(st.integers(0, len(broken) - 1))] = data.draw(st.integers(0, 255))
    content = bytes(broken[: data.draw(st.integers(0, len(broken)))])
    found: ForeignReplay | None = None
    try:
        found = read_yrp(content, "x.yrp")
    except RecordError:
        problem(content)
    if found is not None:
        assert 1 <= len(found.names) <= 8
        assert all(len(part) <= yrp.MAX_CARDS for one in found.decks for part in (one.main, one.extra))


def test_random_bodies_are_read_without_a_crash() -> None:
    chance = random.Random(4)
    for n in range(300):
        kind, flag = chance.choice([YRP1, YRP2, YRPX]), chance.randrange(1 << 10)
        version = chance.choice([OLD_VERSION, EDOPRO_VERSION])
        # Not compressed: every byte of it counts.
        head = struct.pack("<6I8s", kind, version, flag & ~1, 0, 0, 0, bytes(8))
        content = head + chance.randbytes(n * 3)
        try:
            found = read_yrp(content, "x.yrp")
        except RecordError:
            problem(content)
        else:
            assert isinstance(found, ForeignReplay)

"""Damaged records: whatever of them is whole is read, and what a list shows is read without the rest."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from app.cli.replay_check import is_part
from app.controller.duel_tree import DuelTree
from app.data.errors import RecordError
from app.data.record import Record
from app.data.replay_file import load_outline, load_record, pack, save_record, unpack_partial
from app.data.verify import verify
from tests.data.played import library
from tests.data.test_replay_file import (
    CHUNK,
    chunks,
    file_of,
    is_sentence,
    old_file,
    old_values,
    packed,
    read,
    read_part,
    record,
    with_lines,
)


def places(content: bytes) -> list[tuple[int, int]]:
    """(beginning, end) of each part of a file of format 2."""
    found: list[tuple[int, int]] = []
    place = 10
    while place < len(content):
        end = place + CHUNK.size + CHUNK.unpack_from(content, place)[1]
        found.append((place, end))
        place = end
    return found


@pytest.mark.parametrize("at", [0, 3, 4, 6, 9, 13, 16, 40, 200])
def test_a_record_whose_head_is_damaged_is_read_with_the_head_at_its_end(at: int) -> None:
    """In the tag, the sizes, the checksum or the content of the first part: all else is whole."""
    content = bytearray(pack(with_lines()))
    content[10 + at] ^= 0xFF
    assert is_sentence(read(bytes(content)))
    part, sentence = unpack_partial(bytes(content), "x.ketto")
    assert part == with_lines()
    assert sentence == "x.ketto is damaged or incomplete; the whole duel could be read."


@pytest.mark.parametrize("at", range(9))
def test_a_record_whose_first_bytes_are_damaged_is_read_all_the_same(at: int) -> None:
    content = bytearray(pack(with_lines()))
    content[at] ^= 0x02
    assert is_sentence(read(bytes(content)))
    part, sentence = unpack_partial(bytes(content), "x.ketto")
    assert part == with_lines()
    assert sentence.startswith("x.ketto is damaged or incomplete; ")


def test_a_head_that_is_missing_altogether_is_taken_from_the_end() -> None:
    content = pack(with_lines())
    (_, end), *_ = places(content)
    part, _ = unpack_partial(content[:10] + content[end:], "x.ketto")
    assert part == with_lines()


def test_without_any_head_nothing_can_be_read() -> None:
    """Neither the first part nor the last one: then even the rules are unknown."""
    content = bytearray(pack(with_lines()))
    content[30] ^= 1
    content[places(pack(with_lines()))[-1][0] + CHUNK.size + 5] ^= 1
    part, sentence = read_part(bytes(content))
    assert part is None
    assert "nothing of it can be shown" in sentence
    # Records from before the end repeated the head.
    parts = chunks(pack(with_lines()))
    del parts[-1][1]["head"]
    older = bytearray(file_of(parts))
    assert read(bytes(older)) == with_lines()
    older[30] ^= 1
    assert read_part(bytes(older))[0] is None


@pytest.mark.parametrize("at", [1, 5, 7, 10, 14, 60])
def test_damage_to_one_part_does_not_cost_the_parts_behind_it(at: int) -> None:
    """Even a size that is wrong: the next whole part is found again, so lines and notes are still there."""
    whole = pack(with_lines())
    spots = places(whole)
    tags = [whole[start : start + 4] for start, _ in spots]
    main_ends = tags.index(b"LINE")
    content = bytearray(whole)
    content[spots[main_ends - 1][0] + at] ^= 0xFF  # the last stretch of the main line
    part, _ = unpack_partial(bytes(content), "x.ketto")
    assert is_part(part, with_lines())
    assert 0 < part.steps < with_lines().steps
    assert (part.branches, part.notes) == (with_lines().branches, with_lines().notes)


@pytest.mark.parametrize(("number", "gap"), [(0, (0, 32)), (1, (33, 64)), (2, (65, 96))])
def test_behind_one_damaged_stretch_the_duel_goes_on(
    tmp_path: Path, number: int, gap: tuple[int, int]
) -> None:
    content = bytearray(pack(with_lines()))
    stretches = [place for place, _ in places(bytes(content)) if content[place : place + 4] == b"STEP"]
    content[stretches[number] + CHUNK.size + 9] ^= 1
    whole = with_lines()
    part, sentence = unpack_partial(bytes(content), "x.ketto")
    first, last = gap
    but = f"all but the answers {max(first, 1)} to {last} could be read."
    assert sentence == f"x.ketto is damaged or incomplete; {but}"
    assert part.gaps == (gap,)
    assert is_part(part, whole)
    assert (part.steps, part.winner, part.turn) == (whole.steps, whole.winner, whole.turn)
    assert (part.branches, part.notes) == (whole.branches, whole.notes)
    assert part.frames[last + 1 :] == whole.frames[last + 1 :]
    # The frame before stands still where nothing is known; behind the gap all of it is as it was.
    still = whole.frames[first - 1] if first else whole.frames[last + 1]
    assert set(part.frames[first : last + 1]) == {still}
    # Saved, it says the same; played again, it says where the gap begins.
    save_record(part, tmp_path / "part.ketto")
    assert load_record(tmp_path / "part.ketto") == part
    report = verify(part, library().pool)
    assert (report.ok, report.first_difference) == (False, max(first, 1))
    assert "the answer is lost" in report.message
    # A line that leaves before the gap is whole.
    tree = DuelTree(part)
    for line in range(len(part.branches)):
        start = part.branches[line].step if part.branches[line].parent < 0 else 40
        assert bool(tree.line(line).gaps) == (first <= start)


def test_two_damaged_stretches_side_by_side_end_the_line() -> None:
    """Nobody knows whether a line began between them."""
    content = bytearray(pack(with_lines()))
    stretches = [place for place, _ in places(bytes(content)) if content[place : place + 4] == b"STEP"]
    for number in (1, 2):
        content[stretches[number] + CHUNK.size + 9] ^= 1
    part, _ = unpack_partial(bytes(content), "x.ketto")
    assert is_part(part, with_lines())
    assert (part.steps, part.gaps) == (32, ())


@pytest.mark.parametrize("gaps", [[[5, 3]], [[-1, 3]], [[0, 100_000]], [[1]], "x"])
def test_gaps_no_record_can_have_are_refused(gaps: object) -> None:
    parts = chunks(packed())
    parts[0][1]["gaps"] = gaps
    assert is_sentence(read(file_of(parts)))


def test_looking_for_the_next_whole_part_has_an_end() -> None:
    """16 MiB in which a part seems to begin everywhere are given up in a moment."""
    content = pack(with_lines())
    false_parts = CHUNK.pack(b"STEP", 4 << 20, 100, 7) * ((15 << 20) // CHUNK.size)
    started = time.perf_counter()
    part, _ = read_part(content[:60] + false_parts + content[60:])
    assert time.perf_counter() - started < 5
    assert part is None or is_part(part, with_lines())


@pytest.mark.parametrize("make", [record, with_lines])
def test_the_outline_says_what_the_whole_record_says(tmp_path: Path, make: object) -> None:
    assert callable(make)
    whole: Record = make()
    path = tmp_path / "duel.ketto"
    save_record(whole, path)
    found = load_outline(path)
    assert found is not None
    for name in ("setup", "names", "winner", "win_reason", "turn", "steps", "saved_at"):
        assert getattr(found, name) == getattr(whole, name)
    assert (found.notes, found.branches) == (len(whole.notes), len(whole.branches))


def test_there_is_no_outline_of_a_record_that_is_not_whole(tmp_path: Path) -> None:
    """Then the list reads all of it, and says what is missing."""
    path = tmp_path / "duel.ketto"
    content = pack(with_lines())
    for bit in range(0, len(content) * 8, 911):
        broken = bytearray(content)
        broken[bit // 8] ^= 1 << bit % 8
        path.write_bytes(broken)
        assert load_outline(path) is None, bit
    for start, end in places(content):
        for cut in (content[:start], content[: end - 1], content[:start] + content[end:]):
            path.write_bytes(cut)
            assert load_outline(path) is None
    path.write_bytes(old_file(json.dumps(old_values()).encode()))
    assert load_outline(path) is None
    with pytest.raises(RecordError, match="no record file"):
        load_outline(tmp_path / "none.ketto")

"""``ketto check-replays``: records, seeking, stepping back and damaged files, checked many times."""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from app.ai.random_agent import RandomAgent
from app.cli.inputs import BadInput, deck_list, sample_decks
from app.controller.duel_tree import DuelTree
from app.controller.replay_player import ReplayPlayer
from app.data.decks import Deck
from app.data.errors import RecordError
from app.data.library import CardLibrary, load_library
from app.data.record import MAIN_LINE, Branch, Note, Record
from app.data.recorder import Recorder, verify
from app.data.replay_file import pack, unpack, unpack_partial
from app.engine.duel import Duel, Setup
from app.engine.rules import PRESETS
from app.engine.view import PlayerView

SEEKS = 20
MAX_SHOWN = 20
SLOW_SECONDS = 5.0
_FUZZ_ANSWERS = 120


@dataclass(slots=True)
class Findings:
    """What the checks found; ``problems`` are sentences, times in milliseconds."""

    duels: int = 0
    seeks: int = 0
    seek_ms_p95: float = 0.0
    position_ms_p95: float = 0.0
    largest_bytes: int = 0
    take_backs: int = 0
    fuzzed: int = 0
    refused: int = 0
    partial: int = 0
    harmless: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Moment:
    """A duel as it was when it was played straight."""

    views: tuple[PlayerView, PlayerView]
    digest: str


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("check-replays", help="check records and takeback with many random duels")
    parser.add_argument("--duels", type=int, default=300, help="duels to record, verify, seek (default 300)")
    parser.add_argument("--take-back", type=int, default=50, help="duels to step back in (default 50)")
    parser.add_argument("--fuzz", type=int, default=10_000, help="damaged files to read (default 10000)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first duel (default 0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; 1 if a check failed."""
    for name in ("duels", "take_back", "fuzz", "seed"):
        if not 0 <= getattr(arguments, name) <= 1_000_000:
            raise BadInput(f"--{name.replace('_', '-')} must be from 0 to 1000000.")
    library = load_library()
    decks = sample_decks(library.pool)
    if not decks:
        raise BadInput("No sample deck is fit for a duel, so there is nothing to check.")
    found = Findings()
    seek_ms: list[float] = []
    position_ms: list[float] = []
    for number in range(arguments.duels):
        check_replay(library, decks, arguments.seed + number, found, seek_ms, position_ms)
    for number in range(arguments.take_back):
        check_take_back(library, decks, arguments.seed + number, found)
    if arguments.fuzz:
        check_damaged(library, decks, arguments.seed, arguments.fuzz, found)
    found.seek_ms_p95, found.position_ms_p95 = p95(seek_ms), p95(position_ms)
    if arguments.json:
        print(json.dumps(asdict(found)))
    else:
        _print(found)
    return 1 if found.problems else 0


def _print(found: Findings) -> None:
    for name, value in asdict(found).items():
        if name != "problems":
            print(f"{name:<18}{value:>12.3f}" if isinstance(value, float) else f"{name:<18}{value:>12}")
    for problem in found.problems[:MAX_SHOWN]:
        print(f"problem: {problem}")
    if len(found.problems) > MAX_SHOWN:
        print(f"... and {len(found.problems) - MAX_SHOWN} more problems")


def p95(values: list[float]) -> float:
    """The 95th percentile; 0 of nothing."""
    return sorted(values)[min(len(values) - 1, len(values) * 95 // 100)] if values else 0.0


# --- playing -------------------------------------------------------------------------------------------


def random_setup(decks: list[Deck], number: int) -> Setup:
    """The set-up of random duel ``number``: all pairs of decks and all Master Rules take turns."""
    pair = (deck_list(decks[number % len(decks)]), deck_list(decks[number // len(decks) % len(decks)]))
    rules = list(PRESETS.values())
    return Setup(
        rules=rules[number % len(rules)], seed=number, decks=pair, first_player=(0, 1, None)[number % 3]
    )


def straight(setup: Setup, library: CardLibrary, most: int = 100_000) -> tuple[Recorder, list[Moment]]:
    """A random duel played straight, recorded with frames, and each of its moments."""
    duel = Duel(setup, library.pool)
    recorder = Recorder(duel, ("A", "B"), frames=True)
    agents = [RandomAgent(2 * setup.seed), RandomAgent(2 * setup.seed + 1)]
    moments = [_moment(duel)]
    while (decision := duel.decision) is not None and len(duel.responses) < most:
        recorder.respond(agents[decision.player].choose(duel.view(decision.player), decision))
        moments.append(_moment(duel))
    return recorder, moments


def _moment(duel: Duel) -> Moment:
    duel.decision  # noqa: B018  # asking starts the duel
    return Moment((duel.view(0), duel.view(1)), duel.digest())


# --- checks --------------------------------------------------------------------------------------------


def check_replay(
    library: CardLibrary,
    decks: list[Deck],
    number: int,
    found: Findings,
    seek_ms: list[float],
    position_ms: list[float],
) -> None:
    """Record a duel, read it back, verify it and seek ``SEEKS`` points of it, forward and backward."""
    setup = random_setup(decks, number)
    recorder, moments = straight(setup, library)
    record = recorder.record()
    content = pack(record)
    found.duels += 1
    found.largest_bytes = max(found.largest_bytes, len(content))
    again = unpack(content)
    if again != record:
        found.problems.append(f"duel {number}: the file holds another record than was saved")
    report = verify(again, library.pool)
    if not report.ok:
        found.problems.append(f"duel {number}: {report.message}")
    player = ReplayPlayer(again)
    chance = random.Random(number)
    for _ in range(SEEKS):
        step = chance.randrange(player.steps + 1)
        start = time.perf_counter()
        views = (player.view(step, 0), player.view(step, 1))
        player.events(step, 0)
        seek_ms.append(1000 * (time.perf_counter() - start))
        start = time.perf_counter()
        duel = player.position(step, library.pool)
        position_ms.append(1000 * (time.perf_counter() - start))
        found.seeks += 1
        if views != moments[step].views or duel.digest() != moments[step].digest:
            found.problems.append(f"duel {number}: step {step} differs from straight play")


def check_take_back(library: CardLibrary, decks: list[Deck], number: int, found: Findings) -> None:
    """At every decision: take the answer back, give it again, and compare with straight play."""
    setup = random_setup(decks, number)
    recorder, moments = straight(setup, library)
    responses = list(recorder.responses)
    other = Recorder(Duel(setup, library.pool), ("A", "B"), frames=True)
    for step, response in enumerate(responses):
        other.respond(response)
        other = other.wound_back(step)
        found.take_backs += 1
        if other.duel.digest() != moments[step].digest:
            found.problems.append(f"duel {number}: step {step} taken back differs from straight play")
            return
        other.respond(response)
    if other.record() != recorder.record():
        found.problems.append(f"duel {number}: the same answers again give another record")


def check_damaged(library: CardLibrary, decks: list[Deck], seed: int, count: int, found: Findings) -> None:
    """Read ``count`` damaged copies of a record: each gives a clear sentence or a correct part."""
    record = with_lines(library, decks, seed)
    content = pack(record)
    for number, data in enumerate(damaged(content, seed, count)):
        start = time.perf_counter()
        try:
            problem = _read_damaged(data, record, found)
        except Exception as error:  # a crash is a finding
            problem = f"the reader failed: {error!r}"
        if time.perf_counter() - start > SLOW_SECONDS:
            problem = "reading it took too long"
        found.fuzzed += 1
        if problem:
            found.problems.append(f"damaged file {number}: {problem}")


def with_lines(library: CardLibrary, decks: list[Deck], seed: int) -> Record:
    """The record of the first answers of a random duel, with notes, a line and a line of that line."""
    recorder, _ = straight(random_setup(decks, seed), library, _FUZZ_ANSWERS)
    tree = DuelTree(recorder.record())
    for parent, step in ((MAIN_LINE, _FUZZ_ANSWERS // 2), (0, _FUZZ_ANSWERS // 2 + 10)):
        duel = ReplayPlayer(tree.line(parent)).position(step, library.pool)
        other = Recorder(duel, ("C", "D"), frames=True)
        agents = (RandomAgent(seed + 77), RandomAgent(seed + 78))
        for _ in range(30):
            if (decision := other.decision) is not None:
                other.respond(agents[decision.player].choose(other.view(decision.player), decision))
        tree.add_branch(other.branch(parent, f"Line from {step}"))
    notes = (Note(3, "Here it begins."), Note(70, "A late remark."), Note(60, "On the line.", 0))
    return replace(tree.record, notes=tuple(sorted(notes, key=lambda note: (note.line, note.step))))


def damaged(content: bytes, seed: int, count: int) -> Iterator[bytes]:
    """``count`` damaged copies: flipped bits, cut ends, lost, doubled or random stretches."""
    chance = random.Random(seed)
    kinds: tuple[Callable[[bytearray], None], ...] = (
        lambda data: _flip(data, chance, 1),
        lambda data: _flip(data, chance, chance.randint(2, 40)),
        lambda data: data.__delitem__(slice(chance.randrange(len(data)), None)),
        lambda data: _lose(data, chance),
        lambda data: _double(data, chance),
        lambda data: _overwrite(data, chance),
    )
    for number in range(count):
        data = bytearray(content)
        kinds[number % len(kinds)](data)
        yield bytes(data)


def _flip(data: bytearray, chance: random.Random, count: int) -> None:
    for _ in range(count):
        bit = chance.randrange(len(data) * 8)
        data[bit // 8] ^= 1 << bit % 8


def _lose(data: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(data))
    del data[start : start + chance.randint(1, 400)]


def _double(data: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(data))
    data[start:start] = data[start : start + chance.randint(1, 4000)]


def _overwrite(data: bytearray, chance: random.Random) -> None:
    start = chance.randrange(len(data))
    length = min(chance.randint(1, 64), len(data) - start)
    data[start : start + length] = chance.randbytes(length)


def _read_damaged(data: bytes, record: Record, found: Findings) -> str:
    """A sentence if reading ``data`` gives something wrong, else ""."""
    try:
        whole = unpack(data, "x.ketto")
    except RecordError as error:
        if "\n" in str(error) or not str(error).endswith("."):
            return f"the error is no sentence: {error}"
    else:
        found.harmless += 1
        return "" if whole == record else "a damaged file was read as another record"
    try:
        part, sentence = unpack_partial(data, "x.ketto")
    except RecordError:
        found.refused += 1
        return ""
    found.partial += 1
    return "" if sentence and is_part(part, record) else "a part of the record is wrong"


def is_part(part: Record, record: Record) -> bool:
    """Whether ``part`` holds nothing but the beginning of ``record`` (and whole lines and notes of it).

    What it says is lost may be.
    """
    known = {step for step in range(part.steps + 1) if not part.lost(step)}
    return (
        part.setup == record.setup
        and part.steps <= record.steps
        and all(part.responses[step - 1] == record.responses[step - 1] for step in known if step)
        and all(part.frames[step] == record.frames[step] for step in known if step < len(part.frames))
        and part.events == tuple(item for item in record.events if item[0] in known)
        and part.digests == tuple(item for item in record.digests if item[0] in known)
        and {note.text for note in part.notes} <= {note.text for note in record.notes}
        and all(_is_part_of_line(branch, record) for branch in part.branches)
    )


def _is_part_of_line(branch: Branch, record: Record) -> bool:
    whole = next((other for other in record.branches if other.name == branch.name), None)
    if whole is None:
        return False
    count = len(branch.responses)
    return (
        branch.step == whole.step
        and branch.responses == whole.responses[:count]
        and branch.frames == whole.frames[: len(branch.frames)]
        and branch.events == tuple(item for item in whole.events if item[0] <= whole.step + count)
    )

"""How fast the data and the engine are here. The numbers are printed (``pytest -s -m benchmark``), and no
speed fails a test: another machine, or a busy one, must not.
"""

import time
from collections.abc import Callable

import pytest

from app.cli.bench_search import measure_search
from app.controller.replay_player import ReplayPlayer
from app.data.facts import load_facts
from app.data.paths import resources_dir
from app.data.recorder import Recorder, verify
from app.data.replay_file import pack, unpack
from app.engine.duel import Duel
from tests.data.played import library, plain_setup, play_some, played

pytestmark = pytest.mark.benchmark


def median_ms(action: Callable[[], object], rounds: int = 15) -> float:
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        action()
        times.append(1000 * (time.perf_counter() - start))
    return sorted(times)[rounds // 2]


def test_reading_the_card_facts() -> None:
    folder = resources_dir() / "cards"
    print(f"\ncard facts: {median_ms(lambda: load_facts(folder)):.2f} ms")
    assert len(load_facts(folder)) > 800


def test_cloning_a_duel() -> None:
    duel = played(answers=60).duel
    print(f"\nclone: {median_ms(duel.clone, 101):.3f} ms")
    assert duel.clone().digest() == duel.digest()


def test_asking_and_looking() -> None:
    duel = played(answers=60).duel
    print(
        f"\nview: {median_ms(lambda: duel.view(0), 101):.3f} ms, digest: {median_ms(duel.digest, 101):.3f} ms"
    )
    assert duel.view(0).turn > 0


def test_answers_a_second() -> None:
    start = time.perf_counter()
    answers = 0
    for seed in range(5):
        recorder = play_some(Recorder(Duel(plain_setup(seed), library().pool)), seed=seed)
        answers += len(recorder.duel.responses)
    print(f"\nanswers with Normal Monsters only: {answers / (time.perf_counter() - start):.0f} a second")
    assert answers > 0


def test_records() -> None:
    record = played().record()
    content = pack(record)
    writing, reading = median_ms(lambda: pack(record)), median_ms(lambda: unpack(content))
    verifying = median_ms(lambda: verify(record, library().pool), 3)
    print(f"\nrecord of {len(record.responses)} answers: {len(content)} bytes")
    print(f"writing {writing:.1f} ms, reading {reading:.1f} ms, verifying {verifying:.1f} ms")
    assert unpack(content) == record


def test_searching_cards() -> None:
    figures = measure_search(2_000)
    print(f"\n2,000 cards: import {figures.import_s:.2f} s, added to a start {figures.start_ms:.0f} ms")
    print(f"a search after one keystroke, 95th percentile: {figures.search_ms_p95:.1f} ms")
    assert figures.search_ms_p95 > 0


def test_seeking_in_a_record() -> None:
    player = ReplayPlayer(played().record(), library().pool)
    steps = [(37 * number) % (player.steps + 1) for number in range(60)]
    shown = median_ms(lambda: [player.view(step, 0) for step in steps], 5) / len(steps)
    print(f"\nshowing a step: {shown:.2f} ms")
    assert player.view(steps[-1], 0).turn > 0

"""``ketto bench``: how fast this machine runs the engine, the table and the start-up."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from app.ai.random_agent import RandomAgent
from app.cli.bench_search import measure_search
from app.cli.inputs import BadInput, deck_list, sample_decks
from app.cli.replay_check import p95, random_setup, straight
from app.controller.replay_player import ReplayPlayer
from app.data.decks import Deck
from app.data.library import CardLibrary, load_library
from app.data.replay_file import pack, unpack
from app.engine.duel import Duel, Setup
from app.engine.rules import rules_named

CLONE_AT_DECISION = 60
LONG_TURNS = 40
SEEKS = 200
_LONG_DUELS_TRIED = 60
CHILD_SECONDS = 120


@dataclass(frozen=True, slots=True)
class Figures:
    """``clone_ms`` is the median of a duel in mid-game; None is what could not be measured.

    ``seek_ms_p95``: to show any step of a recorded duel of 40 turns or more, ``position_ms_p95``: to make a
    live duel of it. The last three are about a made-up card database: its import, what it adds to a later
    start of the program, and a search at one keystroke.
    """

    clone_ms: float
    decisions_per_s: float
    random_duels_per_s: float
    seek_ms_p95: float | None
    position_ms_p95: float | None
    frame_ms_p95: float | None
    startup_s: float | None
    import_14000_cards_s: float
    open_14000_cards_ms: float
    search_ms_p95: float


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("bench", help="measure speed on this machine")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=5.0, help="time for the random duels (default 5)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; returns 0."""
    if not 0.1 <= arguments.seconds <= 600:
        raise BadInput(f"--seconds {arguments.seconds:g}: choose a time from 0.1 to 600.")
    library = load_library()
    decks = sample_decks(library.pool)
    if not decks:
        raise BadInput("No sample deck is fit for a duel, so there is nothing to measure.")
    decisions, duels = measure_duels(library, decks, arguments.seconds)
    search = measure_search()
    seek, position = measure_seek(library, decks)
    figures = Figures(
        clone_ms=measure_clone(library, decks),
        decisions_per_s=decisions,
        random_duels_per_s=duels,
        seek_ms_p95=seek,
        position_ms_p95=position,
        frame_ms_p95=measure_frames(),
        startup_s=measure_startup(),
        import_14000_cards_s=search.import_s,
        open_14000_cards_ms=search.start_ms,
        search_ms_p95=search.search_ms_p95,
    )
    if arguments.json:
        print(json.dumps(asdict(figures)))
    else:
        for name, value in asdict(figures).items():
            print(f"{name:<24}{'not measured' if value is None else f'{value:.3f}':>14}")
    return 0


def _random_duel(library: CardLibrary, decks: list[Deck], number: int) -> tuple[Duel, list[RandomAgent]]:
    pair = (deck_list(decks[number % len(decks)]), deck_list(decks[(number // len(decks)) % len(decks)]))
    setup = Setup(rules=rules_named("mr5"), seed=number, decks=pair, first_player=number % 2)
    return Duel(setup, library.pool), [RandomAgent(2 * number), RandomAgent(2 * number + 1)]


def _play(duel: Duel, agents: list[RandomAgent], until: Callable[[Duel], bool]) -> None:
    """Plays without recording, so that the engine alone is measured."""
    while (decision := duel.decision) is not None and not until(duel):
        duel.respond(agents[decision.player].choose(duel.view(decision.player), decision))
        duel.take_events()


def measure_duels(library: CardLibrary, decks: list[Deck], seconds: float) -> tuple[float, float]:
    """Decisions and whole duels a second between random players."""
    start, decisions, duels = time.perf_counter(), 0, 0
    while time.perf_counter() - start < seconds:
        duel, agents = _random_duel(library, decks, duels)
        _play(duel, agents, lambda duel: False)
        decisions += len(duel.responses)
        duels += 1
    spent = time.perf_counter() - start
    return decisions / spent, duels / spent


def measure_clone(library: CardLibrary, decks: list[Deck]) -> float:
    """Milliseconds to copy a duel in mid-game: the median of many."""
    duel, agents = _random_duel(library, decks, 0)
    _play(duel, agents, lambda duel: duel.is_open and len(duel.responses) >= CLONE_AT_DECISION)
    return 1000 * _median_seconds(duel.clone)


def _median_seconds(action: Callable[[], object]) -> float:
    times = []
    for _ in range(201):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return sorted(times)[len(times) // 2]


def measure_seek(library: CardLibrary, decks: list[Deck]) -> tuple[float | None, float | None]:
    """95th percentile of the milliseconds to show a step of a long recorded duel, and to make it live.

    None if no random duel lasts long enough.
    """
    for number in range(_LONG_DUELS_TRIED):
        recorder, _ = straight(random_setup(decks, number), library)
        if recorder.duel.turn >= LONG_TURNS:
            break
    else:
        return None, None
    # As it would come from a file, and nothing of it has been looked at.
    player = ReplayPlayer(unpack(pack(recorder.record())))
    chance = random.Random(1)
    steps = [chance.randrange(player.steps + 1) for _ in range(SEEKS)]
    shown = [_milliseconds(partial(_show, player, step)) for step in steps]
    live = [_milliseconds(partial(player.position, step, library.pool)) for step in steps]
    return p95(shown), p95(live)


def _show(player: ReplayPlayer, step: int) -> None:
    """All that a viewer asks for to show a step with everything revealed."""
    player.view(step, 0, reveal=True)
    player.events_until(step, 0)


def _milliseconds(action: Callable[[], object]) -> float:
    start = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - start)


def measure_frames() -> float | None:
    """95th percentile of the milliseconds a frame of the table takes at 1440x900, or None."""
    output = _child("app.gui.bench_frames")
    if output is None:
        return None
    try:
        return float(json.loads(output.strip().splitlines()[-1])["frame_ms_p95"])
    except (ValueError, LookupError, TypeError):
        return None


def measure_startup() -> float | None:
    """Seconds from the start of the program until its home screen is shown, or None."""
    start = time.perf_counter()
    if _child("app.main", "--quit-after-start") is None:
        return None
    return time.perf_counter() - start


def _child(module: str, *arguments: str) -> str | None:
    """What ``python -m module`` prints, with windows offscreen; None if it fails."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", module, *arguments]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=CHILD_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None

"""``ketto random-duels``: many duels between random players, each step checked."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from itertools import combinations_with_replacement, islice
from pathlib import Path
from typing import Any

from app.ai.random_agent import RandomAgent
from app.cli.inputs import BadInput, deck_list, load_deck, sample_decks
from app.cli.playing import play
from app.data.decks import Deck, list_decks
from app.data.library import CardLibrary, load_library
from app.data.recorder import Recorder, verify
from app.engine import constants as c
from app.engine.duel import Duel, Setup
from app.engine.events import Event, ScriptFault
from app.engine.rules import PRESETS, rules_named
from app.engine.view import CardView, PlayerView

MAX_SHOWN = 20
CHOICES_TRIED = 8


@dataclass(frozen=True, slots=True)
class Job:
    """One duel to play: everything that makes it the same again."""

    decks: tuple[Deck, Deck]
    rules: str
    seed: int
    verify: bool = False

    def __str__(self) -> str:
        return f"{self.decks[0].name} against {self.decks[1].name}, {self.rules}, seed {self.seed}"


@dataclass(slots=True)
class Result:
    """What one duel showed; ``problems`` are sentences."""

    rules: str
    finished: bool = False
    draw: bool = False
    turns: int = 0
    decisions: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Row:
    """Sums of the duels under one rule set."""

    duels: int = 0
    finished: int = 0
    draws: int = 0
    turns: int = 0
    decisions: int = 0
    faulty: int = 0

    def add(self, result: Result) -> None:
        """Counts ``result`` in."""
        self.duels += 1
        self.finished += result.finished
        self.draws += result.draw
        self.turns += result.turns
        self.decisions += result.decisions
        self.faulty += bool(result.problems)


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("random-duels", help="check the engine with many random duels")
    parser.add_argument("--count", type=int, default=100, help="number of duels (default 100)")
    parser.add_argument("--decks", nargs="+", metavar="FILE", help="decks or folders (default: sample decks)")
    parser.add_argument("--rules", default="mr5", help="rule sets, for example mr3,mr4,mr5")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first duel (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="parallel processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; 1 if a duel showed a problem."""
    if not 1 <= arguments.count <= 1_000_000 or not 0 <= arguments.seed < 1 << 62:
        raise BadInput("--count must be from 1 to 1000000 and --seed a positive number.")
    if not 1 <= arguments.jobs <= (os.cpu_count() or 1) * 4:
        raise BadInput(f"--jobs {arguments.jobs}: there are {os.cpu_count()} processors.")
    rules = [rules_named(name).name for name in arguments.rules.split(",")]
    decks = _decks(arguments.decks)
    start = time.perf_counter()
    rows = {name: Row() for name in PRESETS if name in rules}
    problems: list[str] = []
    for result in _results(_jobs(decks, rules, arguments.seed, arguments.count), arguments.jobs):
        rows[result.rules].add(result)
        problems += result.problems
    seconds = time.perf_counter() - start
    if arguments.json:
        table = {name: asdict(row) for name, row in rows.items()}
        print(json.dumps({"rules": table, "problems": problems, "seconds": seconds}, ensure_ascii=False))
    else:
        _print_table(rows, problems, seconds)
    return 1 if problems else 0


def _decks(places: list[str] | None) -> list[Deck]:
    library = load_library()
    if places is None:
        decks = sample_decks(library.pool)
    else:
        files = [path for place in places for path in _files(Path(place))]
        decks = [load_deck(str(path), library.pool) for path in files]
    if not decks:
        raise BadInput("There is no deck that is fit for a duel; name some with --decks.")
    return decks


def _files(place: Path) -> list[Path]:
    return list_decks(place) if place.is_dir() else [place]


def _jobs(decks: list[Deck], rules: list[str], seed: int, count: int) -> Iterator[Job]:
    """``count`` duels that go through all pairs of decks and all rules, again and again."""

    def endless() -> Iterator[Job]:
        number = 0
        while True:
            for pair in combinations_with_replacement(decks, 2):
                for name in rules:
                    yield Job(pair, name, seed + number, verify=number % 10 == 0)
                    number += 1

    return islice(endless(), count)


def _results(jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    if processes == 1:
        library = load_library()
        for job in jobs:
            yield play_checked(job, library)
        return
    with ProcessPoolExecutor(processes, initializer=_start_worker) as pool:
        yield from pool.map(_play_in_worker, jobs, chunksize=8)


_worker_library: list[CardLibrary] = []


def _start_worker() -> None:
    _worker_library.append(load_library())


def _play_in_worker(job: Job) -> Result:
    return play_checked(job, _worker_library[0])


def play_checked(job: Job, library: CardLibrary) -> Result:
    """Play ``job`` and gather every broken promise of the engine, with what is needed to see it again."""
    setup = Setup(
        rules=rules_named(job.rules),
        seed=job.seed,
        decks=(deck_list(job.decks[0]), deck_list(job.decks[1])),
        first_player=job.seed % 2,
    )
    result = Result(job.rules)
    found: list[str] = []

    def tell(event: Event) -> None:
        if isinstance(event, ScriptFault):
            found.append(f"script fault in {library.name(event.card.card.code)}: {event.message}")

    def check(duel: Duel) -> None:
        found.extend(broken_promises(duel))

    try:
        recorder = Recorder(Duel(setup, library.pool))
        agents = [RandomAgent(2 * job.seed), RandomAgent(2 * job.seed + 1)]
        outcome = play(recorder, agents, tell, check=check)
        result.finished, result.draw = outcome.winner is not None, outcome.winner == 2
        result.turns, result.decisions = outcome.turn, outcome.decisions
        if outcome.winner is None:
            found.append(f"the duel did not end ({outcome.reason})")
        if job.verify:
            again = verify(recorder.record(), library.pool)
            if not again.ok:
                found.append(f"the record differs: {again.message}")
    except Exception as error:  # a crash is a finding, and the other duels go on
        found.append(f"the program failed: {error!r}")
    result.problems = [f"{job}: {text}" for text in dict.fromkeys(found)]
    return result


def broken_promises(duel: Duel) -> list[str]:
    """What is wrong in the duel as it stands: an impossible state, a leak, a choice that is refused."""
    found = list(duel.problems())
    for player in (0, 1):
        found += [f"player {player} is shown {what}" for what in leaks(duel.view(player))]
    decision = duel.decision
    if decision is not None:
        choices = list(islice(decision.choices(), CHOICES_TRIED))
        kind = type(decision).__name__
        if not choices:
            found.append(f"{kind} ({decision.prompt.id}) has no choice at all")
        found += [
            f"{kind} ({decision.prompt.id}) refuses its own choice {choice}"
            for choice in choices
            if not decision.accepts(choice)
        ]
    return found


def leaks(view: PlayerView) -> Iterator[str]:
    """What ``view`` tells its player about the opponent's hidden cards."""
    foe = view.foe
    if foe.deck_list:
        yield "the content of the opponent's Deck"
    if any(card.code and not card.public for card in foe.hand):
        yield "a card in the opponent's hand"
    hidden = [card for card in (*foe.monsters, *foe.spells, *foe.banished) if card and _is_face_down(card)]
    if any(card.code for card in hidden if card.owner != view.player):
        yield "an opponent's face-down card"
    if any(card.code and not card.is_face_up for card in foe.extra):
        yield "a face-down card in the opponent's Extra Deck"


def _is_face_down(card: CardView) -> bool:
    return bool(card.position & c.POS_FACEDOWN)


def _print_table(rows: dict[str, Row], problems: list[str], seconds: float) -> None:
    print(f"{'rules':<6}{'duels':>8}{'finished':>10}{'draws':>7}{'turns':>8}{'decisions':>11}{'faulty':>8}")
    for name, row in rows.items():
        turns, decisions = row.turns / max(1, row.duels), row.decisions / max(1, row.duels)
        print(
            f"{name:<6}{row.duels:>8}{row.finished:>10}{row.draws:>7}{turns:>8.1f}{decisions:>11.1f}"
            f"{row.faulty:>8}"
        )
    duels = sum(row.duels for row in rows.values())
    print(f"{duels} duels in {seconds:.1f} s; turns and decisions are averages")
    for problem in problems[:MAX_SHOWN]:
        print(f"problem: {problem}")
    if len(problems) > MAX_SHOWN:
        print(f"... and {len(problems) - MAX_SHOWN} more problems")

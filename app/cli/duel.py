"""``ketto duel``: two computer players, a readable log, a record if wanted."""

from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path
from typing import Any

from app.cli.inputs import BadInput, deck_list, load_deck, make_agent, player_kinds, require_writable
from app.cli.playing import Outcome, play
from app.data.carddb import known_library
from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.log import DuelLog
from app.data.recorder import Recorder
from app.data.replay_file import save_record
from app.data.type_words import LANGUAGES
from app.engine.duel import Duel, Setup
from app.engine.events import Event, PhaseStarted, TurnStarted
from app.engine.rules import rules_named

MAX_LP = 999_999
MAX_SEED = (1 << 63) - 1
LABELS = ("A", "B")


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("duel", help="let two computer players duel and print the log")
    parser.add_argument("--deck", action="append", required=True, metavar="FILE", help="give it twice")
    parser.add_argument("--rules", default="mr5", help="mr1 to mr5 (default mr5)")
    parser.add_argument("--seed", type=int, help="the same seed gives the same duel (default: a new one)")
    parser.add_argument("--players", default="greedy,greedy", help="greedy or random, one for each deck")
    parser.add_argument("--lp", type=int, help="starting LP (default: as the rules say)")
    parser.add_argument("--first", choices=("0", "1", "coin"), default="coin", help="who goes first")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the duel as a .ketto file")
    parser.add_argument("--max-turns", type=int, default=0, help="stop after this turn (default: never)")
    parser.add_argument("--names", choices=LANGUAGES, default="en", help="language of card names in the log")
    parser.add_argument("--quiet", action="store_true", help="print the last line only")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the log")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; returns 0."""
    rules = rules_named(arguments.rules)
    lp = _lp(arguments)
    kinds = player_kinds(arguments.players)
    seed = _seed(arguments)
    if len(arguments.deck) > 2:
        raise BadInput("A duel has two decks; give --deck once or twice.")
    if arguments.max_turns < 0:
        raise BadInput("--max-turns must not be negative.")
    if arguments.record is not None:
        require_writable(arguments.record)
    library = known_library()
    decks = [load_deck(path, library.pool) for path in arguments.deck]
    first = None if arguments.first == "coin" else int(arguments.first)
    setup = Setup(
        rules=rules, seed=seed, decks=(deck_list(decks[0]), deck_list(decks[-1])), first_player=first, lp=lp
    )
    keeping = arguments.record is not None
    recorder = Recorder(Duel(setup, library.pool), _names(decks), frames=keeping)
    agents = [make_agent(kind, library.pool, seed + n) for n, kind in enumerate(kinds)]
    tell = LogPrinter(library, recorder.names, arguments.names).tell
    if arguments.quiet or arguments.json:
        tell = _say_nothing
    outcome = play(recorder, agents, tell, arguments.max_turns)
    if arguments.record is not None:
        save_record(recorder.record(), arguments.record)
    if arguments.json:
        print(json.dumps(_summary(outcome, recorder, seed, rules.name), ensure_ascii=False))
    else:
        print(last_line(outcome, recorder.names))
    return 0


class LogPrinter:
    """Prints events as an indented log. A phase is printed only once something happens in it."""

    def __init__(self, library: CardLibrary, names: tuple[str, str], card_lang: str = "en") -> None:
        self._log = DuelLog(library, names, card_lang)
        self._phase = ""

    def tell(self, event: Event) -> None:
        """Prints ``event`` if it is worth a line."""
        line = self._log.line(event)
        if line is None:
            return
        if isinstance(event, PhaseStarted):
            self._phase = line
        elif isinstance(event, TurnStarted):
            self._phase = ""
            print(line)
        else:
            if self._phase:
                print(f"  {self._phase}")
                self._phase = ""
            print(f"    {line}")


def last_line(outcome: Outcome, names: tuple[str, str]) -> str:
    """The line "winner: A (name) turn: N digest: H"."""
    if outcome.winner in (0, 1):
        winner = f"{LABELS[outcome.winner]} ({names[outcome.winner]})"
    else:
        winner = f"{'draw' if outcome.winner == 2 else 'none'} ({outcome.reason})"
    return f"winner: {winner} turn: {outcome.turn} digest: {outcome.digest}"


def _say_nothing(event: Event) -> None:
    pass


def _lp(arguments: argparse.Namespace) -> int | None:
    lp: int | None = arguments.lp
    if lp is not None and not 1 <= lp <= MAX_LP:
        raise BadInput(f"--lp {lp}: starting LP must be from 1 to {MAX_LP}.")
    return lp


def _seed(arguments: argparse.Namespace) -> int:
    seed: int = secrets.randbits(32) if arguments.seed is None else arguments.seed
    if not 0 <= seed <= MAX_SEED:
        raise BadInput(f"--seed {seed}: a seed must be from 0 to {MAX_SEED}.")
    return seed


def _names(decks: list[Deck]) -> tuple[str, str]:
    names = (decks[0].name, decks[-1].name)
    return names if names[0] != names[1] else (f"{names[0]} 1", f"{names[1]} 2")


def _summary(outcome: Outcome, recorder: Recorder, seed: int, rules: str) -> dict[str, object]:
    winner = outcome.winner
    return {
        "winner": winner,
        "winner_name": recorder.names[winner] if winner in (0, 1) else "",
        "reason": outcome.reason,
        "turn": outcome.turn,
        "digest": outcome.digest,
        "decisions": outcome.decisions,
        "names": list(recorder.names),
        "seed": seed,
        "rules": rules,
    }

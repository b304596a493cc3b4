"""The command line: which command, which options, and one sentence for whatever is wrong.

Exit codes: 0 done, 1 done and something is amiss (a record differs, a deck has problems, a test
fails), 2 bad input.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from app.cli import bench, deck, duel, random_duels, replay, replay_check, rulings
from app.data.errors import DataError, printable
from app.data.version import app_version
from app.engine.errors import BadSetup, UnknownCard, UnknownRules, UnscriptedCard

_COMMANDS: Final = {
    "duel": duel.add_parser,
    "replay": replay.add_parser,
    "deck": deck.add_parser,
    "rulings": rulings.add_parser,
    "bench": bench.add_parser,
    "random-duels": random_duels.add_parser,
    "check-replays": replay_check.add_parser,
}
COMMANDS: Final = tuple(_COMMANDS)
"""First words that are commands of the terminal front end."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of repeating the whole usage."""

    def error(self, message: str) -> NoReturn:
        sentence = message[:1].upper() + message[1:].rstrip(".")
        self.exit(2, f"{printable(sentence)}; see '{self.prog} --help'.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in ``argv`` (default: the program's arguments); returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a card's name must not end the program.
        getattr(stream, "reconfigure", lambda **options: None)(errors="replace")
    try:
        arguments = _parser().parse_args(argv)
        code: int = arguments.run(arguments)
    except SystemExit as stop:  # argparse: --help or a wrong option
        return stop.code if isinstance(stop.code, int) else 2
    except (DataError, BadSetup, UnknownCard, UnscriptedCard, UnknownRules) as error:
        print(printable(str(error)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough (``| head``); nothing is left to say or to flush.
        # The stream lives as long as the program.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="ketto", description="Ketto without a window.")
    parser.add_argument("--version", action="version", version=f"Ketto {app_version()}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add_parser in _COMMANDS.values():
        add_parser(commands)
    return parser

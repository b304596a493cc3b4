"""The program: a window, or a command without one.

``python -m app.main`` opens the window, ``python -m app.main duel ...`` runs a command.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

_COMMANDS_NOTE = (
    "Commands without a window: duel, replay, deck, rulings, bench, random-duels ('ketto COMMAND --help')."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run Ketto with ``argv`` (default: the program's arguments); returns the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if (arguments and not arguments[0].startswith("-")) or arguments[:1] == ["--version"]:
        # The two front ends import much; only the one that is used is loaded.
        from app.cli import main as run_command

        return run_command(arguments)
    return _run_window(arguments)


def _run_window(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="ketto", description="A desktop Yu-Gi-Oh! OCG duel simulator.", epilog=_COMMANDS_NOTE
    )
    parser.add_argument("--language", choices=("en", "zh_CN"), help="language of the program this time")
    parser.add_argument("--quit-after-start", action="store_true", help="show the home screen and leave")
    try:
        options = parser.parse_args(arguments)
    except SystemExit as stop:  # --help or a wrong option
        return stop.code if isinstance(stop.code, int) else 2
    from app.data.errors import DataError
    from app.gui.application import run

    try:
        return run([], quit_after_start=options.quit_after_start, language=options.language)
    except DataError as error:
        if sys.stderr is not None:  # a program without a console has none
            sys.stderr.write(f"{error}\n")
        return 2


if __name__ == "__main__":
    sys.exit(main())

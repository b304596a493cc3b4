"""``ketto deck``: what is in a deck file and whether a duel may use it."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import Any

from app.data.decks import load_ydk
from app.data.library import CardLibrary, load_library
from app.data.type_words import LANGUAGES


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("deck", help="list a deck file and check it")
    parser.add_argument("deck", metavar="FILE", help="a .ydk file")
    parser.add_argument("--names", choices=LANGUAGES, default="en", help="language of card names")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; 1 if the deck has problems."""
    library = load_library()
    deck = load_ydk(arguments.deck, library.pool)
    parts = {"main": deck.main, "extra": deck.extra, "side": deck.side}
    if arguments.json:
        summary: dict[str, object] = {"name": deck.name, "problems": list(deck.problems)}
        summary |= {name: list(codes) for name, codes in parts.items()}
        print(json.dumps(summary, ensure_ascii=False))
    else:
        for name, codes in parts.items():
            _print_part(name, codes, library, arguments.names)
        for problem in deck.problems:
            print(f"problem: {problem}")
        print("fit for a duel" if not deck.problems else f"problems: {len(deck.problems)}")
    return 1 if deck.problems else 0


def _print_part(name: str, codes: tuple[int, ...], library: CardLibrary, lang: str) -> None:
    print(f"{name.title()} Deck: {len(codes)}")
    for code, count in Counter(codes).items():
        print(f"  {count} x {library.name(code, lang)} ({code})")

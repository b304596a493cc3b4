"""``ketto deck``: what is in a deck file, whether and when decks are legal, which lists there are."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.cli.inputs import BadInput
from app.controller import deck_check
from app.data.banlists import NO_LIST, Banlist, banlist_named, load_banlists, load_lflist
from app.data.carddb.imports import imported_sources, share_last
from app.data.deck_codes import YDKE, from_ydke, read_file
from app.data.decks import Deck, load_ydk, passcode_lines, read_deck_text
from app.data.errors import DeckError
from app.data.library import CardLibrary, load_library
from app.data.settings import load_settings
from app.data.type_words import LANGUAGES
from app.engine.rules import DuelRules, rules_named

_ACTIONS = ("check", "timeline", "list-banlists")


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser(
        "deck",
        help="list a deck, check decks, list the Forbidden/Limited lists",
        usage="ketto deck [check | timeline | list-banlists] [FILE ...] [options]",
        description="'deck FILE' lists a deck, 'deck check FILE...' tells whether decks are legal,"
        " 'deck timeline FILE' under which lists one is, 'deck list-banlists' prints the"
        " Forbidden/Limited lists.",
    )
    parser.add_argument("words", metavar="FILE", nargs="+", help="deck files, folders of them or ydke links")
    parser.add_argument(
        "--banlist", metavar="NAME", help="check against this list, for example 'OCG 2024.10'"
    )
    parser.add_argument(
        "--lflist", metavar="FILE", action="append", default=[], help="lists of an lflist.conf"
    )
    parser.add_argument("--rules", metavar="ERA", help="check for an era, mr1 to mr5")
    parser.add_argument("--names", choices=LANGUAGES, default="en", help="language of card names")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; 1 if a deck has problems."""
    action, *files = arguments.words
    if action not in _ACTIONS:
        if files:
            raise BadInput(f"'deck {action}' lists one deck; to check several write 'deck check FILE...'.")
        return _show(action, arguments)
    lists = _lists(arguments.lflist)
    if action == "list-banlists":
        if files:
            raise BadInput("'deck list-banlists' takes no file; name an lflist.conf with --lflist.")
        return _print_lists(lists, as_json=arguments.json)
    if action == "timeline":
        if len(files) != 1 or arguments.banlist:
            raise BadInput("'deck timeline' takes one deck and looks at all lists: 'deck timeline FILE'.")
        return _timeline(files[0], lists, arguments)
    return _check(files, lists, arguments)


# -- deck FILE ----------------------------------------------------------------------------------------


def _show(file: str, arguments: argparse.Namespace) -> int:
    library = _library()
    deck = _load(file, library)
    banlist, rules = _standards(arguments, _lists(arguments.lflist))
    problems = _sentences(deck, library, banlist, rules)
    parts = {"main": deck.main, "extra": deck.extra, "side": deck.side}
    if arguments.json:
        summary: dict[str, object] = {"name": deck.name, "problems": problems}
        summary |= {name: list(codes) for name, codes in parts.items()}
        print(json.dumps(summary, ensure_ascii=False))
    else:
        for name, codes in parts.items():
            _print_part(name, codes, library, arguments.names)
        for problem in problems:
            print(f"problem: {problem}")
        print("fit for a duel" if not problems else f"problems: {len(problems)}")
    return 1 if problems else 0


def _print_part(name: str, codes: tuple[int, ...], library: CardLibrary, lang: str) -> None:
    print(f"{name.title()} Deck: {len(codes)}")
    for code, count in Counter(codes).items():
        print(f"  {count} x {library.name(code, lang)} ({code})")


# -- deck check ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Verdict:
    """The result for one file. ``problems`` are sentences; none: legal."""

    file: str
    problems: list[str]
    readable: bool = True

    @property
    def word(self) -> str:
        return "legal" if not self.problems else "illegal" if self.readable else "unreadable"


def _check(files: Sequence[str], lists: Sequence[Banlist], arguments: argparse.Namespace) -> int:
    banlist, rules = _standards(arguments, lists)
    found = list(_files(files))
    library = _library()
    verdicts = [_verdict(file, library, banlist, rules) for file in found]
    illegal = sum(bool(verdict.problems) for verdict in verdicts)
    if arguments.json:
        rows = [{"file": each.file, "verdict": each.word, "problems": each.problems} for each in verdicts]
        standards = {"banlist": banlist.name, "rules": rules.name if rules else ""}
        print(json.dumps({**standards, "decks": rows}, ensure_ascii=False))
    else:
        for verdict in verdicts:
            print(f"{verdict.file}: {verdict.word}")
            for problem in verdict.problems:
                print(f"  {problem}")
        print(f"{_decks(len(verdicts))} checked ({_standards_line(banlist, rules)}), {illegal} illegal")
    return 1 if illegal else 0


def _verdict(file: str, library: CardLibrary, banlist: Banlist, rules: DuelRules | None) -> _Verdict:
    try:
        deck = _load(file, library)
    except DeckError as error:
        return _Verdict(file, [str(error)], readable=False)
    return _Verdict(file, _sentences(deck, library, banlist, rules))


def _sentences(deck: Deck, library: CardLibrary, banlist: Banlist, rules: DuelRules | None) -> list[str]:
    """The problems of a deck; for a card nobody knows with its lines in the file."""
    found = deck_check.check(deck.main, deck.extra, deck.side, library.pool, banlist=banlist, rules=rules)
    lines: dict[int, list[int]] = {}
    is_ydk = deck.path is not None and deck.path.suffix.lower() == ".ydk"
    if deck.path is not None and is_ydk and any(problem.kind == "unknown" for problem in found):
        lines = passcode_lines(read_deck_text(deck.path))
    # What reading the file said beyond the check, such as a line of a list that names no card.
    rest = set(_plain_sentences(deck, library))
    told = [problem for problem in deck.problems if problem not in rest]
    for problem in found:
        where = lines.get(problem.code or 0, [])
        prefix = f"line {', '.join(map(str, where))}: " if problem.kind == "unknown" and where else ""
        told.append(prefix + problem.sentence)
    return told


def _plain_sentences(deck: Deck, library: CardLibrary) -> tuple[str, ...]:
    """The problems that a deck has without list and era."""
    return Deck(deck.name, deck.main, deck.extra, deck.side).checked(library.pool).problems


def _library() -> CardLibrary:
    """All cards, those of imported folders as the window last saw them among them."""
    library = load_library()
    store = share_last(library, load_settings())
    if store is not None:
        store.close()
    return library


def _load(file: str, library: CardLibrary) -> Deck:
    if file.lower().startswith(YDKE):
        return from_ydke(file, "deck").sorted_by_type(library.pool).checked(library.pool)
    path = Path(file)
    return load_ydk(path, library.pool) if path.suffix.lower() == ".ydk" else read_file(path, library)


def _files(words: Sequence[str]) -> Iterator[str]:
    """The deck files of the arguments, those of folders by name; raises :class:`BadInput` if none."""
    if not words:
        raise BadInput("Name the decks to check: 'deck check FILE...', where FILE may be a folder.")
    for word in words:
        path = Path(word)
        if word.lower().startswith(YDKE) or path.is_file():
            yield word
        elif path.is_dir():
            decks = [each for each in sorted(path.rglob("*")) if _is_deck(each.relative_to(path), each)]
            if not decks:
                raise BadInput(f"There is no .ydk file in the folder {path}.")
            yield from map(str, decks)
        else:
            raise BadInput(f"There is no deck file {path}; check the name and the folder.")


def _is_deck(inside: Path, path: Path) -> bool:
    hidden = any(part.startswith(".") for part in inside.parts)
    return path.suffix.lower() == ".ydk" and not hidden and path.is_file()


def _standards(arguments: argparse.Namespace, lists: Sequence[Banlist]) -> tuple[Banlist, DuelRules | None]:
    banlist = banlist_named(arguments.banlist, lists) if arguments.banlist else NO_LIST
    return banlist, rules_named(arguments.rules) if arguments.rules else None


def _standards_line(banlist: Banlist, rules: DuelRules | None) -> str:
    return f"{banlist.name if banlist is not NO_LIST else 'no list'}, {rules.name if rules else 'any era'}"


def _decks(count: int) -> str:
    return "1 deck" if count == 1 else f"{count} decks"


# -- deck timeline ------------------------------------------------------------------------------------


def _timeline(file: str, lists: Sequence[Banlist], arguments: argparse.Namespace) -> int:
    """Prints how the deck does under each list, newest first; 1 if it keeps to none of them."""
    library = _library()
    deck = _load(file, library)
    verdicts = [(each, _over(deck, library, each, arguments.names)) for each in lists]
    kept = sum(not names for _, names in verdicts)
    if arguments.json:
        rows = [{"list": each.name, "legal": not names, "over": names} for each, names in verdicts]
        print(json.dumps({"name": deck.name, "lists": rows}, ensure_ascii=False))
    else:
        for each, names in verdicts:
            print(f"{each.name:<16} {'over: ' + ', '.join(names) if names else 'legal'}")
        print(f"{deck.name} keeps to {kept} of {len(verdicts)} lists")
    return 0 if kept else 1


def _over(deck: Deck, library: CardLibrary, banlist: Banlist, language: str) -> list[str]:
    """The names of the cards of which the deck has more than a list allows."""
    found = deck_check.marks(deck.main, deck.extra, deck.side, library.pool, banlist=banlist)
    return list(dict.fromkeys(library.name(code, language) for code, mark in found.items() if mark.over))


# -- deck list-banlists -------------------------------------------------------------------------------


def _lists(files: Sequence[str]) -> tuple[Banlist, ...]:
    """Ketto's lists, those of imported folders, and those of ``files``, which must be readable."""
    named = [Path(file) for file in files]
    for path in named:
        load_lflist(path)
    return load_banlists([*imported_sources(load_settings()).banlists, *named])


def _print_lists(lists: Sequence[Banlist], *, as_json: bool) -> int:
    if as_json:
        rows = [
            {
                "name": each.name,
                "region": each.region,
                "date": each.date.isoformat() if each.date else "",
                "whitelist": each.whitelist,
                "forbidden": each.of(0),
                "limited": each.of(1),
                "semi_limited": each.of(2),
            }
            for each in lists
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    for each in lists:
        date = each.date.isoformat() if each.date else "no date   "
        kind = f"{len(each.limits)} cards allowed" if each.whitelist else _counts(each)
        print(f"{date}  {each.name:<16} {kind}")
    return 0


def _counts(banlist: Banlist) -> str:
    words = ("Forbidden", "Limited", "Semi-Limited")
    return ", ".join(f"{len(banlist.of(n))} {word}" for n, word in enumerate(words))

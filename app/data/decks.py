"""Deck lists and their ``.ydk`` files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.data import atomic, deck_rules
from app.data.banlists import Banlist
from app.data.deck_rules import COPIES_MAX, MAIN_MIN, PART_MAX, same_name_code
from app.data.errors import DeckError, FileError, Phrase
from app.data.facts import MAX_PASSCODE
from app.engine import constants as c
from app.engine.carddata import CardPool

MAX_FILE_BYTES = 1 << 20
MAX_CARDS = 1000
"""The most cards a deck file may hold; far above what is legal, so that any list of a player opens."""

MAIN_MAX, EXTRA_MAX, SIDE_MAX = PART_MAX.values()
__all__ = [
    "COPIES_MAX",
    "EXTRA_MAX",
    "MAIN_MAX",
    "MAIN_MIN",
    "MAX_CARDS",
    "SIDE_MAX",
    "Deck",
    "check_deck",
    "check_size",
    "deck_text",
    "list_decks",
    "load_ydk",
    "parse_ydk",
    "passcode_lines",
    "read_deck_text",
    "same_name_code",
    "save_ydk",
]

_LINE_END = re.compile(r"\r\n|\r|\n")
_NUMBER = re.compile(r"[0-9]{1,20}\Z")
_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x1f]")


@dataclass(frozen=True, slots=True)
class Deck:
    """Passcodes of the three parts in file order. ``problems`` are sentences; empty: fit for a duel."""

    name: str
    main: tuple[int, ...]
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()
    problems: tuple[str, ...] = ()
    path: Path | None = None

    def checked(self, pool: CardPool) -> Deck:
        """The same deck with the problems that ``pool`` and the deck rules find."""
        return replace(self, problems=check_deck(self.main, self.extra, self.side, pool))

    def sorted_by_type(self, pool: CardPool) -> Deck:
        """The same deck with Main and Extra Deck cards where their type puts them, without Tokens.

        Files of other programs keep both in one list; cards ``pool`` does not know stay put.
        """
        main: list[int] = []
        extra: list[int] = []
        for part, codes in ((main, self.main), (extra, self.extra)):
            for code in codes:
                data = pool.get(code)
                if data is None:
                    part.append(code)
                elif not data.type & c.TYPE_TOKEN:
                    (extra if data.is_extra_deck else main).append(code)
        return replace(self, main=tuple(main), extra=tuple(extra))


def load_ydk(path: Path | str, pool: CardPool | None = None) -> Deck:
    """Read a ``.ydk`` file; raises :class:`DeckError` or :class:`FileError`.

    With ``pool`` the cards are sorted into Main and Extra Deck by type and ``problems`` is filled;
    without it the file's own ``#extra`` line decides and nothing is checked.
    """
    path = Path(path)
    deck = replace(parse_ydk(read_deck_text(path), path.stem, str(path)), path=path)
    return deck if pool is None else deck.sorted_by_type(pool).checked(pool)


def read_deck_text(path: Path) -> str:
    """The text of a deck file; raises :class:`DeckError` if it cannot be read or is no text."""
    try:
        content = atomic.read_bytes(path, MAX_FILE_BYTES, Phrase("deck"))
    except FileError as error:
        raise DeckError(error.phrase) from None
    # Bytes that are no UTF-8 can only stand in a comment (a creator's name in an old encoding);
    # in any other line the number check refuses them.
    text = content.decode("utf-8-sig", errors="replace")
    if _NOT_TEXT.search(text):
        raise DeckError("{path} is not a text file, so it is not a deck; choose a .ydk file.", path=path)
    return text


def parse_ydk(text: str, name: str, source: str = "deck") -> Deck:
    """The deck in ``text``; ``source`` names it in the :class:`DeckError` of a malformed line.

    ``#main`` and ``#extra`` open their parts, any line starting with ``!`` opens the Side Deck, other
    ``#`` lines are comments. Passcodes Ketto does not know are kept.
    """
    parts: dict[str, list[int]] = {"main": [], "extra": [], "side": []}
    part = "main"
    for number, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        line = line.strip(" \t\v\f")
        if not line:
            continue
        if line.startswith("!"):
            part = "side"
        elif line.startswith("#"):
            heading = line[1:].strip().lower()
            part = heading if heading in ("main", "extra") else part
        else:
            parts[part].append(_passcode(line, source, number))
    check_size(sum(map(len, parts.values())), source)
    return Deck(name, tuple(parts["main"]), tuple(parts["extra"]), tuple(parts["side"]))


def check_size(count: int, source: str) -> None:
    """Raises :class:`DeckError` if ``count`` cards are more than any deck file may hold."""
    if count > MAX_CARDS:
        raise DeckError(
            "{source} holds {count} cards, more than the {most} that Ketto opens; it is not one deck.",
            source=source,
            count=count,
            most=MAX_CARDS,
        )


def passcode_lines(text: str) -> dict[int, list[int]]:
    """In which lines of a ``.ydk`` text each passcode stands, counted from 1; comments are left out."""
    found: dict[int, list[int]] = {}
    for number, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        line = line.strip(" \t\v\f")
        if _NUMBER.match(line):
            found.setdefault(int(line), []).append(number)
    return found


def _passcode(line: str, source: str, number: int) -> int:
    code = int(line) if _NUMBER.match(line) else 0
    if not 0 < code <= MAX_PASSCODE:
        printable = "".join(letter if letter.isprintable() else "\ufffd" for letter in line[:41])
        shown = printable if len(line) <= 40 else f"{printable[:37]}..."
        raise DeckError(
            "{source}, line {number}: '{shown}' is not a passcode; write one card number on each line or"
            " remove the line.",
            source=source,
            number=number,
            shown=shown,
        )
    return code


def deck_text(deck: Deck, creator: str = "Ketto") -> str:
    """The deck as the text of a ``.ydk`` file; ``creator`` goes into its first line."""
    creator = " ".join(creator.split())
    lines = [f"#created by {creator}", "#main", *map(str, deck.main), "#extra", *map(str, deck.extra)]
    return "\n".join([*lines, "!side", *map(str, deck.side), ""])


def save_ydk(deck: Deck, path: Path | str, creator: str = "Ketto") -> None:
    """Write ``deck`` to ``path`` atomically; raises :class:`FileError`."""
    atomic.write_text(Path(path), deck_text(deck, creator))


def list_decks(folder: Path) -> list[Path]:
    """The ``.ydk`` files in ``folder`` by name; empty if there is no such folder."""
    if not folder.is_dir():
        return []
    return sorted(
        (path for path in folder.iterdir() if path.suffix.lower() == ".ydk" and path.is_file()),
        key=lambda path: path.name.casefold(),
    )


def check_deck(
    main: Sequence[int],
    extra: Sequence[int],
    side: Sequence[int],
    pool: CardPool,
    limits: Mapping[int, int] | None = None,
) -> tuple[str, ...]:
    """The sentences of :func:`deck_rules.check`: what keeps these lists from being played.

    ``limits`` is a Forbidden/Limited list: passcode to copies allowed (0, 1 or 2) over all three parts.
    """
    banlist = Banlist("", limits=dict(limits)) if limits else None
    return tuple(problem.sentence for problem in deck_rules.check(main, extra, side, pool, banlist=banlist))

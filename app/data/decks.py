"""Deck lists and their ``.ydk`` files."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.data import atomic
from app.data.errors import DeckError, FileError
from app.data.facts import MAX_PASSCODE
from app.engine import constants as c
from app.engine.carddata import CardPool

MAX_FILE_BYTES = 1 << 20
MAIN_MIN, MAIN_MAX, EXTRA_MAX, SIDE_MAX, COPIES_MAX = 40, 60, 15, 15, 3

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
    try:
        content = atomic.read_bytes(path, MAX_FILE_BYTES, "deck")
    except FileError as error:
        raise DeckError(str(error)) from None
    # Bytes that are no UTF-8 can only stand in a comment (a creator's name in an old encoding);
    # in any other line the number check refuses them.
    text = content.decode("utf-8-sig", errors="replace")
    if _NOT_TEXT.search(text):
        raise DeckError(f"{path} is not a text file, so it is not a deck; choose a .ydk file.")
    deck = replace(parse_ydk(text, path.stem, str(path)), path=path)
    return deck if pool is None else deck.sorted_by_type(pool).checked(pool)


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
    return Deck(name, tuple(parts["main"]), tuple(parts["extra"]), tuple(parts["side"]))


def _passcode(line: str, source: str, number: int) -> int:
    code = int(line) if _NUMBER.match(line) else 0
    if not 0 < code <= MAX_PASSCODE:
        printable = "".join(letter if letter.isprintable() else "\ufffd" for letter in line[:41])
        shown = printable if len(line) <= 40 else f"{printable[:37]}..."
        raise DeckError(
            f"{source}, line {number}: '{shown}' is not a passcode;"
            " write one card number on each line or remove the line."
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
    """What keeps these lists from being played: a sentence each, most serious first.

    ``limits`` is a Forbidden/Limited list: passcode to copies allowed (0, 1 or 2) over all three parts.
    """
    problems = list(_size_problems(main, extra, side))
    for code in _each_once((*main, *extra, *side)):
        data = pool.get(code)
        if data is None:
            problems.append(f"Ketto does not know the card with the passcode {code}; remove it.")
        elif data.type & c.TYPE_TOKEN:
            problems.append(f"{data.name} ({code}) is a Token and cannot be in a Deck; remove it.")
        elif not pool.is_playable(code):
            problems.append(f"{data.name} ({code}) has no script yet; replace it by another card.")
    problems += _place_problems(main, extra, pool)
    problems += _copy_problems((*main, *extra, *side), pool, limits or {})
    return tuple(problems)


def same_name_code(code: int, pool: CardPool) -> int:
    """The passcode copies are counted under: the alias of a card that always has another's name."""
    data = pool.get(code)
    return data.alias if data is not None and data.alias else code


def _size_problems(main: Sequence[int], extra: Sequence[int], side: Sequence[int]) -> Iterable[str]:
    if len(main) < MAIN_MIN:
        yield f"The Main Deck has {_cards(len(main))}; it needs at least {MAIN_MIN}."
    limits = (("Main", main, MAIN_MAX), ("Extra", extra, EXTRA_MAX), ("Side", side, SIDE_MAX))
    for name, part, limit in limits:
        if len(part) > limit:
            yield f"The {name} Deck has {_cards(len(part))}; it may have at most {limit}."


def _place_problems(main: Sequence[int], extra: Sequence[int], pool: CardPool) -> Iterable[str]:
    for codes, in_extra in ((main, False), (extra, True)):
        for code in _each_once(codes):
            data = pool.get(code)
            if data is not None and not data.type & c.TYPE_TOKEN and data.is_extra_deck != in_extra:
                here, there = ("Extra", "Main") if in_extra else ("Main", "Extra")
                yield f"{data.name} ({code}) is in the {here} Deck but belongs in the {there} Deck; move it."


_STANDING = {0: "is Forbidden", 1: "is Limited to 1 copy", 2: "is Semi-Limited to 2 copies"}


def _copy_problems(codes: Sequence[int], pool: CardPool, limits: Mapping[int, int]) -> Iterable[str]:
    allowed = {same_name_code(code, pool): count for code, count in limits.items()}
    counts = Counter(same_name_code(code, pool) for code in codes)
    for code, count in counts.items():
        limit = min(allowed.get(code, COPIES_MAX), COPIES_MAX)
        if count <= limit:
            continue
        data = pool.get(code)
        name = data.name if data is not None else f"the card {code}"
        if limit in _STANDING:
            yield f"{name} {_STANDING[limit]}, but the deck has {count}."
        else:
            yield f"The deck has {count} copies of {name}; it may have at most {COPIES_MAX}."


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _each_once(codes: Iterable[int]) -> list[int]:
    return list(dict.fromkeys(codes))

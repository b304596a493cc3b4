"""Decks as plain lists of card names, to print, to mail and to read again.

Written: a heading for each part, then one line ``3 Card Name`` for each run of equal cards, in their
order. ``[passcode]`` follows a name that alone would not lead back to the card (other art, unknown).
Read: any list of that kind, also ``3x``, ``x3``, names in other languages and with typing errors.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from app.data.deck_rules import EXTRA, MAIN, PARTS, SIDE, home_part
from app.data.decks import MAX_FILE_BYTES, Deck, check_size
from app.data.errors import DeckError, Phrase
from app.data.facts import MAX_PASSCODE
from app.data.library import CardLibrary
from app.data.name_index import SURE, NameIndex, folded, name_index

MAX_UNREADABLE: Final = 100
"""So many lines that name no card and a text is not taken for a card list."""

MAX_LINE: Final = 200
"""Letters of the longest line that is looked at; no card's name is nearly as long."""

_TITLES: Final = {
    "en": ("Main Deck", "Extra Deck", "Side Deck"),
    "ja": ("メインデッキ", "エクストラデッキ", "サイドデッキ"),
    "zh_CN": ("主卡组", "额外卡组", "副卡组"),
}
_HEADINGS: Final = {
    folded(title): part for titles in _TITLES.values() for title, part in zip(titles, PARTS, strict=True)
} | {
    "main": MAIN,
    "maindeck": MAIN,
    "deck": MAIN,
    "extra": EXTRA,
    "fusiondeck": EXTRA,
    "side": SIDE,
    "sideboard": SIDE,
    "monster": MAIN,
    "monsters": MAIN,
    "monstercards": MAIN,
    "spell": MAIN,
    "spells": MAIN,
    "spellcards": MAIN,
    "trap": MAIN,
    "traps": MAIN,
    "trapcards": MAIN,
}
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_DIGITS: Final = re.compile(r"[0-9]+")
_BEFORE: Final = re.compile(r"([0-9]{1,4})\s*[xX×*]?\s+(\S.*)\Z")
_BEFORE_X: Final = re.compile(r"([0-9]{1,4})\s*[x×*]\s*(\S.*)\Z")
_AFTER: Final = re.compile(r"(\S.*?)\s*(?:[x×*]\s*([0-9]{1,4})|\(\s*([0-9]{1,4})\s*\))\Z")
_PASSCODE: Final = re.compile(r"(.*?)\s*\[([0-9]{1,10})\]\Z")
_NUMBER: Final = re.compile(r"#?([0-9]{5,10})\Z")


@dataclass(frozen=True, slots=True)
class ListLine:
    """What line ``number`` (from 1) was read as.

    ``code`` is the card or 0, ``name`` its name, ``certainty`` 1 for an exact name or passcode, less for
    a likeness, ``sentence`` says what is odd about the line ("" for nothing).
    """

    number: int
    text: str
    code: int
    name: str
    certainty: float
    sentence: str
    count: int = 1
    part: str = MAIN


@dataclass(frozen=True, slots=True)
class ListReport:
    """The deck of a card list and what each of its lines became (headings and blank lines left out)."""

    deck: Deck
    lines: tuple[ListLine, ...]

    @property
    def sure(self) -> bool:
        """Whether every line named its card exactly."""
        return all(line.code and line.certainty == SURE for line in self.lines)


def list_text(deck: Deck, library: CardLibrary, lang: str = "en") -> str:
    """``deck`` as a plain list with card names in ``lang``; :func:`read_list` gives the same deck."""
    index = name_index(library)
    lines: list[str] = []
    titles = _TITLES.get(lang, _TITLES["en"])
    for title, codes in zip(titles, (deck.main, deck.extra, deck.side), strict=True):
        lines += ["", f"{title} ({len(codes)})"]
        for code, run in itertools.groupby(codes):
            lines.append(_line(code, len(list(run)), library, lang, index))
    return "\n".join([*lines[1:], ""])


def _line(code: int, count: int, library: CardLibrary, lang: str, index: NameIndex) -> str:
    if library.data(code) is None:
        return f"{count} [{code}]"
    line = f"{count} {library.name(code, lang)}"
    # Read back the way it will be read: a name shared with another card needs its passcode.
    if _meaning(line, index) == (code, count) and not _heading(line):
        return line
    return f"{line} [{code}]"


def read_list(text: str, library: CardLibrary, name: str) -> ListReport:
    """Read a card list as the deck called ``name``.

    Cards under no heading go where their type puts them, those under "Side Deck" into the Side Deck.
    Raises :class:`DeckError` for what cannot be a list of cards at all.
    """
    if len(text) > MAX_FILE_BYTES:
        raise DeckError(
            "The text is longer than {size} KiB, so it is not a card list.", size=MAX_FILE_BYTES // 1024
        )
    index = name_index(library)
    parts: dict[str, list[int]] = {part: [] for part in PARTS}
    lines: list[ListLine] = []
    for line in _lines(text, library, index):
        lines.append(line)
        if line.code:
            check_size(sum(map(len, parts.values())) + line.count, Phrase("The list"))
            parts[line.part] += [line.code] * line.count
        elif sum(not each.code for each in lines) > MAX_UNREADABLE:
            raise DeckError(
                "More than {most} lines of the text name no card, so it is not a card list.",
                most=MAX_UNREADABLE,
            )
    deck = Deck(name, tuple(parts[MAIN]), tuple(parts[EXTRA]), tuple(parts[SIDE]))
    return ListReport(deck, tuple(lines))


def _lines(text: str, library: CardLibrary, index: NameIndex) -> Iterator[ListLine]:
    part = ""
    for number, raw in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        line = raw.strip().removeprefix("- ").removeprefix("• ").strip()
        if not line:
            continue
        heading = _heading(line)
        if heading and not index.exact(line):
            part = heading
            continue
        yield _read_line(number, line, part, library, index)


def _heading(line: str) -> str:
    """The part that ``line`` opens, or "". Counts, colons and signs around the words do not matter."""
    return _HEADINGS.get(folded(_DIGITS.sub("", line)), "") if len(line) <= MAX_LINE else ""


def _read_line(number: int, line: str, part: str, library: CardLibrary, index: NameIndex) -> ListLine:
    code, count, certainty, sentence = 0, 1, SURE, ""
    found = _meaning(line, index)
    if found is not None:
        code, count = found
    else:
        words, count = _split(line)
        guess = index.find(words)
        code, certainty = guess.code, guess.certainty
        rivals = [f"'{library.name(rival)}'" for rival in guess.rivals]
        if not code:
            hint = f"; did you mean {' or '.join(rivals)}?" if rivals else "; correct or remove it."
            sentence = f"Line {number}: no card is called '{_shown(words)}'{hint}"
        else:
            sentence = f"Line {number}: '{_shown(words)}' was taken for '{library.name(code)}'"
            sentence += f" and not for {' or '.join(rivals)}." if rivals else "."
    if code and not count > 0:
        sentence = f"Line {number}: '{_shown(line)}' asks for no copy of the card; it was left out."
        code = 0
    home = home_part(library.data(code))
    known = library.data(code) is not None
    place = part if part == SIDE or (part and not known) else home
    name = library.name(code) if code else ""
    return ListLine(number, line, code, name, certainty, sentence, count, place)


def _meaning(line: str, index: NameIndex) -> tuple[int, int] | None:
    """Card and count if ``line`` names a card without any doubt."""
    if len(line) > MAX_LINE:
        return None
    whole = index.exact(line)
    if whole:
        return whole, 1
    words, count = _split(line)
    marked = _PASSCODE.match(words)
    number = marked[2] if marked else (found[1] if (found := _NUMBER.match(words)) else "")
    if number and 0 < int(number) <= MAX_PASSCODE:
        return int(number), count
    code = index.exact(words) or index.plain(line)
    if code:
        return code, count if index.exact(words) else 1
    code = index.plain(words)
    return (code, count) if code else None


def _split(line: str) -> tuple[str, int]:
    """The words of a line and how many copies it asks for."""
    if len(line) > MAX_LINE:
        return line, 1
    for pattern in (_BEFORE, _BEFORE_X):
        if found := pattern.match(line):
            return found[2], int(found[1])
    if found := _AFTER.match(line):  # "(5)" or "x2" after a name
        return found[1], int(found[2] or found[3])
    return line, 1


def _shown(text: str) -> str:
    printable = "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:61])
    return printable if len(text) <= 60 else f"{printable[:57]}..."

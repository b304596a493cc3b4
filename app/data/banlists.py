"""Forbidden/Limited lists: those that come with Ketto and any ``lflist.conf``.

Ketto's own lists are text files of ``resources/banlists`` (its README describes them)::

    name: OCG 2024.10
    region: OCG
    date: 2024-10-01

    [Forbidden]
    55144522  Pot of Greed

``lflist.conf`` exists in two dialects (formats.md): YGOPro's with counts 0 to 2, EDOPro's with any
count and whitelists. Both are read here by the same rules.
"""

from __future__ import annotations

import datetime
import difflib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NoReturn

from app.data import atomic, paths
from app.data.errors import BanlistError, FileError, Phrase
from app.data.facts import MAX_PASSCODE

MAX_FILE_BYTES: Final = 8 << 20
REGIONS: Final = ("OCG", "TCG")
SECTIONS: Final[Mapping[str, int]] = {"Forbidden": 0, "Limited": 1, "Semi-Limited": 2}
"""Headings of a list file of ours and the copies their cards may have."""

UNLIMITED: Final = 3
_MAX_PROBLEMS: Final = 20
_LINE_END: Final = re.compile(r"\r\n|\r|\n")
_OUR_ENTRY: Final = re.compile(r"([0-9]{1,10})(?:\s+(\S.*))?\Z")
_DATE: Final = re.compile(
    r"(?<![0-9])((?:19|20)[0-9]{2})[.\-/ ]([0-9]{1,2})(?:[.\-/ ]([0-9]{1,2}))?(?![0-9])"
)
_NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1f]")


@dataclass(frozen=True, slots=True)
class Banlist:
    """One list: how many copies (0 to 3) a deck may have of a passcode; what is not named is free.

    With ``whitelist`` only the named cards are allowed. ``region`` is "OCG", "TCG" or "" if unknown,
    ``date`` the first day the list holds, ``source`` the file it was read from, ``problems`` a sentence
    for each line of that file that could not be used.
    """

    name: str
    region: str = ""
    date: datetime.date | None = None
    limits: dict[int, int] = field(default_factory=dict, hash=False)
    whitelist: bool = False
    source: str = ""
    problems: tuple[str, ...] = field(default=(), compare=False)

    def of(self, count: int) -> tuple[int, ...]:
        """Passcodes a deck may have ``count`` copies of, in the list's order."""
        return tuple(code for code, limit in self.limits.items() if limit == count)


NO_LIST: Final = Banlist("N/A")
"""The list without limits."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a newer list does to a card: ``before`` and ``after`` are copies, 3 is unlimited."""

    code: int
    before: int
    after: int


def load_banlists(extra: Sequence[Path] = (), problems: list[str] | None = None) -> tuple[Banlist, ...]:
    """All lists, newest first: ours and those of the files ``extra`` (``.conf``, or ``.txt`` as ours).

    A file of ``extra`` that cannot be read is left out; the sentence why is added to ``problems``, as
    are the unusable lines of the others.
    """
    found = [*bundled_banlists()]
    told: list[str] = [] if problems is None else problems
    for path in extra:
        try:
            lists = load_lflist(path) if path.suffix.lower() == ".conf" else (load_banlist(path),)
        except (BanlistError, FileError) as error:
            told.append(str(error))
            continue
        found += lists
        told += [problem for each in lists for problem in each.problems]
    return newest_first(found)


@cache
def bundled_banlists() -> tuple[Banlist, ...]:
    """The lists that come with Ketto, newest first; raises :class:`BanlistError` for a damaged file."""
    folder = paths.resources_dir() / "banlists"
    return newest_first(load_banlist(path) for path in sorted(folder.glob("*.txt")))


def newest_first(lists: Iterable[Banlist]) -> tuple[Banlist, ...]:
    """Sorted by date, undated lists last; on one date the OCG's before the TCG's."""
    return tuple(
        sorted(
            lists,
            key=lambda each: (
                -(each.date or datetime.date.min).toordinal(),
                REGIONS.index(each.region) if each.region in REGIONS else len(REGIONS),
                each.name.casefold(),
            ),
        )
    )


def load_banlist(path: Path) -> Banlist:
    """Read a list file of ours; raises :class:`BanlistError` that names the line."""
    lines = _LINE_END.split(_read(path))
    header: dict[str, str] = {}
    limits: dict[int, int] = {}
    count: int | None = None
    for number, line in enumerate(lines, start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            count = SECTIONS.get(line[1:-1])
            if count is None:
                _fail(path, number, f"'{_shown(line)}' is no section", f"write one of {_sections()}")
        elif count is None:
            key, colon, value = line.partition(":")
            if not colon or key not in ("name", "region", "date"):
                _fail(path, number, f"'{_shown(line)}' is no heading", "write name:, region: or date:")
            header[key] = value.strip()
        else:
            code = _our_code(path, number, line)
            if code in limits:
                _fail(path, number, f"the card {code} is listed twice", "remove one of the lines")
            limits[code] = count
    return _with_header(path, header, limits)


def _our_code(path: Path, number: int, line: str) -> int:
    entry = _OUR_ENTRY.match(line)
    code = int(entry[1]) if entry else 0
    if not 0 < code <= MAX_PASSCODE:
        _fail(path, number, f"'{_shown(line)}' is no card", "write a passcode and then the card's name")
    return code


def _with_header(path: Path, header: Mapping[str, str], limits: dict[int, int]) -> Banlist:
    for key in ("name", "region", "date"):
        if not header.get(key):
            raise BanlistError(
                "{path}: the heading '{key}:' is missing; write it above the first section.",
                path=path,
                key=key,
            )
    if header["region"] not in REGIONS:
        raise BanlistError(
            "{path}: there is no region '{region}'; write OCG or TCG.",
            path=path,
            region=_shown(header["region"]),
        )
    try:
        date = datetime.date.fromisoformat(header["date"])
    except ValueError:
        raise BanlistError(
            "{path}: '{date}' is not a date; write it as in 2024-10-01.",
            path=path,
            date=_shown(header["date"]),
        ) from None
    return Banlist(header["name"], header["region"], date, limits, source=str(path))


def banlist_text(banlist: Banlist, names: Mapping[int, str]) -> str:
    """``banlist`` as the text of a file of ours; ``names`` are the known English card names."""
    date = banlist.date.isoformat() if banlist.date is not None else ""
    lines = [f"name: {banlist.name}", f"region: {banlist.region}", f"date: {date}"]
    for heading, count in SECTIONS.items():
        lines += ["", f"[{heading}]"]
        lines += [f"{code:>8}  {names.get(code, '')}".rstrip() for code in banlist.of(count)]
    return "\n".join([*lines, ""])


def load_lflist(path: Path) -> tuple[Banlist, ...]:
    """The lists of an ``lflist.conf`` in file order; raises :class:`BanlistError` if it holds none.

    A line that cannot be used is left out and told in ``problems`` of its list.
    """
    return parse_lflist(_read(path), str(path))


def parse_lflist(text: str, source: str = "lflist.conf") -> tuple[Banlist, ...]:
    """Like :func:`load_lflist` for a text; ``source`` names it in sentences."""
    lists: list[Banlist] = []
    told: list[str] = []
    current: Banlist | None = None
    for number, line in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("!"):
            current = _new_list(line[1:].strip(), source, number, told)
            lists.append(current)
        elif line.startswith("$"):
            if line.lower() == "$whitelist" and current is not None:
                current = lists[-1] = _as_whitelist(current)
            else:
                told.append(f"{source}, line {number}: '{_shown(line)}' is not understood and left out.")
        else:
            _add_entry(line, current, source, number, told)
    if not lists:
        raise BanlistError(
            "{source} holds no Forbidden/Limited list; a list begins with a line '!Name'.", source=source
        )
    if told:
        lists[0] = _with_problems(lists[0], told)
    return tuple(lists)


def _new_list(name: str, source: str, number: int, told: list[str]) -> Banlist:
    if not name:
        told.append(f"{source}, line {number}: the list has no name after '!'; it is called 'Unnamed'.")
        name = "Unnamed"
    region = "TCG" if re.search(r"\bTCG\b", name, re.IGNORECASE) else ""
    date = _date_in(name)
    # YGOPro's own file gives OCG lists a date and no region.
    if not region and (date is not None or re.search(r"\bOCG\b", name, re.IGNORECASE)):
        region = "OCG"
    return Banlist(name, region, date, {}, source=source)


def _date_in(name: str) -> datetime.date | None:
    found = _DATE.search(name)
    if found is None:
        return None
    try:
        return datetime.date(int(found[1]), int(found[2]), int(found[3] or 1))
    except ValueError:
        return None


def _as_whitelist(banlist: Banlist) -> Banlist:
    return Banlist(banlist.name, banlist.region, banlist.date, banlist.limits, True, banlist.source)


def _with_problems(banlist: Banlist, told: list[str]) -> Banlist:
    more = len(told) - _MAX_PROBLEMS
    if more > 0:
        told = [*told[:_MAX_PROBLEMS], f"{banlist.source}: {more} more lines could not be used."]
    return Banlist(
        banlist.name,
        banlist.region,
        banlist.date,
        banlist.limits,
        banlist.whitelist,
        banlist.source,
        tuple(told),
    )


def _add_entry(line: str, current: Banlist | None, source: str, number: int, told: list[str]) -> None:
    """``ID COUNT [-- comment]``; counts above 3 allow three copies, negative ones none."""
    # A comment may be of any length and hold anything, so only the first two words are looked at.
    words = line.split(maxsplit=2)
    code = int(words[0]) if re.fullmatch(r"[0-9]{1,20}", words[0]) else 0
    count = words[1] if len(words) > 1 else ""
    if not 0 < code <= MAX_PASSCODE or not re.fullmatch(r"[+-]?[0-9]{1,9}", count):
        told.append(
            f"{source}, line {number}: '{_shown(line)}' is no entry, which is a passcode and a number of"
            " copies; it is left out."
        )
    elif current is None:
        told.append(f"{source}, line {number}: the entry stands before the first '!Name'; it is left out.")
    else:
        current.limits[code] = min(max(int(count), 0), UNLIMITED)


def banlist_named(name: str, lists: Sequence[Banlist] | None = None) -> Banlist:
    """The list called ``name``; raises :class:`BanlistError` with the closest names.

    Capitals, spaces and punctuation do not matter; "OCG" and "TCG" mean the newest of their region,
    "none" and "N/A" the list without limits. ``lists`` (default: Ketto's own) are newest first.
    """
    lists = bundled_banlists() if lists is None else lists
    wanted = _plain(name)
    if wanted in ("na", "none"):
        return NO_LIST
    for each in lists:  # names of nothing but signs differ only when compared as they are
        if each.name == name:
            return each
    for each in lists:
        if wanted and wanted in (_plain(each.name), each.region.lower()):
            return each
    raise BanlistError(f"There is no Forbidden/Limited list '{_shown(name)}'; {_suggestion(name, lists)}")


def _suggestion(name: str, lists: Sequence[Banlist]) -> str:
    by_plain = {_plain(each.name): each.name for each in lists}
    wanted = _plain(name)
    close = difflib.get_close_matches(wanted[:40], by_plain, n=3, cutoff=0.55)
    starts = [plain for plain in by_plain if wanted and plain.startswith(wanted)][:3]
    names = [by_plain[plain] for plain in dict.fromkeys([*starts, *close])][:3]
    if names:
        return f"did you mean {' or '.join(names)}?"
    return "'deck list-banlists' prints the names."


def remembered_banlist(name: str, lists: Sequence[Banlist]) -> tuple[Banlist, str]:
    """The list the settings remember and "", or NO_LIST and the sentence that it is gone."""
    if not name:
        return NO_LIST, ""
    try:
        return banlist_named(name, lists), ""
    except BanlistError:
        return NO_LIST, f"The Forbidden/Limited list '{_shown(name)}' is gone, so no list is used."


def changes(before: Banlist, after: Banlist) -> tuple[Change, ...]:
    """What ``after`` does differently, cards that got stricter first."""
    found = [
        Change(code, before.limits.get(code, UNLIMITED), after.limits.get(code, UNLIMITED))
        for code in dict.fromkeys([*before.limits, *after.limits])
    ]
    moved = [change for change in found if change.before != change.after]
    return tuple(sorted(moved, key=lambda change: (change.after >= change.before, change.after, change.code)))


def predecessor(banlist: Banlist, lists: Sequence[Banlist]) -> Banlist | None:
    """The list of the same region that held before ``banlist``; None for the first."""
    if banlist.date is None:
        return None
    older = [
        each for each in lists if each.region == banlist.region and each.date and each.date < banlist.date
    ]
    return max(older, key=lambda each: each.date or datetime.date.min, default=None)


def _read(path: Path) -> str:
    content = atomic.read_bytes(path, MAX_FILE_BYTES, Phrase("Forbidden/Limited list"))
    # Comments may be in an old encoding; passcodes and counts are ASCII in all of them.
    text = content.decode("utf-8-sig", errors="replace")
    if _NOT_TEXT.search(text):
        raise BanlistError(
            "{path} is not a text file, so it holds no list; choose an lflist.conf.", path=path
        )
    return text


def _fail(path: Path, number: int, what: str, remedy: str) -> NoReturn:
    raise BanlistError(
        "{path}, line {number}: {what}; {remedy}.", path=path, number=number, what=what, remedy=remedy
    )


def _sections() -> str:
    return ", ".join(f"[{heading}]" for heading in SECTIONS)


def _plain(name: str) -> str:
    return "".join(_letters(name))


def _letters(name: str) -> Iterator[str]:
    return (letter for letter in name.casefold() if letter.isalnum())


def _shown(text: str) -> str:
    printable = "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:41])
    return printable if len(text) <= 40 else f"{printable[:37]}..."

"""The rulebook: every entry of ``resources/rulebook`` with its words in the program's languages.

Reading it takes about a quarter of a second, so nothing reads it before it is asked for, and it is read
once. What a screen wants to know of a card it shows (are there rulings?) is found by :func:`card_index`
in a tenth of that time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.data.errors import RulebookError
from app.data.paths import resources_dir

RULES: Final = ("mr1", "mr2", "mr3", "mr4", "mr5")
"""The Master Rules an entry may hold under."""

WORDS: Final = ("rule", "given", "when", "then", "note", "since2020")
"""The parts of an entry that are sentences."""

#: Under which rules an entry holds by its era, if it does not list them.
_ERAS: Final = {"all": RULES, "mr3": ("mr3",), "mr4": ("mr4",)}
_MAY_LACK: Final = ("note", "since2020")

_ID: Final = re.compile(r"\b[A-Z]{2,8}-\d{3}\b")
_HEAD: Final = re.compile(r"^- id: (\S+)\s*$", re.MULTILINE)
_PASSCODE: Final = re.compile(r"\bpasscode: (\d+)")
_REMEDY: Final = "correct it or install Ketto again"


class NamedCard(NamedTuple):
    """A card that an entry names: its English name and passcode."""

    name: str
    code: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule with an example. ``area`` are the letters of the id, ``part`` names the file it stands in.

    ``era`` is "all", "mr3" or "mr4": the rules its example is played by. ``eras`` are all of :data:`RULES`
    under which it holds; ``since2020`` tells what is different under the last of them. That and the
    ``note`` may be empty.
    """

    id: str
    area: str
    rule: str
    era: str
    given: str
    when: str
    then: str
    note: str = ""
    cards: tuple[NamedCard, ...] = ()
    part: str = ""
    since2020: str = ""
    eras: tuple[str, ...] = RULES

    def texts(self) -> tuple[str, ...]:
        """Its sentences, in the order of :data:`WORDS`."""
        return self.rule, self.given, self.when, self.then, self.note, self.since2020


class Rulebook:
    """All entries in the order of their files. ``problems``: a sentence for each file or entry not read."""

    def __init__(
        self,
        entries: Iterable[Entry],
        translations: Mapping[str, Mapping[str, Mapping[str, str]]] | None = None,
        problems: Sequence[str] = (),
    ) -> None:
        self.entries = tuple(entries)
        self.problems = tuple(problems)
        self._by_id = {entry.id: entry for entry in self.entries}
        self._translated: dict[str, dict[str, Entry]] = {
            language: {
                name: _worded(self._by_id[name], words)
                for name, words in texts.items()
                if name in self._by_id
            }
            for language, texts in (translations or {}).items()
        }

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def __contains__(self, name: object) -> bool:
        """Whether there is an entry with this id."""
        return name in self._by_id

    def entry(self, name: str, language: str = "en") -> Entry | None:
        """The entry ``name`` in the words of ``language`` (English where there are none), or None."""
        found = self._by_id.get(name)
        return self._translated.get(language, {}).get(name, found) if found is not None else None

    def areas(self) -> dict[str, dict[str, int]]:
        """How many entries each area has, by the part of the rulebook it belongs to, in file order."""
        found: dict[str, dict[str, int]] = {}
        for entry in self.entries:
            part = found.setdefault(entry.part, {})
            part[entry.area] = part.get(entry.area, 0) + 1
        return found


def _worded(entry: Entry, words: Mapping[str, str]) -> Entry:
    """``entry`` with the sentences there are in ``words`` instead of its own."""
    rule, given, when, then, note, since = (words.get(key, getattr(entry, key)) for key in WORDS)
    return replace(entry, rule=rule, given=given, when=when, then=then, note=note, since2020=since)


class CardIndex:
    """Which entries there are, and the passcodes of the cards they name, without reading their sentences."""

    def __init__(self, cards: Mapping[str, Sequence[int]]) -> None:
        #: Passcodes by the id of the entry that names them.
        self.cards: Mapping[str, Sequence[int]] = cards


@cache
def rulebook() -> Rulebook:
    """Ketto's own rulebook, read when first asked for."""
    return load_rulebook(resources_dir() / "rulebook")


@cache
def card_index() -> CardIndex:
    """The :class:`CardIndex` of Ketto's own rulebook, read when first asked for."""
    return load_card_index(resources_dir() / "rulebook")


def ids_in(text: str) -> tuple[str, ...]:
    """The ids of entries that ``text`` mentions, each once, in their order in it."""
    found = dict.fromkeys(_ID.findall(text))
    # Most texts have none: the index is not read for them.
    return tuple(name for name in found if name in card_index().cards) if found else ()


def load_card_index(folder: Path) -> CardIndex:
    """The index of the rulebook files of ``folder``; a file that cannot be read is left out."""
    cards: dict[str, list[int]] = {}
    for path in sorted(folder.glob("*.yaml")):
        try:
            parts = _HEAD.split(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            continue
        for name, block in zip(parts[1::2], parts[2::2], strict=True):
            cards[name] = [int(code) for code in _PASSCODE.findall(block)]
    return CardIndex(cards)


def load_rulebook(folder: Path) -> Rulebook:
    """The rulebook of ``folder`` (``*.yaml``, and a folder of JSON files for each further language).

    Never raises: a file or entry that cannot be read is left out and told in :attr:`Rulebook.problems`.
    """
    entries: dict[str, Entry] = {}
    problems: list[str] = []
    files = sorted(folder.glob("*.yaml"))
    if not files:
        problems.append(f"{folder}: the rulebook is missing; install Ketto again.")
    for path in files:
        try:
            found = read_entries(path, problems)
        except RulebookError as error:
            problems.append(str(error))
            continue
        for entry in found:
            if entry.id in entries:
                problems.append(f"{path}: there are two entries {entry.id}; remove or renumber one of them.")
            entries.setdefault(entry.id, entry)
    translations: dict[str, dict[str, dict[str, str]]] = {}
    for path in sorted(folder.glob("*/*.json")):
        try:
            words = read_translation(path)
        except RulebookError as error:
            problems.append(str(error))
            continue
        translations.setdefault(path.parent.name, {}).update(words)
    return Rulebook(entries.values(), translations, problems)


def read_entries(path: Path, problems: list[str] | None = None) -> list[Entry]:
    """The entries of one file; raises :class:`RulebookError` if it is no list of entries.

    A single damaged entry is added to ``problems`` and left out, or raised if ``problems`` is None.
    """
    # Here and not above: most of the program needs no entry's words, and the table should open at once.
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        # A subclass of SafeLoader either way: no file can make it build anything but plain data.
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise RulebookError(f"{path}{line}: the rulebook file is damaged; {_REMEDY}.") from None
    except (OSError, UnicodeDecodeError, yaml.YAMLError, RecursionError):
        raise RulebookError(f"{path}: the rulebook file cannot be read; {_REMEDY}.") from None
    if not isinstance(data, list):
        raise RulebookError(f"{path}: the rulebook file is no list of entries; {_REMEDY}.")
    found: list[Entry] = []
    for number, values in enumerate(data, 1):
        try:
            found.append(_entry(path, number, values))
        except RulebookError as error:
            if problems is None:
                raise
            problems.append(str(error))
    return found


def _entry(path: Path, number: int, values: Any) -> Entry:
    """An entry from its values; ``number`` counts from 1 in its file."""
    if not isinstance(values, dict) or not isinstance(values.get("id"), str):
        raise RulebookError(f"{path}: entry {number} has no id; {_REMEDY}.")
    name = values["id"]
    texts: dict[str, str] = {}
    for key in (*WORDS, "era"):
        text = values.get(key, "" if key in _MAY_LACK else None)
        if not isinstance(text, str):
            raise RulebookError(f"{path}: '{key}' of {name} is missing or no text; {_REMEDY}.")
        texts[key] = text
    era = texts["era"]
    if era not in _ERAS:
        raise RulebookError(f"{path}: the era '{era}' of {name} is none of all, mr3, mr4; {_REMEDY}.")
    cards: list[NamedCard] = []
    named = values.get("cards") or []
    for card in named if isinstance(named, list) else [None]:
        if not isinstance(card, dict) or type(card.get("passcode")) is not int:
            raise RulebookError(f"{path}: a card of {name} has no name and passcode; {_REMEDY}.")
        cards.append(NamedCard(str(card.get("name", "")), card["passcode"]))
    area = name.rpartition("-")[0] or name
    eras = values.get("eras", list(_ERAS[era]))
    if not isinstance(eras, list) or not eras or any(each not in RULES for each in eras):
        raise RulebookError(f"{path}: 'eras' of {name} is no list of {', '.join(RULES)}; {_REMEDY}.")
    rule, given, when, then, note, since = (texts[key] for key in WORDS)
    return Entry(name, area, rule, era, given, when, then, note, tuple(cards), path.stem, since, tuple(eras))


def read_translation(path: Path) -> dict[str, dict[str, str]]:
    """Sentences of one language by id; raises :class:`RulebookError` naming what is wrong."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:  # JSON's and Unicode's errors both are
        line = f", line {error.lineno}" if isinstance(error, json.JSONDecodeError) else ""
        raise RulebookError(f"{path}{line}: the rulebook's translation is damaged; {_REMEDY}.") from None
    except (OSError, RecursionError):
        raise RulebookError(f"{path}: the rulebook's translation cannot be read; {_REMEDY}.") from None
    if not isinstance(data, dict):
        raise RulebookError(f"{path}: the rulebook's translation is no JSON object; {_REMEDY}.")
    found: dict[str, dict[str, str]] = {}
    for name, words in data.items():
        if not isinstance(words, dict) or not all(isinstance(text, str) for text in words.values()):
            raise RulebookError(f"{path}: the translation of {name} is damaged; {_REMEDY}.")
        # An empty sentence is one still to be translated: the English one stands for it.
        found[name] = {key: text for key, text in words.items() if text}
    return found

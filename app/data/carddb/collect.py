"""All cards of the catalogue as they go into its file: Ketto's own and those of the user's databases."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path

from app.data.carddb.cdb import RawCard, read_cdb
from app.data.carddb.effect_words import effects_of_category, effects_of_script
from app.data.carddb.languages import language_of, text_language
from app.data.carddb.records import OWN_SOURCE, CardRecord
from app.data.carddb.strings_conf import load_setnames
from app.data.library import CardLibrary
from app.data.type_words import LANGUAGES
from app.engine import constants as c
from app.engine.carddata import CardData

ALTERNATE_RANGE = 20
"""An alias nearer than this is another artwork, whatever its name."""
FIRST_OWN_SETCODE = 0x10000
"""Archetypes without a code in any ``strings.conf`` get codes from here on."""

Reading = Callable[[float], None]
"""Hears the share that has been read, from 0 to 1."""


@dataclass(slots=True)
class Collection:
    """``cards`` by passcode, ``ages`` gives their order; ``setnames`` by code, first to show."""

    cards: dict[int, CardRecord] = field(default_factory=dict)
    ages: dict[int, int] = field(default_factory=dict)
    setnames: dict[int, list[str]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Imported:
    raw: RawCard
    source: str
    age: int
    names: dict[str, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)


def own_records(library: CardLibrary) -> list[CardRecord]:
    """Ketto's own cards (Tokens too); set codes and scope are not among its facts."""
    return [_own(library, data) for data in library.pool if data.code not in library.imported]


def digest_of(records: Sequence[CardRecord]) -> str:
    """A short text that changes when a name, text, value or script word of ``records`` does."""
    return blake2b(repr(records).encode("utf-8"), digest_size=16).hexdigest()


def _own(library: CardLibrary, data: CardData) -> CardRecord:
    code = data.code
    script = library.pool.script(code)
    original = library.pool.get(data.alias) if data.alias else None
    return CardRecord(
        code,
        data.alias,
        0,
        data.setcodes,
        data.archetypes,
        data.type,
        data.attack,
        data.defense,
        data.level,
        data.race,
        data.attribute,
        data.left_scale,
        data.right_scale,
        data.markers,
        0,
        {lang: library.name(code, lang) for lang in LANGUAGES},
        {lang: library.text(code, lang) for lang in LANGUAGES if library.has_text(code, lang)},
        library.pool.is_playable(code),
        OWN_SOURCE,
        original is not None and original.name == data.name,
        effects_of_script(script) if script is not None else (),
    )


def collect(
    own: Sequence[CardRecord], sources: Sequence[Path], strings: Sequence[Path], reading: Reading
) -> Collection:
    """Everything that goes into the catalogue; never fails, ``problems`` says what was left out."""
    found = Collection()
    found.setnames, problems = load_setnames(strings)
    imported = _read_all(sources, found.problems, reading)
    found.problems += problems
    owned = {record.code: record for record in own}
    for code, item in imported.items():
        found.ages[code] = item.age
        if code not in owned:
            found.cards[code] = _record(item, found.setnames, imported, owned)
    for code, record in owned.items():
        found.ages.setdefault(code, 0)
        found.cards[code] = _merged(record, imported.get(code))
    _name_archetypes(found)
    return found


def _within(reading: Reading, start: float, files: int) -> Callable[[int], None]:
    """Tells ``reading`` how much of all ``files`` is done while one of them is read, from ``start`` on.

    How many cards a file has is not known before; most have far less than 20,000.
    """
    return lambda done: reading(start + min(done / 20_000, 1) / files)


def _read_all(sources: Sequence[Path], problems: list[str], reading: Reading) -> dict[int, _Imported]:
    imported: dict[int, _Imported] = {}
    for number, path in enumerate(sources):
        share = number / len(sources)
        result = read_cdb(
            path,
            _within(reading, share, len(sources)),
        )
        problems += result.problems
        language, translates = language_of(path, result.cards)
        for raw in result.cards:
            item = imported.get(raw.code)
            if item is None:
                item = imported[raw.code] = _Imported(raw, path.name, number + 1)
            elif not translates:
                item.raw, item.source, item.age = raw, path.name, number + 1
            item.names[language] = raw.name
            item.texts[language] = raw.text
    reading(1.0)
    return imported


def _record(
    item: _Imported,
    setnames: dict[int, list[str]],
    imported: dict[int, _Imported],
    owned: dict[int, CardRecord],
) -> CardRecord:
    """A card of the user's databases. Another artwork of one of Ketto's cards shares its facts."""
    raw = item.raw
    token = raw.type & c.TYPE_TOKEN
    names, original = dict(item.names), owned.get(raw.alias)
    known = [other.names for other in (original, imported.get(raw.alias)) if other is not None]
    near = abs(raw.code - raw.alias) < ALTERNATE_RANGE
    alternate = not token and bool(known) and (near or any(_same_name(names, other) for other in known))
    archetypes = tuple(setnames[code][0] for code in raw.setcodes if code in setnames)
    plain = CardRecord(
        raw.code,
        raw.alias,
        raw.scope,
        raw.setcodes,
        archetypes,
        raw.type,
        raw.attack,
        raw.defense,
        raw.level,
        raw.race,
        raw.attribute,
        raw.left_scale,
        raw.right_scale,
        raw.markers,
        raw.category,
        names,
        dict(item.texts),
        _is_vanilla(raw),
        item.source,
        alternate,
        effects_of_category(raw.category),
    )
    if original is None or not alternate:
        return plain
    return replace(
        _merged(original, item),
        code=raw.code,
        alias=raw.alias,
        scope=raw.scope,
        setcodes=raw.setcodes or original.setcodes,
        source=item.source,
        alternate=True,
    )


def _same_name(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    return any(other.get(language) == name for language, name in one.items())


def _is_vanilla(raw: RawCard) -> bool:
    return not CardData(raw.code, raw.name, raw.type).needs_script


def _merged(own: CardRecord, item: _Imported | None) -> CardRecord:
    """Ketto's facts, names and texts, and what only the user's database has."""
    if item is None:
        return own
    names = {**item.names, **{lang: name for lang, name in own.names.items() if name}}
    return replace(
        own,
        scope=item.raw.scope,
        setcodes=item.raw.setcodes,
        category=item.raw.category,
        names=names,
        texts={**item.texts, **own.texts},
    )


def _name_archetypes(found: Collection) -> None:
    """Give every archetype that a card has by name a code, and the names to every card that has a code."""
    by_name: dict[str, int] = {}
    for code, names in found.setnames.items():
        for name in names:
            by_name.setdefault(name.casefold(), code)
    unknown = sorted({name for card in found.cards.values() for name in card.archetypes} - set(by_name))
    unknown = [name for name in unknown if name.casefold() not in by_name]
    for number, name in enumerate(unknown):
        by_name[name.casefold()] = FIRST_OWN_SETCODE + number
        found.setnames[FIRST_OWN_SETCODE + number] = [name]
    english = {code: _english(names) for code, names in found.setnames.items()}
    for code, card in found.cards.items():
        codes = dict.fromkeys((*card.setcodes, *(by_name[name.casefold()] for name in card.archetypes)))
        shown = dict.fromkeys((*card.archetypes, *(english[one] for one in codes if one in english)))
        found.cards[code] = replace(card, setcodes=tuple(codes), archetypes=tuple(shown))


def _english(names: list[str]) -> str:
    return next((name for name in names if text_language(name) == "en"), names[0])

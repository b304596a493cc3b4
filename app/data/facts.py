"""Reading the card facts of ``resources/cards`` (one card per line, see the README there)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.data import type_words as words
from app.data.errors import CardFileError
from app.engine import constants as c
from app.engine.carddata import CardData

FILES = ("monsters.json", "spells.json", "traps.json")

MAX_PASSCODE = 0xFFFFFFFF


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card's facts for the engine and its names by language code."""

    data: CardData
    names: dict[str, str]


@dataclass(frozen=True, slots=True)
class ImportedCard:
    """Facts and names of a card of the player's own databases, which Ketto knows nothing else of."""

    data: CardData
    names: dict[str, str]


def load_facts(folder: Path) -> list[CardFacts]:
    """All cards of the three files in ``folder`` by passcode; raises :class:`CardFileError`."""
    found: dict[int, CardFacts] = {}
    for name in FILES:
        path = folder / name
        for number, row in enumerate(read_json(path, list), start=2):
            try:
                facts = _card(row, name)
            except (KeyError, TypeError, ValueError) as error:
                what = f"{error} is missing" if isinstance(error, KeyError) else str(error)
                raise CardFileError(f"{path}, line {number}: {what}; correct this card's line.") from None
            if facts.data.code in found:
                raise CardFileError(
                    f"{path}, line {number}: the passcode {facts.data.code} is there twice; remove one line."
                )
            found[facts.data.code] = facts
    for facts in found.values():
        if facts.data.alias and facts.data.alias not in found:
            raise CardFileError(
                f"{folder}: {facts.data.name} is an alias of {facts.data.alias}, a passcode that no file has;"
                " correct its alias."
            )
    return [found[code] for code in sorted(found)]


def read_json(path: Path, kind: type) -> Any:
    """The JSON value of ``path``, which must be a ``kind``; raises :class:`CardFileError`."""
    try:
        value = json.loads(path.read_bytes())
    except OSError as error:
        raise CardFileError(f"Cannot read {path} ({error.strerror}); install Ketto again.") from None
    except UnicodeDecodeError:
        raise CardFileError(f"{path} is not UTF-8 text; save it as UTF-8.") from None
    except json.JSONDecodeError as error:
        raise CardFileError(f"{path}, line {error.lineno}: {error.msg}; correct the line.") from None
    if not isinstance(value, kind):
        raise CardFileError(f"{path} does not hold a JSON {kind.__name__}; restore the file.")
    return value


def _card(row: dict[str, Any], file: str) -> CardFacts:
    code = _number(row, "passcode", 1, MAX_PASSCODE)
    if file == "monsters.json":
        data = _monster(row, code)
    elif file == "spells.json":
        data = _spell_or_trap(row, code, c.TYPE_SPELL, words.SPELL_BITS)
    else:
        data = _spell_or_trap(row, code, c.TYPE_TRAP, words.TRAP_BITS)
    return CardFacts(data, {lang: row[lang] for lang in words.LANGUAGES})


def _spell_or_trap(row: dict[str, Any], code: int, kind: int, bits: dict[str, int]) -> CardData:
    card_type = kind | _bit(bits, row["property"], "kind of Spell or Trap")
    return CardData(code, row["en"], card_type, archetypes=_archetypes(row), alias=row.get("alias", 0))


def _monster(row: dict[str, Any], code: int) -> CardData:
    race_word, *kinds = row["types"].split(" / ")
    card_type = c.TYPE_MONSTER
    for word in kinds:
        card_type |= _bit(words.KIND_BITS, word, "type word")
    markers = 0
    for word in row.get("markers", ()):
        markers |= _bit(words.MARKER_WORDS, word, "Link Marker")
    if bool(card_type & c.TYPE_LINK) != bool(markers):
        raise ValueError("a Link Monster, and only that, has markers")
    scale = _number(row, "scale", 0, 13) if card_type & c.TYPE_PENDULUM else 0
    return CardData(
        code,
        row["en"],
        card_type,
        attack=_points(row, "atk"),
        defense=0 if markers else _points(row, "def"),
        level=_level(row, card_type, markers),
        attribute=_bit(words.ATTRIBUTE_BITS, row["attribute"], "Attribute"),
        race=_bit(words.RACE_BITS, race_word, "Type"),
        left_scale=scale,
        right_scale=scale,
        markers=markers,
        archetypes=_archetypes(row),
        alias=row.get("alias", 0),
    )


def _level(row: dict[str, Any], card_type: int, markers: int) -> int:
    """Level, Rank or (the number of markers) Link Rating; 0 is printed on a few cards."""
    if markers:
        return markers.bit_count()
    return _number(row, "rank" if card_type & c.TYPE_XYZ else "level", 0, 13)


def _bit(bits: dict[str, int], word: str, what: str) -> int:
    if word not in bits:
        raise ValueError(f"'{word}' is not a {what}")
    return bits[word]


def _number(row: dict[str, Any], key: str, least: int, most: int) -> int:
    value = row[key]
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"'{key}' must be a number from {least} to {most}")
    return value


def _points(row: dict[str, Any], key: str) -> int:
    return -2 if row[key] == "?" else _number(row, key, 0, 99999)


def _archetypes(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(row.get("archetypes", ()))

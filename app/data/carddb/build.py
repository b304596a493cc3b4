"""Writing the catalogue's SQLite file."""

from __future__ import annotations

import json
import sqlite3
from array import array
from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from app.data.carddb.collect import FIRST_OWN_SETCODE, Collection
from app.data.carddb.fold import BREAK, compact, fold, index_words, is_run
from app.data.carddb.records import OWN_SOURCE, CardRecord
from app.engine import constants as c

FORMAT: Final = 6
"""Goes up when the tables change; older files are then built anew."""

_TABLES: Final = """
CREATE TABLE meta(key TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE cards(
    n INTEGER PRIMARY KEY, code INTEGER UNIQUE, alias INTEGER, alternate INTEGER, own INTEGER, scope INTEGER,
    type INTEGER, attack INTEGER, defense INTEGER, level INTEGER, race INTEGER, attribute INTEGER,
    left_scale INTEGER, right_scale INTEGER, markers INTEGER, category INTEGER, scripted INTEGER,
    source TEXT, setcodes TEXT, archetypes TEXT, effects TEXT
);
CREATE TABLE names(
    n INTEGER, language TEXT, name TEXT, folded TEXT, compact TEXT, initials TEXT, PRIMARY KEY(n, language)
) WITHOUT ROWID;
CREATE TABLE texts(n INTEGER, language TEXT, text TEXT, PRIMARY KEY(n, language)) WITHOUT ROWID;
CREATE TABLE tags(word TEXT, n INTEGER, PRIMARY KEY(word, n)) WITHOUT ROWID;
CREATE TABLE sets(code INTEGER, n INTEGER, PRIMARY KEY(code, n)) WITHOUT ROWID;
CREATE TABLE setnames(code INTEGER, place INTEGER, name TEXT, compact TEXT, PRIMARY KEY(code, place))
    WITHOUT ROWID;
CREATE TABLE vocabulary(word TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE imported(cards TEXT);
CREATE TABLE orders(key TEXT PRIMARY KEY, numbers BLOB) WITHOUT ROWID;
CREATE VIRTUAL TABLE words USING fts5(
    names, texts, content='', prefix='1', tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co'"
);
"""
_BATCH: Final = 250

Indexing = Callable[[int, int], None]


def build(path: Path | str, collection: Collection, fingerprint: str, indexing: Indexing) -> None:
    """Write all of ``collection`` to the new file ``path`` (or ":memory:" through :func:`fill`).

    Raises :class:`sqlite3.Error` when it cannot be written. ``indexing`` hears cards done and cards in all.
    """
    with closing(sqlite3.connect(path)) as connection:
        for pragma in ("page_size=8192", "journal_mode=OFF", "synchronous=OFF", "locking_mode=EXCLUSIVE"):
            connection.execute(f"PRAGMA {pragma}")
        fill(connection, collection, fingerprint, indexing)


def fill(
    connection: sqlite3.Connection, collection: Collection, fingerprint: str, indexing: Indexing
) -> None:
    """Make and fill the tables in an empty database."""
    connection.executescript(_TABLES)
    connection.execute("PRAGMA cache_size=-65536")
    cards = [collection.cards[code] for code in sorted(collection.cards)]
    connection.execute("BEGIN")
    for start in range(0, len(cards), _BATCH):
        _write(connection, start, cards[start : start + _BATCH])
        indexing(min(start + _BATCH, len(cards)), len(cards))
    _write_archetypes(connection, collection)
    _write_vocabulary(connection, cards)
    _write_orders(connection, cards, collection.ages)
    imported = [_imported(card, collection.cards) for card in cards if card.source != OWN_SOURCE]
    connection.execute("INSERT INTO imported VALUES (?)", (json.dumps(imported, ensure_ascii=False),))
    meta = {
        "format": str(FORMAT),
        "fingerprint": fingerprint,
        "cards": str(len(cards)),
        "problems": json.dumps(collection.problems),
    }
    connection.executemany("INSERT INTO meta VALUES (?, ?)", meta.items())
    connection.commit()


def _write(connection: sqlite3.Connection, first: int, cards: Sequence[CardRecord]) -> None:
    numbered = list(enumerate(cards, first))
    connection.executemany(
        f"INSERT INTO cards VALUES ({', '.join('?' * 21)})", [_card_row(n, card) for n, card in numbered]
    )
    names = [
        (n, language, name, folded := fold(name), folded.replace(" ", ""), _initials(folded))
        for n, card in numbered
        for language, name in card.names.items()
        if name
    ]
    connection.executemany("INSERT INTO names VALUES (?, ?, ?, ?, ?, ?)", names)
    texts = [(n, lang, text) for n, card in numbered for lang, text in card.texts.items() if text]
    connection.executemany("INSERT INTO texts VALUES (?, ?, ?)", texts)
    connection.executemany(
        "INSERT INTO tags VALUES (?, ?)", [(word, n) for n, card in numbered for word in card.effects]
    )
    connection.executemany(
        "INSERT OR IGNORE INTO sets VALUES (?, ?)",
        [(code, n) for n, card in numbered for code in card.setcodes],
    )
    connection.executemany(
        "INSERT INTO words(rowid, names, texts) VALUES (?, ?, ?)",
        [(n, _indexed(card.names.values()), _indexed(card.texts.values())) for n, card in numbered],
    )


def _initials(folded: str) -> str:
    """ "mst" for a name of three words or more, as players call a card; else nothing."""
    words = folded.split()
    return "".join(word[0] for word in words) if len(words) > 2 and folded.isascii() else ""


def _indexed(texts: Iterable[str]) -> str:
    return f" {BREAK} ".join(index_words(fold(text)) for text in dict.fromkeys(texts))


def _card_row(n: int, card: CardRecord) -> tuple[int | str, ...]:
    return (
        n,
        card.code,
        card.alias,
        card.alternate,
        card.source == OWN_SOURCE,
        card.scope,
        card.type,
        card.attack,
        card.defense,
        card.level,
        card.race,
        card.attribute,
        card.left_scale,
        card.right_scale,
        card.markers,
        card.category,
        card.scripted,
        card.source,
        json.dumps(card.setcodes),
        json.dumps(card.archetypes, ensure_ascii=False),
        json.dumps(card.effects),
    )


def _imported(card: CardRecord, known: Container[int]) -> list[object]:
    """The values of a :class:`CardData` and the names, in one piece: a program start reads all of them."""
    return [
        card.code,
        card.name(),
        card.type,
        card.attack,
        card.defense,
        card.level,
        card.attribute,
        card.race,
        card.left_scale,
        card.right_scale,
        card.markers,
        # Codes that the catalogue made up for archetypes without one mean nothing elsewhere.
        [code for code in card.setcodes if code < FIRST_OWN_SETCODE],
        card.archetypes,
        card.alias if card.alias in known else 0,
        dict(card.names),
    ]


def _write_archetypes(connection: sqlite3.Connection, collection: Collection) -> None:
    rows = [
        (code, place, name, compact(name))
        for code, names in collection.setnames.items()
        for place, name in enumerate(names)
    ]
    connection.executemany("INSERT INTO setnames VALUES (?, ?, ?, ?)", rows)


def _write_vocabulary(connection: sqlite3.Connection, cards: Iterable[CardRecord]) -> None:
    """Words of names for the spelling help; in scripts without spaces there are no words."""
    words = {word for card in cards for name in card.names.values() for word in fold(name).split()}
    rows = [(word,) for word in sorted(words) if len(word) > 2 and not word.isdecimal() and not is_run(word)]
    connection.executemany("INSERT INTO vocabulary VALUES (?)", rows)


# --- orders --------------------------------------------------------------------------------------


def _write_orders(connection: sqlite3.Connection, cards: Sequence[CardRecord], ages: dict[int, int]) -> None:
    """For each way to sort, the numbers of all cards in that order; descending ones are named "-level"."""
    languages = sorted({"en"} | {language for card in cards for language in card.names})
    orders: dict[str, list[int]] = {}
    numbers = range(len(cards))
    for language in languages:
        keys = [(fold(card.name(language)), card.code) for card in cards]
        orders[f"name/{language}"] = sorted(numbers, key=keys.__getitem__)
        orders[f"-name/{language}"] = orders[f"name/{language}"][::-1]
    by_name = orders["name/en"]
    for key, value in _VALUES.items():
        values = [value(card, ages.get(card.code, 0)) for card in cards]
        # Cards without the value (a Spell has no Level) come last in both directions.
        present = [n for n in by_name if values[n] is not None]
        absent = [n for n in by_name if values[n] is None]
        orders[key] = sorted(present, key=lambda n: values[n] or 0) + absent
        orders[f"-{key}"] = sorted(present, key=lambda n: -(values[n] or 0)) + absent
    rows = [(key, array("I", order).tobytes()) for key, order in orders.items()]
    connection.executemany("INSERT INTO orders VALUES (?, ?)", rows)


def _monster_value(
    value: Callable[[CardRecord], int], unfit: int = 0
) -> Callable[[CardRecord, int], int | None]:
    return lambda card, age: value(card) if card.type & c.TYPE_MONSTER and not card.type & unfit else None


_KIND_ORDER: Final = (
    c.TYPE_TOKEN,
    c.TYPE_TRAP,
    c.TYPE_SPELL,
    c.TYPE_LINK,
    c.TYPE_XYZ,
    c.TYPE_SYNCHRO,
    c.TYPE_FUSION,
    c.TYPE_RITUAL,
    c.TYPE_PENDULUM,
    c.TYPE_EFFECT,
)
_FINE_ORDER: Final = (
    c.TYPE_RITUAL,
    c.TYPE_QUICKPLAY,
    c.TYPE_CONTINUOUS,
    c.TYPE_EQUIP,
    c.TYPE_FIELD,
    c.TYPE_COUNTER,
)


def kind_order(card_type: int) -> int:
    """Place of a kind of card in a deck: Normal Monsters first, then Effect ... Spells, Traps, Tokens."""
    coarse = next((len(_KIND_ORDER) - n for n, bit in enumerate(_KIND_ORDER) if card_type & bit), 0)
    fine = (
        0
        if card_type & c.TYPE_MONSTER
        else sum(n + 1 for n, bit in enumerate(_FINE_ORDER) if card_type & bit)
    )
    return coarse * 100 + fine


_VALUES: Final[dict[str, Callable[[CardRecord, int], int | None]]] = {
    "level": _monster_value(lambda card: card.level),
    "attack": _monster_value(lambda card: card.attack),
    "defense": _monster_value(lambda card: card.defense, c.TYPE_LINK),
    # Within a kind higher Levels come first.
    "type": lambda card, age: kind_order(card.type) * 100 - min(card.level, 99),
    "attribute": _monster_value(lambda card: card.attribute),
    "race": _monster_value(lambda card: card.race),
    "scale": lambda card, age: card.left_scale if card.type & c.TYPE_PENDULUM else None,
    "code": lambda card, age: card.code,
    # Databases have no dates: of files that overlay each other the later is newer, and so is a pre-release.
    "newest": lambda card, age: age * 2 + bool(card.scope & 0x100),
}

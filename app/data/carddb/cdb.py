"""Reading cards from a ``.cdb`` file (SQLite), or from those in a ``.zip`` or ``.ypk`` archive.

The files belong to the player and may be anything: they are opened read only, every value is checked,
and work on them is bounded, so that a damaged or spiteful file gives fewer cards and a sentence, never
an exception, a wrong card or a hang.
"""

from __future__ import annotations

import lzma
import os
import sqlite3
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any, Final
from urllib.parse import quote

from app.engine import constants as c

MAX_CARDS: Final = 200_000
MAX_TEXT: Final = 20_000
"""Letters of a text that are kept."""
MAX_MEMBER_BYTES: Final = 256 << 20
MAX_SECONDS: Final = 30.0
"""Longest time one file may take to read."""
ARCHIVES: Final = (".zip", ".ypk")

_COLUMNS: Final = ("ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
_KINDS: Final = c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP
_MASK64: Final = (1 << 64) - 1
_MASK63: Final = (1 << 63) - 1


@dataclass(frozen=True, slots=True)
class RawCard:
    """One row of a database, its packed values taken apart. ``setcode`` codes are 16 bit."""

    code: int
    scope: int
    alias: int
    setcodes: tuple[int, ...]
    type: int
    attack: int
    defense: int
    level: int
    race: int
    attribute: int
    left_scale: int
    right_scale: int
    markers: int
    category: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What a file gave: its cards, and one sentence for each thing wrong with it."""

    cards: list[RawCard]
    problems: tuple[str, ...] = ()


def read_cdb(path: Path, watch: Callable[[int], None] | None = None) -> Reading:
    """The cards of ``path``; never fails. ``watch`` hears the number of cards read so far."""
    watch = watch or (lambda done: None)
    if path.suffix.lower() in ARCHIVES:
        return _read_archive(path, watch)
    cards: list[RawCard] = []
    problem = "there is no such file"
    if path.is_file():
        # "immutable": no lock and no file beside it, also in WAL mode; not while another program writes.
        busy = any(path.with_name(path.name + ending).exists() for ending in ("-wal", "-journal"))
        for extra in ("", "&immutable=1") if busy else ("&immutable=1", ""):
            cards = []
            try:
                connection = sqlite3.connect(f"{sqlite_uri(path)}?mode=ro{extra}", uri=True, timeout=2)
            except sqlite3.Error as error:
                problem = str(error)
                continue
            done, problem = _read(connection, str(path), cards, watch)
            if done:
                return Reading(cards, (problem,) if problem else ())
    return Reading(cards, (f"{path} cannot be read as a card database ({problem}); it is left out.",))


def sqlite_uri(path: Path) -> str:
    """A SQLite URI of ``path`` on any system: "file:///C:/cards.cdb", "file:////server/share/cards.cdb"."""
    # The bytes of the name: on some systems it need not be Unicode.
    name = quote(os.fsencode(path.absolute().as_posix()), safe="/:")
    return f"file://{name if name.startswith('/') else '/' + name}" if name[:2] != "//" else f"file://{name}"


def _further(watch: Callable[[int], None], before: int) -> Callable[[int], None]:
    """Counts on from ``before``."""
    return lambda done: watch(before + done)


def _read_archive(path: Path, watch: Callable[[int], None]) -> Reading:
    cards: list[RawCard] = []
    problems: list[str] = []
    try:
        with zipfile.ZipFile(path) as archive:
            members = [item for item in archive.infolist() if item.filename.lower().endswith(".cdb")]
            for member in sorted(members, key=lambda item: item.filename)[:20]:
                where = f"{path} ({PurePath(member.filename).name})"
                with archive.open(member) as file:
                    content = file.read(MAX_MEMBER_BYTES + 1)
                if len(content) > MAX_MEMBER_BYTES:
                    problems.append(f"{where} is larger than 256 MiB; it is left out.")
                    continue
                found: list[RawCard] = []
                before = len(cards)
                problem = _read_bytes(content, where, found, _further(watch, before))
                problems += [problem] if problem else []
                cards += found
    except (OSError, ValueError, RuntimeError, NotImplementedError, EOFError) as error:
        problems.append(f"{path} cannot be read as an archive ({_reason(error)}); it is left out.")
    except (zipfile.BadZipFile, zlib.error, lzma.LZMAError) as error:
        problems.append(f"{path} is damaged ({_reason(error)}); it is left out.")
    return Reading(cards, tuple(problems))


def _reason(error: Exception) -> str:
    return str(error) or type(error).__name__


def _read_bytes(content: bytes, where: str, cards: list[RawCard], watch: Callable[[int], None]) -> str:
    if not content.startswith(b"SQLite format 3\0"):
        return f"{where} is not a card database; it is left out."
    connection = sqlite3.connect(":memory:")
    try:
        connection.deserialize(content)
    except (sqlite3.Error, OverflowError, MemoryError) as error:
        connection.close()
        return f"{where} cannot be read as a card database ({_reason(error)}); it is left out."
    done, problem = _read(connection, where, cards, watch)
    return problem if done else f"{where} cannot be read as a card database ({problem}); it is left out."


def _read(
    connection: sqlite3.Connection, where: str, cards: list[RawCard], watch: Callable[[int], None]
) -> tuple[bool, str]:
    """Append the cards of an open database and close it. (whether it went well, what was wrong)."""
    end = time.monotonic() + MAX_SECONDS
    try:
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 4 << 20)
        connection.execute("PRAGMA trusted_schema=OFF")
        # A schema can hold views that compute for ever.
        connection.set_progress_handler(lambda: time.monotonic() > end, 100_000)
        skipped = 0
        for row in _rows(connection):
            card = _card(row)
            if card is None:
                skipped += 1
            else:
                cards.append(card)
            if not len(cards) & 0x3FF:
                watch(len(cards))
            if len(cards) >= MAX_CARDS or time.monotonic() > end:
                return True, f"{where} has too many rows; only the first {len(cards)} cards are used."
    except (sqlite3.Error, ValueError, OverflowError, MemoryError) as error:
        if cards and "interrupted" not in str(error):
            return True, f"{where} is damaged ({_reason(error)}); {len(cards)} cards could be read."
        return False, _reason(error)
    finally:
        connection.close()
    return (
        True,
        f"{where}: {skipped} rows are not Monster, Spell or Trap Cards and are left out." if skipped else "",
    )


def _rows(connection: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    columns = {str(row[1]).lower() for row in connection.execute("PRAGMA table_info(datas)")}
    words = {str(row[1]).lower() for row in connection.execute("PRAGMA table_info(texts)")}
    if not {"id", "type"} <= columns or not {"id", "name"} <= words:
        raise sqlite3.DatabaseError("it has no tables of cards")
    values = ", ".join(f"d.{name}" if name in columns else "0" for name in _COLUMNS)
    text = "t.desc" if "desc" in words else "''"
    yield from connection.execute(
        f"SELECT d.id, {values}, t.name, {text} FROM datas AS d LEFT JOIN texts AS t ON t.id = d.id"
    )


def _whole(value: Any) -> int:
    """``value`` as a whole number, 0 if it is none."""
    return value if type(value) is int else 0


def _card(row: tuple[Any, ...]) -> RawCard | None:
    """The card of a row, or None for what is no card (no passcode, no kind, no name)."""
    code, (scope, alias, sets, kind, atk, dfs, level, race, attribute, category) = (
        row[0],
        map(_whole, row[1:11]),
    )
    name, text = (value.strip() if isinstance(value, str) else "" for value in row[11:13])
    if type(code) is not int or not 0 < code <= 0xFFFFFFFF or not name:
        return None
    kind &= 0xFFFFFFFF
    if (kind & _KINDS).bit_count() != 1:
        return None
    monster = bool(kind & c.TYPE_MONSTER)
    link = monster and bool(kind & c.TYPE_LINK)
    # EDOPro's editor writes some Levels as negative numbers: the value is meant.
    packed = abs(level) if level < 0 else level
    pendulum = bool(kind & c.TYPE_PENDULUM)
    return RawCard(
        code=code,
        scope=scope & 0xFFFFFFFF,
        alias=alias if 0 < alias <= 0xFFFFFFFF and alias != code else 0,
        setcodes=_setcodes(sets & _MASK64),
        type=kind,
        attack=_points(atk) if monster else 0,
        defense=0 if link or not monster else _points(dfs),
        level=packed & 0xFF,
        race=race & _MASK63 if monster else 0,
        attribute=attribute & 0xFF if monster else 0,
        left_scale=packed >> 24 & 0xFF if pendulum else 0,
        right_scale=packed >> 16 & 0xFF if pendulum else 0,
        markers=dfs & 0o757 if link else 0,
        category=category & 0xFFFFFFFF,
        name=name[:200].replace("\0", ""),
        text=text[:MAX_TEXT].replace("\r\n", "\n").replace("\0", ""),
    )


def _points(value: int) -> int:
    """ATK or DEF; -2 is "?", no other value below 0 exists."""
    return -2 if value == -2 else max(0, min(value, 999_999))


def _setcodes(packed: int) -> tuple[int, ...]:
    codes = (packed >> shift & 0xFFFF for shift in (0, 16, 32, 48))
    return tuple(dict.fromkeys(code for code in codes if code))

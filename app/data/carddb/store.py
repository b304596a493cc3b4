"""The catalogue's file: where it lies, when it is fit for use, and reading from it."""

from __future__ import annotations

import gc
import json
import sqlite3
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from threading import RLock
from typing import Any, Final

from app.data.carddb.build import FORMAT
from app.data.carddb.cdb import sqlite_uri
from app.data.carddb.records import CardRecord
from app.data.facts import ImportedCard
from app.engine.carddata import CardData

PREFIX: Final = "cards-"


def fingerprint(own: str, sources: Sequence[Path], strings: Sequence[Path]) -> str:
    """A short text that changes when Ketto's own cards (``own``) or one of the files change."""
    parts = [str(FORMAT), own]
    for path in (*sources, *strings):
        try:
            status = path.stat()
            parts += [str(path), str(status.st_size), str(status.st_mtime_ns)]
        except OSError:
            parts += [str(path), "missing"]
    text = "\n".join(parts)
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def file_of(folder: Path, mark: str) -> Path:
    """The file for the fingerprint ``mark``: each has its own, so none is replaced while it is in use."""
    return folder / f"{PREFIX}{mark}.sqlite"


def newest_file(folder: Path) -> Path | None:
    """The file that was built last, or None."""
    try:
        files = [(path.stat().st_mtime_ns, path) for path in folder.glob(f"{PREFIX}*.sqlite")]
    except OSError:
        return None
    return max(files)[1] if files else None


def remove_others(folder: Path, keep: Path) -> None:
    """Delete catalogues of older sources; one that another Ketto has open stays until next time."""
    with suppress(OSError):
        for path in folder.glob(f"{PREFIX}*"):
            if path != keep:
                with suppress(OSError):
                    path.unlink()


class Store:
    """An open catalogue file. May be used from several threads, one at a time."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Raises :class:`sqlite3.Error` or ``ValueError`` if it is not a catalogue of this version."""
        self._connection = connection
        self._lock = RLock()
        meta = dict(self.rows("SELECT key, value FROM meta"))
        if meta.get("format") != str(FORMAT):
            raise ValueError("it is a catalogue of another version")
        self.fingerprint = str(meta["fingerprint"])
        self.problems: tuple[str, ...] = tuple(json.loads(meta["problems"]))
        heads = self.rows("SELECT code, alias, alternate, type, scope FROM cards ORDER BY n")
        if len(heads) != int(meta["cards"]):
            raise ValueError("it is not complete")
        self.codes = array("Q", [row[0] for row in heads])
        self.numbers = {code: n for n, code in enumerate(self.codes)}
        self.heads: list[tuple[int, int, int, int, int]] = heads

    @classmethod
    def open(cls, path: Path) -> Store:
        """The catalogue in the file ``path``, read only."""
        connection = sqlite3.connect(f"{sqlite_uri(path)}?mode=ro", uri=True, check_same_thread=False)
        try:
            connection.execute("PRAGMA mmap_size=268435456")
            connection.execute("PRAGMA cache_size=-16384")
            return cls(connection)
        except BaseException:
            connection.close()
            raise

    def close(self) -> None:
        """Close the file; the store cannot be used afterwards."""
        self._connection.close()

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Any]:
        """All rows of a SELECT statement."""
        with self._lock:
            return self._connection.execute(statement, values).fetchall()

    def numbers_of(self, statement: str, values: Sequence[Any] = ()) -> frozenset[int]:
        """The card numbers a SELECT of one column gives."""
        with self._lock:
            cursor = self._connection.execute(statement, values)
            return frozenset(row[0] for row in cursor)

    def order(self, key: str) -> array[int] | None:
        """The numbers of all cards in a stored order."""
        rows = self.rows("SELECT numbers FROM orders WHERE key = ?", (key,))
        if not rows:
            return None
        order = array("I")
        order.frombytes(rows[0][0])
        return order

    def imported(self) -> list[ImportedCard]:
        """The cards of the player's databases as the card library wants them."""
        with _no_collector():
            rows = json.loads(self.rows("SELECT cards FROM imported")[0][0])
            found = []
            for row in rows:
                names = row.pop()
                row[11:13] = (tuple(row[11]), tuple(row[12]))
                found.append(ImportedCard(CardData(*row), names))
        return found

    def record(self, n: int) -> CardRecord:
        """The card with the number ``n``."""
        row = self.rows("SELECT * FROM cards WHERE n = ?", (n,))[0]
        names = dict(self.rows("SELECT language, name FROM names WHERE n = ?", (n,)))
        texts = dict(self.rows("SELECT language, text FROM texts WHERE n = ?", (n,)))
        return record_of(row, names, texts)


@contextmanager
def _no_collector() -> Iterator[None]:
    """Keep Python from looking for garbage while many objects are made: it takes longer than making them."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def record_of(row: Sequence[Any], names: dict[str, str], texts: dict[str, str]) -> CardRecord:
    """A card from its row of the table ``cards``."""
    setcodes, archetypes, effects = (tuple(json.loads(text)) for text in row[18:21])
    return CardRecord(
        code=row[1],
        alias=row[2],
        scope=row[5],
        setcodes=setcodes,
        archetypes=archetypes,
        type=row[6],
        attack=row[7],
        defense=row[8],
        level=row[9],
        race=row[10],
        attribute=row[11],
        left_scale=row[12],
        right_scale=row[13],
        markers=row[14],
        category=row[15],
        names=names,
        texts=texts,
        scripted=bool(row[16]),
        source=row[17],
        alternate=bool(row[3]),
        effects=effects,
    )

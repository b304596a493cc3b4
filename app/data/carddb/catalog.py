"""The card catalogue: every known card in one SQLite file, and the search in it."""

from __future__ import annotations

import sqlite3
import time
from array import array
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import Final, TypeVar

from app.data import paths
from app.data.carddb import store as files
from app.data.carddb.build import build, fill
from app.data.carddb.collect import collect, digest_of, own_records
from app.data.carddb.complete import complete
from app.data.carddb.evaluate import Context, Evaluator, Numbers
from app.data.carddb.fold import compact
from app.data.carddb.language import Node, parse
from app.data.carddb.languages import text_language
from app.data.carddb.ranking import ranked
from app.data.carddb.records import CardRecord, Completion, QueryProblem, SearchResult
from app.data.carddb.store import Store
from app.data.library import CardLibrary

SORTS: Final = (
    "relevance", "name", "level", "attack", "defense", "scale", "type", "attribute", "race", "limit",
    "copies", "code", "newest",
)  # fmt: skip
STEPS: Final = 1000
"""The whole of what a progress function hears: it is called with (done, STEPS)."""

Progress = Callable[[int, int], None]
T = TypeVar("T")

#: Sorts by what the catalogue does not know by itself.
_IN_CONTEXT: Final = ("limit", "copies")
_READING_SHARE: Final = 0.2
_REMEMBERED_CARDS: Final = 512


class Catalog:
    """All cards of Ketto and of the player's databases; made by :func:`open_catalog`.

    May be used from any thread. If the file turns out to be damaged, it is built again unasked.
    """

    def __init__(self, store: Store, rebuild: Callable[[], Store]) -> None:
        self._rebuild = rebuild
        self._lock = RLock()
        self._use(store)

        #: Sentences about sources that are not even there; see :attr:`problems`.
        self.missing: tuple[str, ...] = ()

    def _use(self, store: Store) -> None:
        self._store = store
        self._evaluator = Evaluator(store)
        self._orders: dict[str, array[int]] = {}
        self._cards: OrderedDict[int, CardRecord] = OrderedDict()

    def _guarded(self, work: Callable[[], T]) -> T:
        """Do ``work`` on the file; once more with a new file if this one is damaged."""
        with self._lock:
            try:
                return work()
            except (sqlite3.DatabaseError, ValueError, IndexError):
                self._store.close()
                self._use(self._rebuild())
                return work()

    def close(self) -> None:
        """Close the file; the catalogue cannot be used afterwards."""
        self._store.close()

    def __len__(self) -> int:
        """How many cards there are, with Tokens and other artworks."""
        return len(self._store.codes)

    @property
    def problems(self) -> tuple[str, ...]:
        """One sentence for each thing that was wrong with the sources."""
        return self.missing + self._store.problems

    def search(
        self,
        query: str,
        *,
        sort: str = "name",
        descending: bool = False,
        language: str = "en",
        limits: Mapping[int, int] | None = None,
        deck: Mapping[str, Sequence[int]] | None = None,
        offset: int = 0,
        count: int | None = None,
    ) -> SearchResult:
        """The cards that fit ``query`` (see :mod:`app.data.carddb.language`), never an error for a wrong one.

        ``sort`` is one of :data:`SORTS`; cards without the value (a Spell has no Level) come last;
        ``descending`` gives the newest first. "limit" sorts by the copies that the list allows, "copies" by
        those in the deck. ``limits`` are copies allowed by passcode, for ``limit:``;
        ``deck`` the passcodes in the parts of a deck (main, extra, side), for ``deck:`` and ``with:deck``.
        Other artworks, Tokens and hidden cards are found only if the query asks for them.
        """
        start = time.perf_counter()
        if sort not in SORTS:
            raise ValueError(f"'{sort}' is no way to sort; choose one of {', '.join(SORTS)}.")
        parsed = parse(query)
        context = Context(limits or {}, deck or {})

        def work() -> tuple[list[int], list[QueryProblem]]:
            numbers, problems = self._evaluator.numbers(parsed.tree, context)
            if sort in _IN_CONTEXT:
                found = self._sorted(numbers, parsed.tree, "name", False, language)
                value = self._evaluator.allowed if sort == "limit" else self._evaluator.copies
                found.sort(key=value(context).__getitem__, reverse=descending)
                return found, problems
            return self._sorted(numbers, parsed.tree, sort, descending, language), problems

        found, problems = self._guarded(work)
        problems = sorted([*parsed.problems, *problems], key=lambda problem: problem.start)
        end = None if count is None else max(0, offset) + max(0, count)
        codes = self._store.codes
        page = tuple(codes[n] for n in found[max(0, offset) : end])
        spent = 1000 * (time.perf_counter() - start)
        return SearchResult(page, len(found), spent, problems[0] if problems else None)

    def _sorted(
        self, numbers: Numbers, tree: Node | None, sort: str, descending: bool, language: str
    ) -> list[int]:
        key = f"name/{language}" if sort in ("name", "relevance") else sort
        order = self._order(f"-{key}" if descending and sort != "relevance" else key)
        found = [n for n in order if n in numbers]
        if sort == "relevance":
            found = ranked(self._store, found, tree, self._evaluator.meant)
            strength = self._evaluator.strength
            if strength:
                found.sort(key=lambda n: -strength[n])
            if descending:
                found.reverse()
        return found

    def _order(self, key: str) -> array[int]:
        if key not in self._orders:
            order = self._store.order(key)
            if order is None:  # no card has a name in this language
                order = self._order(key.rpartition("/")[0] + "/en")
            self._orders[key] = order
        return self._orders[key]

    def card(self, code: int) -> CardRecord | None:
        """The card with this passcode, or None."""

        def work() -> CardRecord | None:
            n = self._store.numbers.get(code)
            if n is None:
                return None
            if code not in self._cards:
                self._cards[code] = self._store.record(n)
                if len(self._cards) > _REMEMBERED_CARDS:
                    self._cards.popitem(last=False)
            return self._cards[code]

        return self._guarded(work)

    def __contains__(self, code: int) -> bool:
        return code in self._store.numbers

    def name(self, code: int, language: str = "en") -> str:
        """The card's name in ``language`` or else in English or else in any; "#12345" for an unknown one."""
        card = self.card(code)
        return card.name(language) if card is not None else f"#{code}"

    def original(self, code: int) -> int:
        """The passcode that an alternate artwork stands for; ``code`` itself for any other card."""
        n = self._store.numbers.get(code)
        head = self._store.heads[n] if n is not None else None
        return head[1] if head is not None and head[2] else code

    def named(self, name: str) -> list[int]:
        """Cards with just this name in any language, whatever its case, width, spaces and signs."""
        statement = "SELECT DISTINCT n FROM names WHERE compact = ? ORDER BY n"
        rows = self._guarded(lambda: self._store.rows(statement, (compact(name),)))
        codes, heads = self._store.codes, self._store.heads
        return [codes[n] for (n,) in sorted(rows, key=lambda row: bool(heads[row[0]][2]))]

    def archetypes(self, language: str = "en") -> list[tuple[int, str]]:
        """All archetypes that some card belongs to, by name: (set code, name)."""
        statement = (
            "SELECT code, name FROM setnames WHERE code IN (SELECT code FROM sets) ORDER BY code, place"
        )
        names: dict[int, list[str]] = {}
        for code, name in self._guarded(lambda: self._store.rows(statement)):
            names.setdefault(code, []).append(name)
        shown = [(code, _in_language(several, language)) for code, several in names.items()]
        return sorted(shown, key=lambda item: (item[1].casefold(), item[0]))

    def languages(self) -> list[str]:
        """The languages there are names in."""
        rows = self._guarded(lambda: self._store.rows("SELECT DISTINCT language FROM names ORDER BY 1"))
        return [row[0] for row in rows]

    def complete(self, text: str, cursor: int, language: str = "en") -> list[Completion]:
        """What may stand in place of what is typed before ``cursor``: fields, their values, card names."""
        return self._guarded(lambda: complete(self._store, text, cursor, language))

    def share_with(self, library: CardLibrary) -> None:
        """Put the cards of the player's databases into ``library`` (see ``CardLibrary.import_cards``)."""
        library.import_cards(self._guarded(self._store.imported), self._texts)

    def _texts(self, code: int) -> Mapping[str, str]:
        card = self.card(code)
        return card.texts if card is not None else {}


def _in_language(names: list[str], language: str) -> str:
    return next((name for name in names if text_language(name) == language), names[0])


def open_catalog(
    library: CardLibrary,
    sources: Sequence[Path] = (),
    strings: Sequence[Path] = (),
    cache_dir: Path | None = None,
    progress: Progress | None = None,
) -> Catalog:
    """The catalogue of Ketto's own cards (of ``library``) and of the databases in ``sources``.

    Built when there is none for just these files in ``cache_dir`` (default: the player's), which takes
    seconds: do it in a thread. ``progress`` hears (done, :data:`STEPS`) and may raise to give up, which
    leaves nothing behind. Wrong sources never fail, see :attr:`Catalog.problems`; where the folder cannot be
    written, the catalogue is kept in memory.
    """
    folder = cache_dir or paths.cache_dir()
    own = own_records(library)
    mark = files.fingerprint(digest_of(own), sources, strings)
    path = files.file_of(folder, mark)

    def make(progress: Progress | None = None) -> Store:
        hears = progress or (lambda done, total: None)

        def reading(share: float) -> None:
            hears(round(STEPS * _READING_SHARE * share), STEPS)

        def indexing(done: int, total: int) -> None:
            hears(round(STEPS * (_READING_SHARE + (1 - _READING_SHARE) * done / max(1, total))), STEPS)

        collection = collect(own, sources, strings, reading)
        temporary = path.with_suffix(f".{time.time_ns():x}.tmp")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            build(temporary, collection, mark, indexing)
            temporary.replace(path)
            store = Store.open(path)
        except (OSError, sqlite3.Error):
            connection = sqlite3.connect(":memory:", check_same_thread=False)
            fill(connection, collection, mark, indexing)
            return Store(connection)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
        files.remove_others(folder, path)
        return store

    store = _existing(path, mark)
    if store is None:
        store = make(progress)
    elif progress is not None:
        progress(STEPS, STEPS)
    return Catalog(store, make)


def _existing(path: Path, mark: str) -> Store | None:
    if not path.is_file():
        return None
    try:
        store = Store.open(path)
    except (sqlite3.Error, ValueError, KeyError, OSError):
        return None
    if store.fingerprint != mark:
        store.close()
        return None
    return store

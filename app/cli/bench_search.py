"""Speed of the card catalogue with a made-up database of 14,000 cards."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from app.data.carddb import Catalog, open_catalog, share_last
from app.data.carddb.made_up import write_made_up, write_made_up_setnames
from app.data.library import CardLibrary, load_library
from app.data.settings import Settings

CARDS = 14_000
# What people type; each is measured at every keystroke, from its first letter on.
_TYPED = (
    "dragon of storm",
    "knihgt gaurdian",
    "race:dragon level>=5 (blue or red) -kind:normal",
    "destroy all monsters",
    'kind:continuous-trap "once per turn"',
    "set:blue-eyes or effect:draw atk<1500",
    "竜騎士ガイア",
    "not scripted:no limit<=1",
    "xyzzy plugh",
)


@dataclass(frozen=True, slots=True)
class SearchFigures:
    """``import_s`` to build the catalogue; ``start_ms`` what the cards add to the program's start;
    ``search_ms_p95`` a search after one keystroke.
    """

    import_s: float
    start_ms: float
    search_ms_p95: float


def measure_search(cards: int = CARDS) -> SearchFigures:
    """Import, start and searches, in a folder of its own that is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="ketto-bench-") as name:
        folder = Path(name)
        write_made_up(folder / "cards.cdb", cards)
        write_made_up_setnames(folder / "strings.conf")
        library = load_library()
        sources, strings, cache = [folder / "cards.cdb"], [folder / "strings.conf"], folder / "cache"
        start = time.perf_counter()
        open_catalog(library, sources, strings, cache).close()
        imported = time.perf_counter() - start
        start = time.perf_counter()
        shared = share_last(library, Settings(card_folders=[name]), cache)
        started = time.perf_counter() - start
        catalog = open_catalog(library, sources, strings, cache)
        try:
            times = _times(catalog, library)
        finally:
            catalog.close()
            if shared is not None:
                shared.close()
    return SearchFigures(imported, 1000 * started, times[int(len(times) * 0.95)])


def _times(catalog: Catalog, library: CardLibrary) -> list[float]:
    """Milliseconds of each search, the shortest first."""
    limits = {code: n % 3 for n, code in enumerate(sorted(library.imported)[:200])}
    times = []
    for text in _TYPED:
        for sort in ("relevance", "attack"):
            for end in range(1, len(text) + 1):
                found = catalog.search(text[:end], sort=sort, limits=limits, count=100)
                times.append(found.milliseconds)
    return sorted(times)

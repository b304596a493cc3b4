"""The player's imported folders: their cards in the library and the catalogue."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from app.data import paths
from app.data.carddb import store as files
from app.data.carddb.catalog import Catalog, Progress, open_catalog
from app.data.carddb.discover import Sources, find_all
from app.data.carddb.store import Store
from app.data.library import CardLibrary, load_library
from app.data.settings import Settings, load_settings


def imported_sources(settings: Settings) -> Sources:
    """What the imported folders of ``settings`` hold now."""
    return find_all(settings.card_folders)


def open_user_catalog(
    library: CardLibrary,
    settings: Settings,
    progress: Progress | None = None,
    cache_dir: Path | None = None,
) -> Catalog:
    """The catalogue of the imported folders, see :func:`open_catalog`.

    ``library`` is not changed: call ``catalog.share_with(library)`` in the thread that uses it.
    """
    sources = imported_sources(settings)
    catalog = open_catalog(library, sources.databases, sources.strings, cache_dir, progress)
    catalog.missing = tuple(
        f"The imported folder {folder} is not there; its cards are missing until it is back."
        for folder in settings.card_folders
        if not Path(folder).is_dir()
    )
    return catalog


def share_last(library: CardLibrary, settings: Settings, cache_dir: Path | None = None) -> Store | None:
    """Put the imported cards into ``library`` as the last catalogue has them, at once (for the start).

    Whether the player's files have changed since is for :func:`open_user_catalog` to see. Without imported
    folders or a fit catalogue nothing happens. Returns the open file that the texts come from.
    """
    if not settings.card_folders:
        return None
    path = files.newest_file(cache_dir or paths.cache_dir())
    if path is None:
        return None
    # A damaged file is built again by open_user_catalog.
    with suppress(sqlite3.Error, ValueError, KeyError, IndexError, OSError):
        store = Store.open(path)

        def texts(code: int) -> Mapping[str, str]:
            with suppress(sqlite3.Error, KeyError, IndexError):
                return store.record(store.numbers[code]).texts
            return {}

        library.import_cards(store.imported(), texts)
        return store
    return None


def known_library(settings: Settings | None = None) -> CardLibrary:
    """Ketto's cards and those that were imported, as the last catalogue has them.

    ``settings`` are the player's if not given.
    """
    library = load_library()
    share_last(library, load_settings() if settings is None else settings)
    return library

"""The card database of the deck builder: the user's ``.cdb`` files, Ketto's own cards, and the search.

    catalog = open_user_catalog(library, settings, progress)   # takes seconds the first time: in a thread
    catalog.share_with(library)                                # names, facts and texts for everything else
    result = catalog.search("race:dragon level>=5", sort="relevance", language="en", count=100)

The query language is in :mod:`app.data.carddb.language`, its fields for a help page in
:mod:`app.data.carddb.fields`.
"""

from app.data.carddb.catalog import SORTS, STEPS, Catalog, open_catalog
from app.data.carddb.discover import Sources, find_all, find_decks, find_sources
from app.data.carddb.imports import imported_sources, known_library, open_user_catalog, share_last
from app.data.carddb.records import CardRecord, Completion, QueryProblem, SearchResult

__all__ = [
    "SORTS",
    "STEPS",
    "CardRecord",
    "Catalog",
    "Completion",
    "QueryProblem",
    "SearchResult",
    "Sources",
    "find_all",
    "find_decks",
    "find_sources",
    "imported_sources",
    "known_library",
    "open_catalog",
    "open_user_catalog",
    "share_last",
]

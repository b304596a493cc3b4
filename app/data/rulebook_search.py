"""Searching the rulebook: ids, sentences and card names, in every language at once."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from app.data.carddb.fold import compact, fold, is_run
from app.data.library import CardLibrary
from app.data.rulebook import CardIndex, Entry, Rulebook, card_index
from app.data.type_words import LANGUAGES
from app.engine.carddata import CardPool

MAX_QUERY: Final = 200
"""Letters of a query that are read."""


_ENDINGS: Final = ("ing", "ed", "es", "s")
_SHORTEST_STEM: Final = 4


class _Hay(NamedTuple):
    """What is looked through of one entry: its id, its rule, all of it; folded, words parted by spaces."""

    id: str
    rule: str
    whole: str


class RulebookSearch:
    """Finds entries of ``book``; the words of ``library`` are those of the cards they name.

    Folding all sentences takes a moment, so it is done when the first word is looked for.
    """

    def __init__(self, book: Rulebook, library: CardLibrary) -> None:
        self.book = book
        self._library = library

    def find(
        self, query: str = "", *, area: str = "", era: str = "", within: Collection[str] | None = None
    ) -> list[Entry]:
        """The entries that fit, in English words, the likeliest first and else in the book's order.

        ``query``: its words, in whatever form ("missing" finds "misses"), or their beginnings. Where no
        entry has them all, those that have the most of them, if that is at least half. ``era`` is one of
        :data:`app.data.rulebook.RULES` or "" for all, ``within`` limits to these ids and keeps their order.
        """
        pool = self.book.entries
        if within is not None:
            pool = tuple(entry for name in within if (entry := self.book.entry(name)) is not None)
        found = [entry for entry in pool if (not area or entry.area == area) and era in ("", *entry.eras)]
        words = [_stem(word) for word in map(fold, query[:MAX_QUERY].split()) if word]
        if not words:
            return found
        ranks = sorted((*self._rank(entry, words), n) for n, entry in enumerate(found))
        fewest = min((missing for missing, _, _ in ranks), default=0)
        if 2 * fewest > len(words):
            return []
        return [found[n] for missing, _, n in ranks if missing == fewest]

    def _rank(self, entry: Entry, words: list[str]) -> tuple[int, int]:
        """How many words it lacks; and 0 if they are its id, else 1 and the words its rule lacks."""
        hay = self._hays[entry.id]
        if compact(" ".join(words)) == hay.id:
            return 0, 0
        missing = sum(not (_has(hay.whole, word) or hay.id.startswith(word)) for word in words)
        return missing, 1 + sum(not _has(hay.rule, word) for word in words)

    @cached_property
    def _hays(self) -> dict[str, _Hay]:
        names: dict[int, str] = {}
        made: dict[str, _Hay] = {}
        for entry in self.book.entries:
            versions = [entry]
            for language in LANGUAGES[1:]:
                translated = self.book.entry(entry.id, language)
                if translated is not None and translated is not entry:
                    versions.append(translated)
            for card in entry.cards:
                if card.code not in names:
                    names[card.code] = self._names(card.code, card.name)
            rule = " ".join(version.rule for version in versions)
            rest = " ".join(text for version in versions for text in version.texts()[1:] if text)
            folded = f" {fold(entry.id)} {fold(rule)}"
            cards = " ".join(names[card.code] for card in entry.cards)
            made[entry.id] = _Hay(compact(entry.id), f" {fold(rule)}", f"{folded} {fold(rest)} {cards}")
        return made

    def _names(self, code: int, printed: str) -> str:
        """All names of a card, and its passcode."""
        names = {printed, *(self._library.name(code, language) for language in LANGUAGES)}
        return " ".join([*map(fold, sorted(names)), str(code)])


class EntriesByCard:
    """Finds the entries that name a card of ``library``, whichever art of it."""

    def __init__(self, library: CardLibrary, index: CardIndex) -> None:
        self._library = library
        self._ids: dict[int, list[str]] = {}
        for name, codes in index.cards.items():
            for code in dict.fromkeys(original(library, code) for code in codes):
                self._ids.setdefault(code, []).append(name)

    def naming(self, code: int) -> tuple[str, ...]:
        """Ids of the entries that name the card ``code``, in the rulebook's order."""
        return tuple(self._ids.get(original(self._library, code), ()))


_BY_CARD: WeakKeyDictionary[CardLibrary, tuple[CardPool, EntriesByCard]] = WeakKeyDictionary()


def entries_by_card(library: CardLibrary) -> EntriesByCard:
    """The entries of Ketto's own rulebook by card, made anew only when an import has changed the cards."""
    pool, found = _BY_CARD.get(library, (None, None))
    if found is None or pool is not library.pool:
        found = EntriesByCard(library, card_index())
        _BY_CARD[library] = (library.pool, found)
    return found


def original(library: CardLibrary, code: int) -> int:
    """The passcode of the card that ``code`` is another art of; ``code`` itself for every other card.

    A card that is only treated as another one (Harpie Lady 1) has a name of its own and stays itself.
    """
    data = library.data(code)
    if data is None or not data.alias or library.name(data.alias) != library.name(code):
        return code
    return data.alias


def _stem(word: str) -> str:
    """An English word without the ending of its form; another one stays."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word.removesuffix(ending)
    return word


def _has(hay: str, word: str) -> bool:
    """Whether ``hay`` has ``word`` at the beginning of a word; Chinese and Japanese anywhere in one."""
    return (word if is_run(word) else f" {word}") in hay

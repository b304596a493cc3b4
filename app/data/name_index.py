"""Finding the card a written name means, with typing errors forgiven."""

from __future__ import annotations

import difflib
import unicodedata
from collections import Counter
from dataclasses import dataclass
from typing import Final
from weakref import WeakKeyDictionary

from app.data.library import CardLibrary
from app.data.type_words import LANGUAGES
from app.engine import constants as c
from app.engine.carddata import CardPool

SURE: Final = 1.0
ACCEPTED: Final = 0.78
"""Likeness (0 to 1) from which a misspelt name is taken for a card ..."""

ACCEPTED_ALONE: Final = 0.7
"""... or from here, if no other card comes within LEAD of it."""

LEAD: Final = 0.12

SUGGESTED: Final = 0.5
MAX_NAME: Final = 120
"""Letters of the longest text that is looked up as a name."""

_LOOKED_AT: Final = 20
_PRESELECTED: Final = 200
_COMMON: Final = 1500
_FEWEST_PAIRS: Final = 6
_KATAKANA: Final = range(0x30A1, 0x30F7)
_TO_HIRAGANA: Final = 0x60


@dataclass(frozen=True, slots=True)
class Found:
    """``code`` (0: none) is the card meant; ``certainty`` 1 for the exact name, less for a likeness.

    ``rivals`` are other cards that are (nearly) as like, or for code 0 those that come closest.
    """

    code: int
    certainty: float
    rivals: tuple[int, ...] = ()


def folded(text: str) -> str:
    """``text`` without what people leave out: capitals, accents, width, spaces, punctuation, kana kind."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = []
    for letter in plain:
        if letter.isalnum():
            number = ord(letter)
            letters.append(chr(number - _TO_HIRAGANA) if number in _KATAKANA else letter)
    return "".join(letters)


class NameIndex:
    """All names of a library's cards. Tokens are left out; they are in no deck."""

    def __init__(self, library: CardLibrary) -> None:
        self._exact: dict[str, list[int]] = {}
        self._folded: dict[str, list[int]] = {}
        for data in library.pool.facts.values():
            if data.type & c.TYPE_TOKEN:
                continue
            for name in {library.name(data.code, lang) for lang in LANGUAGES}:
                self._exact.setdefault(name, []).append(data.code)
                key = folded(name)
                if key:
                    self._folded.setdefault(key, []).append(data.code)
        for codes in (*self._exact.values(), *self._folded.values()):
            # Of several cards with one name the original comes first, then the lowest passcode.
            codes.sort(key=lambda code: (bool(library.pool.data(code).alias), code))
        self._keys = list(self._folded)
        self._by_pair: dict[str, list[int]] | None = None

    def exact(self, name: str) -> int:
        """The card called ``name``, letter for letter, or 0; of several arts the original."""
        codes = self._exact.get(name)
        return codes[0] if codes else 0

    def plain(self, name: str) -> int:
        """The same with capitals, accents, spaces and punctuation forgiven."""
        codes = self._folded.get(folded(name)) if len(name) <= MAX_NAME else None
        return codes[0] if codes else 0

    def find(self, name: str) -> Found:
        """The card ``name`` most likely means."""
        code = self.exact(name) or self.plain(name)
        if code:
            return Found(code, SURE)
        key = folded(name)
        if not key or len(name) > MAX_NAME:
            return Found(0, 0.0)
        ranked = self._ranked(key)
        best = [(likeness, code) for likeness, code in ranked if likeness >= SUGGESTED]
        if not best:
            return Found(0, 0.0)
        likeness, code = best[0]
        second = ranked[1][0] if len(ranked) > 1 else 0.0
        alone = likeness >= ACCEPTED_ALONE and likeness - second >= LEAD
        if likeness < ACCEPTED and not alone:
            return Found(0, likeness, tuple(code for _, code in best[:3]))
        rivals = tuple(other for near, other in best[1:4] if near > likeness - 0.02)
        return Found(code, min(likeness, 0.99), rivals)

    def _ranked(self, key: str) -> list[tuple[float, int]]:
        """Cards whose names are like ``key``, the likest first, each once."""
        shared: Counter[int] = Counter()
        for names in self._telling_names(key):
            shared.update(names)
        # Names that share most letter pairs, measured against their own length, are compared closely.
        likely = sorted(
            (n for n, _ in shared.most_common(_PRESELECTED)),
            key=lambda n: (-shared[n] / (len(key) + len(self._keys[n])), self._keys[n]),
        )[:_LOOKED_AT]
        matcher = difflib.SequenceMatcher(None, b=key, autojunk=False)
        best: dict[int, float] = {}
        for n in likely:
            matcher.set_seq1(self._keys[n])
            code = self._folded[self._keys[n]][0]
            best[code] = max(best.get(code, 0.0), matcher.ratio())
        return sorted(
            ((likeness, code) for code, likeness in best.items()), key=lambda item: (-item[0], item[1])
        )

    def _telling_names(self, key: str) -> list[list[int]]:
        """For each letter pair of ``key`` the names that have it, without the pairs half of them have."""
        table = self._pair_table()
        found = sorted((table[pair] for pair in _pairs(key) if pair in table), key=len)
        few = [names for names in found if len(names) <= _COMMON]
        return few if len(few) >= _FEWEST_PAIRS else found[:_FEWEST_PAIRS]

    def _pair_table(self) -> dict[str, list[int]]:
        if self._by_pair is None:
            self._by_pair = {}
            for n, key in enumerate(self._keys):
                for pair in _pairs(key):
                    self._by_pair.setdefault(pair, []).append(n)
        return self._by_pair


def _pairs(key: str) -> set[str]:
    marked = f"^{key}$"
    return {marked[n : n + 2] for n in range(len(marked) - 1)}


_INDEXES: WeakKeyDictionary[CardLibrary, tuple[CardPool, NameIndex]] = WeakKeyDictionary()


def name_index(library: CardLibrary) -> NameIndex:
    """The index of ``library``, made anew only when its cards have changed by an import."""
    pool, index = _INDEXES.get(library, (None, None))
    if index is None or pool is not library.pool:
        index = NameIndex(library)
        _INDEXES[library] = (library.pool, index)
    return index

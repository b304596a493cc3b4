"""Which cards go with a card: those it names, those that name it, and those of its archetypes."""

from __future__ import annotations

import re
from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

from app.data.carddb.fold import compact, fold, is_run, match_words
from app.data.carddb.store import Store

NAMED: Final = 4
"""How strongly two cards belong together of which one names the other."""
SUPPORTED: Final = 3
"""... of which one names an archetype of the other."""
SAME_SET: Final = 2
"""... that have an archetype in common."""
SAME_FAMILY: Final = 1
"""... that have parts of one archetype in common, such as Elemental HERO and Destiny HERO."""

MAX_REMEMBERED: Final = 300
_QUOTED: Final = re.compile(r"[\"“「『]([^\"”」』“「『\n]{2,60})[\"”」』]")
_FAMILY: Final = 0xFFF
_OWN_CODES: Final = 0x10000


class Relations:
    """Looks up relations in a store, and remembers those of each card."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[int, Mapping[int, int]] = OrderedDict()

    def of_card(self, n: int) -> Mapping[int, int]:
        """How strongly each card belongs to card number ``n``, by card number; without ``n`` itself."""
        if n in self._known:
            self._known.move_to_end(n)
            return self._known[n]
        found: Counter[int] = Counter()
        for other in self._named_by(n) | self._naming(n):
            found[other] += NAMED
        self._add_sets(n, found)
        del found[n]
        self._known[n] = found
        if len(self._known) > MAX_REMEMBERED:
            self._known.popitem(last=False)
        return found

    def of_all(self, numbers: Iterable[int]) -> Counter[int]:
        """The sum for several cards: what goes with many of them comes out strongest; without them."""
        found: Counter[int] = Counter()
        chosen = set(numbers)
        for n in chosen:
            for other, strength in self.of_card(n).items():
                found[other] += strength
        for n in chosen:
            del found[n]
        return found

    # --- names ----------------------------------------------------------------------------------

    def _quotes(self, n: int) -> set[str]:
        """What the texts of a card have in quotation marks, made compact."""
        texts = self._store.rows("SELECT text FROM texts WHERE n = ?", (n,))
        quoted = {compact(words) for (text,) in texts for words in _QUOTED.findall(text)}
        return quoted - {""}

    def _named_by(self, n: int) -> set[int]:
        quotes = sorted(self._quotes(n))
        places = ", ".join("?" * len(quotes))
        rows = self._store.rows(f"SELECT DISTINCT n FROM names WHERE compact IN ({places})", quotes)
        return {row[0] for row in rows}

    def _naming(self, n: int) -> frozenset[int]:
        names = self._store.rows("SELECT DISTINCT name FROM names WHERE n = ?", (n,))
        return self._with_words(name for (name,) in names)

    def _with_words(self, names: Iterable[str]) -> frozenset[int]:
        """Cards with any of these names in their texts."""
        phrases = [phrase for name in names if (phrase := _phrase(name))]
        if not phrases:
            return frozenset()
        match = f"{{texts}} : ({' OR '.join(phrases)})"
        return self._store.numbers_of("SELECT rowid FROM words WHERE words MATCH ?", (match,))

    # --- archetypes ---------------------------------------------------------------------------

    def _add_sets(self, n: int, found: Counter[int]) -> None:
        mine = [row[0] for row in self._store.rows("SELECT code FROM sets WHERE n = ?", (n,))]
        for code in mine:
            exactly = self._members("code = ?", code)
            family = frozenset() if code >= _OWN_CODES else self._family(code)
            names = self._store.rows("SELECT DISTINCT name FROM setnames WHERE code = ?", (code,))
            for other in exactly:
                found[other] += SAME_SET
            for other in family - exactly:
                found[other] += SAME_FAMILY
            for other in self._with_words(name for (name,) in names) - exactly:
                found[other] += SUPPORTED
        for code in self._quoted_sets(n) - set(mine):
            for other in self._members("code = ?", code):
                found[other] += SUPPORTED

    def _quoted_sets(self, n: int) -> set[int]:
        quotes = sorted(self._quotes(n))
        places = ", ".join("?" * len(quotes))
        rows = self._store.rows(f"SELECT DISTINCT code FROM setnames WHERE compact IN ({places})", quotes)
        return {row[0] for row in rows}

    def _family(self, code: int) -> frozenset[int]:
        return self._members(f"code < {_OWN_CODES} AND code & {_FAMILY} = ?", code & _FAMILY)

    def _members(self, condition: str, value: int) -> frozenset[int]:
        return self._store.numbers_of(f"SELECT n FROM sets WHERE {condition}", (value,))


def _phrase(name: str) -> str:
    """``name`` as a phrase of the full text index; "" for one too short to mean this card."""
    folded = fold(name)
    enough = len(folded) > (1 if is_run(folded) else 2)
    words = match_words(folded) if enough else []
    return " + ".join(f'"{word}"' for word in words)

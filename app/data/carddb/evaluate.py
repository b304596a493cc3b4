"""What a parsed query finds: each word and field gives a set of card numbers, joined as the query says."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from typing import Final

from app.data.carddb import vocabulary as v
from app.data.carddb.effect_words import EFFECT_WORDS
from app.data.carddb.fields import field_named
from app.data.carddb.fold import compact, fold, is_run, match_words
from app.data.carddb.language import And, Field, Node, Not, Or, Word
from app.data.carddb.numbers import number_sql, number_test
from app.data.carddb.records import QueryProblem
from app.data.carddb.related import Relations
from app.data.carddb.spelling import Speller, near_part
from app.data.carddb.store import Store
from app.data.carddb.vocabulary import Kind, Words
from app.engine import constants as c

Numbers = frozenset[int]

MAX_REMEMBERED: Final = 64
"""Words and fields whose cards are remembered, so that a further keystroke only looks up what changed."""
MAX_WORD: Final = 60
"""Of a longer word only the beginning is looked up."""
_UNLIMITED: Final = 3


@dataclass(frozen=True, slots=True)
class Context:
    """What a query may refer to: copies allowed by passcode, and the parts of the deck being built."""

    limits: Mapping[int, int] = field(default_factory=dict)
    deck: Mapping[str, Sequence[int]] = field(default_factory=dict)


class Evaluator:
    """Looks up parsed queries in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._all: Numbers = frozenset(range(len(store.codes)))
        #: For a misspelt word the one that was most likely meant.
        self.meant: dict[str, str] = {}
        #: How strongly the cards of the last query go with those it named in ``with:``.
        self.strength: Counter[int] = Counter()
        self._relations = Relations(store)
        self._found: OrderedDict[Field | Word, tuple[Numbers | None, QueryProblem | None]] = OrderedDict()

    def numbers(self, tree: Node | None, context: Context) -> tuple[Numbers, list[QueryProblem]]:
        """The numbers of the cards that fit ``tree``, and what in it was not understood."""
        problems: list[QueryProblem] = []
        self.strength = Counter()
        found = self._node(tree, context, problems) if tree is not None else None
        hidden = self._hidden - self._shown(tree)
        return (self._all if found is None else found) - hidden, problems

    def _node(self, node: Node, context: Context, problems: list[QueryProblem]) -> Numbers | None:
        """None: the node says nothing, because it was not understood."""
        if isinstance(node, Not):
            part = self._node(node.part, context, problems)
            return None if part is None else self._all - part
        if isinstance(node, (And, Or)):
            parts = [self._node(part, context, problems) for part in node.parts]
            known = [part for part in parts if part is not None]
            if not known:
                return None
            return frozenset.intersection(*known) if isinstance(node, And) else frozenset.union(*known)
        if isinstance(node, Field) and node.name in _IN_CONTEXT:
            return self._of_context(node, context, problems)
        return self._leaf(node, problems)

    def _leaf(self, node: Field | Word, problems: list[QueryProblem]) -> Numbers | None:
        if node in self._found:
            self._found.move_to_end(node)
        else:
            mine: list[QueryProblem] = []
            numbers = self._word(node) if isinstance(node, Word) else self._field(node, mine)
            self._found[node] = (numbers, mine[0] if mine else None)
            if len(self._found) > MAX_REMEMBERED:
                self._found.popitem(last=False)
        numbers, problem = self._found[node]
        if problem is not None:  # it may stand elsewhere now
            problems.append(
                QueryProblem(problem.sentence, node.start, node.end, problem.kind, problem.values)
            )
        return numbers

    @cached_property
    def _bases(self) -> list[int]:
        """For each card the number of the one whose name it has in the end."""
        return [_base(self._store, n) for n in range(len(self._store.codes))]

    def _print(self, n: int) -> int:
        """The card that ``n`` is another artwork of, or ``n`` itself."""
        return self._bases[n] if self._store.heads[n][2] else n

    # --- cards that are shown on demand only -----------------------------------------------------

    @cached_property
    def _alternates(self) -> Numbers:
        return frozenset(n for n, head in enumerate(self._store.heads) if head[2])

    @cached_property
    def _tokens(self) -> Numbers:
        return frozenset(n for n, head in enumerate(self._store.heads) if head[3] & c.TYPE_TOKEN)

    @cached_property
    def _hidden(self) -> Numbers:
        scope = frozenset(n for n, head in enumerate(self._store.heads) if head[4] & v.SCOPE_HIDDEN)
        return self._alternates | self._tokens | scope

    def _shown(self, tree: Node | None) -> Numbers:
        """Of the hidden cards those that ``tree`` asks for by name."""
        shown: Numbers = frozenset()
        for leaf in _leaves(tree):
            if isinstance(leaf, Word):
                if leaf.text.isdecimal() and len(leaf.text) > 3:
                    shown |= self._alternates
            elif leaf.name == "id" and all(value.isdecimal() for value in leaf.values):
                shown |= self._hidden
            elif leaf.name == "art":
                shown |= self._alternates
            elif leaf.name in ("kind", "type"):
                kinds = [kind for word in leaf.values for way in v.kind_parts(word) for kind in way]
                if any(bits & c.TYPE_TOKEN for bits, _ in kinds):
                    shown |= self._tokens
            elif leaf.name == "scope" and v.SCOPE_HIDDEN in v.SCOPES.find(leaf.values[0]):
                shown |= self._hidden
        return shown

    # --- words -----------------------------------------------------------------------------------

    def _word(self, word: Word) -> Numbers | None:
        return self._text(word.text[:MAX_WORD], word.quoted, names=True, texts=True)

    def _text(self, text: str, quoted: bool, *, names: bool, texts: bool) -> Numbers | None:
        folded = fold(text)
        if not folded:
            return None
        found: Numbers = frozenset()
        short = not quoted and len(folded) == 1 and not is_run(folded)
        if names and texts and folded.isdecimal():
            found = self._by_code(int(folded))
        if texts and not (names and short):
            found |= self._phrase(folded, "" if names else "texts", whole=quoted)
        elif names:
            found |= self._store.numbers_of(
                "SELECT n FROM names WHERE instr(' ' || folded, ?)", (f" {folded}",)
            )
        if names and not short and not quoted:
            found |= self._store.numbers_of(
                "SELECT n FROM names WHERE instr(compact, ?) OR initials = ?",
                (folded.replace(" ", ""), folded),
            )
        if found or quoted or not names:
            return found
        return self._misspelt(folded)

    def _phrase(self, folded: str, column: str, *, whole: bool) -> Numbers:
        words = match_words(folded)
        phrase = " + ".join(f'"{word}"' for word in words)
        # What is being typed may be the beginning of a word; a pair of signs is whole already.
        complete = len(words[-1]) > 1 if is_run(words[-1]) else whole
        prefix = "" if complete else " *"
        match = f"{{{column}}} : {phrase}{prefix}" if column else f"{phrase}{prefix}"
        return self._store.numbers_of("SELECT rowid FROM words WHERE words MATCH ?", (match,))

    def _by_code(self, code: int) -> Numbers:
        """The card with this passcode and its other artworks."""
        n = self._store.numbers.get(code)
        if n is None:
            return frozenset()
        base = self._print(n)
        same = {m for m in self._alternates if self._bases[m] == base}
        return frozenset({n, base} | same)

    @cached_property
    def _speller(self) -> Speller:
        return Speller(row[0] for row in self._store.rows("SELECT word FROM vocabulary"))

    def _misspelt(self, folded: str) -> Numbers:
        """Cards whose name has what ``folded`` may have been meant to be."""
        parts: list[Numbers] = []
        for word in folded.split():
            if is_run(word):
                parts.append(self._nearly(word))
            else:
                words = self._speller.near(word) or [word]
                if words[0] != word:
                    self.meant[word] = words[0]
                match = " OR ".join(f'"{near}"' for near in words)
                parts.append(
                    self._store.numbers_of(
                        "SELECT rowid FROM words WHERE words MATCH ?", (f"{{names}} : ({match})",)
                    )
                )
        return frozenset.intersection(*parts)

    def _nearly(self, run: str) -> Numbers:
        """Names that have ``run`` with one sign wrong: one half of it must be right."""
        if len(run) < 3:
            return frozenset()
        half = len(run) // 2
        found: set[int] = set()
        for part in (run[:half], run[half:]):
            rows = self._store.rows("SELECT n, compact FROM names WHERE instr(compact, ?)", (part,))
            for n, name in rows:
                if n not in found and near_part(run, name, name.find(part)):
                    found.add(n)
        return frozenset(found)

    # --- fields ----------------------------------------------------------------------------------

    def _field(self, field: Field, problems: list[QueryProblem]) -> Numbers | None:
        """Cards that fit any of the field's values that are understood; None if none is."""
        found: Numbers | None = None
        other = field.op == "!="
        number = number_sql(field.name, "=", "1") is not None
        for value in field.values:
            part = self._value(field, value)
            if part is None:
                problems.append(self._bad_value(field, value))
            elif found is None:
                found = part
            else:
                found = found & part if other and number else found | part
        return self._all - found if other and not number and found is not None else found

    def _value(self, field: Field, value: str) -> Numbers | None:
        """Cards that fit one value; None if the value is not understood."""
        number = number_sql(field.name, field.op, value)
        if number is not None:
            return self._cards(number) if number else None
        return _FIELDS[field.name](self, value)

    def _cards(self, condition: str) -> Numbers:
        return self._store.numbers_of(f"SELECT n FROM cards WHERE {condition}")

    def _bits(self, words: Words[int], column: str, value: str) -> Numbers | None:
        bits = 0
        for meaning in words.find(value):
            bits |= meaning
        return self._cards(f"{column} & {bits}") if bits else None

    def _race(self, value: str) -> Numbers | None:
        return self._bits(v.RACES, "race", value)

    def _kind(self, value: str) -> Numbers | None:
        ways = v.kind_parts(value)
        return self._cards(" OR ".join(_kinds_sql(way) for way in ways)) if ways else None

    def _type(self, value: str) -> Numbers | None:
        parts = [part for part in (self._race(value), self._kind(value)) if part is not None]
        return frozenset.union(*parts) if parts else None

    def _attribute(self, value: str) -> Numbers | None:
        return self._bits(v.ATTRIBUTES, "attribute", value)

    def _arrow(self, value: str) -> Numbers | None:
        bits = 0
        for meaning in v.marker_bits(value):
            bits |= meaning
        return self._cards(f"markers & {bits}") if bits else None

    def _set(self, value: str) -> Numbers | None:
        if compact(value) in ("none", "no", "なし", "无"):
            return self._all - self._store.numbers_of("SELECT DISTINCT n FROM sets")
        codes = self.set_codes(value)
        if not codes:
            return None
        # A sub-archetype has the code of its parent with more of the upper four bits.
        same = " OR ".join(
            f"code & 4095 = {code & 0xFFF} AND code & {code & 0xF000} = {code & 0xF000} AND code < 65536"
            if code < 0x10000
            else f"code = {code}"
            for code in codes
        )
        return self._store.numbers_of(f"SELECT n FROM sets WHERE {same}")

    def set_codes(self, value: str) -> list[int]:
        """The archetypes that ``value`` may mean: its name, else the beginning or a part of names."""
        if value[:2].lower() == "0x":
            try:
                return [int(value, 16)] if 0 < int(value, 16) <= 0xFFFF else []
            except ValueError:
                return []
        key = compact(value)
        if not key:
            return []
        for condition in ("compact = ?", "instr(compact, ?) = 1", "instr(compact, ?)"):
            rows = self._store.rows(f"SELECT DISTINCT code FROM setnames WHERE {condition}", (key,))
            if rows:
                return [row[0] for row in rows]
        names = {name: code for code, name in self._store.rows("SELECT code, compact FROM setnames")}
        return [names[name] for name in get_close_matches(key, names, 1, 0.75)]

    def _effect(self, value: str) -> Numbers | None:
        words = EFFECT_WORDS.find(value)
        places = ", ".join("?" * len(words))
        return (
            self._store.numbers_of(f"SELECT n FROM tags WHERE word IN ({places})", words) if words else None
        )

    def _scripted(self, value: str) -> Numbers | None:
        return next((self._cards(f"scripted = {int(yes)}") for yes in v.YES.find(value)), None)

    def _name(self, value: str) -> Numbers | None:
        return self._several(value, names=True, texts=False)

    def _desc(self, value: str) -> Numbers | None:
        return self._several(value, names=False, texts=True)

    def _several(self, value: str, *, names: bool, texts: bool) -> Numbers | None:
        return self._text(value[: MAX_WORD * 2], False, names=names, texts=texts)

    def _id(self, value: str) -> Numbers | None:
        return self._by_code(int(value)) if value.isdecimal() and len(value) < 20 else None

    def _scope(self, value: str) -> Numbers | None:
        return self._bits(v.SCOPES, "scope", value)

    def _source(self, value: str) -> Numbers | None:
        return self._store.numbers_of(
            "SELECT n FROM cards WHERE instr(lower(source), ?)", (value.strip().lower(),)
        )

    def _art(self, value: str) -> Numbers | None:
        return next((self._all if everything else self._alternates for everything in v.ART.find(value)), None)

    # --- what depends on the list and the deck ------------------------------------------------

    def _of_context(self, field: Field, context: Context, problems: list[QueryProblem]) -> Numbers | None:
        """Cards that fit any of the field's values; nothing of it is remembered."""
        found: Numbers | None = None
        for value in field.values:
            part = _IN_CONTEXT[field.name](self, field, value, context)
            if part is None:
                problems.append(self._bad_value(field, value))
            else:
                found = part if found is None else found | part
        return found

    def _limit(self, field: Field, value: str, context: Context) -> Numbers | None:
        words = v.LIMIT_WORDS.find(value)
        test = number_test(field.op, str(words[0]) if words else value)
        if test is None:
            return None
        return frozenset(n for n, limit in enumerate(self.allowed(context)) if test(limit))

    def allowed(self, context: Context) -> list[int]:
        """For each card how many copies the list allows."""
        codes, limits = self._store.codes, context.limits
        return [
            limits.get(codes[n], limits.get(codes[base], _UNLIMITED)) for n, base in enumerate(self._bases)
        ]

    def copies(self, context: Context) -> list[int]:
        """For each card how many copies are in the deck, whatever the artwork."""
        known = self._store.numbers
        counts = Counter(
            self._print(known[code]) for part in context.deck.values() for code in part if code in known
        )
        return [counts[self._print(n)] for n in range(len(self._bases))]

    def _deck(self, field: Field, value: str, context: Context) -> Numbers | None:
        place = next(iter(v.DECK_PLACES.find(value)), None)
        if place is None:
            return None
        parts = context.deck.values() if place in ("any", "none") else [context.deck.get(place, ())]
        found = self._with_artworks(code for part in parts for code in part)
        return self._all - found if (place == "none") != (field.op == "!=") else found

    def _with(self, field: Field, value: str, context: Context) -> Numbers | None:
        """Cards that go with the named ones; how strongly is added to :attr:`strength`."""
        known: Numbers = frozenset()
        if v.DECK_WORDS.find(value):
            # The Side Deck answers other decks; what goes with it says little about this one.
            numbers = self._with_artworks((*context.deck.get("main", ()), *context.deck.get("extra", ())))
            known = self._with_artworks(context.deck.get("side", ()))
        else:
            numbers = self._named(value)
            if not numbers:
                return None
        related = self._relations.of_all({self._print(n) for n in numbers})
        self.strength.update(related)
        found = frozenset(related) - numbers - known
        return self._all - found if field.op == "!=" else found

    def _with_artworks(self, codes: Iterable[int]) -> Numbers:
        """The cards with these passcodes, whatever the artwork."""
        known = {n for code in codes if (n := self._store.numbers.get(code)) is not None}
        bases = {self._print(n) for n in known}
        return frozenset(known | bases | {n for n in self._alternates if self._bases[n] in bases})

    def _named(self, value: str) -> Numbers:
        """The card with this passcode or name; else those whose names begin so, else have it in them."""
        if value.isdecimal() and len(value) < 20 and (found := self._by_code(int(value))):
            return found
        key = compact(value)
        if not key:
            return frozenset()
        for condition in ("compact = ?", "instr(compact, ?) = 1", "instr(compact, ?)"):
            rows = self._store.rows(f"SELECT n FROM names WHERE {condition} ORDER BY length(name)", (key,))
            if rows:
                return self._by_code(self._store.codes[self._print(rows[0][0])])
        return frozenset()

    def _bad_value(self, field: Field, value: str) -> QueryProblem:
        known = field_named(field.name)
        if known is not None and known.is_number:
            sentence = f"{field.name}{field.op} needs a number, for example {known.example}."
            guess = known.example
        else:
            guess = self._guess(field.name, value)
            sentence = f"{field.name}:{value} is not known and is left out."
            sentence += f" Did you mean {field.name}:{guess}?" if guess else ""
        return QueryProblem(
            sentence,
            field.start,
            field.end,
            "bad number" if known is not None and known.is_number else "bad value",
            {"field": field.name, "op": field.op, "value": value, "guess": guess},
        )

    @staticmethod
    def _guess(name: str, value: str) -> str:
        words = [shown for table in WORDS_OF.get(name, ()) for shown, _ in table.shown]
        return next(iter(get_close_matches(value.casefold(), words, 1, 0.5)), "")


def _base(store: Store, n: int) -> int:
    """The card whose name ``n`` has in the end (itself mostly)."""
    for _ in range(4):
        other = store.numbers.get(store.heads[n][1], n)
        if other == n or store.heads[n][3] & c.TYPE_TOKEN:
            break
        n = other
    return n


def _leaves(node: Node | None) -> list[Word | Field]:
    if node is None or isinstance(node, (Word, Field)):
        return [] if node is None else [node]
    parts = (node.part,) if isinstance(node, Not) else node.parts
    return [leaf for part in parts for leaf in _leaves(part)]


def _kinds_sql(kinds: list[Kind]) -> str:
    has = [f"type & {bits}" + (f" AND NOT type & {not_bits}" if not_bits else "") for bits, not_bits in kinds]
    return f"({' AND '.join(has)})"


_FIELDS: Final[dict[str, Callable[[Evaluator, str], Numbers | None]]] = {
    "type": Evaluator._type,
    "race": Evaluator._race,
    "attr": Evaluator._attribute,
    "arrow": Evaluator._arrow,
    "kind": Evaluator._kind,
    "set": Evaluator._set,
    "effect": Evaluator._effect,
    "scripted": Evaluator._scripted,
    "name": Evaluator._name,
    "text": Evaluator._desc,
    "id": Evaluator._id,
    "scope": Evaluator._scope,
    "source": Evaluator._source,
    "art": Evaluator._art,
}

_IN_CONTEXT: Final[dict[str, Callable[[Evaluator, Field, str, Context], Numbers | None]]] = {
    "limit": Evaluator._limit,
    "deck": Evaluator._deck,
    "with": Evaluator._with,
}

WORDS_OF: Final[dict[str, tuple[Words[int] | Words[Kind] | Words[str] | Words[bool], ...]]] = {
    "type": (v.RACES, v.KINDS),
    "race": (v.RACES,),
    "attr": (v.ATTRIBUTES,),
    "arrow": (v.MARKERS,),
    "kind": (v.KINDS,),
    "effect": (EFFECT_WORDS,),
    "scripted": (v.YES,),
    "scope": (v.SCOPES,),
    "art": (v.ART,),
    "deck": (v.DECK_PLACES,),
    "with": (v.DECK_WORDS,),
}
"""The words a field's value may be, by the field's name."""

"""Completion of a query while it is typed."""

from __future__ import annotations

from typing import Final

from app.data.carddb.evaluate import WORDS_OF
from app.data.carddb.fields import FIELDS, field_named
from app.data.carddb.fold import compact, fold
from app.data.carddb.records import Completion
from app.data.carddb.store import Store
from app.data.carddb.tokens import Token, tokens

MAX_COMPLETIONS: Final = 12
_NUMBER_HINTS: Final = ("=", ">=", "<=", "<", ">")


def complete(store: Store, text: str, cursor: int, language: str) -> list[Completion]:
    """What may stand instead of the word that ends at ``cursor``, the likeliest first.

    Values after ``field:``, else fields and names of cards.
    """
    cursor = max(0, min(cursor, len(text)))
    token = next((t for t in tokens(text[:cursor]) if t.kind == "word" and t.end == cursor), None)
    if token is None:
        return []
    if token.op:
        return _values(store, token, cursor, language)
    if token.quoted:
        return _names(store, token.text, token.start, cursor, language)
    found = _fields(token, cursor)
    return (found + _names(store, token.text, token.start, cursor, language))[:MAX_COMPLETIONS]


def _fields(token: Token, cursor: int) -> list[Completion]:
    typed = compact(token.text)
    if not typed:
        return []
    found = []
    for item in FIELDS:
        names = (item.name, *item.others) if len(typed) > 1 else (item.name,)
        if any(compact(name).startswith(typed) for name in names):
            sign = ">=" if item.is_number else ":"
            found.append(Completion(f"{item.name}{sign}", token.start, cursor, item.sentence))
    return found


def _values(store: Store, token: Token, cursor: int, language: str) -> list[Completion]:
    known = field_named(token.field)
    if known is None:
        return []
    typed = token.values[-1] if token.values else ""
    if known.name == "set":
        return _archetypes(store, typed, token.value_start, cursor, language)
    if known.name == "name":
        return _names(store, typed, token.value_start, cursor, language)
    key = compact(typed)
    found: list[Completion] = []
    for table in WORDS_OF.get(known.name, ()):
        for shown, others in table.shown:
            if any(compact(word).startswith(key) for word in (shown, *others)):
                found.append(Completion(shown, token.value_start, cursor, " · ".join(others[:2])))
    if known.name == "with":
        found += _names(store, typed, token.value_start, cursor, language)
    unique = {item.text: item for item in reversed(found)}
    return list(reversed(unique.values()))[: MAX_COMPLETIONS * (1 if key else 4)]


def _archetypes(store: Store, typed: str, start: int, cursor: int, language: str) -> list[Completion]:
    key = compact(typed)
    rows = store.rows(
        "SELECT code, name, (SELECT count(*) FROM sets WHERE sets.code = setnames.code) AS cards,"
        " instr(compact, ?) AS found FROM setnames WHERE cards AND (? = '' OR found)"
        " ORDER BY found > 1, cards DESC, name LIMIT ?",
        (key, key, MAX_COMPLETIONS),
    )
    return [Completion(_word(name), start, cursor, f"{cards}") for _, name, cards, _ in rows]


def _names(store: Store, typed: str, start: int, cursor: int, language: str) -> list[Completion]:
    key = compact(typed)
    if len(key) < (2 if key.isascii() else 1):
        return []
    rows = store.rows(
        "SELECT DISTINCT names.name FROM names JOIN cards ON cards.n = names.n"
        " WHERE (substr(names.compact, 1, ?) = ? OR instr(names.folded, ?)) AND NOT cards.alternate"
        " AND names.language IN (?, 'en', 'ja', 'zh_CN')"
        " ORDER BY substr(names.compact, 1, ?) != ?, names.language != ?, length(names.name), names.name"
        " LIMIT ?",
        (len(key), key, f" {fold(typed)}", language, len(key), key, language, MAX_COMPLETIONS),
    )
    return [Completion('"' + name.replace('"', " ") + '"', start, cursor) for (name,) in rows]


def _word(name: str) -> str:
    """``name`` as the value of a field: in quotation marks if it needs them."""
    plain = all(letter.isalnum() or letter in "-_'・" for letter in name)
    return name if plain else '"' + name.replace('"', " ") + '"'

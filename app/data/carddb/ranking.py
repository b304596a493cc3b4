"""Sorting by relevance: how well a card's name fits the words of the query."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.data.carddb.fold import fold
from app.data.carddb.language import And, Node, Or, Word
from app.data.carddb.store import Store

_IS, _BEGINS, _WORDS, _PART, _ALL_PARTS, _ELSEWHERE = range(6)


def ranked(store: Store, numbers: list[int], tree: Node | None, meant: Mapping[str, str]) -> list[int]:
    """``numbers`` with the best fits first; equal ones keep their order.

    First names that are what was typed, then those that begin with it, have its words (or are called so by
    their initials), have it somewhere, have all its parts; last cards with the words in their text only.
    ``meant`` has the right words for misspelt ones.
    """
    words = [word for node in _words(tree) for word in fold(node.text).split()]
    words = [meant.get(word, word) for word in words]
    if not words:
        return numbers
    whole = " ".join(words)
    best = dict.fromkeys(numbers, _ELSEWHERE)
    # Only names that have the first word at all can be better than the rest.
    first = min(words, key=lambda word: (-len(word), word))
    for n, folded, joined in store.rows(
        "SELECT n, folded, compact FROM names WHERE instr(compact, ?) OR initials = ?", (first, whole)
    ):
        if n in best:
            best[n] = min(best[n], _fit(whole, words, folded, joined))
    return sorted(numbers, key=best.__getitem__)


def _fit(whole: str, words: list[str], folded: str, joined: str) -> int:
    together = whole.replace(" ", "")
    if joined == together:
        return _IS
    if joined.startswith(together):
        return _BEGINS
    spaced = f" {folded}"
    if all(f" {word}" in spaced for word in words) or "".join(word[0] for word in folded.split()) == together:
        return _WORDS
    if together in joined:
        return _PART
    return _ALL_PARTS if all(word in joined for word in words) else _ELSEWHERE


def _words(tree: Node | None) -> Iterable[Word]:
    if isinstance(tree, Word):
        yield tree
    elif isinstance(tree, (And, Or)):
        for part in tree.parts:
            yield from _words(part)

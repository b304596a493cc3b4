"""Help for typing errors: words of card names that are nearly what was typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

MAX_WORDS: Final = 40
"""Most words a misspelt one may stand for."""
MAX_LETTERS: Final = 30
"""A longer word is not compared."""


def errors_allowed(word: str) -> int:
    """How many wrong, missing, added or swapped letters ``word`` may have."""
    return 0 if len(word) < 4 or len(word) > MAX_LETTERS else 1 if len(word) < 8 else 2


class Speller:
    """Finds near words in a fixed list."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = [(word, _letters(word)) for word in words if len(word) <= MAX_LETTERS * 2]

    def near(self, typed: str) -> list[str]:
        """The words that are, or begin with, ``typed`` but for a few errors; the fewest errors only."""
        allowed = errors_allowed(typed)
        if not allowed:
            return []
        letters, shortest = _letters(typed), len(typed) - allowed
        best, found = allowed, []
        for word, has in self._words:
            # Each letter the word lacks is one error at least: this leaves few words to compare.
            if (letters & ~has).bit_count() > best or len(word) < shortest:
                continue
            errors = distance(typed, word, best)
            if errors < best:
                best, found = errors, [word]
            elif errors == best:
                found.append(word)
        found.sort(key=lambda word: (abs(len(word) - len(typed)), word))
        return found[:MAX_WORDS]


def _letters(word: str) -> int:
    mask = 0
    for letter in word:
        mask |= 1 << (ord(letter) & 63)
    return mask


def distance(typed: str, word: str, most: int) -> int:
    """Errors in ``typed`` as the beginning of ``word``; ``most`` + 1 for any number above ``most``.

    A short ``typed`` must be nearly the whole word, as too many words begin alike.
    """
    width = min(len(word), len(typed) + most)
    before: list[int] = []
    row = list(range(width + 1))
    for i, letter in enumerate(typed, 1):
        older, before, row = before, row, [i]
        for j in range(1, width + 1):
            cost = before[j - 1] + (letter != word[j - 1])
            cost = min(cost, before[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and letter == word[j - 2] and typed[i - 2] == word[j - 1]:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
    if len(typed) < 5 or width == len(word):
        whole = row[width] + len(word) - width if len(typed) < 5 else min(row)
        return min(whole, most + 1)
    return min(min(row), most + 1)


def near_part(typed: str, name: str, place: int) -> bool:
    """Whether ``name`` has ``typed`` around ``place`` with one sign wrong, missing or added."""
    for length in (len(typed) - 1, len(typed), len(typed) + 1):
        for start in range(max(0, place - length), min(place + 1, len(name) - length + 1)):
            if _one_apart(typed, name[start : start + length]):
                return True
    return False


def _one_apart(one: str, other: str) -> bool:
    if len(one) > len(other):
        one, other = other, one
    n = 0
    while n < len(one) and one[n] == other[n]:
        n += 1
    if len(one) == len(other):
        return one[n + 1 :] == other[n + 1 :] or (
            one[n : n + 2] == other[n : n + 2][::-1] and one[n + 2 :] == other[n + 2 :]
        )
    return one[n:] == other[n + 1 :]

"""xoshiro256** on plain ints: the same numbers on every machine and Python version."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

_T = TypeVar("_T")

_MASK = (1 << 64) - 1

Words = tuple[int, int, int, int]


def seed_words(seed: int) -> Words:
    """Four state words from any int, by splitmix64."""
    words = []
    x = seed & _MASK
    for _ in range(4):
        x = (x + 0x9E3779B97F4A7C15) & _MASK
        z = x
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        words.append(z ^ (z >> 31))
    return (words[0], words[1], words[2], words[3])


def _rotl(x: int, k: int) -> int:
    return ((x << k) | (x >> (64 - k))) & _MASK


class Rng:
    """Generator over a ``words`` state that can be read and put back."""

    __slots__ = ("words",)

    def __init__(self, words: Words) -> None:
        self.words = words

    def next(self) -> int:
        """The next 64-bit number."""
        s0, s1, s2, s3 = self.words
        result = (_rotl((s1 * 5) & _MASK, 7) * 9) & _MASK
        t = (s1 << 17) & _MASK
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= t
        s3 = _rotl(s3, 45)
        self.words = (s0, s1, s2, s3)
        return result

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound`` - 1, every one equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        while True:
            value = self.next()
            if value < limit:
                return value % bound

    def shuffle(self, items: MutableSequence[_T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

"""A small deterministic source of variety, the same on every machine and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")
_MASK: Final = (1 << 64) - 1


class Dice:
    """A stream of numbers from one passcode (splitmix64); ``salt`` starts another stream."""

    __slots__ = ("_state",)

    def __init__(self, code: int, salt: int = 0) -> None:
        self._state = (code * 0x9E3779B97F4A7C15 + salt * 0xD1B54A32D192ED03 + 0x2545F4914F6CDD1D) & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        return z ^ z >> 31

    def unit(self) -> float:
        """A number from 0 up to 1."""
        return (self.next() >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """A number from ``low`` up to ``high``."""
        return low + (high - low) * self.unit()

    def below(self, count: int) -> int:
        """A whole number from 0 to ``count`` - 1."""
        return self.next() % count

    def chance(self, share: float) -> bool:
        """True in ``share`` (0 to 1) of all cases."""
        return self.unit() < share

    def pick(self, items: Sequence[T]) -> T:
        """One of ``items``."""
        return items[self.below(len(items))]

"""The entries that were read, to go back and forward through."""

from __future__ import annotations

from typing import Final

MOST: Final = 200
"""Entries that are remembered."""


class History:
    """Ids in the order they were read, and the place in it."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._at = -1
        self._walked = False

    @property
    def can_go_back(self) -> bool:
        """Whether something was read before."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether the reader went back from something."""
        return self._at + 1 < len(self._names)

    def visit(self, name: str, *, walking: bool = False) -> None:
        """An entry is read; what lay ahead is forgotten.

        A walk through the list with the arrow keys (``walking``) is one visit, of where it ends.
        """
        if 0 <= self._at < len(self._names) and self._names[self._at] == name:
            return
        keep = self._at if walking and self._walked else self._at + 1
        self._names[keep:] = [name]
        self._names = self._names[-MOST:]
        self._at = len(self._names) - 1
        self._walked = walking

    def back(self) -> str:
        """The id of what was read before; "" if there is none."""
        if not self.can_go_back:
            return ""
        self._at -= 1
        self._walked = False
        return self._names[self._at]

    def forward(self) -> str:
        """The id of what the reader went back from; "" if there is none."""
        if not self.can_go_forward:
            return ""
        self._at += 1
        self._walked = False
        return self._names[self._at]

"""What glows on the board right now, as one value."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Highlights:
    """Card keys and place keys by signal.

    ``legal`` cards can be used or picked, ``places`` are zones that can, ``targets`` are attacked or
    targeted, ``acting`` (0: none) is the source of what happens, ``picked`` are chosen already.
    ``dim_hand`` darkens the viewer's other hand cards.
    """

    legal: frozenset[int] = frozenset()
    places: frozenset[int] = frozenset()
    targets: frozenset[int] = frozenset()
    picked: frozenset[int] = frozenset()
    acting: int = 0
    dim_hand: bool = False
    chain: dict[int, int] = field(default_factory=dict)

    def of_card(self, key: int) -> str:
        """The signal of one card: the strongest that applies."""
        if key and (key == self.acting or key in self.picked):
            return "acting"
        if key in self.targets:
            return "target"
        return "legal" if key in self.legal else ""

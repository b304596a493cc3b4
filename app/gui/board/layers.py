"""Which item lies over which on the board. Nothing else sets a z value."""

from __future__ import annotations

from typing import Final

ZONES: Final = 0.0
PILES: Final = 10.0
FIELD_CARDS: Final = 20.0
RELATIONS: Final = 35.0
PLATES: Final = 40.0
ARROWS: Final = 50.0
HAND_CARDS: Final = 60.0
FOCUS_RING: Final = 75.0
HOVERED: Final = 80.0
MOVING: Final = 90.0
GHOST: Final = 95.0
SHOWN: Final = 97.0
BANNER: Final = 100.0

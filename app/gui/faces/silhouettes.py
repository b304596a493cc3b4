"""What a silhouette is made of, and the eyes many of them share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtGui import QPainterPath

from app.gui.faces.paths import circle, mirrored, polygon


@dataclass(slots=True)
class Creature:
    """What the art paints: ``body`` dark, ``eyes`` glowing, ``details`` in a light tone."""

    body: QPainterPath
    eyes: list[QPainterPath]
    details: list[QPainterPath] = field(default_factory=list)
    symmetric: bool = True


def slits(x: float, y: float, width: float = 5.0, slant: float = 2.0) -> list[QPainterPath]:
    """A pair of slanted eyes, ``x`` and ``y`` of the right one's inner corner."""
    eye = polygon(
        [(x, y), (x + width, y - slant - 1.6), (x + width * 0.9, y + 0.6), (x + width * 0.35, y + 1.6)]
    )
    return [eye, mirrored(eye)]


def rounds(x: float, y: float, radius: float) -> list[QPainterPath]:
    """A pair of round eyes, ``x`` and ``y`` the middle of the left one."""
    return [circle(x, y, radius), circle(100 - x, y, radius)]


SHOULDERS: Final = "M49 58 L60 60 C74 61 84 67 88 80 L91 101 L49 101 Z"
PAULDRONS: Final = (
    "M63 64 C74 54 89 58 94 74 L88 79 C82 70 72 68 63 71 Z",
    "M62 66 L72 54 L80 60 L90 56 L91 66 L98 70 L90 80 L76 70 Z",
    "M64 62 L84 56 L96 66 L94 82 L86 84 L80 70 L64 70 Z",
)

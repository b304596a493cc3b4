"""How much larger than designed type is now: what is sized in pixels beside text follows it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from app.gui import fonts


def type_scale() -> float:
    """1 for 13 pixel text; larger on large screens and for players who want larger type."""
    return max(0.5, QApplication.font().pixelSize() / fonts.BASE_PIXELS)


def scaled(pixels: float) -> int:
    """A length of the design, grown with the type."""
    return round(pixels * type_scale())


def least(pixels: float) -> float:
    """A lower bound, in pixels, of what follows the window: less only where all type is smaller."""
    return pixels * min(1.0, type_scale())

"""What the board needs of card pictures, so that it depends on no way of drawing them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap


class Pictures(Protocol):
    """Card pictures of any size, rendered for a device pixel ratio and cached."""

    def pixmap(self, code: int, size: QSizeF, dpr: float = 1.0, lod: str | None = None) -> QPixmap:
        """The face of the card ``code``; ``size`` in device independent pixels."""
        ...

    def back(self, size: QSizeF, dpr: float = 1.0) -> QPixmap:
        """The back of every card."""
        ...

"""Where everything of the replay viewer lies: the duel table over the transport bar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from app.engine.rules import DuelRules
from app.gui.geometry import Geometry

#: Room over the grid for the opponent's plate and hand, in design pixels.
_ABOVE: Final = 100.0
#: Height of all that is needed: a hand at the bottom may be cut off by the bar, its names stay in sight.
_NEEDED: Final = 760.0
#: How much farther an opened hand of the opponent comes into sight, in design pixels.
_OPENED: Final = 34.0


class ViewerGeometry(Geometry):
    """A table that leaves ``foot`` pixels at the bottom of its middle column to the transport bar.

    With ``opened`` the opponent's hand is shown, so more of its cards is in sight.
    """

    def __init__(
        self, width: float, height: float, rules: DuelRules, viewer: int, foot: float, opened: bool
    ) -> None:
        super().__init__(width, max(1.0, height - foot), rules, viewer)
        whole = Geometry(width, height, rules, viewer)
        self._opened = opened
        self._whole_height = height
        self.foot = foot
        # Both panels are as wide as beside a live duel.
        self._inspector = whole.inspector_rect().width()
        self._log = whole.log_rect().width()
        self.ui_scale = whole.ui_scale
        self.scale = min(whole.scale, self.height / _NEEDED)
        self._place_grid(max(1.0, width - self._inspector - self._log))

    def _place_grid(self, middle: float) -> None:
        """Higher than beside a live duel: the opponent's hand needs little room."""
        super()._place_grid(middle)
        spare = self.height - _NEEDED * self.scale
        self._top = _ABOVE * self.scale + max(0.0, spare) * 0.45

    def inspector_rect(self) -> QRectF:
        """The card inspector keeps the whole height."""
        return QRectF(0, 0, self._inspector, self._whole_height)

    def log_rect(self) -> QRectF:
        """So does the panel of lines, Chain and log."""
        return QRectF(self.width - self._log, 0, self._log, self._whole_height)

    def bar_rect(self) -> QRectF:
        """The transport bar under the table."""
        return QRectF(self._inspector, self.height, self.width - self._inspector - self._log, self.foot)

    def lp_plate(self, controller: int) -> QRectF:
        """In a low window the opponent's plate moves up, off the pile under it."""
        rect = super().lp_plate(controller)
        if controller != self.viewer:
            free = self.grid_rect().top() - 6 * self.scale - rect.height()
            rect.moveTop(max(2.0, min(rect.top(), free)))
        return rect

    def chain_switch(self) -> QRectF:
        """There is nothing to respond to: the LP plate takes the room."""
        rect = super().chain_switch()
        return QRectF(rect.left(), self.height - 8 * self.scale, rect.width(), 0.0)

    def hand_slot(self, controller: int, index: int, count: int) -> tuple[QPointF, float]:
        """An opened hand of the opponent comes farther down."""
        point, angle = super().hand_slot(controller, index, count)
        if controller != self.viewer and self._opened:
            point += QPointF(0, _OPENED * self.scale)
        return point, angle

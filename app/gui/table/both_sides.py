"""One person plays both sides at one table: both hands open, and a sign of whose decision it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtWidgets import QLabel

from app.engine.decisions import Decision
from app.gui.board.sizes import scaled
from app.gui.geometry import Geometry
from app.gui.i18n import tr
from app.gui.widgets.basic import restyle

if TYPE_CHECKING:
    from app.gui.table.duel_screen import DuelScreen

#: How much farther the upper hand comes into sight, in design pixels.
_OPENED = 38.0


class OpenGeometry(Geometry):
    """A table whose upper hand lies open, so more of its cards is in sight."""

    def hand_slot(self, controller: int, index: int, count: int) -> tuple[QPointF, float]:
        """The upper hand comes farther down."""
        point, angle = super().hand_slot(controller, index, count)
        if controller != self.viewer:
            point += QPointF(0, self.px(_OPENED))
        return point, angle


class Decider(QLabel):
    """Says beside whose LP plate the decision is. Connect :meth:`asked` before the question is shown."""

    def __init__(self, screen: DuelScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._player: int | None = None
        self.setObjectName("decider")
        self.setProperty("role", "chip")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def player(self) -> int | None:
        """Who decides, None while nobody is asked."""
        return self._player

    def asked(self, decision: Decision) -> None:
        """A question is open: from now on everything on the table is meant from that player's side."""
        self._player = decision.player
        self._screen.show_now()
        self.refresh()

    def over(self) -> None:
        """Nothing is to be decided any more."""
        self._player = None
        self.hide()

    def refresh(self) -> None:
        """Write the words and take the place beside the plate."""
        player = self._player
        if player is None:
            return
        screen = self._screen
        self.setText(tr("{player} decides").format(player=screen.player_name(player)))
        self.setProperty("tone", "acting" if player == screen.seat else "lowered")
        restyle(self)
        plate = screen.table_geometry.lp_plate(player).toAlignedRect()
        height = max(scaled(24), self.sizeHint().height())
        below = player != screen.seat
        top = plate.bottom() + 6 if below else plate.top() - height - 6
        width = max(plate.width(), min(self.sizeHint().width(), round(plate.width() * 1.6)))
        self.setGeometry(QRect(plate.left(), top, width, height))
        self.show()
        self.raise_()

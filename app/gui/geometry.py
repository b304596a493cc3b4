"""Where everything of the duel table lies, computed from the window size alone.

Contract
--------
``Geometry(width, height, rules, viewer)`` takes the size of the whole duel screen in device
independent pixels, the rule flags, and the viewing player (0 or 1). It is immutable and cheap:
make a new one at each resize. All rectangles are in the same coordinates, origin top left of the
duel screen. A table that only covers the middle of the screen takes :meth:`Geometry.in_board`.

Places are the engine's ``(controller, location, sequence)``:

* ``(p, LOCATION_MZONE, 0..4)`` Main Monster Zones, ``5, 6`` Extra Monster Zones. Each Extra Monster
  Zone has two names, one a player; :meth:`Geometry.canonical` gives the viewer's name for it.
* ``(p, LOCATION_SZONE, 0..4)`` Spell & Trap Zones, ``5`` Field Zone, ``6, 7`` separate Pendulum Zones.
  ``(p, LOCATION_FZONE, 0)`` and ``(p, LOCATION_PZONE, 0..1)`` name the same zones.
* ``(p, LOCATION_DECK | EXTRA | GRAVE | REMOVED, any)`` the piles.
* ``(p, LOCATION_HAND, any)`` the hand as a whole; one card of it by :meth:`Geometry.hand_slot`.

The viewer sits at the bottom, the opponent's half is the viewer's half turned by 180 degrees.
At scale 1 (a 1440x900 window) the zone pitch is 96x108 with an 8 pixel gap, cards are 66 wide on the
board, 104 in the hand and 277 in the inspector. It fits windows from 1024x640 to 4K; on a screen with
less room than that everything shrinks by :func:`shrink`, type too.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.engine import constants as c
from app.engine.rules import DuelRules

Place = tuple[int, int, int]

#: Height of a card divided by its width.
CARD_RATIO: Final = 86 / 59
PITCH_X: Final = 96.0
PITCH_Y: Final = 108.0
GAP: Final = 8.0
DESIGN_WIDTH: Final = 1440.0
DESIGN_HEIGHT: Final = 900.0
#: The smallest window in which type keeps its size.
LEAST_WIDTH: Final = 1024.0
LEAST_HEIGHT: Final = 640.0
#: Nothing shrinks further than this: smaller type could not be read.
LEAST_SHRINK: Final = 0.6
#: How large type may be in the smallest window of the design; in one of 1440x900 it may be twice its size.
LARGEST_IN_LEAST: Final = 1.425
_STEPS: Final = 20

_INSPECTOR_WIDTH: Final = 316.0
_LOG_WIDTH: Final = 272.0
_MIN_INSPECTOR: Final = 224.0
_MIN_LOG: Final = 196.0
_ROWS: Final = 5
_PHASE_COLUMN: Final = 54.0
_MARGIN: Final = 18.0
_CARD_WIDTHS: Final = {"board": 66.0, "hand": 104.0, "inspector": 277.0, "prompt": 80.0, "list": 50.0}
_PHASES: Final = (
    c.PHASE_DRAW,
    c.PHASE_STANDBY,
    c.PHASE_MAIN1,
    c.PHASE_BATTLE,
    c.PHASE_MAIN2,
    c.PHASE_END,
)
_PILES: Final = (c.LOCATION_DECK, c.LOCATION_EXTRA, c.LOCATION_GRAVE, c.LOCATION_REMOVED)


def shrink(width: float, height: float) -> float:
    """The factor for type and panels in a window of ``width`` x ``height``: 1, or less in a very small one.

    Windows are smaller than 1024x640 only where the screen is, mostly one with a large scale factor: 0.8
    of 11 pixels are still more than 13 pixels of a screen at a factor of 1.5. It comes in steps, so that
    a window being resized is not styled anew with each pixel.
    """
    return max(LEAST_SHRINK, min(1.0, _in_steps(_room(width, height))))


def largest_scale(width: float, height: float) -> float:
    """The largest scale of type that a window of ``width`` x ``height`` has room for.

    A player may ask for type of any size in any window; beyond this, buttons would lie over each other.
    """
    return max(LEAST_SHRINK, _in_steps(_room(width, height) * LARGEST_IN_LEAST))


def _room(width: float, height: float) -> float:
    """How often the smallest window of the design fits into this one."""
    return min(width / LEAST_WIDTH, height / LEAST_HEIGHT)


def _in_steps(scale: float) -> float:
    return int(scale * _STEPS + 1e-6) / _STEPS


class Geometry:
    """All rectangles of the duel table for one window size, rule set and viewer.

    Raises ``ValueError`` for a viewer other than 0 or 1 and for a window without area.
    """

    def __init__(self, width: float, height: float, rules: DuelRules, viewer: int = 0) -> None:
        if viewer not in (0, 1):
            raise ValueError(f"The viewing player is 0 or 1, not {viewer}.")
        if width <= 0 or height <= 0:
            raise ValueError(f"A table of {width}x{height} pixels has no room for a duel.")
        self.width = float(width)
        self.height = float(height)
        self.rules = rules
        self.viewer = viewer
        #: Whether the separate Pendulum Zones need a column of their own on each side.
        self._wide = rules.separate_pendulum_zones
        self.columns = 9 if self._wide else 7
        window = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
        small = shrink(width, height)
        self._inspector = max(_MIN_INSPECTOR * small, _INSPECTOR_WIDTH * window)
        self._log = max(_MIN_LOG * small, _LOG_WIDTH * window)
        middle = max(1.0, width - self._inspector - self._log)
        needed = self.columns * PITCH_X - GAP + _PHASE_COLUMN + 3 * _MARGIN
        #: Factor from design pixels to device independent pixels on the board.
        self.scale = min(height / DESIGN_HEIGHT, middle / needed)
        #: Factor for type and panels; text is not under 11 pixels wherever the window has room for it.
        self.ui_scale = max(0.92 * small, window)
        self._small = small
        self._place_grid(middle)

    def _place_grid(self, middle: float) -> None:
        """Centre the zone grid and the phase column together in the middle of the screen."""
        s = self.scale
        grid_width = (self.columns * PITCH_X - GAP) * s
        extra = (_PHASE_COLUMN + _MARGIN) * s
        # The grid itself is centred when the phase column still fits right of it.
        left = self._inspector + (middle - grid_width) / 2
        most = self._inspector + middle - _MARGIN * s - extra - grid_width
        self._left = max(self._inspector + _MARGIN * s / 2, min(left, most))
        grid_height = (_ROWS * PITCH_Y - GAP) * s
        # A little above the middle: the viewer's hand is larger than the opponent's.
        self._top = (self.height - grid_height) / 2 - 34 * s
        self._grid_width = grid_width
        self._grid_height = grid_height

    # --- regions -----------------------------------------------------------------------

    def px(self, design: float) -> float:
        """A length of the board's design pixels in device independent pixels."""
        return design * self.scale

    def inspector_rect(self) -> QRectF:
        """The card inspector at the left."""
        return QRectF(0, 0, self._inspector, self.height)

    def log_rect(self) -> QRectF:
        """The Chain and log panel at the right."""
        return QRectF(self.width - self._log, 0, self._log, self.height)

    def board_rect(self) -> QRectF:
        """The table between both panels."""
        return QRectF(self._inspector, 0, self.width - self._inspector - self._log, self.height)

    def grid_rect(self) -> QRectF:
        """The rectangle around all zones of both players."""
        return QRectF(self._left, self._top, self._grid_width, self._grid_height)

    def in_board(self, rect: QRectF) -> QRectF:
        """``rect`` relative to the top left corner of :meth:`board_rect`."""
        return rect.translated(-self._inspector, 0)

    # --- zones -------------------------------------------------------------------------

    def canonical(self, place: Place) -> Place:
        """One name a zone: aliases resolved, Extra Monster Zones in the viewer's words."""
        controller, location, sequence = place
        if location == c.LOCATION_FZONE:
            return (controller, c.LOCATION_SZONE, c.SEQ_FIELD_ZONE)
        if location == c.LOCATION_PZONE:
            if self._wide:
                return (controller, c.LOCATION_SZONE, c.SEQ_PZONE_LEFT + (1 if sequence % 2 else 0))
            return (controller, c.LOCATION_SZONE, 4 if sequence % 2 else 0)
        if location == c.LOCATION_MZONE and sequence >= c.EMZ_LEFT and controller != self.viewer:
            return (self.viewer, c.LOCATION_MZONE, c.EMZ_LEFT + c.EMZ_RIGHT - sequence)
        if location in _PILES or location == c.LOCATION_HAND:
            return (controller, location, 0)
        return place

    def zones(self) -> list[Place]:
        """All zones and piles to draw, each once, the viewer's side first."""
        found: list[Place] = []
        for player in (self.viewer, 1 - self.viewer):
            found += [(player, c.LOCATION_MZONE, n) for n in range(5)]
            found += [(player, c.LOCATION_SZONE, n) for n in range(6)]
            if self._wide and self.rules.pendulum_zones:
                found += [(player, c.LOCATION_SZONE, n) for n in (c.SEQ_PZONE_LEFT, c.SEQ_PZONE_RIGHT)]
            found += [(player, pile, 0) for pile in _PILES]
        if self.rules.extra_monster_zones:
            found += [(self.viewer, c.LOCATION_MZONE, n) for n in (c.EMZ_LEFT, c.EMZ_RIGHT)]
        return found

    def zone(self, controller: int, location: int, sequence: int = 0) -> QRectF:
        """The rectangle of a zone or pile. Raises ``KeyError`` for a place these rules do not have."""
        controller, location, sequence = self.canonical((controller, location, sequence))
        if location == c.LOCATION_HAND:
            return self.hand_rect(controller)
        cell = self._cell(location, sequence)
        if cell is None:
            raise KeyError(f"The rules {self.rules.name} have no zone {(controller, location, sequence)}.")
        column, row = cell
        if controller != self.viewer:
            column, row = self.columns - 1 - column, _ROWS - 1 - row
        s = self.scale
        return QRectF(
            self._left + column * PITCH_X * s,
            self._top + row * PITCH_Y * s,
            (PITCH_X - GAP) * s,
            (PITCH_Y - GAP) * s,
        )

    def _cell(self, location: int, sequence: int) -> tuple[int, int] | None:
        """(column, row) of one of the viewer's own zones, row 4 nearest to the viewer."""
        last = self.columns - 1
        first = 2 if self._wide else 1
        if location == c.LOCATION_MZONE:
            if 0 <= sequence < 5:
                return first + sequence, 3
            if sequence in (c.EMZ_LEFT, c.EMZ_RIGHT) and self.rules.extra_monster_zones:
                return first + (1 if sequence == c.EMZ_LEFT else 3), 2
            return None
        if location == c.LOCATION_SZONE:
            if 0 <= sequence < 5:
                return first + sequence, 4
            if sequence == c.SEQ_FIELD_ZONE:
                return 0, 3
            if self._wide and sequence in (c.SEQ_PZONE_LEFT, c.SEQ_PZONE_RIGHT):
                return (1 if sequence == c.SEQ_PZONE_LEFT else last - 1), 3
            return None
        return {
            c.LOCATION_EXTRA: (0, 4),
            c.LOCATION_DECK: (last, 4),
            c.LOCATION_GRAVE: (last, 3),
            c.LOCATION_REMOVED: (last, 2),
        }.get(location)

    def place_at(self, point: QPointF) -> Place | None:
        """The zone, pile or hand under ``point``, or None."""
        for place in self.zones():
            if self.zone(*place).contains(point):
                return place
        for player in (self.viewer, 1 - self.viewer):
            if self.hand_rect(player).contains(point):
                return (player, c.LOCATION_HAND, 0)
        return None

    # --- cards -------------------------------------------------------------------------

    def card_size(self, kind: str = "board") -> QSizeF:
        """Size of an upright card: ``board``, ``hand``, ``inspector``, ``prompt`` or ``list``.

        Raises ``KeyError`` for another kind.
        """
        if kind == "inspector":
            # The panel decides here: the card fills it with a margin of 18 pixels each side.
            width = min(277.0 * max(1.0, self.ui_scale), self._inspector - 2 * _MARGIN)
            # Leave room for the rules text in a low window.
            width = min(width, self.height * 0.5 / CARD_RATIO)
            return QSizeF(width, width * CARD_RATIO)
        width = _CARD_WIDTHS[kind] * self.scale
        return QSizeF(width, width * CARD_RATIO)

    def card_centre(self, controller: int, location: int, sequence: int = 0) -> QPointF:
        """Where the middle of a card in this zone or pile lies."""
        return self.zone(controller, location, sequence).center()

    def card_angle(self, controller: int, position: int = c.POS_FACEUP_ATTACK) -> float:
        """Clockwise rotation in degrees of a card on the field for its battle position."""
        angle = -90.0 if position & c.POS_DEFENSE else 0.0
        return angle if controller == self.viewer else angle + 180.0

    def stat_plate(self, controller: int, location: int, sequence: int) -> QRectF:
        """The ATK/DEF plate of a monster, over the foot of its card."""
        zone = self.zone(controller, location, sequence)
        width, height = 84 * self.scale, max(14.0 * self._small, 18 * self.scale)
        y = zone.bottom() - height * 0.92 if controller == self.viewer else zone.top() - height * 0.08
        return QRectF(zone.center().x() - width / 2, y, width, height)

    # --- hands -------------------------------------------------------------------------

    def hand_rect(self, controller: int) -> QRectF:
        """The strip a player's hand uses, right of that player's LP plate."""
        s = self.scale
        left = self.lp_plate(controller).right() + _MARGIN * s
        right = self.width - self._log - _MARGIN * s
        if controller == self.viewer:
            top = self.grid_rect().bottom() + 16 * s
            return QRectF(left, top, max(1.0, right - left), max(1.0, self.height - top))
        return QRectF(left, 0, max(1.0, right - left), self._top - 16 * s)

    def hand_slot(self, controller: int, index: int, count: int) -> tuple[QPointF, float]:
        """Centre and clockwise rotation in degrees of hand card ``index`` of ``count``.

        Slots run left to right as the viewer sees them; the opponent's fan is turned by 180 degrees
        and partly outside of the window.
        """
        rect = self.hand_rect(controller)
        card = self.card_size("hand")
        mine = controller == self.viewer
        count = max(1, count)
        room = rect.width() - card.width()
        most = card.width() * (1.0 if mine else 0.52)
        pitch = min(most, room / (count - 1)) if count > 1 else 0.0
        half = (pitch * (count - 1) + card.width()) / 2
        # Centred on the zones while it fits there, else it gives way to the LP plate.
        centre = min(max(self.grid_rect().center().x(), rect.left() + half), rect.right() - half)
        offset = index - (count - 1) / 2
        spread = min(3.0, 18.0 / count)
        drop = min(3.2, 26.0 / count) * self.scale * offset * offset * 0.5
        x = centre + offset * pitch
        if mine:
            base = self.height - card.height() * 0.5 + 2 * self.scale
            base = max(base, rect.top() + card.height() * 0.5 + 8 * self.scale)
            return QPointF(x, base + drop), offset * spread
        return QPointF(x, 58 * self.scale - card.height() * 0.5 - drop), 180.0 - offset * spread

    def hand_raise(self) -> float:
        """How far a hovered hand card rises."""
        return 36 * self.scale

    # --- plates and buttons --------------------------------------------------------------

    def lp_plate(self, controller: int) -> QRectF:
        """The LP plate: bottom left of the table for the viewer, top left for the opponent."""
        s = self.scale
        width, height = max(118.0 * self._small, 164 * s), max(56.0 * self._small, 76 * s)
        left = self._inspector + _MARGIN * s
        if controller == self.viewer:
            return QRectF(left, self.chain_switch().top() - 10 * s - height, width, height)
        return QRectF(left, 16 * s, width, height)

    def chain_switch(self) -> QRectF:
        """The Never / Auto / Always switch under the viewer's LP plate."""
        s = self.scale
        width, height = max(118.0 * self._small, 164 * s), max(24.0 * self._small, 30 * s)
        return QRectF(self._inspector + _MARGIN * s, self.height - 20 * s - height, width, height)

    def phase_buttons(self) -> dict[int, QRectF]:
        """PHASE code to button, top down: DP, SP, M1, BP (``PHASE_BATTLE``), M2, EP."""
        s = self.scale
        width, height, pitch = _PHASE_COLUMN * s, 42 * s, 50 * s
        grid = self.grid_rect()
        left = self.width - self._log - _MARGIN * s - width
        top = grid.center().y() - (pitch * len(_PHASES) - (pitch - height)) / 2
        return {phase: QRectF(left, top + n * pitch, width, height) for n, phase in enumerate(_PHASES)}

    def message_rect(self) -> QRectF:
        """Where toasts and the slim picking bar lie: over the line between both halves' rows."""
        s = self.scale
        width = min(520 * s, self.grid_rect().width())
        centre = self.grid_rect().center()
        return QRectF(centre.x() - width / 2, centre.y() - 24 * s, width, 48 * s)

"""The board's mouse and keyboard: gestures become signals, nothing is decided here."""

from __future__ import annotations

import math
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from app.engine import constants as c
from app.engine.decisions import place_key
from app.gui.board import layers
from app.gui.board.arrow_item import ArrowItem
from app.gui.board.card_item import CardItem
from app.gui.board.scene import BoardScene, Hit
from app.gui.board.zone_item import PileItem, ZoneItem
from app.gui.theme import MOTION_SHORT

CARD_DRAG: Final = "card"
ATTACK_DRAG: Final = "attack"

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_PHASE_KEYS: Final = {
    Qt.Key.Key_B: c.PHASE_BATTLE,
    Qt.Key.Key_M: c.PHASE_MAIN2,
    Qt.Key.Key_E: c.PHASE_END,
}


class Table(Protocol):
    """What the view asks before it starts a drag."""

    def drag_kind(self, key: int) -> str:
        """``CARD_DRAG``, ``ATTACK_DRAG`` or "" for the card ``key``."""
        ...

    def drag_started(self, key: int) -> None:
        """Show where the card may go."""
        ...

    def drag_ended(self) -> None:
        """Back to what glowed before."""
        ...


class BoardView(QGraphicsView):
    """Shows a :class:`BoardScene` and reports gestures."""

    card_clicked = Signal(int)
    zone_clicked = Signal(int)
    pile_clicked = Signal(int, int)
    card_dropped = Signal(int, int)
    attack_dropped = Signal(int, int)
    card_hovered = Signal(int, int)
    empty_clicked = Signal()
    cancelled = Signal()
    right_clicked = Signal(int)
    confirmed = Signal()
    phase_wanted = Signal(int)
    drop_failed = Signal()
    resized = Signal()

    def __init__(self, scene: BoardScene, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self._table = table
        self._pressed: Hit | None = None
        self._press_at = QPoint()
        self._drag = ""
        self._source_key = 0
        self._ghost: CardItem | None = None
        self._arrow: ArrowItem | None = None
        self._hovered_zone: ZoneItem | None = None
        self._focus: CardItem | ZoneItem | None = None
        #: What the keyboard ring stands on: ("card" | "pile" | "zone", key), or None.
        self.focus_name: tuple[str, int] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setObjectName("board")

    # --- mouse -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what was pressed; the right button takes back, or asks about a card."""
        if event.button() == Qt.MouseButton.RightButton:
            dragging = bool(self._drag)
            self._end_drag()
            self._pressed = None
            hit = None if dragging else self.board.hit(self._point(event))
            self.right_clicked.emit(hit.key if hit is not None and hit.kind == "card" else 0)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press_at = event.position().toPoint()
        self._pressed = self.board.hit(self._point(event))
        self._drop_focus()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover, or drag what was pressed."""
        point = self._point(event)
        if self._drag:
            self._move_drag(point)
            return
        pressed = self._pressed
        moved = (event.position().toPoint() - self._press_at).manhattanLength()
        if pressed is not None and event.buttons() & Qt.MouseButton.LeftButton and pressed.kind == "card":
            if moved >= QApplication.startDragDistance():
                self._start_drag(pressed, point)
            return
        self._hover(self.board.hit(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A drop, or a click on what was pressed."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self._point(event)
        pressed, self._pressed = self._pressed, None
        if self._drag:
            self._drop(point)
            return
        hit = self.board.hit(point)
        if pressed is None or hit is None:
            self.empty_clicked.emit()
        elif (hit.kind, hit.key, hit.place) == (pressed.kind, pressed.key, pressed.place):
            self._click(hit)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The board never scrolls."""
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """No card is under the pointer any more."""
        if not self._drag:
            self._hover(None)
        super().leaveEvent(event)

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _click(self, hit: Hit) -> None:
        if hit.kind == "card":
            self.card_clicked.emit(hit.key)
        elif hit.kind == "pile":
            self.pile_clicked.emit(hit.place[0], hit.place[1])
        else:
            self.zone_clicked.emit(hit.key)

    # --- hover -------------------------------------------------------------------------------

    def _hover(self, hit: Hit | None) -> None:
        key = hit.key if hit is not None and hit.kind == "card" else 0
        if key != self.board.hovered_key:
            self._lower(self.board.hovered_key)
            self.board.hovered_key = key
            self._raise(key)
            self.board.show_relations()
        zone = self.board.zone_at(hit.place) if hit is not None and hit.kind != "card" else None
        if zone is not self._hovered_zone:
            if self._hovered_zone is not None:
                self._hovered_zone.set_hovered(False)
            self._hovered_zone = zone
            if zone is not None:
                zone.set_hovered(True)
            if isinstance(zone, PileItem) and zone.top_code:
                self.card_hovered.emit(zone.key, zone.top_code)
        item = self.board.cards.get(key)
        if item is not None:
            self.card_hovered.emit(key, item.code)

    def _raise(self, key: int) -> None:
        item = self.board.cards.get(key)
        if item is None or item.place[1] != c.LOCATION_HAND:
            return
        mine = item.place[0] == self.board.geometry.viewer
        if not mine and not item.code:
            return
        item.setZValue(layers.HOVERED)
        way = self.board.geometry.hand_raise() * (-1 if mine else 1)
        self._glide(item, QPointF(item.home.x(), item.home.y() + way), 0.0 if mine else 180.0)

    def _lower(self, key: int) -> None:
        item = self.board.cards.get(key)
        if item is None or item.place[1] != c.LOCATION_HAND:
            return
        item.setZValue(layers.HAND_CARDS + item.place[2] * 0.01)
        self._glide(item, item.home, item.home_angle)

    def _glide(self, item: CardItem, target: QPointF, angle: float) -> None:
        start, turn = item.pos(), item.rotation()

        def step(t: float) -> None:
            item.setPos(start + (target - start) * t)
            item.setRotation(turn + (angle - turn) * t)

        self.board.clock.play(MOTION_SHORT * 0.7, step)

    # --- dragging ----------------------------------------------------------------------------

    def _start_drag(self, hit: Hit, point: QPointF) -> None:
        item = self.board.cards.get(hit.key)
        self._drag = self._table.drag_kind(hit.key)
        if item is None or not self._drag:
            self._drag = ""
            self._pressed = None
            return
        self._source_key = hit.key
        if self._drag == ATTACK_DRAG:
            self._arrow = ArrowItem(item.pos(), point)
            self._arrow.setZValue(layers.GHOST)
            self.board.addItem(self._arrow)
        else:
            self._ghost = CardItem(self.board.pictures, 0, item.size)
            self._ghost.place = item.place
            self._ghost.show_card(item.code, item.position)
            self._ghost.lifted = True
            self._ghost.setOpacity(0.92)
            self._ghost.setZValue(layers.GHOST)
            self._ghost.setPos(point)
            self.board.addItem(self._ghost)
            self.board.held = self._ghost
            item.setOpacity(0.35)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self._table.drag_started(hit.key)

    def _move_drag(self, point: QPointF) -> None:
        if self._ghost is not None:
            self._ghost.setPos(point)
        if self._arrow is not None:
            self._arrow.point_at(point)
        hit = self.board.hit(point, self._ghost)
        zone = self.board.zone_at(hit.place) if hit is not None and hit.kind != "card" else None
        if zone is not self._hovered_zone:
            if self._hovered_zone is not None:
                self._hovered_zone.set_hovered(False)
            self._hovered_zone = zone
            if zone is not None:
                zone.set_hovered(True)

    def _drop(self, point: QPointF) -> None:
        kind, source = self._drag, self._dragged()
        hit = self.board.hit(point, self._ghost)
        ghost_at = self._ghost.pos() if self._ghost is not None else None
        self._end_drag()
        if source is None:
            return
        if kind == ATTACK_DRAG:
            if hit is not None and hit.key == source.key:
                return
            foe = 1 - source.place[0]
            aimed = hit is not None and hit.kind == "card" and hit.place[1] & c.LOCATION_MZONE
            if hit is not None and aimed:
                self.attack_dropped.emit(source.key, hit.key)
            elif self._on_side(point, foe) or (hit is not None and hit.place[0] == foe):
                self.attack_dropped.emit(source.key, 0)
            return
        back_in_hand = hit is not None and hit.place[1] == c.LOCATION_HAND
        in_hand = self.board.geometry.in_board(self.board.geometry.hand_rect(source.place[0]))
        if hit is None or back_in_hand:
            self._fly_back(source, ghost_at)
            if not in_hand.contains(point) and not back_in_hand:
                self.drop_failed.emit()
            return
        self._fly_back(source, ghost_at)
        self.card_dropped.emit(source.key, place_key(*hit.place))

    def _on_side(self, point: QPointF, player: int) -> bool:
        """Whether ``point`` lies in a player's half, where an attack is aimed at that player."""
        line = self.board.geometry.in_board(self.board.geometry.grid_rect()).center().y()
        return point.y() > line if player == self.board.geometry.viewer else point.y() < line

    def _dragged(self) -> CardItem | None:
        return self.board.cards.get(self._source_key) if self._drag else None

    def _fly_back(self, item: CardItem, start: QPointF | None) -> None:
        """The card glides home from where it was let go; if it was accepted, events move it on."""
        if start is not None:
            item.setPos(start)
            item.setZValue(layers.MOVING)
        item.setOpacity(1.0)
        place = item.place
        count = self.board.hand_count(place[0])
        slot = self.board.slot(*place, item.position, count)
        self.board.send_home(item, slot)

    def _end_drag(self) -> None:
        if self._ghost is not None:
            self.board.removeItem(self._ghost)
            self._ghost = self.board.held = None
        if self._arrow is not None:
            self.board.removeItem(self._arrow)
            self._arrow = None
        if self._drag:
            self._drag = ""
            self.unsetCursor()
            for item in self.board.cards.values():
                item.setOpacity(1.0)
            self._table.drag_ended()
        if self._hovered_zone is not None:
            self._hovered_zone.set_hovered(False)
            self._hovered_zone = None

    # --- keyboard ----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the ring, Enter clicks, Esc takes back, B M E go to phases."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._move_focus(*_ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Escape:
            self._end_drag()
            self.cancelled.emit()
        elif key in _PHASE_KEYS and not event.modifiers():
            self.phase_wanted.emit(_PHASE_KEYS[key])
        elif key == Qt.Key.Key_Space:
            self.board.clock.skip()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the keyboard focus."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._drop_focus()
        super().focusOutEvent(event)

    def _stops(self) -> dict[tuple[str, int], CardItem | ZoneItem]:
        """Everything the ring can stand on: cards, piles with cards, glowing zones."""
        found: dict[tuple[str, int], CardItem | ZoneItem] = {
            ("card", key): item for key, item in self.board.cards.items()
        }
        for place, zone in self.board.zones.items():
            if isinstance(zone, PileItem):
                if zone.count:
                    found["pile", place_key(*place)] = zone
            elif zone.signal:
                found["zone", place_key(*place)] = zone
        return found

    def _centre(self, item: CardItem | ZoneItem) -> QPointF:
        return item.rect.center() if isinstance(item, ZoneItem) else item.home

    def _move_focus(self, dx: int, dy: int) -> None:
        stops = self._stops()
        if not stops:
            return
        current = stops.get(self.focus_name) if self.focus_name is not None else None
        if current is None:
            start = QPointF(self.sceneRect().width() / 2, self.sceneRect().height() * 1.1)
            dx, dy = 0, -1
        else:
            start = self._centre(current)
        best: tuple[float, tuple[str, int]] | None = None
        for name, item in stops.items():
            way = self._centre(item) - start
            along = way.x() * dx + way.y() * dy
            across = abs(way.x() * dy) + abs(way.y() * dx)
            if name == self.focus_name or along <= 2:
                continue
            # Straight ahead is nearer than aside.
            distance = math.hypot(along, across * 2.4)
            if across <= along * 2.0 and (best is None or distance < best[0]):
                best = (distance, name)
        if best is not None:
            self._set_focus(best[1], stops[best[1]])

    def _set_focus(self, name: tuple[str, int], item: CardItem | ZoneItem) -> None:
        self._drop_focus()
        self.focus_name, self._focus = name, item
        item.set_focused(True)
        self.setAccessibleDescription(item.objectName())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        if name[0] == "card" and isinstance(item, CardItem):
            self._hover(Hit("card", item.key, item.place))
        elif isinstance(item, PileItem) and item.top_code:
            self.card_hovered.emit(item.key, item.top_code)

    def _drop_focus(self) -> None:
        if self._focus is not None:
            self._focus.set_focused(False)
        self._focus = None
        self.focus_name = None

    def _enter(self) -> None:
        stop = self._stops().get(self.focus_name) if self.focus_name is not None else None
        if stop is None:
            self.confirmed.emit()
        elif isinstance(stop, CardItem):
            self.card_clicked.emit(stop.key)
        elif isinstance(stop, PileItem):
            self.pile_clicked.emit(stop.place[0], stop.place[1])
        else:
            self.zone_clicked.emit(place_key(*stop.place))

    def focus_card(self, key: int) -> None:
        """Put the ring on a card."""
        item = self.board.cards.get(key)
        if item is not None:
            self._set_focus(("card", key), item)

    # --- size --------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table lays everything out anew."""
        super().resizeEvent(event)
        self.resized.emit()

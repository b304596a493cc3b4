"""The table of the position editor: every card can be dragged, every zone takes cards."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.engine.decisions import place_key
from app.gui.board.card_item import CardItem
from app.gui.board.scene import BoardScene, Hit
from app.gui.board.view import BoardView
from app.gui.board.zone_item import PileItem, ZoneItem
from app.gui.deck_builder.dragging import DragController, DraggedCards
from app.gui.geometry import Place
from app.gui.practice.card_list import BOARD


class _OwnDrags:
    """The board's own drags are not used: see :class:`EditorBoard`."""

    def drag_kind(self, key: int) -> str:
        return ""

    def drag_started(self, key: int) -> None:
        """Never called."""

    def drag_ended(self) -> None:
        """Never called."""


class EditorBoard(BoardView):
    """Gestures of the position editor.

    ``dropped`` carries (cards, place); ``turned`` a double-clicked card's key; ``menu_wanted`` a card's
    key and a global point; ``place_chosen`` a place; ``removed`` a card's key.
    """

    dropped = Signal(object, tuple)
    turned = Signal(int)
    menu_wanted = Signal(int, QPoint)
    place_chosen = Signal(tuple)
    removed = Signal(int)

    def __init__(self, scene: BoardScene, drags: DragController, parent: QWidget) -> None:
        super().__init__(scene, _OwnDrags(), parent)
        self._drags = drags
        self._press_hit: Hit | None = None
        self._press_point = QPoint()
        #: Where a dragged card would fall.
        self.aimed: Place | None = None
        self.setAcceptDrops(False)

    # --- as a place to drop on --------------------------------------------------------------------

    def contains(self, at: QPoint) -> bool:
        """Whether the pointer is over the table."""
        return self.viewport().rect().contains(self.viewport().mapFromGlobal(at))

    def place_at(self, at: QPoint) -> Place | None:
        """The zone, pile or hand under a global point."""
        point = QPointF(self.mapToScene(self.viewport().mapFromGlobal(at)))
        hit = self.board.hit(point)
        if hit is not None:
            return hit.place
        return self.board.geometry.place_at(point + self.board.geometry.board_rect().topLeft())

    def drag_over(self, cards: DraggedCards, at: QPoint) -> bool:
        """Light the zone under the pointer."""
        self._aim(self.place_at(at))
        return self.aimed is not None

    def drag_left(self) -> None:
        """The card went elsewhere."""
        self._aim(None)

    def drop(self, cards: DraggedCards, at: QPoint) -> None:
        """The card falls here."""
        place = self.place_at(at)
        self._aim(None)
        if place is not None:
            self.dropped.emit(cards, place)

    def _aim(self, place: Place | None) -> None:
        for spot, lit in ((self.aimed, False), (place, True)):
            zone = self.board.zone_at(spot) if spot is not None else None
            if zone is not None:
                zone.set_hovered(lit)
        self.aimed = place

    # --- mouse ---------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what is pressed; the right button opens a card's menu."""
        point = self.mapToScene(event.position().toPoint())
        hit = self.board.hit(point)
        if event.button() == Qt.MouseButton.RightButton:
            if hit is not None and hit.kind == "card":
                self.menu_wanted.emit(hit.key, event.globalPosition().toPoint())
            elif hit is not None:
                self.place_chosen.emit(hit.place)
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_hit, self._press_point = hit, event.position().toPoint()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click turns a card."""
        hit = self.board.hit(self.mapToScene(event.position().toPoint()))
        self._press_hit = None
        if event.button() == Qt.MouseButton.LeftButton and hit is not None and hit.kind == "card":
            self.turned.emit(hit.key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what was pressed, or hover."""
        at = event.globalPosition().toPoint()
        if self._drags.active:
            self._drags.move(at)
            return
        hit = self._press_hit
        if hit is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._hover(self.board.hit(self.mapToScene(event.position().toPoint())))
            return
        far = (event.position().toPoint() - self._press_point).manhattanLength()
        if far < QApplication.startDragDistance():
            return
        key = hit.key if hit.kind == "card" else self.top_of(hit.place)
        item = self.board.cards.get(key)
        card = self.board.view.cards().get(key) if self.board.view is not None else None
        code = item.code if item is not None else card.code if card is not None else 0
        if code:
            self._hover(None)
            self._drags.begin(DraggedCards((code,), BOARD, (key,)), at)
        self._press_hit = None

    def top_of(self, place: Place) -> int:
        """The key of a pile's top card, 0 for an empty one, a zone, or the Deck."""
        cards = self.board.pile_cards(self.board.geometry.canonical(place))
        return cards[-1].key if cards else 0

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the card fall, or click what was pressed."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self._drags.active:
            self._drags.release(event.globalPosition().toPoint())
            return
        pressed, self._press_hit = self._press_hit, None
        hit = self.board.hit(self.mapToScene(event.position().toPoint()))
        if pressed is None or hit is None or hit != pressed:
            place = self.place_at(event.globalPosition().toPoint())
            if pressed is None and hit is None and place is not None:
                self.place_chosen.emit(place)
            return
        if hit.kind == "card":
            self.card_clicked.emit(hit.key)
        self.place_chosen.emit(hit.place)

    # --- keyboard ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the ring, Enter and the menu key open what it is on, Delete takes a card away."""
        key = Qt.Key(event.key())
        stop = self._stops().get(self.focus_name) if self.focus_name is not None else None
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and isinstance(stop, CardItem):
            self.removed.emit(stop.key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Menu) and stop is not None:
            if isinstance(stop, CardItem):
                self.card_clicked.emit(stop.key)
                self.menu_wanted.emit(stop.key, self._global(stop.pos()))
            else:
                self.place_chosen.emit(stop.place)
        elif key == Qt.Key.Key_T and isinstance(stop, CardItem):
            self.turned.emit(stop.key)
        else:
            super().keyPressEvent(event)

    def _global(self, point: QPointF) -> QPoint:
        return self.viewport().mapToGlobal(self.mapFromScene(point))

    def _stops(self) -> dict[tuple[str, int], CardItem | ZoneItem]:
        """The ring stands on every card, zone and pile."""
        found: dict[tuple[str, int], CardItem | ZoneItem] = {
            ("card", key): item for key, item in self.board.cards.items()
        }
        taken = {self.board.geometry.canonical(item.place) for item in self.board.cards.values()}
        for place, zone in self.board.zones.items():
            if isinstance(zone, PileItem):
                found["pile", place_key(*place)] = zone
            elif place not in taken:
                found["zone", place_key(*place)] = zone
        return found

"""The board as a scene: zones, piles and cards, kept in step with what the player may see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsScene

from app.controller.prompts import where
from app.controller.words import Words, say
from app.engine import constants as c
from app.engine.decisions import CardRef, place_key
from app.engine.view import CardView, PlayerView, SideView
from app.gui import theme
from app.gui.board import layers
from app.gui.board.card_item import CardItem
from app.gui.board.clock import AnimationClock
from app.gui.board.highlights import Highlights
from app.gui.board.pictures import Pictures
from app.gui.board.plate_item import PlateItem
from app.gui.board.relations_item import LitArrow, RelationsItem, Tie
from app.gui.board.zone_item import PileItem, ZoneItem
from app.gui.geometry import PITCH_X, Geometry, Place
from app.gui.theme import MOTION_SHORT

FIELD = c.LOCATION_MZONE | c.LOCATION_SZONE | c.LOCATION_FZONE | c.LOCATION_PZONE
PILES = c.LOCATION_DECK | c.LOCATION_GRAVE | c.LOCATION_REMOVED | c.LOCATION_EXTRA


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under a point: ``kind`` is "card", "pile" or "zone"; ``key`` a card's or place's key."""

    kind: str
    key: int
    place: Place


@dataclass(frozen=True, slots=True)
class Slot:
    """Where and how a card lies: centre, clockwise degrees, size, z."""

    centre: QPointF
    angle: float
    size: QSizeF
    layer: float


class BoardScene(QGraphicsScene):
    """Owns all items. Coordinates are device independent pixels of the board's widget."""

    def __init__(self, pictures: Pictures, words: Words, clock: AnimationClock, geometry: Geometry) -> None:
        super().__init__()
        self.pictures = pictures
        self.words = words
        self.clock = clock
        self.geometry = geometry
        self.zones: dict[Place, ZoneItem] = {}
        self.cards: dict[int, CardItem] = {}
        self.plates: dict[Place, PlateItem] = {}
        self.view: PlayerView | None = None
        self.highlights = Highlights()
        self.hovered_key = 0
        #: A card under the pointer that belongs to no place; whoever put it here takes it away.
        self.held: CardItem | None = None
        #: Whether known face-down cards let their faces shine through.
        self.peeks = False
        self.relations = RelationsItem()
        self.relations.setZValue(layers.RELATIONS)
        self.addItem(self.relations)
        self._build_zones()

    # --- zones -----------------------------------------------------------------------------

    def _build_zones(self) -> None:
        for place in self.geometry.zones():
            label = self.words.pattern(self._zone_label(place)) if self._zone_label(place) else ""
            item: ZoneItem
            if place[1] & PILES:
                item = PileItem(place, label, self.pictures)
                item.setZValue(layers.PILES)
            else:
                item = ZoneItem(place, label)
                item.setZValue(layers.ZONES)
            self.addItem(item)
            self.zones[place] = item
        self.relayout(self.geometry)

    def _zone_label(self, place: Place) -> str:
        _, location, sequence = place
        rules = self.geometry.rules
        if location == c.LOCATION_MZONE:
            return "zone.emz" if sequence >= c.EMZ_LEFT else ""
        if location == c.LOCATION_SZONE:
            if sequence == c.SEQ_FIELD_ZONE:
                return "zone.field"
            separate = rules.separate_pendulum_zones
            ends = (c.SEQ_PZONE_LEFT, c.SEQ_PZONE_RIGHT) if separate else (0, 4)
            return "zone.pendulum" if rules.pendulum_zones and sequence in ends else ""
        return f"zone.{location}"

    def relayout(self, geometry: Geometry) -> None:
        """Take a new window size: everything goes to its place at once."""
        self.geometry = geometry
        board = geometry.board_rect()
        # Whole pixels: a scene a fraction larger than its widget could be scrolled.
        self.setSceneRect(0, 0, int(board.width()), int(board.height()))
        for place, item in self.zones.items():
            item.set_rect(geometry.in_board(geometry.zone(*place)))
            if isinstance(item, PileItem):
                item.card_size = geometry.card_size("board")
                item.angle = geometry.card_angle(place[0])
        if self.view is not None:
            self.reconcile(self.view, moving=False)
        self.repaint_all()

    def repaint_all(self) -> None:
        """Paint everything anew (size or theme has changed)."""
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.AllLayers)
        for item in self.items():
            item.update()

    def retranslate(self) -> None:
        """Write the zone labels in the current language."""
        for place, item in self.zones.items():
            name = self._zone_label(place)
            item.label = self.words.pattern(name) if name else ""
            item.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        """The soft light of the stage and the line between both halves."""
        scene = self.sceneRect()
        grid = self.geometry.in_board(self.geometry.grid_rect())
        radius = max(scene.width(), scene.height()) * 0.62
        painter.fillRect(scene.adjusted(-8, -8, 8, 8), theme.board_gradient(grid.center(), radius))
        painter.setPen(QPen(theme.color("line_strong", 0.6), 1))
        y = grid.center().y()
        painter.drawLine(QPointF(grid.left(), y), QPointF(grid.right(), y))

    # --- places ----------------------------------------------------------------------------

    def slot(self, controller: int, location: int, sequence: int, position: int, count: int = 0) -> Slot:
        """Where a card of this place lies; ``count`` is the size of the hand it belongs to."""
        geometry = self.geometry
        if location == c.LOCATION_HAND:
            point, angle = geometry.hand_slot(controller, sequence, max(count, sequence + 1))
            # A few thousandths a card keep the fan's order.
            layer = layers.HAND_CARDS + sequence * 0.01
            return Slot(self._in_board(point), angle, geometry.card_size("hand"), layer)
        if location & c.LOCATION_OVERLAY:
            location = c.LOCATION_MZONE
        try:
            rect = geometry.in_board(geometry.zone(controller, location, sequence))
        except KeyError:
            # Another front end's rules: show the card at the pile of its controller.
            rect = geometry.in_board(geometry.zone(controller, c.LOCATION_GRAVE, 0))
        is_monster = location == c.LOCATION_MZONE
        angle = geometry.card_angle(controller, position if is_monster else c.POS_FACEUP_ATTACK)
        return Slot(rect.center(), angle, geometry.card_size("board"), layers.FIELD_CARDS)

    def slot_of(self, ref: CardRef) -> Slot:
        """The slot of a card as an event names it."""
        count = self.hand_count(ref.controller) if ref.location == c.LOCATION_HAND else 0
        return self.slot(ref.controller, ref.location, ref.sequence, ref.position, count)

    def _in_board(self, point: QPointF) -> QPointF:
        return point - self.geometry.board_rect().topLeft()

    def hand_count(self, controller: int) -> int:
        """How many cards of this hand are on the board now."""
        return len(self.hand_items(controller))

    def hand_items(self, controller: int) -> list[CardItem]:
        """The hand's items in order."""
        found = [i for i in self.cards.values() if i.place[:2] == (controller, c.LOCATION_HAND)]
        return sorted(found, key=lambda item: item.place[2])

    def zone_at(self, place: Place) -> ZoneItem | None:
        """The zone or pile of a place."""
        return self.zones.get(self.geometry.canonical(place))

    def pile(self, controller: int, location: int) -> PileItem | None:
        """The pile item, or None where ``location`` is none."""
        item = self.zones.get((controller, location, 0))
        return item if isinstance(item, PileItem) else None

    def centre_of(self, key: int) -> QPointF | None:
        """The middle of a card on the board, of its pile where it lies in one, else None."""
        item = self.cards.get(key)
        if item is not None:
            return item.pos()
        card = self.view.cards().get(key) if self.view is not None else None
        if card is None:
            return None
        return self.slot(card.controller, card.location, card.sequence, card.position).centre

    # --- cards -----------------------------------------------------------------------------

    def new_card(self, key: int, code: int, place: Place, position: int, slot: Slot) -> CardItem:
        """A card item lying in ``slot``; the caller registers it."""
        item = CardItem(self.pictures, key, slot.size)
        item.place = place
        item.show_card(code, position)
        item.setPos(slot.centre)
        item.setRotation(slot.angle)
        item.setZValue(slot.layer)
        item.home, item.home_angle = slot.centre, slot.angle
        self.addItem(item)
        return item

    def register(self, key: int, item: CardItem) -> None:
        """Name ``item`` by ``key``; another item of that name leaves the board."""
        old = self.cards.get(key)
        if old is not None and old is not item:
            self.removeItem(old)
        item.key = key
        self.cards[key] = item

    def rename(self, keys: Mapping[int, int]) -> None:
        """Call the cards that are named by the keys of ``keys`` by its values from now on."""
        for old, new in keys.items():
            item = self.cards.pop(old, None)
            if item is not None:
                self.register(new, item)

    def reconcile(self, view: PlayerView, moving: bool = True) -> None:
        """Make the board show ``view``: the truth after all motion, or at once."""
        self.view = view
        wanted = dict(self._wanted(view))
        for key in [key for key in self.cards if key not in wanted]:
            self.removeItem(self.cards.pop(key))
        known = {*self.cards.values(), self.held}
        for stray in [i for i in self.items() if isinstance(i, CardItem) and i not in known]:
            stray.depart()  # what still flew to a pile has been counted there
            self.removeItem(stray)
        counts = {player: len(view.sides[player].hand) for player in (0, 1)}
        for key, card in wanted.items():
            self._settle(key, card, counts[card.controller], moving)
        for player in (0, 1):
            self._piles(player, view.sides[player])
        self._plates(view)
        self._links(view)
        self.show_relations()
        self.show_highlights(self.highlights)

    def _wanted(self, view: PlayerView) -> Iterable[tuple[int, CardView]]:
        for side in view.sides:
            for group in (side.hand, side.monsters, side.spells):
                for card in group:
                    if card is not None:
                        yield card.key, card

    def _settle(self, key: int, card: CardView, hand: int, moving: bool) -> None:
        slot = self.slot(card.controller, card.location, card.sequence, card.position, hand)
        item = self.cards.get(key)
        place = (card.controller, card.location, card.sequence)
        if item is None:
            item = self.new_card(key, card.code, place, card.position, slot)
            self.register(key, item)
        item.place = place
        item.resize(slot.size)
        item.setScale(1.0)
        item.setTransform(QTransform())
        item.setOpacity(1.0)
        item.lifted = False
        item.setVisible(True)
        item.show_card(card.code, card.position)
        item.counters = sum(number for _, number in card.counters)
        item.materials = tuple(under.code for under in card.materials)
        item.scale_words = self._scale(card)
        item.negated = card.negated
        item.peek = self.peeks
        item.describe(self.describe(card))
        self.send_home(item, slot, moving)

    def send_home(self, item: CardItem, slot: Slot, moving: bool = True) -> None:
        """Bring ``item`` to ``slot``, gliding if ``moving``."""
        item.home, item.home_angle = slot.centre, slot.angle
        item.setZValue(slot.layer)
        flight = item.depart()
        start, turn = item.pos(), item.rotation()
        way = slot.centre - start
        far = abs(way.x()) + abs(way.y()) > 1 or abs(turn - slot.angle) > 0.5
        if not moving or not far or self.clock.instant:
            item.setPos(slot.centre)
            item.setRotation(slot.angle)
            return

        def step(t: float) -> None:
            if item.flight == flight:
                item.setPos(start + way * t)
                item.setRotation(turn + _turn(turn, slot.angle) * t)

        self.clock.play(MOTION_SHORT, step)

    def refan(self, controller: int) -> None:
        """Close the gaps of a hand."""
        items = self.hand_items(controller)
        for n, item in enumerate(items):
            slot = self.slot(controller, c.LOCATION_HAND, n, 0, len(items))
            if item.key != self.hovered_key and not item.lifted:
                self.send_home(item, slot)

    def _piles(self, player: int, side: SideView) -> None:
        top = side.top_card
        self._pile(player, c.LOCATION_DECK, side.deck_count, top, 0)
        face_up = [card for card in side.extra if card.is_face_up]
        open_extra = face_up[-1].code if face_up else 0
        self._pile(player, c.LOCATION_EXTRA, side.extra_count, open_extra, 0, len(face_up))
        for location, cards in ((c.LOCATION_GRAVE, side.graveyard), (c.LOCATION_REMOVED, side.banished)):
            last = cards[-1] if cards else None
            code = last.code if last is not None and last.is_face_up else 0
            self._pile(player, location, len(cards), code, last.key if last else 0)

    def _pile(self, player: int, location: int, count: int, top: int, key: int, face_up: int = 0) -> None:
        item = self.pile(player, location)
        if item is not None:
            item.show_pile(count, top, key, face_up)
            whose = "you" if player == self.geometry.viewer else "foe"
            told = f"{self.words.pattern(f'where.{location}.{whose}')}: {count}"
            if face_up:
                told += self.words.pattern("list.comma") + say(self.words, "pile.face_up", number=face_up)
            item.describe(told)

    def _plates(self, view: PlayerView) -> None:
        wanted: dict[Place, CardView] = {}
        for side in view.sides:
            for card in side.monsters:
                if card is not None and card.code and card.position & c.POS_FACEUP:
                    wanted[card.controller, c.LOCATION_MZONE, card.sequence] = card
        for place in [place for place in self.plates if place not in wanted]:
            self.removeItem(self.plates.pop(place))
        room = self.geometry.px(PITCH_X) - 2
        for place, card in wanted.items():
            plate = self.plates.get(place)
            if plate is None:
                plate = PlateItem()
                plate.setZValue(layers.PLATES)
                plate.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
                self.addItem(plate)
                self.plates[place] = plate
            plate.show_monster(card, self.geometry.in_board(self.geometry.stat_plate(*place)), room)

    def hide_plate(self, place: Place) -> None:
        """Take away the plate of a monster that leaves."""
        plate = self.plates.pop(place, None)
        if plate is not None:
            self.removeItem(plate)

    def _links(self, view: PlayerView) -> None:
        """Zones that a Link Arrow points to."""
        linked = {
            self.geometry.canonical(_place(key)) for card in view.cards().values() for key in card.linked_to
        }
        for place, item in self.zones.items():
            is_linked = place in linked
            if item.linked != is_linked:
                item.linked = is_linked
                item.update()

    def show_relations(self) -> None:
        """Light the Link Arrows and tie Equip Cards to their monsters, strongly at the pointed-at card."""
        view = self.view
        if view is None:
            return
        field = {card.key: card for card in self._on_field(view)}
        arrows = tuple(
            LitArrow(self._zone_rect(_place_of(card)), self._zone_rect(place), card.key == self.hovered_key)
            for card in field.values()
            for place in sorted({self.geometry.canonical(_place(key)) for key in card.linked_to})
            if place in self.zones
        )
        ties = tuple(
            Tie(
                self.cards[card.key].place_rect(),
                self.cards[card.equipped_to].place_rect(),
                self.hovered_key in (card.key, card.equipped_to),
            )
            for card in field.values()
            if card.equipped_to in self.cards and card.key in self.cards
        )
        self.relations.show_relations(self.sceneRect(), self.geometry.scale, arrows, ties)

    def _on_field(self, view: PlayerView) -> list[CardView]:
        rows = [side.monsters + side.spells for side in view.sides]
        return [card for row in rows for card in row if card is not None]

    def _zone_rect(self, place: Place) -> QRectF:
        return self.geometry.in_board(self.geometry.zone(*place))

    def _scale(self, card: CardView) -> str:
        """The Pendulum Scale to show on a card in a Pendulum Zone: "◀4" left, "4▶" right."""
        ends = self.geometry.rules.pendulum_sequences
        if card.location != c.LOCATION_SZONE or card.sequence not in ends or not card.is_face_up:
            return ""
        if not card.type & c.TYPE_PENDULUM or card.equipped_to:
            return ""
        return f"◀{card.left_scale}" if card.sequence == ends[0] else f"{card.right_scale}▶"

    def describe(self, card: CardView) -> str:
        """The card in words for assistive technology."""
        place = where(card.controller, card.location, card.sequence, self.geometry.viewer)
        parts = [self.words.card(card.code), self.words.pattern(place)]
        if card.location == c.LOCATION_MZONE:
            parts.append(self.words.pattern(f"position.{card.position}"))
            if card.code:
                parts.append(f"ATK {card.attack} DEF {card.defense}")
        if card.negated:
            parts.append(self.words.pattern("state.negated"))
        for counter, number in card.counters:
            parts.append(f"{number} × {self.words.counter(counter)}")
        if card.materials:
            names = self.words.pattern("list.comma").join(self.words.card(m.code) for m in card.materials)
            parts.append(say(self.words, "state.materials", cards=names))
        if self._scale(card):
            left = card.sequence == self.geometry.rules.pendulum_sequences[0]
            scale = card.left_scale if left else card.right_scale
            parts.append(say(self.words, "state.scale", number=scale))
        return ", ".join(parts)

    # --- signals ---------------------------------------------------------------------------

    def show_highlights(self, highlights: Highlights) -> None:
        """Let cards, zones and piles glow."""
        self.highlights = highlights
        viewer = self.geometry.viewer
        for key, item in self.cards.items():
            signal = highlights.of_card(key)
            in_hand = item.place[:2] == (viewer, c.LOCATION_HAND)
            dimmed = highlights.dim_hand and in_hand and not signal
            item.mark(signal, highlights.chain.get(key, 0), dimmed)
        places = {self.geometry.canonical(_place(key)) for key in highlights.places}
        for place, zone in self.zones.items():
            if isinstance(zone, PileItem):
                zone.mark("legal" if self._pile_has(place, highlights) else "")
            else:
                zone.mark("legal" if place in places else "")

    def _pile_has(self, place: Place, highlights: Highlights) -> bool:
        return any(card.key in highlights.legal for card in self.pile_cards(place))

    def pile_cards(self, place: Place) -> tuple[CardView, ...]:
        """The cards of a pile that its viewer knows of, bottom first."""
        if self.view is None:
            return ()
        side = self.view.sides[place[0]]
        return {
            c.LOCATION_GRAVE: side.graveyard,
            c.LOCATION_REMOVED: side.banished,
            c.LOCATION_EXTRA: side.extra,
        }.get(place[1], ())

    # --- pointing --------------------------------------------------------------------------

    def hit(self, point: QPointF, ignore: CardItem | None = None) -> Hit | None:
        """The topmost card, pile or zone under ``point``."""
        for item in self.items(point):
            if isinstance(item, CardItem) and item is not ignore and self.cards.get(item.key) is item:
                return Hit("card", item.key, item.place)
            if isinstance(item, PileItem) and item.rect.contains(point):
                return Hit("pile", item.key, item.place)
            if isinstance(item, ZoneItem) and not isinstance(item, PileItem) and item.rect.contains(point):
                return Hit("zone", place_key(*item.place), item.place)
        return None


def _place(key: int) -> Place:
    return key >> 18 & 1, key >> 8 & 0x3FF, key & 0xFF


def _place_of(card: CardView) -> Place:
    return card.controller, card.location, card.sequence


def _turn(start: float, end: float) -> float:
    """The shorter way from one angle to another, in degrees."""
    return (end - start + 180.0) % 360.0 - 180.0

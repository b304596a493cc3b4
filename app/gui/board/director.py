"""Plays cues on the board, one after the other, on the one clock."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QTransform

from app.controller import cues
from app.controller.cues import Cue
from app.engine import constants as c
from app.engine.decisions import CardRef
from app.engine.events import Event
from app.gui.board import layers
from app.gui.board.arrow_item import ArrowItem
from app.gui.board.card_item import CardItem
from app.gui.board.clock import AnimationClock
from app.gui.board.scene import FIELD, PILES, BoardScene
from app.gui.theme import MOTION_LONG, MOTION_SHORT

_STAGGER: Final = 70.0
_SHOWN_FOR: Final = 900.0
_PULSE_ROLES: Final = {
    "summon": "legal",
    "target": "target",
    "negate": "target",
    "effect": "chain",
    "counter": "acting",
    "reveal": "acting",
}


class Stage(Protocol):
    """What lies around the board and takes part in the show."""

    def show_lp(self, player: int, before: int, after: int, kind: str) -> float:
        """Count the LP; returns ms until the next cue may start."""
        ...

    def show_turn(self, player: int, turn: int) -> float:
        """A banner for the new turn."""
        ...

    def show_phase(self, phase: int, player: int) -> float:
        """Move the phase display."""
        ...

    def show_link(self, cue: cues.Link) -> float:
        """Add a Chain Link to the chain panel."""
        ...

    def show_link_state(self, number: int, state: str) -> float:
        """Link ``number`` is "resolving", "over", "negated"; number 0 clears the Chain."""
        ...

    def show_line(self, event: Event) -> None:
        """Write the log line of an event."""
        ...

    def show_notice(self, cue: Cue) -> float:
        """A short text in the middle."""
        ...

    def lp_point(self, player: int) -> QPointF:
        """Where an attack on the player himself hits, in scene coordinates."""
        ...


class Director(QObject):
    """Queue of cues. ``done`` of :meth:`play` is called when the last one has been shown."""

    def __init__(self, scene: BoardScene, clock: AnimationClock, stage: Stage) -> None:
        super().__init__(scene)
        self.scene = scene
        self.clock = clock
        self.stage = stage
        self._queue: deque[Cue] = deque()
        self._done: Callable[[], None] | None = None
        self._arrow: ArrowItem | None = None
        self._link_arrows: list[ArrowItem] = []
        self._shown: list[CardItem] = []
        self._waiting = False

    @property
    def busy(self) -> bool:
        """Whether cues are being shown."""
        return self._waiting or bool(self._queue)

    def play(self, shown: Iterable[Cue], done: Callable[[], None]) -> None:
        """Show ``shown`` after what is still running, then call ``done``."""
        self._queue.extend(shown)
        self._done = done
        if not self._waiting:
            self._advance()

    def skip(self) -> None:
        """Show the rest at once."""
        self.clock.skip()

    def clear(self) -> None:
        """Forget everything (a new duel, or the table closes)."""
        self._queue.clear()
        self._done = None
        self._waiting = False
        self._clear_arrows()

    def _advance(self) -> None:
        """Show cues until one takes time."""
        self._waiting = False
        while self._queue:
            pause = self._show(self._queue.popleft())
            if pause > 0 and not self.clock.instant:
                self._waiting = True
                self.clock.play(pause, None, self._advance)
                return
        done, self._done = self._done, None
        if done is not None:
            done()

    def _show(self, cue: Cue) -> float:
        match cue:
            case cues.Move():
                return self._move(cue, 0.0)
            case cues.Together():
                stagger = _STAGGER if len(cue.moves) < 8 else 280.0 / len(cue.moves)
                waits = [self._move(move, n * stagger) + n * stagger for n, move in enumerate(cue.moves)]
                return max(waits)
            case cues.Tell():
                self.stage.show_line(cue.event)
                return 0.0
            case cues.Flip():
                return self._flip(cue)
            case cues.Pulse():
                return self._pulse(cue.cards, _PULSE_ROLES.get(cue.tone, "legal"))
            case cues.Reveal():
                return self._reveal(cue.cards)
            case cues.Link():
                return self._link(cue)
            case cues.LinkResolves():
                self._pulse((cue.card,), "chain")
                return self.stage.show_link_state(cue.number, "resolving") + MOTION_LONG
            case cues.LinkOver():
                self._unbadge(cue.number)
                return self.stage.show_link_state(cue.number, cue.negated or "over")
            case cues.ChainOver():
                self._clear_link_arrows()
                self._unbadge(0)
                return self.stage.show_link_state(0, "over")
            case cues.Attack():
                return self._attack(cue)
            case cues.AttackOver():
                self._clear_arrow()
                return MOTION_SHORT / 2
            case cues.Clash():
                return self._clash(cue)
            case cues.Lp():
                return self.stage.show_lp(cue.player, cue.before, cue.after, cue.kind)
            case cues.Turn():
                self._clear_arrows()
                return self.stage.show_turn(cue.player, cue.turn)
            case cues.Phase():
                if not cue.phase & c.PHASE_ANY_BATTLE:
                    self._clear_arrow()
                return self.stage.show_phase(cue.phase, cue.player)
            case cues.Shuffle():
                return self._shuffle(cue)
            case cues.Notice() | cues.Fault() | cues.Over():
                return self.stage.show_notice(cue)
            case _:
                return 0.0

    # --- moves -------------------------------------------------------------------------------

    def _item_of(self, ref: CardRef) -> CardItem | None:
        item = self.scene.cards.get(ref.key)
        if item is not None and item.place[1] == ref.location:
            return item
        for other in self.scene.cards.values():
            if other.place == (ref.controller, ref.location, ref.sequence):
                return other
        return item

    def _move(self, cue: cues.Move, delay: float) -> float:
        before, after = cue.before, cue.after
        scene = self.scene
        item = None
        if before.location & (FIELD | c.LOCATION_HAND) and not before.location & c.LOCATION_OVERLAY:
            item = self._item_of(before)
        if item is not None:
            scene.cards.pop(item.key, None)
        else:
            item = self._appear(before, after)
        if before.location == c.LOCATION_MZONE:
            scene.hide_plate((before.controller, c.LOCATION_MZONE, before.sequence))
        if before.location & PILES and not before.location & c.LOCATION_OVERLAY:
            self._count(before, -1)
        stays = bool(after.location & (FIELD | c.LOCATION_HAND)) and not after.location & c.LOCATION_OVERLAY
        item.place = (after.controller, after.location, after.sequence)
        item.mark()
        item.counters, item.materials, item.scale_words = 0, (), ""
        if stays:
            scene.register(after.key, item)
        self._fly(item, cue, delay, stays)
        if before.location == c.LOCATION_HAND:
            scene.refan(before.controller)
        return MOTION_LONG * 0.75 if after.location else MOTION_SHORT

    def _appear(self, before: CardRef, after: CardRef) -> CardItem:
        """A card that comes out of a pile, or out of nothing (a Token)."""
        start = before if before.location else after
        slot = self.scene.slot_of(start)
        place = (start.controller, start.location, start.sequence)
        item = self.scene.new_card(start.key, before.code, place, before.position or c.POS_FACEDOWN, slot)
        if not before.location:
            item.setScale(0.1)
            item.show_card(after.code, after.position)
        return item

    def _fly(self, item: CardItem, cue: cues.Move, delay: float, stays: bool) -> None:
        scene, after = self.scene, cue.after
        if not after.location:
            self._vanish(item, delay)
            return
        slot = scene.slot_of(after)
        start, turn, scale = item.pos(), item.rotation(), item.scale()
        way = slot.centre - start
        spin = (slot.angle - turn + 180.0) % 360.0 - 180.0
        grown = slot.size.width() / max(1.0, item.size.width())
        item.setZValue(layers.MOVING)
        item.lifted = True
        item.home, item.home_angle = slot.centre, slot.angle
        flight = item.depart()
        old_face = item.shows_face
        item.show_card(after.code or cue.before.code, _position_there(after))
        new_face = item.shows_face
        flips = old_face != new_face and not item.scale() < 0.5
        arc = min(60.0, abs(way.x()) * 0.12)
        shown = [not flips]
        if flips:
            item.show_card(cue.before.code if old_face else 0, cue.before.position)

        def step(t: float) -> None:
            if item.flight != flight:
                return
            item.setPos(start + way * t + QPointF(0, -arc * 4 * t * (1 - t)))
            item.setRotation(turn + spin * t)
            item.setScale(scale + (grown - scale) * t)
            if flips:
                if t >= 0.5 and not shown[0]:
                    shown[0] = True
                    item.show_card(after.code or cue.before.code, _position_there(after))
                item.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * t)), 1.0))

        def done() -> None:
            if item.flight != flight:
                return  # the truth has overtaken it
            item.setTransform(QTransform())
            item.resize(slot.size)
            item.setScale(1.0)
            item.lifted = False
            if stays:
                item.show_card(after.code, _position_there(after))
                item.setZValue(slot.layer)
            else:
                self._absorb(item, after)

        self.clock.play(MOTION_LONG, step, done, delay)

    def _vanish(self, item: CardItem, delay: float) -> None:
        def step(t: float) -> None:
            item.setOpacity(1.0 - t)
            item.setScale(1.0 - 0.5 * t)

        self.clock.play(MOTION_LONG, step, lambda: self._remove(item), delay)

    def _absorb(self, item: CardItem, after: CardRef) -> None:
        """The card has reached a pile or lies under a monster."""
        if not after.location & c.LOCATION_OVERLAY:
            self._count(after, 1)
        self._remove(item)

    def _remove(self, item: CardItem) -> None:
        if item.scene() is self.scene:
            self.scene.removeItem(item)

    def _count(self, ref: CardRef, change: int) -> None:
        pile = self.scene.pile(ref.controller, ref.location & PILES)
        if pile is None:
            return
        top = pile.top_code
        if pile.face_up:
            top = ref.code if change > 0 and ref.position & c.POS_FACEUP else (top if change > 0 else 0)
            if change < 0:
                top = self._next_top(ref, pile.top_code)
        pile.show_pile(max(0, pile.count + change), top, ref.key if change > 0 else 0)

    def _next_top(self, ref: CardRef, top: int) -> int:
        """The code now on top of a face-up pile that ``ref`` has left."""
        cards = self.scene.pile_cards((ref.controller, ref.location, 0))
        left = [card for card in cards if card.key != ref.key and card.is_face_up]
        if top != ref.code:
            return top
        return left[-1].code if left else 0

    def _flip(self, cue: cues.Flip) -> float:
        item = self._item_of(cue.card)
        if item is None:
            return 0.0
        self.scene.cards.pop(item.key, None)
        self.scene.register(cue.card.key, item)
        slot = self.scene.slot_of(cue.card)
        turn = item.rotation()
        spin = (slot.angle - turn + 180.0) % 360.0 - 180.0
        turned = bool(cue.before & c.POS_FACEDOWN) != bool(cue.card.position & c.POS_FACEDOWN)
        shown = [False]
        item.home_angle = slot.angle

        def step(t: float) -> None:
            item.setRotation(turn + spin * t)
            if turned:
                item.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * t)), 1.0))
            if t >= 0.5 and not shown[0]:
                shown[0] = True
                item.show_card(cue.card.code, cue.card.position)

        self.clock.play(MOTION_LONG, step, lambda: item.setTransform(QTransform()))
        return float(MOTION_LONG)

    # --- lights ------------------------------------------------------------------------------

    def _pulse(self, refs: tuple[CardRef, ...], role: str) -> float:
        found = [item for item in map(self._item_of, refs) if item is not None]
        for item in found:
            self._light(item, role)
        return MOTION_SHORT if found else 0.0

    def _light(self, item: CardItem, role: str) -> None:
        self.clock.play(MOTION_LONG * 1.6, lambda t: item.set_flash(1.0 - t, role), eased=False)

    def _reveal(self, refs: tuple[CardRef, ...]) -> float:
        """Show cards in the middle for a moment, larger than on the board."""
        known = [ref for ref in refs if ref.code]
        if not known:
            return 0.0
        scene = self.scene
        size = scene.geometry.card_size("hand")
        centre = scene.geometry.in_board(scene.geometry.grid_rect()).center()
        pitch = min(size.width() * 1.1, scene.sceneRect().width() * 0.8 / len(known))
        for n, ref in enumerate(known):
            slot = scene.slot_of(ref)
            item = CardItem(scene.pictures, 0, size)
            item.show_card(ref.code, c.POS_FACEUP_ATTACK)
            item.setZValue(layers.SHOWN)
            item.mark("acting")
            scene.addItem(item)
            end = centre + QPointF((n - (len(known) - 1) / 2) * pitch, 0)
            self._show_in_middle(item, slot.centre, end)
        return MOTION_LONG * 2 + _SHOWN_FOR

    def _show_in_middle(self, item: CardItem, start: QPointF, end: QPointF) -> None:
        def come(t: float) -> None:
            item.setPos(start + (end - start) * t)
            item.setScale(0.6 + 0.4 * t)

        def go(t: float) -> None:
            item.setOpacity(1.0 - t)

        self.clock.play(MOTION_LONG, come)
        self.clock.play(MOTION_LONG, go, lambda: self._remove(item), delay=MOTION_LONG + _SHOWN_FOR)

    def _shuffle(self, cue: cues.Shuffle) -> float:
        if cue.location == c.LOCATION_HAND:
            self.scene.refan(cue.player)
            return MOTION_SHORT
        pile = self.scene.pile(cue.player, cue.location)
        if pile is None:
            return 0.0

        def step(t: float) -> None:
            pile.setPos(QPointF(5.0 * (1 - abs(1 - 2 * ((t * 2) % 1))) * (1 if t < 0.5 else -1), 0))

        self.clock.play(MOTION_LONG, step, lambda: pile.setPos(QPointF(0, 0)), eased=False)
        return MOTION_SHORT

    # --- chains ------------------------------------------------------------------------------

    def _link(self, cue: cues.Link) -> float:
        item = self._item_of(cue.card)
        if item is not None:
            item.mark("", cue.number)
            self._light(item, "chain")
            for target in cue.targets:
                self._link_arrow(item.pos(), target)
        return self.stage.show_link(cue)

    def _link_arrow(self, start: QPointF, target: CardRef) -> None:
        end = self.scene.slot_of(target).centre
        arrow = ArrowItem(start, end, "chain", "target")
        arrow.setZValue(layers.ARROWS)
        self.scene.addItem(arrow)
        self._link_arrows.append(arrow)

    def _unbadge(self, number: int) -> None:
        for item in self.scene.cards.values():
            if item.chain_number and number in (0, item.chain_number):
                item.mark(item.signal, 0, item.dimmed)

    def _clear_link_arrows(self) -> None:
        for arrow in self._link_arrows:
            if arrow.scene() is self.scene:
                self.scene.removeItem(arrow)
        self._link_arrows.clear()

    # --- battle ------------------------------------------------------------------------------

    def _attack(self, cue: cues.Attack) -> float:
        self._clear_arrow()
        start = self.scene.slot_of(cue.attacker).centre
        end = self.scene.slot_of(cue.target).centre if cue.target else self.stage.lp_point(cue.defender)
        arrow = ArrowItem(start, start)
        arrow.setZValue(layers.ARROWS)
        self.scene.addItem(arrow)
        self._arrow = arrow
        self.clock.play(MOTION_LONG, lambda t: arrow.point_at(start + (end - start) * max(0.05, t)))
        item = self._item_of(cue.attacker)
        if item is not None:
            item.mark("acting", item.chain_number, item.dimmed)
        if cue.target is not None:
            aimed = self._item_of(cue.target)
            if aimed is not None:
                aimed.mark("target", aimed.chain_number, aimed.dimmed)
        return MOTION_LONG * 1.6

    def _clash(self, cue: cues.Clash) -> float:
        item = self._item_of(cue.attacker)
        self._clear_arrow()
        if item is None:
            return 0.0
        home = item.pos()
        end = self.scene.slot_of(cue.target).centre if cue.target else self.stage.lp_point(cue.defender)
        reach = (end - home) * (0.62 if cue.target else 0.7)
        item.setZValue(layers.MOVING)
        flight = item.depart()

        def step(t: float) -> None:
            # Out fast, back slower.
            out = t / 0.4 if t < 0.4 else (1 - t) / 0.6
            if item.flight == flight:
                item.setPos(home + reach * out)

        def done() -> None:
            if item.flight == flight:
                item.setPos(home)
                item.setZValue(layers.FIELD_CARDS)

        self.clock.play(MOTION_LONG * 1.4, step, done, eased=False)
        struck = self._item_of(cue.target) if cue.target is not None else None
        if struck is not None:
            self.clock.play(
                MOTION_LONG,
                lambda t: struck.set_flash(1.0 - t, "target"),
                delay=MOTION_LONG * 0.5,
                eased=False,
            )
        return MOTION_LONG * 1.2

    def _clear_arrow(self) -> None:
        if self._arrow is not None:
            if self._arrow.scene() is self.scene:
                self.scene.removeItem(self._arrow)
            self._arrow = None
            for item in self.scene.cards.values():
                if item.signal in ("acting", "target"):
                    item.mark("", item.chain_number, item.dimmed)

    def _clear_arrows(self) -> None:
        self._clear_arrow()
        self._clear_link_arrows()


def _position_there(after: CardRef) -> int:
    """The position to draw: a hand card shows its face whenever its code is known."""
    if after.location == c.LOCATION_HAND:
        return c.POS_FACEUP_ATTACK
    return after.position

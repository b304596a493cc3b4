"""The duel table of a replay, seen from one seat: board, plates, phases, and the motion on them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.controller.cues import cues_of
from app.controller.prompts import Choice, card_choice
from app.engine import constants as c
from app.engine.decisions import CardRef
from app.engine.events import Event
from app.engine.view import CardView, PlayerView
from app.gui.board import layers
from app.gui.board.arrow_item import ArrowItem
from app.gui.board.clock import AnimationClock
from app.gui.board.director import Director
from app.gui.board.highlights import Highlights
from app.gui.board.scene import BoardScene
from app.gui.board.view import BoardView
from app.gui.faces.renderer import FaceRenderer
from app.gui.panels.chain import ChainPanel
from app.gui.panels.phase import PhaseColumn
from app.gui.replay_viewer.layout import ViewerGeometry
from app.gui.replay_viewer.log import ReplayLog
from app.gui.replay_viewer.stage import ReplayStage
from app.gui.table.lp_plate import LpPlate
from app.gui.table.pile_window import PileWindow
from app.gui.wording import Wording

_RING_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class ReplayBoard(BoardView):
    """The board to look at: plain keys belong to the viewer, Ctrl and an arrow key move the ring."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+arrows move the ring, Enter opens what it stands on."""
        key = Qt.Key(event.key())
        ring = key in _RING_KEYS and bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if ring or (key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.focus_name is not None):
            super().keyPressEvent(event)
        else:
            event.ignore()


class _NoDrags:
    """Nothing can be moved in a replay."""

    def drag_kind(self, key: int) -> str:
        return ""

    def drag_started(self, key: int) -> None:
        """Never called: there is no drag."""

    def drag_ended(self) -> None:
        """Never called: there is no drag."""


class ReplayTable(QObject):
    """Owns the widgets of the table, as children of ``host``. ``card_shown`` feeds the inspector."""

    card_shown = Signal(object)

    def __init__(
        self,
        host: QWidget,
        faces: FaceRenderer,
        words: Wording,
        clock: AnimationClock,
        geometry: ViewerGeometry,
        view: PlayerView,
        players: tuple[str, str],
        chain: ChainPanel,
        log: ReplayLog,
    ) -> None:
        super().__init__(host)
        self.host = host
        self.words = words
        self.clock = clock
        self.geometry = geometry
        viewer = geometry.viewer
        self.scene = BoardScene(faces, words, clock, geometry)
        self.board = ReplayBoard(self.scene, _NoDrags(), host)
        self.plates = {
            player: LpPlate(player == viewer, view.sides[player].lp, host) for player in (viewer, 1 - viewer)
        }
        self.phases = PhaseColumn(host, words)
        self.stage = ReplayStage(self.scene, clock, words, self.plates, self.phases, chain, log, players)
        self.director = Director(self.scene, clock, self.stage)
        self.pile_window: PileWindow | None = None
        self._arrows: list[ArrowItem] = []
        self.stage.on_activation = self.card_shown.emit
        self.board.card_hovered.connect(self._hovered)
        self.board.card_clicked.connect(lambda key: self._hovered(key, 0))
        self.board.pile_clicked.connect(self.lay_out)

    def close(self) -> None:
        """Take all widgets away; another table comes in their place."""
        self.director.clear()
        self._drop_arrows()
        if self.pile_window is not None:
            self.pile_window.reject()
        for widget in (self.board, *self.plates.values(), *self.phases.buttons.values()):
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self.phases.deleteLater()
        self.deleteLater()

    def relayout(self, geometry: ViewerGeometry) -> None:
        """Take a new window size, or room for an opened hand."""
        self.geometry = geometry
        self.board.setGeometry(geometry.board_rect().toAlignedRect())
        for player, plate in self.plates.items():
            plate.setGeometry(geometry.lp_plate(player).toAlignedRect())
        self.phases.relayout(geometry)
        self.scene.relayout(geometry)

    # --- showing ---------------------------------------------------------------------------------

    def show_view(self, view: PlayerView) -> None:
        """Show a position at once: what still moves is dropped."""
        self.director.clear()
        self.clock.skip()
        self._drop_arrows()
        self.scene.reconcile(view, moving=False)
        self._settle(view)
        self._draw_arrows(view)

    def play(self, events: list[Event], done: Callable[[], None]) -> None:
        """Show ``events`` in motion, then call ``done``."""
        self._drop_arrows()
        self.director.play(cues_of(events), done)

    def play_at_once(self, events: list[Event]) -> None:
        """What ``events`` do, without motion."""
        speed, self.clock.speed = self.clock.speed, 0.0
        told, self.stage.on_told = self.stage.on_told, _nothing
        try:
            self.play(events, _nothing)
        finally:
            self.clock.speed = speed
            self.stage.on_told = told

    def arrive(self, view: PlayerView) -> None:
        """After motion: make the board show the truth."""
        self.scene.reconcile(view)
        self._settle(view)

    def _settle(self, view: PlayerView) -> None:
        self.stage.settle(view)
        self.stage.faults.clear()
        self.phases.show_phase(view.phase, frozenset(), view.turn_player != self.geometry.viewer)
        targets = {target for link in view.chain for target in link.targets}
        if view.attack_target:
            targets.add(view.attack_target)
        chain = {link.card_key: link.number for link in view.chain}
        self.scene.show_highlights(Highlights(targets=frozenset(targets), acting=view.attacker, chain=chain))

    def _draw_arrows(self, view: PlayerView) -> None:
        """The attack and the targets of the Chain, as they stand after a jump."""
        for link in view.chain:
            for target in link.targets:
                self._arrow(link.card_key, self.scene.centre_of(target), ("chain", "target"))
        if view.attacker and view.phase & c.PHASE_ANY_BATTLE:
            aimed = self.scene.cards.get(view.attack_target)
            if aimed is not None:
                self._arrow(view.attacker, aimed.home, ())
            elif not view.attack_target:
                self._arrow(view.attacker, self.stage.lp_point(1 - _controller(view, view.attacker)), ())

    def _arrow(self, source: int, end: QPointF | None, roles: tuple[str, ...]) -> None:
        start = self.scene.centre_of(source)
        if start is None or end is None:
            return
        arrow = ArrowItem(start, end, *roles)
        arrow.setZValue(layers.ARROWS)
        self.scene.addItem(arrow)
        self._arrows.append(arrow)

    def _drop_arrows(self) -> None:
        for arrow in self._arrows:
            if arrow.scene() is self.scene:
                self.scene.removeItem(arrow)
        self._arrows.clear()

    # --- looking closer ----------------------------------------------------------------------------

    def _hovered(self, key: int, code: int) -> None:
        view = self.scene.view
        card = view.cards().get(key) if view is not None and key else None
        self.card_shown.emit(card if card is not None else code)

    def lay_out(self, controller: int, location: int) -> None:
        """Show the cards of a pile in a window of their own."""
        view = self.scene.view
        if view is None:
            return
        choices = self._choices(view, controller, location)
        if not choices:
            return
        whose = "you" if controller == view.player else "foe"
        title = self.words.pattern(f"where.{location}.{whose}")
        window = PileWindow(title, choices, frozenset(), self.scene.pictures, self.host)
        window.hovered.connect(self.card_shown.emit)
        window.card_clicked.connect(lambda key, code: self._hovered(key, code))
        window.finished.connect(self._pile_closed)
        self.pile_window = window
        window.open()
        board = self.geometry.board_rect().toAlignedRect()
        window.adjustSize()
        corner = board.center() - QRect(0, 0, window.width(), window.height()).center()
        window.move(self.host.mapToGlobal(corner))

    def _choices(self, view: PlayerView, controller: int, location: int) -> tuple[Choice, ...]:
        if location == c.LOCATION_DECK:
            codes = view.sides[controller].deck_list
            return tuple(Choice(0, self.words.card(code), "", code) for code in codes)
        cards = reversed(self.scene.pile_cards((controller, location, 0)))
        return tuple(card_choice(_ref(card), view, self.words) for card in cards)

    def _pile_closed(self) -> None:
        if self.pile_window is not None:
            self.pile_window.deleteLater()
            self.pile_window = None


def _nothing() -> None:
    """Nothing is told or done."""


def _ref(card: CardView) -> CardRef:
    return CardRef(card.key, card.code, card.controller, card.location, card.sequence, card.position)


def _controller(view: PlayerView, key: int) -> int:
    card = view.cards().get(key)
    return card.controller if card is not None else view.turn_player

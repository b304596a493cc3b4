"""The duel screen: inspector, board, Chain and log, and all that belongs to one duel against the AI."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QEvent, QRect, QRectF, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeySequence,
    QMouseEvent,
    QPixmapCache,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QDialog, QWidget

from app.controller.cues import cues_of
from app.controller.live import FROM_REPLAY, PUZZLE, LiveDuel
from app.controller.preferences import answers_events
from app.controller.session import FREE, OFF, Chooser, DuelSession, RunningDuel
from app.data import paths
from app.data.errors import FileError
from app.data.library import CardLibrary
from app.data.settings import Settings, save_settings
from app.engine.decisions import Decision
from app.engine.events import Event
from app.engine.view import CardView, PlayerView
from app.gui.board.clock import AnimationClock
from app.gui.board.director import Director
from app.gui.board.scene import BoardScene
from app.gui.board.view import BoardView
from app.gui.bridge import DuelBridge
from app.gui.dialogs.queue import REDO_KEYS, PromptQueue
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import Geometry
from app.gui.i18n import told, tr
from app.gui.panels.inspector import CardInspector
from app.gui.panels.phase import PhaseColumn
from app.gui.table.both_sides import Decider, OpenGeometry
from app.gui.table.chain_switch import ChainSwitch
from app.gui.table.ending import Ending
from app.gui.table.faults import fault_sentence
from app.gui.table.keeping import Keeping
from app.gui.table.logic import TableLogic
from app.gui.table.lp_plate import LpPlate
from app.gui.table.opening import Opening, match_of, new_duel
from app.gui.table.result_dialog import (
    STEP_BACK,
    TableDialog,
    confirm_dialog,
    fault_dialog,
    message_dialog,
)
from app.gui.table.rulings import link_rulings
from app.gui.table.side_dialog import SideDialog
from app.gui.table.side_panel import SidePanel, practising
from app.gui.table.stage import TableStage
from app.gui.table.start import RecordedDuel, Request
from app.gui.table.toast import Toast
from app.gui.wording import Wording

#: Kilobytes for painted board items; enough for a 4K screen.
_ITEM_CACHE: Final = 160 << 10


class DuelScreen(QWidget):
    """One duel from the opening hands to the result. ``finished`` asks to leave the screen.

    ``request`` is what the duel set-up chose; ``duel`` and ``agents`` may be given instead of made from
    it (tests), or an ``opening`` (a saved duel). Raises ``EngineError`` where the duel cannot be set up.
    """

    finished = Signal()
    settings_wanted = Signal()
    #: What of the rulebook is to be read (:class:`app.gui.rulebook.words.Wanted`; None: whatever fits).
    rulings_wanted = Signal(object)
    #: Path of the record of a duel that is over and is to be watched.
    replay_wanted = Signal(object)
    #: A puzzle (:class:`app.data.puzzle_file.Puzzle`) to be opened in the position editor.
    position_wanted = Signal(object)

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        request: Request | None,
        parent: QWidget | None = None,
        *,
        duel: RunningDuel | None = None,
        agents: dict[int, Chooser] | None = None,
        live: LiveDuel | None = None,
        opening: Opening | None = None,
        past: Sequence[Event] = (),
    ) -> None:
        super().__init__(parent)
        #: What happened before a duel that goes on from a position, with full information.
        self._past = past
        #: What events call the cards that the view has other names for (see the session).
        self._keys: dict[int, int] = {}
        #: Makes the duel of the next "Start again"; without it chance is dealt anew.
        self.again: Callable[[], LiveDuel] | None = None
        self.keeping = Keeping(self)
        self.ending = Ending(self)
        self.side_dialog: SideDialog | None = None
        self.library = library
        self.settings = settings
        if opening is not None:
            request, live = opening.request, opening.live
        elif duel is not None:
            opening = Opening(duel, agents or {}, request, live)
        self.live = live
        self.request = request
        #: The Match this screen plays; None for a single duel.
        self.match = match_of(opening, request)
        self.setProperty("role", "screen")
        self.setObjectName("duel-screen")
        self.words = Wording(library, settings.card_names_language)
        pics = paths.pics_dir()
        self.faces = FaceRenderer(library, settings.card_names_language, pics if pics.is_dir() else None)
        self.clock = AnimationClock(self, settings.animation_speed)
        QPixmapCache.setCacheLimit(max(_ITEM_CACHE, QPixmapCache.cacheLimit()))
        self._dialog: QDialog | None = None
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.take_back)
        for keys in REDO_KEYS:
            QShortcut(QKeySequence(keys), self, self.redo)
        self.result: TableDialog | None = None
        self._open(opening)

    # --- building --------------------------------------------------------------------------------

    def _open(self, opening: Opening | None) -> None:
        """Make the duel first (it may be refused), then everything that shows it."""
        if opening is None:
            opening = new_duel(self.library, self.settings, self.request, self.live, self.match)
        self.opening = opening
        #: Where the table is seen from.
        self.seat = opening.seat
        self.session = DuelSession(
            opening.duel,
            opening.humans,
            opening.agents,
            self.settings.chain_prompts,
            answers=answers_events(self.library.pool),
            rebuild=opening.rebuild(self.library),
            take_backs=self._take_backs(opening.live),
        )
        self.session.remember(opening.past, opening.forward)
        if not self.session.is_open_table:
            self.session.viewer = self.seat
        self.bridge = DuelBridge(self.session, self)
        self.decider = Decider(self)
        if self.session.is_open_table:
            # First of all that hear of a question: the view is that of who is asked.
            self.bridge.asked.connect(self.decider.asked)
        view = self.session.view()
        self.table_geometry = self._geometry(view)
        self._build_panels(view)
        self._build_board(view)
        self._connect()
        if self.session.is_open_table:
            self.stage.players = (self.player_name(0), self.player_name(1))
        self.stage.against_ai = opening.against_ai
        self.retranslate()
        self.relayout()

    def _geometry(self, view: PlayerView) -> Geometry:
        kind = OpenGeometry if self.session.is_open_table else Geometry
        return kind(max(1, self.width()), max(1, self.height()), view.rules, self.seat)

    def player_name(self, player: int) -> str:
        """What a player is called; two equal names are told apart."""
        live = self.opening.live
        names = live.names if live is not None else (self.settings.player_name, "AI")
        if names[0] == names[1]:
            return f"{names[player]} {'AB'[player]}"
        return names[player]

    def _build_panels(self, view: PlayerView) -> None:
        self.inspector = CardInspector(self.library, self.faces, self.settings.card_names_language, self)
        self.side = SidePanel(self.opening.live, self.seat, self)
        self.chain, self.log = self.side.chain, self.side.log
        buttons = self.side.buttons
        self.save_button, self.settings_button = buttons["save-record"], buttons["table-settings"]
        self.surrender_button, self.back_button = buttons["surrender"], buttons["take-back"]
        self.redo_button = buttons["redo"]
        self.refresh_back()

    def _build_board(self, view: PlayerView) -> None:
        self.scene = BoardScene(self.faces, self.words, self.clock, self.table_geometry)
        self.scene.peeks = self.session.is_open_table
        self.board = BoardView(self.scene, _Table(self), self)
        self.plates = {
            player: LpPlate(player == self.seat, view.sides[player].lp, self)
            for player in (self.seat, 1 - self.seat)
        }
        self.phases = PhaseColumn(self, self.words)
        self.switch = ChainSwitch(self.session.preference, self)
        self.toast = Toast(self)
        self.stage = TableStage(
            self.scene, self.clock, self.words, self.plates, self.phases, self.chain, self.log
        )
        if self.match is not None:
            self.stage.scores = {player: self.match.pips(player) for player in (0, 1)}
        self.director = Director(self.scene, self.clock, self.stage)
        self.prompts = PromptQueue(self, self.faces, self.words)
        self.logic = TableLogic(
            self, self.scene, self.director, self.bridge, self.prompts, self.phases, self.toast, self.words
        )
        self.stage.on_activation = self.inspector.show_card
        self.logic.on_aim = lambda aimed: self.plates[1 - self.session.viewer].show_aimed(aimed)
        if self.session.is_open_table:
            self.logic.on_title = self._title_of
        self.logic.on_wait = self._wait_for_gesture
        self.prompts.set_room(
            lambda: self.table_geometry.board_rect().toAlignedRect(),
            self.logic.avoid,
            self.logic.crowd,
            lambda: round(self.table_geometry.lp_plate(self.seat).right()) + 10,
        )
        for plate in self.plates.values():
            plate.installEventFilter(self)

    def _connect(self) -> None:
        board, logic = self.board, self.logic
        board.card_clicked.connect(logic.click_card)
        board.zone_clicked.connect(logic.click_zone)
        board.pile_clicked.connect(logic.click_pile)
        board.empty_clicked.connect(logic.click_empty)
        board.card_dropped.connect(logic.drop_card)
        board.drop_failed.connect(logic.drop_failed)
        board.attack_dropped.connect(logic.drop_attack)
        board.card_hovered.connect(logic.hover_card)
        board.cancelled.connect(logic.cancel)
        board.right_clicked.connect(logic.right_click)
        board.confirmed.connect(logic.confirm)
        board.phase_wanted.connect(logic.want_phase)
        self.phases.wanted.connect(logic.want_phase)
        link_rulings(self)
        logic.card_shown.connect(self.inspect)
        self.chain.card_wanted.connect(self.inspect)
        self.log.card_wanted.connect(self.inspect)
        self.switch.changed.connect(self._prefer)
        self.bridge.happened.connect(self._show)
        self.bridge.thinking.connect(self.stage.names)
        self.bridge.over.connect(self.ending.over)
        self.bridge.failed.connect(self.logic.say)
        self.bridge.broken.connect(self._broken)
        self.bridge.thinking.connect(self.refresh_back)
        self.bridge.asked.connect(self.refresh_back)
        self.back_button.clicked.connect(self.take_back)
        self.redo_button.clicked.connect(self.redo)
        buttons = self.side.buttons
        buttons["leave"].clicked.connect(self.want_to_leave)
        buttons["again"].clicked.connect(self.start_again)
        buttons["edit-position"].clicked.connect(self.keeping.edit_position)
        buttons["save-puzzle"].clicked.connect(self.keeping.save_puzzle)
        self.prompts.undo.connect(self.take_back)
        self.prompts.redo.connect(self.redo)
        self.surrender_button.clicked.connect(self._surrender)
        self.save_button.clicked.connect(self.keeping.save)
        self.settings_button.clicked.connect(self.settings_wanted)

    def start(self) -> None:
        """Begin: the opening hands are drawn. Called once, when the screen is first shown."""
        if not self.started:
            self.started = True
            if self._past:
                self.stage.restart(self.session.told(self._past))
            self.show_now()
            self._inspect_first(self.session.view())
            self.board.setFocus()
            if self.ending.sides_first():
                return
            if self.opening.resumed:
                self.jump(self.bridge.resume, told(self.opening.loss) or tr("The duel goes on."))
            else:
                self.bridge.start()

    #: Whether the opening hands have been drawn.
    started = False

    def show_now(self) -> None:
        """Show the position as it is, without motion."""
        view = self.session.view()
        self.scene.reconcile(view, moving=False)
        self._keys = self.session.true_keys()
        self.stage.settle(view)

    # --- the duel ----------------------------------------------------------------------------------

    def _show(self, events: list[Event]) -> None:
        """Play what happened, then make the board show the truth."""
        view = self.session.view()
        self.logic.refresh()
        self.scene.rename(self._keys)
        self.director.play(cues_of(events), lambda: self._shown(view))

    def _shown(self, view: PlayerView) -> None:
        self.scene.reconcile(view)
        self._keys = self.session.true_keys()
        self.stage.settle(view)
        self._inspect_first(view)
        self.logic.refresh()
        for fault in self.stage.faults:
            sentence = fault_sentence(fault.event, self.words, view)
            self._failed(tr("A card script failed"), sentence, tr("Go on"), lambda: None)
        self.stage.faults.clear()
        self.bridge.shown()

    def _inspect_first(self, view: PlayerView) -> None:
        """Something to read from the start: the player's first card."""
        if not self.inspector.code and view.me.hand:
            self.inspector.show_card(view.me.hand[0])

    def _wait_for_gesture(self) -> None:
        """The board gets the keyboard, unless another button is being used with it."""
        # The stubs promise a widget, but without a focus there is none.
        focused = cast("QWidget | None", self.focusWidget())
        if focused is None or not focused.isVisible() or self.prompts.box is not None:
            self.board.setFocus()

    def _failed(self, title: str, sentence: str, other: str, leave: Callable[[], object]) -> None:
        """Tell of a failure and offer to step back; else (``other``) ``leave`` is called."""
        told = f"{sentence} {self.keeping.rescue()}".rstrip()
        back = self.bridge.can_take_back
        dialog = fault_dialog(title, told, other, self) if back else message_dialog(title, told, self)
        dialog.finished.connect(lambda choice: self.take_back() if choice == STEP_BACK else leave())
        self.prompts.tell(dialog)

    def take_back(self) -> None:
        """Go back to the player's previous decision, if there is one."""
        if self.bridge.can_take_back and self.result is None:
            self.jump(self.bridge.take_back, tr("Taken back."))

    def redo(self) -> None:
        """Go forward again to where the last step back was made, if nothing else was answered since."""
        if self.bridge.can_redo and self.result is None:
            self.jump(self.bridge.redo, tr("Done again."))

    def jump(self, move: Callable[[], tuple[Event, ...]], words: str) -> None:
        """Show the duel as it is after ``move``, without playing what lies between."""
        self.director.clear()
        self.clock.skip()
        self.logic.forget()
        events = move()
        self.stage.restart([*self.session.told(self._past), *events])
        self.switch.buttons[self.session.preference].setChecked(True)
        self.show_now()
        self.logic.refresh()
        self.refresh_back()
        area = self.table_geometry.message_rect().toAlignedRect()
        self.toast.say(words, area, "acting")
        self.bridge.shown()

    def refresh_back(self) -> None:
        """Which steps back and forward there are now."""
        going_on = self.result is None
        self.side.show_back(
            self.session.can_rebuild and self.session.take_backs != OFF,
            self.bridge.can_take_back and going_on,
            self.bridge.can_redo and going_on,
        )

    def _take_backs(self, live: LiveDuel | None) -> str:
        """Practice is free; else the player's settings say how far answers can be taken back."""
        return FREE if practising(live) else self.settings.take_back

    def _title_of(self, decision: Decision, title: str) -> str:
        """Who is asked stands before what is asked where one person plays both sides."""
        name = self.player_name(decision.player)
        return f"{name} · {title}" if title else name

    def _broken(self, message: str) -> None:
        """The engine failed: say so and leave; the program goes on."""
        self.logic.forget()
        sentence = tr("The duel cannot go on because of an error in the game engine ({message}).")
        title, sentence = tr("The duel has stopped"), sentence.format(message=message)
        self._failed(title, sentence, tr("Leave"), self.finished.emit)

    def start_again(self) -> None:
        """The same duel from its beginning; a hand test is dealt anew."""
        if self.live is None or self.director.busy:
            return
        if isinstance(self.session.duel, RecordedDuel):
            self.session.duel.drop()
        self.renew()

    def renew(self) -> None:
        """Deal anew what chance decided, but leave a puzzle and a moment of a replay as they are."""
        if self.again is not None:
            self.live = self.again()
        elif self.live is not None and self.live.mode not in (PUZZLE, FROM_REPLAY):
            self.live = self.live.afresh(secrets.randbits(48))
        self.rematch()

    def reopen(self) -> None:
        """Take the end of the duel back."""
        if self.result is not None:
            self.result.deleteLater()
        self.result = None
        self.surrender_button.setEnabled(True)
        self.jump(self.bridge.reopen, tr("Taken back."))

    def rematch(self) -> None:
        """A new duel on this screen: the next one of the Match, or the same decks and rules again."""
        started = self.isVisible()
        self._tear_down()
        self._open(None)
        # Children of a window that is already shown stay hidden until told otherwise.
        for child in self.children():
            if isinstance(child, QWidget) and not child.isWindow() and child is not self.toast:
                child.show()
        self.started = False
        if started:
            self.start()

    def _tear_down(self) -> None:
        """Take the old duel's widgets away."""
        self.ending.give()
        self.bridge.close()
        self.director.clear()
        self.clock.stop()
        for child in self.children():
            if isinstance(child, QWidget):
                child.hide()
                child.setParent(None)
                child.deleteLater()
        self.logic.deleteLater()
        self.bridge.deleteLater()
        self.prompts.deleteLater()
        self.result = None

    # --- buttons -------------------------------------------------------------------------------------

    def _surrender(self) -> None:
        dialog = confirm_dialog(
            tr("Surrender?"), tr("The duel ends now and your opponent wins."), tr("Surrender"), self
        )
        dialog.accepted.connect(self._give_up)
        self.ask(dialog)

    def _give_up(self) -> None:
        self.director.skip()
        self.logic.forget()
        self.bridge.surrender()

    def ask(self, dialog: QDialog) -> None:
        """Open a question about the duel itself, unless one is open."""
        self._dialog = dialog
        dialog.finished.connect(self._dialog_gone)
        dialog.open()

    @property
    def is_asking(self) -> bool:
        """Whether such a question is open."""
        return isinstance(self._dialog, QDialog) and self._dialog.isVisible()

    def close_question(self) -> None:
        """A question that is still open (surrender? leave?) has no meaning any more."""
        if self._dialog is not None:
            self._dialog.reject()

    def _dialog_gone(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _prefer(self, preference: str) -> None:
        self.session.preference = preference
        self.settings.chain_prompts = preference
        try:
            save_settings(self.settings)
        except FileError as error:
            self.logic.say(told(error))

    def inspect(self, card: CardView | int) -> None:
        if card:
            self.inspector.show_card(card)

    def apply_settings(self) -> None:
        """Take over changed settings: speed, prompt preference, card names."""
        self.clock.speed = self.settings.animation_speed
        self.session.preference = self.settings.chain_prompts
        self.session.take_backs = self._take_backs(self.opening.live)
        self.refresh_back()
        self.switch.buttons[self.settings.chain_prompts].setChecked(True)
        self.words.names = self.settings.card_names_language
        self.faces.set_language(self.settings.card_names_language)
        self.inspector.set_names_language(self.settings.card_names_language)
        self.scene.repaint_all()

    # --- widget --------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write all words in the current language."""
        self.board.setAccessibleName(tr("Duel table"))
        for part in (self.side, self.phases, self.switch, self.scene):
            part.retranslate()
        self.stage.names(self.bridge.busy)
        self.decider.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Language and theme change without a restart."""
        super().changeEvent(event)
        if not hasattr(self, "scene"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.scene.repaint_all()
            self.log.redraw()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """A click on the opponent's plate attacks directly while an attack looks for its target."""
        released = event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent)
        if released and watched is self.plates[1 - self.session.viewer]:
            self.logic.attack_directly()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """The first showing starts the duel."""
        super().showEvent(event)
        self.relayout()
        self.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is laid out anew."""
        super().resizeEvent(event)
        self.relayout()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop thinking and moving."""
        self.close_duel()
        super().closeEvent(event)

    @property
    def running(self) -> bool:
        """Whether leaving now would break off a duel."""
        return self.started and not self.session.over and not self.bridge.closed

    def ask_to_leave(self, leave: Callable[[], None]) -> None:
        """Ask whether the duel may be broken off; ``leave`` is called when the player means it."""
        self.keeping.ask_to_leave(leave)

    def want_to_leave(self) -> None:
        """Leave the table, after a question if the duel is not over."""
        if self.running:
            self.ask_to_leave(self.finished.emit)
        else:
            self.finished.emit()

    def close_duel(self) -> None:
        """End all work of this screen; call it before the screen is thrown away."""
        self.ending.give()
        self.keeping.close()
        self.bridge.close()
        self.director.clear()
        self.clock.stop()

    def relayout(self) -> None:
        """Take the places of the window's size."""
        if self.width() < 2 or self.height() < 2 or not hasattr(self, "logic"):
            return
        geometry = self._geometry(self.session.view())
        self.table_geometry = geometry
        self.inspector.setGeometry(_rect(geometry.inspector_rect()))
        self.board.setGeometry(_rect(geometry.board_rect()))
        self.side.setGeometry(_rect(geometry.log_rect()))
        for player, plate in self.plates.items():
            plate.setGeometry(_rect(geometry.lp_plate(player)))
        self.switch.setGeometry(_rect(geometry.chain_switch()))
        self.phases.relayout(geometry)
        self.scene.relayout(geometry)
        self.prompts.relayout()
        self.decider.refresh()


class _Table:
    """The board view asks the logic, which is made after the view."""

    def __init__(self, screen: DuelScreen) -> None:
        self._screen = screen

    def drag_kind(self, key: int) -> str:
        return self._screen.logic.drag_kind(key)

    def drag_started(self, key: int) -> None:
        self._screen.logic.drag_started(key)

    def drag_ended(self) -> None:
        self._screen.logic.drag_ended()


def _rect(rect: QRectF) -> QRect:
    return rect.toAlignedRect()

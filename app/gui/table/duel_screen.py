"""The duel screen: inspector, board, Chain and log, and all that belongs to one duel against the AI."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
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
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.controller import log_lines
from app.controller.cues import cues_of
from app.controller.preferences import answers_events
from app.controller.session import Chooser, DuelSession, Rebuild, RunningDuel
from app.controller.siding import SideDecking
from app.data import paths
from app.data.errors import FileError
from app.data.library import CardLibrary
from app.data.settings import Settings, save_settings
from app.engine.events import Event
from app.engine.view import CardView, PlayerView
from app.gui.board.clock import AnimationClock
from app.gui.board.director import Director
from app.gui.board.scene import BoardScene
from app.gui.board.view import BoardView
from app.gui.bridge import DuelBridge
from app.gui.dialogs.queue import PromptQueue
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import Geometry
from app.gui.i18n import tr
from app.gui.panels.chain import ChainPanel
from app.gui.panels.inspector import CardInspector
from app.gui.panels.log import LogPanel
from app.gui.panels.phase import PhaseColumn
from app.gui.table.chain_switch import ChainSwitch
from app.gui.table.logic import TableLogic
from app.gui.table.lp_plate import LpPlate
from app.gui.table.match_play import MatchPlay
from app.gui.table.result_dialog import (
    NEXT_DUEL,
    REMATCH,
    STEP_BACK,
    TableDialog,
    confirm_dialog,
    fault_dialog,
    message_dialog,
    result_dialog,
)
from app.gui.table.side_dialog import SideDialog
from app.gui.table.stage import TableStage
from app.gui.table.start import HUMAN, RecordedDuel, Request, make_agents, make_duel, rebuilding
from app.gui.table.toast import Toast
from app.gui.wording import Wording

_RECORD_ENDING: Final = ".ketto"
#: Kilobytes for painted board items; enough for a 4K screen.
_ITEM_CACHE: Final = 160 << 10


class DuelScreen(QWidget):
    """One duel from the opening hands to the result. ``finished`` asks to leave the screen.

    ``request`` is what the duel set-up chose; ``duel`` and ``agents`` may be given instead of made from
    it (tests, a saved duel). Raises ``EngineError`` with one sentence when the duel cannot be set up.
    """

    finished = Signal()
    settings_wanted = Signal()

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        request: Request | None,
        parent: QWidget | None = None,
        *,
        duel: RunningDuel | None = None,
        agents: dict[int, Chooser] | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.settings = settings
        self.request = request
        #: The Match this screen plays; None for a single duel.
        self.match = MatchPlay(request) if request is not None and request.match else None
        self.setProperty("role", "screen")
        self.setObjectName("duel-screen")
        self.words = Wording(library, settings.card_names_language)
        pics = paths.pics_dir()
        self.faces = FaceRenderer(library, settings.card_names_language, pics if pics.is_dir() else None)
        self.clock = AnimationClock(self, settings.animation_speed)
        QPixmapCache.setCacheLimit(max(_ITEM_CACHE, QPixmapCache.cacheLimit()))
        self._dialog: QDialog | None = None
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.take_back)
        self.result: TableDialog | None = None
        self._open(duel, agents)

    # --- building --------------------------------------------------------------------------------

    def _open(self, duel: RunningDuel | None, agents: dict[int, Chooser] | None) -> None:
        """Make the duel first (it may be refused), then everything that shows it."""
        if duel is None:
            if self.request is None:
                raise ValueError("A duel screen needs a request or a duel.")
            setup = self.match.setup() if self.match is not None else None
            names = (self.settings.player_name, "AI")
            duel, agents = make_duel(self.library, self.request, names, setup)
        self.session = DuelSession(
            duel,
            (HUMAN,),
            agents or {},
            self.settings.chain_prompts,
            answers=answers_events(self.library.pool),
            rebuild=self._rebuild(duel),
        )
        self.bridge = DuelBridge(self.session, self)
        view = self.session.view()
        self.table_geometry = Geometry(max(1, self.width()), max(1, self.height()), view.rules, HUMAN)
        self._build_panels(view)
        self._build_board(view)
        self._connect()
        self.retranslate()
        self._relayout()

    def _rebuild(self, duel: RunningDuel) -> Rebuild | None:
        """How answers are taken back: only in a recorded duel of a request."""
        if not isinstance(duel, RecordedDuel) or self.request is None:
            return None
        ai, seed = self.request.ai, duel.setup.seed
        return rebuilding(duel, lambda: make_agents(self.library, ai, seed))

    def _build_panels(self, view: PlayerView) -> None:
        self.inspector = CardInspector(self.library, self.faces, self.settings.card_names_language, self)
        self.side = QFrame(self)
        self.side.setProperty("role", "side")
        column = QVBoxLayout(self.side)
        column.setContentsMargins(14, 16, 14, 14)
        column.setSpacing(12)
        self.chain = ChainPanel(self.side)
        self.log_heading = QLabel(self.side)
        self.log_heading.setProperty("role", "section")
        self.log = LogPanel(self.side)
        self.log.set_viewer(HUMAN)
        column.addWidget(self.chain)
        column.addSpacing(4)
        column.addWidget(self.log_heading)
        column.addWidget(self.log, 1)
        self.save_button = QPushButton(self.side)
        self.save_button.setObjectName("save-record")
        self.settings_button = QPushButton(self.side)
        self.settings_button.setObjectName("table-settings")
        self.surrender_button = QPushButton(self.side)
        self.surrender_button.setObjectName("surrender")
        self.surrender_button.setProperty("role", "danger")
        self.back_button = QPushButton(self.side)
        self.back_button.setObjectName("take-back")
        self.back_button.setVisible(self.session.can_rebuild)
        self.back_button.setEnabled(False)
        for button in (self.save_button, self.settings_button, self.back_button, self.surrender_button):
            button.setProperty("compact", True)  # two stand side by side in a column that may be narrow
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.save_button, 1)
        row.addWidget(self.settings_button, 1)
        column.addLayout(row)
        last = QHBoxLayout()
        last.setSpacing(8)
        last.addWidget(self.back_button, 1)
        last.addWidget(self.surrender_button, 1)
        column.addLayout(last)

    def _build_board(self, view: PlayerView) -> None:
        self.scene = BoardScene(self.faces, self.words, self.clock, self.table_geometry)
        self.board = BoardView(self.scene, _Table(self), self)
        self.plates = {
            player: LpPlate(player == HUMAN, view.sides[player].lp, self) for player in (HUMAN, 1 - HUMAN)
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
        self.logic.on_aim = self.plates[1 - HUMAN].show_aimed
        self.logic.on_hint = self.board.viewport().setToolTip
        self.logic.on_wait = self._wait_for_gesture
        self.prompts.set_room(
            lambda: self.table_geometry.board_rect().toAlignedRect(),
            self.logic.avoid,
            self.logic.crowd,
            lambda: round(self.table_geometry.lp_plate(HUMAN).right()) + 10,
        )
        self.plates[1 - HUMAN].installEventFilter(self)

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
        logic.card_shown.connect(self._inspect)
        self.chain.card_wanted.connect(self._inspect)
        self.log.card_wanted.connect(self._inspect)
        self.switch.changed.connect(self._prefer)
        self.bridge.happened.connect(self._show)
        self.bridge.thinking.connect(self.stage.names)
        self.bridge.over.connect(self._over)
        self.bridge.failed.connect(self.logic.say)
        self.bridge.broken.connect(self._broken)
        self.bridge.thinking.connect(self._refresh_back)
        self.bridge.asked.connect(self._refresh_back)
        self.back_button.clicked.connect(self.take_back)
        self.prompts.undo.connect(self.take_back)
        self.surrender_button.clicked.connect(self._surrender)
        self.save_button.clicked.connect(self._save)
        self.settings_button.clicked.connect(self.settings_wanted)

    def start(self) -> None:
        """Begin: the opening hands are drawn. Called once, when the screen is first shown."""
        if not self._started:
            self._started = True
            view = self.session.view()
            self.scene.reconcile(view, moving=False)
            self.stage.settle(view)
            self._inspect_first(view)
            self.board.setFocus()
            self.bridge.start()

    _started = False

    # --- the duel ----------------------------------------------------------------------------------

    def _show(self, events: list[Event]) -> None:
        """Play what happened, then make the board show the truth."""
        view = self.session.view()
        self.logic.refresh()
        self.director.play(cues_of(events), lambda: self._shown(view))

    def _shown(self, view: PlayerView) -> None:
        self.scene.reconcile(view)
        self.stage.settle(view)
        self._inspect_first(view)
        self.logic.refresh()
        for fault in self.stage.faults:
            self._fault(fault.event.message)
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

    def _fault(self, message: str) -> None:
        sentence = tr("{message} The effect was skipped and the duel goes on.").format(message=message)
        self._failed(tr("A card script failed"), sentence, tr("Go on"), lambda: None)

    def _failed(self, title: str, sentence: str, other: str, leave: Callable[[], object]) -> None:
        """Tell of a failure and offer to step back; else (``other``) ``leave`` is called."""
        if not self.bridge.can_take_back:
            dialog = message_dialog(title, sentence, self)
        else:
            dialog = fault_dialog(title, f"{sentence} {self._rescue()}", other, self)
        dialog.finished.connect(lambda choice: self.take_back() if choice == STEP_BACK else leave())
        self.prompts.tell(dialog)

    def _rescue(self) -> str:
        """Save the record of a duel in which something failed, and say so."""
        try:
            return tr("The record was saved as {name}.").format(name=self._save_record().name)
        except FileError as error:
            return str(error)

    def take_back(self) -> None:
        """Go back to the player's previous decision at an open game state, if there is one."""
        if not self.bridge.can_take_back or self.result is not None:
            return
        self.director.clear()
        self.clock.skip()
        self.logic.forget()
        self.stage.restart(self.bridge.take_back())
        view = self.session.view()
        self.scene.reconcile(view, moving=False)
        self.stage.settle(view)
        self.logic.refresh()
        self._refresh_back()
        area = self.table_geometry.message_rect().toAlignedRect()
        self.toast.say(tr("Taken back."), area, "acting")
        self.bridge.shown()

    def _refresh_back(self) -> None:
        self.back_button.setEnabled(self.bridge.can_take_back and self.result is None)

    def _broken(self, message: str) -> None:
        """The engine failed: say so and leave; the program goes on."""
        self.logic.forget()
        sentence = tr("The duel cannot go on because of an error in the game engine ({message}).")
        title, sentence = tr("The duel has stopped"), sentence.format(message=message)
        self._failed(title, sentence, tr("Leave"), self.finished.emit)

    def _over(self) -> None:
        duel = self.session.duel
        winner = duel.winner if duel.winner is not None else 2
        self.logic.forget()
        won = winner == HUMAN
        title = tr("Draw") if winner == 2 else (tr("You win") if won else tr("You lose"))
        tone = "text" if winner == 2 else ("you" if won else "opponent")
        reason = log_lines.result_reason(duel.win_reason, winner, HUMAN, self.words)
        if self._dialog is not None:
            self._dialog.reject()
        score, goes_on = "", False
        if self.match is not None:
            self.match.match.score(winner)
            score, goes_on = self.match.score_words(), not self.match.match.is_over
            self.stage.scores = {player: self.match.pips(player) for player in (0, 1)}
            self.stage.names()
        self.result = result_dialog(
            title, reason, tone, self, self.stage.history, HUMAN, score=score, goes_on=goes_on
        )
        self.result.finished.connect(self._leave)
        self.result.open()
        self.surrender_button.setEnabled(False)
        self._refresh_back()

    def _leave(self, choice: int) -> None:
        if choice == NEXT_DUEL and self.match is not None:
            self._next_duel(self.match)
        elif choice == REMATCH and self.request is not None:
            self.match = MatchPlay(self.request) if self.match is not None else None
            self._rematch()
        else:
            self.finished.emit()

    def _next_duel(self, match: MatchPlay) -> None:
        """The next duel of the Match, after side decking."""
        if not match.has_side:
            self._rematch()
            return
        siding = SideDecking(match.match, HUMAN, self.library.pool)
        self.side_dialog = SideDialog(siding, self.library, self.faces, self.words, self)
        self.side_dialog.card_pointed.connect(self._inspect)
        self.side_dialog.accepted.connect(self._rematch)
        self.side_dialog.open()

    def _rematch(self) -> None:
        """A new duel on this screen: the next one of the Match, or the same decks and rules again."""
        started = self.isVisible()
        self._tear_down()
        self._open(None, None)
        # Children of a window that is already shown stay hidden until told otherwise.
        for child in self.children():
            if isinstance(child, QWidget) and not child.isWindow() and child is not self.toast:
                child.show()
        self._started = False
        if started:
            self.start()

    def _tear_down(self) -> None:
        """Take the old duel's widgets away."""
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
        self._dialog = dialog
        dialog.finished.connect(self._dialog_gone)
        dialog.open()

    def _give_up(self) -> None:
        self.director.skip()
        self.logic.forget()
        self.bridge.surrender()

    def _dialog_gone(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None

    def _save(self) -> None:
        if not isinstance(self.session.duel, RecordedDuel):
            self.logic.say(tr("This duel is not recorded."))
            return
        try:
            path = self._save_record()
        except FileError as error:
            self.logic.say(str(error))
            return
        area = self.table_geometry.message_rect().toAlignedRect()
        self.toast.say(tr("Saved as {name}").format(name=path.name), area, "legal")

    def _save_record(self) -> Path:
        """Write the record of the duel into the records folder; raises ``FileError``."""
        stamp = time.strftime("%Y-%m-%d_%H-%M-%S")
        path = paths.records_dir() / f"{stamp}{_RECORD_ENDING}"
        number = 1
        while path.exists():  # two records of one second
            number += 1
            path = path.with_name(f"{stamp}_{number}{_RECORD_ENDING}")
        if isinstance(self.session.duel, RecordedDuel):
            self.session.duel.save(path)
        return path

    def _prefer(self, preference: str) -> None:
        self.session.preference = preference
        self.settings.chain_prompts = preference
        try:
            save_settings(self.settings)
        except FileError as error:
            self.logic.say(str(error))

    def _inspect(self, card: CardView | int) -> None:
        if card:
            self.inspector.show_card(card)

    def apply_settings(self) -> None:
        """Take over changed settings: speed, prompt preference, card names."""
        self.clock.speed = self.settings.animation_speed
        self.session.preference = self.settings.chain_prompts
        self.switch.buttons[self.settings.chain_prompts].setChecked(True)
        self.words.names = self.settings.card_names_language
        self.faces.set_language(self.settings.card_names_language)
        self.inspector.set_names_language(self.settings.card_names_language)
        self.scene.repaint_all()

    # --- widget --------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write all words in the current language."""
        self.log_heading.setText(tr("DUEL LOG"))
        self.save_button.setText(tr("Save"))
        self.save_button.setToolTip(tr("Save the record of this duel"))
        self.save_button.setAccessibleName(tr("Save the record of this duel"))
        self.settings_button.setText(tr("Settings"))
        self.surrender_button.setText(tr("Surrender"))
        self.back_button.setText(tr("Take back"))
        self.back_button.setToolTip(tr("Back to your last decision (Ctrl+Z)"))
        self.back_button.setAccessibleName(tr("Take back to your last decision"))
        self.board.setAccessibleName(tr("Duel table"))
        for part in (self.chain, self.log, self.phases, self.switch, self.scene):
            part.retranslate()
        self.stage.names(self.bridge.busy)

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
        if event.type() == QEvent.Type.MouseButtonRelease and isinstance(event, QMouseEvent):
            self.logic.attack_directly()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """The first showing starts the duel."""
        super().showEvent(event)
        self._relayout()
        self.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is laid out anew."""
        super().resizeEvent(event)
        self._relayout()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop thinking and moving."""
        self.close_duel()
        super().closeEvent(event)

    @property
    def running(self) -> bool:
        """Whether leaving now would break off a duel."""
        return self._started and not self.session.over and not self.bridge.closed

    def ask_to_leave(self, leave: Callable[[], None]) -> None:
        """Ask whether the duel may be broken off; ``leave`` is called when the player means it."""
        if isinstance(self._dialog, QDialog) and self._dialog.isVisible():
            return
        dialog = confirm_dialog(
            tr("Leave the duel?"),
            tr("The duel is not over and ends without a result. Save its record first to keep it."),
            tr("Leave"),
            self,
        )
        dialog.accepted.connect(leave)
        self._dialog = dialog
        dialog.finished.connect(self._dialog_gone)
        dialog.open()

    def close_duel(self) -> None:
        """End all work of this screen; call it before the screen is thrown away."""
        self.bridge.close()
        self.director.clear()
        self.clock.stop()

    def _relayout(self) -> None:
        if self.width() < 2 or self.height() < 2 or not hasattr(self, "logic"):
            return
        view = self.session.view()
        geometry = Geometry(self.width(), self.height(), view.rules, HUMAN)
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

"""The one window: a stack of screens and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QScreen, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QWidget

from app.controller.live import HUMAN
from app.data import paths
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.data.puzzle_file import Puzzle
from app.data.saved_duel import Unfinished, discard
from app.data.settings import Settings, save_settings
from app.engine.errors import EngineError
from app.gui.application import apply_look
from app.gui.dialogs.turn import in_turn
from app.gui.duel_setup.request import DuelRequest
from app.gui.duel_setup.screen import DuelSetupScreen
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import DESIGN_HEIGHT, DESIGN_WIDTH, LEAST_HEIGHT, LEAST_WIDTH, largest_scale, shrink
from app.gui.home.screen import HomeScreen
from app.gui.home.unfinished import describe
from app.gui.i18n import told, tr
from app.gui.settings_dialog.dialog import SettingsDialog
from app.gui.widgets.fade import FadingStack

if TYPE_CHECKING:
    from app.gui.deck_builder.room import BuilderRoom
    from app.gui.practice.room import PracticeRoom
    from app.gui.replay_viewer.room import ReplayRoom
    from app.gui.rulebook.room import RulebookRoom
    from app.gui.rulebook.words import Wanted
    from app.gui.table.duel_screen import DuelScreen

MINIMUM = QSize(int(LEAST_WIDTH), int(LEAST_HEIGHT))
#: What a title bar and borders take of a screen before the window is shown, and nobody knows them yet.
_FRAME = QSize(4, 40)


class MainWindow(QMainWindow):
    """Home, duel set-up and duel; F11 is full screen. ``save`` writes the settings."""

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        save: Callable[[Settings], None] = save_settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.settings = settings
        self._save = save
        self._factor = 1.0
        self._scale = settings.ui_scale
        #: The player has said that the running duel may be broken off.
        self._leaving = False
        #: The player has said what becomes of an unsaved deck.
        self._decks_left = False
        self.setWindowTitle("Ketto")
        self._fit_screen()
        self.faces = FaceRenderer(library, settings.card_names_language, paths.pics_dir())
        self.stack = FadingStack()
        self.stack.speed = settings.animation_speed
        self.setCentralWidget(self.stack)
        self.home = HomeScreen(library, self.faces)
        self.home.duel.connect(self.show_setup)
        self.home.builder.connect(self.show_builder)
        self.home.replay.connect(self.show_replays)
        self.home.practice.connect(self.show_practice)
        self.home.rulebook.connect(self.show_rulebook)
        self.home.resume.connect(self.resume_duel)
        self.home.discard.connect(self._ask_to_discard)
        self.home.settings_wanted.connect(self.open_settings)
        self.home.leave.connect(self.close)
        self.setup: DuelSetupScreen | None = None
        self.duel: DuelScreen | None = None
        self.builder: BuilderRoom | None = None
        #: Where the end of a duel leads, if it did not begin in the set-up.
        self.return_to: QWidget | None = None
        self.replays: ReplayRoom | None = None
        self.practice: PracticeRoom | None = None
        self.rulebook: RulebookRoom | None = None
        self._positions_left = False
        self.stack.show_screen(self.home)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self.toggle_full_screen)
        self._help = QShortcut(QKeySequence(Qt.Key.Key_F1), self, self.open_rulings)
        QShortcut(QKeySequence("Shift+F1"), self, self.open_rulings)
        self.stack.currentChanged.connect(lambda _n: self._give_help())
        self._apply_scale()

    # --- screens -------------------------------------------------------------------------

    def show_home(self) -> None:
        """Back to the first screen, with the unfinished duels there are now."""
        self.home.refresh_unfinished()
        self.stack.show_screen(self.home)

    def show_setup(self) -> None:
        """The duel set-up, with the decks as they are on disk now."""
        old = self.setup
        self.return_to = None
        self.setup = DuelSetupScreen(self.library, self.settings, self.faces)
        self.setup.set_scale(self._scale)
        self.setup.back.connect(self.show_home)
        self.setup.start.connect(self.start_duel)
        self.stack.show_screen(self.setup)
        self._discard(old)

    def start_duel(self, request: DuelRequest) -> None:
        """Start the duel table; a duel that cannot start says why."""
        # The table is the largest part of the program; the home screen need not wait for it.
        from app.gui.table.duel_screen import DuelScreen

        self.save()
        if request.ai == HUMAN:
            self.practice_room().both_sides(request)
            return
        self.open_table(lambda: DuelScreen(self.library, self.settings, request))

    def open_table(self, make: Callable[[], DuelScreen]) -> DuelScreen | None:
        """Show the duel table that ``make`` makes; where it cannot, say why and return None."""
        try:
            screen = make()
        except (DataError, EngineError) as error:
            self._say(told(error))
            return None
        self._end_duel()
        self.duel = screen
        screen.finished.connect(self._duel_finished)
        screen.settings_wanted.connect(self.open_settings)
        screen.rulings_wanted.connect(self.open_rulings)
        screen.replay_wanted.connect(self._watch_duel)
        screen.position_wanted.connect(self._edit_position)
        self.stack.show_screen(screen)
        return screen

    def _watch_duel(self, path: Path) -> None:
        """The duel is over, and its replay is wanted."""
        self._end_duel()
        self._replay_room().watch_again(path)

    def show_practice(self) -> None:
        """Puzzles and saved positions."""
        self.practice_room().show()

    def practice_room(self) -> PracticeRoom:
        """The room of practice, made when it is first needed."""
        if self.practice is None:
            # Like the table: the home screen need not wait for it.
            from app.gui.practice.room import PracticeRoom

            self.practice = PracticeRoom(self, self._say)
        return self.practice

    def _edit_position(self, puzzle: Puzzle) -> None:
        """A position of the running duel is to be edited; the duel can be resumed."""
        self.practice_room().edit(puzzle, self._end_duel)

    def resume_duel(self) -> None:
        """Go on with an unfinished duel; with several of them the player chooses."""
        from app.gui.practice.choose_deck import ResumeDialog

        duels = self.home.unfinished
        if len(duels) == 1 and not duels[0].problem:
            self.practice_room().resume(duels[0])
            return
        dialog = ResumeDialog(duels, describe, self)
        dialog.resumed.connect(lambda saved: self.practice_room().resume(saved))
        dialog.discarded.connect(self._discard_duel)
        dialog.open()

    def _discard_duel(self, saved: Unfinished) -> None:
        discard(saved.path)
        self.home.refresh_unfinished()

    def _ask_to_discard(self) -> None:
        """Discarding cannot be undone, so it is asked for."""
        from app.gui.table.result_dialog import confirm_dialog

        duels = self.home.unfinished
        if not duels:
            return
        dialog = confirm_dialog(tr("Discard this duel?"), describe(duels[0]), tr("Discard duel"), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._discard_duel(duels[0]))
        dialog.open()

    def show_replays(self) -> None:
        """The list of replays."""
        self._replay_room().show_list()

    def _replay_room(self) -> ReplayRoom:
        if self.replays is None:
            # Like the table: the home screen need not wait for it.
            from app.gui.replay_viewer.room import ReplayRoom

            self.replays = ReplayRoom(self, self._say)
        return self.replays

    def show_rulebook(self) -> None:
        """The rulebook as a room."""
        self._rulebook_room().show()

    def open_rulings(self, wanted: Wanted | None = None) -> None:
        """The rulebook beside what is shown, open at what is wanted; None (F1): at whatever fits it."""
        if wanted is None:
            self._rulebook_room().help()
        else:
            self._rulebook_room().open(wanted)

    def _rulebook_room(self) -> RulebookRoom:
        if self.rulebook is None:
            # Like the table: the home screen need not wait for it.
            from app.gui.rulebook.room import RulebookRoom

            self.rulebook = RulebookRoom(self)
        return self.rulebook

    def _give_help(self) -> None:
        """In the deck builder F1 explains the search; Shift+F1 opens the rulebook everywhere."""
        builder = self.builder.screen if self.builder is not None else None
        self._help.setEnabled(self.stack.currentWidget() is not builder)

    def show_builder(self) -> None:
        """The deck builder, as it was left."""
        if self.builder is None:
            # Like the table: the home screen need not wait for it.
            from app.gui.deck_builder.room import BuilderRoom

            self.builder = BuilderRoom(self)
        self.builder.show()

    def _duel_finished(self) -> None:
        duel, self.duel = self.duel, None
        if duel is not None:
            duel.close_duel()
        # The home screen is to know the duel that was just left.
        self.home.refresh_unfinished()
        self.stack.show_screen(self.return_to or self.setup or self.home)
        self._discard(duel)

    def _end_duel(self) -> None:
        if self.duel is not None:
            self.duel.close_duel()
            self._discard(self.duel)
        self.duel = None

    def _discard(self, screen: QWidget | None) -> None:
        if screen is not None:
            self.stack.removeWidget(screen)
            screen.deleteLater()

    # --- settings ------------------------------------------------------------------------

    def open_settings(self) -> None:
        """Open the settings dialog."""
        dialog = SettingsDialog(self.settings, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(self.apply_settings)
        dialog.finished.connect(lambda _result: self.save())
        dialog.open()

    def apply_settings(self) -> None:
        """Make the window follow the settings."""
        self.faces.set_language(self.settings.card_names_language)
        self.stack.speed = self.settings.animation_speed
        self._apply_scale()
        if self.duel is not None:
            self.duel.apply_settings()
        if self.builder is not None:
            self.builder.apply_settings()
        if self.replays is not None:
            self.replays.apply_settings()
        if self.practice is not None:
            self.practice.apply_settings()
        if self.rulebook is not None:
            self.rulebook.apply_settings()

    def _apply_scale(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            most = largest_scale(self.width(), self.height())
            self._scale = apply_look(app, self.settings, self._factor, most)
        self.home.set_scale(self._scale)
        if self.setup is not None:
            self.setup.set_scale(self._scale)

    def save(self) -> None:
        """Write the settings; a folder that cannot be written is told once."""
        self.settings.window_geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        try:
            self._save(self.settings)
        except DataError as error:
            self._say(told(error))

    # --- the window itself -----------------------------------------------------------------

    def _fit_screen(self) -> None:
        """The size of the design, or all that a smaller screen has free."""
        self._fit_minimum()
        design = QSize(int(DESIGN_WIDTH), int(DESIGN_HEIGHT))
        self.resize(design.boundedTo(self.screen().availableGeometry().size() - _FRAME))

    def _fit_minimum(self) -> None:
        """The smallest window is never larger than the screen it is on: everything shrinks with it."""
        frame = self.frameGeometry().size() - self.size() if self.isVisible() else _FRAME
        self.setMinimumSize(MINIMUM.boundedTo(self.screen().availableGeometry().size() - frame))

    def _follow_screen(self) -> None:
        """Another screen, or another size of it: the window gets smaller and moves until it is in sight."""
        self._fit_minimum()
        if self.isMaximized() or self.isFullScreen():
            return
        screen = self.screen()
        free = screen.availableGeometry()
        frame = self.frameGeometry().size() - self.size()
        self.resize(self.size().boundedTo(free.size() - frame))
        whole = self.frameGeometry()
        if not screen.availableVirtualGeometry().contains(whole):
            left = max(free.left(), min(whole.left(), free.right() - whole.width() + 1))
            top = max(free.top(), min(whole.top(), free.bottom() - whole.height() + 1))
            self.move(left, top)

    def restore_and_show(self) -> None:
        """Show the window where it was the last time."""
        saved = self.settings.window_geometry
        if saved:
            self.restoreGeometry(QByteArray.fromBase64(saved.encode("ascii", "replace")))
        self.show()
        handle = self.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._watch_screen)
        self._watch_screen(self.screen())
        if self.settings.warnings:
            self._say("\n".join(self.settings.warnings))
            self.settings.warnings.clear()

    def _watch_screen(self, screen: QScreen) -> None:
        """From now on the window is on ``screen``."""
        # A screen that the window comes back to is watched already.
        screen.availableGeometryChanged.connect(self._follow_screen, Qt.ConnectionType.UniqueConnection)
        self._follow_screen()

    def toggle_full_screen(self) -> None:
        """F11."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a large screen type grows in steps of a quarter, on a very small one it shrinks."""
        super().resizeEvent(event)
        size = min(self.width() / DESIGN_WIDTH, self.height() / DESIGN_HEIGHT)
        small = shrink(self.width(), self.height())
        self._factor = small if small < 1 else max(1.0, min(3.0, round(size * 4 - 0.25) / 4))
        scale = min(self.settings.ui_scale * self._factor, largest_scale(self.width(), self.height()))
        if scale != self._scale:
            self.apply_settings()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before a running duel is broken off; keep where the window was, and end what still runs."""
        if self.duel is not None and self.duel.running and not self._leaving:
            event.ignore()
            self.duel.ask_to_leave(self._leave)
            return
        if self.builder is not None and self.builder.unsaved and not self._decks_left:
            event.ignore()
            self.builder.ask_to_leave(self._leave_decks)
            return
        if self.practice is not None and self.practice.unsaved and not self._positions_left:
            event.ignore()
            self.practice.ask_to_leave(self._leave_positions)
            return
        if self.builder is not None:
            self.builder.close()
        self.save()
        if self.duel is not None:
            self.duel.close_duel()
        if self.replays is not None:
            self.replays.close()
        if self.practice is not None:
            self.practice.close()
        if self.rulebook is not None:
            self.rulebook.close()
        super().closeEvent(event)

    def _leave_decks(self) -> None:
        self._decks_left = True
        self.close()

    def _leave_positions(self) -> None:
        self._positions_left = True
        self.close()

    def _leave(self) -> None:
        self._leaving = True
        self.close()

    def _say(self, sentence: str) -> None:
        box = QMessageBox(
            QMessageBox.Icon.Information, "Ketto", sentence, QMessageBox.StandardButton.Ok, self
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        in_turn(self, box.open)

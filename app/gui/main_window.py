"""The one window: a stack of screens and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox, QWidget

from app.data import paths
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.data.settings import Settings, save_settings
from app.engine.errors import EngineError
from app.gui.application import apply_look
from app.gui.duel_setup.request import DuelRequest
from app.gui.duel_setup.screen import DuelSetupScreen
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import DESIGN_HEIGHT, DESIGN_WIDTH
from app.gui.home.screen import HomeScreen
from app.gui.settings_dialog.dialog import SettingsDialog
from app.gui.widgets.fade import FadingStack

if TYPE_CHECKING:
    from app.gui.table.duel_screen import DuelScreen

MINIMUM = QSize(1024, 640)


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
        self.setWindowTitle("Ketto")
        self.setMinimumSize(MINIMUM)
        self.resize(1440, 900)
        self.faces = FaceRenderer(library, settings.card_names_language, paths.pics_dir())
        self.stack = FadingStack()
        self.stack.speed = settings.animation_speed
        self.setCentralWidget(self.stack)
        self.home = HomeScreen(library, self.faces, replays=False)
        self.home.duel.connect(self.show_setup)
        self.home.settings_wanted.connect(self.open_settings)
        self.home.leave.connect(self.close)
        self.setup: DuelSetupScreen | None = None
        self.duel: DuelScreen | None = None
        self.stack.show_screen(self.home)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self.toggle_full_screen)
        self._apply_scale()

    # --- screens -------------------------------------------------------------------------

    def show_home(self) -> None:
        """Back to the first screen."""
        self.stack.show_screen(self.home)

    def show_setup(self) -> None:
        """The duel set-up, with the decks as they are on disk now."""
        old = self.setup
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
        try:
            screen = DuelScreen(self.library, self.settings, request)
        except (DataError, EngineError) as error:
            self._say(str(error))
            return
        self._end_duel()
        self.duel = screen
        screen.finished.connect(self._duel_finished)
        screen.settings_wanted.connect(self.open_settings)
        self.stack.show_screen(screen)

    def _duel_finished(self) -> None:
        self.stack.show_screen(self.setup or self.home)
        self._end_duel()

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

    def _apply_scale(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            self._scale = apply_look(app, self.settings, self._factor)
        self.home.set_scale(self._scale)
        if self.setup is not None:
            self.setup.set_scale(self._scale)

    def save(self) -> None:
        """Write the settings; a folder that cannot be written is told once."""
        self.settings.window_geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        try:
            self._save(self.settings)
        except DataError as error:
            self._say(str(error))

    # --- the window itself -----------------------------------------------------------------

    def restore_and_show(self) -> None:
        """Show the window where it was the last time."""
        saved = self.settings.window_geometry
        if saved:
            self.restoreGeometry(QByteArray.fromBase64(saved.encode("ascii", "replace")))
        self.show()
        if self.settings.warnings:
            self._say("\n".join(self.settings.warnings))
            self.settings.warnings.clear()

    def toggle_full_screen(self) -> None:
        """F11."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """On a large screen type grows in steps of a quarter."""
        super().resizeEvent(event)
        size = min(self.width() / DESIGN_WIDTH, self.height() / DESIGN_HEIGHT)
        factor = max(1.0, min(3.0, round(size * 4 - 0.25) / 4))
        if factor != self._factor:
            self._factor = factor
            self._apply_scale()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask before a running duel is broken off; keep where the window was, and end what still runs."""
        if self.duel is not None and self.duel.running and not self._leaving:
            event.ignore()
            self.duel.ask_to_leave(self._leave)
            return
        self.save()
        if self.duel is not None:
            self.duel.close_duel()
        super().closeEvent(event)

    def _leave(self) -> None:
        self._leaving = True
        self.close()

    def _say(self, sentence: str) -> None:
        box = QMessageBox(
            QMessageBox.Icon.Information, "Ketto", sentence, QMessageBox.StandardButton.Ok, self
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

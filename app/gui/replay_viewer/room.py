"""The replays in the main window: the list, the viewer, and the way to a live duel and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from app.controller.session import RunningDuel
from app.data.errors import DataError
from app.gui.i18n import told, tr
from app.gui.replay_viewer.dialogs import PlayFromHere
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.replay_viewer.list_screen import ReplayListScreen
from app.gui.replay_viewer.playing_on import Continuation, continuation
from app.gui.replay_viewer.screen import ReplayScreen
from app.gui.table.start import RecordedDuel

if TYPE_CHECKING:
    from app.gui.main_window import MainWindow


class ReplayRoom(QObject):
    """Owns the two screens of ``window``'s stack that are about replays."""

    def __init__(self, window: MainWindow, say: Callable[[str], None]) -> None:
        super().__init__(window)
        self.window = window
        self.say = say
        self.list: ReplayListScreen | None = None
        self.viewer: ReplayScreen | None = None
        #: Number of the branch that was kept last.
        self._kept: int | None = None

    def show_list(self) -> None:
        """The list of replays; it stays as it was left."""
        if self.list is None:
            window = self.window
            self.list = ReplayListScreen(window.library, window.settings, window.faces)
            self.list.back.connect(window.show_home)
            self.list.opened.connect(self.watch)
        self.window.stack.show_screen(self.list)
        self._drop_viewer()

    def watch(self, path: Path) -> None:
        """Open the viewer on a file, playing if there is motion to see; what cannot be opened is told."""
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            document = ReplayDocument.open(path, self.window.library.pool)
        except DataError as error:
            self.say(told(error))
            return
        finally:
            QApplication.restoreOverrideCursor()
        self.show_document(document, decks=self.list.deck_names(path) if self.list is not None else ("", ""))
        if self.viewer is not None and self.viewer.playback.moving and not document.problem:
            self.viewer.playback.play()

    def watch_again(self, path: Path) -> None:
        """Watch the duel that has just been played; a line that was played from a replay is shown in it."""
        viewer = self.viewer
        if viewer is not None and viewer.document.path == path:
            self.window.stack.show_screen(viewer)
            if self._kept is not None:
                viewer.open_line(self._kept)
            return
        self.show_list()
        self.watch(path)

    def show_document(
        self, document: ReplayDocument, seat: int = 0, decks: tuple[str, str] = ("", "")
    ) -> None:
        """Watch ``document``, from ``seat``."""
        old = self.viewer
        viewer = ReplayScreen(self.window.library, self.window.settings, document, seat, decks=decks)
        viewer.finished.connect(self._viewer_finished)
        viewer.play_wanted.connect(self._play)
        viewer.inspector.rulings_wanted.connect(self.window.open_rulings)
        self.viewer = viewer
        self.window.stack.show_screen(viewer)
        if old is not None:
            self._throw_away(old)

    def _viewer_finished(self) -> None:
        viewer = self.viewer
        if self.list is not None and viewer is not None and viewer.document.path is not None:
            # Notes and branches may have come to it.
            self.list.forget(viewer.document.path)
        self.show_list()

    def _drop_viewer(self) -> None:
        if self.viewer is not None:
            viewer, self.viewer = self.viewer, None
            self._throw_away(viewer)

    def _throw_away(self, viewer: ReplayScreen) -> None:
        viewer.close_replay()
        if self.window.return_to is viewer:
            self.window.return_to = None
        self.window.stack.removeWidget(viewer)
        viewer.deleteLater()

    # --- playing on --------------------------------------------------------------------------------

    def _play(self, wanted: PlayFromHere) -> None:
        """Play on from a moment of the replay that is watched; the end of the duel leads back to it."""
        from app.gui.table.duel_screen import DuelScreen

        viewer, window = self.viewer, self.window
        if viewer is None:
            return
        begin = continuation(viewer.document, wanted)
        table = window.open_table(
            lambda: DuelScreen(window.library, window.settings, None, live=begin.live, past=begin.past)
        )
        if table is None:
            return
        window.return_to = viewer
        table.ending.on_left = lambda duel: self._keep(viewer, begin, duel)
        if begin.step != wanted.step:
            sentence = tr("Cards can be dealt anew between two actions only: the line begins at step {step}.")
            area = table.table_geometry.message_rect().toAlignedRect()
            table.toast.say(sentence.format(step=begin.step), area, "acting")

    def _keep(self, viewer: ReplayScreen, begin: Continuation, duel: RunningDuel) -> Path | None:
        """Keep what was played as a branch of the replay; nothing of a duel in which nobody answered."""
        self._kept = None
        if not isinstance(duel, RecordedDuel) or len(duel.responses) <= begin.step:
            return viewer.document.path
        try:
            self._kept = viewer.document.add_branch(duel.branch(begin.line, begin.name))
        except (DataError, LookupError) as error:
            # The journal still has it: it can be resumed, and kept then.
            self.say(told(error))
            return None
        duel.drop()
        viewer.branch_kept(self._kept)
        return viewer.document.path

    # --- the window --------------------------------------------------------------------------------

    def apply_settings(self) -> None:
        """Follow changed settings."""
        if self.viewer is not None:
            self.viewer.apply_settings()
        if self.list is not None:
            self.list.set_scale(1.0)

    def close(self) -> None:
        """The window closes: end all work."""
        if self.viewer is not None:
            self.viewer.close_replay()
        if self.list is not None:
            self.list.model.stop()

"""Resuming a long duel: it is played again on another thread, while a dialog says how far it is."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.data.errors import FileError
from app.data.library import CardLibrary
from app.data.saved_duel import Unfinished
from app.data.settings import Settings
from app.engine.errors import EngineError
from app.gui.i18n import told, tr
from app.gui.replay_viewer.dialogs import ProgressDialog
from app.gui.table.opening import Opening, saved_duel
from app.gui.table.start import RecordedDuel

#: A duel of so few answers is there at once.
SHORT: Final = 40

_LOG: Final = logging.getLogger(__name__)


class _Stopped(Exception):
    """The player does not want to wait."""


class _Signals(QObject):
    progress = Signal(int, int)
    ended = Signal(object)


class ResumeJob(QObject):
    """Makes the duel of ``saved``. ``opened`` carries the :class:`Opening`, ``failed`` a sentence."""

    opened = Signal(object)
    failed = Signal(str)
    #: Last of all, in any case.
    ended = Signal()

    def __init__(self, library: CardLibrary, settings: Settings, saved: Unfinished, parent: QWidget) -> None:
        super().__init__(parent)
        self._make: Callable[[], Opening] = lambda: saved_duel(library, settings, saved, self._progress)
        self._stop = threading.Event()
        # Without a parent: the thread tells it something also when nobody listens any more.
        self._signals = _Signals()
        self._signals.ended.connect(self._ended)
        self._thread = threading.Thread(target=self._run, name="resume", daemon=True)
        title, sentence = tr("Resuming the duel"), tr("It is played again up to your last answer.")
        self.dialog = ProgressDialog(title, sentence, parent)
        self.dialog.setObjectName("resume-progress")
        self._signals.progress.connect(self.dialog.step)
        self.dialog.rejected.connect(self.cancel)

    def start(self) -> None:
        """Begin, and show how far it is."""
        self.dialog.open()
        self._thread.start()

    def cancel(self) -> None:
        """Go on with nothing; the duel can be resumed another time."""
        self._stop.set()

    def wait(self) -> None:
        """Cancel, and wait until the thread has ended."""
        self.cancel()
        if self._thread.is_alive():
            self._thread.join(5)

    # --- on the thread ----------------------------------------------------------------------------

    def _progress(self, done: int, whole: int) -> None:
        if self._stop.is_set():
            raise _Stopped
        self._signals.progress.emit(done, whole)

    def _run(self) -> None:
        found: object
        try:
            found = self._make()
        except _Stopped:
            found = None
        except (FileError, EngineError) as error:
            found = told(error)
        except Exception as error:
            _LOG.exception("A duel cannot be resumed.", exc_info=error)
            found = f"The duel cannot be resumed ({type(error).__name__}: {error})."
        if self._stop.is_set() and isinstance(found, Opening):
            leave(found)
            found = None
        self._signals.ended.emit(found)

    # --- on the window's thread -------------------------------------------------------------------

    def _ended(self, found: object) -> None:
        if self._stop.is_set() and isinstance(found, Opening):
            leave(found)  # cancelled at the last moment
            found = None
        self.dialog.rejected.disconnect(self.cancel)
        self.dialog.done(0)
        self.dialog.deleteLater()
        if isinstance(found, Opening):
            self.opened.emit(found)
        elif isinstance(found, str):
            self.failed.emit(found)
        self.ended.emit()


def leave(opening: Opening) -> None:
    """Put a duel that was made, but is not shown, back where it can be resumed."""
    if isinstance(opening.duel, RecordedDuel):
        opening.duel.keep()

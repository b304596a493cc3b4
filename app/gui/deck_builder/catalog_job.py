"""Opening the card catalogue in a thread, so that the window never waits for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QThread, Signal

from app.data.carddb import Catalog, open_user_catalog
from app.data.library import CardLibrary
from app.data.settings import Settings


class _GivenUpError(Exception):
    """The player cancelled."""


class CatalogJob(QThread):
    """Opens (or builds) the catalogue of all cards.

    ``progressed`` carries done and total; ``opened`` the :class:`Catalog`; ``failed`` a sentence.
    """

    progressed = Signal(int, int)
    opened = Signal(object)
    failed = Signal(str)

    def __init__(self, library: CardLibrary, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._settings = settings
        self._stop = False

    def stop(self) -> None:
        """Give up at the next step; nothing half-built is left behind."""
        self._stop = True

    def run(self) -> None:
        """In the thread."""
        try:
            catalog: Catalog = open_user_catalog(self._library, self._settings, self._step)
        except _GivenUpError:
            return
        except Exception as error:  # whatever it is must reach the player, not a dead thread
            self.failed.emit(f"{type(error).__name__}: {error}")
            return
        if self._stop:
            catalog.close()
            return
        self.opened.emit(catalog)

    def _step(self, done: int, total: int) -> None:
        if self._stop:
            raise _GivenUpError
        self.progressed.emit(done, total)

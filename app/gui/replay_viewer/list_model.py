"""The replays as a list model: filled in the background, filtered and sorted as the user likes."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from app.data.replay_list import DeckNames, ReplayEntry, read_entry
from app.gui.i18n import mark

ENTRY: Final = Qt.ItemDataRole.UserRole
SORTS: Final[dict[str, str]] = {
    "newest": mark("Newest first"),
    "name": mark("Name"),
    "longest": mark("Longest first"),
    "deck": mark("Deck"),
}

#: Seconds between two times that what was read is shown: sorting a long list anew takes a moment.
_TELL_EVERY: Final = 0.08

#: Seconds that the file being read may take before nobody waits for it any more.
_LAST_FILE: Final = 2.0

_Index = QModelIndex | QPersistentModelIndex


class _Signals(QObject):
    read = Signal(int, object)


class _Reading(threading.Thread):
    """Reads entries on a worker thread, one after the other.

    No object of Qt's: Python alone decides when it goes, never the pool's thread behind Python's back.
    """

    def __init__(
        self,
        number: int,
        paths: list[Path],
        titles: Callable[[], DeckNames],
        signals: _Signals,
        stop: threading.Event,
    ) -> None:
        super().__init__(name="replays", daemon=True)
        self._number, self._paths, self._titles = number, paths, titles
        self._signals, self._given_up = signals, stop

    def run(self) -> None:
        """Read until all are read or another reading has begun."""
        titles = self._titles()
        found: list[ReplayEntry] = []
        told = 0.0  # the first one is shown at once
        for path in self._paths:
            if self._given_up.is_set():
                return
            found.append(read_entry(path, titles))
            if time.monotonic() - told > _TELL_EVERY:
                self._signals.read.emit(self._number, found)
                found, told = [], time.monotonic()
                # The window's own thread gets its turn.
                time.sleep(0.001)
        self._signals.read.emit(self._number, found)


def _changed(path: Path) -> int:
    """When a file was written last, 0 for one that is gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


class ReplayListModel(QAbstractListModel):
    """Rows are the replays that pass the filter, each a :class:`ReplayEntry` under the role ``ENTRY``."""

    filled = Signal()

    def __init__(self, titles: Callable[[], DeckNames], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: dict[Path, ReplayEntry] = {}
        self.rows: list[ReplayEntry] = []
        self.words: Callable[[ReplayEntry], str] = lambda entry: entry.title
        self.wanted = ""
        self.sort_by = "newest"
        self._titles = titles
        self._order: list[Path] = []
        self._stamps: dict[Path, int] = {}
        self._waiting: set[Path] = set()
        self._reading = 0
        self._stop = threading.Event()
        self._reader: _Reading | None = None
        # Without a parent: the thread tells it something also when nobody listens any more.
        self._signals = _Signals()
        self._signals.read.connect(self._take)

    # --- filling -------------------------------------------------------------------------------

    def load(self, paths: list[Path]) -> None:
        """Show the replays of ``paths``; what is known already is not read again."""
        self.stop()
        self._reading += 1
        self._stop = threading.Event()
        self._order = list(paths)
        # A file that was written since it was read is read again.
        changed = {path: _changed(path) for path in paths}
        known = {path for path, stamp in self._stamps.items() if changed.get(path) == stamp}
        self._stamps = changed
        self.entries = {path: self.entries[path] for path in paths if path in known and path in self.entries}
        missing = [path for path in paths if path not in self.entries]
        self._waiting = set(missing)
        self.refresh()
        if missing:
            self._reader = _Reading(self._reading, missing, self._titles, self._signals, self._stop)
            self._reader.start()
        else:
            self.filled.emit()

    def forget(self, path: Path) -> None:
        """Read ``path`` anew the next time (it was changed)."""
        self.entries.pop(path, None)

    def stop(self) -> None:
        """Read no more."""
        self._stop.set()
        if self._reader is not None:
            self._reader.join(_LAST_FILE)
            self._reader = None

    @property
    def loading(self) -> bool:
        """Whether entries are still being read."""
        return bool(self._waiting)

    def _take(self, number: int, found: list[ReplayEntry]) -> None:
        if number != self._reading:
            return
        for entry in found:
            self.entries[entry.path] = entry
            self._waiting.discard(entry.path)
        self.refresh()
        if not self._waiting:
            self.filled.emit()

    # --- filter and order ------------------------------------------------------------------------

    def refresh(self) -> None:
        """Filter and sort anew; rows that stay keep their place in the view."""
        words = self.wanted.casefold().split()
        known = [self.entries[path] for path in self._order if path in self.entries]
        rows = [entry for entry in known if all(word in self.words(entry).casefold() for word in words)]
        rows.sort(key=self._key)
        if rows != self.rows:
            self.layoutAboutToBeChanged.emit()
            old = self.persistentIndexList()
            kept = [self.rows[index.row()].path for index in old]
            self.rows = rows
            places = {entry.path: n for n, entry in enumerate(rows)}
            new = [self.index(places[path]) if path in places else QModelIndex() for path in kept]
            self.changePersistentIndexList(old, new)
            self.layoutChanged.emit()

    def _key(self, entry: ReplayEntry) -> tuple[Any, ...]:
        if self.sort_by == "name":
            return (entry.title.casefold(),)
        if self.sort_by == "longest":
            return (-entry.turns, -entry.steps)
        if self.sort_by == "deck":
            return (entry.decks[0].name.casefold() or "\uffff", entry.decks[0].ace, -entry.saved_at)
        return (-entry.saved_at, entry.title)

    # --- the model ---------------------------------------------------------------------------------

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        """How many replays pass the filter."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The entry, or its words for assistive technology."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        entry = self.rows[index.row()]
        if role == ENTRY:
            return entry
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return entry.title
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.words(entry)
        return None

    def row_of(self, path: Path) -> int:
        """The row of a replay, or -1."""
        return next((n for n, entry in enumerate(self.rows) if entry.path == path), -1)

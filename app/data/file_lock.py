"""A lock between running programs: who holds it is the only one, and the system frees it when they end."""

from __future__ import annotations

import sqlite3
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Final

ENDING: Final = ".lock"
#: Seconds to wait for another program that only looks whether a lock is free.
_PATIENCE: Final = 0.3
_GLANCE: Final = 0.01


class FileLock:
    """The lock of ``path``, in a file of its own beside it. Raises :class:`LockHeld` if another has it.

    ``patience``: seconds to wait for it.

    It is an exclusive transaction of an empty SQLite database: a lock of the operating system on every
    system there is. A program that is killed holds it no more, and nothing is guessed from process
    numbers or times. Where the disk takes no locks at all (``held`` is False then) everybody may go on.
    """

    def __init__(self, path: Path, patience: float = _PATIENCE) -> None:
        self.path = path.with_name(path.name + ENDING)
        self.held = False
        connection: sqlite3.Connection | None = None
        try:
            connection = sqlite3.connect(
                self.path, timeout=patience, isolation_level=None, check_same_thread=False
            )
            # Without a journal file of its own beside it; nothing is ever written.
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            if isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise LockHeld(str(self.path)) from None
            self._finish = weakref.finalize(self, lambda: None)
            return
        self.held = True
        # Also at the end of the program, and for a lock that nobody remembers.
        self._finish = weakref.finalize(self, connection.close)

    def release(self) -> None:
        """Let others have it; the second time nothing happens."""
        self._finish()
        self.held = False

    def remove(self) -> None:
        """Release it; its file goes, too."""
        self.release()
        remove_lock(self.path)


class LockHeld(Exception):
    """Another program holds the lock."""


def is_held(path: Path) -> bool:
    """Whether anybody (this program, too) holds the lock of ``path`` now."""
    if not path.with_name(path.name + ENDING).exists():
        return False
    try:
        FileLock(path, _GLANCE).release()
    except LockHeld:
        return True
    return False


def remove_lock(lock: Path) -> None:
    """Delete the file of a lock; one that another program has open stays until that is done with it."""
    with suppress(OSError):
        lock.unlink(missing_ok=True)

"""Importing .lua puzzles in a thread: the window never waits for a big folder, and one can stop it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal
from PySide6.QtWidgets import QDialog, QProgressBar, QWidget

from app.data.errors import DataError
from app.data.puzzle_store import ImportReport, PuzzleStore
from app.engine.carddata import CardPool
from app.gui.i18n import told, tr
from app.gui.practice.dialogs import ReportDialog
from app.gui.table.result_dialog import TableDialog


class ImportJob(QThread):
    """Imports a file or folder. ``progressed`` carries done and total files, ``done`` an ``ImportReport``.

    ``failed`` carries a sentence. A job that is stopped is done after the file it is at.
    """

    progressed = Signal(int, int)
    done = Signal(object)
    failed = Signal(str)

    def __init__(self, store: PuzzleStore, source: Path, pool: CardPool, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._source = source
        self._pool = pool
        self._stop = False

    def stop(self) -> None:
        """Leave the rest of the files; puzzles that came in already stay."""
        self._stop = True

    def run(self) -> None:
        """In the thread."""
        try:
            report = self._store.import_lua(self._source, self._pool, self._step)
        except (DataError, OSError) as error:
            self.failed.emit(told(error))
        except Exception as error:  # whatever it is must reach the player, not a dead thread
            self.failed.emit(f"{type(error).__name__}: {error}")
        else:
            self.done.emit(report)

    def _step(self, done: int, total: int) -> bool:
        self.progressed.emit(done, total)
        return not self._stop


class ImportProgress(TableDialog):
    """How far an import is; rejected by Cancel and by Esc."""

    def __init__(self, source: Path, parent: QWidget) -> None:
        sentence = tr("Reading the puzzles of {folder} …").format(folder=source.name)
        super().__init__(tr("Import of puzzles"), sentence, parent)
        self.setObjectName("import-progress")
        self.bar = QProgressBar(self.frame)
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(tr("Progress"))
        self.body.insertWidget(2, self.bar)
        self.add_button(tr("Cancel"), "import-cancel", "", QDialog.DialogCode.Rejected).setFocus()

    def on_progress(self, done: int, total: int) -> None:
        """Move the bar."""
        self.bar.setRange(0, max(1, total))
        self.bar.setValue(done)


class PuzzleImport(QObject):
    """One import with its progress and report over ``host``.

    ``finished`` carries an ``ImportReport``, ``failed`` a sentence; then the next one can begin.
    """

    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, store: PuzzleStore, host: QWidget) -> None:
        super().__init__(host)
        self._store = store
        self._host = host
        self._job: ImportJob | None = None
        self._dialog: ImportProgress | None = None

    @property
    def running(self) -> bool:
        """Whether an import is under way."""
        return self._job is not None

    def start(self, source: Path, pool: CardPool) -> None:
        """Import ``source``, unless an import is under way."""
        if self._job is not None:
            return
        job = self._job = ImportJob(self._store, source, pool, self)
        dialog = self._dialog = ImportProgress(source, self._host)
        dialog.rejected.connect(job.stop)
        job.progressed.connect(dialog.on_progress)
        job.done.connect(self._done)
        job.failed.connect(self._failed)
        dialog.open()
        job.start()

    def stop(self) -> None:
        """The window closes: leave the rest."""
        if self._job is not None:
            self._job.stop()
            self._end()

    def _end(self) -> None:
        job, self._job = self._job, None
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.accept()
            dialog.deleteLater()
        if job is not None:
            job.wait()
            job.deleteLater()

    def _done(self, report: ImportReport) -> None:
        if self._job is None:  # the window is closing
            return
        self._end()
        self.finished.emit(report)
        ReportDialog(report, self._host).open()

    def _failed(self, sentence: str) -> None:
        if self._job is None:
            return
        self._end()
        self.failed.emit(sentence)

"""The replay that is watched: its file, the line that is shown, its notes and branches. No widgets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.controller.duel_tree import DuelTree, Line
from app.controller.replay_player import ReplayPlayer
from app.data.errors import Phrase, RecordError
from app.data.record import MAIN_LINE, Branch, Record
from app.data.replay_file import load_partial, load_record, save_record
from app.data.replay_list import FOREIGN_ENDINGS
from app.data.yrp import load_yrp
from app.data.yrp_stream import watchable
from app.engine.carddata import CardPool


class ReplayDocument:
    """A record and the line of it that is shown. ``path`` None: it has no file yet.

    ``problem`` is a sentence when not all of it can be shown. Whatever changes it writes the file.
    """

    def __init__(self, record: Record, pool: CardPool, path: Path | None = None, problem: str = "") -> None:
        self.tree = DuelTree(record)
        self.pool = pool
        self.path = path
        self.problem = problem
        #: A file that could be read only in part is never written over.
        self.damaged = bool(problem)
        self._stamp = _stamp(path)
        self.number = MAIN_LINE
        self.player = ReplayPlayer(self.tree.line(), pool)
        self._adopt()

    #: A replay of another program: to be watched only.
    foreign = False

    @classmethod
    def open(cls, path: Path, pool: CardPool) -> ReplayDocument:
        """The replay of a file, or what is readable of it; raises :class:`RecordError` with one sentence."""
        if path.suffix.lower() in FOREIGN_ENDINGS:
            record, missing = watchable(load_yrp(path), pool)
            document = cls(record, pool, path, missing)
            document.foreign = True
            return document
        try:
            return cls(load_record(path), pool, path)
        except RecordError as error:
            try:
                record, problem = load_partial(path)
            except RecordError:
                raise error from None
            return cls(record, pool, path, problem or error.phrase)

    def _adopt(self) -> None:
        """Keep frames that were only now made, so that they are made once, and say what is missing."""
        if self.player.problem and not self.problem:
            self.problem = self.player.problem
        if self.tree.record.gaps and not self.problem:
            self.problem = Phrase("Part of this replay is lost; there the table stands still.")
        if self.number == MAIN_LINE and not self.tree.record.frames:
            self.tree.record = replace(self.tree.record, frames=self.player.record.frames)

    @property
    def record(self) -> Record:
        """The whole record with all lines."""
        return self.tree.record

    @property
    def lines(self) -> list[Line]:
        """All lines of the tree."""
        return self.tree.lines

    def show_line(self, number: int) -> None:
        """Show line ``number``; raises ``LookupError`` or :class:`RecordError` and changes nothing then."""
        self.player = ReplayPlayer(self.tree.line(number), self.pool)
        self.number = number

    # --- changes -----------------------------------------------------------------------------------

    def set_note(self, step: int, text: str) -> None:
        """Write or remove the note on ``step`` of the line shown; raises :class:`FileError`."""
        self.player.set_note(step, text)
        self.tree.set_notes(self.number, self.player.record.notes)
        self.save()

    def add_branch(self, branch: Branch) -> int:
        """Keep a line that was played; returns its number. Raises :class:`FileError`."""
        number = self.tree.add_branch(branch)
        self.save()
        return number

    def rename_line(self, number: int, name: str) -> None:
        """Call a branch ``name``; raises :class:`FileError`."""
        self.tree.rename(number, name)
        self.save()

    def delete_line(self, number: int) -> None:
        """Drop a branch and all that leave it; shows the main line if the one shown went.

        Raises :class:`FileError`.
        """
        shown = next((line for line in self.lines if line.number == self.number), None)
        self.tree.delete(number)
        found = [line for line in self.lines if shown is not None and _same(line, shown)]
        if found:
            self.number = found[0].number
        else:
            self.show_line(MAIN_LINE)
        self.save()

    def save(self) -> None:
        """Write the file.

        A damaged one, and one that another window has changed meanwhile, is left as it is, and another
        takes its place: nothing of either is lost.
        """
        if self.foreign:
            raise RecordError(
                "A replay of another program is not changed, so the note is gone when you leave the viewer."
            )
        if self.path is None:
            return
        if self.damaged:
            self.path = _free(self.path.with_name(f"{self.path.stem} (readable part){self.path.suffix}"))
            self.damaged = False
        elif self.path.exists() and _stamp(self.path) != self._stamp:
            self.path = _free(self.path)
        save_record(self.record, self.path)
        self._stamp = _stamp(self.path)


def _stamp(path: Path | None) -> tuple[int, int] | None:
    """What tells one content of a file from another: when it was written, and its size."""
    try:
        found = path.stat() if path is not None else None
    except OSError:
        return None
    return (found.st_mtime_ns, found.st_size) if found is not None else None


def _same(line: Line, other: Line) -> bool:
    """Whether it is the same line under another number."""
    return (line.name, line.step, line.end, line.depth) == (other.name, other.step, other.end, other.depth)


def _free(path: Path) -> Path:
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem} {number}{path.suffix}")
    return found

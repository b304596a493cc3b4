"""The lines of a duel: the one that was played, and the branches others played from its positions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.data.record import MAIN_LINE, Branch, Note, Record
from app.data.replay_file import MAX_BRANCHES, MAX_DEPTH
from app.engine.duel import Redeal


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the tree. ``number`` -1 is the main line, else that of the branch.

    It leaves line ``parent`` at ``step`` and ends at step ``end``; ``depth`` is 0 for the main line.
    """

    number: int
    name: str
    parent: int
    step: int
    end: int
    depth: int
    winner: int | None = None
    turn: int = 0


class DuelTree:
    """All lines of ``record``; every change gives a new :attr:`record` to save.

    Raises ``LookupError`` for a line there is not.
    """

    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def lines(self) -> list[Line]:
        """The main line first, then each branch under the line it leaves."""
        found: list[Line] = []
        self._gather(MAIN_LINE, 0, found)
        return found

    def _gather(self, number: int, depth: int, found: list[Line]) -> None:
        record = self.record
        if number == MAIN_LINE:
            name, end = "", len(record.responses)
            found.append(Line(MAIN_LINE, name, MAIN_LINE, 0, end, 0, record.winner, record.turn))
        else:
            branch = self._branch(number)
            end = branch.step + len(branch.responses)
            found.append(
                Line(number, branch.name, branch.parent, branch.step, end, depth, branch.winner, branch.turn)
            )
        children = [n for n, branch in enumerate(record.branches) if branch.parent == number]
        for child in sorted(children, key=lambda n: (record.branches[n].step, n)):
            self._gather(child, depth + 1, found)

    def _branch(self, number: int) -> Branch:
        if not 0 <= number < len(self.record.branches):
            raise LookupError(f"The record has no line {number}.")
        return self.record.branches[number]

    def add_branch(self, branch: Branch) -> int:
        """Keep ``branch``; returns its number. Its name is made different from the others' if need be."""
        if branch.parent != MAIN_LINE:
            self._branch(branch.parent)
        depth = next(line.depth for line in self.lines if line.number == branch.parent)
        if len(self.record.branches) >= MAX_BRANCHES or depth >= MAX_DEPTH:
            raise LookupError("The record has too many lines already; delete one of them first.")
        if not 0 <= branch.step <= len(self.line(branch.parent).responses):
            raise LookupError(f"The line has no step {branch.step}.")
        taken = {other.name for other in self.record.branches}
        name, number = branch.name.strip() or "Line", 1
        unique = name
        while unique in taken:
            number += 1
            unique = f"{name} {number}"
        branches = (*self.record.branches, replace(branch, name=unique))
        self.record = replace(self.record, branches=branches)
        return len(branches) - 1

    def rename(self, number: int, name: str) -> None:
        """Call line ``number`` ``name``."""
        branch = self._branch(number)
        branches = list(self.record.branches)
        branches[number] = replace(branch, name=" ".join(name.split())[:80] or branch.name)
        self.record = replace(self.record, branches=tuple(branches))

    def delete(self, number: int) -> None:
        """Drop line ``number`` and every line that leaves it; the numbers of later lines move up."""
        self._branch(number)
        gone = {number}
        for n, branch in enumerate(self.record.branches):
            if branch.parent in gone:  # a parent always has a lower number
                gone.add(n)
        kept = [n for n in range(len(self.record.branches)) if n not in gone]
        moved = {old: new for new, old in enumerate(kept)} | {MAIN_LINE: MAIN_LINE}
        branches = tuple(
            replace(self.record.branches[n], parent=moved[self.record.branches[n].parent]) for n in kept
        )
        notes = tuple(
            replace(note, line=moved[note.line]) for note in self.record.notes if note.line in moved
        )
        self.record = replace(self.record, branches=branches, notes=notes)

    def line(self, number: int = MAIN_LINE) -> Record:
        """Line ``number`` from the very start of the duel, as a record of its own for a player."""
        if number == MAIN_LINE:
            return replace(self.record, branches=(), notes=self._notes(MAIN_LINE))
        branch = self._branch(number)
        parent, step = self.line(branch.parent), branch.step
        # A re-dealt line has another position at the step where it leaves.
        cut = step if branch.redeal else step + 1
        redeals = tuple(redeal for redeal in parent.setup.redeals if redeal.step <= step)
        if branch.redeal:
            redeals = (*redeals, Redeal(step, *branch.redeal))
        return replace(
            parent,
            responses=(*parent.responses[:step], *branch.responses),
            digests=(*(d for d in parent.digests if d[0] < cut), *(d for d in branch.digests if d[0] >= cut)),
            events=(*(x for x in parent.events if x[0] <= step), *(x for x in branch.events if x[0] > step)),
            frames=(*parent.frames[:step], *branch.frames) if parent.frames and branch.frames else (),
            names=branch.names,
            winner=branch.winner,
            win_reason=branch.win_reason,
            turn=branch.turn,
            surrendered=branch.surrendered,
            setup=replace(parent.setup, redeals=redeals),
            gaps=tuple((first, min(last, step)) for first, last in parent.gaps if first <= step),
            notes=self._notes(number),
        )

    def _notes(self, number: int) -> tuple[Note, ...]:
        """The notes of line ``number``, as notes of a record that holds nothing else."""
        return tuple(replace(note, line=MAIN_LINE) for note in self.record.notes if note.line == number)

    def set_notes(self, number: int, notes: tuple[Note, ...]) -> None:
        """Put ``notes`` (of a :meth:`line` record, whose line is -1) in the place of those of ``number``."""
        if number != MAIN_LINE:
            self._branch(number)
        others = [note for note in self.record.notes if note.line != number]
        new = [replace(note, line=number) for note in notes]
        merged = sorted((*others, *new), key=lambda note: (note.line, note.step))
        self.record = replace(self.record, notes=tuple(merged))

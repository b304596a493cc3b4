"""The player's puzzles as files: folders, rename, duplicate, a trash that gives everything back, import."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from app.data import atomic, paths
from app.data.errors import DataError, FileError, PuzzleError
from app.data.puzzle_file import ENDING, Puzzle, check_puzzle, list_puzzles, load_puzzle, save_puzzle
from app.data.puzzle_lua import load_lua_puzzle
from app.engine.carddata import CardPool

TRASH: Final = ".trash"
MAX_IMPORT: Final = 5000
_MAX_NAME_BYTES: Final = 200
_FORBIDDEN: Final = '<>:"/\\|?*'
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?\Z", re.IGNORECASE)


def puzzles_dir() -> Path:
    """The player's own puzzles and saved positions."""
    return paths.user_dir() / "puzzles"


def sample_puzzles_dir() -> Path:
    """The puzzles that come with Ketto; read only."""
    return paths.resources_dir() / "puzzles"


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """One puzzle of the list. ``folder`` is its folder under the root, "" for the root itself.

    ``puzzle`` None: the file cannot be read, and ``problem`` says why. ``sample``: it came with Ketto.
    """

    path: Path
    folder: str
    puzzle: Puzzle | None
    problem: str = ""
    sample: bool = False

    @property
    def name(self) -> str:
        """What the list shows."""
        return self.puzzle.name if self.puzzle is not None else self.path.stem


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import of ``.lua`` files did: (file, problem sentence) of those that failed, and remarks.

    ``left`` counts the files that were not looked at, because the import was stopped.
    """

    saved: tuple[Path, ...]
    failed: tuple[tuple[Path, str], ...]
    remarks: tuple[tuple[Path, str], ...]
    left: int = 0


class PuzzleStore:
    """The puzzles under ``root``, and the samples beside them. Every method raises :class:`FileError`.

    Deleting and renaming can be undone, the last thing first.
    """

    def __init__(self, root: Path | None = None, samples: Path | None = None) -> None:
        self.root = root or puzzles_dir()
        self.samples = samples or sample_puzzles_dir()
        #: (what was done, how to undo it); the newest last.
        self._undo: list[tuple[str, Callable[[], None]]] = []

    # --- looking -------------------------------------------------------------------------

    def entries(self) -> list[PuzzleEntry]:
        """The player's puzzles by folder and name, then the samples."""
        own = [self._entry(path, self.root, False) for path in self._files()]
        own.sort(key=lambda entry: (entry.folder.casefold(), entry.name.casefold()))
        return own + [self._entry(path, self.samples, True) for path in list_puzzles(self.samples)]

    def _files(self) -> list[Path]:
        return [path for path in list_puzzles(self.root) if TRASH not in path.relative_to(self.root).parts]

    @staticmethod
    def _entry(path: Path, root: Path, sample: bool) -> PuzzleEntry:
        folder = path.parent.relative_to(root).as_posix()
        folder = "" if folder == "." else folder
        try:
            return PuzzleEntry(path, folder, load_puzzle(path), sample=sample)
        except DataError as error:
            return PuzzleEntry(path, folder, None, error.phrase, sample)

    # --- changing ------------------------------------------------------------------------

    def save(self, puzzle: Puzzle, folder: str = "", path: Path | None = None) -> Path:
        """Write ``puzzle`` over ``path``, or into a new file named after it; returns the file."""
        if path is None:
            path = self.free(puzzle.name, folder)
        save_puzzle(puzzle, path)
        return path

    def free(self, name: str, folder: str = "") -> Path:
        """A file that does not exist yet for a puzzle called ``name``."""
        place = self.root
        for part in folder.split("/"):
            if part and part not in (".", ".."):
                place = place / file_name(part)
        stem = file_name(name)
        path, number = place / f"{stem}{ENDING}", 1
        while path.exists():
            number += 1
            path = place / f"{stem} {number}{ENDING}"
        return path

    def duplicate(self, entry: PuzzleEntry) -> Path:
        """A copy among the player's puzzles (a sample's, too); returns its file."""
        if entry.puzzle is None:
            raise FileError("{name} cannot be read, so it cannot be copied.", name=entry.path.name)
        names = {other.name for other in self.entries() if not other.sample}
        name, number = entry.name, 1
        while name in names:
            number += 1
            name = f"{entry.name} {number}"
        folder = "" if entry.sample else entry.folder
        path = self.save(replace(entry.puzzle, name=name), folder)
        self._undo.append(("duplicate", lambda: self._all_to_trash([path])))
        return path

    def folders(self) -> list[str]:
        """The folders that hold puzzles of the player, by name; "" is the root."""
        return sorted({entry.folder for entry in self.entries() if not entry.sample} | {""})

    def rename(self, entry: PuzzleEntry, name: str, folder: str | None = None) -> Path:
        """Call a puzzle ``name`` and put it into ``folder`` (None: where it is). Returns its new file."""
        words = " ".join(name.split())
        if entry.puzzle is None or entry.sample or not words:
            raise FileError("This puzzle cannot be renamed; give it a name of at least one letter.")
        place = entry.folder if folder is None else folder
        if words == entry.name and place == entry.folder:
            return entry.path
        old = entry.puzzle
        path = self.free(words, place)
        save_puzzle(replace(old, name=words), path)
        _remove(entry.path)

        def undo() -> None:
            if entry.path.exists():
                raise FileError("{name} exists again; rename it first.", name=entry.path.name)
            # What was changed since the puzzle got its new name stays.
            save_puzzle(replace(load_puzzle(path), name=old.name), entry.path)
            _remove(path)

        self._undo.append(("rename", undo))
        return path

    def delete(self, entry: PuzzleEntry) -> None:
        """Put a puzzle into the trash."""
        if entry.sample:
            raise FileError("The puzzles that come with Ketto cannot be deleted.")
        stored = self._to_trash(entry.path)

        def undo() -> None:
            if entry.path.exists():
                raise FileError("{name} exists again; rename it first.", name=entry.path.name)
            _move(stored, entry.path)

        self._undo.append(("delete", undo))

    def _to_trash(self, path: Path) -> Path:
        place = self.root / TRASH / path.name
        number = 1
        while place.exists():
            number += 1
            place = place.with_name(f"{path.stem} {number}{path.suffix}")
        _move(path, place)
        return place

    def _all_to_trash(self, files: list[Path]) -> None:
        for path in files:
            if path.exists():
                self._to_trash(path)

    @property
    def can_undo(self) -> str:
        """What :meth:`undo` would undo: "delete", "rename", "duplicate", "import" or "" for nothing."""
        return self._undo[-1][0] if self._undo else ""

    def undo(self) -> None:
        """Take the last change back."""
        if self._undo:
            _, action = self._undo[-1]
            action()
            self._undo.pop()

    # --- importing -----------------------------------------------------------------------

    def import_lua(
        self, source: Path, pool: CardPool, step: Callable[[int, int], bool] = lambda done, total: True
    ) -> ImportReport:
        """Import a ``.lua`` puzzle, or all of a folder with its sub-folders; bad files change nothing.

        ``step`` hears before each file how many of how many are done; False stops there, and what came in
        so far stays (one undo takes it away).
        """
        files = [source]
        base = source.parent
        if source.is_dir():
            base = source
            files = sorted(path for path in source.rglob("*.lua") if path.is_file())[:MAX_IMPORT]
        saved: list[Path] = []
        failed: list[tuple[Path, str]] = []
        remarks: list[tuple[Path, str]] = []
        left = 0
        for done, path in enumerate(files):
            if not step(done, len(files)):
                left = len(files) - done
                break
            try:
                puzzle = load_lua_puzzle(path, pool)
                folder = path.parent.relative_to(base).as_posix()
                if source.is_dir():
                    folder = f"{source.name}/{folder}" if folder != "." else source.name
                saved.append(self.save(puzzle, folder))
            except (PuzzleError, FileError) as error:
                failed.append((path, error.phrase))
                continue
            remarks += [(path, remark) for remark in puzzle.remarks]
            problem = check_puzzle(puzzle, pool)
            if problem:
                remarks.append((path, problem))
        if saved:
            self._undo.append(("import", lambda: self._all_to_trash(saved)))
        return ImportReport(tuple(saved), tuple(failed), tuple(remarks), left)


def file_name(name: str) -> str:
    """``name`` as a file name that every system takes."""
    kept = "".join(" " if sign in _FORBIDDEN or ord(sign) < 32 else sign for sign in name)
    cut = " ".join(kept.split())[:80].encode("utf-8", "replace")[:_MAX_NAME_BYTES]
    words = cut.decode("utf-8", "ignore").strip(" .") or "Puzzle"
    return f"{words} puzzle" if _RESERVED.match(words) else words


def _move(old: Path, new: Path) -> None:
    try:
        new.parent.mkdir(parents=True, exist_ok=True)
        old.replace(new)
    except OSError as error:
        raise FileError(
            "{path} cannot be moved to {folder} ({reason}).",
            path=old,
            folder=new.parent,
            reason=atomic.reason_of(error),
        ) from None


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise FileError(
            "{path} cannot be deleted ({reason}).", path=path, reason=atomic.reason_of(error)
        ) from None

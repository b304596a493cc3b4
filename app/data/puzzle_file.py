"""Puzzles and saved positions: ``.puzzle`` text files, and the same text as a code to share.

    # Ketto puzzle
    # name: Two cards, one turn
    # author: ...
    # note: What the solver reads first; the lines of a longer note
    # note: stand one below the other.
    # opponent: greedy
    ketto 1
    rules mr5
    ...

The position below the heading is that of :mod:`app.engine.notation`, so a puzzle can be read, written
and mended in any text editor. A code is ``ketto:`` and the packed text in URL-safe letters.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from app.data import atomic
from app.data.errors import FileError, Phrase, PuzzleError
from app.engine.carddata import CardPool
from app.engine.duel import DeckList, Duel, Setup
from app.engine.errors import BadNotation, EngineError
from app.engine.notation import from_text, to_text
from app.engine.rules import rules_named

ENDING: Final = ".puzzle"
CODE: Final = "ketto:"
MAX_BYTES: Final = 256 << 10
MAX_LINE: Final = 200
HEADING: Final = "# Ketto puzzle"

OPPONENTS: Final = ("passive", "greedy", "human")
"""Who may play the other side: an agent, or the solver by hand."""

_FIELD = re.compile(r"#\s*(name|author|note|opponent)\s*:(.*)", re.IGNORECASE)
_RULES = re.compile(r"^\s*rules\s+(\S+)", re.MULTILINE)
_GOAL = re.compile(r"^\s*goal\s+([AB])\s+(\d+)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position to play. ``position`` is notation text; ``note`` may have several lines.

    ``path`` is where it was read from. ``remarks`` are sentences about what an import left out.
    ``opponent`` is one of ``OPPONENTS``, or "" where the puzzle leaves it open.
    """

    name: str
    position: str
    author: str = ""
    note: str = ""
    path: Path | None = None
    remarks: tuple[str, ...] = ()
    opponent: str = ""

    @property
    def solver(self) -> int:
        """The player who has to reach the goal (0 without one)."""
        found = _GOAL.search(self.position)
        return "AB".index(found[1]) if found else 0

    @property
    def has_goal(self) -> bool:
        """Whether a player loses unless they win in time."""
        return bool(_GOAL.search(self.position))

    def setup(self, seed: int = 0) -> Setup:
        """The duel that begins with this position; raises ``UnknownRules``."""
        found = _RULES.search(self.position)
        nothing = DeckList(())
        return Setup(
            rules_named(found[1] if found else "mr5"), seed, (nothing, nothing), position=self.position
        )


def position_of(duel: Duel) -> str:
    """The position of a running duel as text; raises ``BadNotation`` unless at an open game state."""
    if not duel.is_open:
        raise BadNotation("Only a position at an open game state can be written as text.")
    return to_text(duel.kernel.state)


def check_puzzle(puzzle: Puzzle, pool: CardPool) -> str:
    """Why the position cannot be played, as a sentence; empty if it can."""
    try:
        from_text(puzzle.position, pool)
    except EngineError as error:
        return str(error)
    return ""


def puzzle_text(puzzle: Puzzle) -> str:
    """The puzzle as the text of its file."""
    lines = [HEADING, f"# name: {_line(puzzle.name)}"]
    if puzzle.author:
        lines.append(f"# author: {_line(puzzle.author)}")
    lines += [f"# note: {_line(line)}" for line in puzzle.note.splitlines()]
    if puzzle.opponent:
        lines.append(f"# opponent: {puzzle.opponent}")
    text = "\n".join([*lines, puzzle.position.strip(), ""])
    # The name may come from a file's name, which is not always Unicode.
    return text.encode("utf-8", "replace").decode("utf-8")


def parse_puzzle(text: str, name: str = "Puzzle", source: str = "puzzle") -> Puzzle:
    """The puzzle in ``text``; raises :class:`PuzzleError` that names ``source`` when it is none.

    Only the heading is read here; :func:`check_puzzle` says whether the position can be played.
    """
    if len(text) > MAX_BYTES:
        raise PuzzleError(
            "{source} is too long for a puzzle; choose a file of at most {most} letters.",
            source=source,
            most=MAX_BYTES,
        )
    fields: dict[str, list[str]] = {"name": [], "author": [], "note": [], "opponent": []}
    position: list[str] = []
    for line in text.removeprefix("\ufeff").splitlines():
        found = _FIELD.fullmatch(line.strip())
        if found and not position:
            fields[found[1].lower()].append(found[2].strip())
        elif line.strip() and line.strip() != HEADING:
            position.append(line.rstrip())
    body = "\n".join(position)
    if not _RULES.search(body):
        raise PuzzleError(
            "{source} is not a puzzle: it has no 'rules' line; choose a {ending} file that Ketto saved.",
            source=source,
            ending=ENDING,
        )
    title = " ".join(fields["name"]) or name
    opponent = "".join(fields["opponent"]).casefold()
    return Puzzle(
        title,
        body + "\n",
        " ".join(fields["author"]),
        "\n".join(fields["note"]),
        opponent=opponent if opponent in OPPONENTS else "",
    )


def load_puzzle(path: Path | str) -> Puzzle:
    """Read a ``.puzzle`` file; raises :class:`PuzzleError` or :class:`FileError`."""
    path = Path(path)
    try:
        content = atomic.read_bytes(path, MAX_BYTES, Phrase("puzzle"))
        text = content.decode("utf-8-sig")
    except FileError as error:
        raise PuzzleError(error.phrase) from None
    except UnicodeDecodeError:
        raise PuzzleError(
            "{path} is not a text file, so it is no puzzle; choose a {ending} file.", path=path, ending=ENDING
        ) from None
    return replace(parse_puzzle(text, path.stem, str(path)), path=path)


def save_puzzle(puzzle: Puzzle, path: Path | str) -> None:
    """Write ``puzzle`` to ``path`` atomically; raises :class:`FileError`."""
    atomic.write_text(Path(path), puzzle_text(puzzle))


def list_puzzles(folder: Path) -> list[Path]:
    """The puzzle files in ``folder`` and its sub-folders, by path; empty if there is no such folder."""
    if not folder.is_dir():
        return []
    found = (path for path in folder.rglob(f"*{ENDING}") if path.is_file())
    return sorted(found, key=lambda path: str(path).casefold())


def to_code(puzzle: Puzzle) -> str:
    """The whole puzzle as one line of letters to share."""
    packed = zlib.compress(puzzle_text(puzzle).encode("utf-8"), 9)
    return CODE + base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def from_code(code: str) -> Puzzle:
    """The puzzle that :func:`to_code` packed; raises :class:`PuzzleError`."""
    letters = "".join(code.split())
    if not letters.startswith(CODE):
        raise PuzzleError("This is not the code of a puzzle; such a code begins with '{start}'.", start=CODE)
    letters = letters.removeprefix(CODE)
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        # A short code must not be able to fill the memory.
        content = unpacker.decompress(packed, MAX_BYTES)
        if not unpacker.eof or unpacker.unused_data:
            raise ValueError("the code is cut off or too long")
        text = content.decode("utf-8")
    except (ValueError, binascii.Error, zlib.error):
        raise PuzzleError(
            "The code of the puzzle is damaged; copy it again, from its first letter to its last."
        ) from None
    return parse_puzzle(text, "Puzzle", Phrase("The code"))


def _line(text: str) -> str:
    return " ".join(text.split())[:MAX_LINE]


__all__ = [
    "CODE",
    "ENDING",
    "OPPONENTS",
    "Puzzle",
    "check_puzzle",
    "from_code",
    "list_puzzles",
    "load_puzzle",
    "parse_puzzle",
    "position_of",
    "puzzle_text",
    "save_puzzle",
    "to_code",
]

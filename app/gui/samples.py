"""What the decks and puzzles that come with Ketto are called in the language of the program."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from app.data import paths
from app.data.errors import DataError
from app.data.puzzle_store import PuzzleEntry
from app.gui.i18n import mark, tr

_DECKS: Final = {
    "blue_eyes_beatdown": mark("Blue-Eyes Beatdown"),
    "dark_magician": mark("Dark Magician"),
    "flip_control": mark("Flip Control"),
    "hero_fusion": mark("HERO Fusion"),
    "link": mark("Link"),
    "monarchs": mark("Monarchs"),
    "pendulum": mark("Pendulum"),
    "ritual": mark("Ritual"),
    "swarm": mark("Swarm"),
    "synchro": mark("Synchro"),
    "trap_control": mark("Trap Control"),
    "xyz": mark("Xyz"),
}
#: Name and note of each puzzle, as its file has them.
_PUZZLES: Final = (
    mark("First things first"),
    mark("A dragon, a Set card, 2000 LP. Win this turn."),
    mark("Soft target"),
    mark(
        "What cannot be destroyed by battle can be attacked twice.\n"
        "5400 points of damage are needed this turn."
    ),
    mark("Their dragon, your turn"),
    mark("Two dragons, one of them on the wrong side. The opponent has 5000 LP left.\nWin this turn."),
)


def is_sample_deck(path: Path) -> bool:
    """Whether the deck file ``path`` came with Ketto."""
    try:
        return path.is_relative_to(paths.sample_decks_dir())
    except DataError:
        return False


def sample_deck_name(path: Path) -> str:
    """What the sample deck in the file ``path`` is called."""
    known = _DECKS.get(path.stem)
    return tr(known) if known is not None else path.stem.replace("_", " ").title()


def deck_name(path: Path) -> str:
    """What any deck file is called: the player's by its own name."""
    return sample_deck_name(path) if is_sample_deck(path) else path.stem


def in_words(entry: PuzzleEntry) -> PuzzleEntry:
    """``entry`` with name and note in the language of the program, if the puzzle came with Ketto."""
    puzzle = entry.puzzle
    if puzzle is None or not entry.sample:
        return entry
    name, note = (tr(text) if text in _PUZZLES else text for text in (puzzle.name, puzzle.note))
    return replace(entry, puzzle=replace(puzzle, name=name, note=note))

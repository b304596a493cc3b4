"""The replays of a folder: what each is about, and renaming, deleting and bringing them back."""

from __future__ import annotations

import os
import re
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.data.atomic import reason_of
from app.data.decks import Deck, list_decks, load_ydk, save_ydk
from app.data.errors import DataError, FileError, Phrase
from app.data.record import Outline
from app.data.replay_file import load_outline, load_partial
from app.data.yrp import load_yrp
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.duel import DeckList

RECORD_ENDING: Final = ".ketto"
FOREIGN_ENDINGS: Final = (".yrp", ".yrpx")
TRASH: Final = ".trash"
MAX_NAME: Final = 120
MAX_NAME_BYTES: Final = 240
#: Deleted replays that are kept for their return; older ones go for good.
_KEPT_IN_TRASH: Final = 40
_FORBIDDEN: Final = re.compile(r'[<>:"|?*\x00-\x1f]')
#: Names that Windows keeps for devices, whatever their ending.
_DEVICES: Final = {
    "con",
    "prn",
    "aux",
    "nul",
    *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)),
}


_ONLY_ANSWERS: Final = Phrase(
    "This replay holds only the players' answers, which mean something to the program that wrote it alone:"
    " its decks can be saved, but there is nothing to watch."
)


@dataclass(frozen=True, slots=True)
class DeckTitle:
    """What to call a deck: the ``name`` of a known deck file with the same cards, else its ``ace`` card."""

    name: str = ""
    ace: int = 0


@dataclass(frozen=True, slots=True)
class ReplayEntry:
    """One replay in the list. ``problem`` is a sentence when it cannot be read, or only in part.

    ``winner`` is 0, 1, 2 (a draw) or None; ``saved_at`` in seconds since 1970; ``foreign``: a replay of
    another program. ``readable``: there is something to watch.
    """

    path: Path
    names: tuple[str, str] = ("", "")
    decks: tuple[DeckTitle, DeckTitle] = (DeckTitle(), DeckTitle())
    rules: str = ""
    winner: int | None = None
    win_reason: str = ""
    turns: int = 0
    steps: int = 0
    saved_at: float = 0.0
    notes: int = 0
    branches: int = 0
    foreign: bool = False
    readable: bool = True
    problem: str = ""

    @property
    def title(self) -> str:
        """The file's name without its ending."""
        return self.path.stem


class DeckNames:
    """Finds the title of a deck among the decks of ``folders``; ``name_of`` is what a file is called."""

    def __init__(
        self,
        pool: CardPool,
        folders: Iterable[Path] = (),
        name_of: Callable[[Path], str] = lambda path: path.stem,
    ) -> None:
        self._pool = pool
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], str] = {}
        for folder in folders:
            for path in list_decks(folder) if folder.is_dir() else ():
                try:
                    deck = load_ydk(path, pool)
                except DataError:
                    continue
                self._known.setdefault(_cards(deck.main, deck.extra), name_of(path))

    def title(self, deck: DeckList) -> DeckTitle:
        """What to call ``deck``."""
        name = self._known.get(_cards(deck.main, deck.extra), "")
        return DeckTitle(name, self._ace(deck))

    def _ace(self, deck: DeckList) -> int:
        """The card one would name a deck after: its strongest monster, of those it relies on."""
        best: tuple[int, int, int] | None = None
        for code, copies in Counter((*deck.main, *deck.extra)).items():
            card = self._pool.get(code)
            if card is None or not card.type & c.TYPE_MONSTER:
                continue
            # Two copies say more about a deck than 500 ATK.
            rank = (card.attack + 500 * min(copies, 3), copies, -code)
            best = max(best, rank) if best is not None else rank
        return -best[2] if best is not None else 0


def _cards(main: Iterable[int], extra: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return tuple(sorted(main)), tuple(sorted(extra))


def replay_paths(folder: Path) -> list[Path]:
    """The replay files of ``folder``, the newest first; an unreadable folder has none."""
    try:
        found = [entry for entry in os.scandir(folder) if entry.is_file() and is_replay(Path(entry.name))]
        dated = [(entry.stat().st_mtime, entry.name) for entry in found]
    except OSError:
        return []
    return [folder / name for _, name in sorted(dated, reverse=True)]


def is_replay(path: Path) -> bool:
    """Whether the ending says that this is a replay, ours or another program's."""
    return path.suffix.lower() in (RECORD_ENDING, *FOREIGN_ENDINGS) and not path.name.startswith(".")


def renamed(path: Path, typed: str) -> Path:
    """The path of ``path`` under the name that was typed, with its ending once.

    Raises :class:`FileError` with one sentence when no file can or should have this name.
    """
    name = typed.strip()
    if "/" in name or "\\" in name:
        raise FileError("“{name}” has a / or \\ in it; a name is not a path, so leave it out.", name=name)
    while name.lower().endswith(path.suffix.lower()):
        name = name[: -len(path.suffix)].rstrip()
    if not name.strip(". "):
        raise FileError("A replay needs a name; type at least one letter or figure.")
    bad = _FORBIDDEN.search(name)
    if bad is not None:
        raise FileError(
            "“{name}” has the character {sign!r} in it; file names cannot, so leave it out.",
            name=name,
            sign=bad.group(),
        )
    if name.endswith(".") or name.startswith("."):
        raise FileError("“{name}” begins or ends with a dot; write it without.", name=name)
    if name.split(".")[0].rstrip().lower() in _DEVICES:
        raise FileError("“{name}” is a name that Windows keeps for itself; choose another one.", name=name)
    length = len((name + path.suffix).encode("utf-8", "surrogatepass"))
    if len(name) > MAX_NAME or length > MAX_NAME_BYTES:
        most = MAX_NAME if len(name) > MAX_NAME else len(name) * MAX_NAME_BYTES // length
        raise FileError("The name is longer than {most} letters; choose a shorter one.", most=most)
    return path.with_name(name + path.suffix)


def rename(path: Path, typed: str) -> Path:
    """Rename a replay; returns its new path. Never replaces another file; raises :class:`FileError`."""
    target = renamed(path, typed)
    if target == path:
        return path
    # On a file system that ignores case the file itself is found under its new name.
    if target.exists() and not (path.exists() and target.samefile(path)):
        raise FileError("There is already a replay called “{name}”; choose another name.", name=target.stem)
    _move(path, target)
    return target


@dataclass(frozen=True, slots=True)
class Deleted:
    """A replay that was deleted, and where it waits for its return."""

    path: Path
    kept: Path


def delete(path: Path) -> Deleted:
    """Put a replay into the folder's trash; raises :class:`FileError`."""
    trash = path.parent / TRASH
    try:
        trash.mkdir(exist_ok=True)
    except OSError as error:
        raise FileError(
            "Cannot make the folder {folder} ({reason}); check that you may write there.",
            folder=trash,
            reason=reason_of(error),
        ) from None
    # Not the whole name: with the time in front it might be longer than a name can be.
    kept = _free(trash / f"{time.time_ns()}_{_cut(path.stem, 120)}{path.suffix}")
    _move(path, kept)
    _empty(trash)
    return Deleted(path, kept)


def restore(deleted: Deleted) -> Path:
    """Bring a deleted replay back, under another name if its own is taken; raises :class:`FileError`."""
    target = _free(deleted.path)
    _move(deleted.kept, target)
    return target


def _move(source: Path, target: Path) -> None:
    try:
        source.rename(target)
    except OSError as error:
        raise FileError(
            "Cannot move {source} to {target} ({reason}); check that the file is still there.",
            source=source,
            target=target.name,
            reason=reason_of(error),
        ) from None


def _free(path: Path) -> Path:
    """``path``, or the first of ``path (2)``, ``path (3)`` that does not exist."""
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_name(f"{path.stem} ({number}){path.suffix}")
    return found


def _empty(trash: Path) -> None:
    """Forget the oldest deleted replays."""
    with suppress(OSError):
        kept = sorted(path for path in trash.iterdir() if path.is_file())
        for path in kept[:-_KEPT_IN_TRASH]:
            with suppress(OSError):  # one that another program has open goes next time
                path.unlink(missing_ok=True)


# --- reading ---------------------------------------------------------------------------------------


def read_entry(path: Path, titles: DeckNames) -> ReplayEntry:
    """What the list says about the file ``path``. Never raises: whatever is wrong is its ``problem``."""
    try:
        changed = path.stat().st_mtime
    except OSError as error:
        return ReplayEntry(
            path,
            readable=False,
            problem=Phrase("Cannot read {name} ({reason}).", name=path.name, reason=reason_of(error)),
        )
    if path.suffix.lower() in FOREIGN_ENDINGS:
        return _foreign_entry(path, changed, titles)
    try:
        about, problem = _about(path)
    except DataError as error:
        return ReplayEntry(path, saved_at=changed, readable=False, problem=error.phrase)
    decks = about.setup.decks
    return ReplayEntry(
        path=path,
        names=about.names,
        decks=(titles.title(decks[0]), titles.title(decks[1])),
        rules=about.setup.rules.name,
        winner=about.winner,
        win_reason=about.win_reason,
        turns=about.turn,
        steps=about.steps,
        saved_at=float(about.saved_at or changed),
        notes=about.notes,
        branches=about.branches,
        problem=problem,
    )


def _about(path: Path) -> tuple[Outline, str]:
    """What the record is about, and what is missing of it; only one that is not whole is read as a whole."""
    found = load_outline(path)
    if found is not None:
        return found, ""
    record, problem = load_partial(path)
    about = Outline(
        setup=record.setup,
        names=record.names,
        winner=record.winner,
        win_reason=record.win_reason,
        turn=record.turn,
        steps=record.steps,
        saved_at=record.saved_at,
        notes=len(record.notes),
        branches=len(record.branches),
    )
    return about, problem


def _foreign_entry(path: Path, changed: float, titles: DeckNames) -> ReplayEntry:
    try:
        found = load_yrp(path)
    except DataError as error:
        return ReplayEntry(path, saved_at=changed, foreign=True, readable=False, problem=error.phrase)
    names = (*found.names[:1], *found.names[found.team : found.team + 1], "", "")
    decks = [DeckList(deck.main, deck.extra) for deck in found.decks[:: found.team]][:2]
    named = [titles.title(deck) for deck in decks] + [DeckTitle(), DeckTitle()]
    return ReplayEntry(
        path=path,
        names=(names[0], names[1]),
        decks=(named[0], named[1]),
        rules=found.rules,
        saved_at=float(found.saved_at or changed),
        foreign=True,
        readable=bool(found.messages),
        problem=" ".join(found.problems) if found.messages else _ONLY_ANSWERS,
    )


def save_decks(path: Path, folder: Path) -> list[Path]:
    """Write both players' decks of a replay as deck files into ``folder``; returns their paths.

    No file is replaced. Raises :class:`DataError` with one sentence, also for a replay that tells no decks.
    """
    if path.suffix.lower() in FOREIGN_ENDINGS:
        found = load_yrp(path)
        named = list(zip(found.names, found.decks, strict=False))
        decks = [(name, deck.main, deck.extra) for name, deck in named]
    else:
        record, _ = load_partial(path)
        pairs = zip(record.names, record.setup.decks, strict=True)
        decks = [(name, deck.main, deck.extra) for name, deck in pairs]
    decks = [deck for deck in decks if deck[1] or deck[2]]
    if not decks:
        raise FileError("{name} does not tell the decks of its players.", name=path.name)
    written = []
    for name, main, extra in decks:
        target = _free(folder / f"{_cut(path.stem, 120)} - {_as_file_name(name)}.ydk")
        save_ydk(Deck(target.stem, main, extra), target)
        written.append(target)
    return written


def _as_file_name(name: str) -> str:
    """A player's name without what file names cannot have."""
    return _cut(re.sub(r"[\\/]", "-", _FORBIDDEN.sub("", name)).strip(". ")[:40], 80) or "deck"


def _cut(text: str, size: int) -> str:
    """The beginning of ``text`` that fits into ``size`` bytes of a file's name."""
    return text.encode("utf-8", "replace")[:size].decode("utf-8", "ignore").rstrip(". ")

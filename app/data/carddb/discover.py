"""Finding the card files in the folder of an EDOPro or YGOPro installation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from app.data.carddb.cdb import ARCHIVES

MAX_FILES: Final = 500
"""Most files of one kind that are taken from a folder; a folder with more is not an installation."""
MAX_DECKS: Final = 5000
MAX_DECK_DEPTH: Final = 3
"""How many folders inside each other are looked through for decks."""


@dataclass(frozen=True, slots=True)
class Sources:
    """What a folder holds; of files that overlay each other, the later wins.

    ``databases`` are ``.cdb`` files (and archives that may hold some), ``strings`` are ``strings.conf``
    files (and those archives again), ``banlists`` are ``lflist.conf`` files; ``pics`` are folders of card
    pictures named by passcode, the first that has one wins; ``decks`` are folders of ``.ydk`` files.
    """

    databases: tuple[Path, ...] = ()
    strings: tuple[Path, ...] = ()
    banlists: tuple[Path, ...] = ()
    pics: tuple[Path, ...] = ()
    decks: tuple[Path, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.databases or self.strings or self.banlists or self.pics or self.decks)

    def joined(self, other: Sources) -> Sources:
        """Both; where files overlay each other, those of ``other`` win."""
        return Sources(
            self.databases + other.databases,
            self.strings + other.strings,
            self.banlists + other.banlists,
            other.pics + self.pics,
            self.decks + other.decks,
        )


def find_sources(folder: Path) -> Sources:
    """The sources in ``folder`` (an EDOPro or YGOPro folder, or just one with ``.cdb`` or ``.ydk`` files).

    Empty if there is nothing, also if the folder is missing or may not be read.
    """
    expansions, languages = folder / "expansions", folder / "config" / "languages"
    repositories = list(_folders(folder / "repositories"))
    # What the player put in by hand (expansions) wins over what came by itself.
    places = [folder, *repositories, expansions, *_folders(expansions)]
    databases = [path for place in places for path in _files(place, ".cdb", *ARCHIVES)]
    databases = [path for path in databases if path.suffix.lower() == ".cdb" or expansions in path.parents]
    archives = [path for path in databases if path.suffix.lower() in ARCHIVES]
    spoken = list(_folders(languages))
    databases += [path for place in spoken for path in _files(place, ".cdb")]
    strings = [folder / "strings.conf", folder / "config" / "strings.conf"]
    strings += [place / "strings.conf" for place in spoken]
    strings += [place / "strings.conf" for place in places[1:]]
    banlists = [place / "lflist.conf" for place in places]
    banlists += [path for place in (folder, *repositories) for path in _files(place / "lflists", ".conf")]
    pics = [place / "pics" for place in (expansions, folder, *repositories)]
    return Sources(
        tuple(databases),
        tuple(path for path in (*strings, *archives) if _is_file(path)),
        tuple(path for path in banlists if _is_file(path)),
        tuple(path for path in pics if _is_folder(path)),
        _deck_folders(folder),
    )


def _deck_folders(folder: Path) -> tuple[Path, ...]:
    """Where the decks are; a folder of decks alone is one itself."""
    found = tuple(path for path in (folder / "deck", folder / "decks") if _is_folder(path))
    return found or ((folder,) if _files(folder, ".ydk") else ())


def find_all(folders: Iterable[Path | str]) -> Sources:
    """The sources of several folders, for example of ``settings.card_folders``; later ones win."""
    found = Sources()
    for folder in folders:
        found = found.joined(find_sources(Path(folder)))
    return found


def find_decks(folder: Path) -> Iterator[tuple[Path, str]]:
    """The ``.ydk`` files in ``folder`` and its sub-folders (YGOPro's categories), each with the path of
    its sub-folder as "Meta/Old" ("": in ``folder`` itself). Not more than :data:`MAX_DECKS`.
    """
    return islice(_decks(folder, "", MAX_DECK_DEPTH), MAX_DECKS)


def _decks(folder: Path, place: str, depth: int) -> Iterator[tuple[Path, str]]:
    yield from ((path, place) for path in _files(folder, ".ydk", most=MAX_DECKS))
    if depth:
        for inner in _folders(folder):
            yield from _decks(inner, f"{place}/{inner.name}".removeprefix("/"), depth - 1)


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir(), key=lambda path: path.name.casefold())
    except (OSError, ValueError):
        return []


def _folders(folder: Path) -> Iterator[Path]:
    return (path for path in _entries(folder) if not path.name.startswith(".") and _is_folder(path))


def _files(folder: Path, *endings: str, most: int = MAX_FILES) -> list[Path]:
    found = [path for path in _entries(folder) if path.suffix.lower() in endings and _is_file(path)]
    return found[:most]


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False

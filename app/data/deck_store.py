"""The player's decks as files: folders, tags, search, and a trash folder that gives everything back.

A deck is ``Name.ydk``; what Ketto knows of it beyond the cards (tags, roles of cards, notes) lies
beside it in ``Name.deck.json``, so both can be copied together. The folder ``.ketto`` of the root
holds the trash and the list of recently used decks.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import Final

from app.data import atomic
from app.data.deck_info import DeckInfo, load_info, read_json, reporting, save_info, sidecar
from app.data.deck_names import checked_name, free_path, natural_key
from app.data.decks import Deck, load_ydk, save_ydk
from app.data.errors import DataError, FileError, Phrase
from app.data.library import CardLibrary
from app.data.name_index import folded
from app.data.type_words import LANGUAGES
from app.engine.carddata import CardPool

SUFFIX: Final = ".ydk"
HIDDEN: Final = ".ketto"
MAX_RECENT: Final = 20
MAX_DEPTH: Final = 8
"""Folders inside folders that are looked into."""

MAX_TRASH: Final = 200
"""Deleted things that are kept; the oldest go first."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """One deck of the store. ``folder`` is its folder's path under the root, "" for the root."""

    path: Path
    folder: str
    tags: tuple[str, ...] = ()
    modified: float = 0.0

    @property
    def name(self) -> str:
        """The deck's name."""
        return self.path.stem


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder with what is in it, both sorted by name."""

    path: Path
    name: str
    folders: tuple[Folder, ...] = ()
    decks: tuple[DeckFile, ...] = ()


@dataclass(frozen=True, slots=True)
class Deleted:
    """A deck or folder in the trash; ``place`` is where it was under the root."""

    place: str
    stored: Path

    @property
    def name(self) -> str:
        """What it was called."""
        return PurePosixPath(self.place).stem


class DeckStore:
    """The decks under ``root``. Every method raises :class:`FileError` or :class:`DeckError`.

    Names and folders given to it are checked: nothing outside of ``root`` is touched.
    """

    def __init__(self, root: Path) -> None:
        self.root = Path(os.path.normpath(root))
        self._cards: dict[Path, tuple[tuple[int, int], frozenset[int]]] = {}
        self._names: tuple[CardPool | None, dict[int, str]] = (None, {})

    # -- Looking --------------------------------------------------------------------------------------

    def tree(self) -> Folder:
        """Everything under the root; an empty folder if it does not exist yet."""
        return self._folder(self.root, 0)

    def decks(self) -> tuple[DeckFile, ...]:
        """All decks in all folders, by folder and name."""
        return tuple(_flat(self.tree()))

    def folders(self) -> tuple[str, ...]:
        """The paths of all folders under the root, without the root."""
        return tuple(self._place(folder.path) for folder in _all_folders(self.tree()))

    def tags(self) -> tuple[str, ...]:
        """All tags in use, sorted."""
        return tuple(sorted({tag for deck in self.decks() for tag in deck.tags}, key=str.casefold))

    def file(self, path: Path) -> DeckFile:
        """The deck file at ``path``."""
        path = self._inside(path)
        return self._deck_file(path)

    def search(self, query: str, library: CardLibrary | None = None) -> tuple[DeckFile, ...]:
        """Decks that have every word of ``query`` in their name, folder, tags or the names of their cards.

        ``tag:word`` looks at the tags only, ``folder:word`` and ``card:word`` alike; words in double
        quotes belong together. Capitals and accents do not matter.
        """
        wanted = [_term(word) for word in _words(query)]
        decks = self.decks()
        if not wanted:
            return decks
        return tuple(deck for deck in decks if all(self._has(deck, *term, library) for term in wanted))

    def _has(self, deck: DeckFile, where: str, word: str, library: CardLibrary | None) -> bool:
        if where in ("", "name") and word in folded(deck.name):
            return True
        if where in ("", "folder") and word in folded(deck.folder):
            return True
        if where in ("", "tag") and any(word in folded(tag) for tag in deck.tags):
            return True
        if where in ("", "card") and library is not None:
            names = self._names_in(library)
            return any(word in names(code) for code in self._codes(deck.path))
        return False

    def _names_in(self, library: CardLibrary) -> Callable[[int], str]:
        """Gives all names of a card as one folded text; each is made once while the cards are the same."""
        pool, names = self._names
        if pool is not library.pool:
            pool, names = self._names = (library.pool, {})

        def name_of(code: int) -> str:
            if code not in names:
                names[code] = "\n".join(folded(library.name(code, lang)) for lang in LANGUAGES)
            return names[code]

        return name_of

    def _codes(self, path: Path) -> frozenset[int]:
        """The passcodes in a deck file, read again only after it changed; none if it cannot be read."""
        try:
            stat = path.stat()
            stamp = (stat.st_mtime_ns, stat.st_size)
            known = self._cards.get(path)
            if known is None or known[0] != stamp:
                deck = load_ydk(path)
                known = self._cards[path] = (stamp, frozenset((*deck.main, *deck.extra, *deck.side)))
        except (OSError, DataError):
            return frozenset()
        return known[1]

    # -- Decks ----------------------------------------------------------------------------------------

    def path_of(self, name: str, folder: str = "") -> Path:
        """The path a deck called ``name`` has in ``folder``; the name is checked."""
        return self._folder_path(folder) / f"{checked_name(name)}{SUFFIX}"

    def save(self, deck: Deck, path: Path | None = None) -> Deck:
        """Write ``deck`` to ``path`` (default: its own); gives the deck with that path and name."""
        path = path or deck.path
        if path is None:
            raise FileError("The deck {name} has no file yet; give it a name first.", name=deck.name)
        path = self._inside(path)
        checked_name(path.stem)
        save_ydk(deck, path)
        return replace(deck, path=path, name=path.stem)

    def save_new(self, deck: Deck, name: str, folder: str = "") -> Deck:
        """Write ``deck`` under a new name; raises :class:`FileError` if there is one of that name."""
        path = self.path_of(name, folder)
        self._require_free(path)
        return self.save(deck, path)

    def rename(self, path: Path, name: str) -> Path:
        """Call the deck or folder at ``path`` ``name``; gives its new path."""
        path = self._existing(path)
        suffix = path.suffix if path.is_file() else ""
        return self._to(path, path.with_name(checked_name(name) + suffix))

    def duplicate(self, path: Path) -> Path:
        """Copy the deck at ``path`` beside it as "Name (2)"; gives the copy's path."""
        path = self._existing(path)
        copy = free_path(path)
        with reporting(Phrase("Cannot copy {path}", path=path)):
            shutil.copyfile(path, copy)
            if sidecar(path).is_file():
                shutil.copyfile(sidecar(path), sidecar(copy))
        return copy

    def move(self, path: Path, folder: str) -> Path:
        """Move the deck or folder at ``path`` into ``folder``; gives its new path."""
        path = self._existing(path)
        target = self._folder_path(folder)
        if path.is_dir() and (target == path or path in target.parents):
            raise FileError(
                "The folder {name} cannot be moved into itself; choose another folder.", name=path.name
            )
        if target == path.parent:
            return path
        return self._to(path, target / path.name)

    def new_folder(self, name: str, parent: str = "") -> Path:
        """Make a folder; gives its path."""
        path = self._folder_path(parent) / checked_name(name)
        self._require_free(path)
        if len(path.relative_to(self.root).parts) > MAX_DEPTH:
            raise FileError("Folders can be nested {most} deep; make this one further up.", most=MAX_DEPTH)
        with reporting(Phrase("Cannot make the folder {path}", path=path)):
            path.mkdir(parents=True)
        return path

    def _to(self, path: Path, target: Path) -> Path:
        if target == path:
            return path
        # A name that differs only in capitals is the same file on many systems, and free to take.
        if not (target.exists() and target.samefile(path)):
            self._require_free(target)
        with reporting(Phrase("Cannot move {path}", path=path)):
            target.parent.mkdir(parents=True, exist_ok=True)
            beside = sidecar(path)
            has_sidecar = path.is_file() and beside.is_file()
            path.rename(target)
            if has_sidecar:
                beside.replace(sidecar(target))
        self._rename_recent(path, target)
        return target

    # -- Trash ----------------------------------------------------------------------------------------

    def delete(self, path: Path) -> Deleted:
        """Put the deck or folder at ``path`` into the trash; :meth:`restore` takes it out again."""
        path = self._existing(path)
        trash = self.root / HIDDEN / "trash"
        with reporting(Phrase("Cannot delete {path}", path=path)):
            trash.mkdir(parents=True, exist_ok=True)
            number = 1 + max((_number(each) for each in trash.iterdir()), default=0)
            box = trash / f"{number:06d}"
            box.mkdir()
            place = self._place(path)
            atomic.write_text(box / "place.json", json.dumps({"place": place}, ensure_ascii=False))
            beside = sidecar(path)
            has_sidecar = path.is_file() and beside.is_file()
            path.rename(box / path.name)
            if has_sidecar:
                beside.rename(box / beside.name)
        self._trim_trash()
        return Deleted(place, box)

    def trash(self) -> tuple[Deleted, ...]:
        """What was deleted, the last first."""
        folder = self.root / HIDDEN / "trash"
        boxes = sorted(folder.iterdir(), key=_number, reverse=True) if folder.is_dir() else []
        found = []
        for box in boxes:
            place = read_json(box / "place.json").get("place")
            if isinstance(place, str) and place and (box / PurePosixPath(place).name).exists():
                found.append(Deleted(place, box))
        return tuple(found)

    def restore(self, deleted: Deleted | None = None) -> Path:
        """Put ``deleted`` (default: the last) back where it was; gives its path.

        If its name is taken by now, it comes back as "Name (2)".
        """
        if deleted is None:
            boxes = self.trash()
            if not boxes:
                raise FileError("Nothing was deleted, so nothing can be restored.")
            deleted = boxes[0]
        name = PurePosixPath(deleted.place).name
        target = self._inside(self.root / deleted.place)
        source = deleted.stored / name
        if not source.exists():
            raise FileError("{name} is no longer in the trash, so it cannot be restored.", name=name)
        if target.exists():
            target = free_path(target)
        with reporting(Phrase("Cannot restore {path}", path=name)):
            target.parent.mkdir(parents=True, exist_ok=True)
            source.rename(target)
            beside = deleted.stored / sidecar(Path(name)).name
            if beside.is_file():
                beside.rename(sidecar(target))
            shutil.rmtree(deleted.stored, ignore_errors=True)
        return target

    def empty_trash(self) -> None:
        """Delete for good what is in the trash."""
        shutil.rmtree(self.root / HIDDEN / "trash", ignore_errors=True)

    def _trim_trash(self) -> None:
        folder = self.root / HIDDEN / "trash"
        boxes = sorted(folder.iterdir(), key=_number)
        for box in boxes[: max(0, len(boxes) - MAX_TRASH)]:
            shutil.rmtree(box, ignore_errors=True)

    # -- What is known of a deck ----------------------------------------------------------------------

    def info(self, path: Path) -> DeckInfo:
        """Tags, roles and note of the deck at ``path``; empty if there are none."""
        return load_info(self._inside(path))

    def set_info(self, path: Path, info: DeckInfo) -> None:
        """Write what is known of the deck at ``path``."""
        save_info(self._inside(path), info)

    def set_tags(self, path: Path, tags: Sequence[str]) -> None:
        """Give the deck at ``path`` exactly these tags."""
        clean = tuple(dict.fromkeys(tag for each in tags if (tag := " ".join(each.split()))))
        self.set_info(path, replace(self.info(path), tags=clean))

    def set_roles(self, path: Path, roles: Mapping[str, Sequence[int]]) -> None:
        """Give the deck at ``path`` exactly these roles."""
        self.set_info(path, replace(self.info(path), roles={name: tuple(roles[name]) for name in roles}))

    def recent(self) -> tuple[DeckFile, ...]:
        """Decks used lately, the last first; deleted ones are left out."""
        paths = [self.root / place for place in self._recent()]
        return tuple(self._deck_file(path) for path in paths if self._is_inside(path) and path.is_file())

    def mark_used(self, path: Path) -> None:
        """The deck at ``path`` was opened or saved just now."""
        place = self._place(self._inside(path))
        self._write_recent([place, *(each for each in self._recent() if each != place)])

    def _recent(self) -> list[str]:
        found = read_json(self.root / HIDDEN / "recent.json").get("decks")
        return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []

    def _write_recent(self, places: Sequence[str]) -> None:
        content = json.dumps({"decks": list(places[:MAX_RECENT])}, ensure_ascii=False, indent=1)
        atomic.write_text(self.root / HIDDEN / "recent.json", content + "\n")

    def _rename_recent(self, path: Path, target: Path) -> None:
        old, new = self._place(path), self._place(target)
        places = self._recent()
        moved = [
            new + place[len(old) :] if place == old or place.startswith(f"{old}/") else place
            for place in places
        ]
        if moved != places:
            self._write_recent(moved)

    # -- Paths ----------------------------------------------------------------------------------------

    def _folder(self, path: Path, depth: int) -> Folder:
        folders, decks = [], []
        for entry in _entries(path):
            if entry.name.startswith("."):
                continue
            if entry.is_dir():
                if depth < MAX_DEPTH and not entry.is_symlink():
                    folders.append(self._folder(entry, depth + 1))
            elif entry.suffix.lower() == SUFFIX:
                decks.append(self._deck_file(entry))
        return Folder(path, path.name, tuple(folders), tuple(decks))

    def _deck_file(self, path: Path) -> DeckFile:
        try:
            modified = path.stat().st_mtime
        except OSError:
            modified = 0.0
        folder = self._place(path.parent)
        return DeckFile(path, "" if folder == "." else folder, load_info(path).tags, modified)

    def _place(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def _is_inside(self, path: Path) -> bool:
        # Decided by the names alone: a link the player made in the folder is the player's wish.
        normal = Path(os.path.normpath(path))
        return normal != self.root and self.root in normal.parents

    def _inside(self, path: Path) -> Path:
        if not path.is_absolute() and self.root.is_absolute():
            path = self.root / path
        if not self._is_inside(path):
            raise FileError(
                "{path} is not in the deck folder {root}; choose a place in it.", path=path, root=self.root
            )
        return Path(os.path.normpath(path))

    def _existing(self, path: Path) -> Path:
        path = self._inside(path)
        if not path.exists():
            raise FileError(
                "There is no deck or folder {path}; it may have been moved or deleted.", path=path
            )
        return path

    def _folder_path(self, folder: str) -> Path:
        return self._inside(self.root / folder) if folder not in ("", ".") else self.root

    def _require_free(self, path: Path) -> None:
        if path.exists():
            raise FileError(
                "There is already a '{name}' in the folder {folder}; choose another name.",
                name=path.stem,
                folder=path.parent,
            )


def _entries(path: Path) -> list[Path]:
    try:
        return sorted(path.iterdir(), key=lambda entry: natural_key(entry.stem))
    except OSError:
        return []


def _flat(folder: Folder) -> Iterator[DeckFile]:
    yield from folder.decks
    for each in folder.folders:
        yield from _flat(each)


def _all_folders(folder: Folder) -> Iterator[Folder]:
    for each in folder.folders:
        yield each
        yield from _all_folders(each)


def _number(path: Path) -> int:
    return int(path.name) if path.name.isdecimal() else 0


def _words(query: str) -> list[str]:
    return [word for word in re.findall(r'(?:\w+:)?"[^"]*"?|\S+', query) if word.strip('"')]


def _term(word: str) -> tuple[str, str]:
    """Where to look for what, both folded for comparing."""
    where, colon, rest = word.partition(":")
    if colon and where.lower() in ("tag", "folder", "card", "name"):
        return where.lower(), folded(rest)
    return "", folded(word)

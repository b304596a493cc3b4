"""Where Ketto's own files and the player's files lie.

No function here makes a folder: whoever writes a file makes its folder (``atomic.write_bytes``).
"""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

import appdirs

from app.data.errors import FileError

HOME_VARIABLE = "KETTO_HOME"
"""Environment variable that moves the player's folder, for tests and portable installations."""


def user_dir() -> Path:
    """The player's folder: ``KETTO_HOME`` or the usual place of the operating system."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        # Without "..", so that a place in it is told by its name.
        return Path(os.path.normpath(home))
    return Path(appdirs.user_data_dir("Ketto", appauthor=False))


def decks_dir() -> Path:
    """The player's own decks (``.ydk``)."""
    return user_dir() / "decks"


def records_dir() -> Path:
    """The player's duel records (``.ketto``)."""
    return user_dir() / "records"


def pics_dir() -> Path:
    """Pictures of the player's own, named by passcode, that may replace drawn card art."""
    return user_dir() / "pics"


def cache_dir() -> Path:
    """What Ketto can make again at any time, such as the card catalogue."""
    if os.environ.get(HOME_VARIABLE):
        return user_dir() / "cache"
    return Path(appdirs.user_cache_dir("Ketto", appauthor=False))


def settings_file() -> Path:
    """The one settings file."""
    return user_dir() / "settings.json"


@cache
def resources_dir() -> Path:
    """The read-only ``resources`` folder that belongs to this copy of Ketto."""
    return _own_folder("resources", "cards/monsters.json")


@cache
def sample_decks_dir() -> Path:
    """The sample decks that come with Ketto."""
    return _own_folder("decks", "README.md")


def checkout_dir() -> Path | None:
    """The source checkout this copy runs from, or None if Ketto is installed."""
    root = _package_dir().parent
    if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
        return root
    return None


def _package_dir() -> Path:
    return Path(__file__).resolve().parent.parent


def _own_folder(name: str, marker: str) -> Path:
    """The folder ``name`` in the first place that has ``marker`` in it.

    A wheel and a frozen program carry it inside the package, a checkout has it at the top.
    """
    package = _package_dir()
    places = [package / "bundled" / name, package.parent / name]
    bundle = getattr(sys, "_MEIPASS", None)
    if isinstance(bundle, str):
        places += [Path(bundle) / "app" / "bundled" / name, Path(bundle) / name]
    for place in places:
        if (place / marker).is_file():
            return place
    raise FileError(
        f"Ketto's own '{name}' folder is missing (expected at {package.parent / name}); install Ketto again."
    )

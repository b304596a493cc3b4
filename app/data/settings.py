"""The player's settings: one readable JSON file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from app.data import atomic, paths
from app.data.errors import FileError
from app.engine.rules import PRESETS

MAX_FILE_BYTES = 1 << 20
MAX_RECENT = 8
MAX_CARD_FOLDERS = 20

LANGUAGES: Final = ("en", "zh_CN")
THEMES: Final = ("dark", "light")
CHAIN_PROMPTS: Final = ("never", "auto", "always")
NAME_LANGUAGES: Final = ("en", "ja", "zh_CN")
AI_LEVELS: Final = ("greedy", "random", "human")
FIRST: Final = ("coin", "you", "opponent")
LENGTHS: Final = ("single", "match")
BUILDER_VIEWS: Final = ("rows", "pictures", "table")
TAKE_BACKS: Final = ("off", "last", "free")


@dataclass(slots=True)
class Settings:
    """What the player chose. Assign freely, then :func:`save_settings`.

    ``animation_speed`` 0 (instant) to 4; ``ui_scale`` 0.75 to 2; ``window_geometry`` is whatever text
    the window saved; ``last_decks`` are paths, the player's deck first; ``last_lp`` is in points.
    """

    language: str = "en"
    theme: str = "dark"
    animation_speed: float = 1.0
    ui_scale: float = 1.0
    chain_prompts: str = "auto"
    card_names_language: str = "en"
    player_name: str = "Player"
    window_geometry: str = ""
    last_decks: list[str] = field(default_factory=list)
    last_rules: str = "mr5"
    last_ai: str = "greedy"
    last_first: str = "coin"
    last_length: str = "single"
    last_lp: int = 8000
    last_folder: str = ""
    #: Deck builder: name of the Forbidden/Limited list ("": none), rule set ("": any era), how results
    #: are shown, the deck opened last, its own lflist.conf files.
    builder_list: str = ""
    builder_rules: str = "mr5"
    builder_view: str = "rows"
    builder_deck: str = ""
    builder_list_files: list[str] = field(default_factory=list)
    take_back: str = "free"
    #: Folders of EDOPro or YGOPro (or with card databases) that were imported; later ones win.
    card_folders: list[str] = field(default_factory=list)
    #: Values of the file that this version does not know; written back as they were.
    unknown: dict[str, Any] = field(default_factory=dict)
    #: One sentence for each value of the file that could not be used; never written.
    warnings: list[str] = field(default_factory=list)


def _one_of(*choices: str) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in choices


def _between(least: float, most: float) -> Callable[[Any], bool]:
    return lambda value: type(value) in (int, float) and least <= value <= most


def _text(limit: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and len(value) <= limit


def _paths(value: Any) -> bool:
    short = isinstance(value, list) and len(value) <= MAX_RECENT
    return short and all(isinstance(item, str) for item in value)


def _folders(value: Any) -> bool:
    short = isinstance(value, list) and len(value) <= MAX_CARD_FOLDERS
    return short and all(_text(4096)(item) for item in value)


_CHECKS: Final[dict[str, tuple[Callable[[Any], bool], str]]] = {
    "language": (_one_of(*LANGUAGES), "one of " + ", ".join(LANGUAGES)),
    "theme": (_one_of(*THEMES), "one of " + ", ".join(THEMES)),
    "animation_speed": (_between(0, 4), "a number from 0 to 4"),
    "ui_scale": (_between(0.75, 2), "a number from 0.75 to 2"),
    "chain_prompts": (_one_of(*CHAIN_PROMPTS), "one of " + ", ".join(CHAIN_PROMPTS)),
    "card_names_language": (_one_of(*NAME_LANGUAGES), "one of " + ", ".join(NAME_LANGUAGES)),
    "player_name": (lambda value: _text(40)(value) and bool(value.strip()), "a name of up to 40 letters"),
    "window_geometry": (_text(4096), "a short text"),
    "last_decks": (_paths, f"a list of up to {MAX_RECENT} file names"),
    "last_rules": (_one_of(*PRESETS), "one of " + ", ".join(PRESETS)),
    "last_ai": (_one_of(*AI_LEVELS), "one of " + ", ".join(AI_LEVELS)),
    "last_first": (_one_of(*FIRST), "one of " + ", ".join(FIRST)),
    "last_length": (_one_of(*LENGTHS), "one of " + ", ".join(LENGTHS)),
    "last_lp": (
        lambda value: type(value) is int and 1 <= value <= 999_999,
        "a whole number from 1 to 999999",
    ),
    "last_folder": (_text(4096), "a folder name"),
    "builder_list": (_text(200), "the name of a list"),
    "builder_rules": (_one_of("", *PRESETS), "one of " + ", ".join(PRESETS) + ", or empty"),
    "builder_view": (_one_of(*BUILDER_VIEWS), "one of " + ", ".join(BUILDER_VIEWS)),
    "builder_deck": (_text(4096), "a file name"),
    "builder_list_files": (_paths, f"a list of up to {MAX_RECENT} file names"),
    "card_folders": (_folders, f"a list of up to {MAX_CARD_FOLDERS} folder names"),
    "take_back": (_one_of(*TAKE_BACKS), "one of " + ", ".join(TAKE_BACKS)),
}


def load_settings(path: Path | None = None) -> Settings:
    """The settings of ``path`` (default: the player's file). Never fails.

    A value (or a whole file) that cannot be used gives the default and a sentence in ``warnings``.
    """
    path = path or paths.settings_file()
    settings = Settings()
    for key, value in _read(path, settings.warnings).items():
        if key not in _CHECKS:
            settings.unknown[key] = value
            continue
        fits, wanted = _CHECKS[key]
        if fits(value):
            setattr(settings, key, value)
        else:
            settings.warnings.append(
                f"{path}: '{key}' must be {wanted}, so {getattr(settings, key)!r} is used instead."
            )
    return settings


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write ``settings`` atomically, unknown values included; raises :class:`FileError`."""
    values: dict[str, Any] = {
        item.name: getattr(settings, item.name)
        for item in fields(settings)
        if item.name not in ("unknown", "warnings")
    }
    values["last_decks"] = values["last_decks"][:MAX_RECENT]
    content = json.dumps(settings.unknown | values, ensure_ascii=False, indent=2)
    atomic.write_text(path or paths.settings_file(), content + "\n")


def _read(path: Path, warnings: list[str]) -> dict[str, Any]:
    if not path.exists():
        return {}
    try:
        found = json.loads(atomic.read_bytes(path, MAX_FILE_BYTES, "settings"))
    except FileError as error:
        warnings.append(f"{str(error).rstrip('.')}; the default settings are used.")
        return {}
    except (ValueError, RecursionError):
        warnings.append(f"{path} is damaged, so the default settings are used; saving settings replaces it.")
        return {}
    if not isinstance(found, dict):
        warnings.append(f"{path} is not a settings file, so the default settings are used.")
        return {}
    return found

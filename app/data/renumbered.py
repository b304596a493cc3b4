"""Cards that got another passcode: early numbers of new cards that old records and decks still name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from app.data import atomic, paths
from app.data.errors import FileError
from app.engine.carddata import CardPool
from app.engine.duel import DeckList, Setup

FILE_NAME: Final = "renumbered.json"
MAX_FILE_BYTES: Final = 1 << 20


def load_renumbered(path: Path | None = None) -> dict[int, int]:
    """Old passcode -> present one, from ``path`` (default: ``renumbered.json`` in the player's folder).

    The file is one JSON object, for example ``{"101201001": "12345678"}``. Without one, or with one that
    cannot be read, no card has another number.
    """
    path = path or paths.user_dir() / FILE_NAME
    if not path.is_file():
        return {}
    try:
        found = json.loads(atomic.read_bytes(path, MAX_FILE_BYTES, "card number"))
        return {int(old): int(new) for old, new in found.items()}
    except (FileError, ValueError, TypeError, AttributeError, RecursionError):
        return {}


def with_present_numbers(
    setup: Setup, pool: CardPool, numbers: Mapping[int, int]
) -> tuple[Setup, tuple[tuple[int, int], ...]]:
    """``setup`` with the present passcodes of cards that ``pool`` does not know by the old ones.

    Also returns the (old, new) pairs that were changed.
    """
    used = {code for deck in setup.decks for code in (*deck.main, *deck.extra) if code not in pool}
    changed = {code: numbers[code] for code in used if numbers.get(code) in pool.facts}
    if not changed:
        return setup, ()

    def present(codes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(changed.get(code, code) for code in codes)

    decks = [DeckList(present(deck.main), present(deck.extra)) for deck in setup.decks]
    return replace(setup, decks=(decks[0], decks[1])), tuple(sorted(changed.items()))

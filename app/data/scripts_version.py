"""A short name for the card scripts that a duel uses, to tell whether they have changed since."""

from __future__ import annotations

import hashlib
import inspect
import sys
from functools import cache

from app.engine.carddata import CardPool
from app.engine.duel import Setup

_HEX = 10


def scripts_version(setup: Setup, pool: CardPool) -> str:
    """Two digests over the scripts of both decks: what they declare, and their source.

    Written as "declared.source". The second part is "-" where the program carries no source (an
    installed one); versions are compared by :func:`same_scripts`.
    """
    codes = {code for deck in setup.decks for code in (*deck.main, *deck.extra)}
    codes |= {int(word) for word in _numbers(setup.position)}
    declared, source = hashlib.sha256(), hashlib.sha256()
    whole = True
    for code in sorted(codes):
        script = pool.script(code)
        if script is None:
            continue
        parts = [script.name, script.note, *script.options]
        parts += [f"{d.kind} {d.type} {d.on} {d.at} {d.category} {d.flags} {d.text}" for d in script.effects]
        declared.update(repr((code, parts)).encode())
        bodies = [d.body for d in script.effects if d.body is not None]
        for module in sorted({body.__module__ for body in bodies}):
            text = _source(module)
            whole = whole and bool(text)
            source.update(text.encode())
    return f"{declared.hexdigest()[:_HEX]}.{source.hexdigest()[:_HEX] if whole else '-'}"


def same_scripts(one: str, other: str) -> bool | None:
    """Whether two versions mean the same scripts; None if that cannot be told (an old record)."""
    ours, theirs = one.split("."), other.split(".")
    if len(ours) != 2 or len(theirs) != 2:
        return None
    if ours[0] != theirs[0]:
        return False
    return ours[1] == theirs[1] or "-" in (ours[1], theirs[1])


def _numbers(position: str) -> list[str]:
    # Only these digits: "²" is one too, but no number.
    cleaned = "".join(letter if letter in "0123456789" else " " for letter in position)
    return [word for word in cleaned.split() if len(word) <= 10]


@cache
def _source(module: str) -> str:
    try:
        return inspect.getsource(sys.modules[module])
    except (KeyError, OSError, TypeError):
        return ""

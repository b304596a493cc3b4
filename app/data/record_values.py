"""Parts of a record as JSON values, common to both record formats."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from app.data.plain import from_plain, to_plain
from app.data.record import StepEvents
from app.engine.duel import Setup
from app.engine.events import ALL_EVENTS, Event
from app.engine.rules import PRESETS

_EVENTS: Final = {kind.__name__: kind for kind in ALL_EVENTS}


class Damaged(ValueError):
    """The bytes are not those that were written."""


def json_object(content: bytes) -> dict[str, Any]:
    """The JSON object in ``content``; raises :class:`Damaged`."""
    try:
        values = json.loads(content)
    except (ValueError, RecursionError):
        raise Damaged("it is no JSON") from None
    if not isinstance(values, dict):
        raise Damaged("it is no JSON object")
    return values


def json_bytes(values: dict[str, Any]) -> bytes:
    """``values`` as compact JSON in UTF-8."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def read_values(kinds: dict[str, Any], values: dict[str, Any]) -> dict[str, Any]:
    """The values named in ``kinds``, each of its kind; raises ValueError for a missing or wrong one."""
    missing = [key for key in kinds if key not in values]
    if missing:
        raise ValueError(f"'{missing[0]}' is missing")
    return {key: from_plain(kind, values[key]) for key, kind in kinds.items()}


def known_setup(setup: Setup) -> Setup:
    """``setup`` with the rules as they are now; raises ValueError for unknown ones.

    A preset may gain flags in a later version; the name of the rules is what the record means.
    """
    if setup.rules.name not in PRESETS:
        raise ValueError(f"the rules {setup.rules.name[:20]!r} are unknown")
    return replace(setup, rules=PRESETS[setup.rules.name])


def plain_events(events: StepEvents) -> list[Any]:
    """JSON values of (step, event) pairs."""
    return [[step, type(event).__name__, to_plain(event)] for step, event in events]


def read_events(rows: Any, *, lenient: bool = False) -> StepEvents:
    """(step, event) pairs of :func:`plain_events`; raises ValueError.

    ``lenient``: events this version does not know are left out.
    """
    if not isinstance(rows, list):
        raise ValueError("'events' is not a list")
    found: list[tuple[int, Event]] = []
    for row in rows:
        try:
            found.append(_event(row))
        except ValueError:
            if not lenient:
                raise
    return tuple(found)


def _event(row: Any) -> tuple[int, Event]:
    if not isinstance(row, list) or len(row) != 3:
        raise ValueError("an event is not a list of three")
    step, name, value = row
    if not isinstance(name, str) or name not in _EVENTS:
        raise ValueError(f"the event {str(name)[:40]!r} is unknown")
    return from_plain(int, step), from_plain(_EVENTS[name], value)

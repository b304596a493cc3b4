"""Values of the fields that are numbers: "4", "3..5", "?"."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from app.engine import constants as c

_VALUE: Final = re.compile(r"(\d{1,7})(?:(?:\.\.|-|~|～)(\d{1,7}))?\Z")
_UNKNOWN: Final = ("?", "？")
UNKNOWN_POINTS: Final = -2

# Columns and the condition that the card has such a value at all.
_MONSTER: Final = f"type & {c.TYPE_MONSTER}"
_COLUMNS: Final = {
    "level": (("level",), f"{_MONSTER} AND NOT type & {c.TYPE_XYZ | c.TYPE_LINK}"),
    "rank": (("level",), f"{_MONSTER} AND type & {c.TYPE_XYZ}"),
    "link": (("level",), f"{_MONSTER} AND type & {c.TYPE_LINK}"),
    "scale": (("left_scale", "right_scale"), f"type & {c.TYPE_PENDULUM}"),
    "atk": (("attack",), _MONSTER),
    "def": (("defense",), f"{_MONSTER} AND NOT type & {c.TYPE_LINK}"),
}


def number_sql(name: str, op: str, value: str) -> str | None:
    """The condition of a number field in SQL; "" if the value is no number, None for another field."""
    if name not in _COLUMNS:
        return None
    columns, has = _COLUMNS[name]
    if name in ("atk", "def") and value in _UNKNOWN:
        if op not in ("=", "!="):
            return ""
        return f"{has} AND {columns[0]} {op} {UNKNOWN_POINTS}"
    bounds = _bounds(op, value)
    if bounds is None:
        return ""
    least = [] if op == "!=" else [(">=", 0)]  # a comparison does not find "?"
    tests = [" AND ".join(f"{column} {sign} {n}" for sign, n in (*least, *bounds)) for column in columns]
    if op == "!=" and len(bounds) == 2:
        low, high = bounds[0][1], bounds[1][1]
        tests = [f"{column} NOT BETWEEN {low} AND {high}" for column in columns]
    return f"{has} AND ({' OR '.join(f'({test})' for test in tests)})"


def number_test(op: str, value: str) -> Callable[[int], bool] | None:
    """The same as a function, or None if the value is no number."""
    bounds = _bounds(op, value)
    if bounds is None:
        return None
    if op == "!=" and len(bounds) == 2:
        return lambda number: not bounds[0][1] <= number <= bounds[1][1]
    return lambda number: all(_SIGNS[sign](number, limit) for sign, limit in bounds)


_SIGNS: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": lambda one, other: one == other,
    "!=": lambda one, other: one != other,
    "<": lambda one, other: one < other,
    "<=": lambda one, other: one <= other,
    ">": lambda one, other: one > other,
    ">=": lambda one, other: one >= other,
}


def _bounds(op: str, value: str) -> list[tuple[str, int]] | None:
    """The comparisons a value stands for: one, or two for a stretch."""
    match = _VALUE.match(value.strip())
    if match is None or (match[2] and op not in ("=", "!=")):
        return None
    if not match[2]:
        return [(op, int(match[1]))]
    low, high = sorted((int(match[1]), int(match[2])))
    return [(">=", low), ("<=", high)]

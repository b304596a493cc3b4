"""Dataclasses and named tuples as JSON values, and back with every type checked.

A dataclass becomes an object by field names, a tuple or named tuple an array. Reading checks each
value against the field's type, so a damaged file can never put a wrong value into the program.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

MAX_INT = 1 << 63


def to_plain(value: Any) -> Any:
    """``value`` as JSON values; raises TypeError for what has no such form."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (tuple, list)):
        return [to_plain(item) for item in value]
    if isinstance(value, frozenset):
        return [to_plain(item) for item in sorted(value)]
    if is_dataclass(value) and not isinstance(value, type):
        return {item.name: to_plain(getattr(value, item.name)) for item in fields(value)}
    raise TypeError(f"{type(value).__name__} has no plain form")


def from_plain(kind: type[T], value: Any) -> T:
    """The ``kind`` that :func:`to_plain` turned into ``value``; raises ValueError if it is none."""
    made: T = _read(kind, value)
    return made


def _read(kind: Any, value: Any) -> Any:
    origin = get_origin(kind)
    if origin in (types.UnionType, Union):
        return _union(get_args(kind), value)
    if origin in (tuple, frozenset):
        return _sequence(origin, get_args(kind), value)
    if kind is type(None):
        if value is None:
            return None
    elif kind in (bool, str):
        if type(value) is kind:
            return value
    elif kind is int:
        if type(value) is int and -MAX_INT <= value <= MAX_INT * 2:
            return value
    elif is_dataclass(kind):
        return _dataclass(kind, value)
    elif isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return _named_tuple(kind, value)
    raise ValueError(f"{str(value)[:40]!r} is not of the kind {getattr(kind, '__name__', kind)}")


def _union(kinds: tuple[Any, ...], value: Any) -> Any:
    for kind in kinds:
        try:
            return _read(kind, value)
        except ValueError:
            continue
    raise ValueError(f"{str(value)[:40]!r} is none of the allowed kinds")


def _sequence(origin: Any, kinds: tuple[Any, ...], value: Any) -> Any:
    if not isinstance(value, list):
        raise ValueError(f"{str(value)[:40]!r} is not a list")
    if origin is frozenset or (len(kinds) == 2 and kinds[1] is Ellipsis):
        return origin(_read(kinds[0], item) for item in value)
    if len(kinds) != len(value):
        raise ValueError(f"a list of {len(kinds)} was expected, not of {len(value)}")
    return tuple(_read(kind, item) for kind, item in zip(kinds, value, strict=True))


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _dataclass(kind: Any, value: Any) -> Any:
    if not isinstance(value, dict):
        raise ValueError(f"{str(value)[:40]!r} is not of the kind {kind.__name__}")
    hints = _hints(kind)
    names = {item.name for item in fields(kind)}
    if unknown := sorted(value.keys() - names):
        raise ValueError(f"{kind.__name__} has no '{str(unknown[0])[:40]}'")
    for item in fields(kind):
        required = item.default is MISSING and item.default_factory is MISSING
        if required and item.name not in value:
            raise ValueError(f"'{item.name}' of {kind.__name__} is missing")
    return kind(**{name: _read(hints[name], item) for name, item in value.items()})


def _named_tuple(kind: Any, value: Any) -> Any:
    hints = _hints(kind)
    names = kind._fields
    if not isinstance(value, list) or len(value) != len(names):
        raise ValueError(f"{str(value)[:40]!r} is not of the kind {kind.__name__}")
    return kind(*(_read(hints[name], item) for name, item in zip(names, value, strict=True)))

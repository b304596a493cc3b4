"""Dataclasses and named tuples as JSON values, and back with every type checked.

A dataclass becomes an object by field names, a tuple or named tuple an array. Reading checks each
value against the field's type, so a damaged file can never put a wrong value into the program.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

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
    made: T = _reader(cast(Any, kind))(value)
    return made


_Read = Callable[[Any], Any]


@cache
def _reader(kind: Any) -> _Read:
    """The function that reads a ``kind``; made once, because a record has many thousand values."""
    origin = get_origin(kind)
    if origin in (types.UnionType, Union):
        return _union(get_args(kind))
    if origin in (tuple, frozenset):
        return _sequence(origin, get_args(kind))
    if kind is int:
        return _int
    if kind in (bool, str, type(None)):
        return _exactly(kind)
    if is_dataclass(kind):
        return _dataclass(kind)
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return _named_tuple(kind)

    def refuse(value: Any) -> Any:
        raise _wrong(kind, value)

    return refuse


def _wrong(kind: Any, value: Any) -> ValueError:
    return ValueError(f"{str(value)[:40]!r} is not of the kind {getattr(kind, '__name__', kind)}")


def _int(value: Any) -> Any:
    if type(value) is int and -MAX_INT <= value <= MAX_INT * 2:
        return value
    raise _wrong(int, value)


def _exactly(kind: type) -> _Read:
    def read(value: Any) -> Any:
        if type(value) is kind:
            return value
        raise _wrong(kind, value)

    return read


def _union(kinds: tuple[Any, ...]) -> _Read:
    def read(value: Any) -> Any:
        for kind in kinds:
            try:
                return _reader(kind)(value)
            except ValueError:
                continue
        raise ValueError(f"{str(value)[:40]!r} is none of the allowed kinds")

    return read


def _sequence(origin: Any, kinds: tuple[Any, ...]) -> _Read:
    endless = origin is frozenset or (len(kinds) == 2 and kinds[1] is Ellipsis)

    def read(value: Any) -> Any:
        if not isinstance(value, list):
            raise ValueError(f"{str(value)[:40]!r} is not a list")
        if endless:
            return origin(map(_reader(kinds[0]), value))
        if len(kinds) != len(value):
            raise ValueError(f"a list of {len(kinds)} was expected, not of {len(value)}")
        return tuple(_reader(kind)(item) for kind, item in zip(kinds, value, strict=True))

    return read


def _dataclass(kind: Any) -> _Read:
    hints = get_type_hints(kind)
    items = fields(kind)
    names = {item.name for item in items}
    required = [item.name for item in items if item.default is MISSING and item.default_factory is MISSING]

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise _wrong(kind, value)
        if unknown := sorted(value.keys() - names):
            raise ValueError(f"{kind.__name__} has no '{str(unknown[0])[:40]}'")
        for name in required:
            if name not in value:
                raise ValueError(f"'{name}' of {kind.__name__} is missing")
        return kind(**{name: _reader(hints[name])(item) for name, item in value.items()})

    return read


def _named_tuple(kind: Any) -> _Read:
    hints = get_type_hints(kind)
    readers = [_reader(hints[name]) for name in kind._fields]

    def read(value: Any) -> Any:
        if not isinstance(value, list) or len(value) != len(readers):
            raise _wrong(kind, value)
        return kind(*[reader(item) for reader, item in zip(readers, value, strict=True)])

    return read

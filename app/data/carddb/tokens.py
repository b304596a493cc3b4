"""Cutting a query into words, fields, signs and parentheses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_QUOTES: Final = {'"': '"', "“": "”", "”": "”", "„": "“", "「": "」", "『": "』", "＂": "＂"}
_OPEN: Final = "(（"
_CLOSE: Final = ")）"
_COMMAS: Final = ",，、"
_OPS: Final = (
    ("!=", "!="), ("<>", "!="), ("≠", "!="), ("<=", "<="), ("=<", "<="), ("≤", "<="),
    (">=", ">="), ("=>", ">="), ("≥", ">="), ("==", "="), ("<", "<"), ("＜", "<"),
    (">", ">"), ("＞", ">"), ("=", "="), ("＝", "="), (":", ":"), ("：", ":"),
)  # fmt: skip
_NAME: Final = re.compile(r"[^\W\d_][\w]*")


@dataclass(frozen=True, slots=True)
class Token:
    """``kind`` is "word", "(", ")", "and", "or" or "not". A field is a word with an ``op``."""

    kind: str
    start: int
    end: int
    text: str = ""
    quoted: bool = False
    unclosed: bool = False
    field: str = ""
    op: str = ""
    values: tuple[str, ...] = ()
    #: Where the value begins (the last one, if there are several).
    value_start: int = 0


def tokens(text: str) -> Iterator[Token]:
    """The tokens of ``text``, in order."""
    place = 0
    while place < len(text):
        letter = text[place]
        if letter.isspace():
            place += 1
            continue
        token = _sign(text, place) or _field(text, place) or _word(text, place)
        yield token
        place = token.end


def _sign(text: str, place: int) -> Token | None:
    letter = text[place]
    if letter in _OPEN:
        return Token("(", place, place + 1)
    if letter in _CLOSE:
        return Token(")", place, place + 1)
    if text.startswith(("&&", "||"), place):
        return Token("and" if letter == "&" else "or", place, place + 2)
    if letter in "|｜":
        return Token("or", place, place + 1)
    follows = text[place + 1 : place + 2]
    if letter in "-－!！" and follows and not follows.isspace() and follows not in "-－!！" + _CLOSE:
        return Token("not", place, place + 1)
    return None


def _field(text: str, place: int) -> Token | None:
    name = _NAME.match(text, place)
    if name is None:
        return None
    found = _op(text, name.end())
    if found is None:
        return None
    op, end = found
    if op == ":" and (extra := _op(text, end)) is not None:  # level:>=5
        op, end = extra
    values, unclosed = [], False
    while True:
        start = end
        value, end, open_quote = _value(text, start)
        values.append(value)
        unclosed |= open_quote
        if text[end : end + 1] not in _COMMAS or end >= len(text):
            break
        end += 1
    return Token(
        "word", place, end, text[place:end], False, unclosed, name[0], op, tuple(values), value_start=start
    )


def _op(text: str, place: int) -> tuple[str, int] | None:
    for written, op in _OPS:
        if text.startswith(written, place):
            return op, place + len(written)
    return None


def _value(text: str, start: int) -> tuple[str, int, bool]:
    """A value, where it ends, and whether its quotation mark is missing at the end."""
    if text[start : start + 1] in _QUOTES and start < len(text):
        return _quotation(text, start)
    end = start
    while end < len(text) and not text[end].isspace() and text[end] not in _CLOSE + _OPEN + _COMMAS + '"':
        end += 1
    return text[start:end], end, False


def _quotation(text: str, start: int) -> tuple[str, int, bool]:
    end = text.find(_QUOTES[text[start]], start + 1)
    if end < 0:
        return text[start + 1 :], len(text), True
    return text[start + 1 : end], end + 1, False


def _word(text: str, place: int) -> Token:
    if text[place] in _QUOTES:
        inner, end, unclosed = _quotation(text, place)
        return Token("word", place, end, inner, True, unclosed)
    end = place + 1
    while end < len(text) and not text[end].isspace() and text[end] not in _OPEN + _CLOSE + '"“「『|｜':
        end += 1
    word = text[place:end]
    if word.casefold() in ("and", "or", "not"):
        return Token(word.casefold(), place, end)
    return Token("word", place, end, word)

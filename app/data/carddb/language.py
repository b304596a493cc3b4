"""The query language of the card search: text to a tree, and the tree back to text.

A query is words and fields joined by ``and`` (or just a space), ``or``, ``not`` (or ``-``) and
parentheses: ``race:dragon level>=5 (blue or red) -kind:normal "destroy all"``. Nothing makes a query
fail: what is not understood is left out and named in a :class:`QueryProblem`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from app.data.carddb.fields import FIELDS, field_named
from app.data.carddb.records import QueryProblem
from app.data.carddb.tokens import Token, tokens

MAX_LETTERS: Final = 2000
"""Of a longer query only the beginning is read."""
MAX_DEPTH: Final = 50


@dataclass(frozen=True, slots=True)
class Word:
    """A free word, or (``quoted``) words that must stand together."""

    text: str
    quoted: bool = False
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Field:
    """``name`` is the field's full name; ``op`` one of ``: = != < <= > >=``; any of ``values`` fits."""

    name: str
    op: str
    values: tuple[str, ...]
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Not:
    """All cards that do not fit ``part``."""

    part: Node


@dataclass(frozen=True, slots=True)
class And:
    """The cards that fit all ``parts`` (two or more)."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """The cards that fit any of ``parts`` (two or more)."""

    parts: tuple[Node, ...]


Node = Word | Field | Not | And | Or


@dataclass(frozen=True, slots=True)
class Query:
    """``tree`` is None where nothing is asked: all cards fit."""

    tree: Node | None
    problems: tuple[QueryProblem, ...] = ()


def parse(text: str) -> Query:
    """The tree of ``text``; never fails."""
    reader = _Reader(text[:MAX_LETTERS])
    if len(text) > MAX_LETTERS:
        reader.problem("too long", MAX_LETTERS, len(text), f"Only the first {MAX_LETTERS} letters are read.")
    tree = reader.whole()
    return Query(tree, tuple(sorted(reader.problems, key=lambda problem: problem.start)))


class _Reader:
    """Reads a query by recursive descent: or, and, not, parentheses, leaves."""

    def __init__(self, text: str) -> None:
        self.problems: list[QueryProblem] = []
        self.tokens = list(tokens(text))
        self.place = 0
        for token in self.tokens:
            if token.kind == "word" and token.unclosed:
                self.problem("open quote", token.start, token.end, "The quotation mark is not closed.")

    def problem(self, kind: str, start: int, end: int, sentence: str, **values: str) -> None:
        self.problems.append(QueryProblem(sentence, start, end, kind, values))

    def kind(self) -> str:
        return self.tokens[self.place].kind if self.place < len(self.tokens) else ""

    def take(self) -> Token:
        self.place += 1
        return self.tokens[self.place - 1]

    def whole(self) -> Node | None:
        parts: list[Node] = []
        while self.place < len(self.tokens):
            if (part := self.either(0)) is not None:
                parts.append(part)
            if self.kind() == ")":
                token = self.take()
                self.problem(
                    "stray parenthesis", token.start, token.end, "This parenthesis closes nothing; remove it."
                )
        return _joined(And, parts)

    def either(self, depth: int) -> Node | None:
        parts = [self.all_of(depth)]
        while self.kind() == "or":
            sign = self.take()
            part = self.all_of(depth)
            if parts[-1] is None or part is None:
                self.problem(
                    "lone or", sign.start, sign.end, "Here 'or' has nothing on one side; it is left out."
                )
            parts.append(part)
        return _joined(Or, [part for part in parts if part is not None])

    def all_of(self, depth: int) -> Node | None:
        parts: list[Node] = []
        while self.kind() not in ("", "or", ")"):
            if self.kind() == "and":
                self.take()
            elif (part := self.one(depth)) is not None:
                parts.append(part)
        return _joined(And, parts)

    def one(self, depth: int) -> Node | None:
        token = self.take()
        if token.kind == "not":
            if self.kind() in ("", "or", "and", ")"):
                self.problem("lone not", token.start, token.end, "Nothing follows 'not'; it is left out.")
                return None
            if depth >= MAX_DEPTH:
                self.too_deep(token)
                return None
            part = self.one(depth + 1)
            return None if part is None else part.part if isinstance(part, Not) else Not(part)
        if token.kind == "(":
            return self.group(token, depth)
        return self.leaf(token)

    def group(self, token: Token, depth: int) -> Node | None:
        if depth >= MAX_DEPTH:
            self.too_deep(token)
            return None
        inner = self.either(depth + 1)
        if self.kind() == ")":
            self.take()
        else:
            self.problem("open parenthesis", token.start, token.end, "This parenthesis is not closed.")
        return inner

    def too_deep(self, token: Token) -> None:
        self.problem("too deep", token.start, token.end, "There are too many parentheses within each other.")
        self.place = len(self.tokens)

    def leaf(self, token: Token) -> Node | None:
        if not token.op:
            return Word(token.text, token.quoted, token.start, token.end) if token.text.strip() else None
        known = field_named(token.field)
        if known is None:
            self._unknown(token)
            return None
        values = tuple(value for value in token.values if value.strip())
        if not values:
            self.problem(
                "no value",
                token.start,
                token.end,
                f"{known.name}{token.op} needs a value, for example {known.example}.",
                field=known.name,
                example=known.example,
            )
            return None
        op = "=" if token.op == ":" and known.is_number else token.op
        if not known.is_number and op in ("<", "<=", ">", ">="):
            self.problem(
                "not a number field",
                token.start,
                token.end,
                f"{known.name} cannot be compared by {op}; write for example {known.example}.",
                field=known.name,
                op=op,
                example=known.example,
            )
            return None
        return Field(
            known.name, ":" if op == "=" and not known.is_number else op, values, token.start, token.end
        )

    def _unknown(self, token: Token) -> None:
        names = [name for item in FIELDS for name in (item.name, *item.others) if len(name) > 1]
        close = get_close_matches(token.field.casefold(), names, 1, 0.5)
        guess = f"; did you mean {close[0]}{token.op}?" if close else "."
        self.problem(
            "unknown field",
            token.start,
            token.end,
            f"There is no field '{token.field}'{guess}",
            field=token.field,
            guess=close[0] if close else "",
        )


def _joined(kind: Callable[[tuple[Node, ...]], Node], parts: list[Node]) -> Node | None:
    """One node of ``parts``; nodes of the same kind within are taken up into it."""
    flat: list[Node] = []
    for part in parts:
        if isinstance(part, (And, Or)) and type(part) is kind:
            flat += part.parts
        else:
            flat.append(part)
    if len(flat) < 2:
        return flat[0] if flat else None
    return kind(tuple(flat))


# --- back to text --------------------------------------------------------------------------------


def to_text(node: Node | None) -> str:
    """A query that :func:`parse` reads as ``node``."""
    match node:
        case None:
            return ""
        case Word():
            return _quoted(node.text) if node.quoted or not _plain_word(node.text) else node.text
        case Field():
            return f"{node.name}{node.op}{','.join(_value(value) for value in node.values)}"
        case Not():
            return f"-{_nested(node.part)}"
        case And():
            return " ".join(
                f"({to_text(part)})" if isinstance(part, Or) else to_text(part) for part in node.parts
            )
        case Or():
            return " or ".join(to_text(part) for part in node.parts)


def _nested(node: Node) -> str:
    text = to_text(node)
    return f"({text})" if isinstance(node, (And, Or)) or text[0] in "-－!！" else text


def _plain_word(text: str) -> bool:
    """Whether ``text`` without quotation marks is read as this very word."""
    return [(t.kind, t.text, t.op, t.quoted) for t in tokens(text)] == [("word", text, "", False)]


def _value(text: str) -> str:
    found = list(tokens(f"x:{text}"))
    plain = len(found) == 1 and found[0].values == (text,) and '"' not in text
    return text if plain else _quoted(text)


def _quoted(text: str) -> str:
    return '"' + text.replace('"', " ") + '"'


# --- for widgets that are kept in step with the text -------------------------------------------------


def top_fields(text: str) -> tuple[Field, ...]:
    """The fields that every card found must fit, in order: those not within ``or`` or ``not``."""
    return tuple(node for node in _top(parse(text).tree) if isinstance(node, Field))


def top_words(text: str) -> tuple[Word, ...]:
    """The free words likewise."""
    return tuple(node for node in _top(parse(text).tree) if isinstance(node, Word))


def _top(tree: Node | None) -> Iterator[Node]:
    if isinstance(tree, And):
        yield from tree.parts
    elif tree is not None:
        yield tree


def set_field(text: str, name: str, op: str = ":", values: tuple[str, ...] = ()) -> str:
    """``text`` with the field ``name`` (and for numbers this ``op``) set to ``values``; none: removed.

    The rest of the text stays as it was typed. A field within ``or`` or ``not`` is left alone.
    """
    known = field_named(name)
    if known is None:
        raise ValueError(f"There is no field '{name}'.")
    if known.is_number and op == ":":
        op = "="
    query = parse(text)
    found = [
        node
        for node in _top(query.tree)
        if isinstance(node, Field) and node.name == known.name and (node.op == op or not known.is_number)
    ]
    new = to_text(Field(known.name, op, values)) if values else ""
    if not found:
        if not new:
            return text
        body = f"({text.strip()})" if isinstance(query.tree, Or) else text.strip()
        return f"{body} {new}".strip()
    for node in reversed(found):
        text = _spliced(text, node, new if node is found[0] else "")
    return text


def without(text: str, node: Word | Field) -> str:
    """``text`` without ``node``, which :func:`top_fields` or :func:`top_words` gave."""
    return _spliced(text, node, "")


def _spliced(text: str, node: Word | Field, new: str) -> str:
    before, after = text[: node.start], text[node.end :]
    if new:
        return before + new + after
    return f"{before.rstrip()} {after.lstrip()}".strip() if before.strip() else after.lstrip()


__all__ = [
    "FIELDS",
    "And",
    "Field",
    "Node",
    "Not",
    "Or",
    "Query",
    "Word",
    "field_named",
    "parse",
    "set_field",
    "to_text",
    "top_fields",
    "top_words",
    "without",
]

"""How the controller gets its words: sentence patterns by id, from whoever shows them."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from app.engine import prompts
from app.engine.decisions import Text

_FORMATTER = string.Formatter()
_LONGEST_QUOTE = 120
#: The first of the letters that are as wide as two others (Chinese, Japanese).
_FIRST_WIDE = "\u2e80"
_GAPS = " ，。；：、"


class Words(Protocol):
    """The front end's language. All texts are plain, without mark-up."""

    def pattern(self, wording: str) -> str:
        """The sentence called ``wording`` with its ``{placeholders}``; the id itself if there is none."""
        ...

    def card(self, code: int) -> str:
        """The name of the card ``code``; of 0 the words for a card nobody may know."""
        ...

    def effect(self, code: int, effect: int) -> str:
        """The sentence of effect ``effect`` of ``code``, "" where there is none."""
        ...

    def text(self, code: int) -> str:
        """The whole rules text of ``code``, "" where there is none."""
        ...

    def option(self, code: int, number: int) -> str:
        """The words of option ``number`` that the card ``code`` offers."""
        ...

    def counter(self, counter: int) -> str:
        """The name of a counter kind."""
        ...

    def scale(self, code: int) -> int | None:
        """The Pendulum Scale printed on ``code``, None where there is none."""
        ...


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a line; ``code`` is the card it names (0: none), ``tone`` is "", "good" or "bad"."""

    text: str
    code: int = 0
    tone: str = ""


def say(words: Words, wording: str, **values: object) -> str:
    """The sentence ``wording`` filled with ``values``; missing ones stay empty."""
    return "".join(span.text for span in spans(words, wording, **values))


def spans(words: Words, wording: str, **values: object) -> tuple[Span, ...]:
    """The sentence ``wording`` cut at its placeholders, so that card names stay links."""
    return tuple(_pieces(words.pattern(wording), values))


def _pieces(pattern: str, values: dict[str, object]) -> Iterator[Span]:
    for literal, name, _, _ in _FORMATTER.parse(pattern):
        if literal:
            yield Span(literal)
        if name is None:
            continue
        value = values.get(name, "")
        if isinstance(value, Span):
            yield value
        elif isinstance(value, tuple):
            yield from (piece for piece in value if isinstance(piece, Span))
        else:
            yield Span(str(value))


def card_span(words: Words, code: int) -> Span:
    """The name of a card as a link."""
    return Span(words.card(code), code)


def cards_span(words: Words, codes: tuple[int, ...], unknown: str = "cards") -> tuple[Span, ...]:
    """Several card names, with commas; unknown cards are counted together (``unknown`` .one or .some)."""
    pieces: list[Span] = []
    hidden = sum(1 for code in codes if not code)
    for code in codes:
        if code:
            pieces += [Span(words.pattern("list.comma")), card_span(words, code)]
    if hidden:
        wording = f"{unknown}.one" if hidden == 1 else f"{unknown}.some"
        pieces += [Span(words.pattern("list.comma")), Span(say(words, wording, number=hidden))]
    return tuple(pieces[1:])


def effect_text(words: Words, text: Text) -> str:
    """What a command or Chain Link does, in the words of its card."""
    if text.id == prompts.CARD_OPTION:
        return words.option(text.code, text.number)
    if text.code and text.effect >= 0:
        return words.effect(text.code, text.effect)
    return ""


def shortened(text: str) -> str:
    """As much of an effect's sentence as a log quotes, cut between words; a wide letter counts as two."""
    short = " ".join(text.split())
    width = 0
    for end, letter in enumerate(short):
        width += 2 if letter >= _FIRST_WIDE else 1
        if width > _LONGEST_QUOTE:
            gap = max(short.rfind(mark, 0, end) for mark in _GAPS)
            return short[: gap if gap > end // 2 else end].rstrip(_GAPS) + " …"
    return short


def sentence(words: Words, text: Text) -> str:
    """A decision's or option's prompt, in words."""
    if text.id == prompts.CARD_OPTION:
        return words.option(text.code, text.number)
    if text.id == prompts.EFFECT:
        return effect_text(words, text) or words.card(text.code)
    name = f"prompt.{text.id}"
    if text.code and words.pattern(f"{name}.of") != f"{name}.of":
        name += ".of"
    return say(
        words,
        name,
        card=words.card(text.code),
        number=text.number,
        other=words.card(text.other),
        effect=effect_text(words, text),
    )

"""Searching a duel: the moments whose log line holds the words looked for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from app.controller.duel_log import DuelLog, LogLine
from app.controller.words import Words
from app.engine.events import Event

#: Words of a question that no log line needs to hold ("turns where Dark Hole resolved").
_IDLE: Final = frozenset(("turn", "turns", "where", "when", "that", "was", "were", "is", "the", "a", "an"))
_ENDING: Final = re.compile(r"(?:es|ed|e|s|ing)$")
_SHORTEST_STEM: Final = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """``sentence`` is the line of the log that was found, at ``step`` of turn ``turn``."""

    step: int
    sentence: str
    turn: int = 0


def moments(
    text: str, events: Iterable[tuple[int, Event]], words: Words, viewer: int, turns: list[int]
) -> list[Moment]:
    """The log lines of ``events`` ((step, event) pairs) that hold every word of ``text``.

    English words are compared without their endings, so that "resolved" finds "resolves". ``turns`` is
    the turn of each step. An empty ``text`` finds nothing.
    """
    wanted = _wanted(text)
    if not wanted:
        return []
    found: list[Moment] = []
    for step, line in log_lines(events, words, viewer):
        folded = line.text.casefold()
        stems = {_stem(word) for word in re.findall(r"\w+", folded)}
        if all(word in stems or word in folded for word in wanted):
            turn = turns[step] if step < len(turns) else 0
            found.append(Moment(step, line.text, turn))
    return found


def log_lines(
    events: Iterable[tuple[int, Event]], words: Words, viewer: int
) -> Iterable[tuple[int, LogLine]]:
    """(step, line) of the whole log, as ``viewer`` reads it; ``events`` must be what ``viewer`` may see."""
    story = DuelLog(viewer, words)
    step = 0
    for step, event in events:
        for line in story.lines(event):
            yield step, line
    for line in story.flush():
        yield step, line


def _wanted(text: str) -> list[str]:
    words = [word.strip(".,;:!?\"'") for word in text.casefold().split()]
    kept = [word for word in words if word and word not in _IDLE] or [word for word in words if word]
    return [_stem(word) for word in kept]


def _stem(word: str) -> str:
    short = _ENDING.sub("", word)
    return short if len(short) >= _SHORTEST_STEM and word.isascii() else word

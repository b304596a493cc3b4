"""What the card database gives out: records of cards, results of a search, completions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

OWN_SOURCE = "Ketto"
"""``CardRecord.source`` of a card whose facts come with Ketto."""


@dataclass(frozen=True, slots=True)
class CardRecord:
    """One card as the deck builder shows it; values as in :class:`app.engine.carddata.CardData`.

    ``names`` and ``texts`` are by language ("en", "ja", "zh_CN" or a lower-case word such as "french").
    """

    code: int
    #: Another passcode: of the original, if ``alternate``; else of the card whose name it always has.
    alias: int
    #: Where the card may be used (bits of a card database: 1 OCG, 2 TCG, 3 both ...).
    scope: int
    setcodes: tuple[int, ...]
    #: English names of the archetypes (or the only name known).
    archetypes: tuple[str, ...]
    type: int
    attack: int
    defense: int
    level: int
    race: int
    attribute: int
    left_scale: int
    right_scale: int
    markers: int
    #: Search tags of the user's database (its own bits); 0 for Ketto's own cards.
    category: int
    names: Mapping[str, str]
    texts: Mapping[str, str]
    #: Whether a duel may use the card: it has a script or needs none.
    scripted: bool
    #: File name of the database, or "Ketto".
    source: str
    #: Only another artwork of ``alias``.
    alternate: bool = False
    #: Words of ``effect:`` that fit the card, such as "draw" or "trigger".
    effects: tuple[str, ...] = ()

    def name(self, language: str = "en") -> str:
        """The name in ``language``, else in English, else in any."""
        return self.names.get(language) or self.names.get("en") or next(iter(self.names.values()), "")

    def text(self, language: str = "en") -> str:
        """The rules text, likewise."""
        return self.texts.get(language) or self.texts.get("en") or next(iter(self.texts.values()), "")


@dataclass(frozen=True, slots=True)
class QueryProblem:
    """A part of a query that was not understood and therefore left out.

    ``sentence`` is English; ``kind`` with ``values`` lets a front end say it in another language.
    ``start`` and ``end`` are places in the query's text.
    """

    sentence: str
    start: int
    end: int
    kind: str = ""
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SearchResult:
    """``codes`` are the wanted stretch of all ``total`` cards found, in order."""

    codes: tuple[int, ...]
    total: int
    milliseconds: float
    problem: QueryProblem | None = None


@dataclass(frozen=True, slots=True)
class Completion:
    """``text`` may replace what stands from ``start`` to ``end`` of the query; ``hint`` explains it."""

    text: str
    start: int
    end: int
    hint: str = ""

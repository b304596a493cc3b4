"""What a deck must keep to: sizes, copies of a name, a Forbidden/Limited list, the era, known cards.

Every check of a deck in Ketto, and every way of adding a card to one, asks :func:`check` or
:func:`copies_allowed`; there is no second copy of these rules (DECK-001 to DECK-023).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from app.data.banlists import Banlist
from app.engine import constants as c
from app.engine.carddata import CardData, CardPool
from app.engine.rules import DuelRules

MAIN: Final = "main"
EXTRA: Final = "extra"
SIDE: Final = "side"
PARTS: Final = (MAIN, EXTRA, SIDE)
"""Names of the three parts of a deck."""

MAIN_MIN: Final = 40
COPIES_MAX: Final = 3
PART_MAX: Final[Mapping[str, int]] = {MAIN: 60, EXTRA: 15, SIDE: 15}
"""The most cards a part may have."""

PART_WORDS: Final[Mapping[str, str]] = {MAIN: "Main", EXTRA: "Extra", SIDE: "Side"}
"""How sentences name the parts."""

TEMPLATES: Final[Mapping[str, str]] = {
    "main_too_small": "The Main Deck has {count} cards; it needs at least {limit}.",
    "main_one_card": "The Main Deck has 1 card; it needs at least {limit}.",
    "part_too_big": "The {part} Deck has {count} cards; it may have at most {limit}.",
    "unknown": "Ketto does not know the card with the passcode {code}; remove it.",
    "token": "{name} ({code}) is a Token and cannot be in a Deck; remove it.",
    "unscripted": "{name} ({code}) has no script yet; replace it by another card.",
    "wrong_part": "{name} ({code}) is in the {here} Deck but belongs in the {there} Deck; move it.",
    "era": "{name} ({code}) is {kind} Monster, which {rules} does not have; play {first} or remove it.",
    "not_listed": "{name} ({code}) is not allowed by the list {banlist}; remove it.",
    "forbidden": "{name} is Forbidden, but the deck has {count}.",
    "limited": "{name} is Limited to 1 copy, but the deck has {count}.",
    "semi_limited": "{name} is Semi-Limited to 2 copies, but the deck has {count}.",
    "too_many_copies": "The deck has {count} copies of {name}; it may have at most {limit}.",
}
"""The kinds of problem and their English sentences; the braces are keys of ``Problem.values``."""

_STANDING: Final = {0: "forbidden", 1: "limited", 2: "semi_limited"}
_KINDS_BY_ERA: Final = (
    (c.TYPE_LINK, "a Link", "mr4"),
    (c.TYPE_PENDULUM, "a Pendulum", "mr3"),
    (c.TYPE_XYZ, "an Xyz", "mr2"),
)


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that keeps a deck from being played.

    ``kind`` is a key of TEMPLATES, ``code`` the card it is about (None: the whole part), ``part`` one of
    PARTS or "" for the whole deck, ``codes`` all passcodes of the deck concerned (same name, other art),
    ``values`` what the sentence names, ``sentence`` that sentence in English.
    """

    kind: str
    code: int | None
    part: str
    values: dict[str, Any] = field(hash=False)
    sentence: str
    codes: tuple[int, ...] = ()


def check(
    main: Sequence[int],
    extra: Sequence[int],
    side: Sequence[int],
    pool: CardPool,
    *,
    banlist: Banlist | None = None,
    rules: DuelRules | None = None,
) -> tuple[Problem, ...]:
    """What keeps these lists of passcodes from being played, most serious first; empty: legal.

    Without ``banlist`` every name is allowed three times, without ``rules`` cards of every era are.
    """
    parts = {MAIN: main, EXTRA: extra, SIDE: side}
    found = [*_sizes(parts), *_usable(parts, pool), *_places(parts, pool)]
    if rules is not None:
        found += _eras(parts, pool, rules)
    if banlist is not None and banlist.whitelist:
        found += _listed(parts, pool, banlist)
    return (*found, *_copies(parts, pool, banlist))


def home_part(data: CardData | None) -> str:
    """The part a card belongs in when it is not in the Side Deck; a card nobody knows: the Main Deck."""
    return EXTRA if data is not None and data.is_extra_deck else MAIN


def same_name_code(code: int, pool: CardPool) -> int:
    """The passcode copies are counted under: that of the card whose name ``code`` always has."""
    for _ in range(3):  # an art of a card "always treated as" another; longer chains do not exist
        data = pool.get(code)
        if data is None or not data.alias or data.type & c.TYPE_TOKEN:
            break
        code = data.alias
    return code


def same_card_code(code: int, pool: CardPool) -> int:
    """The passcode of the card's original art; a card that only shares the name is another card."""
    data = pool.get(code)
    original = pool.get(data.alias) if data is not None and data.alias else None
    return original.code if data is not None and original is not None and original.name == data.name else code


def copies_allowed(code: int, pool: CardPool, banlist: Banlist | None) -> int:
    """How many copies of the card's name a deck may have, 0 to 3, over all three parts."""
    if banlist is None:
        return COPIES_MAX
    name = same_name_code(code, pool)
    if banlist.whitelist and same_card_code(code, pool) not in whitelisted(banlist, pool):
        return 0
    return limits_by_name(banlist, pool).get(name, COPIES_MAX)


@lru_cache(maxsize=8)  # a whitelist names thousands of cards and is asked at every step of an edit
def limits_by_name(banlist: Banlist, pool: CardPool) -> Mapping[int, int]:
    """The list's numbers by :func:`same_name_code`; of several for one name the strictest counts."""
    limits: dict[int, int] = {}
    for code, count in banlist.limits.items():
        name = same_name_code(code, pool)
        limits[name] = min(count, limits.get(name, COPIES_MAX), COPIES_MAX)
    return limits


def forbids_kind(data: CardData, rules: DuelRules) -> str:
    """The first era that has this kind of card if ``rules`` is older, else ""."""
    later = data.type & rules.later_types
    return next((era for kind, _, era in _KINDS_BY_ERA if later & kind), "")


def _problem(
    kind: str, code: int | None, part: str, codes: tuple[int, ...] = (), /, **values: Any
) -> Problem:
    if code is not None:
        values.setdefault("code", code)
        codes = codes or (code,)
    return Problem(kind, code, part, values, TEMPLATES[kind].format(**values), codes)


def _sizes(parts: Mapping[str, Sequence[int]]) -> Iterator[Problem]:
    count = len(parts[MAIN])
    if count < MAIN_MIN:
        kind = "main_one_card" if count == 1 else "main_too_small"
        yield _problem(kind, None, MAIN, count=count, limit=MAIN_MIN)
    for part, codes in parts.items():
        count, limit = len(codes), PART_MAX[part]
        if count > limit:
            yield _problem("part_too_big", None, part, part=PART_WORDS[part], count=count, limit=limit)


def _usable(parts: Mapping[str, Sequence[int]], pool: CardPool) -> Iterator[Problem]:
    for code, part in _first_places(parts).items():
        data = pool.get(code)
        if data is None:
            yield _problem("unknown", code, part)
        elif data.type & c.TYPE_TOKEN:
            yield _problem("token", code, part, name=data.name)
        elif not pool.is_playable(code):
            yield _problem("unscripted", code, part, name=data.name)


def _places(parts: Mapping[str, Sequence[int]], pool: CardPool) -> Iterator[Problem]:
    for part in (MAIN, EXTRA):
        for code in dict.fromkeys(parts[part]):
            data = pool.get(code)
            if data is None or data.type & c.TYPE_TOKEN or home_part(data) == part:
                continue
            there = PART_WORDS[home_part(data)]
            yield _problem("wrong_part", code, part, name=data.name, here=PART_WORDS[part], there=there)


def _eras(parts: Mapping[str, Sequence[int]], pool: CardPool, rules: DuelRules) -> Iterator[Problem]:
    for code, part in _first_places(parts).items():
        data = pool.get(code)
        first = forbids_kind(data, rules) if data is not None else ""
        if data is not None and first:
            kind = next(words for _, words, era in _KINDS_BY_ERA if era == first)
            yield _problem("era", code, part, name=data.name, kind=kind, rules=rules.name, first=first)


@lru_cache(maxsize=8)
def whitelisted(banlist: Banlist, pool: CardPool) -> frozenset[int]:
    """Original-art passcodes of the cards a whitelist names.

    Another card of the same name does not help a card: each must be listed itself.
    """
    return frozenset(same_card_code(code, pool) for code in banlist.limits)


def _listed(parts: Mapping[str, Sequence[int]], pool: CardPool, banlist: Banlist) -> Iterator[Problem]:
    allowed = whitelisted(banlist, pool)
    for code, part in _first_places(parts).items():
        data = pool.get(code)
        if data is None or data.type & c.TYPE_TOKEN:
            continue
        if same_card_code(code, pool) not in allowed:
            yield _problem("not_listed", code, part, name=data.name, banlist=banlist.name)


def _copies(parts: Mapping[str, Sequence[int]], pool: CardPool, banlist: Banlist | None) -> Iterator[Problem]:
    limits: Mapping[int, int] = limits_by_name(banlist, pool) if banlist is not None else {}
    everything = [code for codes in parts.values() for code in codes]
    by_name: dict[int, list[int]] = {}
    for code in everything:
        by_name.setdefault(same_name_code(code, pool), []).append(code)
    for name, codes in by_name.items():
        limit = max(0, min(limits.get(name, COPIES_MAX), COPIES_MAX))
        if len(codes) <= limit:
            continue
        data = pool.get(name)
        kind = _STANDING.get(limit, "too_many_copies")
        words = (
            data.name if data is not None else f"{'t' if kind == 'too_many_copies' else 'T'}he card {name}"
        )
        concerned = tuple(dict.fromkeys(codes))
        yield _problem(kind, name, "", concerned, name=words, count=len(codes), limit=limit)


def _first_places(parts: Mapping[str, Sequence[int]]) -> dict[int, str]:
    """Each passcode of the deck once, with the part it is first found in."""
    places: dict[int, str] = {}
    for part, codes in parts.items():
        for code in codes:
            places.setdefault(code, part)
    return places


def counts_by_name(codes: Iterable[int], pool: CardPool) -> Counter[int]:
    """Copies by :func:`same_name_code`."""
    return Counter(same_name_code(code, pool) for code in codes)

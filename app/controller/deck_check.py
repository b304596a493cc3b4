"""The deck check as the deck builder and the command line use it: problems, marks, adding a card.

The rules themselves are in :mod:`app.data.deck_rules`; nothing is decided twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.data.banlists import Banlist
from app.data.deck_rules import (
    COPIES_MAX,
    PART_MAX,
    PART_WORDS,
    PARTS,
    SIDE,
    TEMPLATES,
    Problem,
    check,
    copies_allowed,
    forbids_kind,
    home_part,
    limits_by_name,
    same_card_code,
    same_name_code,
    whitelisted,
)
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.rules import DuelRules

__all__ = [
    "PARTS",
    "REFUSALS",
    "TEMPLATES",
    "Mark",
    "Problem",
    "adding",
    "check",
    "limits_of_pool",
    "marks",
    "same_name_code",
]


@dataclass(frozen=True, slots=True)
class Mark:
    """What is drawn on a card. ``limit`` is how many copies of its name a deck may have (3: free).

    ``copies`` of its name are in the deck, ``over`` of them too many. ``known`` and ``playable`` tell
    whether a duel can use the card, ``era_ok`` whether the rules have cards of its kind.
    """

    limit: int = COPIES_MAX
    copies: int = 0
    over: int = 0
    known: bool = True
    playable: bool = True
    era_ok: bool = True

    @property
    def good(self) -> bool:
        """Whether nothing about the card keeps the deck from being played."""
        return not self.over and self.playable and self.era_ok


def marks(
    main: Sequence[int],
    extra: Sequence[int],
    side: Sequence[int],
    pool: CardPool,
    *,
    banlist: Banlist | None = None,
    rules: DuelRules | None = None,
) -> dict[int, Mark]:
    """The mark of each passcode in the deck."""
    codes = (*main, *extra, *side)
    counts = Counter(same_name_code(code, pool) for code in codes)
    limits = limits_of_pool(pool, banlist, tuple(dict.fromkeys(codes)))
    found: dict[int, Mark] = {}
    for code in dict.fromkeys(codes):
        data = pool.get(code)
        limit = limits.get(code, COPIES_MAX)
        copies = counts[same_name_code(code, pool)]
        found[code] = Mark(
            limit,
            copies,
            max(0, copies - limit),
            data is not None,
            pool.is_playable(code) and data is not None and not data.type & c.TYPE_TOKEN,
            data is None or rules is None or not forbids_kind(data, rules),
        )
    return found


def limits_of_pool(
    pool: CardPool, banlist: Banlist | None, codes: Sequence[int] | None = None
) -> dict[int, int]:
    """How many copies ``banlist`` allows of each card it limits, by every passcode that is that card.

    Cards that may be played three times are left out. ``codes`` (default: the whole pool) are the
    cards asked for. Use it for badges on search results and for ``limit:`` in a search.
    """
    if banlist is None or (not banlist.limits and not banlist.whitelist):
        return {}
    limits = limits_by_name(banlist, pool)
    allowed = whitelisted(banlist, pool) if banlist.whitelist else None
    found: dict[int, int] = {}
    # A list also names cards the pool does not know; they keep their number.
    for code in pool.facts.keys() | banlist.limits.keys() if codes is None else codes:
        limit = limits.get(same_name_code(code, pool), COPIES_MAX)
        if allowed is not None and same_card_code(code, pool) not in allowed:
            limit = 0
        if limit < COPIES_MAX:
            found[code] = limit
    return found


def adding(
    parts: Mapping[str, Sequence[int]],
    code: int,
    part: str,
    pool: CardPool,
    *,
    banlist: Banlist | None = None,
    new: bool = True,
) -> Problem | None:
    """Why a further copy of ``code`` may not go into ``part``; None: it may.

    ``new`` False means that the card comes from another part of the same deck, so only the place is
    looked at. A card's home decides between Main and Extra Deck, so that is no reason.
    """
    data = pool.get(code)
    name = data.name if data is not None else f"The card {code}"
    if data is not None and data.type & c.TYPE_TOKEN:
        return _refusal("token", code, part, name=name)
    count = len(parts[part]) + 1
    if count > PART_MAX[part]:
        return _refusal("part_too_big", None, part, part=PART_WORDS[part], count=count, limit=PART_MAX[part])
    if not new:
        return None
    group = same_name_code(code, pool)
    limit = copies_allowed(code, pool, banlist)
    copies = 1 + sum(same_name_code(each, pool) == group for codes in parts.values() for each in codes)
    if copies <= limit:
        return None
    kind = {0: "forbidden", 1: "limited", 2: "semi_limited"}.get(limit, "too_many_copies")
    if limit == 0 and banlist is not None and banlist.whitelist and code not in banlist.limits:
        return _refusal("not_listed", code, part, name=name, banlist=banlist.name)
    if data is None and kind == "too_many_copies":
        name = f"the card {code}"  # inside the sentence, not at its head
    return _refusal(kind, code, part, name=name, count=copies, limit=limit)


def target_part(code: int, part: str | None, pool: CardPool) -> str:
    """Where a card put into ``part`` (None: anywhere) ends up: its home, or the Side Deck if asked."""
    if part == SIDE:
        return SIDE
    data = pool.get(code)
    return (part or home_part(data)) if data is None else home_part(data)


REFUSALS: Final[Mapping[str, str]] = {
    "token": TEMPLATES["token"],
    "part_too_big": "The {part} Deck is full; it may have at most {limit} cards.",
    "too_many_copies": "The deck already has {limit} copies of {name}, over all three parts.",
    "forbidden": "{name} is Forbidden by this list.",
    "limited": "{name} is Limited to 1 copy, and the deck has it.",
    "semi_limited": "{name} is Semi-Limited to 2 copies, and the deck has them.",
    "not_listed": "{name} ({code}) is not allowed by the list {banlist}.",
}
"""Templates of the sentences :func:`adding` gives, by kind; for translation."""


def _refusal(kind: str, code: int | None, part: str, /, **values: object) -> Problem:
    if code is not None:
        values["code"] = code
    codes = (code,) if code is not None else ()
    return Problem(kind, code, part, values, REFUSALS[kind].format(**values), codes)

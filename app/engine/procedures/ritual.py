"""Ritual Summon: Tributes whose Levels reach that of the Ritual Monster (RIT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts
from app.engine.actions.special_summon import why_not
from app.engine.costs import can_be_tributed, must_be_tributed
from app.engine.decisions import SelectSum, Text, sum_fits
from app.engine.procedures.base import has_zone, level_as

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


def tributes(kernel: Kernel, player: int, monster: Card) -> list[Card]:
    """Monsters in hand and on the field that may be Tributed for ``monster``."""
    hand = [
        card
        for card in kernel.cards_in(player, c.LOCATION_HAND)
        if card is not monster
        and card.facts.type & c.TYPE_MONSTER
        and can_be_tributed(card, for_summon=False)
        and worth(card, monster)
    ]
    field = [
        card
        for card in kernel.cards_in(player, c.LOCATION_MZONE)
        if can_be_tributed(card, for_summon=False) and worth(card, monster)
    ]
    lent = [
        card
        for card in _to_tribute_first(kernel, player)
        if card.data.controller != player and can_be_tributed(card, for_summon=False) and worth(card, monster)
    ]
    return hand + field + lent


def _to_tribute_first(kernel: Kernel, player: int) -> list[Card]:
    """Face-up monsters that must be among the Tributes; a Set one, whose Level is not public, is left out."""
    if not kernel.active(c.EFFECT_EXTRA_RELEASE):
        return []
    return [
        card
        for side in (0, 1)
        for card in kernel.cards_in(side, c.LOCATION_MZONE)
        if card.is_face_up() and must_be_tributed(kernel, player, card)
    ]


def worth(card: Card, monster: Card) -> tuple[int, ...]:
    """Levels the Tribute may count as."""
    return level_as(card, c.EFFECT_RITUAL_LEVEL, monster)


def legal_groups(
    kernel: Kernel, player: int, monster: Card, pool: Sequence[Card], *, exact: bool
) -> Iterator[tuple[Card, ...]]:
    """Sets of Tributes for ``monster``: exactly its Level, or at least that without a superfluous one."""
    able = [card for card in pool if card is not monster and worth(card, monster)]
    most = min(len(able), monster.level)
    must = _to_tribute_first(kernel, player)
    for size in range(1, most + 1):
        for group in combinations(able, size):
            if any(card not in group for card in must):
                continue
            if sum_fits([worth(card, monster) for card in group], monster.level, exact):
                if has_zone(kernel, monster, player, group):
                    yield group


def _useful(monster: Card, pool: Sequence[Card]) -> list[Card]:
    """Cards of ``pool`` with which, and others of it, the exact Level can be reached (for a whole Deck)."""
    able = [card for card in pool if card is not monster and worth(card, monster)]
    found = []
    for card in able:
        sums = set(worth(card, monster))
        for other in able:
            if other is not card:
                sums |= {whole + value for whole in sums for value in worth(other, monster)}
        if monster.level in sums:
            found.append(card)
    return found


def possible(kernel: Kernel, player: int, monster: Card, pool: Sequence[Card], *, exact: bool) -> bool:
    """Whether ``monster`` could be Ritual Summoned out of ``pool`` now."""
    if not monster.facts.type & c.TYPE_RITUAL or not monster.facts.type & c.TYPE_MONSTER:
        return False
    refused = why_not(kernel, monster, player, kind=c.SUMMON_TYPE_RITUAL, proper=True, check_zone=False)
    if refused is not None:
        return False
    if _apart_from_field(kernel, player, monster, pool, exact):
        return bool(_useful(monster, pool))
    return next(legal_groups(kernel, player, monster, pool, exact=exact), None) is not None


def _apart_from_field(kernel: Kernel, player: int, monster: Card, pool: Sequence[Card], exact: bool) -> bool:
    """Whether no zone depends on what is used: then sums of Levels tell all."""
    on_field = any(card.is_on_field() for card in pool)
    return exact and not on_field and has_zone(kernel, monster, player, ())


async def choose_tributes(
    kernel: Kernel, player: int, monster: Card, pool: Sequence[Card], *, exact: bool
) -> list[Card]:
    """The player picks the Tributes."""
    groups: list[tuple[Card, ...]] = []
    if _apart_from_field(kernel, player, monster, pool, exact):
        able = _useful(monster, pool)
        if len(able) == 1:
            return able
    else:
        groups = list(legal_groups(kernel, player, monster, pool, exact=exact))
        able = [card for card in pool if any(card in group for group in groups)]
        if len(groups) == 1:
            return list(groups[0])
    if has_zone(kernel, monster, player, ()):
        # What lies in the Deck, Extra Deck or GY is no Tribute.
        tributes = any(card.location & (c.LOCATION_HAND | c.LOCATION_ONFIELD) for card in able)
        prompt = prompts.TRIBUTE if tributes else prompts.MATERIAL
        answer = await kernel.ask(
            SelectSum(
                player,
                Text(prompt, monster.code, -1, monster.level),
                # One sees the cards of the own Deck while one picks out of it.
                tuple(kernel.ref(player, card, shown=not card.is_on_field()) for card in able),
                tuple(worth(card, monster) for card in able),
                monster.level,
                exact,
            )
        )
        return [kernel.by_key(key) for key in answer]
    from app.engine.procedures.base import pick

    chosen = await pick(kernel, player, monster, groups, cancelable=False)
    assert chosen is not None, "it cannot be taken back in the middle of an effect"
    return list(chosen)

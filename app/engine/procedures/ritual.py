"""Ritual Summon: Tributes whose Levels reach that of the Ritual Monster (RIT)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts
from app.engine.actions.special_summon import why_not
from app.engine.costs import can_be_tributed
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
        if card is not monster and card.facts.type & c.TYPE_MONSTER and worth(card, monster)
    ]
    field = [
        card
        for card in kernel.cards_in(player, c.LOCATION_MZONE)
        if can_be_tributed(card, for_summon=False) and worth(card, monster)
    ]
    return hand + field


def worth(card: Card, monster: Card) -> tuple[int, ...]:
    """Levels the Tribute may count as."""
    return level_as(card, c.EFFECT_RITUAL_LEVEL, monster)


def legal_groups(
    kernel: Kernel, player: int, monster: Card, pool: Sequence[Card], *, exact: bool
) -> list[tuple[Card, ...]]:
    """Sets of Tributes for ``monster``: exactly its Level, or at least that without a superfluous one."""
    found = []
    able = [card for card in pool if card is not monster and worth(card, monster)]
    most = min(len(able), monster.level)
    for size in range(1, most + 1):
        for group in combinations(able, size):
            if sum_fits([worth(card, monster) for card in group], monster.level, exact):
                if has_zone(kernel, monster, player, group):
                    found.append(group)
    return found


def possible(kernel: Kernel, player: int, monster: Card, pool: Sequence[Card], *, exact: bool) -> bool:
    """Whether ``monster`` could be Ritual Summoned out of ``pool`` now."""
    if not monster.facts.type & c.TYPE_RITUAL or not monster.facts.type & c.TYPE_MONSTER:
        return False
    refused = why_not(kernel, monster, player, kind=c.SUMMON_TYPE_RITUAL, proper=True, check_zone=False)
    return refused is None and bool(legal_groups(kernel, player, monster, pool, exact=exact))


async def choose_tributes(
    kernel: Kernel, player: int, monster: Card, pool: Sequence[Card], *, exact: bool
) -> list[Card]:
    """The player picks the Tributes."""
    groups = legal_groups(kernel, player, monster, pool, exact=exact)
    able = [card for card in pool if any(card in group for group in groups)]
    if len(groups) == 1:
        return list(groups[0])
    free = any(has_zone(kernel, monster, player, ()) for _ in (0,))
    if free:
        answer = await kernel.ask(
            SelectSum(
                player,
                Text(prompts.TRIBUTE, monster.code, -1, monster.level),
                tuple(kernel.ref(player, card) for card in able),
                tuple(worth(card, monster) for card in able),
                monster.level,
                exact,
            )
        )
        return [kernel.by_key(key) for key in answer]
    from app.engine.procedures.base import pick

    while True:
        chosen = await pick(kernel, player, monster, groups)
        if chosen is not None:
            return list(chosen)

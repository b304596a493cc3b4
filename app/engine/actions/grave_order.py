"""The order in which cards that reach a GY together lie there: their owner's choice (INFO, DES).

It is asked for only in a Duel with a card whose text reads that order, and only of those who know of it:
a question must not tell of a hidden card. Elsewhere the order changes nothing. The question comes just
before the cards go, while the state is a settled one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.engine import prompts
from app.engine.decisions import SortCards

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


class Wanted(NamedTuple):
    """What the owners said: uids, lowest first, and how high the GYs were before."""

    uids: tuple[int, ...]
    heights: tuple[int, int]


async def ask(kernel: Kernel, arriving: Sequence[Card]) -> Wanted | None:
    """Ask the owners about their cards among ``arriving``, the turn player first; None: as it comes."""
    if len(arriving) < 2 or not kernel.heard.grave_order:
        return None
    state = kernel.state
    uids: list[int] = []
    for owner in (state.turn_player, 1 - state.turn_player):
        cards = [card for card in arriving if card.data.owner == owner]
        if len({card.code for card in cards}) < 2 or not _knows_a_reader(kernel, owner):
            continue  # one card, or copies of one, or a question that would tell of a hidden card
        refs = tuple(kernel.ref(owner, card, shown=True) for card in cards)
        answer = await kernel.ask(SortCards(owner, kernel.text(prompts.SORT_GRAVE), refs))
        uids += [kernel.by_key(key).uid for key in reversed(answer)]
    return Wanted(tuple(uids), (len(state.grave[0]), len(state.grave[1]))) if uids else None


def _knows_a_reader(kernel: Kernel, player: int) -> bool:
    """Whether ``player`` knows of a card in the Duel that reads the order: an own one, or one to be seen."""
    for data in kernel.state.cards[1:]:
        script = kernel.script(data.code)
        if script is not None and script.reads_grave_order:
            if data.owner == player or kernel.can_see(player, kernel.card(data.uid)):
                return True
    return False


def arrange(kernel: Kernel, wanted: Wanted | None) -> None:
    """Lay what has arrived since then in the wanted order."""
    if wanted is None:
        return
    for pile, start in zip(kernel.state.grave, wanted.heights, strict=True):
        new = pile[start:]
        sorted_ones = iter([uid for uid in wanted.uids if uid in new])
        pile[start:] = [next(sorted_ones) if uid in wanted.uids else uid for uid in new]
        for number, uid in enumerate(pile):
            kernel.card(uid).data.sequence = number
    kernel.touch()

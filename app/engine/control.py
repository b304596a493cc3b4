"""Control that lasts as long as a continuous effect says so, Snatch Steal's way (CTL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.actions import place
from app.engine.modifiers import Modifier
from app.engine.query import applying

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.state import Lingering


async def settle(kernel: Kernel) -> bool:
    """Move monsters to the side a continuous effect gives them to, or back; True when one moved.

    The latest effect counts: one that took control for a time goes before an older continuous one.
    """
    if not kernel.active(c.EFFECT_SET_CONTROL):
        return False
    for player in (0, 1):
        for card in kernel.cards_in(player, c.LOCATION_MZONE):
            if await _settle_one(kernel, card):
                return True
    return False


async def _settle_one(kernel: Kernel, card: Card) -> bool:
    held = _held(kernel, card)
    changes = [
        m for m in applying(card, c.EFFECT_SET_CONTROL) if m.lingering is None or not m.lingering.labels
    ]
    latest = changes[-1] if changes else None
    if latest is None:
        return await _let_go(kernel, card, held)
    if latest.lingering is not None:
        return False
    return await _hold(kernel, card, latest, held)


def _held(kernel: Kernel, card: Card) -> Lingering | None:
    """The note that a continuous effect holds the card; its value is the former controller."""
    mine = (card.uid, card.data.generation)
    for lingering in kernel.state.effects:
        if lingering.effect == c.EFFECT_SET_CONTROL and lingering.labels and mine in lingering.targets:
            return lingering
    return None


async def _hold(kernel: Kernel, card: Card, change: Modifier, held: Lingering | None) -> bool:
    former, wanted = card.data.controller, change.amount(card)
    if former == wanted or not await place.take_control(kernel, card, wanted):
        return False
    if held is None:
        kernel.add_lingering(
            effect=c.EFFECT_SET_CONTROL,
            value=former,
            source=kernel.card(change.source),
            player=wanted,
            targets=((card.uid, card.data.generation),),
            labels=(1,),
            reset=c.RESET_LEAVE,
        )
    return True


async def _let_go(kernel: Kernel, card: Card, held: Lingering | None) -> bool:
    if held is None:
        return False
    kernel.state.effects.remove(held)
    kernel.touch()
    if card.data.controller != held.value:
        await place.give_back(kernel, card, held.value)
    return True

"""Graveyards that an effect keeps undisturbed (Necrovalley's way): which effects it negates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.state import ChainLink

_MOVING = (
    c.CATEGORY_TOHAND
    | c.CATEGORY_TODECK
    | c.CATEGORY_REMOVE
    | c.CATEGORY_SPECIAL_SUMMON
    | c.CATEGORY_EQUIP
    | c.CATEGORY_TOEXTRA
)


def is_guarded(card: Card) -> bool:
    """Whether the card lies in a GY that nothing may disturb."""
    return card.location == c.LOCATION_GRAVE and query.has(card, c.EFFECT_NECRO_VALLEY)


def disturbs_graves(kernel: Kernel, link: ChainLink) -> bool:
    """Whether the effect would move cards in a GY elsewhere: its targets, all it can act on, or itself."""
    if not kernel.definition(link.code, link.index).category & _MOVING:
        return False
    if any(is_guarded(kernel.card(uid)) for uid, _ in link.targets):
        return True
    stated = [uids for kind, uids, _, _ in link.info if kind & _MOVING]
    if any(uids and all(is_guarded(kernel.card(uid)) for uid in uids) for uids in stated):
        return True
    # An effect in the GY that names nothing moves its own card.
    return link.at == c.LOCATION_GRAVE and not any(stated) and is_guarded(kernel.card(link.uid))

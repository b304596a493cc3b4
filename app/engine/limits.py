"""How often effects may be used (OPT): one key per limit, counted at activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.definitions import EffectDef, Limit

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.state import LimitKey

_CARD, _NAME, _CHAIN, _DUEL, _FACEUP = 1, 2, 3, 4, 5


def _word(word: str) -> int:
    """A stable number for a shared word (never Python's own seeded hash)."""
    value = 0
    for character in word:
        value = (value * 131 + ord(character)) & 0xFFFFFFFF
    return value


def _key(limit: Limit, definition: EffectDef, card: Card, player: int) -> LimitKey:
    which = _word(limit.shared) if limit.shared else definition.index
    if limit.scope == "name":
        return (_NAME, player, definition.code, which)
    if limit.scope == "duel":
        return (_DUEL, player, definition.code, which)
    data = card.data
    kind = {"card": _CARD, "chain": _CHAIN, "faceup": _FACEUP}[limit.scope]
    return (kind, data.uid, data.generation, definition.code, which)


def _book(kernel: Kernel, limit: Limit) -> dict[LimitKey, int]:
    state = kernel.state
    if limit.scope in ("duel", "faceup"):
        return state.duel_limits
    return state.chain_limits if limit.scope == "chain" else state.turn_limits


def may_use(kernel: Kernel, definition: EffectDef, card: Card, player: int) -> bool:
    """Whether the limit of the effect leaves a use."""
    limit = definition.limit
    if limit is None:
        return True
    return _book(kernel, limit).get(_key(limit, definition, card, player), 0) < limit.count


def count_use(kernel: Kernel, definition: EffectDef, card: Card, player: int, by: int = 1) -> None:
    """Count a use (``by`` -1 gives one back after a negated activation)."""
    limit = definition.limit
    if limit is None:
        return
    book = _book(kernel, limit)
    key = _key(limit, definition, card, player)
    book[key] = book.get(key, 0) + by
    if book[key] <= 0:
        del book[key]


def forget_card(kernel: Kernel, card: Card) -> None:
    """A card turned face-down starts its "once per turn" anew (OPT)."""
    for book in (kernel.state.turn_limits, kernel.state.duel_limits):
        for key in [k for k in book if k[0] in (_CARD, _FACEUP) and k[1] == card.uid]:
            del book[key]

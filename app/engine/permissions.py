"""Effects that permit an activation which the rules forbid, and how often they do (ACT, SPL, TRP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import limits

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.modifiers import Modifier


def needed(kernel: Kernel, player: int, card: Card) -> int:
    """EFFECT code of the permission without which ``player`` cannot activate the card where it lies.

    0: none is needed, as far as place and owner's turn go.
    """
    data, bits, state = card.data, card.facts.type, kernel.state
    if data.location == c.LOCATION_HAND:
        if bits & c.TYPE_TRAP:
            return c.EFFECT_TRAP_ACT_IN_HAND
        if bits & c.TYPE_QUICKPLAY and state.turn_player != player:
            return c.EFFECT_QP_ACT_IN_NTPHAND
    elif data.location == c.LOCATION_SZONE and data.position & c.POS_FACEDOWN:
        if data.turn_placed == state.turn and bits & (c.TYPE_TRAP | c.TYPE_QUICKPLAY):
            return c.EFFECT_TRAP_ACT_IN_SET_TURN
    return 0


def given(kernel: Kernel, code: int, card: Card) -> Modifier | None:
    """What gives ``card`` the permission now: first what does so without limit."""
    found = None
    for modifier in kernel.active(code):
        if not modifier.affects(card) or not modifier.amount(card):
            continue
        definition, fx = modifier.definition, modifier.fx
        if definition is None or definition.limit is None or fx is None:
            return modifier
        if found is None and limits.may_use(kernel, definition, fx.this, fx.player_index):
            found = modifier
    return found


def use(kernel: Kernel, player: int, card: Card) -> None:
    """``player`` activates the card now: a permission it needs, and which has a limit, is used up."""
    code = needed(kernel, player, card)
    modifier = given(kernel, code, card) if code else None
    if modifier is not None and modifier.definition is not None and modifier.fx is not None:
        fx = modifier.fx
        limits.count_use(kernel, modifier.definition, fx.this, fx.player_index)

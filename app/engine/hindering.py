"""Whose effect stands in the way: the card behind a refusal (EFF).

The check that refused is asked once more as if no effect forbade anything. If it says something else then,
the prohibitions come back one by one, the oldest first, until it refuses again: that one is the reason.
So the checks that decide stay the only ones there are, and while the duel runs they cost nothing more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.modifiers import Active

if TYPE_CHECKING:
    from app.engine.kernel import Kernel
    from app.engine.modifiers import Modifier
    from app.engine.terms import Reason

#: EFFECT codes that can only take something away from what may be done.
PROHIBITIONS = frozenset(
    (
        c.EFFECT_CANNOT_ACTIVATE,
        c.EFFECT_CANNOT_TRIGGER,
        c.EFFECT_CANNOT_SUMMON,
        c.EFFECT_CANNOT_FLIP_SUMMON,
        c.EFFECT_CANNOT_SPECIAL_SUMMON,
        c.EFFECT_CANNOT_TRIBUTE_SUMMON,
        c.EFFECT_ONE_SPECIAL_SUMMON,
        c.EFFECT_CANNOT_MSET,
        c.EFFECT_CANNOT_SSET,
        c.EFFECT_CANNOT_TURN_SET,
        c.EFFECT_CANNOT_CHANGE_POSITION,
        c.EFFECT_CANNOT_CHANGE_POS_E,
        c.EFFECT_CANNOT_CHANGE_CONTROL,
        c.EFFECT_CANNOT_BP,
        c.EFFECT_CANNOT_ATTACK,
        c.EFFECT_CANNOT_ATTACK_ANNOUNCE,
        c.EFFECT_CANNOT_DIRECT_ATTACK,
        c.EFFECT_CANNOT_BE_BATTLE_TARGET,
        c.EFFECT_ATTACK_COST,
        c.EFFECT_CANNOT_BE_EFFECT_TARGET,
        c.EFFECT_CANNOT_RELEASE,
        c.EFFECT_UNRELEASABLE_SUM,
        c.EFFECT_UNRELEASABLE_NONSUM,
        c.EFFECT_UNRELEASABLE_EFFECT,
        c.EFFECT_EXTRA_RELEASE,
        c.EFFECT_CANNOT_BE_FUSION_MATERIAL,
        c.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL,
        c.EFFECT_CANNOT_BE_XYZ_MATERIAL,
        c.EFFECT_CANNOT_BE_LINK_MATERIAL,
        c.EFFECT_CANNOT_DRAW,
        c.EFFECT_CANNOT_TO_HAND,
        c.EFFECT_CANNOT_TO_DECK,
        c.EFFECT_CANNOT_TO_GRAVE,
        c.EFFECT_CANNOT_REMOVE,
        c.EFFECT_CANNOT_REMOVE_BY_EFFECT,
        c.EFFECT_TO_GRAVE_REDIRECT,
        c.EFFECT_LEAVE_FIELD_REDIRECT,
        c.EFFECT_DISABLE_FIELD,
        c.EFFECT_NECRO_VALLEY,
    )
)


def hindering_card(
    kernel: Kernel, player: int, refusal: Reason, question: Callable[[], Reason | None]
) -> int:
    """Passcode of the card whose effect makes ``question`` answer ``refusal``; 0: none does, or it is hidden.

    ``question`` is the check that refused; the state must be as it was then. ``player`` is who will be told.
    """
    in_force = kernel.in_force()
    everything = [m for code, mods in in_force.items() if code in PROHIBITIONS for m in mods]
    if not everything:
        return 0
    everything.sort(key=lambda modifier: modifier.stamp)
    for count in range(len(everything) + 1):
        with _only(kernel, everything[:count]):
            answer = question()
        if answer == refusal:
            return _name(kernel, player, everything[count - 1]) if count else 0
    return 0


@contextmanager
def _only(kernel: Kernel, prohibitions: list[Modifier]) -> Iterator[None]:
    """Inside, these are the only prohibitions in force; all other changes stay."""
    mods, cache = kernel.mods, kernel.cache
    assert mods is not None
    fewer = Active()
    fewer.negated = mods.negated
    fewer.by_code = {code: each for code, each in mods.by_code.items() if code not in PROHIBITIONS}
    for modifier in prohibitions:
        fewer.by_code.setdefault(modifier.code, []).append(modifier)
    kernel.mods, kernel.cache = fewer, {}
    try:
        yield
    finally:
        kernel.mods, kernel.cache = mods, cache


def _name(kernel: Kernel, player: int, modifier: Modifier) -> int:
    """The card to name. What lasts after an effect was shown when that effect resolved (INFO)."""
    if not modifier.source:
        return 0
    card = kernel.card(modifier.source)
    if modifier.lingering is None and not kernel.can_see(player, card):
        return 0
    return card.data.code


__all__ = ["PROHIBITIONS", "hindering_card"]

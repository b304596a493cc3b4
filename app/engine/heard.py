"""Who in one duel could have a say: which cards to ask for effects of a kind, and where.

Most cards have nothing to say to most questions. Whoever looks for effects only walks over the uids
listed here: a card among them may not have the effect now, but no other card has one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c

if TYPE_CHECKING:
    from app.engine.carddata import CardPool
    from app.engine.effects import Script
    from app.engine.kernel import Kernel
    from app.engine.script_index import ScriptIndex

#: Uids by the LOCATION their effect works from, in the order in which the places are searched.
ByPlace = dict[int, set[int]]

_MODIFIER_PLACES = (
    c.LOCATION_MZONE,
    c.LOCATION_SZONE,
    c.LOCATION_GRAVE,
    c.LOCATION_HAND,
    c.LOCATION_REMOVED,
)
#: Where effects are activated from, in the order in which they are offered.
ACTIVATION_PLACES = (
    c.LOCATION_HAND,
    c.LOCATION_MZONE,
    c.LOCATION_SZONE,
    c.LOCATION_GRAVE,
    c.LOCATION_REMOVED,
)
_FIELD = (c.LOCATION_MZONE, c.LOCATION_SZONE)


class Heard:
    """The cards of one duel by what their scripts listen to and do; never changed once made."""

    __slots__ = (
        "fast",
        "for_both",
        "grave_order",
        "hooks",
        "modifiers",
        "procedures",
        "starters",
        "triggers",
        "unique",
        "wins",
    )

    def __init__(self, kernel: Kernel) -> None:
        #: By EVENT code, those with a continuous hook / a trigger on it.
        self.hooks: dict[int, set[int]] = {}
        self.triggers: dict[int, set[int]] = {}
        self.modifiers: ByPlace = {place: set() for place in _MODIFIER_PLACES}
        #: Those with an effect or activation that a window for fast effects may admit by its Spell Speed.
        self.fast: ByPlace = {place: set() for place in ACTIVATION_PLACES}
        #: Those with any activation, Quick or Ignition Effect.
        self.starters: ByPlace = {place: set() for place in ACTIVATION_PLACES}
        #: Those on the field with Ignition Effects that the opponent may use as well.
        self.for_both: ByPlace = {place: set() for place in _FIELD}
        #: Those with an own way of being Special Summoned at an open game state.
        self.procedures: set[int] = set()
        #: Those of which one may only control one.
        self.unique: set[int] = set()
        #: Whether any wins the duel / reads the order of a GY.
        self.wins = self.grave_order = False
        pool = kernel.pool
        copies: dict[int, list[int]] = {}
        for data in kernel.state.cards[1:]:
            copies.setdefault(data.code, []).append(data.uid)
        for code, uids in copies.items():
            script = pool.script(code)
            if script is not None:
                self._take_script(uids, script)
                self._take_effects(uids, code, pool, pool.index(code))
        for uid, (_, index) in kernel.copied.items():
            self._take_effects([uid], kernel.state.cards[uid].code, pool, index)
        for each in kernel.state.effects:
            script = pool.script(each.value) if each.effect == c.EFFECT_COPY_TEXT else None
            if script is not None:
                self._take_script([], script)

    def _take_script(self, uids: list[int], script: Script) -> None:
        self.wins = self.wins or script.wins is not None
        self.grave_order = self.grave_order or script.reads_grave_order
        if script.unique:
            self.unique.update(uids)
        if script.summon is not None and not script.summon.by_effect:
            self.procedures.update(uids)

    def _take_effects(self, uids: list[int], code: int, pool: CardPool, index: ScriptIndex | None) -> None:
        if index is None:
            return
        for event in index.hook_events:
            self.hooks.setdefault(event, set()).update(uids)
        for event in index.trigger_events:
            self.triggers.setdefault(event, set()).update(uids)
        if index.procedures:
            self.procedures.update(uids)
        _list(self.modifiers, uids, index.modifier_places)
        _list(self.starters, uids, index.starter_places)
        fast_card = pool.facts[code].type & (c.TYPE_TRAP | c.TYPE_QUICKPLAY)
        _list(self.fast, uids, index.fast_places if fast_card else index.quick_places)
        _list(self.for_both, uids, index.for_both_places)


def _list(found: ByPlace, uids: list[int], places: int) -> None:
    """Add the cards in those of the ``places`` (LOCATION bits) that are searched."""
    if places:
        for place, listed in found.items():
            if place & places:
                listed.update(uids)

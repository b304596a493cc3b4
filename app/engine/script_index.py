"""The definitions of a card sorted for the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine import constants as c
from app.engine.definitions import (
    ACTIVATION,
    CONTINUOUS,
    FLIP,
    IGNITION,
    MATERIAL_GIFT,
    MODIFIER,
    PROCEDURE,
    QUICK,
    REPLACEMENT,
    TRIGGER,
    EffectDef,
)


class ScriptIndex:
    """The definitions of a script (or of a card that copied some) sorted for the kernel; built once."""

    __slots__ = (
        "activations",
        "at",
        "deck_events",
        "fast",
        "fast_places",
        "for_both_places",
        "hook_events",
        "hooks",
        "ignitions",
        "material_gifts",
        "modifier_places",
        "modifiers",
        "procedures",
        "quick_places",
        "quicks",
        "replacements",
        "starter_places",
        "starters",
        "trigger_events",
        "triggers",
    )

    def __init__(self, effects: Sequence[EffectDef]) -> None:
        def of_kind(*kinds: str) -> list[EffectDef]:
            return [effect for effect in effects if effect.kind in kinds]

        self.activations = of_kind(ACTIVATION)
        self.ignitions = [effect for effect in of_kind(IGNITION) if not effect.given]
        self.quicks = [effect for effect in of_kind(QUICK) if not effect.given]
        #: What a window for fast effects is searched for; what an open game state is.
        self.fast = self.quicks + self.activations
        self.starters = self.ignitions + self.fast
        self.triggers = [effect for effect in of_kind(TRIGGER, FLIP) if not effect.given]
        self.material_gifts = of_kind(MATERIAL_GIFT)
        self.hooks = of_kind(CONTINUOUS)
        self.modifiers = of_kind(MODIFIER)
        self.replacements = of_kind(REPLACEMENT)
        self.procedures = of_kind(PROCEDURE)
        #: Where they may be used from, LOCATION bits (see :mod:`app.engine.heard`). Of activations those with
        #: phases of their own are in ``quick_places``: they need no Spell Speed.
        self.modifier_places = _places(self.modifiers)
        self.starter_places = _places(self.starters)
        self.quick_places = _places([*self.quicks, *(each for each in self.activations if each.phases)])
        self.fast_places = _places(self.fast)
        both = [each for each in self.ignitions if each.flags & c.EFFECT_FLAG_BOTH_SIDE]
        self.for_both_places = _places(both)
        self.trigger_events = frozenset(event for d in self.triggers for event in d.on)
        #: Events of triggers that work from the Deck, too.
        self.deck_events = frozenset(event for d in self.triggers if d.at & c.LOCATION_DECK for event in d.on)
        self.hook_events = frozenset(event for d in self.hooks for event in d.on)


def _places(definitions: Sequence[EffectDef]) -> int:
    """LOCATION bits of all places that one of them works from."""
    bits = 0
    for definition in definitions:
        if definition.kind == ACTIVATION:
            bits |= c.LOCATION_HAND | c.LOCATION_SZONE
        else:
            bits |= definition.at
            if definition.at & (c.LOCATION_FZONE | c.LOCATION_PZONE):
                bits |= c.LOCATION_SZONE
    return bits

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
        "hook_events",
        "hooks",
        "ignitions",
        "material_gifts",
        "modifiers",
        "procedures",
        "quicks",
        "replacements",
        "trigger_events",
        "triggers",
    )

    def __init__(self, effects: Sequence[EffectDef]) -> None:
        def of_kind(*kinds: str) -> list[EffectDef]:
            return [effect for effect in effects if effect.kind in kinds]

        self.activations = of_kind(ACTIVATION)
        self.ignitions = [effect for effect in of_kind(IGNITION) if not effect.given]
        self.quicks = [effect for effect in of_kind(QUICK) if not effect.given]
        self.triggers = [effect for effect in of_kind(TRIGGER, FLIP) if not effect.given]
        self.material_gifts = of_kind(MATERIAL_GIFT)
        self.hooks = of_kind(CONTINUOUS)
        self.modifiers = of_kind(MODIFIER)
        self.replacements = of_kind(REPLACEMENT)
        self.procedures = of_kind(PROCEDURE)
        self.trigger_events = frozenset(event for d in self.triggers for event in d.on)
        #: Events of triggers that work from the Deck, too.
        self.deck_events = frozenset(event for d in self.triggers if d.at & c.LOCATION_DECK for event in d.on)
        self.hook_events = frozenset(event for d in self.hooks for event in d.on)

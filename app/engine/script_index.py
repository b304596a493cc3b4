"""A script's definitions sorted for the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
)

if TYPE_CHECKING:
    from app.engine.effects import Script


class ScriptIndex:
    """A script's definitions sorted for the kernel; built once, when a pool is made."""

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

    def __init__(self, script: Script) -> None:
        self.activations = script.of_kind(ACTIVATION)
        self.ignitions = script.of_kind(IGNITION)
        self.quicks = [effect for effect in script.of_kind(QUICK) if not effect.given]
        self.triggers = [effect for effect in script.of_kind(TRIGGER, FLIP) if not effect.given]
        self.material_gifts = script.of_kind(MATERIAL_GIFT)
        self.hooks = script.of_kind(CONTINUOUS)
        self.modifiers = script.of_kind(MODIFIER)
        self.replacements = script.of_kind(REPLACEMENT)
        self.procedures = script.of_kind(PROCEDURE)
        self.trigger_events = frozenset(event for d in self.triggers for event in d.on)
        #: Events of triggers that work from the Deck, too.
        self.deck_events = frozenset(event for d in self.triggers if d.at & c.LOCATION_DECK for event in d.on)
        self.hook_events = frozenset(event for d in self.hooks for event in d.on)

"""Continuous changes in force: collected once per state version, then asked for by EFFECT code.

Order is that of arrival (stamp). Negation is settled first: an effect that is itself negated by
an earlier one negates nothing (NEG).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.definitions import MATERIAL_GIFT, EffectDef
from app.engine.state import STATUS_ACTIVATING, STATUS_BATTLE_DESTROYED, STATUS_SUMMONING, Lingering

if TYPE_CHECKING:
    from app.engine.card import Card, Player
    from app.engine.kernel import Kernel
    from app.engine.running import Effect


#: Immunity itself, and where a card goes that has already left what made it unaffected.
_REGARDLESS_OF_IMMUNITY = (c.EFFECT_IMMUNE_EFFECT, c.EFFECT_TO_GRAVE_REDIRECT)


class Modifier:
    """One change in force. ``lingering`` is None for those a card has while it lies there."""

    __slots__ = ("code", "definition", "fx", "lingering", "source", "stamp", "targets", "value")

    def __init__(
        self,
        code: int,
        definition: EffectDef | None,
        fx: Effect | None,
        source: int,
        stamp: int,
        lingering: Lingering | None,
    ) -> None:
        self.code = code
        self.definition = definition
        self.fx = fx
        self.source = source
        self.stamp = stamp
        self.lingering = lingering
        self.targets = lingering.targets if lingering is not None else ()
        self.value = lingering.value if lingering is not None else 1

    def holds(self) -> bool:
        """Whether its own condition is met now."""
        definition = self.definition
        if definition is None or definition.when is None or self.fx is None:
            return True
        return definition.when(self.fx)

    def affects(self, card: Card) -> bool:
        """Whether it changes ``card`` (condition, range and "unaffected" included)."""
        try:
            return self._affects(card)
        except Exception as problem:  # a script may fail in any way; the duel goes on
            self._failed(card.kernel, problem)
            return False

    def _failed(self, kernel: Kernel, problem: Exception) -> None:
        from app.engine import faults

        if self.fx is None:
            raise problem
        faults.report(kernel, self.fx, problem)

    def _affects(self, card: Card) -> bool:
        definition = self.definition
        if self.targets:
            if (card.uid, card.data.generation) not in self.targets:
                return False
        elif definition is None or definition.affects_player is not None:
            return False
        elif definition.affects is None:
            if card.uid != self.source or (self.lingering is not None and not self._same_source(card)):
                return False
        else:
            assert self.fx is not None
            if not definition.affects(self.fx, card):
                return False
        if not self.holds():
            return False
        if card.uid == self.source or self.code in _REGARDLESS_OF_IMMUNITY:
            return True
        return not is_immune(card, self)

    def _same_source(self, card: Card) -> bool:
        assert self.lingering is not None
        return card.data.generation == self.lingering.source_generation

    def affects_player(self, player: Player) -> bool:
        """Whether it concerns ``player``."""
        definition = self.definition
        if definition is None:
            labels = self.lingering.labels if self.lingering is not None else ()
            return not self.targets and bool(labels) and labels[0] in (player.index, c.PLAYER_ALL)
        if definition.affects_player is None or self.fx is None:
            return False
        try:
            return definition.affects_player(self.fx, player) and self.holds()
        except Exception as problem:  # a script may fail in any way; the duel goes on
            self._failed(player.kernel, problem)
            return False

    def amount(self, card: Card) -> int:
        """Its value for ``card``."""
        definition = self.definition
        if definition is None:
            return self.value
        if self.lingering is not None and definition.code == 0:
            return self.value
        value = definition.value
        if isinstance(value, int):
            return value
        try:
            return int(value(self.fx, card) if definition.value_takes_card else value(self.fx))
        except Exception as problem:  # a script may fail in any way; the duel goes on
            self._failed(card.kernel, problem)
            return 0


class Active:
    """All modifiers in force at one state version."""

    __slots__ = ("by_code", "negated")

    def __init__(self) -> None:
        self.by_code: dict[int, list[Modifier]] = {}
        self.negated: set[int] = set()


def is_immune(card: Card, modifier: Modifier) -> bool:
    """Whether ``card`` is unaffected by the source of ``modifier``.

    What an immunity itself asks for (a name, a Type ...) is read without regard to immunities, so
    that the answer does not depend on itself.
    """
    kernel = card.kernel
    active = kernel.mods
    if active is None or kernel.settling_immunity:
        return False
    immunities = active.by_code.get(c.EFFECT_IMMUNE_EFFECT)
    if not immunities:
        return False
    key = ("immune", card.data.uid, modifier.source)
    found: bool | None = kernel.cache.get(key)
    if found is None:
        outer, kernel.cache = kernel.cache, {}
        kernel.settling_immunity = True
        try:
            found = any(_protects(immunity, card, modifier.source) for immunity in immunities)
        finally:
            kernel.settling_immunity = False
            kernel.cache = outer
        kernel.cache[key] = found
    return found


def _protects(immunity: Modifier, card: Card, source: int) -> bool:
    if not immunity.affects(card):
        return False
    value = immunity.definition.value if immunity.definition is not None else 1
    if immunity.fx is None or isinstance(value, int):
        return True
    return bool(value(immunity.fx, card.kernel.card(source)))


_PLACES = (
    c.LOCATION_MZONE,
    c.LOCATION_SZONE,
    c.LOCATION_GRAVE,
    c.LOCATION_HAND,
    c.LOCATION_REMOVED,
)


def _sources(kernel: Kernel) -> list[Modifier]:
    from app.engine.running import Effect

    found: list[Modifier] = []
    with_modifiers = kernel.heard.modifiers
    for player in (0, 1):
        for card in kernel.those_in(player, with_modifiers):
            index = kernel.index(card)
            if index is None:
                continue
            for definition in index.modifiers:
                if not in_force_at(card, definition):
                    continue
                if card.uid in kernel.leaving and definition.effect != c.EFFECT_LEAVE_FIELD_REDIRECT:
                    continue
                fx = Effect(kernel, definition, card, card.data.controller)
                found.append(Modifier(definition.effect, definition, fx, card.uid, card.data.stamp, None))
    _material_sources(kernel, found)
    for lingering in kernel.state.effects:
        if not lingering.effect:
            continue  # a delayed happening, not a modifier
        found.append(lingering_modifier(kernel, lingering))
    found.sort(key=_stamp)
    return found


def _material_sources(kernel: Kernel, found: list[Modifier]) -> None:
    """What cards do while they are Xyz Material (mostly: give an effect to their holder)."""
    from app.engine.running import Effect

    cards = kernel.state.cards
    for player in (0, 1):
        for holder in kernel.state.mzone[player]:
            for uid in cards[holder].materials if holder else ():
                card = kernel.card(uid)
                index = kernel.pool.index(card.data.code)
                for definition in index.modifiers if index is not None else ():
                    if definition.at & c.LOCATION_OVERLAY:
                        fx = Effect(kernel, definition, card, player)
                        found.append(Modifier(definition.effect, definition, fx, uid, card.data.stamp, None))


def _stamp(modifier: Modifier) -> int:
    return modifier.stamp


def lingering_modifier(kernel: Kernel, lingering: Lingering) -> Modifier:
    """The modifier of a lingering effect; ``used`` holds its order number."""
    from app.engine.running import Effect

    definition = None
    fx = None
    if lingering.code:
        definition = kernel.definition(lingering.code, lingering.index)
        fx = Effect(kernel, definition, kernel.card(lingering.source), lingering.player)
        fx.labels = lingering.labels
        fx.lingering = lingering
    return Modifier(lingering.effect, definition, fx, lingering.source, lingering.used, lingering)


def in_force_at(card: Card, definition: EffectDef) -> bool:
    """Whether the card lies (face-up, where that matters) where the definition works from."""
    data = card.data
    location = data.location
    at = definition.at
    if location == c.LOCATION_SZONE and at & (c.LOCATION_FZONE | c.LOCATION_PZONE):
        if not (
            (at & c.LOCATION_FZONE and card.in_field_zone)
            or (at & c.LOCATION_PZONE and card.in_pendulum_zone)
        ):
            return False
    elif not location & at or (
        location == c.LOCATION_SZONE and card.in_pendulum_zone and card.printed_type & c.TYPE_MONSTER
    ):
        return False
    if location & c.LOCATION_ONFIELD:
        if not data.position & c.POS_FACEUP:
            return False
        if data.status & STATUS_SUMMONING:
            return False  # its Flip or Gemini Summon may still be negated
        if data.status & (STATUS_BATTLE_DESTROYED | STATUS_ACTIVATING) and not definition.unclassified:
            return False
    return True


def collect(kernel: Kernel) -> Active:
    """Compute what is in force; the kernel keeps it until the state changes."""
    active = Active()
    kernel.mods = active
    sources = _sources(kernel)
    negators = [m for m in sources if m.code in (c.EFFECT_DISABLE, c.EFFECT_DISABLE_TRAPMONSTER)]
    by_code = active.by_code
    if negators:
        for modifier in sources:
            if modifier.code not in (c.EFFECT_DISABLE, c.EFFECT_DISABLE_TRAPMONSTER):
                by_code.setdefault(modifier.code, []).append(modifier)
        kernel.cache.clear()
        _settle_negation(kernel, active, negators)
        by_code.clear()
    negated = active.negated
    for modifier in sources:
        if modifier.source in negated and modifier.definition is not None and _can_be_silenced(modifier):
            continue
        by_code.setdefault(modifier.code, []).append(modifier)
    if negators:
        kernel.cache.clear()
    return active


def _settle_negation(kernel: Kernel, active: Active, negators: list[Modifier]) -> None:
    """Who is negated. A later negator may silence an earlier one: then that one's victims are free."""
    silent: set[int] = set()
    for _ in negators:
        active.negated.clear()
        _negate_in_order(kernel, active, negators, silent)
        kernel.cache.clear()
        now = {m.source for m in negators if _can_be_silenced(m) and m.source in active.negated}
        if now == silent:
            return
        silent = now


def _can_be_silenced(modifier: Modifier) -> bool:
    """Whether negating its card stops it: not what lasts on its own, but what a material gave (GAIN)."""
    definition = modifier.definition
    lasts = definition is not None and definition.unclassified
    gift = definition is not None and definition.kind == MATERIAL_GIFT and modifier.code != c.EFFECT_GIVE
    return (modifier.lingering is None or gift) and not lasts


def _negate_in_order(kernel: Kernel, active: Active, negators: list[Modifier], silent: set[int]) -> None:
    negated = active.negated
    cards = [card for player in (0, 1) for place in _PLACES for card in kernel.cards_in(player, place)]
    for modifier in negators:
        if _can_be_silenced(modifier) and (modifier.source in negated or modifier.source in silent):
            continue
        for card in cards:
            data = card.data
            on_field = data.location & c.LOCATION_ONFIELD
            if on_field and not data.position & c.POS_FACEUP:
                continue
            if not on_field and not modifier.targets:
                continue
            if card.uid in negated:
                continue
            if not modifier.affects(card) and not _arrived_under(kernel, active, modifier, card):
                continue
            if any(m.affects(card) for m in active.by_code.get(c.EFFECT_CANNOT_DISABLE, ())):
                continue
            negated.add(card.uid)


def _arrived_under(kernel: Kernel, active: Active, modifier: Modifier, card: Card) -> bool:
    """Whether only the card's own continuous immunity, younger than the negation, speaks against it (EFF).

    Of two continuous effects that contradict each other the one that applied first prevails.
    """
    immunities = active.by_code.get(c.EFFECT_IMMUNE_EFFECT, ())
    younger = card.is_on_field() and modifier.stamp < card.data.stamp
    if not immunities or not younger or modifier.lingering is not None:
        return False
    for immunity in immunities:
        own = immunity.source == card.uid and immunity.lingering is None
        if not own and _protects(immunity, card, modifier.source):
            return False
    kernel.settling_immunity = True
    try:
        return modifier.affects(card)
    finally:
        kernel.settling_immunity = False

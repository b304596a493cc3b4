"""Immutable definitions of card effects and the scripts that hold them.

A :class:`Script` is filled by decorators when its card module is imported and never changes
afterwards. The order of the decorators is the index of an effect, which names it in states,
records and texts.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from app.engine import constants as c
from app.engine.card_rules import CardRules
from app.engine.definitions import (
    ACTIVATION,
    CONTINUOUS,
    DELAYED,
    FLIP,
    GRANTED,
    IGNITION,
    MATERIAL_GIFT,
    MODIFIER,
    PROCEDURE,
    QUICK,
    REPLACEMENT,
    TRIGGER,
    Affects,
    AffectsPlayer,
    Body,
    BodyT,
    Condition,
    EffectDef,
    Limit,
)

if TYPE_CHECKING:
    from app.engine.costs import Cost
    from app.engine.targets import Target


def _text_of(function: object) -> str:
    doc = getattr(function, "__doc__", None)
    return " ".join(doc.split()) if doc else ""


def _events(on: int | Sequence[int]) -> tuple[int, ...]:
    return (on,) if isinstance(on, int) else tuple(on)


def _takes_two(function: Callable[..., Any]) -> bool:
    return len(inspect.signature(function).parameters) >= 2


@dataclass(slots=True, eq=False)
class Script(CardRules):
    """All that a card does. Filled by its module's decorators, read-only afterwards."""

    effects: list[EffectDef] = field(default_factory=list)

    # -- what the kernel asks ---
    @property
    def effect_texts(self) -> tuple[str, ...]:
        """One sentence an effect, by index."""
        return tuple(effect.text for effect in self.effects)

    def of_kind(self, *kinds: str) -> list[EffectDef]:
        """Definitions of these kinds, in index order."""
        return [effect for effect in self.effects if effect.kind in kinds]

    # -- decorators ---
    def _add(self, **values: Any) -> EffectDef:
        definition = EffectDef(code=self.code, index=len(self.effects), **values)
        self.effects.append(definition)
        return definition

    def activation(
        self,
        on: int | Sequence[int] = c.EVENT_FREE_CHAIN,
        *,
        when: Condition | None = None,
        cost: Cost | None = None,
        target: Target | None = None,
        category: int = 0,
        limit: Limit | None = None,
        in_damage_step: bool = False,
        in_damage_calc: bool = False,
        timing: str = "when",
        phases: int = 0,
        targets_cannot_respond: bool = False,
        nobody_can_respond: bool = False,
    ) -> Callable[[BodyT], BodyT]:
        """The activation of this Spell/Trap Card and the effect it resolves with.

        ``targets_cannot_respond``: its targets cannot be activated in direct response to it.
        ``nobody_can_respond``: nothing can.
        ``phases``: a Normal Spell that is activated from Set in these phases of one's own turn only.
        """
        flags = _step_flags(in_damage_step, in_damage_calc)

        def register(body: BodyT) -> BodyT:
            self._add(
                targets_cannot_respond=targets_cannot_respond,
                nobody_can_respond=nobody_can_respond,
                kind=ACTIVATION,
                type=c.EFFECT_TYPE_ACTIVATE,
                text=_text_of(body),
                on=_events(on),
                at=c.LOCATION_HAND | c.LOCATION_SZONE,
                flags=flags,
                category=category,
                when=when,
                cost=cost,
                target=target,
                body=body,
                limit=limit,
                timing=timing,
                phases=phases,
            )
            return body

        return register

    def activates(
        self,
        *,
        when: Condition | None = None,
        limit: Limit | None = None,
        cost: Cost | None = None,
        text: str = "",
        in_damage_step: bool = False,
    ) -> None:
        """The card may simply be activated (Continuous, Field): no effect at resolution.

        ``in_damage_step``: what it does on the field is a change of ATK/DEF.
        """
        self._add(
            kind=ACTIVATION,
            type=c.EFFECT_TYPE_ACTIVATE,
            text=text,
            on=(c.EVENT_FREE_CHAIN,),
            at=c.LOCATION_HAND | c.LOCATION_SZONE,
            when=when,
            limit=limit,
            cost=cost,
            flags=_step_flags(in_damage_step, False),
        )

    def pendulum_scale(self, *, when: Condition | None = None) -> None:
        """The Pendulum Monster may be activated as a Spell in a Pendulum Zone (PEN)."""
        self._add(
            kind=ACTIVATION,
            type=c.EFFECT_TYPE_ACTIVATE,
            text="",
            on=(c.EVENT_FREE_CHAIN,),
            at=c.LOCATION_HAND,
            when=when,
        )

    def ignition(
        self,
        *,
        at: int = c.LOCATION_MZONE,
        when: Condition | None = None,
        cost: Cost | None = None,
        target: Target | None = None,
        category: int = 0,
        limit: Limit | None = None,
        for_both: bool = False,
        given: bool = False,
    ) -> Callable[[BodyT], BodyT]:
        """An Ignition Effect: in the user's own Main Phase, at an open game state.

        ``for_both``: of a card on the field that either player may use in their own turn. ``given``: not of
        this card, but of those to which :meth:`gives` or a granted EFFECT_GIVE gives it.
        """

        def register(body: BodyT) -> BodyT:
            self._add(
                kind=IGNITION,
                type=c.EFFECT_TYPE_IGNITION,
                text=_text_of(body),
                at=at,
                when=when,
                cost=cost,
                target=target,
                body=body,
                limit=limit,
                category=category,
                flags=c.EFFECT_FLAG_BOTH_SIDE if for_both else 0,
                given=given,
            )
            return body

        return register

    def trigger(
        self,
        on: int | Sequence[int],
        *,
        at: int = 0,
        mandatory: bool = False,
        timing: str = "if",
        when: Condition | None = None,
        cost: Cost | None = None,
        target: Target | None = None,
        category: int = 0,
        limit: Limit | None = None,
        in_damage_step: bool = False,
        each: bool = False,
        given: bool = False,
        opponent_cannot_respond: bool = False,
        nobody_can_respond: bool = False,
    ) -> Callable[[BodyT], BodyT]:
        """A Trigger Effect. Without ``at`` the event is about this card itself; with ``at`` about
        anything while this card is there. ``each``: with ``at``, still only about this card. ``given``:
        not of this card, but of those that :meth:`gives` or :meth:`gives_as_material` names.
        """
        bits = c.EFFECT_TYPE_TRIGGER_F if mandatory else c.EFFECT_TYPE_TRIGGER_O
        events = _events(on)
        is_phase = any(event & (c.EVENT_PHASE | c.EVENT_PHASE_START) for event in events)
        single = (not at or each) and not is_phase

        def register(body: BodyT) -> BodyT:
            self._add(
                kind=TRIGGER,
                type=bits | (c.EFFECT_TYPE_SINGLE if single else c.EFFECT_TYPE_FIELD),
                text=_text_of(body),
                on=events,
                at=at,
                single=single,
                mandatory=mandatory,
                timing=timing,
                when=when,
                cost=cost,
                target=target,
                body=body,
                limit=limit,
                category=category,
                flags=_step_flags(in_damage_step, False),
                given=given,
                opponent_cannot_respond=opponent_cannot_respond,
                nobody_can_respond=nobody_can_respond,
            )
            return body

        return register

    def flip(
        self,
        *,
        mandatory: bool = True,
        timing: str = "if",
        when: Condition | None = None,
        cost: Cost | None = None,
        target: Target | None = None,
        category: int = 0,
        limit: Limit | None = None,
    ) -> Callable[[BodyT], BodyT]:
        """A Flip effect: when this card is turned face-up, in whatever way (FLIP)."""
        bits = c.EFFECT_TYPE_FLIP | (c.EFFECT_TYPE_TRIGGER_F if mandatory else c.EFFECT_TYPE_TRIGGER_O)

        def register(body: BodyT) -> BodyT:
            self._add(
                kind=FLIP,
                type=bits | c.EFFECT_TYPE_SINGLE,
                text=_text_of(body),
                on=(c.EVENT_FLIP,),
                single=True,
                mandatory=mandatory,
                timing=timing,
                when=when,
                cost=cost,
                target=target,
                body=body,
                limit=limit,
                category=category,
                flags=c.EFFECT_FLAG_DAMAGE_STEP,
            )
            return body

        return register

    def quick(
        self,
        on: int | Sequence[int] = c.EVENT_FREE_CHAIN,
        *,
        at: int = c.LOCATION_MZONE,
        mandatory: bool = False,
        when: Condition | None = None,
        cost: Cost | None = None,
        target: Target | None = None,
        category: int = 0,
        limit: Limit | None = None,
        in_damage_step: bool = False,
        in_damage_calc: bool = False,
        timing: str = "when",
        given: bool = False,
    ) -> Callable[[BodyT], BodyT]:
        """A Quick Effect (Spell Speed 2), also of a face-up Spell/Trap (``at`` LOCATION_SZONE).

        ``given``: not of this card, but of those that :meth:`gives` names.
        """
        bits = c.EFFECT_TYPE_QUICK_F if mandatory else c.EFFECT_TYPE_QUICK_O

        def register(body: BodyT) -> BodyT:
            self._add(
                kind=QUICK,
                type=bits,
                text=_text_of(body),
                on=_events(on),
                at=at,
                mandatory=mandatory,
                when=when,
                cost=cost,
                target=target,
                body=body,
                limit=limit,
                category=category,
                flags=_step_flags(in_damage_step, in_damage_calc),
                timing=timing,
                given=given,
            )
            return body

        return register

    def gives(
        self,
        body: Body,
        affects: Affects,
        *,
        at: int = c.LOCATION_SZONE,
        when: Condition | None = None,
        text: str = "",
    ) -> None:
        """While this card is at ``at``, the cards that ``affects`` have the effect ``body`` (GAIN).

        ``body`` was registered before with ``given=True``.
        """
        index = next(effect.index for effect in self.effects if effect.given and effect.body is body)
        self._add(
            kind=MODIFIER,
            type=c.EFFECT_TYPE_FIELD | c.EFFECT_TYPE_GRANT,
            text=text,
            at=at,
            when=when,
            effect=c.EFFECT_GIVE,
            value=index,
            affects=affects,
        )

    def gives_as_material(self, body: Body, affects: Affects, *, text: str = "") -> None:
        """A monster Summoned with this card as material has the effect ``body`` from then on (GAIN, MAT).

        ``affects(fx, monster)`` is asked once, when the Summon was successful. What a monster gained
        in this way makes it an Effect Monster; it is forgotten when the monster is turned face-down.
        """
        index = next(effect.index for effect in self.effects if effect.given and effect.body is body)
        self._add(
            kind=MATERIAL_GIFT,
            type=c.EFFECT_TYPE_FIELD | c.EFFECT_TYPE_GRANT,
            text=text,
            effect=c.EFFECT_GIVE,
            value=index,
            affects=affects,
        )

    def gives_value_as_material(self, effect: int, value: int, affects: Affects, *, text: str = "") -> None:
        """As :meth:`gives_as_material`, for a plain change (EFFECT code and value), such as piercing."""
        self._add(
            kind=MATERIAL_GIFT,
            type=c.EFFECT_TYPE_FIELD | c.EFFECT_TYPE_GRANT,
            text=text,
            effect=effect,
            value=value,
            affects=affects,
        )

    def continuous(
        self,
        on: int | Sequence[int],
        *,
        at: int = 0,
        when: Condition | None = None,
        limit: Limit | None = None,
        unclassified: bool = False,
        each: bool = False,
    ) -> Callable[[BodyT], BodyT]:
        """Something that happens at an event without a Chain. ``at`` as in :meth:`trigger`.

        ``unclassified``: also while the card's effects are negated (maintenance costs and such).
        """
        events = _events(on)
        is_phase = any(event & (c.EVENT_PHASE | c.EVENT_PHASE_START) for event in events)
        single = (not at or each) and not is_phase

        def register(body: BodyT) -> BodyT:
            self._add(
                kind=CONTINUOUS,
                type=c.EFFECT_TYPE_CONTINUOUS | c.EFFECT_TYPE_FIELD,
                text=_text_of(body),
                on=events,
                at=at,
                single=single,
                when=when,
                body=body,
                limit=limit,
                unclassified=unclassified,
            )
            return body

        return register

    def modifier(
        self,
        effect: int,
        *,
        at: int = c.LOCATION_MZONE,
        when: Condition | None = None,
        affects: Affects | None = None,
        affects_player: AffectsPlayer | None = None,
        unclassified: bool = False,
        cost: Cost | None = None,
        limit: Limit | None = None,
        text: str = "",
    ) -> Callable[[BodyT], BodyT]:
        """A continuous change: EFFECT code, whom it affects (default: this card) and its value.

        The body is ``value(fx)`` or ``value(fx, card)``; a plain fact returns True. ``cost`` is
        what an EFFECT_ATTACK_COST makes its controller do, ``limit`` how often a permission to activate
        a card may be used.
        """

        def register(body: BodyT) -> BodyT:
            self._add(
                kind=MODIFIER,
                type=c.EFFECT_TYPE_FIELD,
                text=text or _text_of(body),
                at=at,
                when=when,
                effect=effect,
                value=body,
                value_takes_card=_takes_two(body),
                affects=affects,
                affects_player=affects_player,
                unclassified=unclassified,
                cost=cost,
                limit=limit,
            )
            return body

        return register

    def granted(
        self,
        effect: int,
        *,
        affects: Affects | None = None,
        affects_player: AffectsPlayer | None = None,
        when: Condition | None = None,
        limit: Limit | None = None,
        text: str = "",
    ) -> Callable[[BodyT], BodyT]:
        """A modifier that ``fx.grant`` starts: a lingering effect. Body as in :meth:`modifier`."""

        def register(body: BodyT) -> BodyT:
            definition = self._add(
                kind=GRANTED,
                type=c.EFFECT_TYPE_FIELD,
                text=text or _text_of(body),
                effect=effect,
                value=body,
                value_takes_card=_takes_two(body),
                affects=affects,
                affects_player=affects_player,
                when=when,
                limit=limit,
            )
            remember_granted(body, definition)
            return body

        return register

    def delayed(
        self, on: int | Sequence[int], *, when: Condition | None = None, once: bool = True
    ) -> Callable[[BodyT], BodyT]:
        """Something ``fx.delay`` lets happen at a later event, without a Chain."""

        def register(body: BodyT) -> BodyT:
            definition = self._add(
                kind=DELAYED,
                type=c.EFFECT_TYPE_CONTINUOUS | c.EFFECT_TYPE_FIELD,
                text=_text_of(body),
                on=_events(on),
                when=when,
                body=body,
                optional=not once,
            )
            remember_granted(body, definition)
            return body

        return register

    def replacement(
        self,
        effect: int = c.EFFECT_DESTROY_REPLACE,
        *,
        at: int = c.LOCATION_MZONE,
        affects: Affects | None = None,
        when: Condition | None = None,
        optional: bool = True,
        limit: Limit | None = None,
    ) -> Callable[[BodyT], BodyT]:
        """Do something instead of the destruction of ``fx.card`` (default: of this card).

        The body returns True when it replaced the destruction.
        """

        def register(body: BodyT) -> BodyT:
            self._add(
                kind=REPLACEMENT,
                type=c.EFFECT_TYPE_CONTINUOUS | c.EFFECT_TYPE_FIELD,
                text=_text_of(body),
                effect=effect,
                at=at,
                affects=affects,
                when=when,
                optional=optional,
                body=body,
                limit=limit,
            )
            return body

        return register

    def summon_procedure(
        self,
        *,
        at: int = c.LOCATION_HAND,
        when: Condition | None = None,
        cost: Cost | None = None,
        position: int = c.POS_FACEUP,
        to_opponent: bool = False,
        limit: Limit | None = None,
        proper: bool = True,
    ) -> Callable[[BodyT], BodyT]:
        """A Special Summon by the card's own text, without a Chain (inherent, may be negated).

        The body runs right after the Summon was successful.
        """

        def register(body: BodyT) -> BodyT:
            flags = c.EFFECT_FLAG_PLAYER_TARGET if to_opponent else 0
            self._add(
                kind=PROCEDURE,
                type=c.EFFECT_TYPE_FIELD,
                text=_text_of(body),
                at=at,
                when=when,
                cost=cost,
                body=body,
                limit=limit,
                value=position,
                flags=flags,
                optional=proper,
                effect=c.EFFECT_SPSUMMON_PROC,
            )
            return body

        return register


#: Function registered with ``granted`` or ``delayed`` -> (passcode, index); filled on import.
_GRANTED: dict[object, tuple[int, int]] = {}


def remember_granted(body: object, definition: EffectDef) -> None:
    """Remember which definition a granted function is (functions are compared by identity)."""
    _GRANTED[body] = (definition.code, definition.index)


def granted_index(body: object) -> tuple[int, int]:
    """(passcode, index) of a function registered with ``granted`` or ``delayed``."""
    return _GRANTED[body]


def _step_flags(in_damage_step: bool, in_damage_calc: bool) -> int:
    flags = c.EFFECT_FLAG_DAMAGE_STEP if in_damage_step else 0
    return flags | (c.EFFECT_FLAG_DAMAGE_CAL if in_damage_calc else 0)

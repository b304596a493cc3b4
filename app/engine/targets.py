"""What an effect chooses at activation or will affect (TGT, ACT).

One declaration answers "is there anything?", chooses, and states what would happen, which
effects such as "negate a card that would destroy" read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import prompts, query
from app.engine.actions import destroy as destruction
from app.engine.actions import move
from app.engine.costs import Amount, Selector, amount_of

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.running import Effect

_PROMPT_OF = (
    (c.CATEGORY_DESTROY, prompts.DESTROY),
    (c.CATEGORY_REMOVE, prompts.BANISH),
    (c.CATEGORY_TOHAND, prompts.TO_HAND),
    (c.CATEGORY_TODECK, prompts.TO_DECK),
    (c.CATEGORY_SPECIAL_SUMMON, prompts.SPECIAL_SUMMON),
    (c.CATEGORY_CONTROL, prompts.CONTROL),
    (c.CATEGORY_POSITION, prompts.CHANGE_POSITION),
    (c.CATEGORY_EQUIP, prompts.EQUIP_TARGET),
    (c.CATEGORY_TOGRAVE, prompts.TO_GRAVE),
)


def prompt_for(category: int) -> str:
    """How to ask for targets of an effect of this category."""
    for bits, prompt in _PROMPT_OF:
        if category & bits:
            return prompt
    return prompts.TARGET


class Target:
    """Base of target declarations."""

    __slots__ = ()

    def possible(self, fx: Effect) -> bool:
        """Whether the effect could do anything now."""
        raise NotImplementedError

    def must_target(self) -> bool:
        """Whether without any target the effect does nothing."""
        return False

    def candidates(self, fx: Effect) -> list[Card]:
        """Cards that may be targeted now; none of an effect that does not target."""
        return []

    def needed(self, fx: Effect) -> Sequence[Card]:
        """Possible targets none of which a cost may use up, because then too few would be left."""
        return ()

    async def choose(self, fx: Effect) -> None:
        """At activation: choose targets and state what would happen."""


def can_target(fx: Effect, card: Card) -> bool:
    """Whether the effect may target ``card`` (TGT: protection, battle-destroyed, unaffected)."""
    if card.is_on_field():
        if card.is_battle_destroyed():
            return False
        kernel = fx.kernel
        for m in kernel.active(c.EFFECT_CANNOT_BE_EFFECT_TARGET):
            if m.affects(card):
                value = m.definition.value if m.definition is not None else 1
                if (
                    m.fx is None
                    or isinstance(value, int)
                    or bool(
                        value(m.fx, fx)
                        if m.definition is not None and m.definition.value_takes_card
                        else value(m.fx)
                    )
                ):
                    return False
    return True


class _Targets(Target):
    __slots__ = ("at_least", "count", "select")

    def __init__(self, select: Selector, count: Amount, at_least: int | None) -> None:
        self.select = select
        self.count = count
        self.at_least = at_least

    def candidates(self, fx: Effect) -> list[Card]:
        """Cards that may be targeted now."""
        activating = fx.definition.kind == "activation"
        return [
            card for card in self.select(fx) if can_target(fx, card) and not (activating and card is fx.this)
        ]

    def _least(self, fx: Effect) -> int:
        return amount_of(self.count, fx) if self.at_least is None else self.at_least

    def possible(self, fx: Effect) -> bool:
        return len(self.candidates(fx)) >= max(self._least(fx), 1 if self.at_least != 0 else 0)

    def must_target(self) -> bool:
        return self.at_least != 0

    def needed(self, fx: Effect) -> Sequence[Card]:
        candidates = self.candidates(fx)
        return candidates if len(candidates) <= self._least(fx) else ()

    async def choose(self, fx: Effect) -> None:
        candidates = self.candidates(fx)
        chosen = await fx.choose_targets(
            candidates, amount_of(self.count, fx), self._least(fx), prompt_for(fx.definition.category)
        )
        _state(fx, chosen, len(chosen))


def _state(fx: Effect, cards: list[Card], count: int) -> None:
    """Note in the link what the declared categories would do to ``cards``."""
    assert fx.link is not None
    category = fx.definition.category
    uids = tuple(card.uid for card in cards)
    info = list(fx.link.info)
    bit = 1
    while bit <= category:
        if category & bit:
            info.append((bit, uids, count, fx.player_index))
        bit <<= 1
    fx.link.info = tuple(info)


class _TargetsIfAny(_Targets):
    """Targets as far as there are any: without one the effect still does the rest."""

    __slots__ = ()

    def _least(self, fx: Effect) -> int:
        return min(super()._least(fx), len(self.candidates(fx)))

    def possible(self, fx: Effect) -> bool:
        return True

    def must_target(self) -> bool:
        return False

    def needed(self, fx: Effect) -> Sequence[Card]:
        return ()

    async def choose(self, fx: Effect) -> None:
        if self.candidates(fx):
            await super().choose(fx)


def target_if_possible(count: Amount, select: Selector, at_least: int | None = None) -> Target:
    """Target so many (or at least ``at_least``), as far as there are any: "(if possible)" in a text."""
    return _TargetsIfAny(select, count, at_least)


def target_one(select: Selector) -> Target:
    """Target one card of ``select(fx)``."""
    return _Targets(select, 1, None)


def target_exactly(count: Amount, select: Selector) -> Target:
    """Target exactly so many."""
    return _Targets(select, count, None)


def target_up_to(count: Amount, select: Selector, at_least: int = 1) -> Target:
    """Target up to so many."""
    return _Targets(select, count, at_least)


class _Affects(Target):
    """No targeting: the effect will act on (some of) these cards at resolution."""

    __slots__ = ("count", "select")

    def __init__(self, select: Selector, count: int | None) -> None:
        self.select = select
        self.count = count

    def _candidates(self, fx: Effect) -> list[Card]:
        activating = fx.definition.kind == "activation"
        cards = [card for card in self.select(fx) if not (activating and card is fx.this)]
        if fx.definition.category & c.CATEGORY_DESTROY:
            # Only for "is there anything": what is protected from it cannot be all there is.
            cards = [card for card in cards if not card.is_on_field() or destruction_possible(fx, card)]
        if fx.definition.category & c.CATEGORY_REMOVE:
            cards = [card for card in cards if move.can_be_banished(card, reason=c.REASON_EFFECT)]
        if fx.definition.category & c.CATEGORY_TOHAND:
            cards = [card for card in cards if can_reach_hand(card)]
        return cards

    def possible(self, fx: Effect) -> bool:
        return len(self._candidates(fx)) >= (self.count or 1)

    async def choose(self, fx: Effect) -> None:
        cards = self.select(fx)
        _state(fx, cards, self.count or len(cards))


def destruction_possible(fx: Effect, card: Card) -> bool:
    """Whether the effect is able to affect the card (unaffected ones do not count)."""
    return not destruction.immune_to(card, fx)


def affects_all(select: Selector) -> Target:
    """Will act on all of ``select(fx)``; at least one must be there at activation."""
    return _Affects(select, None)


def affects_some(count: int, select: Selector) -> Target:
    """Will act on ``count`` of ``select(fx)``, chosen at resolution."""
    return _Affects(select, count)


class _MayAffect(Target):
    """Tells what the effect may act on; whether there is any does not matter."""

    __slots__ = ("select",)

    def __init__(self, select: Selector) -> None:
        self.select = select

    def possible(self, fx: Effect) -> bool:
        return True

    async def choose(self, fx: Effect) -> None:
        _state(fx, self.select(fx), 1)


def may_affect(select: Selector) -> Target:
    """May act on some of ``select(fx)``: only states so, for effects that read it, and needs none of them.

    It is asked after the cost was paid.
    """
    return _MayAffect(select)


def affects_this_card() -> Target:
    """Will act on this card."""
    return _Affects(lambda fx: [fx.this], 1)


class _Draws(Target):
    __slots__ = ("count", "theirs")

    def __init__(self, count: Amount, theirs: Amount) -> None:
        self.count = count
        self.theirs = theirs

    def possible(self, fx: Effect) -> bool:
        mine, theirs = amount_of(self.count, fx), amount_of(self.theirs, fx)
        if mine and (len(fx.you.deck()) < mine or not fx.can_draw()):
            return False
        return not (theirs and len(fx.opponent.deck()) < theirs)

    async def choose(self, fx: Effect) -> None:
        _state(fx, [], amount_of(self.count, fx))


def draws(count: Amount, opponent: Amount = 0) -> Target:
    """You (and the opponent) will draw: the Deck must hold enough."""
    return _Draws(count, opponent)


class _Needs(Target):
    __slots__ = ("test",)

    def __init__(self, test: Callable[[Effect], bool]) -> None:
        self.test = test

    def possible(self, fx: Effect) -> bool:
        return self.test(fx)

    async def choose(self, fx: Effect) -> None:
        _state(fx, [], 1)


def needs(test: Callable[[Effect], bool]) -> Target:
    """The effect can do something if ``test(fx)``."""
    return _Needs(test)


def points_change() -> Target:
    """Damage, recovery and the like: always possible, stated for effects that read it."""
    return _Needs(lambda fx: True)


class _Both(Target):
    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Target, ...]) -> None:
        self.parts = parts

    def possible(self, fx: Effect) -> bool:
        return all(part.possible(fx) for part in self.parts)

    def needed(self, fx: Effect) -> Sequence[Card]:
        return [card for part in self.parts for card in part.needed(fx)]

    async def choose(self, fx: Effect) -> None:
        collected: tuple[tuple[int, int], ...] = ()
        assert fx.link is not None
        for part in self.parts:
            fx.link.targets = ()
            await part.choose(fx)
            collected += fx.link.targets
        fx.link.targets = collected


def all_parts(*parts: Target) -> Target:
    """Several declarations together; targets are collected in order."""
    return _Both(parts)


class _Negates(Target):
    """Will negate the answered activation, and perhaps destroy its card."""

    __slots__ = ()

    def possible(self, fx: Effect) -> bool:
        return fx.answers_chain

    async def choose(self, fx: Effect) -> None:
        _state(fx, [fx.answered.card], 1)


def negates_answered() -> Target:
    """Will negate (and perhaps destroy) what it answers."""
    return _Negates()


def can_reach_hand(card: Card) -> bool:
    """Whether the card may be added or returned to a hand now."""
    return move._can_go(card, c.LOCATION_HAND, 0) and not query.has(card, c.EFFECT_CANNOT_TO_HAND)

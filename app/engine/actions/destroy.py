"""Destruction by effect, by battle and by rule, with protection and replacement (DES)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import faults, limits, prompts, query
from app.engine import kernel as kernel_module
from app.engine.actions import move
from app.engine.decisions import EffectYesNo, Text
from app.engine.definitions import EffectDef
from app.engine.events import DestructionReplaced
from app.engine.modifiers import in_force_at

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.running import Effect


def protected(card: Card, reason: int) -> bool:
    """Whether something keeps it from being destroyed in this way (no replacement counted)."""
    kernel = card.kernel
    if reason & c.REASON_RULE:
        return False
    codes = [c.EFFECT_INDESTRUCTABLE]
    if reason & c.REASON_BATTLE:
        codes.append(c.EFFECT_INDESTRUCTABLE_BATTLE)
    if reason & c.REASON_EFFECT:
        codes.append(c.EFFECT_INDESTRUCTABLE_EFFECT)
    return any(kernel.active(code) and query.has(card, code) for code in codes)


def can_be_destroyed_by_effect(card: Card) -> bool:
    """Whether an effect could destroy it now (for choosing, not for targeting)."""
    return not protected(card, c.REASON_EFFECT)


def counted_protection(card: Card, reason: int) -> bool:
    """Use up a protection such as "the first time it would be destroyed each turn"."""
    kernel = card.kernel
    for m in kernel.active(c.EFFECT_INDESTRUCTABLE_COUNT):
        if not m.affects(card):
            continue
        wanted = m.amount(card)  # REASON bits it protects from
        if not reason & wanted:
            continue
        key = (9, card.uid, card.data.generation, m.source, m.stamp)
        if not kernel.state.turn_limits.get(key):
            kernel.state.turn_limits[key] = 1
            source = kernel.card(m.source)
            kernel.emit(DestructionReplaced(kernel.seen(card), kernel.seen(source)))
            return True
    return False


def _replacements(kernel: Kernel, card: Card, reason: int) -> list[Effect]:
    """Replacement effects that could save ``card``, turn player's first."""
    found = []
    first = kernel.state.turn_player
    places = (
        c.LOCATION_MZONE,
        c.LOCATION_SZONE,
        c.LOCATION_GRAVE,
        c.LOCATION_HAND,
        c.LOCATION_REMOVED,
    )
    for player in (first, 1 - first):
        for place in places:
            for source in kernel.cards_in(player, place):
                index = kernel.index(source)
                for definition in index.replacements if index is not None else ():
                    if definition.effect != c.EFFECT_DESTROY_REPLACE:
                        continue
                    fx = _usable(kernel, definition, source, card, reason)
                    if fx is not None:
                        found.append(fx)
    return found


def _usable(kernel: Kernel, definition: EffectDef, source: Card, card: Card, reason: int) -> Effect | None:
    if not in_force_at(source, definition):
        return None
    return _allowed(kernel, definition, source, card, reason)


def _allowed(kernel: Kernel, definition: EffectDef, source: Card, card: Card, reason: int) -> Effect | None:
    from app.engine.running import Effect

    if source.is_on_field() and source.is_negated():
        return None
    if not limits.may_use(kernel, definition, source, source.data.controller):
        return None
    fx = Effect(kernel, definition, source, source.data.controller)
    fx.card = card
    fx.reason = reason
    return fx if faults.asked(kernel, fx, lambda: _replaces(fx, card), False) else None


def _replaces(fx: Effect, card: Card) -> bool:
    definition = fx.definition
    if definition.affects is None:
        if fx.this is not card:
            return False
    elif not definition.affects(fx, card):
        return False
    return definition.when is None or definition.when(fx)


async def replaced(kernel: Kernel, card: Card, reason: int) -> bool:
    """Ask replacement effects one by one; True when one took the destruction's place.

    What Equip Cards of one monster must do instead, they do together (EQP).
    """
    if kernel.in_replacement:
        return False
    done = False
    for fx in _replacements(kernel, card, reason):
        together = not fx.definition.optional and fx.this.equipped_to is card
        if done and not together:
            continue
        if await _carried_out(kernel, fx):
            kernel.emit(DestructionReplaced(kernel.seen(card), kernel.seen(fx.this)))
            if not together:
                return True
            done = True
    return done


async def _carried_out(kernel: Kernel, fx: Effect) -> bool:
    """Ask its player if it is optional, and do it; False if it was not done."""
    definition = fx.definition
    if definition.optional:
        text = Text(prompts.REPLACE_DESTRUCTION, definition.code, definition.index, 0, fx.card.code)
        ref = kernel.ref(fx.player_index, fx.this)
        if await kernel.ask(EffectYesNo(fx.player_index, text, ref)) == (0,):
            return False
    limits.count_use(kernel, definition, fx.this, fx.player_index)
    kernel.in_replacement = True
    outer, kernel.current = kernel.current, fx
    try:
        assert definition.body is not None
        done = await definition.body(fx)  # type: ignore[func-returns-value]  # replacements return bool
    except kernel_module.DuelOver:
        raise
    except Exception as problem:  # a script may fail in any way; the duel goes on
        faults.report(kernel, fx, problem)
        done = False
    finally:
        kernel.in_replacement = False
        kernel.current = outer
    return done is not False


async def kept_from_grave(kernel: Kernel, cards: Sequence[Card], reason: int) -> list[Card]:
    """Destroyed cards that something puts elsewhere instead of sending them to the GY (DES)."""
    kept = []
    for card in cards:
        index = kernel.index(card)
        for definition in index.replacements if index is not None else ():
            there = card.location & definition.at and card.is_face_up()
            if definition.effect != c.EFFECT_SEND_REPLACE or not there:
                continue
            fx = _allowed(kernel, definition, card, card, reason)  # also of one destroyed by battle
            if fx is not None and await _carried_out(kernel, fx):
                kept.append(card)
                break
    return kept


async def destroy(
    kernel: Kernel, cards: Sequence[Card], reason: int = c.REASON_EFFECT, *, to: int = c.LOCATION_GRAVE
) -> list[Card]:
    """Destroy ``cards`` at one instant; gives those that were destroyed.

    By effect, cards unaffected by it stay. ``to`` is where they go instead of the GY.
    """
    doomed = []
    for card in cards:
        if move.is_negated_summon(card):
            doomed.append(card)  # nothing protects a monster that never reached the field (SNEG)
            continue
        if not card.data.location or (
            card.is_on_field() and card.is_battle_destroyed() and not reason & c.REASON_BATTLE
        ):
            continue
        if reason & c.REASON_EFFECT and not affected(kernel, card):
            continue
        if protected(card, reason) or counted_protection(card, reason):
            continue
        doomed.append(card)
    nowhere = [card for card in doomed if not card.data.location]
    outer, kernel.doomed = kernel.doomed, kernel.doomed | {card.uid for card in doomed}
    kernel.saved = frozenset()
    try:
        survivors = [
            card
            for card in doomed
            if card not in nowhere and (card.uid in kernel.saved or await replaced(kernel, card, reason))
        ]
    finally:
        kernel.doomed = outer
    doomed = [card for card in doomed if card in nowhere or (card not in survivors and card.data.location)]
    if to == c.LOCATION_REMOVED and not all(_can_be_banished(card) for card in doomed):
        to = c.LOCATION_GRAVE  # banishing became impossible, the destruction did not (BAN)
    await move.send(kernel, doomed, to, reason | c.REASON_DESTROY)
    return doomed


def _can_be_banished(card: Card) -> bool:
    return move.can_be_banished(card, reason=c.REASON_EFFECT)


def affected(kernel: Kernel, card: Card) -> bool:
    """Whether the running effect can affect ``card`` (EFF: "unaffected")."""
    fx = kernel.current
    if fx is not None and card.data.location == c.LOCATION_GRAVE and query.has(card, c.EFFECT_NECRO_VALLEY):
        return False  # nothing moves a card out of a guarded GY
    if fx is None or not kernel.active(c.EFFECT_IMMUNE_EFFECT) or fx.this is card:
        return True
    return not immune_to(card, fx)


def immune_to(card: Card, fx: Effect) -> bool:
    """Whether ``card`` is unaffected by the effect ``fx``."""
    kernel = card.kernel
    for m in kernel.active(c.EFFECT_IMMUNE_EFFECT):
        if m.affects(card):
            value = m.definition.value if m.definition is not None else 1
            if m.fx is None or isinstance(value, int) or bool(value(m.fx, fx.this)):
                return True
    return False

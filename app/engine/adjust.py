"""Rule processing: immediate consequences until nothing changes (RES, EQP, WIN)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import control, faults, limits
from app.engine.actions import destroy as destruction
from app.engine.actions import move, place, points, treat
from app.engine.definitions import DELAYED, EffectDef
from app.engine.modifiers import in_force_at
from app.engine.state import STATUS_ACTIVATING, Fact, Lingering

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.running import Effect

#: What a monster's own effect changes about itself, until its effects are negated (GAIN, EFF).
_OWN_VALUES = frozenset(
    (
        c.EFFECT_UPDATE_ATTACK,
        c.EFFECT_SET_ATTACK,
        c.EFFECT_SET_ATTACK_FINAL,
        c.EFFECT_SET_BASE_ATTACK,
        c.EFFECT_UPDATE_DEFENSE,
        c.EFFECT_SET_DEFENSE,
        c.EFFECT_SET_DEFENSE_FINAL,
        c.EFFECT_SET_BASE_DEFENSE,
        c.EFFECT_UPDATE_LEVEL,
        c.EFFECT_CHANGE_LEVEL,
        c.EFFECT_UPDATE_RANK,
        c.EFFECT_CHANGE_RANK,
    )
)
_HOOK_PLACES = (
    c.LOCATION_MZONE,
    c.LOCATION_SZONE,
    c.LOCATION_HAND,
    c.LOCATION_GRAVE,
    c.LOCATION_REMOVED,
)


async def adjust(kernel: Kernel) -> None:
    """Full processing after an action, a part of a text or a link; may end the duel."""
    await settle(kernel)
    points.check_lp(kernel)


def special_wins(kernel: Kernel) -> None:
    """Decide the duel by win conditions of cards; never asked in the middle of an effect (WIN)."""
    from app.engine.running import Effect

    reason = next(iter(kernel.turn_end_wins.values()), "")
    winners = set(kernel.turn_end_wins)
    for player in (0, 1) if kernel.heard.wins else ():
        for location in (c.LOCATION_HAND, c.LOCATION_MZONE, c.LOCATION_SZONE):
            for card in kernel.cards_in(player, location):
                script = kernel.script(card.code)
                if script is None or script.wins is None:
                    continue
                if location != c.LOCATION_HAND and card.is_face_down():
                    continue
                placeholder = EffectDef(script.code, 0, "win", 0, "")
                if script.wins(Effect(kernel, placeholder, card, player)):
                    winners.add(player)
                    reason = script.name
    if winners:
        kernel.win(2 if len(winners) == 2 else winners.pop(), reason)


async def settle(kernel: Kernel) -> None:
    """Hooks and rule destruction after an atomic action, without deciding the duel."""
    if kernel.state.no_checks:
        return
    kernel.state.no_checks = 1
    outer, kernel.current = kernel.current, None
    try:
        while True:
            await _run_hooks(kernel)
            _end_own_values(kernel)
            if await _rule_removal(kernel) or await control.settle(kernel):
                continue
            if not await _run_constant_hooks(kernel):
                break
    finally:
        kernel.state.no_checks = 0
        kernel.current = outer


# -- continuous hooks ---


async def _run_hooks(kernel: Kernel) -> None:
    log = kernel.state.log
    while kernel.hook_done < len(log):
        fact = log[kernel.hook_done]
        kernel.hook_done += 1
        await run_hooks(kernel, fact)


async def run_hooks(kernel: Kernel, fact: Fact) -> None:
    """Let continuous effects and delayed happenings follow one fact."""
    for card, definition in _hooks_for(kernel, fact):
        await _run_hook(kernel, card, definition, fact)
    for lingering in kernel.state.effects[:]:
        if lingering.effect == 0 and lingering in kernel.state.effects:
            definition = kernel.definition(lingering.code, lingering.index)
            if definition.kind == DELAYED and fact.event in definition.on:
                await _run_delayed(kernel, lingering, definition, fact)


async def _run_constant_hooks(kernel: Kernel) -> bool:
    """Let what applies "as long as" something is so act once (EVENT_ADJUST); True when it did."""
    from app.engine.running import Effect

    fact = Fact(c.EVENT_ADJUST, (), c.PLAYER_NONE, 0, kernel.state.turn_player, 0, 0, kernel.state.instant)
    for card, definition in _hooks_for(kernel, fact):
        fx = Effect(kernel, definition, card, card.data.controller, fact)
        if definition.when is None or definition.when(fx):
            await faults.guarded(kernel, fx)
            return True
    return False


def _hooks_for(kernel: Kernel, fact: Fact) -> list[tuple[Card, EffectDef]]:
    found: list[tuple[Card, EffectDef]] = []
    event = fact.event
    hearing = kernel.heard.hooks.get(event)
    if not hearing:
        return found
    first = kernel.state.turn_player
    about = {snap.uid: snap for snap in fact.cards}
    for player in (first, 1 - first):
        for card in kernel.those_in(player, dict.fromkeys(_HOOK_PLACES, hearing)):
            index = kernel.index(card)
            if index is None or event not in index.hook_events:
                continue
            for definition in index.hooks:
                if event in definition.on and _hook_fits(card, definition, about):
                    found.append((card, definition))
    return found


def _hook_fits(card: Card, definition: EffectDef, about: Mapping[int, object]) -> bool:
    if definition.single:
        if card.uid not in about:
            return False
        if not definition.at:
            return True
    if not in_force_at(card, definition):
        return False
    return definition.unclassified or not (card.is_on_field() and card.is_negated())


async def _run_hook(kernel: Kernel, card: Card, definition: EffectDef, fact: Fact) -> None:
    from app.engine.running import Effect

    fx = Effect(kernel, definition, card, card.data.controller, fact)
    if definition.single:
        snap = next(s for s in fact.cards if s.uid == card.uid)
        if snap.location & c.LOCATION_ONFIELD:
            if snap.position & c.POS_FACEDOWN and fact.event not in (c.EVENT_FLIP, c.EVENT_TO_GRAVE):
                return
            fx.player_index = snap.controller
    if not limits.may_use(kernel, definition, card, fx.player_index):
        return
    when = definition.when
    if when is not None and not faults.asked(kernel, fx, lambda: when(fx), False):
        return
    limits.count_use(kernel, definition, card, fx.player_index)
    await faults.guarded(kernel, fx)


async def _run_delayed(kernel: Kernel, lingering: Lingering, definition: EffectDef, fact: Fact) -> None:
    from app.engine.running import Effect

    fx = Effect(kernel, definition, kernel.card(lingering.source), lingering.player, fact)
    fx.lingering = lingering
    fx.labels = lingering.labels
    if lingering.targets and not fx.bound and not fx.bound_in_event:
        kernel.state.effects.remove(lingering)
        return
    when = definition.when
    if when is not None and not faults.asked(kernel, fx, lambda: when(fx), False):
        return
    if not definition.optional:
        kernel.state.effects.remove(lingering)
    await faults.guarded(kernel, fx)


# -- rule destruction ---


async def _rule_removal(kernel: Kernel) -> bool:
    """Destroy what may not stay; True when something left."""
    on_field = kernel.on_field()
    orphans = [card for card in on_field if card.data.location == c.LOCATION_SZONE and _is_orphan(card)]
    for card in on_field:
        if card.data.counters and card.is_face_up() and card.is_negated():
            if place.lose_counters(kernel, card):
                return True
    if await treat.send_back(kernel):
        return True
    if orphans:
        await _destroy_orphans(kernel, orphans)
        return True
    # What a replacement saves is destroyed again at once, until nothing saves it any more.
    before = kernel.state.version
    done: list[Card] = []
    for effect, doomed in _leaving_by(kernel, c.EFFECT_SELF_DESTROY):
        with _caused_by(kernel, effect):
            done += await destruction.destroy(kernel, doomed, c.REASON_EFFECT)
    if done or kernel.state.version != before:
        return True
    for effect, leaving in _leaving_by(kernel, c.EFFECT_SELF_TOGRAVE):
        with _caused_by(kernel, effect):
            done += await move.send(kernel, leaving, c.LOCATION_GRAVE, c.REASON_EFFECT)
    return bool(done) or await _unique_on_field(kernel)


def _is_orphan(card: Card) -> bool:
    """An Equip Card without a right monster (EQP)."""
    data = card.data
    if data.status & STATUS_ACTIVATING or data.position & c.POS_FACEDOWN:
        return False
    if data.equip_to:
        return not place.equip_is_legal(card)
    return bool(card.facts.type & c.TYPE_EQUIP) and not card.kernel.state.chain


def _leaving_by(kernel: Kernel, code: int) -> list[tuple[Effect | None, list[Card]]]:
    """Face-up cards that continuous effects of this EFFECT code remove, with the effect that does."""
    mods = kernel.active(code)
    found = []
    for m in mods:
        cards = [each for each in kernel.on_field() if each.is_face_up() and m.affects(each)]
        if doomed := [each for each in cards if m.amount(each)]:
            found.append((m.fx, doomed))
    return found


@contextmanager
def _caused_by(kernel: Kernel, effect: Effect | None) -> Iterator[None]:
    """What happens is the doing of this effect, whatever resolves at the time."""
    outer, kernel.current = kernel.current, effect
    try:
        yield
    finally:
        kernel.current = outer


async def _destroy_orphans(kernel: Kernel, orphans: list[Card]) -> None:
    """Equip Cards without a right monster; one that a replacement saves is destroyed again at once (EQP)."""
    for card in orphans:
        card.data.equip_to = 0
    kernel.touch()
    reason = c.REASON_RULE | c.REASON_LOST_TARGET
    await destruction.destroy(kernel, orphans, reason)
    saved = [card for card in orphans if card.location == c.LOCATION_SZONE]
    await move.send(kernel, saved, c.LOCATION_GRAVE, reason | c.REASON_DESTROY)


async def _unique_on_field(kernel: Kernel) -> bool:
    """Of cards one may only control once, the later copy is destroyed by rule."""
    unique = kernel.heard.unique
    if not unique:
        return False
    seen: dict[tuple[str, int], Card] = {}
    on_field = [card for card in kernel.on_field() if card.data.uid in unique]
    for card in sorted(on_field, key=lambda each: each.data.stamp):
        script = kernel.script(card.code)
        if script is None or not script.unique or not card.is_face_up():
            continue
        word = script.unique
        key = (word, -1 if word.startswith("field:") else card.data.controller)
        if key in seen:
            await move.send(kernel, [card], c.LOCATION_GRAVE, c.REASON_RULE | c.REASON_DESTROY)
            return True
        seen[key] = card
    return False


# -- lingering effects that end ---


async def end_lingering(kernel: Kernel, phase: int, turn: int) -> None:
    """Remove effects that last until the end of this phase of this turn (RES)."""
    state = kernel.state
    returning = []
    texts: list[tuple[int, int]] = []
    for lingering in state.effects[:]:
        until_phase, until_turn = lingering.until
        if not until_phase or until_phase != phase or (until_turn and until_turn > turn):
            continue
        state.effects.remove(lingering)
        if lingering.effect == c.EFFECT_SET_CONTROL:
            returning.append(lingering)
        elif lingering.effect == c.EFFECT_COPY_TEXT:
            texts += lingering.targets
    kernel.touch()
    for uid, generation in texts:
        if kernel.card(uid).data.generation == generation:
            place.text_ended(kernel, kernel.card(uid))
    for lingering in returning:
        for uid, generation in lingering.targets:
            card = kernel.card(uid)
            if card.data.generation == generation and card.data.controller != lingering.value:
                await place.give_back(kernel, card, lingering.value)


def _end_own_values(kernel: Kernel) -> None:
    """What a monster's effect changed about itself ends when it is negated, and for good (EFF).

    The values of a Trap Monster are no monster effect: they stay.
    """
    ended = [
        each
        for each in kernel.state.effects
        if each.effect in _OWN_VALUES
        and each.targets == ((each.source, each.source_generation),)
        and kernel.card(each.source).data.generation == each.source_generation
        and kernel.card(each.source).facts.type & c.TYPE_MONSTER
        and kernel.card(each.source).is_negated()
        and kernel.card(each.source).printed_type & c.TYPE_MONSTER  # a Trap keeps its values (TRM)
    ]
    if ended:
        kernel.state.effects = [each for each in kernel.state.effects if each not in ended]
        kernel.touch()


def drop_stale(kernel: Kernel) -> None:
    """Forget lingering effects all of whose cards have gone (keeps the state small)."""
    cards = kernel.state.cards
    keep = [
        effect
        for effect in kernel.state.effects
        if not effect.targets or any(cards[uid].generation == gen for uid, gen in effect.targets)
    ]
    if len(keep) != len(kernel.state.effects):
        kernel.state.effects = keep
        kernel.touch()

"""Chains: activation, responses, resolution, and the windows around every action (CHN, ACT, RES).

The boxes of fast effect timing: :func:`after_action` is box B (triggers, then D and E),
:func:`build` is box C.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import (
    adjust,
    ending,
    faults,
    guarding,
    legality,
    limits,
    permissions,
    prompts,
    query,
    triggers,
)
from app.engine import constants as c
from app.engine import kernel as km
from app.engine.actions import move, place
from app.engine.copying import number_of
from app.engine.decisions import ACT_ACTIVATE, ChainResponse, Command, SortChain, Text
from app.engine.definitions import ACTIVATION, FLIP, IGNITION, QUICK, TRIGGER, EffectDef
from app.engine.events import (
    ChainEnded,
    ChainLinkAdded,
    ChainLinkResolved,
    ChainLinkResolving,
    PositionChanged,
)
from app.engine.heard import ACTIVATION_PLACES
from app.engine.state import STATUS_ACTIVATING, ChainLink, Fact
from app.engine.triggers import Pending

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.running import Effect

_HIDDEN = (c.LOCATION_HAND, c.LOCATION_DECK)


# -- what can be activated ---


def fast_effects(
    kernel: Kernel, player: int, *, only: tuple[int, ...] = (), mandatory: bool = False
) -> list[tuple[Card, EffectDef]]:
    """Fast effects ``player`` may use in the present window (``only``: answering these events)."""
    found: list[tuple[Card, EffectDef]] = []
    given = bool(kernel.active(c.EFFECT_GIVE))
    answerable = legality.answerable_events(kernel)
    priority = legality.has_priority(kernel, player)
    heard = kernel.heard.starters if priority else kernel.heard.fast
    who = dict.fromkeys(ACTIVATION_PLACES, kernel.all_uids) if given else heard
    for card in kernel.those_in(player, who):
        index = kernel.index(card)
        definitions = (index.starters if priority else index.fast) if index is not None else []
        if given:
            kinds = (IGNITION, QUICK) if priority else (QUICK,)
            definitions = definitions + query.gained_effects(card, *kinds)
        for definition in definitions:
            if definition.mandatory != mandatory:
                continue
            if only and not any(event in only for event in definition.on):
                continue
            if definition.on and answerable.isdisjoint(definition.on):
                continue  # most wait for something else; this spares the full question
            if legality.why_not_activate(kernel, player, card, definition, fast=True) is None:
                found.append((card, definition))
    return found


def command_for(kernel: Kernel, player: int, card: Card, definition: EffectDef) -> Command:
    """The choice a window or the idle command offers for an effect."""
    prompt = prompts.ACTIVATE_CARD if definition.kind == ACTIVATION else prompts.EFFECT
    text = Text(prompt, definition.code, definition.index)
    # Whoever may use a card in their Deck sees it, though not where in the Deck it lies.
    ref = kernel.ref(player, card, shown=card.location == c.LOCATION_DECK)
    if card.location == c.LOCATION_DECK:
        ref = ref._replace(sequence=0)
    return Command(ACT_ACTIVATE, ref, number_of(card, definition), text)


def definition_called(kernel: Kernel, card: Card, number: int) -> EffectDef:
    """The effect of ``card`` that an answer calls ``number`` (see :func:`~app.engine.copying.number_of`)."""
    if number > 0xFF:
        return kernel.definition(number >> 8, number & 0xFF)
    return kernel.definition(card.code, number)


def activations_at_open_state(kernel: Kernel, player: int) -> list[tuple[Card, EffectDef]]:
    """What the turn player may activate while nothing is happening."""
    found: list[tuple[Card, EffectDef]] = []
    given = bool(kernel.active(c.EFFECT_GIVE))
    who = dict.fromkeys(ACTIVATION_PLACES, kernel.all_uids) if given else kernel.heard.starters
    for card in kernel.those_in(player, who):
        index = kernel.index(card)
        definitions = index.starters if index is not None else []
        if given:
            definitions = definitions + query.gained_effects(card, IGNITION, QUICK)
        for definition in definitions:
            if (
                not definition.mandatory
                and legality.why_not_activate(kernel, player, card, definition, fast=False) is None
            ):
                found.append((card, definition))
    for card in kernel.those_in(1 - player, kernel.heard.for_both):
        index = kernel.index(card)
        for definition in index.ignitions if index is not None else ():
            if (
                definition.flags & c.EFFECT_FLAG_BOTH_SIDE
                and legality.why_not_activate(kernel, player, card, definition, fast=False) is None
            ):
                found.append((card, definition))
    return found


# -- activation ---


async def activate(
    kernel: Kernel, player: int, card: Card, definition: EffectDef, fact: Fact | None = None
) -> ChainLink:
    """Put an activation on the Chain: place the card, pay, choose targets (ACT)."""
    from app.engine.running import Effect

    state = kernel.state
    kernel.new_instant()
    if fact is None and definition.kind not in (TRIGGER, FLIP):
        fact = legality.answered_fact(kernel, player, card, definition)
    is_card = definition.kind == ACTIVATION
    came_from = card.location
    if is_card:
        permissions.use(kernel, player, card)
        await _place_activated_card(kernel, player, card)
    data = card.data
    link = ChainLink(
        len(state.chain) + 1,
        player,
        card.uid,
        data.generation,
        definition.code,
        definition.index,
        came_from if not is_card else c.LOCATION_SZONE,
        data.sequence,
        data.position,
        data.controller,
        is_card,
        fact,
    )
    state.chain.append(link)
    kernel.touch()
    fx = Effect(kernel, definition, card, player, fact, link)
    limits.count_use(kernel, definition, card, player)
    kernel.count(km.ACTIVITY_CHAIN, player)
    prompt = prompts.ACTIVATE_CARD if is_card else prompts.EFFECT
    text = Text(prompt, definition.code, definition.index)
    kernel.emit(ChainLinkAdded(link.number, player, kernel.seen(card, 3), text, (), is_card))
    outer, kernel.current = kernel.current, fx
    try:
        await _pay_and_target(kernel, fx, link)
        link.generation = card.data.generation
        kernel.note(c.EVENT_CHAINING, [kernel.snapshot(card)], player=player, value=link.number)
    finally:
        kernel.current = outer
    kernel.touch()
    await adjust.settle(kernel)  # what the activation itself brought about is not left to the next link
    return link


async def _pay_and_target(kernel: Kernel, fx: Effect, link: ChainLink) -> None:
    """Cost, then targets. A script that fails here leaves an activation without effect."""
    definition = fx.definition
    try:
        if definition.cost is not None:
            await definition.cost.pay(fx)
            await adjust.adjust(kernel)  # paying the last LP loses before anybody can respond (WIN)
        if definition.target is not None and (not definition.mandatory or definition.target.possible(fx)):
            await definition.target.choose(fx)
    except km.DuelOver:
        raise
    except Exception as problem:  # a script may fail in any way; the duel goes on
        faults.report(kernel, fx, problem)
        link.effect_negated = True


async def _place_activated_card(kernel: Kernel, player: int, card: Card) -> None:
    """A Spell/Trap Card goes face-up to its zone, or is turned face-up there."""
    data = card.data
    if data.location == c.LOCATION_SZONE:
        before = data.position
        data.position = c.POS_FACEUP_ATTACK
        data.stamp = kernel.state.stamp
        kernel.state.stamp += 1
        data.status |= STATUS_ACTIVATING
        kernel.touch()
        kernel.emit(PositionChanged(kernel.seen(card), before, True))
        return
    is_scale = bool(card.printed_type & c.TYPE_MONSTER)
    await place.to_spell_zone(kernel, card, player, c.POS_FACEUP_ATTACK, 0, pendulum=is_scale)
    data.status |= STATUS_ACTIVATING
    kernel.touch()


# -- box C: building and resolving ---


async def build(kernel: Kernel) -> None:
    """A Chain is open: both players respond until both pass, then it resolves."""
    await _mandatory_quicks(kernel)
    responder = 1 - kernel.state.chain[-1].player
    passes = 0
    while passes < 2:
        if await _respond(kernel, responder):
            passes = 0
            await _mandatory_quicks(kernel)
            responder = 1 - kernel.state.chain[-1].player
        else:
            passes += 1
            responder = 1 - responder
    await resolve(kernel)


async def _respond(kernel: Kernel, player: int) -> bool:
    options = fast_effects(kernel, player)
    if not options:
        return False
    link = kernel.state.chain[-1]
    commands = tuple(command_for(kernel, player, card, d) for card, d in options)
    prompt = Text(prompts.CHAIN, link.code, link.index, link.number)
    answer = await kernel.ask(
        ChainResponse(player, prompt, commands, False, c.EVENT_CHAINING, len(kernel.state.chain))
    )
    if not answer:
        return False
    card, definition = _picked(kernel, options, answer)
    await activate(kernel, player, card, definition)
    return True


def _picked(
    kernel: Kernel, options: Sequence[tuple[Card, EffectDef]], answer: tuple[int, ...]
) -> tuple[Card, EffectDef]:
    card = kernel.by_key(answer[1])
    for option, definition in options:
        if option is card and number_of(card, definition) == answer[2]:
            return option, definition
    raise AssertionError(f"answer {answer} names none of the options")


async def _mandatory_quicks(kernel: Kernel) -> None:
    """Mandatory Quick Effects answer the last link by themselves (SEG)."""
    for _ in range(16):
        for player in (kernel.state.turn_player, 1 - kernel.state.turn_player):
            options = fast_effects(kernel, player, mandatory=True)
            if options:
                await activate(kernel, player, *options[0])
                break
        else:
            return


async def resolve(kernel: Kernel) -> None:
    """Resolve the Chain from its last link, then clear the field of used cards (RES)."""
    from app.engine.running import Effect

    state = kernel.state
    used: list[Card] = []
    while state.chain:
        link = state.chain[-1]
        card = kernel.card(link.uid)
        definition = kernel.definition(link.code, link.index)
        kernel.new_instant()
        began = state.instant
        kernel.emit(
            ChainLinkResolving(link.number, kernel.seen(card, 3), Text(prompts.EFFECT, link.code, link.index))
        )
        fx = Effect(kernel, definition, card, link.player, link.fact, link)
        negated = _how_negated(kernel, link, card, definition)
        if link.negated:
            ending.end_oaths(kernel, link)
            if definition.limit is not None and definition.limit.refund:
                limits.count_use(kernel, definition, card, link.player, -1)
        if not negated:
            await _before_resolving(kernel, link)
        if not negated and not _has_left(link, card, definition):
            if link.card_activation and card.facts.type & c.TYPES_THAT_STAY:
                card.data.status &= ~STATUS_ACTIVATING
                kernel.touch()
            if link.becomes[0]:
                fx.definition = kernel.definition(*link.becomes)
                await faults.guarded(kernel, fx)
            elif not _has_no_target(link, definition):
                await faults.guarded(kernel, fx)
        elif negated == "effect" and card.facts.type & c.TYPE_EQUIP and not _has_left(link, card, definition):
            await _equip_without_effect(kernel, link, card)
        if not link.negated:
            _note_solved(kernel, link, began)
        if link.card_activation and _same_on_field(link, card):
            if card.facts.type & c.TYPES_THAT_STAY and not link.negated:
                card.data.status &= ~STATUS_ACTIVATING
                kernel.touch()
            else:
                used.append(card)
        state.chain.pop()
        await adjust.adjust(kernel)
        adjust.special_wins(kernel)
        ending.end_with_link(kernel, link)
        kernel.emit(ChainLinkResolved(link.number, negated))
    await _send_used_cards(kernel, used)
    state.chain_limits.clear()
    ending.end_oaths(kernel, None)
    kernel.emit(ChainEnded())
    await adjust.adjust(kernel)


async def _equip_without_effect(kernel: Kernel, link: ChainLink, card: Card) -> None:
    """An Equip Spell whose effect is negated is equipped all the same (NEG, EQP)."""
    if not link.card_activation or not link.targets:
        return
    uid, generation = link.targets[0]
    target = kernel.card(uid)
    if target.data.generation == generation and target.is_face_up():
        await place.equip(kernel, card, target, link.player)


async def _before_resolving(kernel: Kernel, link: ChainLink) -> None:
    """A fact about its targets for what happens before it resolves (RES)."""
    targets = [kernel.card(uid) for uid, generation in link.targets if _is_still(kernel, uid, generation)]
    snaps = [kernel.snapshot(card) for card in targets]
    kernel.note(c.EVENT_CHAIN_SOLVING, snaps, player=link.player, value=link.number)
    await adjust.settle(kernel)


def _is_still(kernel: Kernel, uid: int, generation: int) -> bool:
    return kernel.card(uid).data.generation == generation


def _note_solved(kernel: Kernel, link: ChainLink, began: int) -> None:
    """The link resolved, if only without effect: a fact about its targets that have not moved.

    It is of the instant ``began``: a link that did nothing still came after the link before it (TIM).
    """
    targets = [kernel.card(uid) for uid, _ in link.targets]
    snaps = [
        kernel.snapshot(card)
        for card, (_, generation) in zip(targets, link.targets, strict=True)
        if card.data.generation == generation
    ]
    now, kernel.state.instant = kernel.state.instant, began
    kernel.note(c.EVENT_CHAIN_SOLVED, snaps, player=link.player, value=link.number)
    kernel.state.instant = now


def _has_no_target(link: ChainLink, definition: EffectDef) -> bool:
    """An effect that targets found nothing to target (a mandatory one, or its cost took the last)."""
    target = definition.target
    return target is not None and target.must_target() and not link.targets


def _same_on_field(link: ChainLink, card: Card) -> bool:
    return card.location == c.LOCATION_SZONE and card.data.generation == link.generation


def _how_negated(kernel: Kernel, link: ChainLink, card: Card, definition: EffectDef) -> str:
    """Whether and how a link is negated: "activation", "effect" or "" (NEG)."""
    if link.negated:
        return "activation"
    if link.effect_negated:
        return "effect"
    if definition.flags & c.EFFECT_FLAG_CANNOT_DISABLE:
        return ""
    if any(m.affects(card) for m in kernel.active(c.EFFECT_CANNOT_DISEFFECT)):
        return ""  # its effects cannot be negated, not even continuously
    if any(m.affects(card) for m in kernel.active(c.EFFECT_DISABLE_EFFECT)):
        return "effect"
    if kernel.active(c.EFFECT_NECRO_VALLEY) and guarding.disturbs_graves(kernel, link):
        return "effect"
    if link.at & c.LOCATION_ONFIELD and card.is_on_field() and card.data.generation == link.generation:
        if card.is_face_up() and card.is_negated():
            return "effect"
    elif link.at & c.LOCATION_ONFIELD:
        return "effect" if _left_while_negated(kernel, link) else ""
    elif card.data.generation == link.generation and card.is_negated():
        return "effect"  # what negates this very card where it lies, in the GY for example
    return ""


def _left_while_negated(kernel: Kernel, link: ChainLink) -> bool:
    """Whether what was negated by a lingering effect on the field left after (or to pay for) the activation.

    A continuous negation of what is on the field does not follow the card; this one does (NEG).
    """
    then = (link.generation, link.generation - 1)  # one move further if it left as the cost
    return any(
        effect.effect == c.EFFECT_DISABLE
        and any(uid == link.uid and generation in then for uid, generation in effect.targets)
        for effect in kernel.state.effects
    )


_SPELL_TRAP_PLACES = c.LOCATION_SZONE | c.LOCATION_FZONE | c.LOCATION_PZONE


def _has_left(link: ChainLink, card: Card, definition: EffectDef) -> bool:
    """A Continuous, Equip, Field or Pendulum card must still be face-up on the field (RES)."""
    stay = c.TYPES_THAT_STAY | c.TYPE_PENDULUM
    if not link.at & c.LOCATION_SZONE or not card.facts.type & stay:
        return False
    if definition.kind in (TRIGGER, FLIP) and not definition.at & _SPELL_TRAP_PLACES:
        return False
    if not card.facts.type & (c.TYPE_SPELL | c.TYPE_TRAP | c.TYPE_PENDULUM):
        return False
    if card.data.generation == link.generation and card.location != c.LOCATION_SZONE:
        return False  # it went as the cost of this very effect
    return not (_same_on_field(link, card) and card.is_face_up())


async def _send_used_cards(kernel: Kernel, used: list[Card]) -> None:
    """Used Spells and Traps go to the GY together, by rule, when the whole Chain is over."""
    leaving = []
    for card in used:
        if card.location != c.LOCATION_SZONE or not card.data.status & STATUS_ACTIVATING:
            continue
        card.data.status &= ~STATUS_ACTIVATING
        kernel.touch()
        if card.data.position & c.POS_FACEDOWN or card.data.equip_to or _remains(kernel, card):
            continue
        leaving.append(card)
    kernel.touch()
    if leaving:
        await move.send(kernel, leaving, c.LOCATION_GRAVE, c.REASON_RULE)


def _remains(kernel: Kernel, card: Card) -> bool:
    mods = kernel.active(c.EFFECT_REMAIN_FIELD)
    return bool(mods) and any(m.affects(card) for m in mods)


# -- windows ---


async def after_action(kernel: Kernel) -> None:
    """Box B, D, E: triggers, then fast effects, until nobody wants to do anything."""
    while True:
        await adjust.adjust(kernel)
        adjust.special_wins(kernel)
        if await _chain_of_triggers(kernel):
            continue
        if not await _offer_fast_effects(kernel):
            return


def take_facts(kernel: Kernel) -> list[Fact]:
    """The facts since the last gathering become what the coming window answers."""
    state = kernel.state
    facts, state.log = state.log, []
    kernel.hook_done = 0
    state.timing = facts
    return facts


async def _chain_of_triggers(kernel: Kernel) -> bool:
    """Gather triggers and, if there are any, build and resolve their Chain."""
    facts = take_facts(kernel)
    if not facts:
        return False
    pending = triggers.gather(kernel, facts)
    if not pending:
        return False
    await _add_triggers(kernel, pending)
    if not kernel.state.chain:
        return False
    await build(kernel)
    return True


async def _add_triggers(kernel: Kernel, pending: list[Pending]) -> None:
    """Put simultaneous triggers on the Chain in their order (SEG)."""
    for rank in range(6):
        group = [p for p in pending if triggers.rank(kernel, p) == rank]
        if not group:
            continue
        if rank < 2:
            for each in await _sorted_by_player(kernel, group):
                if limits.may_use(kernel, each.definition, each.card, each.player):
                    await activate(kernel, each.player, each.card, each.definition, each.fact)
        else:
            await _offer_triggers(kernel, group)


async def _sorted_by_player(kernel: Kernel, group: list[Pending]) -> list[Pending]:
    if len(group) == 1:
        return group
    group = sorted(group, key=lambda p: (p.card.uid, p.definition.index))
    player = group[0].player
    commands = tuple(command_for(kernel, player, p.card, p.definition) for p in group)
    answer = await kernel.ask(SortChain(player, Text(prompts.SORT_CHAIN), commands))
    return [group[n] for n in answer]


async def _offer_triggers(kernel: Kernel, group: list[Pending]) -> None:
    """Optional triggers: the player adds them one by one, or stops."""
    player = group[0].player
    hidden_used: set[int] = set()
    while True:
        group = [
            p
            for p in group
            if p.card.data.generation == p.generation
            and not (p.card.location in _HIDDEN and p.card.code in hidden_used)
            and legality.why_not_activate(kernel, player, p.card, p.definition, fast=False, fact=p.fact)
            is None
        ]
        if not group:
            return
        commands = tuple(command_for(kernel, player, p.card, p.definition) for p in group)
        prompt = Text(
            prompts.TRIGGER, group[0].definition.code if len(group) == 1 else 0, group[0].definition.index
        )
        answer = await kernel.ask(
            ChainResponse(player, prompt, commands, False, group[0].fact.event, len(kernel.state.chain))
        )
        if not answer:
            return
        card = kernel.by_key(answer[1])
        chosen = next(p for p in group if p.card is card and number_of(card, p.definition) == answer[2])
        group.remove(chosen)
        if card.location in _HIDDEN:
            hidden_used.add(card.code)
        await activate(kernel, player, card, chosen.definition, chosen.fact)


async def _offer_fast_effects(kernel: Kernel) -> bool:
    """Boxes D and E: turn player, then opponent; True when a Chain was built."""
    for player in (kernel.state.turn_player, 1 - kernel.state.turn_player):
        if await window(kernel, player):
            await build(kernel)
            return True
    return False


async def window(kernel: Kernel, player: int, only: tuple[int, ...] = ()) -> bool:
    """Ask ``player`` for a fast effect, one that answers ``only`` if given; True when one was activated."""
    options = fast_effects(kernel, player, only=only)
    if not options:
        return False
    timing = kernel.state.timing
    after = timing[-1].event if timing else c.EVENT_FREE_CHAIN
    commands = tuple(command_for(kernel, player, card, d) for card, d in options)
    answer = await kernel.ask(ChainResponse(player, Text(prompts.WINDOW), commands, False, after, 0))
    if not answer:
        return False
    card, definition = _picked(kernel, options, answer)
    await activate(kernel, player, card, definition)
    return True


async def negation_window(kernel: Kernel, event: int) -> bool:
    """Open "when a monster would be Summoned": only effects that answer this attempt (SNEG).

    A Summon right after the effect of the last link to resolve can be answered in the same way, by a
    Chain of its own; while other links wait for their resolution it cannot.
    """
    state = kernel.state
    if len(state.chain) > 1:
        return False
    resolving, state.chain = state.chain, []
    current, kernel.current = kernel.current, None
    outer = state.timing
    state.timing = [fact for fact in state.log if fact.event == event][-1:]
    built = False
    for player in (1 - state.turn_player, state.turn_player):
        if await window(kernel, player, only=(event,)):
            await build(kernel)
            built = True
            break
    state.timing = outer
    state.chain = resolving
    kernel.current = current
    kernel.touch()
    return built


__all__ = ["activate", "after_action", "build", "negation_window", "resolve", "window"]

"""May this be done now? One answer for the table, the AI and "why not" (ACT, NS, POS, BP).

Every check gives a :class:`~app.engine.terms.Reason` or None when it is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import faults, limits, permissions, query, terms, zones
from app.engine.actions.special_summon import why_not as why_not_special_summon
from app.engine.copying import is_gemini
from app.engine.definitions import (
    ACTIVATION,
    ATTACKED_ANOTHER,
    FLIP,
    IGNITION,
    QUICK,
    TRIGGER,
    EffectDef,
)
from app.engine.modifiers import in_force_at
from app.engine.state import (
    STATUS_ACTIVATING,
    STATUS_BATTLE_DESTROYED,
    STATUS_DECLARED_ATTACK,
    STATUS_POSITION_USED,
    Fact,
)
from app.engine.terms import Reason

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.running import Effect
    from app.engine.state import ChainLink

_LINK_EVENTS = (c.EVENT_CHAINING, c.EVENT_BECOME_TARGET)
# Facts that are bookkeeping, not something that "happened last".
_NOT_A_HAPPENING = frozenset(
    (c.EVENT_CHAINING, c.EVENT_BECOME_TARGET, c.EVENT_CHAIN_END, c.EVENT_CHAIN_SOLVING)
)
_SUMMONS = (c.EVENT_SUMMON_SUCCESS, c.EVENT_FLIP_SUMMON_SUCCESS, c.EVENT_SPSUMMON_SUCCESS)


def spell_speed(card: Card, definition: EffectDef) -> int:
    """Spell Speed of an activation (CHN)."""
    bits = card.facts.type
    if definition.kind == ACTIVATION:
        if bits & c.TYPE_TRAP:
            return 3 if bits & c.TYPE_COUNTER else 2
        return 2 if bits & c.TYPE_QUICKPLAY else 1
    if definition.kind == QUICK:
        counter_trap = bits & c.TYPE_COUNTER and bits & c.TYPE_TRAP
        return 3 if counter_trap and card.is_on_field() else 2  # in the GY it is Spell Speed 2
    return 1


def last_instant(facts: Sequence[Fact]) -> int:
    """The instant of the last thing that happened; what the rules clear away does not count (TIM)."""
    return max(
        (
            fact.instant
            for fact in facts
            if fact.event not in _NOT_A_HAPPENING and not fact.reason & c.REASON_RULE
        ),
        default=0,
    )


def has_priority(kernel: Kernel, player: int) -> bool:
    """Whether ``player`` may use their monsters' Ignition Effects at once, having just Summoned one.

    Only mr1 knows this; later the opponent may respond to the Summon first (PH-053).
    """
    state = kernel.state
    if not kernel.rules.ignition_priority or state.chain or state.turn_player != player:
        return False
    if not state.phase & (c.PHASE_MAIN1 | c.PHASE_MAIN2):
        return False
    last = last_instant(state.timing)
    return any(
        fact.event in _SUMMONS and fact.player == player and fact.instant == last for fact in state.timing
    )


def answerable_events(kernel: Kernel) -> frozenset[int]:
    """EVENT codes for which :func:`matching_facts` may find something now; others it cannot."""
    state = kernel.state
    return frozenset(
        (c.EVENT_FREE_CHAIN, *(fact.event for fact in state.timing), *(f.event for f in state.log))
    )


def matching_facts(kernel: Kernel, card: Card, definition: EffectDef) -> list[Fact | None]:
    """What has just happened that a fast effect could answer, the latest first; [None]: it needs nothing."""
    if not definition.on or c.EVENT_FREE_CHAIN in definition.on:
        return [None]
    state = kernel.state
    if definition.on[0] in _LINK_EVENTS:
        link = kernel.last_link()
        number = link.number if link is not None else 0
        when_only, last, facts = False, 0, [fact for fact in state.log if number and fact.link == number]
    else:
        facts = list(state.timing)
        when_only, last = definition.timing != "if", last_instant(facts)
    return [
        fact
        for fact in reversed(facts)
        if fact.event in definition.on
        and (not when_only or fact.instant == last)
        and (not definition.single or any(snap.uid == card.uid for snap in fact.cards))
    ]


def answered_fact(kernel: Kernel, player: int, card: Card, definition: EffectDef) -> Fact | None:
    """The fact a fast effect answers that ``player`` activates now: the latest that its text accepts."""
    facts = matching_facts(kernel, card, definition)
    for fact in facts[:-1]:
        if _conditions_allow(kernel, player, card, definition, fact) is None:
            return fact
    return facts[-1] if facts else None


def _place_allows(
    kernel: Kernel, player: int, card: Card, definition: EffectDef, *, open_state: bool
) -> Reason | None:
    """Place, face, owner's turn and phase (ACT)."""
    data = card.data
    state = kernel.state
    my_turn = state.turn_player == player
    if definition.kind != ACTIVATION:
        if data.controller != player and not definition.flags & c.EFFECT_FLAG_BOTH_SIDE:
            return terms.WRONG_PLACE
        if not in_force_at(card, definition):
            return terms.WRONG_PLACE
        if definition.kind == IGNITION and not (my_turn and open_state):
            if data.location != c.LOCATION_MZONE or not has_priority(kernel, player):
                return terms.NOT_MAIN_PHASE
        if kernel.active(c.EFFECT_CANNOT_TRIGGER) and query.has(card, c.EFFECT_CANNOT_TRIGGER):
            return terms.ACTIVATION_FORBIDDEN
        return None
    bits = card.facts.type
    if data.location == c.LOCATION_HAND:
        needed = permissions.needed(kernel, player, card)
        if needed and permissions.given(kernel, needed, card) is None:
            return terms.WRONG_PLACE if bits & c.TYPE_TRAP else terms.NOT_YOUR_TURN
        if bits & c.TYPE_MONSTER:
            # A Pendulum Monster is activated as a Spell in a Pendulum Zone.
            if not zones.free_pendulum_zones(kernel, player):
                return terms.NO_ZONE
            return None if open_state and my_turn else terms.NOT_MAIN_PHASE
        if not zones.spell_zones(kernel, card, player):
            return terms.NO_ZONE
    elif data.location == c.LOCATION_SZONE and data.position & c.POS_FACEDOWN:
        needed = permissions.needed(kernel, player, card)
        if needed and permissions.given(kernel, needed, card) is None:
            return terms.SET_THIS_TURN
    else:
        return terms.WRONG_PLACE
    if definition.phases:
        in_time = my_turn and state.phase & definition.phases and data.location == c.LOCATION_SZONE
        return None if in_time else terms.WRONG_TIMING
    if bits & c.TYPE_SPELL and not bits & c.TYPE_QUICKPLAY and not (open_state and my_turn):
        return terms.NOT_MAIN_PHASE
    return None


def _speed_allows(kernel: Kernel, card: Card, definition: EffectDef, *, fast: bool) -> Reason | None:
    link = kernel.last_link()
    speed = spell_speed(card, definition)
    if not fast:
        return None
    if speed < 2:
        # An Ignition Effect gets here only by priority: `_place_allows` has asked for it.
        in_time = link is None and (definition.phases or definition.kind == IGNITION)
        return None if in_time else terms.TOO_SLOW
    if link is not None:
        last = spell_speed(kernel.card(link.uid), kernel.definition(link.code, link.index))
        if speed < last:
            return terms.TOO_SLOW
    return None


def _step_allows(kernel: Kernel, card: Card, definition: EffectDef) -> Reason | None:
    """The Damage Step admits only some cards in each of its parts (DS)."""
    part = kernel.state.ds_part
    if part == c.DS_NONE:
        return None
    events = definition.on
    if any(1132 <= event <= 1149 for event in events):
        return None
    if definition.kind in (TRIGGER, FLIP):
        allowed = definition.mandatory or definition.single or definition.flags & c.EFFECT_FLAG_DAMAGE_STEP
        return None if allowed else terms.DAMAGE_STEP
    if (
        events
        and events[0] in _LINK_EVENTS
        and (
            definition.category & (c.CATEGORY_NEGATE | c.CATEGORY_DISABLE)
            or spell_speed(card, definition) == 3
        )
    ):
        return None
    if definition.flags & c.EFFECT_FLAG_DAMAGE_CAL and part == c.DS_CALC:
        return None
    if definition.flags & c.EFFECT_FLAG_DAMAGE_STEP:
        if c.EVENT_FREE_CHAIN not in events or part in (c.DS_START, c.DS_BEFORE_CALC):
            return None
    return terms.DAMAGE_STEP


def why_not_activate(
    kernel: Kernel,
    player: int,
    card: Card,
    definition: EffectDef,
    *,
    fast: bool,
    fact: Fact | None = None,
) -> Reason | None:
    """Why ``player`` may not activate this effect now. ``fast``: in a window, not at an open state.

    For triggers the answered ``fact`` is given; for fast effects it is looked up.
    """
    if card.data.status & STATUS_ACTIVATING and definition.kind == ACTIVATION:
        return terms.ALREADY_ON_CHAIN
    is_trigger = definition.kind in (TRIGGER, FLIP)
    facts: list[Fact | None] = [fact]
    if is_trigger and card.is_on_field() and kernel.active(c.EFFECT_CANNOT_TRIGGER):
        if query.has(card, c.EFFECT_CANNOT_TRIGGER):
            return terms.ACTIVATION_FORBIDDEN
    if not is_trigger:
        reason = _place_allows(kernel, player, card, definition, open_state=not fast)
        if reason is not None:
            return reason
        if card.data.status & (STATUS_BATTLE_DESTROYED | STATUS_ACTIVATING) and card.is_on_field():
            return terms.WRONG_PLACE
        reason = _speed_allows(kernel, card, definition, fast=fast)
        if reason is not None:
            return reason
        facts = matching_facts(kernel, card, definition)
        if not facts:
            return terms.WRONG_TIMING
    reason = _step_allows(kernel, card, definition)
    if reason is not None:
        return reason
    if not limits.may_use(kernel, definition, card, player):
        return terms.LIMIT_USED
    reason = None
    for each in facts:
        reason = _conditions_allow(kernel, player, card, definition, each)
        if reason is None:
            break
    return reason


def _conditions_allow(
    kernel: Kernel, player: int, card: Card, definition: EffectDef, fact: Fact | None
) -> Reason | None:
    from app.engine.running import Effect

    fx = Effect(kernel, definition, card, player, fact)
    failed: Reason | None = terms.FAULT
    return faults.asked(kernel, fx, lambda: _script_allows(kernel, fx), failed)


def _script_allows(kernel: Kernel, fx: Effect) -> Reason | None:
    """What the card's own declarations and prohibitions say."""
    definition, card = fx.definition, fx.this
    reason = activation_forbidden(kernel, fx)
    if reason is not None:
        return reason
    if definition.when is not None and not definition.when(fx):
        return terms.CONDITION
    if definition.cost is not None and not definition.cost.payable(fx):
        return terms.COST
    if definition.target is not None and not definition.mandatory and not definition.target.possible(fx):
        return terms.NO_TARGET
    script = kernel.script(card.code)
    if script is not None and script.unique and definition.kind == ACTIVATION:
        if any(
            other is not card and other.is_face_up() and other.code == card.code
            for other in fx.you.spells_and_traps()
        ):
            return terms.UNIQUE
    return None


def barring_link(kernel: Kernel, player: int, card: Card) -> ChainLink | None:
    """The last Chain Link, if its text keeps ``player`` from responding to it with the card."""
    link = kernel.last_link()
    if link is None:
        return None
    definition = kernel.definition(link.code, link.index)
    barred = (
        definition.nobody_can_respond
        or (definition.opponent_cannot_respond and link.player != player)
        or (definition.targets_cannot_respond and any(uid == card.uid for uid, _ in link.targets))
    )
    return link if barred else None


def activation_forbidden(kernel: Kernel, fx: Effect) -> Reason | None:
    """Prohibitions on activating. Their value bodies are asked with (fx, activated effect)."""
    if barring_link(kernel, fx.player_index, fx.this) is not None:
        return terms.ACTIVATION_FORBIDDEN
    for m in kernel.active(c.EFFECT_CANNOT_ACTIVATE):
        if not m.affects_player(fx.you):
            continue
        definition = m.definition
        if definition is None or isinstance(definition.value, int):
            return terms.ACTIVATION_FORBIDDEN
        if definition.value(m.fx, fx) if definition.value_takes_card else definition.value(m.fx):
            return terms.ACTIVATION_FORBIDDEN
    return None


# -- Normal Summon, Set, Flip, positions ---


def tributes_needed(card: Card, *, setting: bool = False) -> tuple[int, int]:
    """(fewest, most) Tributes for a face-up Normal Summon of the card, or for ``setting`` it (TRB)."""
    kernel = card.kernel
    script = kernel.script(card.code)
    if script is not None and script.tributes is not None:
        return script.tributes
    if script is not None and script.tribute_choices:
        return min(script.tribute_choices), max(script.tribute_choices)
    level = card.level
    need = 0 if level <= 4 else 1 if level <= 6 else 2
    for m in kernel.active(c.EFFECT_DECREASE_TRIBUTE_SET if setting else c.EFFECT_DECREASE_TRIBUTE):
        if m.affects(card):
            need = max(need - m.amount(card), 0)
    return need, need


def why_not_normal_summon(
    kernel: Kernel,
    player: int,
    card: Card,
    *,
    setting: bool,
    free_of_right: bool = False,
    tributes: bool = True,
) -> Reason | None:
    """Why the card in hand cannot be Normal Summoned (or Set) now (NS, TRB).

    ``tributes`` False: by an effect that does without them.
    """
    from app.engine.actions import normal_summon, tributing

    script = kernel.script(card.code)
    if not card.facts.type & c.TYPE_MONSTER:
        return terms.CANNOT_NORMAL_SUMMON
    if (script is not None and script.no_normal_summon) or card.facts.type & c.TYPE_RITUAL:
        return terms.CANNOT_NORMAL_SUMMON
    if not free_of_right and not normal_summon.summons_left(kernel, player, card, setting=setting):
        return terms.NO_NORMAL_SUMMON_LEFT
    code = c.EFFECT_CANNOT_MSET if setting else c.EFFECT_CANNOT_SUMMON
    if query.forbidden(kernel.players[player], code, card):
        return terms.SET_FORBIDDEN if setting else terms.SUMMON_FORBIDDEN
    if not setting and query.copy_in_the_way(card, player):
        return terms.UNIQUE
    if not tributes:
        return None if zones.free_main_monster_zones(kernel, player) else terms.NO_ZONE
    return tributing.why_not(kernel, player, card, setting=setting)


def why_not_gemini_summon(kernel: Kernel, player: int, card: Card) -> Reason | None:
    """Why the monster on the field cannot be Normal Summoned again now (NS)."""
    from app.engine.actions import normal_summon

    if not is_gemini(card) or card.is_face_down() or card.is_gemini_active():
        return terms.CANNOT_NORMAL_SUMMON
    if not normal_summon.summons_left(kernel, player, card):
        return terms.NO_NORMAL_SUMMON_LEFT
    if query.forbidden(kernel.players[player], c.EFFECT_CANNOT_SUMMON, card):
        return terms.SUMMON_FORBIDDEN
    return None


def why_not_flip(kernel: Kernel, player: int, card: Card) -> Reason | None:
    """Why the face-down monster cannot be Flip Summoned now (FLIP)."""
    reason = why_not_change_position(kernel, player, card, flipping=True)
    if reason is not None:
        return reason
    if query.forbidden(kernel.players[player], c.EFFECT_CANNOT_FLIP_SUMMON, card):
        return terms.SUMMON_FORBIDDEN
    return None


def why_not_change_position(
    kernel: Kernel, player: int, card: Card, *, flipping: bool = False
) -> Reason | None:
    """Why its controller cannot change the monster's battle position now (POS)."""
    data = card.data
    if data.turn_placed == kernel.state.turn:
        return terms.POSITION_USED
    if data.status & (STATUS_POSITION_USED | STATUS_DECLARED_ATTACK):
        return terms.POSITION_USED
    if card.facts.type & c.TYPE_LINK or (data.position & c.POS_FACEDOWN and not flipping):
        return terms.POSITION_FORBIDDEN
    code = c.EFFECT_CANNOT_CHANGE_POSITION
    if kernel.active(code) and query.has(card, code):
        return terms.POSITION_FORBIDDEN
    return None


def why_not_set(kernel: Kernel, player: int, card: Card) -> Reason | None:
    """Why the Spell/Trap in hand cannot be Set (SPL)."""
    bits = card.facts.type
    if not bits & (c.TYPE_SPELL | c.TYPE_TRAP) and not query.has(card, c.EFFECT_MONSTER_SSET):
        return terms.WRONG_PLACE
    if not zones.spell_zones(kernel, card, player):
        return terms.NO_ZONE
    if query.forbidden(kernel.players[player], c.EFFECT_CANNOT_SSET, card):
        return terms.SET_FORBIDDEN
    return None


def why_not_procedure(kernel: Kernel, player: int, card: Card, definition: EffectDef) -> Reason | None:
    """Why the card's own Special Summon procedure cannot be used now (SS)."""
    from app.engine.running import Effect

    if not card.data.location & definition.at or card.data.controller != player:
        return terms.WRONG_PLACE
    script = kernel.script(card.code)
    if card.is_negated() and script is not None and not script.no_normal_summon:
        return terms.CONDITION  # of a monster that can be Normal Summoned it is an effect (SS)
    if not limits.may_use(kernel, definition, card, player):
        return terms.LIMIT_USED
    fx = Effect(kernel, definition, card, player)
    if definition.when is not None and not definition.when(fx):
        return terms.CONDITION
    if definition.cost is not None and not definition.cost.payable(fx):
        return terms.COST
    to_player = 1 - player if definition.flags & c.EFFECT_FLAG_PLAYER_TARGET else player
    zone_matters = definition.cost is None or not definition.cost.could_free_zone(fx, to_player)
    return why_not_special_summon(
        kernel,
        card,
        player,
        to_player=to_player,
        positions=int(definition.value) if isinstance(definition.value, int) else c.POS_FACEUP,
        proper=True,
        check_zone=zone_matters,
    )


# -- attacks ---


def attacks_allowed(card: Card) -> int:
    """How many attacks the monster may declare this Battle Phase."""
    extra = [m.amount(card) for m in query.applying(card, c.EFFECT_EXTRA_ATTACK)]
    return 1 + max(extra, default=0)


def attacks_each(card: Card) -> bool:
    """Whether it may go on attacking: all monsters, or all of a kind, once each."""
    kernel = card.kernel
    if kernel.active(c.EFFECT_ATTACK_ALL) and query.has(card, c.EFFECT_ATTACK_ALL):
        return True
    return bool(query.applying(card, c.EFFECT_ATTACK_ALL_SUCH)) and not card.flag(ATTACKED_ANOTHER)


def is_one_of_such(card: Card, target: Card | None) -> bool:
    """Whether ``target`` is of the kind of which ``card`` may attack each (or it may attack any)."""
    if card.kernel.active(c.EFFECT_ATTACK_ALL) and query.has(card, c.EFFECT_ATTACK_ALL):
        return True
    kinds = query.applying(card, c.EFFECT_ATTACK_ALL_SUCH)
    return target is not None and any(m.amount(target) for m in kinds)


def why_not_attack(kernel: Kernel, player: int, card: Card) -> Reason | None:
    """Why the monster cannot declare an attack now (BP)."""
    data = card.data
    if data.controller != player or data.location != c.LOCATION_MZONE:
        return terms.WRONG_PLACE
    if data.position != c.POS_FACEUP_ATTACK and not (
        data.position == c.POS_FACEUP_DEFENSE and query.has(card, c.EFFECT_DEFENSE_ATTACK)
    ):
        return terms.NOT_ATTACKER
    if data.attacks >= attacks_allowed(card) and not attacks_each(card):
        return terms.ATTACK_USED
    for code in (c.EFFECT_CANNOT_ATTACK, c.EFFECT_CANNOT_ATTACK_ANNOUNCE):
        if not kernel.active(code):
            continue
        if query.has(card, code) or query.forbidden(kernel.players[player], code, card):
            return terms.ATTACK_FORBIDDEN
    if kernel.active(c.EFFECT_ATTACK_COST) and not attack_cost_payable(card):
        return terms.COST
    return None


def attack_cost_payable(card: Card) -> bool:
    """Whether what an attack declaration costs could be paid."""
    for m in query.applying(card, c.EFFECT_ATTACK_COST):
        if m.definition is not None and m.definition.cost is not None and m.fx is not None:
            if not m.definition.cost.payable(m.fx):
                return False
    return True


def attack_targets(kernel: Kernel, card: Card) -> tuple[list[Card], bool]:
    """What the monster may attack, and whether directly (BP)."""
    foe = 1 - card.data.controller
    theirs = kernel.cards_in(foe, c.LOCATION_MZONE)
    visible = [
        m
        for m in theirs
        if not (kernel.active(c.EFFECT_IGNORE_BATTLE_TARGET) and query.has(m, c.EFFECT_IGNORE_BATTLE_TARGET))
    ]
    targets = [m for m in visible if _may_be_attacked(m, card)]
    must = [
        m
        for m in targets
        if kernel.active(c.EFFECT_ONLY_BE_ATTACKED) and query.has(m, c.EFFECT_ONLY_BE_ATTACKED)
    ]
    if must:
        targets = must
    if card.data.attacks and attacks_each(card):
        targets = [m for m in targets if m.uid not in card.data.attacked and is_one_of_such(card, m)]
        return targets, False
    direct = not visible or (
        kernel.active(c.EFFECT_DIRECT_ATTACK) and query.has(card, c.EFFECT_DIRECT_ATTACK)
    )
    if (
        direct
        and kernel.active(c.EFFECT_CANNOT_DIRECT_ATTACK)
        and query.has(card, c.EFFECT_CANNOT_DIRECT_ATTACK)
    ):
        direct = False
    return targets, bool(direct)


def _may_be_attacked(target: Card, attacker: Card) -> bool:
    for m in target.kernel.active(c.EFFECT_CANNOT_BE_BATTLE_TARGET):
        if m.affects(target):
            definition = m.definition
            if definition is None or isinstance(definition.value, int) or not definition.value_takes_card:
                if m.amount(target):
                    return False
            elif definition.value(m.fx, attacker):
                return False
    return True

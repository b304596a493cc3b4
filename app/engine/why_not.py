"""Why something cannot be done now: what a player might try with a card, each with its reason (ACT, NS, BP).

What the open question offers is the truth; for everything else the checks of :mod:`app.engine.legality`
are asked for their reason, and :mod:`app.engine.hindering` for the card behind it. Cards that the player may
not see have no answer at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from app.engine import constants as c
from app.engine import legality, query, terms
from app.engine.actions.special_summon import why_not as why_not_special_summon
from app.engine.copying import is_gemini, number_of
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_FLIP,
    ACT_MSET,
    ACT_POSITION,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    BattleCommand,
    ChainResponse,
    Decision,
    IdleCommand,
)
from app.engine.definitions import IGNITION, QUICK, EffectDef
from app.engine.hindering import hindering_card
from app.engine.procedures import pendulum
from app.engine.terms import Reason

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.procedures.base import Procedure

NOTHING = 0
"""Kind of the one attempt of a card with which nothing can ever be done where it is."""

_IN_MAIN_PHASE = frozenset((ACT_SUMMON, ACT_MSET, ACT_SSET, ACT_FLIP, ACT_POSITION, ACT_SPSUMMON))
_MATERIAL_RULES = {
    c.SUMMON_TYPE_SYNCHRO: "SYN-001",
    c.SUMMON_TYPE_XYZ: "XYZ-001",
    c.SUMMON_TYPE_LINK: "LNK-001",
}


class Attempt(NamedTuple):
    """One thing to try with a card: an ACT kind, the effect's number, and why not (None: it is offered).

    ``source`` is the passcode of the card whose effect is the reason; 0 where the rules alone are, or the
    player may not know the card.
    """

    kind: int
    effect: int
    reason: Reason | None
    source: int = 0


class _Refusal(NamedTuple):
    """A reason and the passcode of the card behind it (0: none)."""

    reason: Reason
    source: int = 0


def why_not(kernel: Kernel, decision: Decision | None, player: int, key: int) -> tuple[Attempt, ...]:
    """What ``player`` might try with the card ``key`` at the open question, and why it cannot be done.

    Empty for a card that the player may not see or does not control, and for an unknown key.
    """
    card = _visible(kernel, player, key)
    if card is None or card.data.controller != player:
        return ()
    offered = _offered(decision, player, key)
    found = [Attempt(kind, effect, None) for kind, effect in sorted(offered)]
    common = _not_now(kernel, decision, player)
    for kind, definition in _attempts(kernel, card):
        effect = number_of(card, definition) if definition is not None else 0
        if (kind, effect) in offered:
            continue
        refusal = common.get(kind) or _refusal(kernel, decision, player, card, kind, definition)
        found.append(Attempt(kind, effect, *refusal))
    if not any(attempt.kind == ACT_SPSUMMON and attempt.reason is None for attempt in found):
        found += _by_materials(kernel, player, card, common)
    return tuple(found) or (Attempt(NOTHING, 0, terms.NOTHING_TO_USE),)


def _visible(kernel: Kernel, player: int, key: int) -> Card | None:
    """The card a player calls ``key``, if they may see it."""
    if not 0 < key < len(kernel.state.cards):
        return None
    card = kernel.card(key)
    if not card.data.location or not kernel.can_see(player, card):
        return None
    return card


def _offered(decision: Decision | None, player: int, key: int) -> set[tuple[int, int]]:
    if decision is None or decision.player != player:
        return set()
    if not isinstance(decision, IdleCommand | BattleCommand | ChainResponse):
        return set()
    return {(command.kind, command.effect) for command in decision.commands if command.card.key == key}


def _attempts(kernel: Kernel, card: Card) -> Iterator[tuple[int, EffectDef | None]]:
    """What one does with a card of this kind where it lies, legal or not."""
    data, bits = card.data, card.facts.type
    if data.location == c.LOCATION_HAND:
        if bits & c.TYPE_MONSTER:
            yield ACT_SUMMON, None
            yield ACT_MSET, None
        else:
            yield ACT_SSET, None
    elif data.location == c.LOCATION_MZONE:
        if card.is_face_down():
            yield ACT_FLIP, None
        else:
            if is_gemini(card):
                yield ACT_SUMMON, None
            yield ACT_POSITION, None
        yield ACT_ATTACK, None
    index = kernel.index(card)
    if index is None:
        return
    for definition in index.procedures:
        if definition.at & data.location:
            yield ACT_SPSUMMON, definition
    for definition in index.activations:
        if _usable_from_here(card):
            yield ACT_ACTIVATE, definition
    for definition in index.ignitions + index.quicks + query.gained_effects(card, IGNITION, QUICK):
        if not definition.mandatory and definition.at & data.location and not card.is_face_down():
            yield ACT_ACTIVATE, definition


def _usable_from_here(card: Card) -> bool:
    """Whether a card activation is thinkable: from the hand, or of a Set card."""
    data = card.data
    if data.location == c.LOCATION_HAND:
        return True
    return data.location == c.LOCATION_SZONE and bool(data.position & c.POS_FACEDOWN)


def _not_now(kernel: Kernel, decision: Decision | None, player: int) -> dict[int, _Refusal]:
    """Reasons that the moment alone gives, by kind of attempt."""
    state = kernel.state
    reasons: dict[int, Reason] = {}
    no_battle: _Refusal | None = None
    if state.turn_player != player:
        reasons = dict.fromkeys((*_IN_MAIN_PHASE, ACT_ATTACK), terms.NOT_YOUR_TURN)
    else:
        if not isinstance(decision, IdleCommand):
            reasons = dict.fromkeys(_IN_MAIN_PHASE, terms.NOT_MAIN_PHASE)
        if not isinstance(decision, BattleCommand):
            reasons[ACT_ATTACK] = terms.NOT_BATTLE_STEP
        if isinstance(decision, IdleCommand) and state.phase == c.PHASE_MAIN1:
            no_battle = _no_battle_phase(kernel, player)
    asked = decision is not None and decision.player == player
    if not asked or not isinstance(decision, IdleCommand | BattleCommand | ChainResponse):
        reasons[ACT_ACTIVATE] = terms.NOT_ASKED
    found = {kind: _Refusal(reason) for kind, reason in reasons.items()}
    if no_battle is not None:
        found[ACT_ATTACK] = no_battle
    return found


def _no_battle_phase(kernel: Kernel, player: int) -> _Refusal | None:
    """Why no attack will come in this turn."""
    from app.engine.turn import skipped_by, why_no_battle_phase

    refusal = _with_source(kernel, player, lambda: why_no_battle_phase(kernel, player))
    if refusal is not None and not refusal.source:
        skipping = skipped_by(kernel, player, c.EFFECT_SKIP_BP)
        if skipping and refusal.reason is terms.NO_BATTLE_PHASE:
            return _Refusal(refusal.reason, kernel.card(skipping).data.code)
    return refusal


def _with_source(kernel: Kernel, player: int, question: Callable[[], Reason | None]) -> _Refusal | None:
    """The answer of a check, with the card whose effect makes it say so."""
    reason = question()
    return reason and _Refusal(reason, hindering_card(kernel, player, reason, question))


def _refusal(
    kernel: Kernel,
    decision: Decision | None,
    player: int,
    card: Card,
    kind: int,
    definition: EffectDef | None,
) -> _Refusal:
    """What the check of this kind of attempt says of what is not offered."""
    refusal = _with_source(kernel, player, lambda: _reason(kernel, decision, player, card, kind, definition))
    if refusal is None:
        # A check that says "legal" of what was not offered would mean another rule stands before it.
        return _Refusal(terms.CONDITION)
    if refusal.reason is terms.ACTIVATION_FORBIDDEN and not refusal.source:
        link = legality.barring_link(kernel, player, card)
        if link is not None:
            return _Refusal(refusal.reason, kernel.card(link.uid).data.code)
    return refusal


def _reason(
    kernel: Kernel,
    decision: Decision | None,
    player: int,
    card: Card,
    kind: int,
    definition: EffectDef | None,
) -> Reason | None:
    """What the check of this kind of attempt says."""
    if kind == ACT_SUMMON and card.location == c.LOCATION_MZONE:
        return legality.why_not_gemini_summon(kernel, player, card)
    if kind in (ACT_SUMMON, ACT_MSET):
        return legality.why_not_normal_summon(kernel, player, card, setting=kind == ACT_MSET)
    if kind == ACT_SSET:
        return legality.why_not_set(kernel, player, card)
    if kind == ACT_FLIP:
        return legality.why_not_flip(kernel, player, card)
    if kind == ACT_POSITION:
        return legality.why_not_change_position(kernel, player, card)
    if kind == ACT_ATTACK:
        reason = legality.why_not_attack(kernel, player, card)
        return reason or (terms.NO_ATTACK_TARGET if not any(legality.attack_targets(kernel, card)) else None)
    assert definition is not None
    if kind == ACT_SPSUMMON:
        return legality.why_not_procedure(kernel, player, card, definition)
    fast = not isinstance(decision, IdleCommand)
    return legality.why_not_activate(kernel, player, card, definition, fast=fast)


def _by_materials(kernel: Kernel, player: int, card: Card, common: dict[int, _Refusal]) -> Iterator[Attempt]:
    """The Summon that an Extra Deck monster's kind prescribes, or that a Pendulum Card offers."""
    from app.engine.turn import PENDULUM_SUMMON, PROCEDURE_OF_KIND

    def no_pendulum() -> Reason | None:
        return None if pendulum.possible(kernel, player) else terms.NO_PENDULUM_SUMMON

    too_early = common.get(ACT_SPSUMMON)
    if card.in_pendulum_zone and card.is_face_up():
        refusal = too_early or _with_source(kernel, player, no_pendulum)
        yield Attempt(ACT_SPSUMMON, PENDULUM_SUMMON, *(refusal or _Refusal(terms.NO_PENDULUM_SUMMON)))
        return
    script = kernel.script(card.code)
    procedure = script.summon if script is not None else None
    if procedure is None or card.data.location != c.LOCATION_EXTRA:
        return
    refusal = too_early or _with_source(
        kernel, player, lambda: _why_no_materials(kernel, player, card, procedure)
    )
    yield Attempt(ACT_SPSUMMON, PROCEDURE_OF_KIND, *(refusal or _Refusal(_no_materials(procedure))))


def _why_no_materials(kernel: Kernel, player: int, card: Card, procedure: Procedure) -> Reason | None:
    """Why the monster cannot be Summoned from the Extra Deck with materials now."""
    if procedure.by_effect:
        return terms.ONLY_BY_EFFECT
    reason = why_not_special_summon(kernel, card, player, kind=procedure.kind, proper=True, check_zone=False)
    if reason is None and not procedure.possible(kernel, card, player):
        return _no_materials(procedure)
    return reason


def _no_materials(procedure: Procedure) -> Reason:
    rule = _MATERIAL_RULES.get(procedure.kind, terms.NO_MATERIALS.rule)
    return terms.NO_MATERIALS._replace(rule=rule)


__all__ = ["NOTHING", "Attempt", "why_not"]

"""Which effects trigger on what has happened, and in which order they join the Chain (SEG, TIM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.engine import constants as c
from app.engine import legality, query
from app.engine.decisions import Text
from app.engine.definitions import FLIP, TRIGGER, EffectDef
from app.engine.events import MissedTiming
from app.engine.modifiers import in_force_at
from app.engine.prompts import EFFECT
from app.engine.state import STATUS_ACTIVATING, Fact, Snapshot

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


class Pending(NamedTuple):
    """A trigger that may (or must) join the next Chain."""

    player: int
    card: Card
    definition: EffectDef
    fact: Fact
    generation: int


_PUBLIC_PLACES = (c.LOCATION_MZONE, c.LOCATION_SZONE, c.LOCATION_GRAVE, c.LOCATION_REMOVED)


def gather(kernel: Kernel, facts: Sequence[Fact]) -> list[Pending]:
    """All triggers that ``facts`` set off and that are legal now; tells of missed timings."""
    last = legality.last_instant(facts)
    arrived = _arrivals(facts)
    found: dict[tuple[int, int, int], Pending] = {}
    missed: dict[tuple[int, int, int], Pending] = {}
    for fact in facts:
        for pending in _for_fact(kernel, fact):
            definition = pending.definition
            if not definition.single and (pending.card.uid, pending.generation, fact.instant) in arrived:
                continue  # it came there at that same moment: it was not there when this happened
            key = (pending.card.uid, definition.code, definition.index)
            if definition.timing == "when" and not definition.mandatory and fact.instant < last:
                missed[key] = pending
                continue
            reason = legality.why_not_activate(
                kernel, pending.player, pending.card, definition, fast=False, fact=fact
            )
            if reason is None:
                found[key] = pending
    for key, pending in missed.items():
        if key not in found and kernel.quiet is False:
            _tell_missed(kernel, pending)
    return list(found.values())


def _arrivals(facts: Sequence[Fact]) -> set[tuple[int, int, int]]:
    """(uid, generation, instant) of all cards that went to a hand, a GY or were banished in these facts."""
    events = (c.EVENT_TO_GRAVE, c.EVENT_REMOVE, c.EVENT_TO_HAND)
    return {(s.uid, s.after, fact.instant) for fact in facts if fact.event in events for s in fact.cards}


def _tell_missed(kernel: Kernel, pending: Pending) -> None:
    definition = pending.definition
    if (
        legality.why_not_activate(
            kernel, pending.player, pending.card, definition, fast=False, fact=pending.fact
        )
        is None
        and pending.card.location != c.LOCATION_HAND
    ):
        kernel.emit(
            MissedTiming(
                pending.player, kernel.seen(pending.card), Text(EFFECT, definition.code, definition.index)
            )
        )


def _for_fact(kernel: Kernel, fact: Fact) -> list[Pending]:
    found: list[Pending] = []
    event = fact.event
    given = bool(kernel.active(c.EFFECT_GIVE))
    hearing = kernel.heard.triggers.get(event, set())
    if not given and not hearing:
        return found
    for snap in fact.cards:
        card = kernel.card(snap.uid)
        index = kernel.index(card)
        definitions = index.triggers if index is not None and event in index.trigger_events else []
        if given:
            definitions = definitions + query.gained_effects(card, TRIGGER)
        for definition in definitions:
            if definition.single and event in definition.on and _single_fits(card, definition, snap, fact):
                found.append(Pending(card.data.controller, card, definition, fact, card.data.generation))
    places: tuple[int, ...] = (c.LOCATION_HAND, *_PUBLIC_PLACES)
    if event in kernel.pool.deck_events:
        places = (c.LOCATION_DECK, *places)
    if given:
        hearing = hearing | {card.uid for card in kernel.on_field()}
    who = dict.fromkeys(places, hearing)
    for player in (0, 1):
        for card in kernel.those_in(player, who):
            index = kernel.index(card)
            definitions = index.triggers if index is not None and event in index.trigger_events else []
            if given and card.is_on_field():
                definitions = definitions + query.gained_effects(card, TRIGGER)
            for definition in definitions:
                if not definition.single and event in definition.on and _field_fits(card, definition):
                    found.append(Pending(player, card, definition, fact, card.data.generation))
    return found


def _single_fits(card: Card, definition: EffectDef, snap: Snapshot, fact: Fact) -> bool:
    """The card the event is about must still be the object the event left, and not have gone private."""
    data = card.data
    if data.generation != snap.after and not _revived_meanwhile(card, snap, fact):
        return False
    if definition.kind == FLIP and fact.event == c.EVENT_FLIP and fact.value:
        return False  # turned face-up by an effect that says Flip effects are not activated
    location = data.location
    if definition.at and not card.is_at(definition.at):
        return False
    if location == c.LOCATION_HAND:
        return fact.event in (c.EVENT_TO_HAND, c.EVENT_DRAW) or bool(definition.at)
    if location == c.LOCATION_DECK:
        return bool(definition.at & c.LOCATION_DECK)  # its text says that it works from there
    if location in (0, c.LOCATION_OVERLAY):
        return False
    # In the Extra Deck a card that left the field lies face-down, but all know which one it is.
    if location & (c.LOCATION_ONFIELD | c.LOCATION_REMOVED) and not data.position & c.POS_FACEUP:
        return False
    if location & c.LOCATION_ONFIELD and snap.location & c.LOCATION_ONFIELD:
        # It was face-down when this happened to it: only being flipped is its own event then.
        if snap.position & c.POS_FACEDOWN and fact.event not in (c.EVENT_FLIP, c.EVENT_CHANGE_POS):
            return False
    return not (definition.kind == FLIP and card.printed_type & c.TYPE_TRAP)


def _revived_meanwhile(card: Card, snap: Snapshot, fact: Fact) -> bool:
    """Sent from the field to the GY, it has since gone straight back to the field (LNK); not since 2020."""
    if not card.kernel.rules.trigger_follows_card:
        return False
    was_sent = fact.event == c.EVENT_TO_GRAVE and bool(snap.location & c.LOCATION_ONFIELD)
    straight = card.data.generation == snap.after + 1 and card.data.prev_location == c.LOCATION_GRAVE
    return was_sent and straight and card.location == c.LOCATION_MZONE


def _field_fits(card: Card, definition: EffectDef) -> bool:
    data = card.data
    if data.status & STATUS_ACTIVATING:
        return False
    return in_force_at(card, definition)


def is_hidden(card: Card) -> bool:
    """Whether the card lies where the opponent does not see it: its triggers come last (SEG)."""
    return card.location == c.LOCATION_DECK or (card.location == c.LOCATION_HAND and not card.is_public())


def rank(kernel: Kernel, pending: Pending) -> int:
    """Place in the order of simultaneous triggers (SEG)."""
    turn_player = pending.player == kernel.state.turn_player
    if pending.definition.mandatory:
        return 0 if turn_player else 1
    if is_hidden(pending.card):
        return 4 if turn_player else 5
    return 2 if turn_player else 3

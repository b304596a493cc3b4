"""Moving cards: every change of place goes through here (MOVE, DES, BAN, GAIN).

``relocate`` is the raw move of one card. ``send`` moves a group at one instant: redirections,
facts with last known information, Tokens that vanish, materials that are left behind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.actions import grave_order
from app.engine.decisions import CardRef
from app.engine.events import Moved, Seen, Shuffled
from app.engine.state import (
    STATUS_PROPER,
    STATUS_SUMMONING,
    STATUS_TO_LEAVE,
    STATUS_WAS_NEGATED,
    Snapshot,
)

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel

NOWHERE = 0
_ARRIVAL = {
    c.LOCATION_GRAVE: c.EVENT_TO_GRAVE,
    c.LOCATION_REMOVED: c.EVENT_REMOVE,
    c.LOCATION_HAND: c.EVENT_TO_HAND,
    c.LOCATION_DECK: c.EVENT_TO_DECK,
    c.LOCATION_EXTRA: c.EVENT_TO_DECK,
}


def detach_from_place(kernel: Kernel, card: Card) -> None:
    """Take the card out of the list or zone it lies in."""
    data = card.data
    state = kernel.state
    if data.location == c.LOCATION_OVERLAY:
        holder = state.cards[data.overlay_to]
        holder.materials = tuple(uid for uid in holder.materials if uid != data.uid)
        for n, uid in enumerate(holder.materials):
            state.cards[uid].sequence = n
        data.overlay_to = 0
    elif data.location & c.LOCATION_ONFIELD:
        state.pile(data.controller, data.location)[data.sequence] = 0
    elif data.location:
        pile = state.pile(data.controller, data.location)
        pile.pop(data.sequence)
        for n in range(data.sequence, len(pile)):
            state.cards[pile[n]].sequence = n


def relocate(
    kernel: Kernel,
    card: Card,
    player: int,
    location: int,
    position: int,
    reason: int,
    *,
    sequence: int = -1,
    silent: bool = False,
    shown: bool = False,
) -> None:
    """Move one card: a new object there (generation + 1). ``sequence`` -1 is on top, 0 the bottom."""
    data, state = card.data, kernel.state
    before = kernel.seen(card)
    came_from = data.location
    crosses = _is_new_object(card, location)
    data.prev_location, data.prev_controller = came_from, data.controller
    data.prev_sequence, data.prev_position = data.sequence, data.position
    detach_from_place(kernel, card)
    data.controller, data.location, data.position = player, location, position
    data.reason = reason
    running = kernel.current
    data.reason_uid = running.this.uid if running is not None else 0
    data.reason_player = running.player_index if running is not None else state.turn_player
    if location & c.LOCATION_ONFIELD:
        data.sequence = sequence
        state.pile(player, location)[sequence] = data.uid
    elif location:
        pile = state.pile(player, location)
        if sequence >= 0:
            pile.insert(sequence, data.uid)
            for n, uid in enumerate(pile):
                state.cards[uid].sequence = n
        else:
            data.sequence = len(pile)
            pile.append(data.uid)
    if crosses:
        _forget(kernel, card, came_from)
        data.turn_placed = state.turn
    data.stamp = state.stamp
    state.stamp += 1
    kernel.touch()
    if not silent:
        known = 3 if shown else None
        after = (
            kernel.seen(card, known)
            if location
            else Seen(CardRef(data.uid, data.code, player, 0, 0, position), before.known)
        )
        kernel.emit(Moved(before, after, reason, data.owner))


def _is_new_object(card: Card, location: int) -> bool:
    """Whether the move makes it another object: not within a row of zones (MOVE, TRM).

    Between a Monster Zone and a Spell & Trap Zone only what is a Spell/Trap on both stays the same.
    """
    came_from = card.data.location
    if not (came_from & c.LOCATION_ONFIELD and location & c.LOCATION_ONFIELD):
        return True
    return came_from != location and not (
        card.printed_type & (c.TYPE_SPELL | c.TYPE_TRAP) and card.is_spell_or_trap()
    )


def _forget(kernel: Kernel, card: Card, came_from: int) -> None:
    """Between field and elsewhere a card becomes a new object and loses what was done to it."""
    data = card.data
    data.generation += 1
    data.counters = ()
    data.equip_to = 0
    data.tied = (0, 0)
    data.flags = tuple(flag for flag in data.flags if flag[2])
    data.attacks = 0
    data.attacked = ()
    keep = STATUS_PROPER
    if data.location in (c.LOCATION_HAND, c.LOCATION_DECK) or (
        data.location == c.LOCATION_EXTRA and data.position & c.POS_FACEDOWN
    ):
        keep = 0  # private again: the proper Summon is forgotten (REV)
    data.status &= keep | (STATUS_WAS_NEGATED if not data.location & c.LOCATION_ONFIELD else 0)
    if not data.location & c.LOCATION_ONFIELD:
        data.summon_type = 0
        if not (data.location == c.LOCATION_REMOVED and came_from == c.LOCATION_MZONE):
            data.summon_materials = ()  # a monster banished for a while remembers them (BAN)
    elif came_from == c.LOCATION_REMOVED and not data.reason & c.REASON_RETURN:
        data.summon_materials = ()


def leave_materials(kernel: Kernel, card: Card) -> None:
    """Xyz Materials of a monster that leaves go to the GY by rule (MAT)."""
    ends: dict[int, list[Snapshot]] = {}
    for uid in card.data.materials:
        material = kernel.card(uid)
        if material.is_token():
            continue
        snap = kernel.snapshot(material)
        where = _destination(kernel, material, c.LOCATION_GRAVE, c.REASON_RULE)
        relocate(kernel, material, material.data.owner, where, c.POS_FACEUP_ATTACK, c.REASON_RULE)
        snap = snap._replace(after=material.data.generation, reason=c.REASON_RULE)
        ends.setdefault(where, []).append(snap)
    card.data.materials = ()
    _note_moves(kernel, ends, [], [], c.REASON_RULE)


def _negates_others(kernel: Kernel, card: Card) -> bool:
    index = kernel.index(card)
    return index is not None and any(each.effect == c.EFFECT_DISABLE for each in index.modifiers)


def _destinations(kernel: Kernel, moving: Sequence[Card], location: int, reason: int) -> list[int]:
    """Where each card really goes. What destroyed cards did to others has stopped by then (EFF)."""
    stopped = frozenset(card.uid for card in moving if card.is_on_field())
    matters = reason & c.REASON_DESTROY and any(
        kernel.active(c.EFFECT_TO_GRAVE_REDIRECT) or _negates_others(kernel, card)
        for card in moving
        if card.uid in stopped
    )
    if not matters:
        return [_destination(kernel, card, location, reason) for card in moving]
    kernel.leaving = stopped
    kernel.touch()
    try:
        return [_destination(kernel, card, location, reason) for card in moving]
    finally:
        kernel.leaving = frozenset()
        kernel.touch()


def _destination(kernel: Kernel, card: Card, location: int, reason: int) -> int:
    """Where the card really goes: redirections, Pendulum and Extra Deck rules."""
    data = card.data
    on_field = data.location & c.LOCATION_ONFIELD and not data.status & STATUS_TO_LEAVE
    if on_field and kernel.active(c.EFFECT_LEAVE_FIELD_REDIRECT):
        for m in kernel.active(c.EFFECT_LEAVE_FIELD_REDIRECT):
            if m.affects(card) and location != c.LOCATION_REMOVED:
                return m.amount(card)
    if location == c.LOCATION_GRAVE:
        if reason & c.REASON_BATTLE:
            foe = card.battling()
            if foe is not None:
                for m in kernel.active(c.EFFECT_BATTLE_DESTROY_REDIRECT):
                    if m.affects(foe):
                        return m.amount(foe)
        for m in kernel.active(c.EFFECT_TO_GRAVE_REDIRECT):
            if m.affects(card):
                return m.amount(card)
        if on_field and card.facts.type & c.TYPE_PENDULUM and kernel.rules.pendulum_zones:
            return c.LOCATION_EXTRA
    return location


def _can_go(card: Card, location: int, reason: int) -> bool:
    """Prohibitions on the move itself (Imperial Iron Wall and its like)."""
    from app.engine import query

    kernel = card.kernel
    code = {
        c.LOCATION_REMOVED: c.EFFECT_CANNOT_REMOVE,
        c.LOCATION_HAND: c.EFFECT_CANNOT_TO_HAND,
        c.LOCATION_DECK: c.EFFECT_CANNOT_TO_DECK,
        c.LOCATION_GRAVE: c.EFFECT_CANNOT_TO_GRAVE,
    }.get(location)
    if reason & c.REASON_RULE:
        return True
    if location == c.LOCATION_REMOVED and reason & c.REASON_EFFECT:
        if query.has(card, c.EFFECT_CANNOT_REMOVE_BY_EFFECT):
            return False
    if code is None or not kernel.active(code):
        return True
    player = kernel.current.player_index if kernel.current is not None else card.data.controller
    return not (
        any(m.affects(card) for m in kernel.active(code))
        or query.forbidden(kernel.players[player], code, card)
    )


def can_be_banished(card: Card, *, face_down: bool = False, reason: int = 0) -> bool:
    """Whether it could be banished now (REASON_EFFECT: by an effect); a Token never ``face_down`` (TOK)."""
    if face_down and card.is_token():
        return False
    return _can_go(card, c.LOCATION_REMOVED, reason)


def can_go_to_grave(card: Card, *, cost: bool = False) -> bool:
    """Whether it could be sent to the GY; as a cost it must really arrive there (COST)."""
    if not _can_go(card, c.LOCATION_GRAVE, 0) or (cost and card.is_token()):
        return False
    return not cost or _destination(card.kernel, card, c.LOCATION_GRAVE, c.REASON_COST) == c.LOCATION_GRAVE


def is_negated_summon(card: Card) -> bool:
    """Nowhere because its Summon was negated: it may still be destroyed, banished ... from there (SNEG)."""
    data = card.data
    return not data.location and not data.status & STATUS_SUMMONING and not card.is_token()


async def send(
    kernel: Kernel,
    cards: Sequence[Card],
    location: int,
    reason: int,
    *,
    position: int = c.POS_FACEUP_ATTACK,
    sequence: int = -1,
    to_player: int | None = None,
    shown: bool = False,
) -> list[Card]:
    """Move ``cards`` at one instant off the field or between piles; gives those that arrived as asked.

    ``reason`` is a REASON bit set; ``sequence`` 0 puts cards on the bottom. Facts are noted.
    """
    moving = [
        card
        for card in cards
        if (card.data.location or is_negated_summon(card)) and _can_go(card, location, reason)
    ]
    before: list[Snapshot] = [_as_it_leaves(kernel, card) for card in moving]
    if reason & c.REASON_DESTROY and location == c.LOCATION_GRAVE:
        from app.engine.actions import destroy

        kept = await destroy.kept_from_grave(kernel, moving, reason)
        if kept:
            stayed = [snap for card, snap in zip(moving, before, strict=True) if card in kept]
            kernel.note(c.EVENT_DESTROYED, stayed, reason=reason)
            moving = [card for card in moving if card not in kept]
            before = [snap for snap in before if snap not in stayed]
    arrived: list[Card] = []
    ends: dict[int, list[Snapshot]] = {}
    left_field: list[Snapshot] = []
    left_grave: list[Snapshot] = []
    targets = _destinations(kernel, moving, location, reason)
    arriving = _reaching_grave(kernel, moving, targets) if kernel.heard.grave_order else ()
    order = await grave_order.ask(kernel, arriving)
    for card, snap, where in zip(moving, before, targets, strict=True):
        end = _send_one(kernel, card, where, reason, position, sequence, to_player, shown, snap)
        snap = snap._replace(after=card.data.generation, reason=reason)
        if (
            end == location
            or (end == NOWHERE and location == c.LOCATION_GRAVE)
            or (location == c.LOCATION_DECK and end == c.LOCATION_EXTRA)
        ):
            arrived.append(card)
        if end:
            ends.setdefault(end, []).append(snap)
        if snap.location & c.LOCATION_ONFIELD:
            left_field.append(snap)
        elif snap.location == c.LOCATION_GRAVE:
            left_grave.append(snap)
    grave_order.arrange(kernel, order)
    _note_moves(kernel, ends, left_field, left_grave, reason)
    return arrived


def _reaching_grave(kernel: Kernel, moving: Sequence[Card], targets: Sequence[int]) -> list[Card]:
    """What of a group will arrive in a GY, Xyz Materials of its monsters included."""
    found = [
        card
        for card, where in zip(moving, targets, strict=True)
        if where == c.LOCATION_GRAVE and not card.is_token()
    ]
    for card in moving:
        found += [each for each in card.materials() if falls_as_material(kernel, each)]
    return found


def falls_as_material(kernel: Kernel, material: Card) -> bool:
    """Whether the Xyz Material goes to the GY when its monster leaves."""
    return _destination(kernel, material, c.LOCATION_GRAVE, c.REASON_RULE) == c.LOCATION_GRAVE


def _as_it_leaves(kernel: Kernel, card: Card) -> Snapshot:
    """Last known information; a card whose activation was negated leaves no place (SPL, TRP)."""
    snap = kernel.snapshot(card)
    return snap._replace(location=NOWHERE) if card.data.status & STATUS_TO_LEAVE else snap


def _send_one(
    kernel: Kernel,
    card: Card,
    where: int,
    reason: int,
    position: int,
    sequence: int,
    to_player: int | None,
    shown: bool,
    snap: Snapshot,
) -> int:
    """Move one card of a group; gives where it ended (NOWHERE for a Token)."""
    data = card.data
    if snap.location & c.LOCATION_ONFIELD:
        data.status = data.status & ~STATUS_WAS_NEGATED | (STATUS_WAS_NEGATED if snap.negated else 0)
        if data.materials:
            leave_materials(kernel, card)
    if card.is_token():
        relocate(kernel, card, data.owner, NOWHERE, c.POS_FACEUP_ATTACK, reason)
        return NOWHERE
    owner = data.owner if to_player is None or where != c.LOCATION_HAND else to_player
    facts = card.facts
    if where in (c.LOCATION_HAND, c.LOCATION_DECK) and facts.is_extra_deck:
        where = c.LOCATION_EXTRA
        position = c.POS_FACEDOWN_DEFENSE
    elif where == c.LOCATION_EXTRA:
        position = c.POS_FACEUP_ATTACK if facts.type & c.TYPE_PENDULUM else c.POS_FACEDOWN_DEFENSE
    elif where in (c.LOCATION_HAND, c.LOCATION_DECK):
        position = c.POS_FACEDOWN_DEFENSE
    elif where == c.LOCATION_GRAVE:
        position = c.POS_FACEUP_ATTACK
    if where == c.LOCATION_EXTRA and position & c.POS_FACEDOWN and kernel.rules.extra_monster_zones:
        # Since mr4 the face-up cards lie on top of the face-down ones (INFO).
        sequence = sum(each.is_face_down() for each in kernel.cards_in(owner, where))
    relocate(kernel, card, owner, where, position, reason, sequence=sequence, shown=shown)
    return where


def _note_moves(
    kernel: Kernel,
    ends: dict[int, list[Snapshot]],
    left_field: list[Snapshot],
    left_grave: list[Snapshot],
    reason: int,
) -> None:
    everything = [snap for location in sorted(ends) for snap in ends[location]]
    gone = {snap.uid for snap in everything}
    everything += [snap for snap in left_field if snap.uid not in gone]
    if reason & c.REASON_DESTROY and everything:
        kernel.note(c.EVENT_DESTROYED, everything, reason=reason)
    if left_field:
        kernel.note(c.EVENT_LEAVE_FIELD, left_field, reason=reason)
    if reason & c.REASON_RELEASE and everything:
        kernel.note(c.EVENT_RELEASE, everything, reason=reason)
    if reason & c.REASON_DISCARD and everything:
        kernel.note(c.EVENT_DISCARD, everything, player=everything[0].controller, reason=reason)
    for location in sorted(ends):
        if location in _ARRIVAL:
            kernel.note(_ARRIVAL[location], ends[location], reason=reason)
    if left_grave:
        kernel.note(c.EVENT_LEAVE_GRAVE, left_grave, reason=reason)


def exchange(kernel: Kernel, pair: Sequence[Card], spots: Sequence[int]) -> None:
    """Two monsters trade sides: each goes to Monster Zone ``spots[n]`` of the other's controller."""
    state = kernel.state
    first, second = pair
    sides = (second.data.controller, first.data.controller)
    before = [kernel.seen(card) for card in pair]
    for card in pair:
        data = card.data
        data.prev_location, data.prev_controller = data.location, data.controller
        data.prev_sequence, data.prev_position = data.sequence, data.position
        detach_from_place(kernel, card)
    for card, side, spot in zip(pair, sides, spots, strict=True):
        card.data.controller, card.data.sequence = side, spot
        state.pile(side, c.LOCATION_MZONE)[spot] = card.uid
    kernel.touch()
    for card, seen in zip(pair, before, strict=True):
        kernel.emit(Moved(seen, kernel.seen(card), c.REASON_EFFECT, card.data.owner))


async def put_back(kernel: Kernel, cards: Sequence[Card]) -> list[Card]:
    """Banished cards go back to their owners' GYs; nothing is "sent" there."""
    back = [card for card in cards if card.location == c.LOCATION_REMOVED]
    order = await grave_order.ask(kernel, back)
    for card in back:
        reason = c.REASON_EFFECT | c.REASON_RETURN
        relocate(kernel, card, card.data.owner, c.LOCATION_GRAVE, c.POS_FACEUP_ATTACK, reason)
    grave_order.arrange(kernel, order)
    return back


def shuffle(kernel: Kernel, player: int, location: int) -> None:
    """Shuffle a Deck, hand or Extra Deck."""
    pile = kernel.state.pile(player, location)
    rng = kernel.rng()
    rng.shuffle(pile)
    kernel.keep(rng)
    for n, uid in enumerate(pile):
        kernel.state.cards[uid].sequence = n
    kernel.touch()
    kernel.emit(Shuffled(player, location))


def place_on_field(
    kernel: Kernel, card: Card, player: int, location: int, sequence: int, position: int, reason: int
) -> None:
    """Put a card into a zone. The zone must be free."""
    assert not kernel.state.pile(player, location)[sequence], f"zone taken: {card}"
    relocate(kernel, card, player, location, position, reason, sequence=sequence)

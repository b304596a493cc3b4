"""Spells and Traps on the field, equipping, control, positions, counters (EQP, CTL, POS, CTR, SPL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import copying, limits, query, zones
from app.engine.actions import grave_order, move
from app.engine.actions.special_summon import choose_zone
from app.engine.events import CardSet, CounterChanged, Equipped, Moved, PositionChanged, Seen, Shuffled
from app.engine.state import STATUS_ACTIVATING, STATUS_FLIPPED_BY_BATTLE, STATUS_GEMINI, STATUS_PROPER

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


# -- battle positions ---


def can_change_position(card: Card, *, by_effect: bool = True) -> bool:
    """Whether its battle position can be changed (Link Monsters have none)."""
    if card.location != c.LOCATION_MZONE or card.facts.type & c.TYPE_LINK:
        return False
    kernel = card.kernel
    code = c.EFFECT_CANNOT_CHANGE_POS_E if by_effect else c.EFFECT_CANNOT_CHANGE_POSITION
    return not (kernel.active(code) and query.has(card, code))


def change_position(
    kernel: Kernel, card: Card, position: int, *, reason: int = c.REASON_EFFECT, flip_effects: bool = True
) -> bool:
    """Turn the card on the field to ``position``; notes position change and flip. False: no change.

    ``flip_effects`` False: Flip effects are not activated by it (the fact's value 1 says so).
    """
    data = card.data
    before = data.position
    if position == before or not data.location & c.LOCATION_ONFIELD:
        return False
    was_down = bool(before & c.POS_FACEDOWN)
    goes_down = bool(position & c.POS_FACEDOWN)
    if goes_down and not was_down and card.is_token():
        return change_position(kernel, card, c.POS_FACEUP_DEFENSE, reason=reason)  # never face-down (TOK)
    if (
        goes_down
        and not was_down
        and (
            card.facts.type & c.TYPE_LINK
            or (kernel.active(c.EFFECT_CANNOT_TURN_SET) and query.has(card, c.EFFECT_CANNOT_TURN_SET))
        )
    ):
        return False
    snap = kernel.snapshot(card)
    data.position = position
    if goes_down and not was_down:
        turn_face_down(kernel, card)
    if was_down and not goes_down:
        data.stamp = kernel.state.stamp
        kernel.state.stamp += 1
    kernel.touch()
    kernel.emit(PositionChanged(kernel.seen(card), before, was_down and not goes_down))
    if data.location == c.LOCATION_MZONE:
        kernel.note(c.EVENT_CHANGE_POS, [snap], player=data.controller, reason=reason, value=before)
        if was_down and not goes_down:
            kernel.note(
                c.EVENT_FLIP,
                [kernel.snapshot(card)],
                player=data.controller,
                reason=reason,
                value=0 if flip_effects else 1,
            )
    return True


def turn_face_down(kernel: Kernel, card: Card) -> None:
    """What a card loses when it is turned face-down: counters, equips, ties, what was done to it."""
    data = card.data
    for other in kernel.state.cards:
        if other.tied == (card.uid, data.generation):
            other.tied = (0, 0)  # the link is broken for good (LINKED)
    data.tied = (0, 0)  # nor does it hold another card any longer
    data.counters = ()
    data.flags = tuple(flag for flag in data.flags if flag[2] or flag[0] == zones.CHOSEN_ZONE)
    data.status &= ~(STATUS_FLIPPED_BY_BATTLE | STATUS_GEMINI)
    data.turn_placed = kernel.state.turn if data.location == c.LOCATION_SZONE else data.turn_placed
    limits.forget_card(kernel, card)
    mine = (card.uid, data.generation)
    for effect in kernel.state.effects[:]:
        if mine in effect.targets and effect.reset != c.RESET_LEAVE:
            effect.targets = tuple(t for t in effect.targets if t != mine)
            if not effect.targets:
                kernel.state.effects.remove(effect)


def shuffle_zones(kernel: Kernel, cards: Sequence[Card]) -> None:
    """Face-down cards in one row of a player change places at random: nobody else knows which is which."""
    if len(cards) < 2:
        return
    player = cards[0].data.controller
    spots = [card.sequence for card in cards]
    rng = kernel.rng()
    rng.shuffle(spots)
    kernel.keep(rng)
    location = cards[0].location
    row = kernel.state.pile(player, location)
    for card, spot in zip(cards, spots, strict=True):
        row[spot] = card.uid
        card.data.sequence = spot
    kernel.touch()
    kernel.emit(Shuffled(player, location))


# -- control ---


def can_take_control(card: Card, player: int) -> bool:
    """Whether control of the monster could go to ``player``: it needs a free zone there (CTL)."""
    kernel = card.kernel
    if card.location != c.LOCATION_MZONE or card.data.controller == player:
        return False
    if kernel.active(c.EFFECT_CANNOT_CHANGE_CONTROL) and query.has(card, c.EFFECT_CANNOT_CHANGE_CONTROL):
        return False
    return bool(zones.free_main_monster_zones(kernel, player))


def lacks_zone_for(card: Card, player: int) -> bool:
    """Whether only a free zone is missing for control to go to ``player``: then it is destroyed (CTL)."""
    kernel = card.kernel
    if card.location != c.LOCATION_MZONE or card.data.controller == player:
        return False
    if kernel.active(c.EFFECT_CANNOT_CHANGE_CONTROL) and query.has(card, c.EFFECT_CANNOT_CHANGE_CONTROL):
        return False
    return not zones.free_main_monster_zones(kernel, player)


async def take_control(kernel: Kernel, card: Card, player: int, chooser: int | None = None) -> bool:
    """Move the monster to a Main Monster Zone of ``player``; its equips and materials stay."""
    if not can_take_control(card, player):
        return False
    options = zones.free_main_monster_zones(kernel, player)
    zone = await choose_zone(kernel, player if chooser is None else chooser, card, options, owner=player)
    snap = kernel.snapshot(card)
    data = card.data
    move.relocate(kernel, card, player, c.LOCATION_MZONE, data.position, c.REASON_EFFECT, sequence=zone)
    await _choose_zone_to_keep(kernel, card, player)
    kernel.note(c.EVENT_CONTROL_CHANGED, [snap], player=player, reason=c.REASON_EFFECT)
    return True


async def _choose_zone_to_keep(kernel: Kernel, card: Card, player: int) -> None:
    """A monster that is also still a Trap keeps a Spell & Trap Zone of its new controller's choice (TRM)."""
    if not (kernel.rules.trap_monster_keeps_zone and card.printed_type & c.TYPE_TRAP and card.is_trap()):
        return
    options = zones.free_spell_zones(kernel, player)
    if options:
        zone = await choose_zone(kernel, player, card, options, location=c.LOCATION_SZONE, owner=player)
        card.data.flags = (*card.data.flags, (zones.CHOSEN_ZONE, zone + 1, 0))
        kernel.touch()


def can_swap_control(card: Card) -> bool:
    """Whether the monster could change sides for one of the other player's (CTL)."""
    kernel = card.kernel
    if card.location != c.LOCATION_MZONE:
        return False
    if kernel.active(c.EFFECT_CANNOT_CHANGE_CONTROL) and query.has(card, c.EFFECT_CANNOT_CHANGE_CONTROL):
        return False
    # What leaves an Extra Monster Zone frees no Main Monster Zone for the one that comes.
    return card.in_main_monster_zone or bool(zones.free_main_monster_zones(kernel, card.data.controller))


async def swap_control(kernel: Kernel, first: Card, second: Card) -> bool:
    """Two monsters of different players change sides at one instant."""
    pair = (first, second)
    if first.data.controller == second.data.controller or not all(can_swap_control(each) for each in pair):
        return False
    options: list[list[int]] = []
    for other in (second, first):
        free = zones.free_main_monster_zones(kernel, other.data.controller)
        options.append(sorted({*free, *([other.data.sequence] if other.data.sequence < 5 else [])}))
    snaps = [kernel.snapshot(each) for each in pair]
    sides = (second.data.controller, first.data.controller)
    spots = [
        await choose_zone(kernel, side, card, free)
        for card, side, free in zip(pair, sides, options, strict=True)
    ]
    move.exchange(kernel, pair, spots)
    for snap, side in zip(snaps, sides, strict=True):
        kernel.note(c.EVENT_CONTROL_CHANGED, [snap], player=side, reason=c.REASON_EFFECT)
    return True


async def give_back(kernel: Kernel, card: Card, player: int) -> None:
    """Control returns to ``player``; without a free zone the monster is destroyed by rule (CTL)."""
    if not zones.free_main_monster_zones(kernel, player):
        await move.send(kernel, [card], c.LOCATION_GRAVE, c.REASON_RULE | c.REASON_DESTROY)
        return
    await take_control(kernel, card, player)


# -- Spell & Trap Zones ---


async def replace_field_spell(kernel: Kernel, player: int) -> None:
    """A Field Spell that is replaced goes to the GY by rule; before mr3 both players' (FLD)."""
    for side in (player,) if kernel.rules.field_spell_each else (player, 1 - player):
        old = kernel.players[side].field_spell()
        if old is not None:
            reason = c.REASON_RULE if kernel.rules.field_spell_each else c.REASON_RULE | c.REASON_DESTROY
            await move.send(kernel, [old], c.LOCATION_GRAVE, reason)


async def to_spell_zone(
    kernel: Kernel,
    card: Card,
    player: int,
    position: int,
    reason: int,
    *,
    chooser: int | None = None,
    pendulum: bool = False,
) -> bool:
    """Put the card into a Spell & Trap Zone or Field Zone (``pendulum``: Pendulum Zone) of ``player``."""
    if pendulum:
        options = zones.free_pendulum_zones(kernel, player)
    else:
        options = zones.spell_zones(kernel, card, player)
    if options == [c.SEQ_FIELD_ZONE]:
        await replace_field_spell(kernel, player)
    if not options:
        return False
    zone = await choose_zone(
        kernel, player if chooser is None else chooser, card, options, location=c.LOCATION_SZONE, owner=player
    )
    proper = card.data.status & STATUS_PROPER
    if card.data.materials:
        falling = [each for each in card.materials() if move.falls_as_material(kernel, each)]
        order = await grave_order.ask(kernel, falling)
        move.leave_materials(kernel, card)
        grave_order.arrange(kernel, order)
    move.place_on_field(kernel, card, player, c.LOCATION_SZONE, zone, position, reason)
    card.data.status |= proper
    return True


async def move_to_zone(kernel: Kernel, card: Card, zone: int) -> bool:
    """A monster goes to a free Monster Zone of its controller: the same card, as it is (MOVE)."""
    data = card.data
    if data.location != c.LOCATION_MZONE or kernel.state.mzone[data.controller][zone]:
        return False
    stamp, turn = data.stamp, data.turn_placed
    move.relocate(
        kernel, card, data.controller, c.LOCATION_MZONE, data.position, c.REASON_EFFECT, sequence=zone
    )
    data.stamp, data.turn_placed = stamp, turn
    kernel.touch()
    return True


async def set_spell_trap(kernel: Kernel, card: Card, player: int, reason: int = c.REASON_EFFECT) -> bool:
    """Set a Spell/Trap face-down."""
    if not await to_spell_zone(kernel, card, player, c.POS_FACEDOWN_DEFENSE, reason):
        return False
    kernel.emit(CardSet(player, kernel.seen(card)))
    kernel.note(c.EVENT_SSET, [kernel.snapshot(card)], player=player, reason=reason)
    return True


# -- equips ---


async def equip(kernel: Kernel, card: Card, target: Card, player: int) -> bool:
    """Equip ``card`` to ``target``; a card not yet in a Spell & Trap Zone is put there (EQP)."""
    if target.location != c.LOCATION_MZONE or target.is_face_down():
        return False
    from app.engine.actions import treat

    was_monster = card.location == c.LOCATION_MZONE
    if card.location != c.LOCATION_SZONE and not await to_spell_zone(
        kernel, card, player, c.POS_FACEUP_ATTACK, c.REASON_EFFECT
    ):
        return False
    if card.data.position & c.POS_FACEDOWN:
        card.data.position = c.POS_FACEUP_ATTACK
    if was_monster and card.printed_type & c.TYPE_TRAP:
        treat.become_equip_spell(kernel, card, player)
    card.data.equip_to = target.uid
    kernel.touch()
    kernel.emit(Equipped(kernel.seen(card), kernel.seen(target)))
    kernel.note(c.EVENT_EQUIP, [kernel.snapshot(card)], player=player, value=target.uid)
    return True


def equip_is_legal(card: Card) -> bool:
    """Whether its monster is still a right one for it."""
    kernel = card.kernel
    target = card.equipped_to
    if target is None:
        return True
    if target.location != c.LOCATION_MZONE or target.is_face_down():
        return False
    for m in kernel.active(c.EFFECT_EQUIP_LIMIT):
        if m.affects(card):
            return bool(m.amount(card))
    script = kernel.script(card.code)
    if script is None or script.equip_to is None:
        return True
    from app.engine.running import Effect

    fx = Effect(kernel, script.effects[0], card, card.data.controller)
    return script.equip_to(fx, target)


# -- counters ---


def counter_room(card: Card, counter: int) -> int:
    """How many more counters of this kind may be placed on the card (0: not permitted) (CTR)."""
    if not card.is_on_field() or card.is_face_down():
        return 0
    kernel = card.kernel
    if counter & c.COUNTER_WITHOUT_PERMIT:
        return 99
    if copying.is_gemini(card) and not card.is_gemini_active():
        return 0
    if card.data.status & STATUS_ACTIVATING and (kernel.current is None or kernel.current.this is not card):
        return 0  # its text does not apply yet; only its own activation may place counters on it
    for kind, limit in _counters_here(card):
        if kind == counter and not card.is_negated():
            return max(limit - card.counters(counter), 0) if limit else 99
    return 0


def _counters_here(card: Card) -> tuple[tuple[int, int], ...]:
    """What the text for its present zone lets it hold."""
    script = card.kernel.script(card.code)
    if card.in_pendulum_zone:
        return script.pendulum_counters if script is not None else ()
    kinds = script.counters if script is not None else ()
    for code in copying.copied_codes(card):
        other = card.kernel.script(code)
        kinds += other.counters if other is not None else ()
    return kinds


def is_counter_holder(card: Card, counter: int) -> bool:
    """Whether its text says it can hold the counter, whatever keeps one from being placed now (CTR).

    On the field the text for its zone counts, elsewhere all of it. A Gemini Monster treated as a Normal
    Monster has no such text, unless what makes it one is negated.
    """
    if card.is_on_field():
        gemini = copying.is_gemini(card)
        asleep = gemini and not card.is_gemini_active() and not card.is_negated()
        return card.is_face_up() and not asleep and any(kind == counter for kind, _ in _counters_here(card))
    script = card.kernel.script(card.code)
    kinds = () if script is None else (*script.counters, *script.pendulum_counters)
    return any(kind == counter for kind, _ in kinds)


def change_counters(kernel: Kernel, card: Card, counter: int, by: int) -> int:
    """Place (or with a negative ``by`` remove) counters; gives how many changed."""
    have = card.counters(counter)
    by = min(by, counter_room(card, counter)) if by > 0 else max(by, -have)
    if by == 0:
        return 0
    rest = tuple(entry for entry in card.data.counters if entry[0] != counter)
    total = have + by
    card.data.counters = tuple(sorted((*rest, (counter, total)))) if total else rest
    kernel.touch()
    kernel.emit(CounterChanged(kernel.seen(card), counter, by, total))
    event = c.EVENT_ADD_COUNTER if by > 0 else c.EVENT_REMOVE_COUNTER
    kernel.note(event | counter, [kernel.snapshot(card)], player=card.data.controller, value=abs(by))
    return abs(by)


def lose_counters(kernel: Kernel, card: Card) -> bool:
    """A negated card loses the counters its own text lets it hold (CTR); True when it had some."""
    lost = [entry for entry in card.data.counters if not entry[0] & c.COUNTER_WITHOUT_PERMIT]
    for counter, number in lost:
        change_counters(kernel, card, counter, -number)
    return bool(lost)


def text_ended(kernel: Kernel, card: Card) -> None:
    """A text it had copied is gone: so are the counters that text let it hold, and its Gemini Summon."""
    held = {kind for kind, _ in _counters_here(card)}
    for counter, number in card.data.counters:
        if counter not in held and not counter & c.COUNTER_WITHOUT_PERMIT:
            change_counters(kernel, card, counter, -number)
    if not copying.is_gemini(card):
        card.data.status &= ~STATUS_GEMINI
        kernel.touch()


# -- materials ---


def attach(kernel: Kernel, card: Card, holder: Card) -> None:
    """Make the card Xyz Material of ``holder`` (MAT). Tokens vanish."""
    if card.data.materials:
        move.leave_materials(kernel, card)
    if card.is_token():
        move.relocate(kernel, card, card.data.owner, 0, c.POS_FACEUP_ATTACK, c.REASON_RULE)
        return
    move.relocate(
        kernel, card, card.data.owner, 0, c.POS_FACEUP_ATTACK, c.REASON_MATERIAL | c.REASON_XYZ, silent=True
    )
    data = card.data
    data.location = c.LOCATION_OVERLAY
    data.controller = holder.data.controller
    data.overlay_to = holder.uid
    data.sequence = len(holder.data.materials)
    holder.data.materials = (*holder.data.materials, card.uid)
    kernel.touch()
    before = kernel.seen(card)
    place = before.card._replace(
        location=data.prev_location, controller=data.prev_controller, sequence=data.prev_sequence
    )
    kernel.emit(Moved(Seen(place, before.known), before, c.REASON_MATERIAL, data.owner))

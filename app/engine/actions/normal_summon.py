"""Normal and Tribute Summon, Set, Flip Summon, and Summons by a card's own procedure (NS, TRB, FLIP, SNEG).

A Summon of this kind may be negated: its cost is paid, the monster is nowhere, the negation
window opens; only then it stands on the field.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.engine import adjust, limits, query, zones
from app.engine import constants as c
from app.engine import kernel as km
from app.engine.actions import move, place, tributing
from app.engine.actions import special_summon as special
from app.engine.events import CardSet, Moved, PositionChanged, Seen, Summoned, Summoning
from app.engine.state import STATUS_GEMINI, STATUS_POSITION_USED, STATUS_PROPER, STATUS_SUMMONING

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.definitions import EffectDef
    from app.engine.kernel import Kernel
    from app.engine.procedures.base import Procedure
    from app.engine.state import LimitKey


# -- the right to Normal Summon ---


def summons_left(kernel: Kernel, player: int, card: Card | None = None, *, setting: bool = False) -> int:
    """How many Normal Summons or Sets the player has left this turn (to Summon or Set ``card``)."""
    limit = 1
    for amount in query.player_amounts(kernel.players[player], c.EFFECT_SET_SUMMON_COUNT_LIMIT):
        limit = max(limit, amount)
    limit += kernel.counted(km.ACTIVITY_EXTRA_SUMMON, player)
    left = limit - kernel.counted(km.ACTIVITY_NORMAL_SUMMON, player)
    if left <= 0 and card is not None and _additional_right(kernel, player, card, setting) is not None:
        return 1
    return max(left, 0)


def _additional_right(kernel: Kernel, player: int, card: Card, setting: bool) -> LimitKey | None:
    """The unused additional Normal Summon for such a card (value 2: also for a Set), by its limit's key."""
    for m in kernel.active(c.EFFECT_EXTRA_SUMMON_COUNT):
        key = (20, player, m.source, m.stamp)
        if m.affects(card) and not kernel.state.turn_limits.get(key):
            if not setting or m.amount(card) >= 2:
                return key
    return None


def _use_right(kernel: Kernel, player: int, card: Card, setting: bool) -> None:
    # An additional Summon for some monsters only is used first: the ordinary one is for any.
    key = _additional_right(kernel, player, card, setting)
    if key is not None:
        kernel.state.turn_limits[key] = 1
    else:
        kernel.count(km.ACTIVITY_NORMAL_SUMMON, player)


# -- Normal Summon and Set ---


async def normal_summon(
    kernel: Kernel,
    card: Card,
    player: int,
    *,
    setting: bool,
    free_of_right: bool = False,
    tributes: bool = True,
) -> bool:
    """Normal Summon or Set from the hand; False when the player took it back at the Tributes."""
    from app.engine import chain

    kernel.new_instant()
    paid: list[Card] = []
    way = 0
    position = c.POS_FACEUP_ATTACK
    if not setting and query.player_has(kernel.players[player], c.EFFECT_SUMMON_IN_DEFENSE):
        position = await special.choose_position(kernel, player, card, c.POS_FACEUP)
    if tributes:
        payment = await tributing.pay(kernel, player, card, setting=setting, cancelable=not free_of_right)
        if payment is None:
            return False
        paid, way = payment
    if not free_of_right:
        _use_right(kernel, player, card, setting)
    options = zones.free_main_monster_zones(kernel, player)
    if not options:
        return False
    zone = await special.choose_zone(kernel, player, card, options)
    kind = c.SUMMON_TYPE_TRIBUTE if paid else c.SUMMON_TYPE_NORMAL
    materials = tuple(m.uid for m in paid)
    if setting:
        move.place_on_field(
            kernel, card, player, c.LOCATION_MZONE, zone, c.POS_FACEDOWN_DEFENSE, c.REASON_SUMMON
        )
        card.data.summon_materials = materials
        _remember_way(kernel, card, way)
        kernel.new_instant()
        kernel.emit(CardSet(player, kernel.seen(card)))
        kernel.note(c.EVENT_MSET, [kernel.snapshot(card)], player=player)
        return True
    into_limbo(kernel, card, c.REASON_SUMMON)
    kernel.emit(Summoning(player, kernel.seen(card, 3), kind))
    kernel.note(c.EVENT_SUMMON, [kernel.snapshot(card)], player=player, value=kind)
    if await chain.negation_window(kernel, c.EVENT_SUMMON) and await settle_negated(kernel, [card]):
        kernel.note(c.EVENT_SUMMON_NEGATED, [kernel.snapshot(card)], player=player)
        return True
    kernel.new_instant()
    from_limbo(kernel, card, player, zone, position, c.REASON_SUMMON)
    card.data.summon_type = kind
    card.data.summon_player = player
    card.data.summon_materials = materials
    card.data.status |= STATUS_PROPER
    _remember_way(kernel, card, way)
    kernel.count(km.ACTIVITY_SUMMON, player)
    kernel.emit(Summoned(player, kernel.seen(card), kind))
    kernel.note(c.EVENT_SUMMON_SUCCESS, [kernel.snapshot(card)], player=player, value=kind)
    return True


def _remember_way(kernel: Kernel, card: Card, way: int) -> None:
    """Mark the monster with which of its own ways it was Normal Summoned or Set (from 1 on)."""
    script = kernel.script(card.code)
    if script is not None and script.tribute_choices:
        card.data.flags = (*card.data.flags, ("summoned_by_way", way + 1, 0))
        kernel.touch()


async def by_effect(
    kernel: Kernel, card: Card, player: int, *, tributes_needed: bool, setting: bool, uses_right: bool
) -> bool:
    """Normal Summon or Set as part of an effect, which cannot be taken back."""
    if uses_right:
        _use_right(kernel, player, card, setting)
    return await normal_summon(
        kernel, card, player, setting=setting, free_of_right=True, tributes=tributes_needed
    )


# -- nowhere: between cost and success ---


def into_limbo(kernel: Kernel, card: Card, reason: int) -> None:
    """The monster leaves hand, Extra Deck or wherever and is nowhere while it may be negated."""
    move.relocate(kernel, card, card.data.controller, 0, c.POS_FACEUP_ATTACK, reason, silent=True)
    card.data.status |= STATUS_SUMMONING


def from_limbo(kernel: Kernel, card: Card, player: int, zone: int, position: int, reason: int) -> None:
    """The Summon was successful: the monster stands in its zone."""
    data = card.data
    came = (data.prev_location, data.prev_controller, data.prev_sequence, data.prev_position)
    data.status &= ~STATUS_SUMMONING
    move.relocate(kernel, card, player, c.LOCATION_MZONE, position, reason, sequence=zone, silent=True)
    data.prev_location, data.prev_controller, data.prev_sequence, data.prev_position = came
    after = kernel.seen(card)
    before = after.card._replace(location=came[0], controller=came[1], sequence=came[2], position=came[3])
    kernel.emit(Moved(Seen(before, after.known), after, reason, data.owner))


def mark_negated(kernel: Kernel, card: Card) -> bool:
    """Negate the pending Summon of the card; False if it is not being Summoned."""
    data = card.data
    if not data.status & STATUS_SUMMONING:
        return False
    if data.location:  # Flip and Gemini Summon: from now on it is nowhere, too
        move.relocate(kernel, card, data.controller, 0, c.POS_FACEUP_ATTACK, c.REASON_SUMMON, silent=True)
        data.status &= ~STATUS_PROPER  # that it once was properly Summoned counts no more (REV)
    data.status &= ~STATUS_SUMMONING
    kernel.touch()
    return True


async def settle_negated(kernel: Kernel, cards: Sequence[Card]) -> bool:
    """After the negation window: whether all Summons were negated; what stays nowhere goes to the GY."""
    negated = [card for card in cards if not card.data.status & STATUS_SUMMONING]
    for card in negated:
        if not card.data.location:
            await move_from_nowhere(kernel, card, c.LOCATION_GRAVE)
    return len(negated) == len(cards)


async def move_from_nowhere(kernel: Kernel, card: Card, location: int) -> None:
    """A negated monster goes where it is sent, "from" nowhere (SNEG)."""
    move.relocate(kernel, card, card.data.owner, location, c.POS_FACEUP_ATTACK, c.REASON_RULE)


# -- Flip Summon ---


async def flip_summon(kernel: Kernel, card: Card, player: int) -> None:
    """Turn a face-down monster to face-up Attack Position (FLIP)."""
    from app.engine import chain

    kernel.new_instant()
    data = card.data
    data.status |= STATUS_POSITION_USED | STATUS_SUMMONING
    kernel.emit(Summoning(player, kernel.seen(card, 3), c.SUMMON_TYPE_FLIP))
    kernel.note(c.EVENT_FLIP_SUMMON, [kernel.snapshot(card)], player=player, value=c.SUMMON_TYPE_FLIP)
    before = data.position
    data.position = c.POS_FACEUP_ATTACK
    kernel.touch()
    if await chain.negation_window(kernel, c.EVENT_FLIP_SUMMON) and await settle_negated(kernel, [card]):
        return
    data.status &= ~STATUS_SUMMONING
    kernel.new_instant()
    data.stamp = kernel.state.stamp
    kernel.state.stamp += 1
    data.summon_type = c.SUMMON_TYPE_FLIP
    data.summon_player = player
    kernel.touch()
    kernel.count(km.ACTIVITY_FLIP, player)
    kernel.emit(PositionChanged(kernel.seen(card), before, True))
    kernel.emit(Summoned(player, kernel.seen(card), c.SUMMON_TYPE_FLIP))
    snaps = [kernel.snapshot(card)]
    kernel.note(c.EVENT_CHANGE_POS, snaps, player=player, value=before)
    kernel.note(c.EVENT_FLIP, snaps, player=player)
    kernel.note(c.EVENT_FLIP_SUMMON_SUCCESS, snaps, player=player, value=c.SUMMON_TYPE_FLIP)


# -- Gemini monsters ---


async def gemini_summon(kernel: Kernel, card: Card, player: int) -> None:
    """Normal Summon a Gemini monster on the field again, where and as it is (NS)."""
    from app.engine import chain

    kernel.new_instant()
    data, kind = card.data, c.SUMMON_TYPE_GEMINI
    _use_right(kernel, player, card, False)
    data.status |= STATUS_POSITION_USED | STATUS_SUMMONING
    kernel.emit(Summoning(player, kernel.seen(card, 3), kind))
    kernel.note(c.EVENT_SUMMON, [kernel.snapshot(card)], player=player, value=kind)
    kernel.touch()
    if await chain.negation_window(kernel, c.EVENT_SUMMON) and await settle_negated(kernel, [card]):
        kernel.note(c.EVENT_SUMMON_NEGATED, [kernel.snapshot(card)], player=player)
        return
    kernel.new_instant()
    data.status = data.status & ~STATUS_SUMMONING | STATUS_GEMINI
    data.stamp = kernel.state.stamp
    kernel.state.stamp += 1
    data.summon_type = kind
    data.summon_player = player
    kernel.touch()
    kernel.count(km.ACTIVITY_SUMMON, player)
    kernel.emit(Summoned(player, kernel.seen(card), kind))
    kernel.note(c.EVENT_SUMMON_SUCCESS, [kernel.snapshot(card)], player=player, value=kind)


# -- battle positions ---


async def change_position(kernel: Kernel, card: Card) -> None:
    """The turn player's own change of battle position (POS)."""
    kernel.new_instant()
    card.data.status |= STATUS_POSITION_USED
    to = c.POS_FACEUP_DEFENSE if card.is_in(c.POS_ATTACK) else c.POS_FACEUP_ATTACK
    place.change_position(kernel, card, to, reason=0)


# -- Special Summon by the card's own procedure ---


async def procedure_summon(kernel: Kernel, card: Card, player: int, definition: EffectDef) -> bool:
    """Special Summon by the text of the card itself: cost, negation window, success (SS)."""
    from app.engine import faults
    from app.engine.running import Effect

    kernel.new_instant()
    fx = Effect(kernel, definition, card, player)
    if definition.cost is not None:
        outer, kernel.current = kernel.current, fx
        try:
            await definition.cost.pay(fx)
            await adjust.settle(kernel)
        finally:
            kernel.current = outer
    limits.count_use(kernel, definition, card, player)
    from_deck = card.location == c.LOCATION_DECK
    to_player = 1 - player if definition.flags & c.EFFECT_FLAG_PLAYER_TARGET else player
    positions = definition.value if isinstance(definition.value, int) else c.POS_FACEUP
    done = await inherent_summon(
        kernel, [card], player, to_player, positions, c.SUMMON_TYPE_SPECIAL, proper=definition.optional
    )
    if from_deck:
        move.shuffle(kernel, player, c.LOCATION_DECK)
    if done and definition.body is not None:
        await faults.guarded(kernel, fx)
    return True


async def material_summon(kernel: Kernel, card: Card, player: int, procedure: Procedure) -> bool:
    """Synchro, Xyz, Link, Contact Fusion ...: the procedure picks the materials."""
    kernel.new_instant()
    materials = await procedure.perform(kernel, card, player)
    if materials is None:
        return False
    await adjust.settle(kernel)
    done = await inherent_summon(
        kernel,
        [card],
        player,
        player,
        c.POS_FACEUP,
        procedure.kind,
        proper=True,
        materials=tuple(m.uid for m in materials),
        arrived=lambda: procedure.arrived(kernel, card, materials),
    )
    if not done:
        await procedure.negated(kernel, materials)
    return True


async def pendulum_summon(kernel: Kernel, player: int) -> bool:
    """All chosen monsters are Summoned at once, as one Summon (PEN)."""
    from app.engine.procedures import pendulum

    kernel.new_instant()
    chosen = await pendulum.choose(kernel, player)
    if chosen is None:
        return False
    kernel.count(km.ACTIVITY_PENDULUM, player)
    # Those with the fewest possible zones choose first, so that all find one.
    chosen.sort(key=lambda card: len(zones.summon_zones(kernel, card, player)))
    await inherent_summon(kernel, chosen, player, player, c.POS_FACEUP, c.SUMMON_TYPE_PENDULUM, proper=True)
    return True


async def inherent_summon(
    kernel: Kernel,
    cards: Sequence[Card],
    player: int,
    to_player: int,
    positions: int,
    kind: int,
    *,
    proper: bool,
    materials: tuple[int, ...] = (),
    arrived: Callable[[], None] | None = None,
) -> bool:
    """A group Summoned without a Chain; False when it was negated."""
    from app.engine import chain

    zones_of: list[int] = []
    spots: list[int] = []
    taken: set[int] = set()
    for card in cards:
        options = [n for n in zones.summon_zones(kernel, card, to_player) if n not in taken]
        if not options:
            return False
        zone = await special.choose_zone(kernel, player, card, options, owner=to_player)
        taken.add(zone)
        zones_of.append(zone)
        spots.append(await special.choose_position(kernel, player, card, positions))
    for card in cards:
        into_limbo(kernel, card, c.REASON_SPSUMMON)
        kernel.emit(Summoning(player, kernel.seen(card, 3), kind))
    kernel.note(c.EVENT_SPSUMMON, [kernel.snapshot(card) for card in cards], player=player, value=kind)
    scripts = [kernel.script(card.code) for card in cards]
    sure = all(script is not None and script.summon_cannot_be_negated for script in scripts)
    tried = not sure and await chain.negation_window(kernel, c.EVENT_SPSUMMON)
    if tried and await settle_negated(kernel, cards):
        kernel.note(c.EVENT_SPSUMMON_NEGATED, [kernel.snapshot(card) for card in cards], player=player)
        return False
    kernel.new_instant()
    standing: list[Card] = []
    for card, zone, position in zip(cards, zones_of, spots, strict=True):
        if not card.data.status & STATUS_SUMMONING:
            continue
        from_limbo(kernel, card, to_player, zone, position, c.REASON_SPSUMMON)
        card.data.summon_type = kind
        card.data.summon_player = player
        card.data.summon_materials = materials
        if proper:
            card.data.status |= STATUS_PROPER
        standing.append(card)
    if arrived is not None and standing:
        arrived()
    special.finish(kernel, standing, player, kind)
    return bool(standing)

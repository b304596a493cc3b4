"""Spells/Traps that are monsters for a while, and cards that come back to the field (TRM, BAN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.engine import constants as c
from app.engine import zones
from app.engine.actions import destroy as destruction
from app.engine.actions import move
from app.engine.actions import special_summon as special
from app.engine.state import STATUS_ACTIVATING

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel

_CARD_KINDS = c.TYPE_SPELL | c.TYPE_TRAP


class MonsterValues(NamedTuple):
    """What a Spell/Trap is as a monster. ``effect``: an Effect Monster, else a Normal Monster."""

    attack: int
    defense: int
    level: int
    attribute: int
    race: int
    effect: bool = False
    #: It is also still a Spell/Trap, not only a monster.
    still_card: bool = False


def _changes(card: Card, values: MonsterValues) -> tuple[tuple[int, int], ...]:
    kind = c.TYPE_MONSTER | (c.TYPE_EFFECT if values.effect else c.TYPE_NORMAL)
    if values.still_card:
        kind |= card.printed_type
    return (
        (c.EFFECT_CHANGE_TYPE, kind),
        (c.EFFECT_SET_BASE_ATTACK, values.attack),
        (c.EFFECT_SET_BASE_DEFENSE, values.defense),
        (c.EFFECT_CHANGE_LEVEL, values.level),
        (c.EFFECT_CHANGE_ATTRIBUTE, values.attribute),
        (c.EFFECT_CHANGE_RACE, values.race),
    )


def become_monster(kernel: Kernel, card: Card, values: MonsterValues, player: int) -> None:
    """The card is a monster with these values as long as it stays where it is.

    What is also still a Spell/Trap loses them when it is turned face-down, any other card does not.
    """
    for effect, value in _changes(card, values):
        kernel.add_lingering(
            effect=effect,
            value=value,
            source=card,
            player=player,
            targets=((card.uid, card.data.generation),),
            reset=0 if values.still_card else c.RESET_LEAVE,
        )


def could_become(
    kernel: Kernel, card: Card, player: int, values: MonsterValues, positions: int = c.POS_FACEUP
) -> bool:
    """Whether ``player`` could Special Summon the card as that monster now. Changes nothing."""
    state = kernel.state
    effects, number, stamp = state.effects, state.next_effect, state.stamp
    state.effects = effects[:]
    become_monster(kernel, card, values, player)
    refused = special.why_not(kernel, card, player, positions=positions)
    state.effects, state.next_effect, state.stamp = effects, number, stamp
    kernel.touch()
    return refused is None


async def summon_as_monster(
    kernel: Kernel, card: Card, player: int, values: MonsterValues, positions: int
) -> bool:
    """Special Summon the Spell/Trap as a monster; False when it could not be."""
    if not could_become(kernel, card, player, values, positions):
        return False
    become_monster(kernel, card, values, player)
    before = (card.uid, card.data.generation)
    await special.put_on_field(
        kernel,
        card,
        player,
        player,
        positions,
        c.SUMMON_TYPE_SPECIAL,
        proper=True,
        reason=c.REASON_EFFECT | c.REASON_SPSUMMON,
    )
    now = (card.uid, card.data.generation)
    for effect in kernel.state.effects:
        if effect.source == card.uid and before in effect.targets:
            effect.targets = tuple(now if target == before else target for target in effect.targets)
    card.data.status &= ~STATUS_ACTIVATING
    kernel.touch()
    special.finish(kernel, [card], player, c.SUMMON_TYPE_SPECIAL)
    return True


async def send_back(kernel: Kernel) -> bool:
    """Spells/Traps that are no monsters any more leave the Monster Zones; True when one did."""
    for player in (0, 1):
        for card in kernel.cards_in(player, c.LOCATION_MZONE):
            if not card.facts.type & _CARD_KINDS:
                continue
            negators = kernel.active(c.EFFECT_DISABLE_TRAPMONSTER)
            if card.is_face_up() and any(m.affects(card) for m in negators):
                _end_being_monster(kernel, card)
            if not card.is_monster():
                await _to_spell_zone(kernel, card, player)
                return True
    return False


def _end_being_monster(kernel: Kernel, card: Card) -> None:
    mine = ((card.uid, card.data.generation),)
    codes = (*(code for code, _ in _changes(card, MonsterValues(0, 0, 0, 0, 0))),)
    kernel.state.effects = [
        effect
        for effect in kernel.state.effects
        if not (effect.source == card.uid and effect.targets == mine and effect.effect in codes)
    ]
    kernel.touch()


def become_equip_spell(kernel: Kernel, card: Card, player: int) -> None:
    """A Trap that was a monster is an Equip Spell as long as it is equipped to another (TRM, EQP)."""
    _end_being_monster(kernel, card)
    kernel.add_lingering(
        effect=c.EFFECT_CHANGE_TYPE,
        value=c.TYPE_SPELL | c.TYPE_EQUIP,
        source=card,
        player=player,
        targets=((card.uid, card.data.generation),),
    )


async def _to_spell_zone(kernel: Kernel, card: Card, player: int) -> None:
    """Back to the zone it was activated in, if it is free, else to a free one of its controller."""
    data = card.data
    options = zones.free_spell_zones(kernel, player)
    was_here = data.prev_location == c.LOCATION_SZONE and data.prev_controller == player
    if was_here and not kernel.state.szone[player][data.prev_sequence]:
        options = sorted({*options, data.prev_sequence})  # the zone it kept is its own
    chosen = card.flag(zones.CHOSEN_ZONE) - 1
    if chosen >= 0 and not kernel.state.szone[player][chosen]:
        options = sorted({*options, chosen})
    if not options:
        await move.send(kernel, [card], c.LOCATION_GRAVE, c.REASON_RULE)
        return
    if chosen in options:
        zone = chosen
    elif card.is_face_up() and was_here and data.prev_sequence in options:
        zone = data.prev_sequence
    else:
        zone = await special.choose_zone(
            kernel, player, card, options, location=c.LOCATION_SZONE, owner=player
        )
    position = c.POS_FACEUP_ATTACK if card.is_face_up() else c.POS_FACEDOWN_DEFENSE
    if position == c.POS_FACEDOWN_DEFENSE:
        data.turn_placed = kernel.state.turn
    move.place_on_field(kernel, card, player, c.LOCATION_SZONE, zone, position, c.REASON_RULE)


async def return_to_field(kernel: Kernel, cards: Sequence[Card]) -> list[Card]:
    """Banished monsters return to the field of who controlled them; this is no Summon (BAN).

    They take a Main Monster Zone in the position they had. What finds no zone, and a Spell/Trap
    that was a monster, goes to the GY by rule.
    """
    back = []
    for card in cards:
        data = card.data
        if data.location != c.LOCATION_REMOVED or not destruction.affected(kernel, card):
            continue
        player = data.prev_controller
        options = zones.free_main_monster_zones(kernel, player)
        if not options or not card.printed_type & c.TYPE_MONSTER:
            await move.send(kernel, [card], c.LOCATION_GRAVE, c.REASON_RULE | c.REASON_RETURN)
            continue
        zone = await special.choose_zone(kernel, player, card, options)
        move.place_on_field(kernel, card, player, c.LOCATION_MZONE, zone, data.prev_position, c.REASON_RETURN)
        back.append(card)
    return back

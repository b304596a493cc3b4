"""Pendulum Summon: monsters with Levels between the Scales, hand and face-up Extra Deck at once (PEN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import kernel as km
from app.engine import prompts, query, zones
from app.engine.actions.special_summon import why_not
from app.engine.decisions import SelectUnselect, Text

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


def scales(kernel: Kernel, player: int) -> tuple[Card, Card] | None:
    """The two Pendulum Cards of ``player``, left and right, or None."""
    row = kernel.state.szone[player]
    found = []
    for number in kernel.rules.pendulum_sequences:
        uid = row[number]
        card = kernel.card(uid) if uid else None
        if card is None or not card.in_pendulum_zone or not card.is_face_up():
            return None
        found.append(card)
    return (found[0], found[1]) if len(found) == 2 else None


def level_range(kernel: Kernel, player: int) -> tuple[int, int] | None:
    """Levels strictly between the Scales: (lowest, highest) or None."""
    pair = scales(kernel, player)
    if pair is None:
        return None
    low, high = sorted((query.scale(pair[0], True), query.scale(pair[1], False)))
    return (low + 1, high - 1) if high - low > 1 else None


def _level(kernel: Kernel, card: Card) -> int:
    """Level as which the card can be Pendulum Summoned; 0: not at all."""
    if card.location == c.LOCATION_EXTRA and card.facts.is_extra_deck:
        script = kernel.script(card.code)
        return script.pendulum_level if script is not None else 0
    return card.level


def summonable(kernel: Kernel, player: int) -> list[Card]:
    """Monsters each of which could be Pendulum Summoned now, zones aside."""
    levels = level_range(kernel, player)
    if levels is None or kernel.counted(km.ACTIVITY_PENDULUM, player):
        return []
    found = []
    for location in (c.LOCATION_HAND, c.LOCATION_EXTRA):
        for card in kernel.cards_in(player, location):
            facts = card.facts
            level = _level(kernel, card)
            if not facts.type & c.TYPE_MONSTER or not level:
                continue
            if location == c.LOCATION_EXTRA and not (card.is_face_up() and facts.type & c.TYPE_PENDULUM):
                continue
            if not levels[0] <= level <= levels[1]:
                continue
            if not zones.summon_zones(kernel, card, player):
                continue
            if why_not(kernel, card, player, kind=c.SUMMON_TYPE_PENDULUM) is None:
                found.append(card)
    return found


def placeable(kernel: Kernel, player: int, cards: list[Card]) -> bool:
    """Whether the group finds zones together (monsters of the Extra Deck are the choosy ones)."""
    options = sorted((zones.summon_zones(kernel, card, player) for card in cards), key=len)
    return _deal(options, set())


def _deal(options: list[list[int]], taken: set[int]) -> bool:
    if not options:
        return True
    # Only one Extra Monster Zone may be used by a player.
    for zone in options[0]:
        if zone in taken or (zone >= 5 and taken & {5, 6}):
            continue
        if _deal(options[1:], taken | {zone}):
            return True
    return False


def possible(kernel: Kernel, player: int) -> bool:
    """Whether ``player`` can Pendulum Summon at least one monster now."""
    return bool(summonable(kernel, player))


async def choose(kernel: Kernel, player: int) -> list[Card] | None:
    """Let the player pick the group; None when taken back."""
    able = summonable(kernel, player)
    pair = scales(kernel, player)
    assert pair is not None
    chosen: list[Card] = []
    alone = query.player_has(kernel.players[player], c.EFFECT_ONE_SPECIAL_SUMMON)
    while True:
        more = [card for card in able if card not in chosen and placeable(kernel, player, [*chosen, card])]
        if chosen and alone:
            more = []
        if not more and chosen:
            return chosen
        answer = await kernel.ask(
            SelectUnselect(
                player,
                Text(prompts.PENDULUM_SUMMON, number=len(chosen)),
                tuple(kernel.ref(player, card) for card in more),
                tuple(kernel.ref(player, card) for card in chosen),
                True,
                1,
                len(able),
            )
        )
        if not answer:
            return chosen or None
        card = kernel.by_key(answer[0])
        if card in chosen:
            chosen.remove(card)
        else:
            chosen.append(card)

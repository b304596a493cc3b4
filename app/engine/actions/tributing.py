"""Tributes for a Normal Summon or Set: which monsters, how many, and paying them (TRB)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import adjust, prompts, query, zones
from app.engine import constants as c
from app.engine.actions import move
from app.engine.costs import can_be_tributed, must_be_tributed
from app.engine.decisions import Option, SelectCards, SelectTributes, Text
from app.engine.terms import NO_ZONE, NOT_ENOUGH_TRIBUTES, SUMMON_FORBIDDEN, Reason

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.modifiers import Modifier

Worth = tuple["Card", int]


# -- which monsters ---------------------------------------------------------------------------------


def candidates(kernel: Kernel, player: int, card: Card, *, setting: bool) -> list[Worth]:
    """Cards that may be Tributed for ``card`` and for how many each counts."""
    script = kernel.script(card.code)
    keep = script.tribute_filter if script is not None else None
    found = []
    for side in (player, 1 - player):
        for monster in kernel.cards_in(side, c.LOCATION_MZONE):
            if side != player and not _lent(kernel, player, monster, setting):
                continue
            if can_be_tributed(monster, for_summon=True) and (keep is None or keep(monster)):
                found.append((monster, _worth(monster, card)))
    if script is not None and script.also_tributes is not None and not setting:
        for other in kernel.cards_in(player, c.LOCATION_SZONE):
            if script.also_tributes(other) and can_be_tributed(other, for_summon=True):
                found.append((other, 1))
    return found


def _lent(kernel: Kernel, player: int, monster: Card, setting: bool) -> bool:
    """Whether ``player`` may Tribute this monster of the opponent."""
    if must_be_tributed(kernel, player, monster):
        return True
    return not setting and any(m.affects(monster) for m in _loans(kernel, player))


def _loans(kernel: Kernel, player: int) -> list[Modifier]:
    """Effects that each let ``player`` Tribute 1 monster of the opponent, once, for a Tribute Summon."""
    return [
        m
        for m in kernel.active(c.EFFECT_EXTRA_RELEASE_SUM)
        if m.fx is not None and m.fx.player_index == player
    ]


def _is_loan(kernel: Kernel, player: int, monster: Card) -> bool:
    return monster.data.controller != player and not must_be_tributed(kernel, player, monster)


def _use_loans(kernel: Kernel, player: int, chosen: Sequence[Card]) -> None:
    """What let a monster of the opponent be Tributed is used up."""
    for monster in chosen:
        loans = [
            m.lingering for m in _loans(kernel, player) if m.lingering is not None and m.affects(monster)
        ]
        if loans and _is_loan(kernel, player, monster):
            kernel.state.effects.remove(loans[0])
            kernel.touch()


def _worth(monster: Card, card: Card) -> int:
    for m in monster.kernel.active(c.EFFECT_DOUBLE_TRIBUTE):
        if m.affects(monster):
            value = m.definition.value if m.definition is not None else 1
            if isinstance(value, int) or (m.definition is not None and not m.definition.value_takes_card):
                return 2
            if value(m.fx, card):
                return 2
    return 1


def _frees_zone(player: int, monster: Card) -> bool:
    return monster.data.controller == player and monster.in_main_monster_zone


# -- how many ------------------------------------------------------------------------------------------


def ways(card: Card, *, setting: bool) -> list[tuple[int, int]]:
    """The ways to Normal Summon (or Set) the card as (fewest, most) Tributes; mostly just one."""
    from app.engine.legality import tributes_needed

    script = card.kernel.script(card.code)
    if script is not None and script.tribute_choices:
        chosen = script.set_choices if setting and script.set_choices else script.tribute_choices
        return [(number, number) for number in chosen]
    return [tributes_needed(card, setting=setting)]


def why_not(kernel: Kernel, player: int, card: Card, *, setting: bool) -> Reason | None:
    """Why the Tributes (or, without any, the zone) for the card are missing."""
    reasons = [
        _why_not_with(kernel, player, card, fewest, setting) for fewest, _ in ways(card, setting=setting)
    ]
    return None if None in reasons else reasons[0]


def _why_not_with(kernel: Kernel, player: int, card: Card, fewest: int, setting: bool) -> Reason | None:
    free = bool(zones.free_main_monster_zones(kernel, player))
    if fewest == 0:
        return None if free else NO_ZONE
    if query.forbidden(kernel.players[player], c.EFFECT_CANNOT_TRIBUTE_SUMMON, card):
        return SUMMON_FORBIDDEN
    found = candidates(kernel, player, card, setting=setting)
    borrowed = sorted((worth for monster, worth in found if _is_loan(kernel, player, monster)), reverse=True)
    own = sum(worth for _, worth in found) - sum(borrowed)
    worth_all = own + sum(borrowed[: len(_loans(kernel, player))])
    if worth_all < fewest or _left_out(kernel, player, found):
        return NOT_ENOUGH_TRIBUTES
    forced, offered = _forced(kernel, player, found, fewest)
    if not free and not any(_frees_zone(player, monster) for monster, _ in forced + offered):
        return NO_ZONE
    return None


def _left_out(kernel: Kernel, player: int, found: Sequence[Worth]) -> bool:
    """Whether a monster that must be among the Tributes does not qualify for them."""
    if not kernel.active(c.EFFECT_EXTRA_RELEASE):
        return False
    able = [monster for monster, _ in found]
    return any(
        must_be_tributed(kernel, player, monster) and monster not in able
        for side in (0, 1)
        for monster in kernel.cards_in(side, c.LOCATION_MZONE)
    )


def _forced(
    kernel: Kernel, player: int, found: Sequence[Worth], fewest: int
) -> tuple[list[Worth], list[Worth]]:
    """Tributes that are not up to the player, and among which the rest may be chosen."""
    must = [each for each in found if must_be_tributed(kernel, player, each[0])]
    if not must:
        return [], list(found)
    if sum(worth for _, worth in must) >= fewest:
        return [], must
    return must, [each for each in found if each not in must]


# -- paying ------------------------------------------------------------------------------------------------


async def pay(
    kernel: Kernel, player: int, card: Card, *, setting: bool, cancelable: bool
) -> tuple[list[Card], int] | None:
    """Choose and Tribute; gives the Tributes and the number of the way, None when taken back."""
    options = ways(card, setting=setting)
    way = await _choose_way(kernel, player, card, options, setting)
    fewest, most = options[way]
    if most == 0:
        return [], way
    found = candidates(kernel, player, card, setting=setting)
    chosen = await _choose(kernel, player, card, found, fewest, most, cancelable)
    if chosen is None:
        return None
    card.data.summon_materials = tuple(m.uid for m in chosen)
    _use_loans(kernel, player, chosen)
    await move.send(kernel, chosen, c.LOCATION_GRAVE, c.REASON_RELEASE | c.REASON_SUMMON | c.REASON_MATERIAL)
    await adjust.settle(kernel)
    return chosen, way


async def _choose_way(
    kernel: Kernel, player: int, card: Card, options: Sequence[tuple[int, int]], setting: bool
) -> int:
    possible = [
        number
        for number, (fewest, _) in enumerate(options)
        if _why_not_with(kernel, player, card, fewest, setting) is None
    ]
    if len(possible) == 1:
        return possible[0]
    words = tuple((number, Text(prompts.CARD_OPTION, card.code, 0, number)) for number in possible)
    answer = await kernel.ask(Option(player, Text(prompts.OPTION, card.code), words))
    return answer[0]


async def _choose(
    kernel: Kernel,
    player: int,
    card: Card,
    found: Sequence[Worth],
    fewest: int,
    most: int,
    cancelable: bool,
) -> list[Card] | None:
    forced, offered = _forced(kernel, player, found, fewest)
    done = sum(worth for _, worth in forced)
    taken = [monster for monster, _ in forced]
    zone_free = bool(zones.free_main_monster_zones(kernel, player)) or any(
        _frees_zone(player, monster) for monster in taken
    )
    borrowed = await _borrow(kernel, player, card, offered, fewest - done, most - done, zone_free)
    taken += [monster for monster, _ in borrowed]
    done += sum(worth for _, worth in borrowed)
    if borrowed and done >= most:
        return taken
    offered = [each for each in offered if not _is_loan(kernel, player, each[0])]
    refs = tuple(kernel.ref(player, monster) for monster, _ in offered)
    frees = frozenset(
        ref.key for ref, (monster, _) in zip(refs, offered, strict=True) if _frees_zone(player, monster)
    )
    values = tuple(worth for _, worth in offered)
    prompt = Text(prompts.TRIBUTE, card.code, -1, fewest)
    answer = await kernel.ask(
        SelectTributes(player, prompt, refs, values, fewest - done, most - done, cancelable, zone_free, frees)
    )
    if not answer:
        return None
    return taken + [kernel.by_key(key) for key in answer]


async def _borrow(
    kernel: Kernel,
    player: int,
    card: Card,
    offered: Sequence[Worth],
    fewest: int,
    most: int,
    zone_free: bool,
) -> list[Worth]:
    """Monsters of the opponent that an effect lets be Tributed: each such effect for one of them."""
    able = [each for each in offered if _is_loan(kernel, player, each[0])]
    # Without a free zone one of the Tributes must be the player's own.
    limit = min(len(_loans(kernel, player)), len(able), most if zone_free else most - 1)
    if limit <= 0:
        return []
    own = sum(worth for monster, worth in offered if not _is_loan(kernel, player, monster))
    least = min(limit, max(fewest - own, 0))
    refs = tuple(kernel.ref(player, monster) for monster, _ in able)
    answer = await kernel.ask(
        SelectCards(player, Text(prompts.TRIBUTE, card.code, -1, fewest), refs, least, limit)
    )
    chosen = [kernel.by_key(key) for key in answer]
    return [each for each in able if each[0] in chosen]

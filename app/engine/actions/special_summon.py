"""Special Summons by effect, and what all Special Summons share (SS, REV, EMZ)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import kernel as kernel_module
from app.engine import prompts, query, zones
from app.engine.actions import destroy as destruction
from app.engine.actions import move
from app.engine.decisions import SelectPlace, SelectPosition, Text, place_key
from app.engine.events import Summoned
from app.engine.state import STATUS_PROPER
from app.engine.terms import CONDITION, NO_ZONE, REVIVE_LIMIT, SUMMON_FORBIDDEN, UNIQUE, Reason

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.effects import Script
    from app.engine.kernel import Kernel

PROPER_KINDS = (
    c.SUMMON_TYPE_FUSION,
    c.SUMMON_TYPE_RITUAL,
    c.SUMMON_TYPE_SYNCHRO,
    c.SUMMON_TYPE_XYZ,
    c.SUMMON_TYPE_LINK,
    c.SUMMON_TYPE_PENDULUM,
)


def why_not(
    kernel: Kernel,
    card: Card,
    player: int,
    *,
    to_player: int | None = None,
    positions: int = c.POS_FACEUP,
    kind: int = c.SUMMON_TYPE_SPECIAL,
    ignore_conditions: bool = False,
    leaving: tuple[Card, ...] = (),
    proper: bool = False,
    check_zone: bool = True,
) -> Reason | None:
    """Why ``player`` could not Special Summon the card now, or None.

    ``proper``: by the procedure its text or kind prescribes. ``leaving``: cards gone by then.
    """
    to_player = player if to_player is None else to_player
    data = card.data
    script = kernel.script(data.code)
    facts = card.facts
    is_monster = bool(facts.type & c.TYPE_MONSTER) or bool(card.type & c.TYPE_MONSTER)
    if not is_monster and not card.is_token():
        return CONDITION
    if data.location == c.LOCATION_MZONE and data.status & 0x40 == 0:
        return CONDITION
    if not proper and not ignore_conditions:
        reason = _own_conditions(kernel, card, player, kind)
        if reason is not None:
            return reason
    if ignore_conditions and not proper and _needs_proper_summon(card, script):
        return REVIVE_LIMIT
    if script is not None and script.no_special_summon and not ignore_conditions:
        return SUMMON_FORBIDDEN
    if not positions & c.POS_FACEUP and facts.type & c.TYPE_LINK:
        return CONDITION
    if query.forbidden(kernel.players[player], c.EFFECT_CANNOT_SPECIAL_SUMMON, card):
        return SUMMON_FORBIDDEN
    if positions & c.POS_FACEUP and query.copy_in_the_way(card, to_player, leaving):
        return UNIQUE
    if check_zone and not zones.summon_zones(kernel, card, to_player, leaving=leaving):
        return NO_ZONE
    return None


def _needs_proper_summon(card: Card, script: Script | None) -> bool:
    """Whether the revive limit holds the card where it lies, in the GY or banished (REV)."""
    data = card.data
    if data.status & STATUS_PROPER or data.location not in (c.LOCATION_GRAVE, c.LOCATION_REMOVED):
        return False
    limited = script is not None and (script.revive_limit or script.special_summon_only_by is not None)
    return limited or bool(card.facts.type & (c.TYPE_EXTRA_DECK | c.TYPE_RITUAL))


def _own_conditions(kernel: Kernel, card: Card, player: int, kind: int) -> Reason | None:
    """Summoning conditions of the card itself: the revive limit and "only by" texts (REV)."""
    data = card.data
    facts = card.facts
    script = kernel.script(data.code)
    limited = script is not None and script.revive_limit
    if script is not None and script.special_summon_only_by is not None:
        from app.engine.running import Effect

        current = kernel.current
        if current is None:
            return REVIVE_LIMIT
        asking = Effect(kernel, current.definition, current.this, current.player_index)
        asking.card = card
        if not script.special_summon_only_by(asking):
            return REVIVE_LIMIT
        return None
    if data.status & STATUS_PROPER:
        return None
    from_extra_kind = bool(facts.type & c.TYPE_EXTRA_DECK) or bool(facts.type & c.TYPE_RITUAL)
    if data.location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED) and (limited or from_extra_kind):
        return REVIVE_LIMIT
    if limited and data.location in (c.LOCATION_HAND, c.LOCATION_DECK, c.LOCATION_EXTRA):
        return REVIVE_LIMIT
    return None


async def choose_zone(
    kernel: Kernel,
    player: int,
    card: Card,
    options: list[int],
    *,
    location: int = c.LOCATION_MZONE,
    owner: int | None = None,
) -> int:
    """The zone ``player`` picks among ``options`` (numbers) on ``owner``'s side; unasked if only one."""
    side = player if owner is None else owner
    if len(options) == 1:
        return options[0]
    places = tuple(place_key(side, location, n) for n in options)
    prompt = Text(prompts.ZONE, card.code)
    answer = await kernel.ask(SelectPlace(player, prompt, places, 1, kernel.ref(player, card, shown=True)))
    return answer[0] & 0xFF


async def choose_position(kernel: Kernel, player: int, card: Card, positions: int) -> int:
    """One POS code of the ``positions`` bits; unasked if only one is possible."""
    if card.facts.type & c.TYPE_LINK:
        positions &= c.POS_ATTACK
    if positions & c.POS_FACEDOWN and card.printed_type & c.TYPE_MONSTER:
        if query.player_has(kernel.players[player], c.EFFECT_SUMMON_IN_DEFENSE):
            positions = positions & c.POS_FACEUP or c.POS_FACEUP_DEFENSE  # nothing is Set
    options = [bit for bit in (1, 2, 4, 8) if positions & bit]
    if len(options) == 1:
        return options[0]
    prompt = Text(prompts.POSITION, card.code)
    answer = await kernel.ask(
        SelectPosition(player, prompt, kernel.ref(player, card, shown=True), tuple(options))
    )
    return answer[0]


async def put_on_field(
    kernel: Kernel,
    card: Card,
    player: int,
    to_player: int,
    positions: int,
    kind: int,
    *,
    proper: bool,
    reason: int,
    allowed: Sequence[int] | None = None,
) -> bool:
    """Choose zone (out of ``allowed``) and position, and place the monster; False without a zone."""
    options = zones.summon_zones(kernel, card, to_player)
    if allowed is not None:
        options = [zone for zone in options if zone in allowed]
    if not options:
        return False
    zone = await choose_zone(kernel, player, card, options, owner=to_player)
    position = await choose_position(kernel, player, card, positions)
    was_proper = card.data.status & STATUS_PROPER
    move.place_on_field(kernel, card, to_player, c.LOCATION_MZONE, zone, position, reason)
    data = card.data
    data.summon_type = kind
    data.summon_player = player
    data.status &= ~STATUS_PROPER
    data.status |= STATUS_PROPER if proper else was_proper
    kernel.touch()
    return True


async def special_summon(
    kernel: Kernel,
    cards: Sequence[Card],
    player: int,
    *,
    to_player: int | None = None,
    positions: int = c.POS_FACEUP,
    kind: int = c.SUMMON_TYPE_SPECIAL,
    ignore_conditions: bool = False,
    proper: bool = False,
    reason: int = c.REASON_EFFECT,
    allowed: Sequence[int] | None = None,
) -> list[Card]:
    """Special Summon ``cards`` at one instant by an effect; gives those that arrived.

    ``allowed``: only these zone numbers of the receiving side.
    """
    to_player = player if to_player is None else to_player
    arrived: list[Card] = []
    if len(cards) > 1 and query.player_has(kernel.players[player], c.EFFECT_ONE_SPECIAL_SUMMON):
        return arrived
    for card in cards:
        refused = why_not(
            kernel,
            card,
            player,
            to_player=to_player,
            positions=positions,
            kind=kind,
            ignore_conditions=ignore_conditions,
            proper=proper,
        )
        if refused is NO_ZONE and kernel.current is not None and card is kernel.current.this:
            if card.location == c.LOCATION_HAND:  # it cannot stay where it was about to leave (SS)
                await move.send(kernel, [card], c.LOCATION_GRAVE, c.REASON_RULE)
        if refused is not None or (kernel.current is not None and not destruction.affected(kernel, card)):
            continue
        if await put_on_field(
            kernel,
            card,
            player,
            to_player,
            positions,
            kind,
            proper=proper or kind in PROPER_KINDS,
            reason=reason | c.REASON_SPSUMMON,
            allowed=allowed,
        ):
            arrived.append(card)
    finish(kernel, arrived, player, kind)
    return arrived


def finish(kernel: Kernel, arrived: Sequence[Card], player: int, kind: int) -> None:
    """Tell and note that a group was Special Summoned."""
    if not arrived:
        return
    kernel.count(kernel_module.ACTIVITY_SPSUMMON, player, len(arrived))
    for card in arrived:
        kernel.count(kernel_module.ACTIVITY_SPECIAL_SUMMONED + card.data.code, player)
        if card.data.prev_location == c.LOCATION_EXTRA:
            kernel.count(kernel_module.ACTIVITY_FROM_EXTRA_DECK + card.data.code, player)
        kernel.emit(Summoned(player, kernel.seen(card), kind))
    kernel.note(
        c.EVENT_SPSUMMON_SUCCESS, [kernel.snapshot(card) for card in arrived], player=player, value=kind
    )

"""Which zones exist, are free and may take a card (ZONE, EMZ)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query
from app.engine.decisions import place_key

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel

#: Mark of a Trap that is a monster: the Spell & Trap Zone (from 1 on) its new controller chose for it.
CHOSEN_ZONE = "spell zone"


def closed_zones(kernel: Kernel) -> set[int]:
    """Place keys of zones an effect closes (Ojama King, Ground Collapse)."""
    closed: set[int] = set()
    for modifier in kernel.active(c.EFFECT_DISABLE_FIELD):
        targets = modifier.targets
        alive = not targets or any(kernel.card(uid).data.generation == gen for uid, gen in targets)
        if alive and modifier.holds():
            labels = modifier.lingering.labels if modifier.lingering is not None else ()
            if labels:
                closed.update(labels)
    return closed


def free_main_monster_zones(kernel: Kernel, player: int) -> list[int]:
    """Free Main Monster Zone numbers of ``player``."""
    row = kernel.state.mzone[player]
    free = [n for n in range(5) if not row[n]]
    if kernel.active(c.EFFECT_DISABLE_FIELD):
        closed = closed_zones(kernel)
        free = [n for n in free if place_key(player, c.LOCATION_MZONE, n) not in closed]
    return free


def free_spell_zones(kernel: Kernel, player: int) -> list[int]:
    """Free Spell & Trap Zone numbers (without Field and separate Pendulum Zones)."""
    row = kernel.state.szone[player]
    free = [n for n in range(5) if not row[n]]
    if kernel.rules.trap_monster_keeps_zone:
        kept = kept_spell_zones(kernel, player)
        free = [n for n in free if n not in kept]
    if kernel.active(c.EFFECT_DISABLE_FIELD):
        closed = closed_zones(kernel)
        free = [n for n in free if place_key(player, c.LOCATION_SZONE, n) not in closed]
    return free


def kept_spell_zones(kernel: Kernel, player: int) -> dict[int, Card]:
    """Spell & Trap Zones that monsters which are also still Traps keep occupied (TRM)."""
    kept: dict[int, Card] = {}
    for card in kernel.cards_in(player, c.LOCATION_MZONE):
        data = card.data
        if card.printed_type & c.TYPE_TRAP and card.is_trap():
            if card.flag(CHOSEN_ZONE):
                kept[card.flag(CHOSEN_ZONE) - 1] = card
            elif data.prev_location == c.LOCATION_SZONE and data.prev_controller == player:
                kept[data.prev_sequence] = card
    return kept


def free_pendulum_zones(kernel: Kernel, player: int) -> list[int]:
    """Free Pendulum Zone numbers."""
    row = kernel.state.szone[player]
    return [n for n in kernel.rules.pendulum_sequences if not row[n]]


def free_extra_monster_zones(
    kernel: Kernel, player: int, card: Card | None = None, leaving: tuple[Card, ...] = ()
) -> list[int]:
    """Extra Monster Zones ``player`` may put ``card`` in once ``leaving`` have left (EMZ).

    One, unless an Extra Link allows the second.
    """
    if not kernel.rules.extra_monster_zones:
        return []
    gone = {each.uid for each in leaving}
    mine, theirs = kernel.state.mzone[player], kernel.state.mzone[1 - player]
    free = [n for n in (5, 6) if mine[n] in gone | {0} and theirs[11 - n] in gone | {0}]
    if any(mine[n] not in gone | {0} for n in (5, 6)) and free:
        return free if _extra_link_possible(kernel, player, free[0], card, gone) else []
    return free


def _extra_link_possible(kernel: Kernel, player: int, zone: int, new: Card | None, gone: set[int]) -> bool:
    """Whether co-linked Link Monsters reach from the used Extra Monster Zone to ``new`` in ``zone``."""
    if new is None or not new.facts.type & c.TYPE_LINK:
        return False
    start = kernel.state.mzone[player][11 - zone]
    pointed_back = query.zones_pointed_from(new.facts.markers, player, zone)
    seen = {start, *gone}
    todo = [kernel.card(start)]
    while todo:
        card = todo.pop()
        here = (card.data.controller, card.data.sequence)
        if (player, zone) in query.linked_zones(card) and here in pointed_back:
            return True
        for other in query.points_to(card):
            if other.uid not in seen and card in query.points_to(other):
                seen.add(other.uid)
                todo.append(other)
    return False


def linked_main_zones(kernel: Kernel, player: int, leaving: tuple[Card, ...] = ()) -> set[int]:
    """Main Monster Zones of ``player`` that some Link Monster points to once ``leaving`` have left."""
    found: set[int] = set()
    for owner in (0, 1):
        for card in kernel.cards_in(owner, c.LOCATION_MZONE):
            if card.facts.type & c.TYPE_LINK and card not in leaving:
                found.update(n for p, n in query.linked_zones(card) if p == player and n < 5)
    return found


def summon_zones(
    kernel: Kernel, card: Card, player: int, *, leaving: tuple[Card, ...] = (), normal: bool = False
) -> list[int]:
    """Monster Zones of ``player`` the card could be Summoned to, once ``leaving`` have left.

    A monster from the Extra Deck follows the era's placement rule (EMZ).
    """
    free = free_main_monster_zones(kernel, player)
    for gone in leaving:
        data = gone.data
        if data.location == c.LOCATION_MZONE and data.controller == player and data.sequence < 5:
            if data.sequence not in free:
                free.append(data.sequence)
    free.sort()
    from_extra = card.data.location == c.LOCATION_EXTRA
    if not from_extra or not kernel.rules.extra_monster_zones:
        return free
    if not card.data.position & c.POS_FACEUP and card.facts.type & kernel.rules.extra_deck_free_types:
        allowed = free
    else:
        linked = linked_main_zones(kernel, player, leaving)
        allowed = [n for n in free if n in linked]
    return allowed + free_extra_monster_zones(kernel, player, card, leaving)


def spell_zones(kernel: Kernel, card: Card, player: int) -> list[int]:
    """Zones a Spell/Trap may be placed in by ``player``."""
    facts = card.facts
    if facts.type & c.TYPE_SPELL and facts.type & c.TYPE_FIELD:
        return [c.SEQ_FIELD_ZONE]
    return free_spell_zones(kernel, player)

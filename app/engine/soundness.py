"""What is impossible in a duel state: the check behind ``DuelState.problems()``."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine import constants as c
from app.engine.state import DuelState

_PILES = (
    c.LOCATION_DECK,
    c.LOCATION_HAND,
    c.LOCATION_GRAVE,
    c.LOCATION_REMOVED,
    c.LOCATION_EXTRA,
)


def problems(state: DuelState) -> Iterator[str]:
    """One sentence for each thing that cannot be."""
    seen: dict[int, str] = {}
    for player in (0, 1):
        for location in (*_PILES, c.LOCATION_MZONE, c.LOCATION_SZONE):
            for sequence, uid in enumerate(state.pile(player, location)):
                if uid:
                    yield from _misplaced(state, uid, player, location, sequence, seen)
        if state.lp[player] < 0:
            yield f"Player {player} has negative LP."
    for card in state.cards[1:]:
        if card.location == c.LOCATION_OVERLAY:
            holder = state.cards[card.overlay_to]
            if card.uid not in holder.materials or holder.location not in (c.LOCATION_MZONE, 0):
                yield f"Card {card.uid} is material of {card.overlay_to}, which does not hold it."
        elif card.location and card.uid not in seen:
            yield f"Card {card.uid} says it is in place {card.location:#x} but no pile holds it."
        # While the rules clear the field an Equip Card may still wait for its turn to leave.
        alone = bool(card.equip_to) and state.cards[card.equip_to].location != c.LOCATION_MZONE
        if alone and not state.no_checks:
            yield f"Card {card.uid} is equipped to {card.equip_to}, which is not on the field."
        if card.counters and not card.location & c.LOCATION_ONFIELD:
            yield f"Card {card.uid} has counters outside the field."
        if any(number <= 0 for _, number in card.counters):
            yield f"Card {card.uid} has a counter entry without counters."


def _misplaced(
    state: DuelState, uid: int, player: int, location: int, sequence: int, seen: dict[int, str]
) -> Iterator[str]:
    card = state.cards[uid]
    here = f"player {player}, place {location:#x}, number {sequence}"
    if uid in seen:
        yield f"Card {uid} lies twice: {seen[uid]} and {here}."
    seen[uid] = here
    if (card.controller, card.location, card.sequence) != (player, location, sequence):
        yield f"Card {uid} lies at {here} but says ({card.controller}, {card.location:#x}, {card.sequence})."
    if not location & c.LOCATION_ONFIELD and card.controller != card.owner:
        yield f"Card {uid} lies in the {location:#x} of a player who does not own it."
    if card.materials and location != c.LOCATION_MZONE:
        yield f"Card {uid} has materials outside the Monster Zones."
    if card.position not in (1, 2, 4, 8):
        yield f"Card {uid} has no position ({card.position})."

"""Drawing, discarding and looking at the Deck (DECK, PH, WIN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query
from app.engine.actions import move
from app.engine.events import Drawn
from app.engine.state import Snapshot

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


def draw_for(kernel: Kernel, counts: dict[int, int], reason: int) -> dict[int, list[Card]]:
    """Players draw at one instant, turn player first; too few cards loses, both a draw (WIN)."""
    order = [kernel.state.turn_player, 1 - kernel.state.turn_player]
    drawn: dict[int, list[Card]] = {}
    losers = []
    for player in order:
        count = counts.get(player, 0)
        if count <= 0 or query.player_has(kernel.players[player], c.EFFECT_CANNOT_DRAW):
            drawn[player] = []
            continue
        if len(kernel.state.deck[player]) < count:
            losers.append(player)
        drawn[player] = _draw_cards(kernel, player, count, reason)
    if len(losers) == 2:
        kernel.win(2, "deck")
    if losers:
        kernel.win(1 - losers[0], "deck")
    return drawn


def _draw_cards(kernel: Kernel, player: int, count: int, reason: int) -> list[Card]:
    cards: list[Card] = []
    snaps: list[Snapshot] = []
    for _ in range(min(count, len(kernel.state.deck[player]))):
        card = kernel.card(kernel.state.deck[player][-1])
        snap = kernel.snapshot(card)
        move.relocate(kernel, card, player, c.LOCATION_HAND, c.POS_FACEDOWN_DEFENSE, reason | c.REASON_DRAW)
        snaps.append(snap._replace(after=card.data.generation, reason=reason | c.REASON_DRAW))
        cards.append(card)
    if cards:
        kernel.emit(Drawn(player, tuple(kernel.seen(card) for card in cards)))
        kernel.note(c.EVENT_DRAW, snaps, player=player, reason=reason, value=len(cards))
        kernel.note(c.EVENT_TO_HAND, snaps, player=player, reason=reason | c.REASON_DRAW)
    return cards


def draw(kernel: Kernel, player: int, count: int, reason: int = c.REASON_EFFECT) -> list[Card]:
    """``player`` draws ``count`` cards; a Deck too small loses the duel."""
    return draw_for(kernel, {player: count}, reason)[player]

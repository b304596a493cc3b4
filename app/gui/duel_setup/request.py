"""What a duel is started with."""

from __future__ import annotations

from dataclasses import dataclass

from app.data.decks import Deck


@dataclass(frozen=True, slots=True)
class DuelRequest:
    """A duel of the player (0) against the AI (1), or of one player on both sides.

    ``first``: 0 the player, 1 the opponent, None a coin toss whose winner chooses. ``ai`` is
    "greedy", "random" or "human" (the player plays both sides), ``lp`` in points, ``seed`` None for a
    new one each time. ``match``: best of three with side decking (against an AI only).
    """

    player_deck: Deck
    opponent_deck: Deck
    rules: str = "mr5"
    first: int | None = None
    ai: str = "greedy"
    lp: int = 8000
    seed: int | None = None
    match: bool = False

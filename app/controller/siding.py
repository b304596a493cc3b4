"""Side decking between two duels of a Match: cards go to the Side Deck and come from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.controller.match import IllegalSwap, Match
from app.data.decks import Deck
from app.engine.carddata import CardPool

MAIN: Final = "main"
EXTRA: Final = "extra"
SIDE: Final = "side"
PARTS: Final = (MAIN, EXTRA, SIDE)


class SideDecking:
    """The lists of ``player`` as they are being changed; the Match gets them with :meth:`finish`."""

    def __init__(self, match: Match, player: int, pool: CardPool) -> None:
        self.match = match
        self.player = player
        self.pool = pool
        self.parts: dict[str, list[int]] = {}
        self.reset()

    def reset(self) -> None:
        """Back to the lists of the last duel."""
        deck = self.match.deck(self.player)
        self.parts = {MAIN: list(deck.main), EXTRA: list(deck.extra), SIDE: list(deck.side)}

    def move(self, part: str, index: int) -> str:
        """Take card ``index`` out of ``part``; returns the part it went to.

        Cards of the Side Deck go where their kind belongs, the others to the Side Deck.
        """
        code = self.parts[part].pop(index)
        if part != SIDE:
            to = SIDE
        else:
            to = EXTRA if self.pool.data(code).is_extra_deck else MAIN
        self.parts[to].append(code)
        return to

    @property
    def deck(self) -> Deck:
        """The changed list."""
        parts = {name: tuple(codes) for name, codes in self.parts.items()}
        return replace(self.match.deck(self.player), main=parts[MAIN], extra=parts[EXTRA], side=parts[SIDE])

    def problem(self) -> IllegalSwap | None:
        """Why the lists cannot be used as they are; None when they can."""
        try:
            self.match.check_swap(self.player, self.deck, self.pool)
        except IllegalSwap as error:
            return error
        return None

    def finish(self) -> None:
        """Use the lists in the coming duel; raises ``IllegalSwap``."""
        self.match.swap(self.player, self.deck, self.pool)

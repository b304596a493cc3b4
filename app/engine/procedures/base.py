"""What the summoning procedures of Extra Deck, Ritual and Pendulum Monsters share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel


class Procedure:
    """A Summon a card prescribes for itself, done at an open game state without a Chain.

    ``kind`` is its SUMMON_TYPE; ``by_effect`` says that only a card effect performs it (Fusion,
    Ritual), so it is never offered as a command.
    """

    __slots__ = ("kind",)
    by_effect = False

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, kernel: Kernel, card: Card, player: int) -> bool:
        """Whether ``player`` could perform it now."""
        raise NotImplementedError

    async def perform(self, kernel: Kernel, card: Card, player: int) -> tuple[Card, ...] | None:
        """Choose and use up the materials; gives them, or None when the player backed out."""
        raise NotImplementedError

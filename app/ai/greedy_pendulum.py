"""Which Pendulum Monsters to put into the Pendulum Zones: those that let the most come afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from app.ai.evaluate import Board, Values
from app.engine import constants as c
from app.engine.view import CardView

_HOPE = 250
"""What a second Scale is worth that lets nothing come yet, but leaves a wide gap."""
_WIDE = 5
_LOST_MONSTER = 3
"""A Scale that could have been a monster costs this part (one n-th) of it."""


class ScaleJudge:
    """Values one decision's choices of Scales. Made anew for each; keeps nothing."""

    __slots__ = ("board", "values")

    def __init__(self, board: Board, values: Values) -> None:
        self.board = board
        self.values = values

    def scales(self) -> list[CardView]:
        """The own cards in the Pendulum Zones."""
        zones = self.board.view.rules.pendulum_sequences
        spells = (self.board.me.spells[number] for number in zones)
        return [
            card for card in spells
            if card is not None and card.position & c.POS_FACEUP and self._is_pendulum(card.code)
        ]  # fmt: skip

    def _is_pendulum(self, code: int) -> bool:
        data = self.values.pool.get(code)
        return data is not None and bool(data.type & c.TYPE_PENDULUM)

    def _printed_scale(self, code: int) -> int:
        data = self.values.pool.get(code)
        return data.left_scale if data is not None else 0

    def gain(self, card: CardView) -> int:
        """What it brings to activate ``card``, a Pendulum Monster in the hand, as a Scale."""
        there = self.scales()
        hand = [each for each in self.board.me.hand if each.key != card.key]
        mine = self._printed_scale(card.code)
        price = self.values.in_hand(card.code) // _LOST_MONSTER
        if there:
            return self._pair(mine, there[0].left_scale, hand) - price
        partners = [each for each in hand if self._is_pendulum(each.code)]
        pairs = [
            self._pair(mine, self._printed_scale(each.code), [h for h in hand if h.key != each.key])
            - self.values.in_hand(each.code) // _LOST_MONSTER
            for each in partners
        ]
        return max(pairs, default=0) - price

    def _pair(self, one: int, other: int, hand: Sequence[CardView]) -> int:
        """What two Scales let come out of ``hand`` and the face-up Extra Deck, this turn and later."""
        low, high = sorted((one, other))
        if high - low < 2:
            return 0
        extra = [each for each in self.board.me.extra if each.position & c.POS_FACEUP]
        coming = sorted(
            (
                self.values.to_summon(each.code)
                for each in (*hand, *extra)
                if each.type & c.TYPE_MONSTER and low < each.level < high
            ),
            reverse=True,
        )
        room = sum(1 for zone in self.board.me.monsters[:5] if zone is None)
        hope = _HOPE if high - low > _WIDE else 0
        return sum(coming[:room]) // 2 + hope

"""Picking cards one by one until the open decision takes the answer."""

from __future__ import annotations

from app.engine.decisions import (
    Decision,
    Response,
    SelectCards,
    SelectPlace,
    SelectSum,
    SelectTributes,
    SelectUnselect,
)

_Selects = SelectCards | SelectUnselect | SelectTributes | SelectSum | SelectPlace


class Selection:
    """The keys picked so far for a decision that wants cards or zones. Asks the decision, keeps no rules."""

    def __init__(self, decision: Decision) -> None:
        if not isinstance(decision, _Selects):
            raise TypeError(f"{type(decision).__name__} is not answered by picking cards.")
        self.decision = decision
        self.picked: list[int] = []
        if isinstance(decision, SelectSum):
            self.picked = list(decision.required)
        if isinstance(decision, SelectUnselect):
            self.picked = [card.key for card in decision.chosen]

    @property
    def keys(self) -> tuple[int, ...]:
        """All keys that can be picked or dropped: cards, or places of a :class:`SelectPlace`."""
        if isinstance(self.decision, SelectPlace):
            return self.decision.places
        if isinstance(self.decision, SelectUnselect):
            return tuple(card.key for card in self.decision.selectable + self.decision.chosen)
        return tuple(card.key for card in self.decision.cards)

    @property
    def limits(self) -> tuple[int, int]:
        """The least and the most cards of an answer."""
        if isinstance(self.decision, SelectPlace):
            return self.decision.count, self.decision.count
        return self.decision.min, self.decision.max

    @property
    def total(self) -> tuple[int, int]:
        """(reached, wanted) of a sum of Levels; (0, 0) for other decisions. Reached uses first values."""
        if not isinstance(self.decision, SelectSum):
            return 0, 0
        values = {
            card.key: value for card, value in zip(self.decision.cards, self.decision.values, strict=True)
        }
        return sum(values[key][0] for key in self.picked if key in values), self.decision.total

    @property
    def stepwise(self) -> bool:
        """Whether each pick is an answer of its own."""
        return isinstance(self.decision, SelectUnselect)

    @property
    def single(self) -> bool:
        """Whether exactly one pick is wanted, so that a click answers."""
        return self.limits == (1, 1) and not isinstance(self.decision, SelectSum)

    def toggle(self, key: int) -> bool:
        """Pick or drop ``key``; False when it cannot be. With one wanted, a new pick replaces the old."""
        if key not in self.keys:
            return False
        if key in self.picked:
            if isinstance(self.decision, SelectSum) and key in self.decision.required:
                return False
            self.picked.remove(key)
            return True
        most = self.limits[1]
        if most == 1:
            self.picked.clear()
        elif len(self.picked) >= most:
            return False
        self.picked.append(key)
        return True

    @property
    def ready(self) -> bool:
        """Whether the picks are an answer."""
        if isinstance(self.decision, SelectUnselect):
            return self.decision.finishable
        if not self.picked and self.limits[0] > 0:
            return False
        return self.decision.accepts(self.response)

    @property
    def complete(self) -> bool:
        """Ready, and nothing more could be added: a board pick may answer at once."""
        if not self.ready or self.stepwise:
            return False
        if isinstance(self.decision, SelectTributes):
            return True
        if isinstance(self.decision, SelectSum):
            return self.decision.exact
        return len(self.picked) == min(self.limits[1], len(self.keys))

    @property
    def response(self) -> Response:
        """The answer that the picks make."""
        if isinstance(self.decision, SelectUnselect):
            return ()
        return tuple(self.picked)

    @property
    def can_cancel(self) -> bool:
        """Whether the empty answer takes the choice back."""
        if isinstance(self.decision, SelectUnselect):
            return False
        return self.decision.accepts(())

    def likely(self) -> Response | None:
        """A legal answer to offer first, or None when none is found quickly."""
        if self.ready:
            return self.response
        for answer in self.decision.choices():
            if answer:
                return answer
        return None

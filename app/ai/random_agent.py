"""A player that answers at random: fast, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

from app.ai.agent import checked
from app.ai.selections import counters_in_order, sum_in_order, tributes_in_order
from app.engine.decisions import (
    ACT_ATTACK,
    PASS,
    Announce,
    BattleCommand,
    ChainResponse,
    Command,
    Decision,
    IdleCommand,
    Response,
    SelectCards,
    SelectCounters,
    SelectPlace,
    SelectSum,
    SelectTributes,
    SelectUnselect,
    SortCards,
    SortChain,
)
from app.engine.rng import Rng, seed_words
from app.engine.view import PlayerView

_T = TypeVar("_T")
_FEW = 64


class RandomAgent:
    """Picks a kind of answer, then one of that kind, each equally likely.

    ``seed`` decides all its picks; it never looks at the view.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed_words(seed))

    def twin(self) -> RandomAgent:
        """An equal agent: it will pick the same."""
        other = RandomAgent()
        other._rng = Rng(self._rng.words)
        return other

    def choose(self, view: PlayerView, decision: Decision) -> Response:
        """A random legal answer."""
        return checked(decision, self.pick(decision))

    def pick(self, decision: Decision) -> Response:
        """A random answer; in rare tight selections one that the decision refuses."""
        match decision:
            case IdleCommand() | BattleCommand():
                return self._command(decision.commands)
            case ChainResponse():
                if not decision.forced and self._rng.below(2):
                    return PASS
                return self._one(decision.commands).response
            case SelectCards():
                return self._cards(decision)
            case SelectUnselect():
                return self._step(decision)
            case SelectTributes():
                return self._tributes(decision)
            case SelectSum():
                order = self._shuffled([card.key for card in decision.cards])
                return sum_in_order(decision, order) or PASS
            case SelectPlace():
                return self._sample(decision.places, decision.count)
            case SelectCounters():
                return counters_in_order(decision, self._shuffled(range(len(decision.cards))))
            case SortCards():
                return tuple(self._shuffled([card.key for card in decision.cards]))
            case SortChain():
                return tuple(self._shuffled(range(len(decision.commands))))
            case Announce():
                return self._sample(decision.options, decision.count)
            case _:
                return self._one(list(islice(decision.choices(), _FEW)))

    # -- kinds of decision ---------------------------------------------------------------------
    def _command(self, commands: Sequence[Command]) -> Response:
        kind = self._one(sorted({command.kind for command in commands}))
        command = self._one([command for command in commands if command.kind == kind])
        if kind != ACT_ATTACK:
            return command.response
        targets = [target.key for target in command.targets] + [0] * command.direct
        return (ACT_ATTACK, command.card.key, self._one(targets))

    def _cards(self, decision: SelectCards) -> Response:
        if decision.cancelable and self._rng.below(4) == 0:
            return PASS
        most = min(decision.max, len(decision.cards))
        size = decision.min + self._rng.below(most - decision.min + 1)
        return self._sample([card.key for card in decision.cards], size)

    def _step(self, decision: SelectUnselect) -> Response:
        if decision.finishable and (not decision.selectable or self._rng.below(2)):
            return PASS
        # Dropping a card again is legal but leads nowhere, so it stays rare.
        dropping = not decision.selectable or (decision.chosen and self._rng.below(8) == 0)
        return (self._one(decision.chosen if dropping else decision.selectable).key,)

    def _tributes(self, decision: SelectTributes) -> Response:
        if decision.cancelable and self._rng.below(8) == 0:
            return PASS
        order = self._shuffled([card.key for card in decision.cards])
        return tributes_in_order(decision, order) or PASS

    # -- chance ----------------------------------------------------------------------------------
    def _one(self, items: Sequence[_T]) -> _T:
        return items[self._rng.below(len(items))]

    def _shuffled(self, items: Sequence[_T]) -> list[_T]:
        result = list(items)
        self._rng.shuffle(result)
        return result

    def _sample(self, keys: Sequence[int], size: int) -> Response:
        """``size`` different keys; does not copy long lists for a single one."""
        if size == 1:
            return (self._one(keys),)
        return tuple(self._shuffled(keys)[:size])

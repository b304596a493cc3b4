"""Which cards to choose when an effect, a cost or a rule asks for some."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.ai.evaluate import Board, Values, is_attack_position
from app.ai.knowledge import REMOVES, Knowledge, Sense
from app.ai.selections import counters_in_order, sum_in_order, tributes_in_order
from app.engine import constants as c
from app.engine import prompts
from app.engine.decisions import (
    PASS,
    CardRef,
    Response,
    SelectCards,
    SelectCounters,
    SelectSum,
    SelectTributes,
    SelectUnselect,
)
from app.engine.view import CardView

# What choosing a card means for it.
_LOSE = (
    prompts.DISCARD, prompts.HAND_LIMIT, prompts.TRIBUTE, prompts.DESTROY, prompts.BANISH, prompts.TO_DECK,
    prompts.TO_GRAVE, prompts.DETACH, prompts.MATERIAL, prompts.CONTROL,
)  # fmt: skip
_HELPFUL = c.CATEGORY_SPECIAL_SUMMON | c.CATEGORY_SUMMON | c.CATEGORY_SEARCH | c.CATEGORY_COUNTER
_HARMFUL = (
    c.CATEGORY_DESTROY | c.CATEGORY_REMOVE | c.CATEGORY_TODECK | c.CATEGORY_CONTROL | c.CATEGORY_DISABLE
    | c.CATEGORY_HANDES | c.CATEGORY_NEGATE
)  # fmt: skip

Score = Callable[[CardRef], int]


class Chooser:
    """Answers selections. A card's score says how gladly it is chosen; below 0 only if it must be."""

    __slots__ = ("knowledge", "values")

    def __init__(self, values: Values, knowledge: Knowledge) -> None:
        self.values = values
        self.knowledge = knowledge

    # -- decisions -----------------------------------------------------------------------------------
    def cards(self, board: Board, decision: SelectCards) -> Response:
        """Answer to a :class:`SelectCards`."""
        prompt = decision.prompt
        score = self._score(board, prompt.id, self.knowledge.sense(prompt.code, prompt.effect), prompt.code)
        order = sorted(decision.cards, key=lambda ref: (-score(ref), ref.key))
        size = decision.min
        while size < min(decision.max, len(order)) and score(order[size]) > 0:
            size += 1
        if not size and decision.cancelable:
            return PASS
        return tuple(ref.key for ref in order[:size])

    def step(self, board: Board, decision: SelectUnselect) -> Response:
        """Answer to a :class:`SelectUnselect`: one card after the other, nothing is taken back.

        Monsters to Summon: the best, as many as possible. Materials: the cheapest, until it is enough.
        """
        if not decision.selectable:
            return PASS if decision.finishable else (decision.chosen[0].key,)
        if decision.prompt.id == prompts.PENDULUM_SUMMON:
            best = max(decision.selectable, key=lambda ref: (self.values.to_summon(ref.code), -ref.key))
            return (best.key,)
        if decision.finishable and decision.chosen:
            return PASS
        return (min(decision.selectable, key=lambda ref: (self._loss(board, ref), ref.key)).key,)

    def tributes(self, board: Board, decision: SelectTributes) -> Response:
        """Answer to a :class:`SelectTributes`: the opponent's best if possible, else the own weakest."""
        return tributes_in_order(decision, self._cheapest(board, decision.cards)) or PASS

    def total(self, board: Board, decision: SelectSum) -> Response:
        """Answer to a :class:`SelectSum`: the cheapest cards that reach the total."""
        return sum_in_order(decision, self._cheapest(board, decision.cards)) or PASS

    def counters(self, board: Board, decision: SelectCounters) -> Response:
        """Answer to a :class:`SelectCounters`: from the least valuable cards first."""
        known = board.view.cards()
        order = sorted(
            range(len(decision.cards)), key=lambda n: self.values.ref(decision.cards[n], known)
        )  # fmt: skip
        return counters_in_order(decision, order)

    def _cheapest(self, board: Board, cards: Sequence[CardRef]) -> list[int]:
        return [ref.key for ref in sorted(cards, key=lambda ref: (self._loss(board, ref), ref.key))]

    # -- scores -----------------------------------------------------------------------------------------
    def _loss(self, board: Board, ref: CardRef) -> int:
        """What this player loses with the card; negative for the opponent's cards."""
        worth = self.values.ref(ref, board.view.cards())
        return worth if ref.controller == board.player else -worth

    def _score(self, board: Board, prompt: str, sense: Sense | None, code: int) -> Score:
        known = board.view.cards()

        def worth(ref: CardRef) -> int:
            return self.values.ref(ref, known)

        def mine(ref: CardRef) -> bool:
            return ref.controller == board.player

        def getting(ref: CardRef) -> int:
            if ref.location & c.LOCATION_ONFIELD:
                return losing(ref)
            return self.values.in_hand(ref.code)

        urgent = self._urgent(board)

        def losing(ref: CardRef) -> int:
            return -worth(ref) if mine(ref) else worth(ref) + urgent.get(ref.key, 0)

        if prompt == prompts.TO_GRAVE:
            return lambda ref: self._to_grave(ref) if ref.location == c.LOCATION_DECK else losing(ref)
        if prompt in _LOSE:
            return losing
        if prompt == prompts.TO_HAND:
            return getting
        if prompt in (prompts.SPECIAL_SUMMON, prompts.SUMMON):
            return lambda ref: self.values.to_summon(ref.code)
        if prompt == prompts.SET:
            return lambda ref: self.values.in_hand(ref.code)
        if prompt == prompts.EQUIP_TARGET:
            return self._equip_score(board, known, code)
        if prompt == prompts.CHANGE_POSITION:
            return lambda ref: (
                self._position_score(board, known.get(ref.key), mine(ref)) + urgent.get(ref.key, 0)
            )
        if prompt == prompts.REVEAL:
            return lambda ref: -worth(ref)
        fighting = (board.view.attacker, board.view.attack_target)

        def wanting(ref: CardRef) -> int:
            here = worth(ref) + (5000 if ref.key in fighting else 0)
            return here if mine(ref) else -here

        def fetching(ref: CardRef) -> int:
            return self._fetch_score(sense, ref) or worth(ref)

        return self._by_sense(sense, losing, fetching, wanting)

    def _fetch_score(self, sense: Sense | None, ref: CardRef) -> int:
        """What a card from Deck, GY or hand is worth where the effect brings it; 0 if that is unknown."""
        if sense is None or ref.location & c.LOCATION_ONFIELD:
            return 0
        if sense.has(c.CATEGORY_SPECIAL_SUMMON):
            return self.values.to_summon(ref.code)
        if sense.has(c.CATEGORY_TOHAND | c.CATEGORY_SEARCH):
            return self.values.in_hand(ref.code)
        if sense.has(c.CATEGORY_TOGRAVE) and ref.location == c.LOCATION_DECK:
            return self._to_grave(ref)
        return 0

    @staticmethod
    def _urgent(board: Board) -> dict[int, int]:
        """Opponent's cards that are doing something right now: what attacks, and what is on the Chain."""
        view = board.view
        urgent = {link.card_key: 1500 for link in view.chain if link.player != board.player}
        attacker = view.cards().get(view.attacker)
        if attacker is not None and attacker.controller != board.player:
            urgent[attacker.key] = 1500
        return urgent

    @staticmethod
    def _by_sense(sense: Sense | None, losing: Score, fetching: Score, wanting: Score) -> Score:
        """Nothing but the effect's own nature says whether being chosen is good."""
        if sense is None:
            return losing
        if sense.has(c.CATEGORY_ATKCHANGE | c.CATEGORY_DEFCHANGE):
            return losing if sense.hurts and not sense.helps else wanting
        if sense.has(_HARMFUL):
            return losing
        if sense.has(_HELPFUL):
            return fetching
        if sense.has(REMOVES):
            return lambda ref: losing(ref) if ref.location & c.LOCATION_ONFIELD else fetching(ref)
        return wanting if sense.helps and not sense.hurts else losing

    def _to_grave(self, ref: CardRef) -> int:
        """From the Deck: a strong monster, which something may revive later."""
        data = self.values.pool.get(ref.code)
        return self.values.to_summon(ref.code) if data is not None and data.type & c.TYPE_MONSTER else 1

    def _equip_score(self, board: Board, known: dict[int, CardView], code: int) -> Score:
        harmful = self.knowledge.boost(code).harmful

        def score(ref: CardRef) -> int:
            card = known.get(ref.key)
            strength = self.values.ref(ref, known)
            if card is not None:
                strength = card.attack + (1000 if is_attack_position(card) else 0) + 1
            return strength if (ref.controller == board.player) != harmful else -strength

        return score

    @staticmethod
    def _position_score(board: Board, card: CardView | None, mine: bool) -> int:
        """Opponent's attackers go to defense gladly; own monsters if that suits them better."""
        if card is None:
            return 300
        attack_over_defense = card.attack - card.defense
        if not mine:
            return 400 + attack_over_defense if is_attack_position(card) else 200 - attack_over_defense
        threat = board.foe_best_attack()
        if is_attack_position(card):
            return 100 if card.attack < threat <= card.defense else -200 - card.attack
        return 150 if card.attack > threat else -100

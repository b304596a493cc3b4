"""When to answer: fast effects, triggers, and the yes or no to optional parts."""

from __future__ import annotations

import re

from app.ai.evaluate import Board, is_attack_position, is_hidden
from app.ai.greedy_effects import WINS, EffectJudge
from app.ai.knowledge import Sense
from app.engine import constants as c
from app.engine import prompts
from app.engine.decisions import PASS, ChainResponse, Command, EffectYesNo, Response, YesNo
from app.engine.definitions import EffectDef
from app.engine.view import CardView, LinkView

_NEGATES = c.CATEGORY_NEGATE | c.CATEGORY_DISABLE_SUMMON
_LEAST_FAST = 700
"""What a fast effect must gain, so that it is not wasted on trifles."""
_FORBIDS = re.compile(r"cannot (declare an )?attack|cannot conduct|no battle phase")
_BEFORE_BATTLE = c.PHASE_DRAW | c.PHASE_STANDBY | c.PHASE_MAIN1
_SUMMONED = frozenset((c.EVENT_SUMMON_SUCCESS, c.EVENT_FLIP_SUMMON_SUCCESS, c.EVENT_SPSUMMON_SUCCESS))


class Responder:
    """Decides on activations outside the own Main Phase commands."""

    __slots__ = ("judge",)

    def __init__(self, judge: EffectJudge) -> None:
        self.judge = judge

    # -- windows -----------------------------------------------------------------------------------
    def answer(
        self, board: Board, decision: ChainResponse, used: dict[tuple[int, int], int], cap: int
    ) -> Response:
        """The best activation, or a pass."""
        trigger = decision.prompt.id in (prompts.TRIGGER, prompts.TRIGGER_FORCED)
        if decision.after == c.EVENT_ATTACK_ANNOUNCE and decision.prompt.id == prompts.TRIGGER:
            trigger = False  # what answers an attack is weighed by the battle, whatever kind of effect it is
        best: tuple[int, Command] | None = None
        for command in decision.commands:
            gain = self.trigger_gain(board, command) if trigger else self.fast_gain(board, command, decision)
            if used.get((command.card.code, command.effect), 0) >= cap:
                gain = -WINS
            if best is None or gain > best[0]:
                best = (gain, command)
        if best is not None and (decision.forced or best[0] > 0):
            return best[1].response
        return PASS

    def trigger_gain(self, board: Board, command: Command) -> int:
        """A trigger is mostly good for its user; only clear losses are declined."""
        return self._net(board, command) + 150

    def _net(self, board: Board, command: Command) -> int:
        card = board.view.cards().get(command.card.key)
        code = command.text.code or command.card.code
        gain = self.judge.gain(code, command.effect, board, card)
        return gain - self.judge.price(code, command.effect, board, card)

    def fast_gain(self, board: Board, command: Command, decision: ChainResponse) -> int:
        """What a fast effect gains here and now; 0 or less: keep it."""
        last = board.view.chain[-1] if board.view.chain else None
        if last is not None and last.player == board.player:
            return -1  # never step on the own Chain Link
        code = command.text.code or command.card.code
        sense = self.judge.knowledge.sense(code, command.effect)
        if sense is None:
            return -1
        if "negate" in sense.text and "attack" in sense.text and self._we_attack(board):
            return -1
        card = board.view.cards().get(command.card.key)
        price = self.judge.price(code, command.effect, board, card)
        if sense.has(_NEGATES):
            return self._negation(board, sense, decision, last) - price
        if sense.has(c.CATEGORY_DISABLE) and last is not None and self._on_field(board, last):
            return self.link_threat(board, last) - price
        if sense.has(c.CATEGORY_ATKCHANGE | c.CATEGORY_DEFCHANGE) and not sense.removes_from_field:
            return self._boost_in_battle(board, sense) - price // 2
        declared = not board.view.damage_step or not sense.category
        # In the Damage Step only effects without a category are for the battle itself, as Kuriboh's is.
        if declared and not board.view.chain and self._they_attack(board):
            return self._stop_attack(board, code, command, sense, card) - price
        return self._free(board, code, command, last, card) - price

    @staticmethod
    def _on_field(board: Board, link: LinkView) -> bool:
        card = board.view.cards().get(link.card_key)
        return card is not None and card.location == c.LOCATION_MZONE

    # -- negation ------------------------------------------------------------------------------------
    def _negation(
        self, board: Board, sense: Sense, decision: ChainResponse, last: LinkView | None
    ) -> int:  # fmt: skip
        if last is None:
            # A Summon is being attempted; what is Summoned is not on the field yet.
            return 1500 if decision.after == c.EVENT_SPSUMMON else 1000
        return self.link_threat(board, last) + (500 if sense.has(c.CATEGORY_DESTROY) else 200) - 300

    def link_threat(self, board: Board, link: LinkView) -> int:
        """What the opponent would gain by their Chain Link."""
        theirs = Board(board.view, 1 - board.player)
        gain = self.judge.gain(link.code, link.text.effect, theirs)
        mine = board.view.cards()
        hit = [mine[key] for key in link.targets if key in mine and mine[key].controller == board.player]
        sense = self.judge.knowledge.sense(link.code, link.text.effect)
        if hit and sense is not None and sense.removes_from_field:
            return self.judge.values.total(hit)
        return gain

    # -- battle ----------------------------------------------------------------------------------------
    @staticmethod
    def _we_attack(board: Board) -> bool:
        attacker = board.view.cards().get(board.view.attacker)
        return attacker is not None and attacker.controller == board.player

    @staticmethod
    def _they_attack(board: Board) -> bool:
        attacker = board.view.cards().get(board.view.attacker)
        return (
            attacker is not None
            and attacker.location == c.LOCATION_MZONE
            and attacker.controller != board.player
        )

    def _stop_attack(
        self, board: Board, code: int, command: Command, sense: Sense, card: CardView | None
    ) -> int:
        """The harm the attack would do, and what the effect gains besides."""
        harm = self.attack_harm(board)
        gain = self.judge.gain(code, command.effect, board, card)
        if sense.removes_from_field:
            return gain + harm - 800
        if gain >= WINS // 2 or gain < 0:
            return gain
        return harm - 400 + max(gain, 0) // 4

    def attack_harm(self, board: Board) -> int:
        """What this player would lose by the running attack."""
        known = board.view.cards()
        attacker, target = known.get(board.view.attacker), known.get(board.view.attack_target)
        if attacker is None:
            return 0
        planner = self.judge.planner
        foe = planner.fighter(attacker)
        if target is None and board.view.attack_target:
            return 0
        mine = None if target is None else planner.fighter(target)
        result = planner.exchange(foe, mine, board.me.lp, board.foe.lp)
        lethal = 5000 if result.damage >= board.me.lp else 0
        return result.gain + lethal

    def _boost_in_battle(self, board: Board, sense: Sense) -> int:
        """Only when it turns the running battle."""
        known = board.view.cards()
        attacker, target = known.get(board.view.attacker), known.get(board.view.attack_target)
        if attacker is None or target is None or is_hidden(attacker) or is_hidden(target):
            return -1
        own_attack = attacker.controller == board.player
        mine, theirs = (attacker, target) if own_attack else (target, attacker)
        my_points = mine.attack if is_attack_position(mine) else mine.defense
        their_points = theirs.attack if is_attack_position(theirs) else theirs.defense
        amount = self._amount(sense, mine, theirs)
        if my_points > their_points or my_points + amount < their_points:
            return -1
        if my_points + amount == their_points and is_attack_position(mine):
            return 100
        if not own_attack and not is_attack_position(mine):
            return self.judge.values.monster(mine) - 300 if my_points < their_points else -1
        return self.judge.values.monster(mine) + self.judge.values.monster(theirs) - 800

    @staticmethod
    def _amount(sense: Sense, mine: CardView, theirs: CardView) -> int:
        """By how much the effect would shift the battle in this player's favour."""
        if "half" in sense.text:
            return theirs.attack // 2
        if "double" in sense.text:
            return mine.base_attack
        if not sense.points and "atk of" in sense.text:
            return theirs.attack
        return sense.points or 500

    def _before_attacks(self, board: Board, *, whole_phase: bool) -> int:
        """What the opponent's coming attacks would gain them, for effects that forbid attacking.

        What forbids the ``whole_phase`` can only be used before it.
        """
        usable = _BEFORE_BATTLE if whole_phase else c.PHASE_BATTLE_START | c.PHASE_BATTLE_STEP
        if board.is_my_turn or not board.view.phase & usable:
            return -1
        theirs = Board(board.view, 1 - board.player)
        planner = self.judge.planner
        plan = planner.plan(
            planner.attackers(theirs), planner.defenders(theirs), board.me.lp, board.foe.lp
        )  # fmt: skip
        return plan.gain - 500

    # -- any time ---------------------------------------------------------------------------------------
    def _free(
        self, board: Board, code: int, command: Command, last: LinkView | None, card: CardView | None
    ) -> int:
        gain = self.judge.gain(code, command.effect, board, card)
        if gain >= WINS // 2:
            return gain
        definition = self.judge.knowledge.definition(code, command.effect)
        sense = self.judge.knowledge.sense(code, command.effect)
        if sense is not None and not sense.category and sense.temporary and _FORBIDS.search(sense.text):
            return self._before_attacks(board, whole_phase="battle phase" in sense.text)
        arrivals = definition is not None and set(definition.on) & _SUMMONED
        if arrivals and sense is not None and not sense.everything:
            gain = self._against_arrivals(board, gain)
        return gain - self._least(board, command, last, definition)

    def _least(
        self, board: Board, command: Command, last: LinkView | None, definition: EffectDef | None
    ) -> int:
        """What a fast effect must gain to be used now instead of later."""
        if definition is not None and (
            (definition.when is not None and not definition.category)
            or (c.EVENT_FREE_CHAIN not in definition.on and not set(definition.on) & _SUMMONED)
        ):
            return 100  # its rare moment has come
        if last is not None and self._is_lost(board, command, last):
            return 100  # use it or lose it
        category = definition.category if definition is not None else 0
        if category & c.CATEGORY_DISABLE:
            return 700  # better against an effect or an attack
        if command.card.location & c.LOCATION_MZONE or board.view.phase == c.PHASE_END:
            return 200
        if not board.is_my_turn and board.view.phase in (c.PHASE_DRAW, c.PHASE_STANDBY):
            return 1800  # they have shown nothing yet
        return _LEAST_FAST

    def _against_arrivals(self, board: Board, gain: int) -> int:
        """An answer to a Summon acts on what was Summoned just now, not on their best monster."""
        new = [
            self.judge.values.monster(m)
            for m in board.foe_monsters
            if m.turn_placed == board.view.turn and not is_hidden(m)
        ]
        return min(gain, max(new, default=0)) if gain > 0 else gain

    def _is_lost(self, board: Board, command: Command, link: LinkView) -> bool:
        """Whether the opponent's Chain Link is about to remove the very card."""
        if command.card.key in link.targets:
            return True
        sense = self.judge.knowledge.sense(link.code, link.text.effect)
        return (
            sense is not None
            and sense.removes_from_field
            and sense.everything
            and bool(command.card.location & c.LOCATION_SZONE)
            and sense.backrow
        )

    # -- yes or no ----------------------------------------------------------------------------------------
    def yes_no(self, board: Board, decision: YesNo) -> Response:
        """Yes to what helps; no to what clearly costs more than it brings."""
        prompt = decision.prompt
        if prompt.id == prompts.PAY_TO_KEEP:
            return (1,) if board.me.lp > 2 * prompt.number + 1000 else (0,)
        if prompt.id == prompts.REPLACE_DESTRUCTION or not isinstance(decision, EffectYesNo):
            return (1,)
        sense = self.judge.knowledge.sense(prompt.code, prompt.effect)
        if sense is None or not sense.category:
            return (1,)
        if sense.has(c.CATEGORY_RELEASE) and "or else" in sense.text:
            return (int(self._rather_tributes(board, sense, decision.card.key)),)
        card = board.view.cards().get(decision.card.key)
        return (1,) if self.judge.gain(prompt.code, prompt.effect, board, card) > -100 else (0,)

    def _rather_tributes(self, board: Board, sense: Sense, key: int) -> bool:
        """A Tribute or damage: whichever costs less."""
        left = board.me.lp - sense.points
        damage = sense.points // 4 if left > 1500 else sense.points if left > 0 else WINS
        return damage > min(
            (self.judge.values.monster(m) for m in board.my_monsters if m.key != key), default=0
        )

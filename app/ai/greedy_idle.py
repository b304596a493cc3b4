"""What to do in a Main Phase: every command gets a score, the best one above zero is done."""

from __future__ import annotations

from collections.abc import Sequence

from app.ai.evaluate import Board, Values, is_attack_position, is_hidden
from app.ai.greedy_battle import NO_PLAN, BattlePlanner, Fighter, Plan, can_fight, exposure
from app.ai.greedy_effects import WINS, EffectJudge
from app.ai.greedy_pendulum import ScaleJudge
from app.ai.knowledge import Knowledge, Sense, Side
from app.engine import constants as c
from app.engine import prompts
from app.engine.carddata import CardData
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_FLIP,
    ACT_MSET,
    ACT_POSITION,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    Command,
    IdleCommand,
    Response,
)
from app.engine.view import CardView

# Order of kinds of action: what gives cards or clears the way comes before what builds on it.
_FIRST, _CLEARING, _SPECIAL, _NORMAL, _MATERIALS, _BOOSTS, _POSITIONS, _BACKROW = (
    80_000, 70_000, 60_000, 50_000, 40_000, 30_000, 20_000, 10_000,
)  # fmt: skip
_BATTLE = 15_000
_LEAST_GAIN = 100
_WEAKER = 1200
"""What a Summon must gain if one of its materials is stronger than what comes."""
_MOST_BACKROW = 4
_NO = -1
_USED_UP = 400
_SITUATIONAL = (
    c.CATEGORY_DESTROY | c.CATEGORY_REMOVE | c.CATEGORY_TODECK | c.CATEGORY_CONTROL | c.CATEGORY_POSITION
    | c.CATEGORY_ATKCHANGE | c.CATEGORY_DEFCHANGE | c.CATEGORY_DISABLE | c.CATEGORY_NEGATE
    | c.CATEGORY_SPECIAL_SUMMON
)  # fmt: skip
_A_SUMMON = 600
_SAFE_ATTACK = 1700
"""ATK with which a monster may stand in Attack Position against what is still to come."""


class MainPhase:
    """Scores the commands of one decision. Made anew for each; keeps nothing."""

    __slots__ = ("arrivals", "battle", "board", "judge", "knowledge", "plan", "planner", "values")

    def __init__(self, board: Board, decision: IdleCommand, judge: EffectJudge) -> None:
        self.board = board
        self.judge = judge
        self.values: Values = judge.values
        self.knowledge: Knowledge = judge.knowledge
        self.planner: BattlePlanner = judge.planner
        self.battle = any(command.kind == ACT_BATTLE_PHASE for command in decision.commands)
        self.plan = self._plan()
        self.arrivals = self._arrivals(decision.commands)

    def _plan(
        self, extra: Sequence[Fighter] = (), without: Sequence[int] = (), *, killed: Sequence[int] = ()
    ) -> Plan:
        if not self.battle:
            return NO_PLAN
        attackers = [a for a in self.planner.attackers(self.board) if a.key not in without]
        defenders = [d for d in self.planner.defenders(self.board) if d.key not in killed]
        return self.planner.plan([*attackers, *extra], defenders, self.board.foe.lp, self.board.me.lp)

    # -- the choice ---------------------------------------------------------------------------------
    def best(self, commands: Sequence[Command], used: dict[tuple[int, int], int], cap: int) -> Response:
        """The best command; ``used`` counts activations this turn, ``cap`` bounds them."""
        if self.plan.lethal:
            return next(command.response for command in commands if command.kind == ACT_BATTLE_PHASE)
        best_score, best = 0, self._leave(commands)
        for command in commands:
            if used.get((command.card.code, command.effect), 0) >= cap and command.kind in (
                ACT_ACTIVATE, ACT_SPSUMMON,
            ):  # fmt: skip
                continue
            score = self.score(command)
            if score > best_score:
                best_score, best = score, command.response
        return best

    def _leave(self, commands: Sequence[Command]) -> Response:
        return next((x.response for x in commands if x.kind == ACT_END), commands[-1].response)

    def score(self, command: Command) -> int:
        """How much the command is wanted; 0 or less: not at all."""
        match command.kind:
            case _ if command.kind == ACT_ACTIVATE:
                return self._activate(command)
            case _ if command.kind == ACT_SPSUMMON:
                return self._special_summon(command)
            case _ if command.kind in (ACT_SUMMON, ACT_MSET):
                return self._normal_summon(command)
            case _ if command.kind == ACT_FLIP:
                return self._flip(command)
            case _ if command.kind == ACT_POSITION:
                return self._position(command)
            case _ if command.kind == ACT_SSET:
                return self._set(command)
            case _ if command.kind == ACT_BATTLE_PHASE:
                return _BATTLE if self.plan.gain > 0 else _NO
        return _NO

    # -- effects --------------------------------------------------------------------------------------
    def _card(self, command: Command) -> CardView | None:
        return self.board.view.cards().get(command.card.key)

    def _activate(self, command: Command) -> int:
        card = self._card(command)
        code = command.text.code or command.card.code
        if self._is_scale(command) and card is not None:
            gain = ScaleJudge(self.board, self.values).gain(card)
            # Before any Normal Summon: what the Scales let come may do better without one.
            return _SPECIAL + _A_SUMMON + gain if gain > _LEAST_GAIN else _NO
        gain = self.judge.gain(code, command.effect, self.board, card)
        gain -= self.judge.price(code, command.effect, self.board, card)
        gain -= self._card_cost(command) + self._lost_attack(command)
        sense = self.knowledge.sense(code, command.effect)
        if gain >= WINS // 2:
            return _FIRST + WINS
        if sense is not None and sense.removes_from_field and sense.monsters and gain > 0:
            gain += self._battle_change(sense)
        if gain < _LEAST_GAIN:
            return _NO
        if sense is None:
            return _BOOSTS + gain
        if self._better_kept(command, gain) or self._turns_away(command, sense):
            return _NO
        if sense.has(c.CATEGORY_DRAW | c.CATEGORY_SEARCH):
            return _FIRST + gain
        if sense.removes_from_field:
            return _CLEARING + gain
        if sense.has(c.CATEGORY_SPECIAL_SUMMON | c.CATEGORY_CONTROL | c.CATEGORY_TOKEN):
            return _SPECIAL + gain
        return _BOOSTS + gain

    def _is_scale(self, command: Command) -> bool:
        """The activation of a Pendulum Monster in the hand as a Spell."""
        data = self.values.pool.get(command.card.code)
        in_hand = command.card.location == c.LOCATION_HAND and command.text.id == prompts.ACTIVATE_CARD
        return in_hand and data is not None and bool(data.type & c.TYPE_PENDULUM)

    def _lost_attack(self, command: Command) -> int:
        """What the monster's attack would have gained where using its effect forbids it to attack."""
        sense = self.knowledge.sense(command.text.code or command.card.code, command.effect)
        if sense is None or not sense.bars_own_attack:
            return 0
        return max(self.plan.gain - self._plan(without=[command.card.key]).gain, 0) // 2

    def _turns_away(self, command: Command, sense: Sense) -> bool:
        """The effect would turn a monster that is about to attack."""
        if not sense.on_self or not sense.has(c.CATEGORY_POSITION):
            return False
        return any(key == command.card.key for key, _ in self.plan.attacks)

    def _card_cost(self, command: Command) -> int:
        """A Spell or Trap that is used up is a card less."""
        data = self.values.pool.get(command.card.code)
        if command.text.id != prompts.ACTIVATE_CARD or data is None or data.type & c.TYPES_THAT_STAY:
            return 0
        sense = self.knowledge.sense(data.code, command.effect)
        # What depends on the moment is better kept for a good one.
        return _USED_UP if sense is not None and sense.has(_SITUATIONAL) else _USED_UP // 4

    def _battle_change(self, sense: Sense) -> int:
        """What removing monsters adds to this turn's battle; negative if battle would remove them anyway."""
        if not self.battle:
            return 0
        removed = self._their_best(sense)
        lost: list[int] = []
        if sense.everything and sense.side & Side.MINE:
            lost = [m.key for m in self.judge.reach(sense, self.board.my_monsters)]
        choices: list[tuple[list[Fighter], list[int]]] = [([], []), *self.arrivals]
        before = max(self._plan(extra, gone).gain for extra, gone in choices)
        after = max(
            self._plan(extra, [*lost, *gone], killed=removed).gain
            for extra, gone in choices
            if not set(gone) & set(lost)
        )
        return WINS if after - before > WINS else min(after - before, 0)

    def _arrivals(self, commands: Sequence[Command]) -> list[tuple[list[Fighter], list[int]]]:
        """Monsters that could be Normal Summoned now, each with the Tributes that would go for it."""
        found = []
        for command in commands:
            data = self.values.pool.get(command.card.code) if command.kind == ACT_SUMMON else None
            if data is not None:
                tributes = [m.key for m in self._tributes(data)]
                found.append(([self.planner.new_fighter(data.code)], tributes))
        return found

    def _better_kept(self, command: Command, gain: int) -> bool:
        """A Set trap or Quick-Play Spell waits for a good moment unless it already does much."""
        data = self.values.pool.get(command.card.code)
        if data is None or not command.card.location & (c.LOCATION_SZONE | c.LOCATION_HAND):
            return False
        return bool(data.type & c.TYPE_TRAP and not data.type & c.TYPE_CONTINUOUS) and gain < 1300

    # -- Summons -----------------------------------------------------------------------------------------
    def _special_summon(self, command: Command) -> int:
        data = self.values.pool.get(command.card.code)
        if data is None:
            return _NO
        if command.effect >= 0 and self.knowledge.definition(data.code, command.effect) is not None:
            return self._own_procedure(command, data)
        if command.card.location & (c.LOCATION_SZONE | c.LOCATION_PZONE):
            return _SPECIAL + _A_SUMMON  # a Pendulum Summon: all that comes is a gain
        materials = self._materials(data)
        worth = self.values.to_summon(data.code)
        if materials is None and data.type & c.TYPE_XYZ:
            materials = self._overlaid(data)
            if not materials:
                return _NO
        if materials is None:
            return _MATERIALS + 1 if worth > 2000 else _NO
        lost = sum(self.values.monster(m) for m in materials)
        removed = self._removed_on_arrival(data.code, special=True)
        plan = self._plan([self.planner.new_fighter(data.code)], [m.key for m in materials], killed=removed)
        gain = worth + 500 - lost * 3 // 4 + max(min(plan.gain - self.plan.gain, 1500), -1500)
        gain += min(self._arrival_gain(data.code, special=True), 800)
        if plan.lethal:
            gain += WINS
        weaker = data.attack < max((m.attack for m in materials), default=0)
        return _MATERIALS + gain if gain > (_WEAKER if weaker else _LEAST_GAIN) else _NO

    def _own_procedure(self, command: Command, data: CardData) -> int:
        worth = self.values.to_summon(data.code)
        price = self.judge.price(data.code, command.effect, self.board, self._card(command))
        if self.knowledge.procedure_gives_to_opponent(data.code, command.effect):
            best = sorted((self.values.monster(m) for m in self.board.foe_monsters), reverse=True)[:2]
            gain = sum(best) - worth
        else:
            gain = worth - price
        return _SPECIAL + gain if gain > _LEAST_GAIN else _NO

    def _materials(self, data: CardData) -> list[CardView] | None:
        """The cheapest fitting materials on the field, as far as can be told; None where nothing fits."""
        monsters = sorted(
            (m for m in self.board.my_monsters if m.position & c.POS_FACEUP), key=self.values.monster
        )
        if data.type & c.TYPE_XYZ:
            fitting = [m for m in monsters if m.level == data.level and not m.type & c.TYPE_TOKEN]
            script = self.values.pool.script(data.code)
            need = script.summon.least if script is not None and script.summon is not None else 2
            return fitting[:need] if len(fitting) >= need else None
        if data.type & c.TYPE_SYNCHRO:
            return self._synchro_materials(monsters, data.level)
        return monsters[: data.level if data.type & c.TYPE_LINK else 2]

    def _overlaid(self, data: CardData) -> list[CardView]:
        """The Xyz Monster that a stronger one is put on top of; empty if none is weaker."""
        xyz = (m for m in self.board.my_monsters if m.type & c.TYPE_XYZ and m.attack < data.attack)
        return sorted(xyz, key=self.values.monster)[:1]

    def _synchro_materials(self, monsters: Sequence[CardView], level: int) -> list[CardView] | None:
        """The cheapest Tuner with others whose Levels reach ``level``."""
        best: tuple[int, list[CardView]] | None = None
        for tuner in (m for m in monsters if m.type & c.TYPE_TUNER):
            sums: dict[int, tuple[int, list[CardView]]] = {tuner.level: (self.values.monster(tuner), [tuner])}
            for other in monsters:
                if other.key == tuner.key:
                    continue
                for total, (cost, group) in list(sums.items()):
                    more = (cost + self.values.monster(other), [*group, other])
                    whole = total + other.level
                    if whole not in sums or more[0] < sums[whole][0]:
                        sums[whole] = more
            found = sums.get(level)
            if found is not None and len(found[1]) > 1 and (best is None or found[0] < best[0]):
                best = found
        return best[1] if best is not None else None

    def _normal_summon(self, command: Command) -> int:
        data = self.values.pool.get(command.card.code)
        if data is None:
            return _NO
        if command.card.location == c.LOCATION_MZONE:
            return _NORMAL + _A_SUMMON // 2  # a Gemini monster gains its effects
        tributes = self._tributes(data)
        lost = sum(self.values.monster(m) for m in tributes)
        setting = command.kind == ACT_MSET
        if tributes and not self._worth_tributes(data, tributes, lost, setting):
            return _NO
        gain = self._set_gain(data) if setting else self._summon_gain(data, [m.key for m in tributes])
        gain -= lost * 3 // 4
        return _NORMAL + gain if gain > 0 else _NO

    def _tributes(self, data: CardData) -> list[CardView]:
        script = self.values.pool.script(data.code)
        need = 0 if data.level <= 4 else 1 if data.level <= 6 else 2
        if script is not None and script.tributes is not None:
            need = script.tributes[0]
        order = sorted(self.board.my_monsters, key=self.values.monster)
        return order[:need]

    def _worth_tributes(self, data: CardData, tributes: list[CardView], lost: int, setting: bool) -> bool:
        """Never give up something stronger, and not two good monsters for one unless it is needed."""
        strength = data.defense if setting else data.attack
        strongest = max(max(m.attack, 0) for m in tributes)
        if strength <= strongest or setting:
            return False
        threat = self.board.foe_best_attack()
        needed = threat >= self.board.my_best_attack() and strength > threat
        return needed or lost <= self.values.to_summon(data.code) + 500

    def _summon_gain(self, data: CardData, without: Sequence[int]) -> int:
        """In Attack Position: what it adds to this turn's battle, less what it risks afterwards."""
        removed = self._removed_on_arrival(data.code)
        plan = self._plan([self.planner.new_fighter(data.code)], without, killed=removed)
        killed = [*removed, *(target for _, target in plan.attacks if target)]
        worth = self.values.to_summon(data.code)
        gain = 500 + worth // 3 + (plan.gain - self.plan.gain)
        gain -= exposure(self.board, data.attack, worth, True, killed)
        if plan.gain <= self.plan.gain and data.attack < _SAFE_ATTACK:
            gain -= (_SAFE_ATTACK - data.attack) // 2  # something will come that beats it
        gain += self._arrival_gain(data.code)
        if self.knowledge.has_flip_effect(data.code):
            gain -= 500
        return gain

    def _arrival_gain(self, code: int, *, special: bool = False) -> int:
        """What its effects would do when it is Summoned and right after."""
        total = 0
        for definition in self.knowledge.effects_on_arrival(code, special=special):
            gain = self.judge.gain(code, definition.index, self.board)
            if not definition.mandatory:
                gain -= self.judge.price(code, definition.index, self.board, None)
                gain = max(gain, 0)
            total += gain
        return max(min(total, 2500), -1200)

    def _removed_on_arrival(self, code: int, *, special: bool = False) -> list[int]:
        """Keys of the opponent's monsters that its effects would take off the field at once."""
        removed: list[int] = []
        for definition in self.knowledge.effects_on_arrival(code, special=special):
            sense = self.knowledge.sense(code, definition.index)
            if sense is not None and sense.removes_from_field and sense.side & Side.THEIRS:
                removed += self._their_best(sense)
        return removed

    def _their_best(self, sense: Sense) -> list[int]:
        """Keys of the opponent's monsters that a removal would take, the most valuable first."""
        foe = self.judge.reach(sense, self.board.foe_monsters) if sense.monsters else []
        foe.sort(key=self.values.monster, reverse=True)
        return [m.key for m in (foe if sense.everything else foe[: sense.count])]

    def _set_gain(self, data: CardData) -> int:
        """Face-down in Defense Position: a wall, or a trap of its own if it has a Flip effect."""
        worth = self.values.to_summon(data.code)
        gain = 350 + max(data.defense, 0) // 5 - exposure(self.board, data.defense, worth // 2, False)
        gain -= max(self._arrival_gain(data.code), 0) // 2  # that would be lost
        if self.knowledge.has_flip_effect(data.code):
            gain += 700
        if not self.board.my_monsters:
            gain += min(self.board.foe_best_attack(), 2500) // 4  # it stops a direct attack
        return gain

    # -- positions ---------------------------------------------------------------------------------------
    def _flip(self, command: Command) -> int:
        card = self._card(command)
        if card is None:
            return _NO
        removed: list[int] = []
        gain = 0
        for effect in self.knowledge.flip_effects(card.code):
            gain += self.judge.gain(card.code, effect, self.board, card)
            sense = self.knowledge.sense(card.code, effect)
            if sense is not None and sense.removes_from_field and sense.side & Side.THEIRS:
                removed += self._their_best(sense)
        gain += self._stand_up_gain(card, removed)
        return _FIRST - 5000 + gain if gain > 150 else _NO

    def _stand_up_gain(self, card: CardView, removed: Sequence[int] = ()) -> int:
        """What the monster gains in face-up Attack Position, risks taken off.

        ``removed``: keys of the opponent's monsters that its own effect would take away at once.
        """
        fighter = self.planner.fighter(card, attacking=True)
        plan = self._plan([fighter], killed=removed)
        killed = [*removed, *(target for _, target in plan.attacks if target)]
        worth = self.values.monster(card)
        after = exposure(self.board, card.attack, worth, True, killed)
        before = exposure(self.board, card.defense, worth, False, [t for _, t in self.plan.attacks if t])
        return plan.gain - self.plan.gain - after + before

    def _position(self, command: Command) -> int:
        card = self._card(command)
        if card is None or not can_fight(card):
            return _NO
        if not is_attack_position(card):
            gain = self._stand_up_gain(card)
            if self.board.foe_best_attack() < card.attack and card.attack >= card.defense:
                gain += 120
            return _POSITIONS + gain if gain > _LEAST_GAIN else _NO
        if any(key == card.key for key, _ in self.plan.attacks):
            return _NO
        worth = self.values.monster(card)
        killed = [target for _, target in self.plan.attacks if target]
        gain = exposure(self.board, card.attack, worth, True, killed)
        gain -= exposure(self.board, card.defense, worth, False, killed)
        if card.attack < min(card.defense, _SAFE_ATTACK):
            gain += (card.defense - card.attack) // 4  # against what is still to come
        return _POSITIONS + gain if gain > _LEAST_GAIN else _NO

    # -- Spells and Traps -------------------------------------------------------------------------------
    def _set(self, command: Command) -> int:
        """Traps and Quick-Play Spells go face-down, after the battle so that nothing is given away."""
        if self.battle and self.plan.gain > 0:
            return _NO
        data = self.values.pool.get(command.card.code)
        if data is None:
            return _NO
        hidden = [s for s in self.board.my_backrow if not is_hidden(s) and s.position & c.POS_FACEDOWN]
        crowded = len(self.board.me.hand) > self.board.view.rules.hand_limit
        if data.type & (c.TYPE_TRAP | c.TYPE_QUICKPLAY):
            return _BACKROW if len(hidden) < _MOST_BACKROW or crowded else _NO
        # A Spell that would be discarded for the hand size limit can as well bluff.
        return _BACKROW - 1 if crowded and not data.type & c.TYPE_FIELD else _NO

"""A player that does what gains most right now: no search, but it plays any deck sensibly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy

from app.ai.agent import checked
from app.ai.evaluate import Board, Values, is_attack_position, is_hidden
from app.ai.greedy_battle import BattlePlanner
from app.ai.greedy_chain import Responder
from app.ai.greedy_effects import EffectJudge
from app.ai.greedy_idle import MainPhase
from app.ai.greedy_select import Chooser
from app.ai.knowledge import Knowledge
from app.engine import constants as c
from app.engine import prompts
from app.engine.carddata import CardPool
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_END,
    ACT_MAIN2,
    ACT_SPSUMMON,
    PASS,
    Announce,
    AnnounceAttribute,
    AnnounceCard,
    AnnounceNumber,
    AnnounceType,
    AttackTarget,
    BattleCommand,
    ChainResponse,
    Command,
    Decision,
    FirstPlayer,
    IdleCommand,
    Option,
    Response,
    SelectCards,
    SelectCounters,
    SelectPlace,
    SelectPosition,
    SelectSum,
    SelectTributes,
    SelectUnselect,
    SortCards,
    SortChain,
    YesNo,
    place_of,
)
from app.engine.rng import Rng, seed_words
from app.engine.view import CardView, PlayerView

_MOST_USES = 3
"""Activations of one effect in a turn, so that no loop of effects goes on for ever."""
_SECRET_SIGNS = ("Rock", "Paper", "Scissors")
"""Options that say nothing to a card's user: no sign is better than another."""
_MOST_COMMANDS = 80
"""Commands in one turn; after them the turn ends."""


class GreedyAgent:
    """Scores every choice with what it sees and takes the best. ``seed`` decides coin calls.

    Between decisions it remembers only how often it used each effect in the present turn.
    """

    name = "greedy"

    def __init__(self, pool: CardPool, seed: int = 0) -> None:
        self._pool = pool
        self._rng = Rng(seed_words(seed))
        self._values = Values(pool)
        self._knowledge = Knowledge(pool)
        self._planner = BattlePlanner(self._values, self._knowledge)
        self._judge = EffectJudge(self._values, self._knowledge, self._planner)
        self._chooser = Chooser(self._values, self._knowledge)
        self._responder = Responder(self._judge)
        self._turn = 0
        self._commands = 0
        self._used: dict[tuple[int, int], int] = {}

    def twin(self) -> GreedyAgent:
        """An equal agent that remembers the same; what both only read they share."""
        other = copy(self)
        other._rng = Rng(self._rng.words)
        other._used = dict(self._used)
        return other

    def choose(self, view: PlayerView, decision: Decision) -> Response:
        """The answer that seems best; always a legal one."""
        if view.turn != self._turn:
            self._turn = view.turn
            self._commands = 0
            self._used.clear()
        return checked(decision, self._answer(Board(view), decision))

    def _answer(self, board: Board, decision: Decision) -> Response:
        match decision:
            case IdleCommand():
                return self._idle(board, decision)
            case BattleCommand():
                return self._battle(board, decision)
            case ChainResponse():
                answer = self._responder.answer(board, decision, self._used, _MOST_USES)
                self._remember(answer, decision.commands)
                return answer
            case AttackTarget():
                return self._attack_target(board, decision)
            case SelectCards():
                return self._chooser.cards(board, decision)
            case SelectUnselect():
                return self._chooser.step(board, decision)
            case SelectTributes():
                return self._chooser.tributes(board, decision)
            case SelectSum():
                return self._chooser.total(board, decision)
            case SelectCounters():
                return self._chooser.counters(board, decision)
            case YesNo():
                return self._responder.yes_no(board, decision)
            case _:
                return self._small(board, decision)

    def _small(self, board: Board, decision: Decision) -> Response:
        match decision:
            case Option():
                return self._option(decision)
            case SelectPlace():
                return self._place(board, decision)
            case SelectPosition():
                return self._position(board, decision)
            case SortCards():
                order = sorted(decision.cards, key=lambda ref: -self._values.in_hand(ref.code))
                return tuple(ref.key for ref in order)
            case SortChain():
                return tuple(range(len(decision.commands)))
            case Announce():
                return self._announce(board, decision)
            case FirstPlayer():
                return (0,)
            case _:
                return PASS

    # -- commands ------------------------------------------------------------------------------------
    def _remember(self, response: Response, commands: Sequence[Command]) -> None:
        if len(response) == 3 and response[0] in (ACT_ACTIVATE, ACT_SPSUMMON):
            for command in commands:
                if command.response == response:
                    key = (command.card.code, command.effect)
                    self._used[key] = self._used.get(key, 0) + 1
                    return

    def _idle(self, board: Board, decision: IdleCommand) -> Response:
        self._commands += 1
        if self._commands > _MOST_COMMANDS:
            return (ACT_END, 0, 0)
        answer = MainPhase(board, decision, self._judge).best(decision.commands, self._used, _MOST_USES)
        self._remember(answer, decision.commands)
        return answer

    def _battle(self, board: Board, decision: BattleCommand) -> Response:
        attackers = {command.card.key: command for command in decision.commands if command.kind == ACT_ATTACK}
        fighters = [
            self._planner.attacker(board, card) for card in board.my_monsters if card.key in attackers
        ]
        plan = self._planner.plan(fighters, self._planner.defenders(board), board.foe.lp, board.me.lp)
        for key, target in plan.attacks:
            command = attackers[key]
            if (command.direct and not target) or any(ref.key == target for ref in command.targets):
                return (ACT_ATTACK, key, target)
        known = board.view.cards()
        for key in sorted(attackers):
            if attackers[key].direct and self._exchange_gain(board, known[key], 0) > 0:
                return (ACT_ATTACK, key, 0)
        return self._leave_battle(board, decision, attackers)

    def _leave_battle(
        self, board: Board, decision: BattleCommand, attackers: dict[int, Command]
    ) -> Response:  # fmt: skip
        kinds = {command.kind for command in decision.commands}
        if ACT_MAIN2 in kinds:
            return (ACT_MAIN2, 0, 0)
        if ACT_END in kinds:
            return (ACT_END, 0, 0)
        # Something must attack: where it costs least.
        known = board.view.cards()
        options = [
            (self._exchange_gain(board, known[key], ref.key), key, ref.key)
            for key, command in attackers.items()
            for ref in command.targets
        ]
        if not options:
            return PASS
        _, key, target = max(options, key=lambda option: (option[0], -option[1], -option[2]))
        return (ACT_ATTACK, key, target)

    def _exchange_gain(self, board: Board, attacker: CardView, target_key: int) -> int:
        target = board.view.cards().get(target_key)
        fighter = None if target is None else self._planner.fighter(target)
        mine = self._planner.attacker(board, attacker)
        return self._planner.exchange(mine, fighter, board.foe.lp, board.me.lp).gain

    def _attack_target(self, board: Board, decision: AttackTarget) -> Response:
        attacker = board.view.cards().get(decision.attacker.key)
        if attacker is None:
            return PASS
        options = [(self._exchange_gain(board, attacker, ref.key), ref.key) for ref in decision.targets]
        if decision.direct:
            options.append((self._exchange_gain(board, attacker, 0), 0))
        gain, key = max(options, default=(0, 0))
        return (key,) if gain > 0 else PASS

    # -- small questions -------------------------------------------------------------------------------
    def _option(self, decision: Option) -> Response:
        if decision.prompt.id == prompts.CALL_COIN:
            return (decision.options[self._rng.below(len(decision.options))][0],)
        script = self._pool.script(decision.prompt.code)
        if script is not None and script.options == _SECRET_SIGNS:
            return (self._sign(decision),)

        def appeal(number: int) -> int:
            words = script.options[number].lower() if script and number < len(script.options) else ""
            good = ("destroy", "draw", "special summon", "damage", "gain", "add")
            bad = ("discard", "lose", "pay", "your own", "skip your")
            return sum(word in words for word in good) - sum(word in words for word in bad)

        number, _ = max(decision.options, key=lambda option: (appeal(option[0]), -option[0]))
        return (number,)

    def _sign(self, decision: Option) -> int:
        """Any sign. Two agents of one seed must not go on showing the same: the seat makes the difference."""
        count = len(decision.options)
        first, second = self._rng.below(count), self._rng.below(count)
        return decision.options[(first + decision.player * second) % count][0]

    def _place(self, board: Board, decision: SelectPlace) -> Response:
        """Extra Deck monsters where a Link Monster points, others in the Main Monster Zones beside."""
        data = self._pool.get(decision.card.code)
        pointed_at = {zone for card in board.my_monsters for zone in card.linked_to}
        from_extra = data is not None and data.is_extra_deck
        pendulum = data is not None and bool(data.type & c.TYPE_PENDULUM)
        # What may also lie in a Main Monster Zone leaves the Extra Monster Zones to Link Monsters.
        free = data is not None and bool(data.type & board.view.rules.extra_deck_free_types)

        def cost(key: int) -> tuple[int, int]:
            controller, location, sequence = place_of(key)
            if controller != board.player:
                return (0, sequence)
            if location == c.LOCATION_MZONE:
                if sequence >= c.EMZ_LEFT:
                    return (0 if from_extra and not free else 2, sequence)
                return (int((key in pointed_at) != from_extra), abs(sequence - 2))
            # The outer zones are for Pendulum Scales where the rules put them there.
            outer = sequence in board.view.rules.pendulum_sequences
            return (int(outer and not pendulum), abs(sequence - 2))

        return tuple(sorted(decision.places, key=cost)[: decision.count])

    def _position(self, board: Board, decision: SelectPosition) -> Response:
        """Attack if it can hit or outweighs their best, else the best defense on offer."""
        data = self._pool.get(decision.card.code)
        card = board.view.cards().get(decision.card.key)
        on_field = card is not None and card.location == c.LOCATION_MZONE
        attack = card.attack if card is not None and on_field else max(data.attack, 0) if data else 1500
        defense = card.defense if card is not None and on_field else max(data.defense, 0) if data else 1000
        threat = board.foe_best_attack()
        attacks_now = board.is_my_turn and board.view.phase == c.PHASE_MAIN1 and board.view.turn > 1
        open_field = attacks_now and self._can_hit(board, attack)
        wants_attack = attack > 0 and (open_field or attack >= threat or attack > defense + 1000)
        order = (
            (c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE, c.POS_FACEDOWN_DEFENSE, c.POS_FACEDOWN_ATTACK)
            if wants_attack
            else (c.POS_FACEUP_DEFENSE, c.POS_FACEDOWN_DEFENSE, c.POS_FACEUP_ATTACK, c.POS_FACEDOWN_ATTACK)
        )
        return next(((position,) for position in order if position in decision.positions), PASS)

    @staticmethod
    def _can_hit(board: Board, attack: int) -> bool:
        """Whether an attack with so much ATK would win against something, or go through."""
        if not board.foe_monsters:
            return True
        return any(
            not is_hidden(m) and attack > (m.attack if is_attack_position(m) else m.defense)
            for m in board.foe_monsters
        )

    @staticmethod
    def _levels(board: Board, decision: AnnounceNumber) -> list[int]:
        """Levels to take: those of other own monsters first, if an Xyz Monster could come of two such."""
        ranks = {card.level for card in board.me.extra if card.type & c.TYPE_XYZ}
        others = [m.level for m in board.my_monsters if m.code != decision.prompt.code and m.level in ranks]
        return sorted(decision.options, key=lambda number: (-others.count(number), -number))

    def _announce(self, board: Board, decision: Announce) -> Response:
        """What is most frequent on the side the effect is about; the highest number."""
        cards = [card for card in (*board.my_monsters, *board.me.hand) if card.code]
        foe = [card for card in (*board.foe_monsters, *board.foe.graveyard) if card.code]
        sense = self._knowledge.sense(decision.prompt.code, decision.prompt.effect)
        about = foe if sense is not None and sense.hurts and not sense.helps else cards
        counts: Counter[int] = Counter()
        for card in about:
            match decision:
                case AnnounceType():
                    counts[card.race] += 1
                case AnnounceAttribute():
                    counts[card.attribute] += 1
                case AnnounceCard():
                    counts[card.name_code or card.code] += 1
                case _:
                    pass
        if isinstance(decision, AnnounceNumber):
            order = sorted(decision.options, reverse=True)
            if sense is not None and "level" in sense.text:
                order = self._levels(board, decision)
        else:
            order = sorted(decision.options, key=lambda option: -counts[option])
        return tuple(order[: decision.count])

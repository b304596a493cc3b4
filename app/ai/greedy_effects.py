"""What using an effect is worth to its user, from its categories, its text and both fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from app.ai.evaluate import A_CARD, Board, Values, is_attack_position, is_hidden, is_monster
from app.ai.greedy_battle import BattlePlanner
from app.ai.knowledge import BACKROW, MONSTERS, REMOVES, Knowledge, Price, Sense, Side
from app.engine import constants as c
from app.engine.definitions import ACTIVATION
from app.engine.view import CardView

WINS = 50_000
_UNKNOWN = 250
_DRAWS = re.compile(r"draws? (\d)")
_ONLY_SPECIAL = re.compile(
    r"special summoned monster|monsters?( on the field)?( that)? (was|were) special summoned"
)
_SWAP = re.compile(r"change sides|swap|exchange|switch control")
_BOTH_PLAYERS = re.compile(r"(both|each) players?")


class EffectJudge:
    """Estimates gains in worth (see Values); negative: better not."""

    __slots__ = ("_rules", "knowledge", "planner", "values")

    def __init__(self, values: Values, knowledge: Knowledge, planner: BattlePlanner) -> None:
        self.values = values
        self.knowledge = knowledge
        self.planner = planner
        self._rules: tuple[tuple[int, Callable[[Sense, Board], int]], ...] = (
            (c.CATEGORY_DRAW, self._draw),
            (c.CATEGORY_SPECIAL_SUMMON | c.CATEGORY_TOKEN | c.CATEGORY_FUSION_SUMMON, self._special_summon),
            (c.CATEGORY_SUMMON, self._more_summons),
            (c.CATEGORY_CONTROL, self._control),
            (c.CATEGORY_ATKCHANGE | c.CATEGORY_DEFCHANGE, self._points_change),
            (c.CATEGORY_DAMAGE, self._damage),
            (c.CATEGORY_RECOVER, self._recover),
            (c.CATEGORY_POSITION, self._position),
            (c.CATEGORY_HANDES, self._discard),
            (c.CATEGORY_DISABLE, self._disable),
        )

    def gain(self, code: int, effect: int, board: Board, card: CardView | None = None) -> int:
        """What the effect would bring its user (the player of ``board``), costs not yet taken off."""
        sense = self.knowledge.sense(code, effect)
        if sense is None:
            return _UNKNOWN
        if sense.has(c.CATEGORY_EQUIP) and not sense.has(c.CATEGORY_SPECIAL_SUMMON):
            lost = self._devoured(board) if sense.has(c.CATEGORY_RELEASE) else 0
            return self._equip(code, board) - lost
        if self._starts_stalling(code, effect, card):
            return self._stall(code, board)
        if not sense.category:
            return self._uncategorized(code, sense, board, card)
        gain = 0
        known = False
        kind = self.knowledge.keeps_one_kind(code)
        if kind:
            return self._one_kind(kind, board)
        if sense.removes_from_field:
            gain += self._removal(sense, board, card)
            known = True
        elif sense.has(REMOVES):
            gain += 0 if sense.on_self else self._other_moves(sense)
            known = True
        for bits, rule in self._rules:
            if sense.has(bits):
                gain += rule(sense, board)
                known = True
        return gain if known else _UNKNOWN

    # -- costs -----------------------------------------------------------------------------------
    def price(self, code: int, effect: int, board: Board, card: CardView | None) -> int:
        """What its cost takes from the user."""
        price = self.knowledge.price(code, effect)
        lp = price.lp + (board.me.lp // 2 if price.half_lp else 0)
        worth = lp // 4 if board.me.lp - lp > 1500 else lp
        if lp and lp >= board.me.lp:
            return WINS
        for count, where, reason in price.picks:
            if price.field:
                worth += self._taken_from_field(count, price.field, board, card)
            else:
                worth += self._picked(count, where, reason, board, card)
        if price.self_to and card is not None:
            worth += self._self_cost(price, card)
        return worth + 120 * price.materials

    def _picked(self, count: int, where: int, reason: int, board: Board, card: CardView | None) -> int:
        if reason & c.REASON_RELEASE:
            losses = sorted(self.values.monster(m) for m in board.my_monsters)
        elif reason & c.REASON_DISCARD or where == c.LOCATION_GRAVE:
            losses = sorted(
                self.values.in_hand(h.code) for h in board.me.hand if card is None or h.key != card.key
            )
        else:
            return 120 * count  # mostly cards in the GY
        return sum(losses[:count]) if losses else A_CARD * count

    def _taken_from_field(self, count: int, kind: str, board: Board, card: CardView | None) -> int:
        mine = [] if kind == BACKROW else list(board.my_monsters)
        mine += [] if kind == MONSTERS else board.my_backrow
        losses = sorted(self.values.card(each) for each in mine if card is None or each.key != card.key)
        return sum(losses[:count]) if losses else A_CARD * count

    def _self_cost(self, price: Price, card: CardView) -> int:
        if card.location & (c.LOCATION_GRAVE | c.LOCATION_REMOVED):
            return 40
        if card.location == c.LOCATION_HAND and price.self_to == c.LOCATION_GRAVE:
            return self.values.in_hand(card.code) * 6 // 10
        return self.values.card(card)

    # -- removal -----------------------------------------------------------------------------------
    def reach(self, sense: Sense, cards: Iterable[CardView]) -> list[CardView]:
        """Those of ``cards`` on the field that a removal of this kind seems to reach."""
        found = []
        for card in cards:
            on_monster = card.location == c.LOCATION_MZONE
            if not (sense.monsters if on_monster else sense.backrow):
                continue
            if "face-up" in sense.text and "face-down" not in sense.text and card.position & c.POS_FACEDOWN:
                continue
            if ("face-down" in sense.text or " set " in sense.text) and "face-up" not in sense.text:
                if card.position & c.POS_FACEUP:
                    continue
            if on_monster and "attack position" in sense.text and not card.position & c.POS_ATTACK:
                continue
            if on_monster and "defense position" in sense.text and not card.position & c.POS_DEFENSE:
                continue
            if _ONLY_SPECIAL.search(sense.text) and on_monster and not is_hidden(card):
                if not card.summon_type & c.SUMMON_TYPE_SPECIAL:
                    continue
            if "field spell" in sense.text and card.sequence != c.SEQ_FIELD_ZONE:
                continue
            found.append(card)
        return found

    def _removal(self, sense: Sense, board: Board, card: CardView | None) -> int:
        key = card.key if card is not None else 0
        theirs = [
            self.values.card(each)
            for each in self.reach(sense, (*board.foe_monsters, *board.foe_backrow))
        ]  # fmt: skip
        mine = [
            self.values.card(each)
            for each in self.reach(sense, (*board.my_monsters, *board.my_backrow))
            if each.key != key
        ]  # fmt: skip
        if "loser" in sense.text and "battling" in sense.text:
            return self._duel_of_signs(board)
        if "each player's" in sense.text and not sense.everything:
            return (max(theirs, default=0) - min(mine, default=0)) * 7 // 10
        scale = 10 if not sense.has(c.CATEGORY_TOHAND) else 7
        won = sum(theirs) if sense.side & Side.THEIRS else 0
        lost = sum(mine) if sense.side & Side.MINE else 0
        if sense.everything and sense.has(c.CATEGORY_COIN):
            return (won - sum(mine)) // 2 - 200
        if sense.everything:
            return won * scale // 10 - lost
        if sense.side & Side.THEIRS and theirs:
            return sum(sorted(theirs, reverse=True)[: sense.count]) * scale // 10
        return -min(mine, default=100)

    def _duel_of_signs(self, board: Board) -> int:
        """Either battling monster goes, by chance."""
        known = board.view.cards()
        fighting = [known[k] for k in (board.view.attacker, board.view.attack_target) if k in known]
        worth = [self.values.card(each) * (-1 if each.controller == board.player else 1) for each in fighting]
        return sum(worth) // 2

    def _other_moves(self, sense: Sense) -> int:
        """Moves between hand, Deck, GY and the banished cards."""
        if sense.has(c.CATEGORY_TOHAND):
            return A_CARD * sense.count
        if sense.has(c.CATEGORY_TOGRAVE):
            return 650
        return 150

    # -- cards and points ------------------------------------------------------------------------------
    def _draw(self, sense: Sense, board: Board) -> int:
        found = _DRAWS.search(sense.text)
        count = int(found.group(1)) if found else 1
        if board.me.deck_count <= count:
            return -WINS
        if _BOTH_PLAYERS.search(sense.text):
            return 60
        if "opponent draws" in sense.text:
            return -A_CARD * count
        return A_CARD * count

    def _special_summon(self, sense: Sense, board: Board) -> int:
        if sense.has(c.CATEGORY_FUSION_SUMMON):
            return self._fusion(board)
        if sense.has(c.CATEGORY_TOKEN):
            return 550
        if "field it was on" in sense.text:
            return self._back_after_battle(board)
        if "extra deck" in sense.text:
            return self._from_extra_deck(sense, board)
        piles = list(board.me.graveyard)
        if sense.side & Side.THEIRS:
            piles += board.foe.graveyard
        if sense.in_grave:
            best = max((self.values.to_summon(m.code) for m in piles if is_monster(m)), default=600)
            return best * 8 // 10 - (400 if best < 1800 else 0)
        return 900

    def _back_after_battle(self, board: Board) -> int:
        """A monster destroyed in the present battle comes back to whoever controlled it."""
        known = board.view.cards()
        pair = [known[key] for key in (board.view.attacker, board.view.attack_target) if key in known]
        fallen = [card for card in pair if card.location == c.LOCATION_GRAVE]
        return sum(self.values.to_summon(m.code) * (1 if m.owner == board.player else -1) for m in fallen)

    def _from_extra_deck(self, sense: Sense, board: Board) -> int:
        """An ordinary monster of the Extra Deck; what the effect sends away for it is taken off elsewhere."""
        worth = sorted(self.values.to_summon(card.code) for card in board.me.extra if card.code)
        if not worth:
            return -100
        middle = worth[len(worth) // 2]
        return middle if sense.removes_from_field else middle // 2

    def _fusion(self, board: Board) -> int:
        """The best Fusion Monster of the Extra Deck, less two cheap materials."""
        fusions = [card for card in board.me.extra if card.type & c.TYPE_FUSION]
        return max((self.values.to_summon(card.code) for card in fusions), default=2100) - 1200

    def _control(self, sense: Sense, board: Board) -> int:
        best = max((self.values.monster(m) for m in board.foe_monsters), default=0)
        if not best or not board.has_free_monster_zone():
            return -100
        if _SWAP.search(sense.text):
            # Both choose, so both give what they need least.
            theirs = min(self.values.monster(m) for m in board.foe_monsters)
            return theirs - min((self.values.monster(m) for m in board.my_monsters), default=0)
        if not sense.temporary:
            return best * 3 // 2
        return self._borrow(sense, board)

    def _borrow(self, sense: Sense, board: Board) -> int:
        """Control until the End Phase: worth what it adds to this turn's battle."""
        if not board.is_my_turn or board.view.phase == c.PHASE_MAIN2 or self._no_battle(board):
            return 0
        strongest = max(board.foe_monsters, key=self.values.monster)
        attackers, defenders = self.planner.attackers(board), self.planner.defenders(board)
        lps = (board.foe.lp, board.me.lp)
        before = self.planner.plan(attackers, defenders, *lps).gain
        if "attack" not in sense.text and not is_hidden(strongest):
            attackers.append(self.planner.fighter(strongest, attacking=True))
        left = [fighter for fighter in defenders if fighter.key != strongest.key]
        return self.planner.plan(attackers, left, *lps).gain - before - 300

    def _damage(self, sense: Sense, board: Board) -> int:
        points = (sense.points or 500) * self._times(sense, board)
        both = _BOTH_PLAYERS.search(sense.text) is not None
        takes = "you take" in sense.text
        if (both or takes) and board.me.lp <= points:
            return -WINS
        if takes and not both:
            return -points // 3
        if points >= board.foe.lp:
            return WINS
        return points * 2 // 5 if not both else points // 10

    @staticmethod
    def _times(sense: Sense, board: Board) -> int:
        """How often "for each" counts."""
        if "for each" not in sense.text:
            return 1
        counted = sense.text.split("for each", 1)[1]
        times = len(board.foe.hand) if "hand" in counted else 0
        if "you control" in counted:
            times += len(board.my_monsters)
        elif "control" in counted or "field" in counted or "effect monster" in counted:
            times += len(board.foe_monsters) + (0 if "monster" in counted else len(board.foe_backrow))
        return times

    def _recover(self, sense: Sense, board: Board) -> int:
        points = sense.points or 500
        return points // 4 if "opponent gain" not in sense.text else -points // 4

    def _discard(self, sense: Sense, board: Board) -> int:
        if _BOTH_PLAYERS.search(sense.text):
            return 250 * (len(board.foe.hand) - len(board.me.hand))
        if sense.side & Side.THEIRS:
            return 750 if board.foe.hand else -50
        return -600 * sense.count

    def _disable(self, sense: Sense, board: Board) -> int:
        face_up = [m for m in board.foe_monsters if m.type & c.TYPE_EFFECT and not m.negated]
        return 450 if face_up else -50

    # -- battle -----------------------------------------------------------------------------------------
    def _position(self, sense: Sense, board: Board) -> int:
        if sense.on_self:
            return 250
        if sense.side & Side.THEIRS and board.foe_monsters:
            return 100 + self._best_turn(board)
        return 100 if board.my_monsters else -50

    def _best_turn(self, board: Board) -> int:
        """What switching the position of one of their monsters adds to this turn's battle."""
        if not board.is_my_turn or board.view.phase == c.PHASE_MAIN2 or self._no_battle(board):
            return 0
        attackers, defenders = self.planner.attackers(board), self.planner.defenders(board)
        lps = (board.foe.lp, board.me.lp)
        before = self.planner.plan(attackers, defenders, *lps).gain
        best = 0
        for n, defender in enumerate(defenders):
            if not defender.hidden:
                turned = [*defenders]
                turned[n] = defender._replace(attacking=not defender.attacking)
                best = max(best, self.planner.plan(attackers, turned, *lps).gain - before)
        return best

    def _points_change(self, sense: Sense, board: Board) -> int:
        amount = sense.points or 500
        if "half" in sense.text:
            amount = board.foe_best_attack() // 2
        if sense.hurts and not sense.helps:
            targets = [m for m in board.foe_monsters if not is_hidden(m)]
            worth = self.plan_change(board, 0, -amount)
        else:
            targets = [m for m in board.my_monsters if is_attack_position(m)]
            worth = self.plan_change(board, amount, 0)
        if not targets:
            return -100
        return worth if sense.temporary else worth + min(amount, 1500) // 3

    def _devoured(self, board: Board) -> int:
        """An Equip Card that Tributes the other own monsters: all but the one that bears it."""
        mine = [self.values.monster(m) for m in board.my_monsters]
        return sum(mine) - min(mine, default=0)

    def _equip(self, code: int, board: Board) -> int:
        boost = self.knowledge.boost(code)
        if boost.harmful:
            best = max((self.values.monster(m) for m in board.foe_monsters if not is_hidden(m)), default=0)
            return best * 7 // 10 - 100 if best else -100
        if not any(is_attack_position(m) for m in board.my_monsters):
            return -100
        amount = boost.attack if boost.known else 300
        return 150 + amount // 3 + self.plan_change(board, amount, 0)

    def plan_change(self, board: Board, mine: int, theirs: int) -> int:
        """What ATK more for the own best attacker, or less for the opponent's best, adds to the battle."""
        if not board.is_my_turn or board.view.phase == c.PHASE_MAIN2 or self._no_battle(board):
            return 0
        attackers = self.planner.attackers(board)
        defenders = self.planner.defenders(board)
        if not attackers:
            return 0
        lps = (board.foe.lp, board.me.lp)
        before = self.planner.plan(attackers, defenders, *lps)
        if mine:
            best = max(range(len(attackers)), key=lambda n: attackers[n].attack)
            attackers[best] = attackers[best]._replace(attack=attackers[best].attack + mine)
        if theirs and defenders:
            worst = max(range(len(defenders)), key=lambda n: defenders[n].attack)
            weaker = max(defenders[worst].attack + theirs, 0)
            defenders[worst] = defenders[worst]._replace(attack=weaker)
        return self.planner.plan(attackers, defenders, *lps).gain - before.gain

    @staticmethod
    def _no_battle(board: Board) -> bool:
        return board.view.turn == 1 and not board.view.rules.first_turn_attack

    # -- holding attackers ----------------------------------------------------------------------------------
    def _starts_stalling(self, code: int, effect: int, card: CardView | None) -> bool:
        """Whether using the effect brings a card into play that keeps monsters from attacking."""
        definition = self.knowledge.definition(code, effect)
        face_up = (
            card is not None and bool(card.location & c.LOCATION_SZONE) and bool(card.position & c.POS_FACEUP)
        )
        return (
            definition is not None
            and definition.kind == ACTIVATION
            and not face_up
            and self.knowledge.stalls(code)
        )

    def _stall(self, code: int, board: Board) -> int:
        """Good for whoever has the weaker monsters; one such card is enough."""
        face_up = (card for card in board.my_backrow if card.position & c.POS_FACEUP)
        if any(self.knowledge.stalls(card.code) for card in face_up):
            return -100
        difference = board.foe_best_attack() - board.my_best_attack()
        return 500 + min(difference, 2000) // 2 if difference > 0 else -200

    # -- the rest --------------------------------------------------------------------------------------------
    def _uncategorized(self, code: int, sense: Sense, board: Board, card: CardView | None) -> int:
        """No category: mostly the plain activation of a Continuous or Field card."""
        data = self.values.pool.get(code)
        if "tribute" in sense.text and "opponent controls" in sense.text:
            return self._their_tribute(board)
        if "normal summon" in sense.text and "you can" in sense.text:
            return self._more_summons(sense, board)
        if data is None or not data.type & (c.TYPE_CONTINUOUS | c.TYPE_FIELD):
            return _UNKNOWN
        kind = self.knowledge.keeps_one_kind(code)
        if kind:
            return self._one_kind(kind, board) + 100
        in_use = [
            each for each in board.my_backrow if each.code == code and each.position & c.POS_FACEUP
        ]  # fmt: skip
        if in_use:
            return -200
        if data.type & c.TYPE_FIELD and board.me.spells[c.SEQ_FIELD_ZONE] is not None:
            return -100
        return _UNKNOWN + 100

    def _one_kind(self, kind: str, board: Board) -> int:
        """What the opponent loses more than the own side when each keeps only monsters of one kind."""

        def lost(monsters: Iterable[CardView]) -> int:
            groups: dict[int, list[int]] = {}
            for monster in monsters:
                if monster.is_face_up:
                    bit = monster.attribute if kind == "attribute" else monster.race
                    groups.setdefault(bit, []).append(self.values.monster(monster))
            if kind == "each type":
                return sum(sum(group) - max(group) for group in groups.values())
            sums = [sum(group) for group in groups.values()]
            return sum(sums) - max(sums, default=0)

        return lost(board.foe_monsters) - lost(board.my_monsters)

    def _more_summons(self, sense: Sense, board: Board) -> int:
        """Another Normal Summon: if there is a monster left for it, and a zone."""
        low = [h for h in board.me.hand if is_monster(h) and h.level <= 4]
        return 600 if len(low) > board.view.normal_summons_left and board.has_free_monster_zone() else -100

    def _their_tribute(self, board: Board) -> int:
        """One of their monsters as a Tribute: if there is something to Tribute Summon."""
        in_hand = [h for h in board.me.hand if is_monster(h) and h.level >= 5]
        able = [h for h in in_hand if (1 if h.level <= 6 else 2) <= len(board.my_monsters) + 1]
        best = max((self.values.monster(m) for m in board.foe_monsters), default=0)
        return best if able and board.view.normal_summons_left and best else -100

"""What another program told its players, message by message, as a record that can be watched.

The messages of a ``.yrpX`` are those of the community's duel core: a number, then little-endian fields.
Messages that are not known, or name something that is not on the table, are passed over and counted; the
record then says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from app.data.errors import RecordError
from app.data.record import Frame, Record
from app.data.yrp import ForeignReplay, Message
from app.data.yrp_board import Astray, Board, Card, Link
from app.engine import constants as c
from app.engine import events as e
from app.engine.carddata import CardPool
from app.engine.decisions import Text
from app.engine.duel import DeckList, Setup
from app.engine.events import BOTH, NOTHING, Event
from app.engine.rules import PRESETS

#: Questions, hints and refreshes: nothing happens on the table.
_SILENT: Final = frozenset(
    (
        *(*range(1, 4), *range(10, 27), *range(140, 144)),
        *(34, 56, 80, 81, 97, 113, 114, 132, 133, 160, 163, 164, 165, 170, 180, 190),
    )
)
_MAX_STEPS: Final = 20_000
_MAX_SHOWN: Final = 1_000_000
"""Cards of all frames; a long duel has a tenth of them."""
_QUERY_ATTACK, _QUERY_DEFENSE, _QUERY_CODE, _QUERY_END = 0x100, 0x200, 0x1, 0x80000000


class _Fields:
    """Reads the fields of one message; raises :class:`Astray` past its end."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def number(self, size: int) -> int:
        part = self._data[self._at : self._at + size]
        if len(part) < size:
            raise Astray("is too short")
        self._at += size
        return int.from_bytes(part, "little")

    def byte(self) -> int:
        return self.number(1)

    def four(self) -> int:
        return self.number(4)

    def place(self) -> tuple[int, int, int, int]:
        """(controller, location, sequence, position)."""
        return self.byte(), self.byte(), self.four(), self.four()

    def short_place(self) -> tuple[int, int, int]:
        """(controller, location, sequence) of a single byte each."""
        return self.byte(), self.byte(), self.byte()

    def count(self, size: int = 4, most: int = 600) -> int:
        found = self.number(size)
        if found > most:
            raise Astray(f"claims {found} cards")
        return found

    @property
    def left(self) -> int:
        return len(self._data) - self._at

    def skip(self, size: int) -> None:
        self._at += size


def watchable(foreign: ForeignReplay, pool: CardPool) -> tuple[Record, str]:
    """``foreign`` as a record to watch (it cannot be played again), and a sentence on what is missing.

    Raises :class:`RecordError` with one sentence for a replay that holds only answers.
    """
    if not any(message.kind == 4 for message in foreign.messages):
        raise RecordError(
            "This replay holds only the players' answers, which mean something to the program that wrote"
            " it alone; its decks can be read, but there is nothing to watch."
        )
    teller = _Teller(foreign, pool)
    teller.tell_all()
    return teller.record(), teller.missing()


class _Teller:
    """Goes through the messages, keeps the board, and notes events and frames."""

    def __init__(self, foreign: ForeignReplay, pool: CardPool) -> None:
        self._foreign = foreign
        self._board = Board(PRESETS[foreign.rules], pool)
        self._events: list[tuple[int, Event]] = []
        self._frames: list[Frame] = []
        self._passed: Counter[str] = Counter()
        self._summoned: tuple[Card, int] | None = None
        self._reason = ""
        self._started = False
        self._known: dict[int, Callable[[_Fields], None]] = {
            4: self._start,
            5: self._win,
            6: self._update,
            30: self._confirm_top,
            31: self._confirm,
            32: lambda x: self._tell(e.Shuffled(x.byte(), c.LOCATION_DECK)),
            33: lambda x: self._reorder(x, c.LOCATION_HAND),
            36: self._shuffle_set,
            38: self._deck_top,
            39: lambda x: self._reorder(x, c.LOCATION_EXTRA),
            40: self._turn,
            41: self._phase,
            50: self._move,
            53: self._position,
            54: self._set,
            55: self._swap,
            60: lambda x: self._summoning(x, c.SUMMON_TYPE_NORMAL),
            61: lambda x: self._was_summoned(),
            62: lambda x: self._summoning(x, c.SUMMON_TYPE_SPECIAL),
            63: lambda x: self._was_summoned(),
            64: lambda x: self._summoning(x, c.SUMMON_TYPE_FLIP),
            65: lambda x: self._was_summoned(),
            70: self._chaining,
            71: lambda x: None,
            72: self._solving,
            73: self._solved,
            74: lambda x: self._chain_over(),
            75: lambda x: self._negated(x, effect_only=False),
            76: lambda x: self._negated(x, effect_only=True),
            83: self._targets,
            90: self._draw,
            91: lambda x: self._points(x, -1, "effect"),
            92: lambda x: self._points(x, 1, "recover"),
            93: self._equip,
            94: self._lp,
            100: lambda x: self._points(x, -1, "pay"),
            101: lambda x: self._counter(x, 1),
            102: lambda x: self._counter(x, -1),
            110: self._attack,
            111: self._battle,
            112: lambda x: self._attack_over(),
            120: self._missed,
            130: lambda x: self._toss(x, coins=True),
            131: lambda x: self._toss(x, coins=False),
        }

    # --- the whole ---------------------------------------------------------------------------------

    def tell_all(self) -> None:
        """Tell every message."""
        for message in self._foreign.messages:
            self._one(message)
            if len(self._frames) > _MAX_STEPS or self._board.shown > _MAX_SHOWN:
                break

    def _one(self, message: Message) -> None:
        tell = self._known.get(message.kind)
        if tell is None:
            if message.kind not in _SILENT:
                self._passed[f"message {message.kind}"] += 1
            return
        before = len(self._events)
        if not self._started and message.kind != 4:
            return
        try:
            tell(_Fields(message.data))
        except Astray as error:
            self._passed[f"message {message.kind} ({error})"] += 1
        if len(self._events) > before or (message.kind == 4 and not self._frames):
            self._frames.append(self._board.frame())

    @property
    def _step(self) -> int:
        """The step that events now lead to."""
        return len(self._frames)

    def _tell(self, event: Event) -> None:
        self._events.append((self._step, event))

    def record(self) -> Record:
        """Everything as a record. Its answers are empty: there is nothing to play again."""
        foreign, board = self._foreign, self._board
        names = (*foreign.names[:1], *foreign.names[foreign.team : foreign.team + 1], "Player 1", "Player 2")
        decks = [DeckList(deck.main, deck.extra) for deck in foreign.decks[:: foreign.team]][:2]
        decks += [DeckList(()), DeckList(())]
        setup = Setup(PRESETS[foreign.rules], 0, (decks[0], decks[1]), first_player=0, lp=foreign.lp)
        return Record(
            setup=setup,
            responses=((),) * max(0, len(self._frames) - 1),
            digests=(),
            events=tuple(self._events),
            names=(names[0] or "Player 1", names[1] or "Player 2"),
            winner=None if board.winner < 0 else board.winner,
            win_reason=self._reason,
            turn=board.turn,
            frames=tuple(self._frames),
            saved_at=foreign.saved_at,
        )

    def missing(self) -> str:
        """A sentence on the messages that were passed over, "" for none."""
        problems = list(self._foreign.problems)
        if self._passed:
            count = sum(self._passed.values())
            named = ", ".join(f"{kind} × {number}" for kind, number in self._passed.most_common(4))
            more = " and others" if len(self._passed) > 4 else ""
            problems.append(
                f"{count} of {len(self._foreign.messages)} messages are not shown: {named}{more}."
            )
        return " ".join(problems)

    # --- start, end, turns ---------------------------------------------------------------------------

    def _start(self, x: _Fields) -> None:
        board = self._board
        x.byte()
        board.lp = [x.four(), x.four()]
        decks, extras = [0, 0], [0, 0]
        for player in (0, 1):
            decks[player], extras[player] = x.number(2), x.number(2)
        for player in (0, 1):
            board.fill(player, c.LOCATION_DECK, decks[player])
            board.fill(player, c.LOCATION_EXTRA, extras[player])
        self._started = True
        lp, counts = (board.lp[0], board.lp[1]), (decks[0], decks[1])
        self._tell(e.DuelStarted(lp, counts, (extras[0], extras[1]), 0))

    def _win(self, x: _Fields) -> None:
        player = x.byte()
        kind = x.byte()
        self._board.winner = player if player in (0, 1) else 2
        self._reason = {0: "surrender", 1: "lp", 2: "deck"}.get(kind, "surrender" if kind == 4 else "")
        self._tell(e.DuelEnded(self._board.winner, self._reason))

    def _turn(self, x: _Fields) -> None:
        board = self._board
        player = x.byte() & 1
        board.turn += 1
        board.turn_player, board.phase = player, c.PHASE_DRAW
        board.attacker = board.target = None
        self._tell(e.TurnStarted(player, board.turn))

    def _phase(self, x: _Fields) -> None:
        self._board.phase = x.number(2)
        if not self._board.phase & c.PHASE_ANY_BATTLE:
            self._board.attacker = self._board.target = None
        self._tell(e.PhaseStarted(self._board.phase, self._board.turn_player))

    # --- cards move ------------------------------------------------------------------------------------

    def _move(self, x: _Fields) -> None:
        board = self._board
        code, before, after, reason = x.four(), x.place(), x.place(), x.four()
        if before[1]:
            card = board.at(*before)
        else:
            card = board.new_card(code, after[0] & 1)
            card.controller, card.position = after[0] & 1, after[3]
        old = board.seen(card)
        if code:
            card.code = code
        if after[1] and not card.location & c.LOCATION_OVERLAY and card.materials:
            self._drop_materials(card, after)
        if card.location:
            board.take(card)
        if after[1]:
            board.put(card, *after)
            card.turn = board.turn
        new = board.seen(card)
        # The card was what it is now also where nobody knew it.
        was = e.Seen(old.card._replace(code=card.code), old.known | new.known)
        if not after[1]:
            new = e.Seen(new.card._replace(location=0), BOTH)
        self._tell(e.Moved(was, new, reason, card.owner))

    def _drop_materials(self, card: Card, after: tuple[int, int, int, int]) -> None:
        """Materials go with a monster that moves on the field; otherwise they are told one by one."""
        if after[1] != c.LOCATION_MZONE:
            return
        for under in card.materials:
            under.controller, under.sequence = after[0], after[2]

    def _position(self, x: _Fields) -> None:
        code, place, before, after = x.four(), x.short_place(), x.byte(), x.byte()
        card = self._board.at(*place)
        card.code = code or card.code
        card.position = after
        flipped = bool(before & c.POS_FACEDOWN and after & c.POS_FACEUP)
        self._tell(e.PositionChanged(self._board.seen(card), before, flipped))

    def _set(self, x: _Fields) -> None:
        code, place = x.four(), x.place()
        card = self._board.at(*place)
        card.code, card.position = code or card.code, place[3]
        self._tell(e.CardSet(place[0], self._board.seen(card)))

    def _swap(self, x: _Fields) -> None:
        x.four()
        one = self._board.at(*x.place())
        x.four()
        other = self._board.at(*x.place())
        before = [self._board.seen(card) for card in (one, other)]
        self._board.swap(one, other)
        for was, card in zip(before, (one, other), strict=True):
            self._tell(e.Moved(was, self._board.seen(card), c.REASON_EFFECT, card.owner))

    def _draw(self, x: _Fields) -> None:
        board = self._board
        player, count = x.byte(), x.count()
        drawn = []
        for _ in range(count):
            code, position = x.four(), x.four()
            deck = board.pile(player, c.LOCATION_DECK)
            if not deck:
                raise Astray("draws from an empty Deck")
            card = deck[-1]
            was = board.seen(card)
            board.take(card)
            card.code = code & 0x7FFFFFFF or card.code
            board.put(card, player, c.LOCATION_HAND, 0, position or c.POS_FACEDOWN)
            now = board.seen(card)
            self._tell(
                e.Moved(e.Seen(was.card._replace(code=card.code), now.known), now, c.REASON_DRAW, card.owner)
            )
            drawn.append(now)
        self._tell(e.Drawn(player, tuple(drawn)))

    def _reorder(self, x: _Fields, location: int) -> None:
        player, count = x.byte(), x.count()
        cards = self._board.pile(player, location)
        for n in range(min(count, len(cards))):
            cards[n].code = x.four() & 0x7FFFFFFF or cards[n].code
        self._tell(e.Shuffled(player, location))

    def _shuffle_set(self, x: _Fields) -> None:
        location, count = x.byte(), x.count(1, 14)
        places = [x.place() for _ in range(count)]
        cards = [self._board.at(*place) for place in places]
        after = [x.place() for _ in range(count)]
        for card in cards:
            self._board.take(card)
        for card, old, new in zip(cards, places, after, strict=True):
            target = new if new[1] else old
            self._board.put(card, *target[:3], old[3])
        if cards:
            self._tell(e.Shuffled(cards[0].controller, location))

    def _deck_top(self, x: _Fields) -> None:
        player, offset, code = x.byte(), x.four(), x.four()
        deck = self._board.pile(player, c.LOCATION_DECK)
        if offset < len(deck):
            deck[-1 - offset].code = code & 0x7FFFFFFF

    def _confirm_top(self, x: _Fields) -> None:
        player, count = x.byte(), x.count()
        deck = self._board.pile(player, c.LOCATION_DECK)
        shown = []
        for n in range(min(count, len(deck))):
            code = x.four()
            x.skip(6)
            deck[-1 - n].code = code or deck[-1 - n].code
            shown.append(self._board.seen(deck[-1 - n], BOTH))
        self._tell(e.Revealed(player, tuple(shown)))

    def _confirm(self, x: _Fields) -> None:
        player, count = x.byte(), x.count()
        shown = []
        for _ in range(count):
            code = x.four()
            place = (x.byte(), x.byte(), x.four())
            card = self._board.at(*place)
            card.code = code or card.code
            shown.append(self._board.seen(card, BOTH))
        self._tell(e.Revealed(player, tuple(shown)))

    def _update(self, x: _Fields) -> None:
        """Codes and current values of a row of cards; never an event of its own."""
        player, location = x.byte(), x.byte()
        if location not in (c.LOCATION_MZONE, c.LOCATION_SZONE, c.LOCATION_HAND, c.LOCATION_EXTRA):
            return
        x.four()
        sequence = 0
        while x.left >= 2 and sequence < 300:
            self._update_one(x, player, location, sequence)
            sequence += 1

    def _update_one(self, x: _Fields, player: int, location: int, sequence: int) -> None:
        size = x.number(2)
        if not size:
            return
        card: Card | None
        try:
            card = self._board.at(player, location, sequence)
        except Astray:
            card = None
        while size >= 4:
            flag = x.four()
            if flag == _QUERY_END:
                return
            value = x.four() if size == 8 else 0
            if size != 8:
                x.skip(size - 4)
            elif card is not None and flag == _QUERY_CODE and value:
                card.code = value & 0x7FFFFFFF
            elif card is not None and flag in (_QUERY_ATTACK, _QUERY_DEFENSE):
                signed = value - (1 << 32) if value >= 1 << 31 else value
                if flag == _QUERY_ATTACK:
                    card.attack = signed
                else:
                    card.defense = signed
            size = x.number(2)

    # --- summons and the Chain ---------------------------------------------------------------------------

    def _summoning(self, x: _Fields, kind: int) -> None:
        code, place = x.four(), x.place()
        card = self._board.at(*place)
        card.code, card.position = code or card.code, place[3]
        card.summon_type = kind
        self._summoned = card, kind
        self._tell(e.Summoning(card.controller, self._board.seen(card), kind))

    def _was_summoned(self) -> None:
        if self._summoned is not None:
            card, kind = self._summoned
            self._summoned = None
            self._tell(e.Summoned(card.controller, self._board.seen(card), kind))

    def _chaining(self, x: _Fields) -> None:
        board = self._board
        code, place = x.four(), x.place()
        card = board.at(*place)
        card.code = code or card.code
        x.skip(6)
        x.skip(8)
        number = len(board.chain) + 1
        board.chain.append(Link(number, place[0], card))
        self._tell(e.ChainLinkAdded(number, place[0], board.seen(card, BOTH), Text("")))

    def _link(self, number: int) -> Link:
        found = [link for link in self._board.chain if link.number == number]
        if not found:
            raise Astray(f"names a Chain Link {number} that there is none")
        return found[0]

    def _solving(self, x: _Fields) -> None:
        link = self._link(x.byte())
        link.resolving = True
        self._tell(e.ChainLinkResolving(link.number, self._board.seen(link.card, BOTH), Text("")))

    def _solved(self, x: _Fields) -> None:
        link = self._link(x.byte())
        self._board.chain.remove(link)
        self._tell(e.ChainLinkResolved(link.number, "activation" if link.negated else ""))

    def _chain_over(self) -> None:
        self._board.chain.clear()
        self._tell(e.ChainEnded())

    def _negated(self, x: _Fields, *, effect_only: bool) -> None:
        link = self._link(x.byte())
        link.negated = True
        self._tell(e.ActivationNegated(link.number, self._board.seen(link.card, BOTH), effect_only))

    def _targets(self, x: _Fields) -> None:
        cards = tuple(self._board.at(*x.place()) for _ in range(x.count()))
        source = NOTHING
        if self._board.chain:
            link = self._board.chain[-1]
            link.targets += cards
            source = self._board.seen(link.card, BOTH)
        self._tell(e.BecameTargets(tuple(self._board.seen(card) for card in cards), source))

    # --- points, battle, the rest ------------------------------------------------------------------------

    def _points(self, x: _Fields, sign: int, kind: str) -> None:
        player, amount = x.byte() & 1, x.four()
        before = self._board.lp[player]
        after = max(0, before + sign * amount)
        self._board.lp[player] = after
        if kind == "effect" and self._board.phase & (c.PHASE_DAMAGE | c.PHASE_DAMAGE_CAL):
            kind = "battle"
        self._tell(e.LpChanged(player, before, after, kind, amount=amount))

    def _lp(self, x: _Fields) -> None:
        player, after = x.byte() & 1, x.four()
        before, self._board.lp[player] = self._board.lp[player], after
        self._tell(e.LpChanged(player, before, after, "set"))

    def _equip(self, x: _Fields) -> None:
        card, target = self._board.at(*x.place()), self._board.at(*x.place())
        card.equipped_to = target
        self._tell(e.Equipped(self._board.seen(card), self._board.seen(target)))

    def _counter(self, x: _Fields, sign: int) -> None:
        kind = x.number(2)
        card, number = self._board.at(*x.short_place()), x.number(2)
        total = max(0, card.counters.get(kind, 0) + sign * number)
        card.counters[kind] = total
        self._tell(e.CounterChanged(self._board.seen(card), kind, sign * number, total))

    def _attack(self, x: _Fields) -> None:
        board = self._board
        attacker, place = board.at(*x.place()), x.place()
        board.attacker = attacker
        board.target = board.at(*place) if place[1] else None
        target = board.seen(board.target) if board.target is not None else NOTHING
        self._tell(e.AttackDeclared(board.seen(attacker), target))

    def _battle(self, x: _Fields) -> None:
        board = self._board
        attacker = board.at(*x.place())
        attack, defense = x.four(), x.four()
        lost = bool(x.byte())
        place = x.place()
        other_attack, other_defense = x.four(), x.four()
        other_lost = bool(x.byte())
        target = board.at(*place) if place[1] else None
        in_defense = target is not None and bool(target.position & c.POS_DEFENSE)
        self._tell(
            e.BattleCalculated(
                board.seen(attacker),
                board.seen(target) if target is not None else NOTHING,
                attack if attacker.position & c.POS_ATTACK else defense,
                (other_defense if in_defense else other_attack) if target is not None else 0,
                lost,
                other_lost,
            )
        )

    def _attack_over(self) -> None:
        if self._board.attacker is not None:
            self._tell(e.AttackNegated(self._board.seen(self._board.attacker)))
            self._board.attacker = self._board.target = None

    def _missed(self, x: _Fields) -> None:
        card = self._board.at(*x.place())
        self._tell(e.MissedTiming(card.controller, self._board.seen(card), Text("")))

    def _toss(self, x: _Fields, *, coins: bool) -> None:
        player, count = x.byte() & 1, x.count(1, 30)
        results = [x.byte() for _ in range(count)]
        if coins:
            self._tell(e.CoinsTossed(player, tuple(result == 1 for result in results)))
        else:
            self._tell(e.DiceRolled(player, tuple(results)))

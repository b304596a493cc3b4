"""A position as readable text, and back (for tests, bug reports, puzzles, practice).

    ketto 1
    rules mr5
    turn 3 A main1
    lp 8000 7100
    goal A 3
    A summoned 1
    A hand 53129443
    A monster 2 attack 69247929 counter=4096x2
    B spell 0 set 44095762
    B deck shuffled 27288416 27288416

Piles are listed bottom first. Cards are passcodes. A mark after a passcode in a pile: ``*`` properly
Summoned before (GY, banished), ``^`` face-up in the Extra Deck, ``_`` banished face-down. Words after
a card on the field name what differs from a plain card: ``counter=1x3`` (kind x number), ``to=A2``
(equipped to the monster in A's zone 2), ``tied=A2`` (lives as long as it, as Call of the Haunted
does), ``with=code,code`` (Xyz Materials), ``by=synchro`` (how it was Summoned), ``new`` (placed this
turn), ``improper`` (not properly Summoned), ``foreign`` (owned by the other player),
``text=code-code.0`` (it has the name and effects of the first card for this turn, and has lost effect 0
of the second one for that). ``goal A 3``:
player A loses unless they win before turn 3 is over. ``shuffled``: the Deck's order is chance.
"""

from __future__ import annotations

from app.engine import constants as c
from app.engine import copying
from app.engine.carddata import CardPool
from app.engine.errors import BadNotation
from app.engine.kernel import ACTIVITY_NORMAL_SUMMON
from app.engine.notation_words import (
    DOWN_MARK,
    OPEN_MARK,
    PHASES,
    PILES,
    PROPER_MARK,
    ROWS,
    SUMMONS,
    FieldCard,
    Limits,
    PileCard,
    Reader,
    read_lines,
)
from app.engine.rng import Rng, seed_words
from app.engine.rules import rules_named
from app.engine.state import STATUS_PROPER, CardState, DuelState

MAX_CARDS = 500
MAX_LP = 999_999
MAX_TURN = 9_999

_LIMITS = Limits(MAX_LP, MAX_TURN, 99, 0xFFFF, 9_999, strict=True)


def to_text(state: DuelState) -> str:
    """The position of an open game state; raises :class:`BadNotation` in the middle of something."""
    phase = next((word for word, code in PHASES.items() if code == state.phase), None)
    if phase is None or state.chain:
        raise BadNotation("Only a position at an open game state can be written as text.")
    lines = [
        "ketto 1",
        f"rules {state.rules_name}",
        f"turn {state.turn} {'AB'[state.turn_player]} {phase}",
        f"lp {state.lp[0]} {state.lp[1]}",
    ]
    if state.goal[1]:
        lines.append(f"goal {'AB'[state.goal[0]]} {state.goal[1]}")
    for player in (0, 1):
        who = "AB"[player]
        summoned = state.activity.get((ACTIVITY_NORMAL_SUMMON, player), 0)
        if summoned:
            lines.append(f"{who} summoned {summoned}")
        for word, location in PILES.items():
            pile = state.pile(player, location)
            if pile:
                lines.append(f"{who} {word} " + " ".join(_pile_card(state.cards[uid]) for uid in pile))
        for word, location in ROWS.items():
            for number, uid in enumerate(state.pile(player, location)):
                if uid:
                    lines.append(f"{who} {word} {number} {_field_card(state, state.cards[uid])}")
    return "\n".join(lines) + "\n"


def _pile_card(card: CardState) -> str:
    marks = ""
    if card.location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED) and card.status & STATUS_PROPER:
        marks += PROPER_MARK
    if card.location == c.LOCATION_EXTRA and card.position & c.POS_FACEUP:
        marks += OPEN_MARK
    if card.location == c.LOCATION_REMOVED and card.position & c.POS_FACEDOWN:
        marks += DOWN_MARK
    return PileCard(card.code, marks).words()


def _field_card(state: DuelState, card: CardState) -> str:
    on_monsters = card.location == c.LOCATION_MZONE
    holder = state.cards[card.equip_to] if card.equip_to else None
    tied = state.cards[card.tied[0]]
    is_tied = tied.uid and tied.generation == card.tied[1] and tied.location == c.LOCATION_MZONE
    summoned = next((word for word, kind in SUMMONS.items() if kind == card.summon_type), "")
    return FieldCard(
        card.position,
        card.code,
        card.counters,
        _spot(holder) if holder is not None else "",
        _spot(tied) if is_tied else "",
        summoned if on_monsters else "",
        tuple(copying.to_words(state, card)),
        tuple(state.cards[uid].code for uid in card.materials),
        new=card.turn_placed == state.turn,
        improper=on_monsters and not card.status & STATUS_PROPER,
        foreign=card.owner != card.controller,
    ).words(card.location)


def _spot(card: CardState) -> str:
    return f"{'AB'[card.controller]}{card.sequence}"


def from_text(text: str, pool: CardPool, seed: int = 0) -> DuelState:
    """The state a text describes; raises :class:`BadNotation` naming the line.

    ``seed`` decides what is chance in the position and in the duel that goes on from it.
    """
    reader = _Reader(pool, seed)
    read_lines(text, reader.read, BadNotation)
    return reader.finish()


class _Reader(Reader):
    """Builds a state line by line."""

    limits = _LIMITS

    def __init__(self, pool: CardPool, seed: int) -> None:
        self._pool = pool
        self._seed = seed
        self._state: DuelState | None = None
        #: Cards that are equipped ("to") or tied ("tied") to the monster in a zone not read yet.
        self._bonds: list[tuple[CardState, str, str]] = []
        self._shuffled: list[int] = []

    @property
    def state(self) -> DuelState:
        """What there is so far; raises ValueError before the rules are known."""
        if self._state is None:
            raise ValueError("the rules line must come first")
        return self._state

    def rules(self, name: str) -> None:
        if self._state is not None:
            raise ValueError("the rules stand there twice")
        rules = rules_named(name)
        state = self._state = DuelState(rules.name, seed_words(self._seed), (rules.start_lp, rules.start_lp))
        state.flow = "main"
        state.turn = 1
        state.phase = c.PHASE_MAIN1

    def turn(self, turn: int, player: int, phase: str) -> None:
        state = self.state
        if len(state.cards) > 1:
            raise ValueError("the turn line must stand before the cards")
        state.turn, state.turn_player, state.phase = turn, player, PHASES[phase]
        state.flow = "battle" if state.phase == c.PHASE_BATTLE_STEP else "main"

    def lp(self, mine: int, theirs: int) -> None:
        self.state.lp[:] = [mine, theirs]

    def goal(self, player: int, turn: int) -> None:
        self.state.goal = (player, turn)

    def summoned(self, player: int, count: int) -> None:
        self.state.activity[(ACTIVITY_NORMAL_SUMMON, player)] = count

    def pile(self, player: int, location: int, cards: list[PileCard], shuffled: bool) -> None:
        if shuffled:
            self._shuffled.append(player)
        for card in cards:
            self._to_pile(self.state, player, location, card)

    def _new(self, state: DuelState, code: int, owner: int, controller: int) -> CardState:
        facts = self._pool.require_playable(code)
        if len(state.cards) > 2 * MAX_CARDS:
            raise ValueError(f"a position holds at most {2 * MAX_CARDS} cards")
        card = CardState(len(state.cards), facts.code, owner, controller, 0, 0, c.POS_FACEDOWN_DEFENSE)
        card.stamp = state.stamp
        state.stamp += 1
        state.cards.append(card)
        return card

    def _to_pile(self, state: DuelState, player: int, location: int, listed: PileCard) -> None:
        card = self._new(state, listed.code, player, player)
        if PROPER_MARK in listed.marks:
            card.status |= STATUS_PROPER
        facts = self._pool.data(card.code)
        if facts.type & c.TYPE_TOKEN:
            raise ValueError(f"{facts.name} is a Token, and Tokens lie on the field only")
        extra_only = location == c.LOCATION_EXTRA and not facts.is_extra_deck
        if extra_only and not (facts.type & c.TYPE_PENDULUM and OPEN_MARK in listed.marks):
            raise ValueError(f"{facts.name} does not belong in the Extra Deck")
        if location in (c.LOCATION_DECK, c.LOCATION_HAND) and facts.is_extra_deck:
            raise ValueError(f"{facts.name} belongs in the Extra Deck")
        card.location = location
        open_pile = location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED) and DOWN_MARK not in listed.marks
        if open_pile or (location == c.LOCATION_EXTRA and OPEN_MARK in listed.marks):
            card.position = c.POS_FACEUP_ATTACK
        pile = state.pile(player, location)
        card.sequence = len(pile)
        pile.append(card.uid)

    def zone(self, player: int, location: int, sequence: int, card: FieldCard) -> None:
        state = self.state
        row = state.pile(player, location)
        if sequence >= len(row):
            raise ValueError(f"'{sequence}' is not a number from 0 to {len(row) - 1}")
        made = self._new(state, card.code, 1 - player if card.foreign else player, player)
        if row[sequence]:
            word = "monster" if location == c.LOCATION_MZONE else "spell"
            raise ValueError(f"zone {word} {sequence} holds two cards")
        row[sequence] = made.uid
        made.location, made.sequence, made.position = location, sequence, card.position
        made.turn_placed = state.turn if card.new else 0
        if location == c.LOCATION_MZONE and not card.improper:
            made.status |= STATUS_PROPER
        made.counters = tuple(sorted(card.counters))
        self._bonds += [(made, key, spot) for key, spot in (("to", card.to), ("tied", card.tied)) if spot]
        if card.by:
            made.summon_type, made.summon_player = SUMMONS[card.by], player
        for word in card.texts:
            copying.from_word(state, made, word, self._pool)
        self._put_under(state, made, player, card.materials)

    def _put_under(self, state: DuelState, holder: CardState, player: int, codes: tuple[int, ...]) -> None:
        for code in codes:
            material = self._new(state, code, player, player)
            material.location, material.overlay_to = c.LOCATION_OVERLAY, holder.uid
            material.sequence = len(holder.materials)
            material.position = c.POS_FACEUP_ATTACK
            holder.materials = (*holder.materials, material.uid)

    def finish(self) -> DuelState:
        """The whole state; raises :class:`BadNotation` when it cannot be."""
        state = self._state
        if state is None:
            raise BadNotation("The position has no rules line.")
        for card, key, spot in self._bonds:
            who, zone = spot[:1], spot[1:]
            row = state.mzone["AB".index(who)] if who in ("A", "B") else []
            holder = row[int(zone)] if zone.isdecimal() and int(zone) < len(row) else 0
            if not holder:
                raise BadNotation(f"The position binds a card to the empty zone {spot}.")
            if key == "to":
                card.equip_to = holder
            else:
                card.tied = (holder, state.cards[holder].generation)
        self._shuffle(state)
        problems = state.problems()
        if problems:
            raise BadNotation(f"The position is impossible: {problems[0]}")
        return state

    def _shuffle(self, state: DuelState) -> None:
        rng = Rng(state.rng)
        for player in self._shuffled:
            rng.shuffle(state.deck[player])
            for sequence, uid in enumerate(state.deck[player]):
                state.cards[uid].sequence = sequence
        state.rng = rng.words

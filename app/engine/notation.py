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
from app.engine.errors import BadNotation, EngineError
from app.engine.kernel import ACTIVITY_NORMAL_SUMMON
from app.engine.rng import Rng, seed_words
from app.engine.rules import rules_named
from app.engine.state import STATUS_PROPER, CardState, DuelState

MAX_CARDS = 500
MAX_LP = 999_999
MAX_TURN = 9_999

_PILES = {
    "deck": c.LOCATION_DECK,
    "hand": c.LOCATION_HAND,
    "gy": c.LOCATION_GRAVE,
    "banished": c.LOCATION_REMOVED,
    "extra": c.LOCATION_EXTRA,
}
_ROWS = {"monster": c.LOCATION_MZONE, "spell": c.LOCATION_SZONE}
_PHASES = {"main1": c.PHASE_MAIN1, "battle": c.PHASE_BATTLE_STEP, "main2": c.PHASE_MAIN2}
_POSITIONS = {
    "attack": c.POS_FACEUP_ATTACK,
    "defense": c.POS_FACEUP_DEFENSE,
    "set": c.POS_FACEDOWN_DEFENSE,
    "up": c.POS_FACEUP_ATTACK,
    "hidden-attack": c.POS_FACEDOWN_ATTACK,
}
_MARKS = "*^_"
_SUMMONS = {
    "normal": c.SUMMON_TYPE_NORMAL,
    "tribute": c.SUMMON_TYPE_TRIBUTE,
    "gemini": c.SUMMON_TYPE_GEMINI,
    "flip": c.SUMMON_TYPE_FLIP,
    "special": c.SUMMON_TYPE_SPECIAL,
    "fusion": c.SUMMON_TYPE_FUSION,
    "ritual": c.SUMMON_TYPE_RITUAL,
    "synchro": c.SUMMON_TYPE_SYNCHRO,
    "xyz": c.SUMMON_TYPE_XYZ,
    "pendulum": c.SUMMON_TYPE_PENDULUM,
    "link": c.SUMMON_TYPE_LINK,
}


def to_text(state: DuelState) -> str:
    """The position of an open game state; raises :class:`BadNotation` in the middle of something."""
    phase = next((word for word, code in _PHASES.items() if code == state.phase), None)
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
        for word, location in _PILES.items():
            pile = state.pile(player, location)
            if pile:
                lines.append(f"{who} {word} " + " ".join(_pile_card(state.cards[uid]) for uid in pile))
        for word, location in _ROWS.items():
            for number, uid in enumerate(state.pile(player, location)):
                if uid:
                    lines.append(f"{who} {word} {number} {_field_card(state, state.cards[uid])}")
    return "\n".join(lines) + "\n"


def _pile_card(card: CardState) -> str:
    marks = ""
    if card.location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED) and card.status & STATUS_PROPER:
        marks += "*"
    if card.location == c.LOCATION_EXTRA and card.position & c.POS_FACEUP:
        marks += "^"
    if card.location == c.LOCATION_REMOVED and card.position & c.POS_FACEDOWN:
        marks += "_"
    return f"{card.code}{marks}"


def _field_card(state: DuelState, card: CardState) -> str:
    if card.location == c.LOCATION_SZONE:
        word = "set" if card.position & c.POS_FACEDOWN else "up"
    else:
        word = next(w for w, code in _POSITIONS.items() if code == card.position)
    parts = [word, str(card.code)]
    parts += [f"counter={kind}x{number}" for kind, number in card.counters]
    if card.equip_to:
        holder = state.cards[card.equip_to]
        parts.append(f"to={'AB'[holder.controller]}{holder.sequence}")
    tied = state.cards[card.tied[0]]
    if tied.uid and tied.generation == card.tied[1] and tied.location == c.LOCATION_MZONE:
        parts.append(f"tied={'AB'[tied.controller]}{tied.sequence}")
    summoned = next((word for word, kind in _SUMMONS.items() if kind == card.summon_type), "")
    if summoned and card.location == c.LOCATION_MZONE:
        parts.append(f"by={summoned}")
    parts += [f"text={word}" for word in copying.to_words(state, card)]
    if card.materials:
        parts.append("with=" + ",".join(str(state.cards[uid].code) for uid in card.materials))
    if card.turn_placed == state.turn:
        parts.append("new")
    if card.location == c.LOCATION_MZONE and not card.status & STATUS_PROPER:
        parts.append("improper")
    if card.owner != card.controller:
        parts.append("foreign")
    return " ".join(parts)


def from_text(text: str, pool: CardPool, seed: int = 0) -> DuelState:
    """The state a text describes; raises :class:`BadNotation` naming the line.

    ``seed`` decides what is chance in the position and in the duel that goes on from it.
    """
    reader = _Reader(pool, seed)
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            reader.read(words)
        except (ValueError, IndexError, KeyError, EngineError) as problem:
            raise BadNotation(f"Line {number} of the position cannot be read: {_words(problem)}.") from None
    return reader.finish()


def _words(problem: Exception) -> str:
    """What is wrong, as the end of a sentence."""
    if isinstance(problem, IndexError):
        return "something is missing at its end"
    if isinstance(problem, KeyError):
        return f"{problem} is not one of the words that can stand there"
    return str(problem).rstrip(".")


class _Reader:
    """Builds a state line by line."""

    def __init__(self, pool: CardPool, seed: int) -> None:
        self.pool = pool
        self.seed = seed
        self.state: DuelState | None = None
        #: Cards that are equipped ("to") or tied ("tied") to the monster in a zone not read yet.
        self.bonds: list[tuple[CardState, str, str]] = []
        self.shuffled: list[int] = []

    def read(self, words: list[str]) -> None:
        """One line; raises ValueError, IndexError, KeyError or an EngineError."""
        if words[0] == "ketto":
            if words[1] != "1":
                raise ValueError("this is a position of a newer format")
        elif words[0] == "rules":
            if self.state is not None:
                raise ValueError("the rules stand there twice")
            rules = rules_named(words[1])
            self.state = DuelState(rules.name, seed_words(self.seed), (rules.start_lp, rules.start_lp))
            self.state.flow = "main"
            self.state.turn = 1
            self.state.phase = c.PHASE_MAIN1
        elif self.state is None:
            raise ValueError("the rules line must come first")
        elif words[0] == "turn":
            self._turn(self.state, words)
        elif words[0] == "lp":
            self.state.lp[:] = [_number(words[1], 0, MAX_LP), _number(words[2], 0, MAX_LP)]
        elif words[0] == "goal":
            self.state.goal = (_player(words[1]), _number(words[2], 1, MAX_TURN))
        else:
            self._cards(self.state, _player(words[0]), words[1:])

    @staticmethod
    def _turn(state: DuelState, words: list[str]) -> None:
        if len(state.cards) > 1:
            raise ValueError("the turn line must stand before the cards")
        state.turn = _number(words[1], 1, MAX_TURN)
        state.turn_player = _player(words[2])
        state.phase = _PHASES[words[3]]
        state.flow = "battle" if state.phase == c.PHASE_BATTLE_STEP else "main"

    def _cards(self, state: DuelState, player: int, words: list[str]) -> None:
        if words[0] == "summoned":
            state.activity[(ACTIVITY_NORMAL_SUMMON, player)] = _number(words[1], 0, 99)
        elif words[0] in _PILES:
            codes = words[1:]
            if words[0] == "deck" and codes[:1] == ["shuffled"]:
                self.shuffled.append(player)
                codes = codes[1:]
            for word in codes:
                self._to_pile(state, player, _PILES[words[0]], word)
        else:
            self._to_field(state, player, words)

    def _new(self, state: DuelState, code: str, owner: int, controller: int) -> CardState:
        facts = self.pool.require_playable(int(code.rstrip(_MARKS)))
        if len(state.cards) > 2 * MAX_CARDS:
            raise ValueError(f"a position holds at most {2 * MAX_CARDS} cards")
        card = CardState(len(state.cards), facts.code, owner, controller, 0, 0, c.POS_FACEDOWN_DEFENSE)
        card.stamp = state.stamp
        state.stamp += 1
        state.cards.append(card)
        if "*" in code:
            card.status |= STATUS_PROPER
        return card

    def _to_pile(self, state: DuelState, player: int, location: int, word: str) -> None:
        card = self._new(state, word, player, player)
        facts = self.pool.data(card.code)
        if facts.type & c.TYPE_TOKEN:
            raise ValueError(f"{facts.name} is a Token, and Tokens lie on the field only")
        extra_only = location == c.LOCATION_EXTRA and not facts.is_extra_deck
        if extra_only and not (facts.type & c.TYPE_PENDULUM and "^" in word):
            raise ValueError(f"{facts.name} does not belong in the Extra Deck")
        if location in (c.LOCATION_DECK, c.LOCATION_HAND) and facts.is_extra_deck:
            raise ValueError(f"{facts.name} belongs in the Extra Deck")
        card.location = location
        open_pile = location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED) and "_" not in word
        if open_pile or (location == c.LOCATION_EXTRA and "^" in word):
            card.position = c.POS_FACEUP_ATTACK
        pile = state.pile(player, location)
        card.sequence = len(pile)
        pile.append(card.uid)

    def _to_field(self, state: DuelState, player: int, words: list[str]) -> None:
        location, position = _ROWS[words[0]], _POSITIONS[words[2]]
        extras = words[4:]
        row = state.pile(player, location)
        sequence = _number(words[1], 0, len(row) - 1)
        card = self._new(state, words[3], 1 - player if "foreign" in extras else player, player)
        if row[sequence]:
            raise ValueError(f"zone {words[0]} {sequence} holds two cards")
        row[sequence] = card.uid
        card.location, card.sequence, card.position = location, sequence, position
        card.turn_placed = state.turn if "new" in extras else 0
        if location == c.LOCATION_MZONE and "improper" not in extras:
            card.status |= STATUS_PROPER
        for extra in extras:
            self._extra(state, card, player, extra)

    def _extra(self, state: DuelState, card: CardState, player: int, extra: str) -> None:
        key, _, value = extra.partition("=")
        if key == "counter":
            kind, _, count = value.partition("x")
            found = (_number(kind, 1, 0xFFFF), _number(count, 1, 9_999))
            card.counters = tuple(sorted((*card.counters, found)))
        elif key in ("to", "tied"):
            self.bonds.append((card, key, value))
        elif key == "by":
            card.summon_type, card.summon_player = _SUMMONS[value], player
        elif key == "text":
            copying.from_word(state, card, value, self.pool)
        elif key == "with":
            for code in value.split(","):
                material = self._new(state, code, player, player)
                material.location, material.overlay_to = c.LOCATION_OVERLAY, card.uid
                material.sequence = len(card.materials)
                material.position = c.POS_FACEUP_ATTACK
                card.materials = (*card.materials, material.uid)
        elif key not in ("new", "improper", "foreign"):
            raise ValueError(f"'{extra}' is unknown")

    def finish(self) -> DuelState:
        """The whole state; raises :class:`BadNotation` when it cannot be."""
        state = self.state
        if state is None:
            raise BadNotation("The position has no rules line.")
        for card, key, spot in self.bonds:
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
        for player in self.shuffled:
            rng.shuffle(state.deck[player])
            for sequence, uid in enumerate(state.deck[player]):
                state.cards[uid].sequence = sequence
        state.rng = rng.words


def _player(word: str) -> int:
    if word not in ("A", "B"):
        raise ValueError(f"'{word}' is not a player (A or B)")
    return "AB".index(word)


def _number(word: str, least: int, most: int) -> int:
    if not (word.isascii() and word.isdecimal()) or not least <= int(word) <= most:
        raise ValueError(f"'{word[:20]}' is not a number from {least} to {most}")
    return int(word)

"""Puzzles of EDOPro and YGOPro (``.lua``) that consist of plain set-up calls; no Lua is run.

What is read: the message block at the top, ``Debug`` calls with constant arguments, and local names
for the cards they return. Anything else (functions, loops, effects of its own) is refused with its
line, for such a puzzle would not be the same without it. Calls: ``libdebug.cpp`` of EDOPro's core, see
the file formats noted in the docs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from app.data import atomic
from app.data.errors import FileError, Phrase, PuzzleError
from app.data.puzzle_file import MAX_BYTES, Puzzle
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.rules import PRESETS

_MESSAGE = re.compile(r"--\[\[\s*message\s*(.*?)\]\]", re.DOTALL | re.IGNORECASE)
_TOKEN = re.compile(
    r"""(?P<space>\s+) | (?P<comment>--\[\[.*?\]\] | --[^\n]*)
      | (?P<number>0[xX][0-9a-fA-F]+ | \d+) | (?P<name>[A-Za-z_]\w*)
      | (?P<string>"(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*') | (?P<sign>[(),.=|+\-;:\[\]{}<>*/~&^%\#])""",
    re.VERBOSE | re.DOTALL,
)
_TURN: Final = 3  # from turn 3 on both players have had a turn: attacks and Traps work as anywhere
_SOLVER: Final = 0
_DEEPEST: Final = 40  # calls and parentheses within each other
_LONGEST_NUMBER: Final = 20
_MOST_LP: Final = 999_999
_OTHER_NAMES: Final = {"SEQ_DECKTOP": 0, "SEQ_DECKBOTTOM": 1, "SEQ_DECKSHUFFLE": 2}
_SUMMONS: Final = {
    c.SUMMON_TYPE_FUSION: "fusion",
    c.SUMMON_TYPE_RITUAL: "ritual",
    c.SUMMON_TYPE_SYNCHRO: "synchro",
    c.SUMMON_TYPE_XYZ: "xyz",
    c.SUMMON_TYPE_PENDULUM: "pendulum",
    c.SUMMON_TYPE_LINK: "link",
    c.SUMMON_TYPE_NORMAL: "normal",
    c.SUMMON_TYPE_TRIBUTE: "tribute",
    c.SUMMON_TYPE_SPECIAL: "special",
    c.SUMMON_TYPE_GEMINI: "gemini",
    c.SUMMON_TYPE_FLIP: "flip",
}
_PILES: Final = {
    c.LOCATION_DECK: "deck",
    c.LOCATION_HAND: "hand",
    c.LOCATION_GRAVE: "gy",
    c.LOCATION_REMOVED: "banished",
    c.LOCATION_EXTRA: "extra",
}


class _Token(NamedTuple):
    kind: str
    text: str
    line: int


@dataclass(slots=True, eq=False)
class _Placed:
    """A card of the puzzle."""

    code: int
    owner: int
    controller: int
    location: int
    sequence: int
    position: int
    proper: bool
    materials: list[int] = field(default_factory=list)
    counters: list[tuple[int, int]] = field(default_factory=list)
    summoned: str = ""
    equip_to: _Placed | None = None
    tied: _Placed | None = None


Value = int | str | bool | None | _Placed


def load_lua_puzzle(path: Path | str, pool: CardPool) -> Puzzle:
    """Read a ``.lua`` puzzle; raises :class:`PuzzleError` that names the file and the line."""
    path = Path(path)
    try:
        content = atomic.read_bytes(path, MAX_BYTES, Phrase("puzzle"))
    except FileError as error:
        raise PuzzleError(str(error)) from None
    return parse_lua_puzzle(content.decode("utf-8-sig", errors="replace"), path.stem, pool, str(path), path)


def parse_lua_puzzle(
    text: str, name: str, pool: CardPool, source: str = "puzzle", path: Path | None = None
) -> Puzzle:
    """The puzzle in ``text``; raises :class:`PuzzleError` that names ``source`` and the line.

    ``remarks`` of the puzzle say what a position of ours cannot hold. Cards Ketto does not know or
    has no script for are kept in the position; :func:`~app.data.puzzle_file.check_puzzle` names them.
    """
    message = _MESSAGE.search(text)
    reader = _Reader(_tokens(text, source), source)
    reader.run()
    if not reader.began:
        raise PuzzleError(f"{source} sets up no field (Debug.ReloadFieldBegin), so it is no puzzle.")
    note = message[1].strip() if message else "\n".join(reader.hints)
    return Puzzle(
        name, _position(reader, pool), note=note, path=path, remarks=tuple(dict.fromkeys(reader.remarks))
    )


def _tokens(text: str, source: str) -> list[_Token]:
    found: list[_Token] = []
    at, line = 0, 1
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise PuzzleError(f"{source}, line {line}: '{text[at]}' cannot stand here; correct or remove it.")
        kind = str(match.lastgroup)
        if kind not in ("space", "comment"):
            found.append(_Token(kind, match[0], line))
        line += match[0].count("\n")
        at = match.end()
    return found


class _Reader:
    """Runs through the set-up calls and keeps what they put down."""

    def __init__(self, tokens: list[_Token], source: str) -> None:
        self.tokens = tokens
        self.source = source
        self.at = 0
        self.depth = 0
        self.names: dict[str, Value] = {}
        self.cards: list[_Placed] = []
        self.lp = [8000, 8000]
        self.rules = "mr5"
        self.hints: list[str] = []
        self.remarks: list[str] = []
        self.began = False
        self.goal = False

    # --- Lua ---------------------------------------------------------------------------------

    def run(self) -> None:
        while self.at < len(self.tokens):
            if self._take(";"):
                continue
            self._statement()

    def _statement(self) -> None:
        self._take("local")
        token = self._next("name")
        if self._take("="):
            self.names[token.text] = self._value()
        elif self._peek(".") or self._peek("("):
            self._call(token)
        else:
            raise self._beyond(token)

    def _value(self) -> Value:
        self.depth += 1
        if self.depth > _DEEPEST:
            raise self._beyond(self.tokens[min(self.at, len(self.tokens) - 1)])
        value = self._term()
        while self.at < len(self.tokens) and self.tokens[self.at].text in ("|", "+", "-"):
            sign = self.tokens[self.at]
            self.at += 1
            other = self._term()
            if type(value) is not int or type(other) is not int:
                raise self._beyond(sign)
            value = value | other if sign.text == "|" else value + (other if sign.text == "+" else -other)
        self.depth -= 1
        return value

    def _term(self) -> Value:
        if self._take("-"):
            value = self._value()
            if type(value) is not int:
                raise self._beyond(self.tokens[self.at - 1])
            return -value
        if self._take("("):
            value = self._value()
            self._need(")")
            return value
        token = self._next()
        if token.kind == "number":
            if len(token.text) > _LONGEST_NUMBER:
                raise self._beyond(token)
            # A zero in front means nothing in Lua.
            return int(token.text, 16 if token.text[:2] in ("0x", "0X") else 10)
        if token.kind == "string":
            return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], token.text[1:-1])
        if token.kind != "name":
            raise self._beyond(token)
        if self._peek(".") or self._peek("("):
            return self._call(token)
        return self._named(token)

    def _named(self, token: _Token) -> Value:
        words: dict[str, Value] = {"true": True, "false": False, "nil": None, **_OTHER_NAMES}
        if token.text in words:
            return words[token.text]
        if token.text in self.names:
            return self.names[token.text]
        known = getattr(c, token.text, None)
        if isinstance(known, int) and token.text.isupper():
            return known
        if token.text.startswith("DUEL_"):
            return 0  # options of a duel that a position of ours does not have
        raise self._beyond(token)

    def _call(self, token: _Token) -> Value:
        name = token.text
        while self._take("."):
            name += "." + self._next("name").text
        call = _CALLS.get(name)
        if call is None or not self._take("("):
            raise self._beyond(token)
        arguments: list[Value] = []
        while not self._take(")"):
            arguments.append(self._value())
            if not self._peek(")"):
                self._need(",")
        try:
            return call(self, arguments)
        except (IndexError, TypeError, ValueError) as problem:
            words = "something is missing" if isinstance(problem, IndexError) else str(problem)
            raise PuzzleError(
                f"{self.source}, line {token.line}: {name} cannot be used so ({words})."
            ) from None

    def _peek(self, text: str) -> bool:
        return self.at < len(self.tokens) and self.tokens[self.at].text == text

    def _take(self, text: str) -> bool:
        if self._peek(text):
            self.at += 1
            return True
        return False

    def _need(self, text: str) -> None:
        if not self._take(text):
            raise self._beyond(self.tokens[min(self.at, len(self.tokens) - 1)])

    def _next(self, kind: str = "") -> _Token:
        if self.at >= len(self.tokens):
            raise PuzzleError(f"{self.source} ends in the middle of a call; get the whole file again.")
        token = self.tokens[self.at]
        if kind and token.kind != kind:
            raise self._beyond(token)
        self.at += 1
        return token

    def _beyond(self, token: _Token) -> PuzzleError:
        return PuzzleError(
            f"{self.source}, line {token.line}: '{token.text[:30]}' goes beyond plain set-up calls, and Ketto"
            " runs no Lua; puzzles with scripts of their own cannot be imported."
        )

    # --- Debug -------------------------------------------------------------------------------

    def begin(self, arguments: list[Value]) -> None:
        """ReloadFieldBegin(flags, rule = 3)."""
        self.began = True
        rule = _whole(arguments[1], 0, 5) if len(arguments) > 1 else 3
        self.rules = f"mr{rule or 5}"

    def player(self, arguments: list[Value]) -> None:
        """SetPlayerInfo(player, lp, cards to start with, cards a draw)."""
        player, lp = _whole(arguments[0], 0, 1), _whole(arguments[1], 0, 1 << 32)
        if lp > _MOST_LP:
            # So many are meant to be out of reach, and still are.
            self.remarks.append(f"{lp} LP are more than a position can hold; they are {_MOST_LP} instead.")
        self.lp[player] = min(lp, _MOST_LP)

    def hint(self, arguments: list[Value]) -> None:
        """ShowHint, Message: words for the player."""
        if isinstance(arguments[0], str):
            self.hints += arguments[0].splitlines()

    def add(self, arguments: list[Value]) -> _Placed:
        """AddCard(id, owner, controller, location, sequence, position, properly Summoned)."""
        code, owner, controller, location, sequence, position = (
            _whole(number, 0, 1 << 32) for number in arguments[:6]
        )
        if owner > 1 or controller > 1:
            raise ValueError("there are only the players 0 and 1")
        proper = len(arguments) > 6 and arguments[6] is True
        if location == c.LOCATION_FZONE:
            location, sequence = c.LOCATION_SZONE, c.SEQ_FIELD_ZONE
        elif location == c.LOCATION_PZONE:
            sequences = PRESETS[self.rules].pendulum_sequences
            if not sequences:
                raise ValueError("these rules have no Pendulum Zones")
            location, sequence = c.LOCATION_SZONE, sequences[min(sequence, 1)]
        card = _Placed(code, owner, controller, location, sequence, position, proper)
        if location in (c.LOCATION_MZONE, c.LOCATION_SZONE):
            holder = self._at(controller, location, sequence)
            if holder is not None:  # a second card in a Monster Zone is Xyz Material of the first
                holder.materials.append(code)
                return card
            if sequence > (6 if location == c.LOCATION_MZONE else 7):
                raise ValueError(f"there is no zone {sequence}")
        elif location not in _PILES:
            raise ValueError(f"{location:#x} is no place for a card")
        self.cards.append(card)
        return card

    def _at(self, player: int, location: int, sequence: int) -> _Placed | None:
        place = (player, location, sequence)
        return next((x for x in self.cards if (x.controller, x.location, x.sequence) == place), None)

    def equip(self, arguments: list[Value]) -> bool:
        """PreEquip(equip, monster)."""
        _card(arguments[0]).equip_to = _card(arguments[1])
        return True

    def bind(self, arguments: list[Value]) -> None:
        """PreSetTarget(card, target)."""
        _card(arguments[0]).tied = _card(arguments[1])

    def count(self, arguments: list[Value]) -> None:
        """PreAddCounter(card, counter, number)."""
        number = _whole(arguments[2], 1, 9_999) if len(arguments) > 2 else 1
        _card(arguments[0]).counters.append((_whole(arguments[1], 1, 0xFFFF), number))

    def summoned(self, arguments: list[Value]) -> None:
        """PreSummon(card, Summon type, place it came from)."""
        card, kind = _card(arguments[0]), _whole(arguments[1], 0, 1 << 32)
        card.summoned = _SUMMONS.get(kind, "")
        if not card.summoned:
            self.remarks.append(f"How the card {card.code} was Summoned ({kind:#x}) is not kept.")

    def puzzle(self, arguments: list[Value]) -> None:
        """aux.BeginPuzzle(): the solver loses at the end of this turn."""
        self.goal = True

    def nothing(self, arguments: list[Value]) -> None:
        """What a position needs no word of."""


_CALLS: Final[dict[str, Callable[[_Reader, list[Value]], Value]]] = {
    "Debug.ReloadFieldBegin": _Reader.begin,
    "Debug.SetPlayerInfo": _Reader.player,
    "Debug.AddCard": _Reader.add,
    "Debug.PreEquip": _Reader.equip,
    "Debug.PreSetTarget": _Reader.bind,
    "Debug.PreAddCounter": _Reader.count,
    "Debug.PreSummon": _Reader.summoned,
    "Debug.ShowHint": _Reader.hint,
    "Debug.Message": _Reader.hint,
    "Debug.SetAIName": _Reader.nothing,
    "Debug.ReloadFieldEnd": _Reader.nothing,
    "aux.BeginPuzzle": _Reader.puzzle,
    "Auxiliary.BeginPuzzle": _Reader.puzzle,
}


def _whole(value: Value, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"{value!r} is not a number from {least} to {most}")
    return value


def _card(value: Value) -> _Placed:
    if not isinstance(value, _Placed):
        raise ValueError("that is not a card of the puzzle")
    return value


# --- the position ----------------------------------------------------------------------------


def _position(reader: _Reader, pool: CardPool) -> str:
    lines = [
        "ketto 1",
        f"rules {reader.rules}",
        f"turn {_TURN} {'AB'[_SOLVER]} main1",
        f"lp {reader.lp[0]} {reader.lp[1]}",
    ]
    if reader.goal:
        lines.append(f"goal {'AB'[_SOLVER]} {_TURN}")
    for player, who in enumerate("AB"):
        for location, word in _PILES.items():
            pile = [x for x in reader.cards if (x.owner, x.location) == (player, location)]
            if pile:
                lines.append(f"{who} {word} " + " ".join(_pile_word(card, pool) for card in pile))
        lines += [
            f"{who} {_field_words(card, reader.cards)}"
            for card in reader.cards
            if card.controller == player and card.location not in _PILES
        ]
    return "\n".join(lines) + "\n"


def _pile_word(card: _Placed, pool: CardPool) -> str:
    marks = "*" if card.proper and card.location != c.LOCATION_HAND else ""
    face_down = bool(card.position & c.POS_FACEDOWN) and not card.position & c.POS_FACEUP
    if card.location == c.LOCATION_REMOVED and face_down:
        marks += "_"
    facts = pool.get(card.code)
    pendulum = facts is not None and bool(facts.type & c.TYPE_PENDULUM)
    if card.location == c.LOCATION_EXTRA and pendulum and not face_down:
        marks += "^"
    return f"{card.code}{marks}"


def _field_words(card: _Placed, cards: list[_Placed]) -> str:
    if card.location == c.LOCATION_MZONE:
        words = ["monster", str(card.sequence), _POSITION_WORDS.get(card.position, "attack"), str(card.code)]
        if not card.proper:
            words.append("improper")
    else:
        down = bool(card.position & c.POS_FACEDOWN) and not card.position & c.POS_FACEUP
        words = ["spell", str(card.sequence), "set" if down else "up", str(card.code)]
    words += list(_bonds(card, cards))
    words += [f"counter={kind}x{number}" for kind, number in card.counters]
    if card.materials:
        words.append("with=" + ",".join(map(str, card.materials)))
    if card.summoned and card.location == c.LOCATION_MZONE:
        words.append(f"by={card.summoned}")
    if card.owner != card.controller:
        words.append("foreign")
    return " ".join(words)


def _bonds(card: _Placed, cards: list[_Placed]) -> Iterator[str]:
    for word, other in (("to", card.equip_to), ("tied", card.tied)):
        if other is not None and other in cards and other.location == c.LOCATION_MZONE:
            yield f"{word}={'AB'[other.controller]}{other.sequence}"


_POSITION_WORDS: Final = {
    c.POS_FACEUP_ATTACK: "attack",
    c.POS_FACEDOWN_ATTACK: "hidden-attack",
    c.POS_FACEUP_DEFENSE: "defense",
    c.POS_FACEDOWN_DEFENSE: "set",
    c.POS_FACEUP: "attack",
    c.POS_FACEDOWN: "set",
}

"""A position that is being built: plain values, its text, and what may lie where. No engine state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from app.engine import constants as c
from app.engine.carddata import CardData, CardPool
from app.engine.errors import EngineError
from app.engine.rules import DuelRules, rules_named

PHASES: Final = ("main1", "battle", "main2")
#: How a monster on the field was Summoned; "" for not Summoned at all.
SUMMONS: Final = (
    "",
    "normal",
    "tribute",
    "gemini",
    "flip",
    "special",
    "fusion",
    "ritual",
    "synchro",
    "xyz",
    "pendulum",
    "link",
)
PILE_WORDS: Final = {
    c.LOCATION_DECK: "deck",
    c.LOCATION_HAND: "hand",
    c.LOCATION_GRAVE: "gy",
    c.LOCATION_REMOVED: "banished",
    c.LOCATION_EXTRA: "extra",
}
_PILE_CODES: Final = {word: code for code, word in PILE_WORDS.items()}
_POSITION_WORDS: Final = {
    c.POS_FACEUP_ATTACK: "attack",
    c.POS_FACEUP_DEFENSE: "defense",
    c.POS_FACEDOWN_DEFENSE: "set",
    c.POS_FACEDOWN_ATTACK: "hidden-attack",
}
_POSITION_CODES: Final = {word: code for code, word in _POSITION_WORDS.items()} | {"up": c.POS_FACEUP_ATTACK}
_ROWS: Final = {"monster": c.LOCATION_MZONE, "spell": c.LOCATION_SZONE}

Place = tuple[int, int, int]
"""(controller, location, sequence); the sequence of a pile means nothing."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One card of a position. ``key`` names it while it is edited; ``position`` is a POS code.

    ``turned``: face-up in the Extra Deck, or banished face-down. ``proper``: properly Summoned before
    (GY, banished), or now (field). ``to`` and ``tied`` are keys of the monster it is equipped or bound to.
    ``texts`` are words of the notation about copied effects, kept as they are.
    """

    key: int
    code: int
    player: int
    location: int
    sequence: int = 0
    position: int = c.POS_FACEUP_ATTACK
    turned: bool = False
    proper: bool = False
    counters: tuple[tuple[int, int], ...] = ()
    to: int = 0
    tied: int = 0
    by: str = ""
    materials: tuple[int, ...] = ()
    new: bool = False
    foreign: bool = False
    texts: tuple[str, ...] = ()

    @property
    def place(self) -> Place:
        """Where it lies."""
        return self.player, self.location, self.sequence

    @property
    def on_field(self) -> bool:
        """Whether it lies in a zone."""
        return bool(self.location & (c.LOCATION_MZONE | c.LOCATION_SZONE))


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position; piles are in the order of ``pieces``, bottom first.

    ``goal`` is (player, turn): the player loses unless they have won when the turn is over. ``summoned``
    counts the Normal Summons of this turn, ``shuffled`` says whose Deck lies in an order of chance.
    """

    rules: str = "mr5"
    turn: int = 3
    turn_player: int = 0
    phase: str = "main1"
    lp: tuple[int, int] = (8000, 8000)
    goal: tuple[int, int] | None = None
    summoned: tuple[int, int] = (0, 0)
    shuffled: tuple[bool, bool] = (False, False)
    pieces: tuple[Piece, ...] = ()

    @property
    def duel_rules(self) -> DuelRules:
        """The rule flags of its era."""
        return rules_named(self.rules)

    def piece(self, key: int) -> Piece | None:
        """The card called ``key``."""
        return next((piece for piece in self.pieces if piece.key == key), None)

    def at(self, place: Place) -> Piece | None:
        """The card in a zone."""
        return next((piece for piece in self.pieces if piece.on_field and piece.place == place), None)

    def pile(self, player: int, location: int) -> tuple[Piece, ...]:
        """The cards of a pile or hand, bottom first."""
        return tuple(p for p in self.pieces if p.player == player and p.location == location)

    def next_key(self) -> int:
        """A name no card has."""
        return max((piece.key for piece in self.pieces), default=0) + 1


class PositionError(ValueError):
    """A text that is no position; says which line."""


def position_lines(position: Position) -> list[tuple[str, tuple[int, ...]]]:
    """The lines of the notation, each with the keys of the cards it is about."""
    p = position
    lines: list[tuple[str, tuple[int, ...]]] = [
        ("ketto 1", ()),
        (f"rules {p.rules}", ()),
        (f"turn {p.turn} {'AB'[p.turn_player]} {p.phase}", ()),
        (f"lp {p.lp[0]} {p.lp[1]}", ()),
    ]
    if p.goal is not None:
        lines.append((f"goal {'AB'[p.goal[0]]} {p.goal[1]}", ()))
    for player in (0, 1):
        who = "AB"[player]
        if p.summoned[player]:
            lines.append((f"{who} summoned {p.summoned[player]}", ()))
        for location, word in PILE_WORDS.items():
            pile = p.pile(player, location)
            if not pile:
                continue
            chance = "shuffled " if location == c.LOCATION_DECK and p.shuffled[player] else ""
            codes = " ".join(_pile_word(piece) for piece in pile)
            lines.append((f"{who} {word} {chance}{codes}", tuple(piece.key for piece in pile)))
        for word, location in _ROWS.items():
            for piece in sorted(p.pile(player, location), key=lambda each: each.sequence):
                text = f"{who} {word} {piece.sequence} {_field_words(piece, p)}"
                lines.append((text, (piece.key,)))
    return lines


def position_text(position: Position) -> str:
    """The position as the engine's notation."""
    return "\n".join(line for line, _ in position_lines(position)) + "\n"


def _pile_word(piece: Piece) -> str:
    marks = "*" if piece.proper and piece.location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED) else ""
    if piece.turned:
        marks += {c.LOCATION_EXTRA: "^", c.LOCATION_REMOVED: "_"}.get(piece.location, "")
    return f"{piece.code}{marks}"


def _field_words(piece: Piece, position: Position) -> str:
    if piece.location == c.LOCATION_SZONE:
        parts = ["set" if piece.position & c.POS_FACEDOWN else "up"]
    else:
        parts = [_POSITION_WORDS[piece.position]]
    parts.append(str(piece.code))
    parts += [f"counter={kind}x{number}" for kind, number in piece.counters]
    for word, key in (("to", piece.to), ("tied", piece.tied)):
        holder = position.piece(key) if key else None
        if holder is not None:
            parts.append(f"{word}={'AB'[holder.player]}{holder.sequence}")
    if piece.location == c.LOCATION_MZONE and piece.by:
        parts.append(f"by={piece.by}")
    parts += [f"text={word}" for word in piece.texts]
    if piece.materials and piece.location == c.LOCATION_MZONE:
        parts.append("with=" + ",".join(str(code) for code in piece.materials))
    if piece.new:
        parts.append("new")
    if piece.location == c.LOCATION_MZONE and not piece.proper:
        parts.append("improper")
    if piece.foreign:
        parts.append("foreign")
    return " ".join(parts)


def parse_position(text: str) -> Position:
    """The position in notation text; raises :class:`PositionError` naming the line.

    Only the form is read: whether it can be played, the engine says.
    """
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            reader.read(words)
        except (ValueError, IndexError, KeyError, EngineError) as error:
            raise PositionError(f"Line {number} of the position cannot be read ({_words(error)}).") from None
    return reader.finish()


def _words(error: Exception) -> str:
    """What is wrong, without a full stop."""
    return "something is missing at its end" if isinstance(error, IndexError) else str(error).rstrip(".")


class _Reader:
    def __init__(self) -> None:
        self.position = Position(turn=1)
        self.pieces: list[Piece] = []
        self.bonds: list[tuple[int, str, str]] = []

    def read(self, words: list[str]) -> None:
        """One line; raises ValueError, IndexError or KeyError."""
        p = self.position
        match words[0]:
            case "ketto":
                if words[1] != "1":
                    raise ValueError("it is of a newer format")
            case "rules":
                self.position = replace(p, rules=rules_named(words[1]).name)
            case "turn":
                if words[3] not in PHASES:
                    raise ValueError(f"'{words[3]}' is no phase")
                turn = _whole(words[1])
                self.position = replace(p, turn=turn, turn_player="AB".index(words[2]), phase=words[3])
            case "lp":
                self.position = replace(p, lp=(_whole(words[1]), _whole(words[2])))
            case "goal":
                self.position = replace(p, goal=("AB".index(words[1]), _whole(words[2])))
            case _:
                self._cards("AB".index(words[0]), words[1:])

    def _cards(self, player: int, words: list[str]) -> None:
        p = self.position
        if words[0] == "summoned":
            count = _whole(words[1])
            self.position = replace(
                p, summoned=(count, p.summoned[1]) if player == 0 else (p.summoned[0], count)
            )
        elif words[0] in _PILE_CODES:
            codes = words[1:]
            if words[0] == "deck" and codes[:1] == ["shuffled"]:
                codes = codes[1:]
                self.position = replace(
                    p, shuffled=(True, p.shuffled[1]) if player == 0 else (p.shuffled[0], True)
                )
            for word in codes:
                code = _whole(word.rstrip("*^_"))
                turned = "^" in word or "_" in word
                self._add(Piece(0, code, player, _PILE_CODES[words[0]], turned=turned, proper="*" in word))
        else:
            self._zone(player, words)

    def _zone(self, player: int, words: list[str]) -> None:
        location, sequence = _ROWS[words[0]], _whole(words[1])
        piece = Piece(0, _whole(words[3]), player, location, sequence, _POSITION_CODES[words[2]], proper=True)
        key = len(self.pieces) + 1
        for extra in words[4:]:
            name, _, value = extra.partition("=")
            match name:
                case "counter":
                    kind, _, count = value.partition("x")
                    piece = replace(piece, counters=(*piece.counters, (_whole(kind), _whole(count))))
                case "to" | "tied":
                    self.bonds.append((key, name, value))
                case "by":
                    if value not in SUMMONS:
                        raise ValueError(f"'{value}' is no Summon")
                    piece = replace(piece, by=value)
                case "text":
                    piece = replace(piece, texts=(*piece.texts, value))
                case "with":
                    piece = replace(piece, materials=tuple(_whole(code) for code in value.split(",")))
                case "new":
                    piece = replace(piece, new=True)
                case "improper":
                    piece = replace(piece, proper=False)
                case "foreign":
                    piece = replace(piece, foreign=True)
                case _:
                    raise ValueError(f"'{extra[:30]}' is unknown")
        self._add(piece)

    def _add(self, piece: Piece) -> None:
        self.pieces.append(replace(piece, key=len(self.pieces) + 1))

    def finish(self) -> Position:
        """The whole position, cards bound to each other."""
        for key, kind, spot in self.bonds:
            holder = next(
                (
                    piece
                    for piece in self.pieces
                    if piece.location == c.LOCATION_MZONE and f"{'AB'[piece.player]}{piece.sequence}" == spot
                ),
                None,
            )
            if holder is None:
                raise PositionError(f"The position binds a card to the empty zone {spot[:10]}.")
            bound = self.pieces[key - 1]
            self.pieces[key - 1] = (
                replace(bound, to=holder.key) if kind == "to" else replace(bound, tied=holder.key)
            )
        return replace(self.position, pieces=tuple(self.pieces))


def _whole(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 9):
        raise ValueError(f"'{word[:20]}' is no number")
    return int(word)


# --- what may lie where --------------------------------------------------------------------------

#: Why a card cannot lie somewhere; the front end has the sentences.
NO_ZONE: Final = "no_zone"
TAKEN: Final = "taken"
NEEDS_MONSTER_ZONE: Final = "needs_monster_zone"
NEEDS_SPELL_ZONE: Final = "needs_spell_zone"
NEEDS_FIELD_ZONE: Final = "needs_field_zone"
NOT_FIELD_ZONE: Final = "not_field_zone"
NEEDS_PENDULUM: Final = "needs_pendulum"
TOKEN_ON_FIELD: Final = "token_on_field"
UNSCRIPTED: Final = "unscripted"


def zone_exists(place: Place, rules: DuelRules) -> bool:
    """Whether the rules have this zone (piles always exist)."""
    _, location, sequence = place
    if location == c.LOCATION_MZONE:
        return 0 <= sequence < (7 if rules.extra_monster_zones else 5)
    if location == c.LOCATION_SZONE:
        return 0 <= sequence < (8 if rules.separate_pendulum_zones else 6)
    return location in PILE_WORDS


def misfit(data: CardData, place: Place, rules: DuelRules, position: int = c.POS_FACEUP_ATTACK) -> str:
    """Why the card cannot lie at ``place``: one of the reasons above, "" if it can.

    A Trap Monster or the like is an effect's doing, not a place one can build it in.
    """
    _, location, sequence = place
    if not zone_exists(place, rules):
        return NO_ZONE
    is_monster = bool(data.type & c.TYPE_MONSTER)
    if location == c.LOCATION_MZONE:
        return "" if is_monster else NEEDS_SPELL_ZONE
    if data.type & c.TYPE_TOKEN:
        return TOKEN_ON_FIELD
    if location == c.LOCATION_SZONE:
        if sequence in (c.SEQ_PZONE_LEFT, c.SEQ_PZONE_RIGHT):
            return "" if data.type & c.TYPE_PENDULUM else NEEDS_PENDULUM
        if sequence == c.SEQ_FIELD_ZONE:
            return "" if data.type & c.TYPE_FIELD else NOT_FIELD_ZONE
        if data.type & c.TYPE_FIELD:
            return NEEDS_FIELD_ZONE
        if is_monster and not data.type & c.TYPE_PENDULUM:
            # A monster that is an Equip Card lies here, too: it is allowed where it is bound to one.
            return NEEDS_MONSTER_ZONE
    return ""


def home_pile(data: CardData, location: int) -> int:
    """The pile a card dropped on ``location`` comes to: Deck, hand and Extra Deck take their own kinds."""
    if location in (c.LOCATION_DECK, c.LOCATION_HAND) and data.is_extra_deck:
        return c.LOCATION_EXTRA
    if location == c.LOCATION_EXTRA and not data.is_extra_deck and not data.type & c.TYPE_PENDULUM:
        return c.LOCATION_DECK
    return location


def usual_position(data: CardData, location: int) -> int:
    """How a card is put into a zone at first: monsters in Attack Position, Traps Set."""
    if location == c.LOCATION_SZONE and data.type & c.TYPE_TRAP:
        return c.POS_FACEDOWN_DEFENSE
    return c.POS_FACEUP_ATTACK


def usual_summon(data: CardData) -> str:
    """How a monster of this kind mostly came to the field: by the Summon of its own kind, else not told."""
    kinds = (
        (c.TYPE_FUSION, "fusion"),
        (c.TYPE_RITUAL, "ritual"),
        (c.TYPE_SYNCHRO, "synchro"),
        (c.TYPE_XYZ, "xyz"),
        (c.TYPE_LINK, "link"),
    )
    return next((word for kind, word in kinds if data.type & kind), "")


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong: a reason of :func:`misfit`, or "" and a ``sentence``; and the cards it is about."""

    reason: str
    keys: tuple[int, ...] = ()
    sentence: str = ""


def troubles(position: Position, pool: CardPool) -> Iterator[Trouble]:
    """What the form of the position gets wrong, card by card (the engine finds the rest)."""
    rules = position.duel_rules
    taken: dict[Place, int] = {}
    for piece in position.pieces:
        data = pool.get(piece.code)
        if data is None or not pool.is_playable(piece.code):
            yield Trouble(UNSCRIPTED, (piece.key,))
            continue
        reason = misfit(data, piece.place, rules, piece.position)
        if reason and not (reason == NEEDS_MONSTER_ZONE and (piece.to or piece.texts)):
            yield Trouble(reason, (piece.key,))
        if piece.on_field:
            place = shared_place(piece.place)
            if place in taken:
                yield Trouble(TAKEN, (taken[place], piece.key))
            taken[place] = piece.key


def shared_place(place: Place) -> Place:
    """One name for each zone: Extra Monster Zones have two, one a player."""
    player, location, sequence = place
    if location == c.LOCATION_MZONE and sequence >= c.EMZ_LEFT and player == 1:
        return 0, location, c.EMZ_LEFT + c.EMZ_RIGHT - sequence
    return place


def without_bonds(pieces: Iterable[Piece], gone: frozenset[int]) -> tuple[Piece, ...]:
    """``pieces`` with every bond to a card in ``gone`` cut."""
    return tuple(
        replace(piece, to=0 if piece.to in gone else piece.to, tied=0 if piece.tied in gone else piece.tied)
        for piece in pieces
    )

"""A position that is being built: plain values, its text, and what may lie where. No engine state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from app.engine import constants as c
from app.engine import notation_words
from app.engine.carddata import CardData, CardPool
from app.engine.notation_words import FieldCard, PileCard
from app.engine.rules import DuelRules, rules_named

PHASES: Final = tuple(notation_words.PHASES)
#: How a monster on the field was Summoned; "" for not Summoned at all.
SUMMONS: Final = ("", *notation_words.SUMMONS)
PILE_WORDS: Final = {code: word for word, code in notation_words.PILES.items()}

_TURNED_MARKS: Final = {
    c.LOCATION_EXTRA: notation_words.OPEN_MARK,
    c.LOCATION_REMOVED: notation_words.DOWN_MARK,
}

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
        for word, location in notation_words.ROWS.items():
            for piece in sorted(p.pile(player, location), key=lambda each: each.sequence):
                text = f"{who} {word} {piece.sequence} {_field_words(piece, p)}"
                lines.append((text, (piece.key,)))
    return lines


def position_text(position: Position) -> str:
    """The position as the engine's notation."""
    return "\n".join(line for line, _ in position_lines(position)) + "\n"


def _pile_word(piece: Piece) -> str:
    in_use = piece.location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED)
    marks = notation_words.PROPER_MARK if piece.proper and in_use else ""
    if piece.turned:
        marks += _TURNED_MARKS.get(piece.location, "")
    return PileCard(piece.code, marks).words()


def _field_words(piece: Piece, position: Position) -> str:
    on_monsters = piece.location == c.LOCATION_MZONE
    return FieldCard(
        piece.position,
        piece.code,
        piece.counters,
        _spot(position, piece.to),
        _spot(position, piece.tied),
        piece.by if on_monsters else "",
        piece.texts,
        piece.materials if on_monsters else (),
        new=piece.new,
        improper=on_monsters and not piece.proper,
        foreign=piece.foreign,
    ).words(piece.location)


def _spot(position: Position, key: int) -> str:
    holder = position.piece(key) if key else None
    return f"{'AB'[holder.player]}{holder.sequence}" if holder is not None else ""


def parse_position(text: str) -> Position:
    """The position in notation text; raises :class:`PositionError` naming the line.

    Only the form is read: whether it can be played, the engine says.
    """
    reader = _Reader()
    notation_words.read_lines(text, reader.read, PositionError)
    return reader.finish()


class _Reader(notation_words.Reader):
    def __init__(self) -> None:
        self.position = Position(turn=1)
        self.pieces: list[Piece] = []
        self.bonds: list[tuple[int, str, str]] = []

    def rules(self, name: str) -> None:
        self.position = replace(self.position, rules=rules_named(name).name)

    def turn(self, turn: int, player: int, phase: str) -> None:
        self.position = replace(self.position, turn=turn, turn_player=player, phase=phase)

    def lp(self, mine: int, theirs: int) -> None:
        self.position = replace(self.position, lp=(mine, theirs))

    def goal(self, player: int, turn: int) -> None:
        self.position = replace(self.position, goal=(player, turn))

    def summoned(self, player: int, count: int) -> None:
        mine, theirs = self.position.summoned
        self.position = replace(self.position, summoned=(mine, count) if player else (count, theirs))

    def pile(self, player: int, location: int, cards: list[PileCard], shuffled: bool) -> None:
        if shuffled:
            mine, theirs = self.position.shuffled
            self.position = replace(self.position, shuffled=(mine, True) if player else (True, theirs))
        for card in cards:
            turned = bool({notation_words.OPEN_MARK, notation_words.DOWN_MARK} & set(card.marks))
            proper = notation_words.PROPER_MARK in card.marks
            self._add(Piece(0, card.code, player, location, turned=turned, proper=proper))

    def zone(self, player: int, location: int, sequence: int, card: FieldCard) -> None:
        key = len(self.pieces) + 1
        self.bonds += [(key, kind, spot) for kind, spot in (("to", card.to), ("tied", card.tied)) if spot]
        self._add(
            Piece(
                0,
                card.code,
                player,
                location,
                sequence,
                card.position,
                proper=not card.improper,
                counters=card.counters,
                by=card.by,
                materials=card.materials,
                new=card.new,
                foreign=card.foreign,
                texts=card.texts,
            )
        )

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

"""The words of a position as text (see :mod:`app.engine.notation`): reading and writing them, no state.

Who reads a position derives :class:`Reader` and gets each line as plain values; the engine builds a state of
them, the position editor a position that need not be playable.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.engine import constants as c
from app.engine.errors import EngineError

PILES: Final = {
    "deck": c.LOCATION_DECK,
    "hand": c.LOCATION_HAND,
    "gy": c.LOCATION_GRAVE,
    "banished": c.LOCATION_REMOVED,
    "extra": c.LOCATION_EXTRA,
}
ROWS: Final = {"monster": c.LOCATION_MZONE, "spell": c.LOCATION_SZONE}
PHASES: Final = {"main1": c.PHASE_MAIN1, "battle": c.PHASE_BATTLE_STEP, "main2": c.PHASE_MAIN2}
POSITIONS: Final = {
    "attack": c.POS_FACEUP_ATTACK,
    "defense": c.POS_FACEUP_DEFENSE,
    "set": c.POS_FACEDOWN_DEFENSE,
    "up": c.POS_FACEUP_ATTACK,
    "hidden-attack": c.POS_FACEDOWN_ATTACK,
}
SUMMONS: Final = {
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
#: Marks after a passcode in a pile: properly Summoned before, face-up in the Extra Deck, banished face-down.
PROPER_MARK: Final = "*"
OPEN_MARK: Final = "^"
DOWN_MARK: Final = "_"

_MOST: Final = 999_999_999
_POSITION_WORDS: Final = {code: word for word, code in POSITIONS.items() if word != "up"}


@dataclass(frozen=True, slots=True)
class Limits:
    """The greatest numbers a reader takes. ``strict``: turns and counters begin at 1, else at 0."""

    lp: int = _MOST
    turn: int = _MOST
    summoned: int = _MOST
    counter_kind: int = _MOST
    counters: int = _MOST
    strict: bool = False


@dataclass(frozen=True, slots=True)
class PileCard:
    """A card in a pile: passcode and marks."""

    code: int
    marks: str = ""

    def words(self) -> str:
        """As it stands in the text."""
        return f"{self.code}{self.marks}"


@dataclass(frozen=True, slots=True)
class FieldCard:
    """A card in a zone. ``position`` is a POS code; ``to`` and ``tied`` name zones ("A2"), "" for none."""

    position: int
    code: int
    counters: tuple[tuple[int, int], ...] = ()
    to: str = ""
    tied: str = ""
    by: str = ""
    texts: tuple[str, ...] = ()
    materials: tuple[int, ...] = ()
    new: bool = False
    improper: bool = False
    foreign: bool = False

    def words(self, location: int) -> str:
        """As it stands in the text behind the number of its zone; ``location`` is its row."""
        if location == c.LOCATION_SZONE:
            parts = ["set" if self.position & c.POS_FACEDOWN else "up"]
        else:
            parts = [_POSITION_WORDS[self.position]]
        parts.append(str(self.code))
        parts += [f"counter={kind}x{number}" for kind, number in self.counters]
        for word in ("to", "tied", "by"):
            value = getattr(self, word)
            if value:
                parts.append(f"{word}={value}")
        parts += [f"text={word}" for word in self.texts]
        if self.materials:
            parts.append("with=" + ",".join(str(code) for code in self.materials))
        parts += [word for word in ("new", "improper", "foreign") if getattr(self, word)]
        return " ".join(parts)


def player_of(word: str) -> int:
    """0 for A, 1 for B; raises ValueError."""
    if word not in ("A", "B"):
        raise ValueError(f"'{word[:20]}' is not a player (A or B)")
    return "AB".index(word)


def number_of(word: str, least: int, most: int) -> int:
    """A number in decimal digits; raises ValueError."""
    if not (word.isascii() and word.isdecimal() and len(word) <= 9) or not least <= int(word) <= most:
        raise ValueError(f"'{word[:20]}' is not a number from {least} to {most}")
    return int(word)


def read_lines(text: str, read: Callable[[list[str]], None], failed: type[Exception]) -> None:
    """Hand the words of each line to ``read``; what it raises becomes ``failed``, naming the line."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            read(words)
        except (ValueError, IndexError, KeyError, EngineError) as problem:
            raise failed(f"Line {number} of the position cannot be read: {_problem(problem)}.") from None


def _problem(problem: Exception) -> str:
    """What is wrong, as the end of a sentence."""
    if isinstance(problem, IndexError):
        return "something is missing at its end"
    if isinstance(problem, KeyError):
        return f"{problem} is not one of the words that can stand there"
    return str(problem).rstrip(".")


class Reader:
    """Takes a text apart line by line; what a line says goes to the method of its name."""

    limits = Limits()

    def read(self, words: list[str]) -> None:
        """One line; raises ValueError, IndexError, KeyError or an EngineError."""
        least = int(self.limits.strict)
        match words[0]:
            case "ketto":
                if words[1] != "1":
                    raise ValueError("this is a position of a newer format")
            case "rules":
                self.rules(words[1])
            case "turn":
                if words[3] not in PHASES:
                    raise KeyError(words[3])
                self.turn(number_of(words[1], least, self.limits.turn), player_of(words[2]), words[3])
            case "lp":
                mine, theirs = (number_of(words[n], 0, self.limits.lp) for n in (1, 2))
                self.lp(mine, theirs)
            case "goal":
                self.goal(player_of(words[1]), number_of(words[2], least, self.limits.turn))
            case who:
                self._cards(player_of(who), words[1:])

    def _cards(self, player: int, words: list[str]) -> None:
        if words[0] == "summoned":
            self.summoned(player, number_of(words[1], 0, self.limits.summoned))
        elif words[0] in PILES:
            codes = words[1:]
            shuffled = words[0] == "deck" and codes[:1] == ["shuffled"]
            cards = [_pile_card(word) for word in codes[shuffled:]]
            self.pile(player, PILES[words[0]], cards, shuffled)
        else:
            location, sequence = ROWS[words[0]], number_of(words[1], 0, _MOST)
            self.zone(player, location, sequence, self._field_card(words[2:]))

    def _field_card(self, words: list[str]) -> FieldCard:
        position, code = POSITIONS[words[0]], number_of(words[1], 0, _MOST)
        counters: list[tuple[int, int]] = []
        texts: list[str] = []
        values: dict[str, str] = {}
        flags: set[str] = set()
        for extra in words[2:]:
            key, _, value = extra.partition("=")
            if key == "counter":
                counters.append(self._counter(value))
            elif key == "text":
                texts.append(value)
            elif key in ("to", "tied", "by", "with"):
                values[key] = value
            elif extra in ("new", "improper", "foreign"):
                flags.add(extra)
            else:
                raise ValueError(f"'{extra[:30]}' is unknown")
        if values.get("by"):
            SUMMONS[values["by"]]  # raises for any other word
        listed = values["with"].split(",") if "with" in values else []
        return FieldCard(
            position,
            code,
            tuple(counters),
            values.get("to", ""),
            values.get("tied", ""),
            values.get("by", ""),
            tuple(texts),
            tuple(number_of(each, 0, _MOST) for each in listed),
            new="new" in flags,
            improper="improper" in flags,
            foreign="foreign" in flags,
        )

    def _counter(self, value: str) -> tuple[int, int]:
        kind, _, count = value.partition("x")
        least, limits = int(self.limits.strict), self.limits
        return number_of(kind, least, limits.counter_kind), number_of(count, least, limits.counters)

    # --- what the lines say ------------------------------------------------------------------

    def rules(self, name: str) -> None:
        """The era."""
        raise NotImplementedError

    def turn(self, turn: int, player: int, phase: str) -> None:
        """Whose turn it is; ``phase`` is a word of :data:`PHASES`."""
        raise NotImplementedError

    def lp(self, mine: int, theirs: int) -> None:
        """The Life Points of A and B."""
        raise NotImplementedError

    def goal(self, player: int, turn: int) -> None:
        """``player`` must have won when ``turn`` is over."""
        raise NotImplementedError

    def summoned(self, player: int, count: int) -> None:
        """Normal Summons of this turn."""
        raise NotImplementedError

    def pile(self, player: int, location: int, cards: list[PileCard], shuffled: bool) -> None:
        """Cards of a pile, bottom first."""
        raise NotImplementedError

    def zone(self, player: int, location: int, sequence: int, card: FieldCard) -> None:
        """A card on the field."""
        raise NotImplementedError


def _pile_card(word: str) -> PileCard:
    code = word.rstrip(PROPER_MARK + OPEN_MARK + DOWN_MARK)
    return PileCard(number_of(code, 0, _MOST), word[len(code) :])

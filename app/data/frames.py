"""The frames of a record: what both seats saw at each step, stored as differences over shared tables.

In memory a frame is a pair of views whose unchanged parts are the same objects as in the frame before.
In the file a stretch of frames is three lists: every different card once, every different row of cards
(or other list) once, and for each frame what changed against the one before. The first frame of a
stretch is told in full, so that a stretch can be read without the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

from app.data.plain import MAX_INT, from_plain, to_plain
from app.data.record import Frame
from app.engine.constants import LOCATION_MZONE, LOCATION_SZONE
from app.engine.rules import DuelRules
from app.engine.view import CardView, LinkView, PlayerView, SideView

_VALUES: Final = (
    "turn",
    "turn_player",
    "phase",
    "damage_step",
    "attacker",
    "attack_target",
    "normal_summons_left",
    "winner",
)
_SIDE_VALUES: Final = ("lp", "deck_count", "extra_count", "top_card")
_SIDE_CARDS: Final = ("hand", "monsters", "spells", "graveyard", "banished", "extra")
_SIDE: Final = (*_SIDE_VALUES, *_SIDE_CARDS, "deck_list")
_SIDE_LENGTH: Final = len(_SIDE)
_CHAIN, _SUMMONING = len(_VALUES), len(_VALUES) + 1
_SIDES: Final = len(_VALUES) + 2

#: Names of the parts of a view, in the order the file numbers them; the file repeats them.
SLOTS: Final = (*_VALUES, "chain", "summoning", *(f"{side}.{name}" for side in (0, 1) for name in _SIDE))
CARD_FIELDS: Final = CardView._fields

_COUNTERS, _MATERIALS = (CARD_FIELDS.index(name) for name in ("counters", "materials"))
_FLAGS: Final = tuple(
    n for n, name in enumerate(CARD_FIELDS) if isinstance(CardView._field_defaults.get(name), bool)
)
_LISTS: Final = tuple(
    n
    for n, name in enumerate(CARD_FIELDS)
    if isinstance(CardView._field_defaults.get(name), tuple) and n not in (_COUNTERS, _MATERIALS)
)
_REQUIRED: Final = len(CARD_FIELDS) - len(CardView._field_defaults)
_DEFAULTS: Final = tuple(CardView._field_defaults[name] for name in CARD_FIELDS[_REQUIRED:])

_MAX_ROW: Final = 1200
"""Cards in one row: two whole Decks and Extra Decks of the largest size and more."""
_MAX_HELD: Final = 200
"""A card with its Materials; two whole Decks are fewer."""


class Seen(Protocol):
    """What frames are made of; a duel is one."""

    def view(self, player: int) -> PlayerView:
        """The duel as ``player`` may know it."""
        ...


class FrameMaker:
    """Makes frames that share what is equal, so that a whole duel of them stays small in memory."""

    def __init__(self) -> None:
        self._cards: dict[CardView, CardView] = {}
        self._rows: dict[tuple[Any, ...], tuple[Any, ...]] = {}
        self._last: list[PlayerView | None] = [None, None]

    def frame(self, duel: Seen) -> Frame:
        """What both seats see now."""
        return (self._shared(duel.view(0)), self._shared(duel.view(1)))

    def _shared(self, view: PlayerView) -> PlayerView:
        last = self._last[view.player]
        sides = [self._side(side) for side in view.sides]
        if last is not None:
            for n, side in enumerate(sides):
                if side == last.sides[n]:
                    sides[n] = last.sides[n]
        values = {name: getattr(view, name) for name in _VALUES}
        made = PlayerView(
            player=view.player,
            rules=view.rules,
            sides=(sides[0], sides[1]),
            chain=view.chain,
            summoning=self._row(view.summoning),
            **values,
        )
        if made == last:
            return last
        self._last[view.player] = made
        return made

    def _side(self, side: SideView) -> SideView:
        rows: dict[str, Any] = {name: self._row(getattr(side, name)) for name in _SIDE_CARDS}
        values = {name: getattr(side, name) for name in _SIDE_VALUES}
        codes = side.deck_list
        return SideView(**values, **rows, deck_list=self._rows.setdefault(codes, codes))

    def _row(self, row: tuple[Any, ...]) -> tuple[Any, ...]:
        known = self._rows.get(row)
        if known is None:
            known = tuple(card if card is None else self._cards.setdefault(card, card) for card in row)
            self._rows[known] = known
        return known


# --- writing -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Tables:
    """The tables of one stretch while it is written."""

    cards: list[list[Any]] = field(default_factory=list)
    rows: list[list[Any]] = field(default_factory=list)
    card_numbers: dict[CardView, int] = field(default_factory=dict)
    row_numbers: dict[str, int] = field(default_factory=dict)
    by_identity: dict[int, int] = field(default_factory=dict)

    def card(self, card: CardView) -> int:
        number = self.card_numbers.get(card)
        if number is None:
            plain = self._plain_card(card)  # its materials come first
            number = self.card_numbers[card] = len(self.cards)
            self.cards.append(plain)
        return number

    def _plain_card(self, card: CardView) -> list[Any]:
        values: list[Any] = list(card)
        while len(values) > _REQUIRED and values[-1] == _DEFAULTS[len(values) - 1 - _REQUIRED]:
            values.pop()
        for n, value in enumerate(values):
            if n == _MATERIALS:
                values[n] = [self.card(material) for material in value]
            elif isinstance(value, bool):
                values[n] = int(value)
            elif isinstance(value, tuple):
                values[n] = to_plain(value)
        return values

    def row(self, row: tuple[Any, ...], kind: str) -> int:
        # Equal rows are mostly the same object; the frames keep it alive meanwhile.
        known = self.by_identity.get(id(row))
        if known is not None and row:
            return known
        if kind in ("cards", "zones"):
            plain = [0 if card is None else self.card(card) + 1 for card in row]
        else:
            plain = to_plain(row)
        key = repr(plain)
        number = self.row_numbers.get(key)
        if number is None:
            number = self.row_numbers[key] = len(self.rows)
            self.rows.append(plain)
        self.by_identity[id(row)] = number
        return number


def _kind(slot: int) -> str:
    """What the slot holds: "value", "zones" (cards and empty zones), "cards", "links" or "codes"."""
    if slot < _CHAIN:
        return "value"
    if slot == _CHAIN:
        return "links"
    if slot == _SUMMONING:
        return "cards"
    name = _SIDE[(slot - _SIDES) % _SIDE_LENGTH]
    if name in _SIDE_VALUES:
        return "value"
    if name in ("monsters", "spells"):
        return "zones"
    return "cards" if name in _SIDE_CARDS else "codes"


_KINDS: Final = tuple(_kind(slot) for slot in range(len(SLOTS)))


def _parts(view: PlayerView) -> list[Any]:
    """The view by slot."""
    parts: list[Any] = [getattr(view, name) for name in _VALUES]
    parts += (view.chain, view.summoning)
    for side in view.sides:
        parts += [getattr(side, name) for name in _SIDE]
    return parts


def pack_frames(frames: Sequence[Frame]) -> dict[str, Any]:
    """JSON values of a stretch of frames: the tables and the differences."""
    tables = _Tables()
    last: list[list[Any]] = [[None] * len(SLOTS), [None] * len(SLOTS)]
    rows = []
    for frame in frames:
        changes = []
        for seat, view in enumerate(frame):
            parts = _parts(view)
            change: list[int] = []
            for slot, (before, now) in enumerate(zip(last[seat], parts, strict=True)):
                if before is now or before == now:
                    continue
                change += (slot, now if _KINDS[slot] == "value" else tables.row(now, _KINDS[slot]))
            last[seat] = parts
            changes.append(change)
        rows.append(changes)
    return {"cards": tables.cards, "rows": tables.rows, "frames": rows}


# --- reading -------------------------------------------------------------------------------------------


class FrameReader:
    """Reads stretches of frames; ``slots`` and ``card_fields`` are the names the file numbers.

    Names that this version does not know are left out, parts that the file does not have get their
    default. Raises ValueError for anything that is no stretch of frames.
    """

    def __init__(self, rules: DuelRules, slots: Sequence[str], card_fields: Sequence[str]) -> None:
        self._rules = rules
        numbers = {name: n for n, name in enumerate(SLOTS)}
        self._slots = [numbers.get(name) for name in slots]
        self._columns = None if tuple(card_fields) == CARD_FIELDS else list(card_fields)
        missing = [name for name in CARD_FIELDS[:_REQUIRED] if name not in card_fields]
        if missing:
            raise ValueError(f"the frames have no card field '{missing[0]}'")

    def read(self, values: dict[str, Any]) -> list[Frame]:
        """The frames of one stretch, the first one being whole."""
        cards = self._cards(_list(values.get("cards")))
        rows = _list(values.get("rows"))
        known: dict[tuple[int, str], tuple[Any, ...]] = {}
        found: list[Frame] = []
        parts: list[list[Any]] = [[None] * len(SLOTS), [None] * len(SLOTS)]
        views: list[PlayerView | None] = [None, None]
        for changes in _list(values.get("frames")):
            if not isinstance(changes, list) or len(changes) != 2:
                raise ValueError("a frame is not a list of two")
            for seat in (0, 1):
                changed = self._apply(changes[seat], parts[seat], cards, rows, known)
                if changed or views[seat] is None:
                    views[seat] = self._view(seat, parts[seat], views[seat])
            found.append((cast(PlayerView, views[0]), cast(PlayerView, views[1])))
        return found

    def _cards(self, rows: list[Any]) -> list[CardView]:
        cards: list[CardView] = []
        sizes: list[int] = []  # of each card: itself and all under it
        for row in rows:
            held = 1
            values = self._in_order(row) if self._columns is not None else list(_list(row))
            if not _REQUIRED <= len(values) <= len(CARD_FIELDS):
                raise ValueError("a card of the frames has the wrong number of values")
            for n, value in enumerate(values):
                if n == _MATERIALS:
                    numbers = _indexes(value, len(cards))
                    held = 1 + sum(sizes[number] for number in numbers)
                    # Cards within cards within cards would be too many to compare.
                    if held > _MAX_HELD:
                        raise ValueError("a card of the frames has too many Materials")
                    values[n] = tuple(cards[number] for number in numbers)
                elif n == _COUNTERS:
                    values[n] = from_plain(cast(Any, tuple[tuple[int, int], ...]), value)
                elif n in _LISTS:
                    values[n] = from_plain(cast(Any, tuple[int, ...]), value)
                elif type(value) is not int or not -MAX_INT <= value <= MAX_INT:
                    raise ValueError("a value of a card is not a number")
                elif n in _FLAGS:
                    values[n] = bool(value)
            card = CardView(*values)
            if card.controller not in (0, 1):
                raise ValueError("a card of the frames is nobody's")
            cards.append(card)
            sizes.append(held)
        return cards

    def _in_order(self, row: Any) -> list[Any]:
        given = dict(zip(self._columns or (), _list(row), strict=False))
        defaults = CardView._field_defaults
        found = []
        for name in CARD_FIELDS:
            if name in given:
                found.append(given[name])
            elif name in defaults:
                default = defaults[name]
                found.append(list(default) if isinstance(default, tuple) else int(default))
            else:
                raise ValueError(f"a card of the frames has no '{name}'")
        return found

    def _apply(
        self,
        change: Any,
        parts: list[Any],
        cards: list[CardView],
        rows: list[Any],
        known: dict[tuple[int, str], tuple[Any, ...]],
    ) -> bool:
        change = _list(change)
        if len(change) % 2:
            raise ValueError("a change of a frame is not a list of pairs")
        for n in range(0, len(change), 2):
            number, value = change[n], change[n + 1]
            if type(number) is not int or type(value) is not int or not 0 <= number < len(self._slots):
                raise ValueError("a change of a frame is out of place")
            slot = self._slots[number]
            if slot is None:
                continue
            kind = _KINDS[slot]
            if kind == "value":
                if not -MAX_INT <= value <= MAX_INT:
                    raise ValueError("a value of a frame is too large")
                parts[slot] = value
                continue
            row = known.get((value, kind))
            if row is None:
                if not 0 <= value < len(rows):
                    raise ValueError("a frame names a row that is not there")
                row = known[value, kind] = _row(rows[value], kind, cards)
            parts[slot] = row
        return bool(change)

    def _view(self, seat: int, parts: list[Any], last: PlayerView | None) -> PlayerView:
        if None in parts[:_SIDES]:
            raise ValueError("the first frame is not whole")
        values = dict(zip(_VALUES, parts, strict=False))
        sides = tuple(
            _side_view(parts[_SIDES + n * _SIDE_LENGTH :][:_SIDE_LENGTH], last.sides[n] if last else None)
            for n in (0, 1)
        )
        return PlayerView(
            player=seat,
            rules=self._rules,
            sides=(sides[0], sides[1]),
            chain=parts[_CHAIN],
            summoning=parts[_SUMMONING],
            **values,
        )


def _side_view(parts: list[Any], last: SideView | None) -> SideView:
    if last is not None and all(getattr(last, name) is part for name, part in zip(_SIDE, parts, strict=True)):
        return last
    values = dict(zip(_SIDE, parts, strict=True))
    if any(value is None for value in values.values()):
        raise ValueError("the first frame is not whole")
    if len(values["monsters"]) != 7 or len(values["spells"]) != 8:
        raise ValueError("a row of zones has the wrong length")
    for name, place in (("monsters", LOCATION_MZONE), ("spells", LOCATION_SZONE)):
        for n, card in enumerate(values[name]):
            if card is not None and (card.location, card.sequence) != (place, n):
                raise ValueError("a card lies in a zone that is not its own")
    return SideView(**values)


def _row(row: Any, kind: str, cards: list[CardView]) -> tuple[Any, ...]:
    row = _list(row)
    if len(row) > _MAX_ROW:
        raise ValueError("a row of cards is too long")
    if kind in ("cards", "zones"):
        numbers = _indexes(row, len(cards) + 1)
        if kind == "cards" and 0 in numbers:
            raise ValueError("a pile of cards has a gap")
        return tuple(cards[number - 1] if number else None for number in numbers)
    if kind == "codes":
        return from_plain(cast(Any, tuple[int, ...]), row)
    return from_plain(cast(Any, tuple[LinkView, ...]), row)


def _indexes(row: Any, limit: int) -> list[int]:
    numbers: list[int] = _list(row)
    if any(type(number) is not int or not 0 <= number < limit for number in numbers):
        raise ValueError("a frame names a card that is not there")
    return numbers


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise ValueError("a part of the frames is not a list")
    return value

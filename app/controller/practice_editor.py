"""Building a position step by step, each step undone and done again. No Qt."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from app.controller.practice import opponent_of
from app.controller.practice_position import (
    NO_ZONE,
    TAKEN,
    Piece,
    Place,
    Position,
    Trouble,
    home_pile,
    misfit,
    parse_position,
    position_lines,
    position_text,
    shared_place,
    troubles,
    usual_position,
    usual_summon,
    without_bonds,
    zone_exists,
)
from app.data.puzzle_file import Puzzle, check_puzzle
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.rules import rules_named

MOST_STEPS: Final = 200
_LINE = re.compile(r"Line (\d+) of the position")


@dataclass(frozen=True, slots=True)
class _Step:
    position: Position
    name: str
    author: str
    note: str
    opponent: str = ""


class PositionEditor:
    """A puzzle that is being edited. ``on_change`` is called after each change.

    What cannot be done gives a reason of :mod:`app.controller.practice_position` and changes nothing;
    "" means done.
    """

    def __init__(self, pool: CardPool, puzzle: Puzzle | None = None) -> None:
        self.pool = pool
        position = parse_position(puzzle.position) if puzzle is not None else Position()
        self._steps = [
            _Step(position, puzzle.name, puzzle.author, puzzle.note, puzzle.opponent)
            if puzzle is not None
            else _Step(position, "", "", "")
        ]
        self._at = 0
        self._saved: _Step | None = self._steps[0]
        #: What the last change was about; further changes of the same thing are one step.
        self._last_topic = ""
        self.on_change: Callable[[], None] = lambda: None

    # --- looking -------------------------------------------------------------------------

    @property
    def _now(self) -> _Step:
        return self._steps[self._at]

    @property
    def position(self) -> Position:
        """The position as it is."""
        return self._now.position

    @property
    def name(self) -> str:
        """The name of the puzzle."""
        return self._now.name

    @property
    def author(self) -> str:
        """Who made it."""
        return self._now.author

    @property
    def note(self) -> str:
        """What the solver reads first."""
        return self._now.note

    @property
    def opponent(self) -> str:
        """Who plays the other side, by the puzzle's word or by what fits its goal."""
        return opponent_of(self.puzzle())

    def puzzle(self, fallback: str = "Puzzle") -> Puzzle:
        """The puzzle as it is; ``fallback`` is its name where it has none."""
        now = self._now
        name, text = now.name.strip() or fallback, position_text(now.position)
        return Puzzle(name, text, now.author, now.note, opponent=now.opponent)

    @property
    def dirty(self) -> bool:
        """Whether something changed since :meth:`mark_saved`."""
        return self._saved != self._now

    def mark_saved(self) -> None:
        """What there is now is saved."""
        self._saved = self._now

    def mark_unsaved(self) -> None:
        """No file holds what there is now."""
        self._saved = None

    def troubles(self) -> tuple[Trouble, ...]:
        """What keeps the position from being played; empty for a sound one."""
        found = tuple(troubles(self.position, self.pool))
        if found:
            return found
        sentence = check_puzzle(self.puzzle(), self.pool)
        if not sentence:
            return ()
        place = _LINE.search(sentence)
        lines = position_lines(self.position)
        keys: tuple[int, ...] = ()
        if place and int(place[1]) <= len(lines):
            keys = lines[int(place[1]) - 1][1]
        return (Trouble("", keys, sentence),)

    # --- changing ------------------------------------------------------------------------

    def _do(self, position: Position, topic: str = "", **words: str) -> None:
        step = replace(self._now, position=position, **words)
        if step == self._now:
            return
        del self._steps[self._at + 1 :]
        if topic and topic == self._last_topic and self._at > 0:
            self._steps[self._at] = step
        else:
            self._steps.append(step)
            del self._steps[: -MOST_STEPS - 1]
            self._at = len(self._steps) - 1
        self._last_topic = topic
        self.on_change()

    def add(self, code: int, place: Place) -> str:
        """Put a new card at ``place`` (on top of a pile). Dropped on an Xyz Monster it becomes material."""
        data = self.pool.get(code)
        if data is None:
            return NO_ZONE
        target = self._landing(code, place)
        there = self._occupant(target)
        if there is not None:
            if self._may_underlie(there, code):
                self._do(self._with(replace(there, materials=(*there.materials, code))))
                return ""
            if data.type & c.TYPE_EQUIP and target[1] == c.LOCATION_MZONE:
                return self._equip_new(code, there)
            return TAKEN
        reason = misfit(data, target, self.position.duel_rules)
        if reason:
            return reason
        p = self.position
        piece = self._fresh(code, target)
        self._do(replace(p, pieces=(*p.pieces, piece)))
        return ""

    def _fresh(self, code: int, place: Place, key: int = 0) -> Piece:
        """A card as it usually lies at ``place``."""
        data = self.pool.data(code)
        player, location, sequence = place
        if location == c.LOCATION_MZONE:
            by = usual_summon(data)
            return Piece(
                key or self.position.next_key(),
                code,
                player,
                location,
                sequence,
                usual_position(data, location),
                proper=True,
                by=by,
            )
        position = usual_position(data, location) if location == c.LOCATION_SZONE else c.POS_FACEUP_ATTACK
        # In the Extra Deck a Pendulum Monster of the Main Deck can only lie face-up.
        turned = location == c.LOCATION_EXTRA and not data.is_extra_deck
        return Piece(
            key or self.position.next_key(), code, player, location, sequence, position, turned=turned
        )

    def _landing(self, code: int, place: Place) -> Place:
        player, location, sequence = place
        data = self.pool.data(code)
        if location == c.LOCATION_SZONE and data.type & c.TYPE_FIELD:
            return player, location, c.SEQ_FIELD_ZONE
        home = home_pile(data, location)
        return player, home, sequence if location & (c.LOCATION_MZONE | c.LOCATION_SZONE) else 0

    def _occupant(self, place: Place) -> Piece | None:
        if not place[1] & (c.LOCATION_MZONE | c.LOCATION_SZONE):
            return None
        wanted = shared_place(place)
        return next((p for p in self.position.pieces if p.on_field and shared_place(p.place) == wanted), None)

    def _may_underlie(self, holder: Piece, code: int) -> bool:
        data, under = self.pool.get(holder.code), self.pool.get(code)
        if data is None or under is None or holder.location != c.LOCATION_MZONE:
            return False
        return bool(data.type & c.TYPE_XYZ) and not under.type & c.TYPE_TOKEN

    def _equip_new(self, code: int, monster: Piece) -> str:
        rules = self.position.duel_rules
        row = [(monster.player, c.LOCATION_SZONE, n) for n in range(5)]
        free = [place for place in row if self._occupant(place) is None and zone_exists(place, rules)]
        if not free:
            return TAKEN
        p = self.position
        piece = replace(self._fresh(code, free[0]), to=monster.key)
        self._do(replace(p, pieces=(*p.pieces, piece)))
        return ""

    def move(self, key: int, place: Place, index: int | None = None) -> str:
        """Put a card somewhere else; two cards in zones change places. ``index`` counts from the bottom."""
        p = self.position
        piece = p.piece(key)
        if piece is None:
            return NO_ZONE
        target = self._landing(piece.code, place)
        there = self._occupant(target)
        if there is piece:
            return ""
        if there is not None:
            if self._may_underlie(there, piece.code):
                rest = self._without(key)
                held = replace(there, materials=(*there.materials, piece.code, *piece.materials))
                self._do(replace(rest, pieces=tuple(held if o.key == there.key else o for o in rest.pieces)))
                return ""
            return self._swap(piece, there)
        data = self.pool.get(piece.code)
        reason = misfit(data, target, p.duel_rules) if data is not None else ""
        if reason and not (target[1] == c.LOCATION_SZONE and piece.to):
            return reason
        moved = self._moved(piece, target)
        others = [other for other in p.pieces if other.key != key]
        gone = frozenset() if moved.location == c.LOCATION_MZONE else frozenset((key,))
        if index is None or moved.on_field:
            others.append(moved)
        else:
            pile = [o for o in others if (o.player, o.location) == (moved.player, moved.location)]
            at = others.index(pile[index]) if index < len(pile) else len(others)
            others.insert(at, moved)
        self._do(replace(p, pieces=without_bonds(others, gone)))
        return ""

    def _moved(self, piece: Piece, target: Place) -> Piece:
        """``piece`` at ``target``: what belongs to its old place is left behind."""
        player, location, sequence = target
        if piece.on_field and location == piece.location:
            # Another zone of the same row: everything stays with it.
            return replace(
                piece, player=player, sequence=sequence, foreign=piece.foreign and player == piece.player
            )
        if location == piece.location:
            return replace(piece, player=player)
        fresh = self._fresh(piece.code, target, piece.key)
        return replace(fresh, proper=fresh.proper or piece.proper)

    def _swap(self, piece: Piece, there: Piece) -> str:
        if not piece.on_field:
            return TAKEN
        rules = self.position.duel_rules
        for card, place in ((piece, there.place), (there, piece.place)):
            data = self.pool.get(card.code)
            reason = misfit(data, place, rules) if data is not None else ""
            if reason and not (card.to and place[1] == c.LOCATION_SZONE):
                return reason
        first, second = self._moved(piece, there.place), self._moved(there, piece.place)
        changed = {first.key: first, second.key: second}
        pieces = tuple(changed.get(p.key, p) for p in self.position.pieces)
        left = frozenset(p.key for p in changed.values() if p.location != c.LOCATION_MZONE)
        self._do(replace(self.position, pieces=without_bonds(pieces, left)))
        return ""

    def _without(self, key: int) -> Position:
        p = self.position
        kept = [piece for piece in p.pieces if piece.key != key]
        return replace(p, pieces=without_bonds(kept, frozenset((key,))))

    def remove(self, key: int) -> None:
        """Take a card away; cards bound to it are bound no more."""
        self._do(self._without(key))

    def _with(self, piece: Piece) -> Position:
        p = self.position
        return replace(p, pieces=tuple(piece if old.key == piece.key else old for old in p.pieces))

    def change(self, key: int, topic: str = "", **values: Any) -> None:
        """Change fields of a card (see :class:`Piece`)."""
        piece = self.position.piece(key)
        if piece is not None:
            self._do(self._with(replace(piece, **values)), f"{key} {topic}" if topic else "")

    def count(self, key: int, kind: int, number: int) -> None:
        """Give a card ``number`` counters of a kind; 0 takes them away."""
        piece = self.position.piece(key)
        if piece is None:
            return
        counters = [entry for entry in piece.counters if entry[0] != kind]
        if number > 0:
            counters.append((kind, number))
        self.change(key, f"counter {kind}", counters=tuple(sorted(counters)))

    def drop_material(self, key: int, at: int) -> None:
        """Take Xyz Material number ``at`` away."""
        piece = self.position.piece(key)
        if piece is not None and 0 <= at < len(piece.materials):
            self.change(key, materials=piece.materials[:at] + piece.materials[at + 1 :])

    def give_over(self, key: int) -> str:
        """Let the other player control a card on the field, which stays its owner's."""
        piece = self.position.piece(key)
        if piece is None or not piece.on_field:
            return NO_ZONE
        other = 1 - piece.player
        if piece.location == c.LOCATION_MZONE and piece.sequence >= c.EMZ_LEFT:
            sequence = c.EMZ_LEFT + c.EMZ_RIGHT - piece.sequence
            self.change(key, player=other, sequence=sequence, foreign=not piece.foreign)
            return ""
        width = 5 if piece.location == c.LOCATION_MZONE or piece.sequence < 5 else 0
        places = [(other, piece.location, n) for n in range(width)]
        if not width:
            places = [(other, piece.location, piece.sequence)]
        free = [place for place in places if self._occupant(place) is None]
        if not free:
            return TAKEN
        self.change(key, player=other, sequence=free[0][2], foreign=not piece.foreign)
        return ""

    def set(self, topic: str = "", **values: Any) -> None:
        """Change the whole position: turn, phase, LP, goal, ... (see :class:`Position`)."""
        self._do(replace(self.position, **values), topic)

    def set_words(self, **words: str) -> None:
        """Change ``name``, ``author``, ``note`` or ``opponent``."""
        self._do(self.position, "words " + " ".join(words), **words)

    def set_rules(self, rules: str) -> None:
        """Another era: cards in zones that it does not have go to free zones, or to the GY."""
        flags = rules_named(rules)
        p = replace(self.position, rules=flags.name)
        pieces = list(p.pieces)
        for n, piece in enumerate(pieces):
            if zone_exists(piece.place, flags):
                continue
            taken = {shared_place(o.place) for o in pieces if o.on_field}
            row = [(piece.player, piece.location, number) for number in range(5)]
            free = [place for place in row if place not in taken]
            if free:
                pieces[n] = replace(piece, sequence=free[0][2])
            else:
                pieces[n] = Piece(piece.key, piece.code, piece.player, c.LOCATION_GRAVE)
        self._do(replace(p, pieces=tuple(pieces)))

    def replace_all(self, puzzle: Puzzle) -> None:
        """Put another position in the place of this one (pasted, imported); can be undone.

        Raises :class:`PositionError`.
        """
        position = parse_position(puzzle.position)
        self._do(
            position, "", name=puzzle.name, author=puzzle.author, note=puzzle.note, opponent=puzzle.opponent
        )

    # --- going back and forth -----------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone step."""
        return self._at + 1 < len(self._steps)

    def undo(self) -> None:
        """Back one step."""
        if self.can_undo:
            self._at -= 1
            self._last_topic = ""
            self.on_change()

    def redo(self) -> None:
        """Forward one step."""
        if self.can_redo:
            self._at += 1
            self._last_topic = ""
            self.on_change()

"""A deck being edited: every change can be undone, nothing is changed half, no Qt."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from app.controller import deck_check
from app.controller.deck_check import Mark, Problem
from app.data.banlists import Banlist
from app.data.deck_rules import EXTRA, MAIN, PARTS, SIDE
from app.data.decks import MAX_CARDS, Deck
from app.engine import constants as c
from app.engine.carddata import CardData, CardPool
from app.engine.rules import DuelRules

SORTS: Final = ("type", "name", "level", "attack", "defense", "attribute", "race", "code")
"""What a part can be sorted by."""

MAX_HISTORY: Final = 1000

_Parts = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class HistoryStep:
    """One entry of the history list: what was done, for a front end to word.

    ``kind`` and the keys of ``values``: "open" (name), "add" (code, part, count), "remove" (codes, part),
    "move" (codes, part, to), "replace" (label), "sort" (part, how), "shuffle" (part), "clear" (part).
    """

    kind: str
    values: dict[str, Any] = field(hash=False)


class DeckEditor:
    """The three parts of ``deck`` and all their earlier states.

    ``banlist``, ``rules`` and (after an import of cards) ``pool`` may be assigned at any time; they decide
    what :meth:`add` refuses and what :attr:`problems` tells, never what a deck already holds.
    ``on_change`` holds functions that are called after each change, also of the position in the history.
    """

    def __init__(
        self,
        deck: Deck,
        pool: CardPool,
        *,
        banlist: Banlist | None = None,
        rules: DuelRules | None = None,
        name_of: Callable[[int], str] | None = None,
    ) -> None:
        self.pool = pool
        self.banlist = banlist
        self.rules = rules
        self.on_change: list[Callable[[], None]] = []
        #: The name a card is sorted by; by default its English one.
        self.name_of = name_of or self._english_name
        self._deck = deck
        self._states: list[_Parts] = [(deck.main, deck.extra, deck.side)]
        self._steps = [HistoryStep("open", {"name": deck.name})]
        self._position = 0
        self._saved: _Parts | None = self._states[0]

    # -- What there is --------------------------------------------------------------------------------

    @property
    def main(self) -> tuple[int, ...]:
        """Passcodes of the Main Deck in their order."""
        return self._now[0]

    @property
    def extra(self) -> tuple[int, ...]:
        """Passcodes of the Extra Deck in their order."""
        return self._now[1]

    @property
    def side(self) -> tuple[int, ...]:
        """Passcodes of the Side Deck in their order."""
        return self._now[2]

    @property
    def parts(self) -> Mapping[str, tuple[int, ...]]:
        """The three parts by name."""
        return dict(zip(PARTS, self._now, strict=True))

    @property
    def name(self) -> str:
        """The deck's name."""
        return self._deck.name

    @property
    def deck(self) -> Deck:
        """The deck as it is now, checked without list and era, as a duel wants it."""
        return replace(self._deck, main=self.main, extra=self.extra, side=self.side).checked(self.pool)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What keeps the deck from being played under the list and the rules."""
        return deck_check.check(*self._now, self.pool, banlist=self.banlist, rules=self.rules)

    @property
    def marks(self) -> dict[int, Mark]:
        """The mark of each passcode in the deck."""
        return deck_check.marks(*self._now, self.pool, banlist=self.banlist, rules=self.rules)

    @property
    def dirty(self) -> bool:
        """Whether cards or their order differ from what was saved last."""
        return self._now != self._saved

    @property
    def path(self) -> Path | None:
        """The file the deck was read from or saved to last."""
        return self._deck.path

    def mark_saved(self, path: Path) -> None:
        """The deck as it is now is in the file ``path``; from here on that file is the reference."""
        self._deck = replace(self._deck, path=path, name=path.stem)
        self._saved = self._now
        self._changed()

    def mark_unsaved(self) -> None:
        """No file holds this deck, for example because it is a draft or its file was deleted."""
        self._saved = None
        self._changed()

    # -- Changing -------------------------------------------------------------------------------------

    def refusal(self, code: int, part: str | None = None) -> Problem | None:
        """Why :meth:`add` would refuse; None if it would not."""
        to = deck_check.target_part(code, part, self.pool)
        return deck_check.adding(self.parts, code, to, self.pool, banlist=self.banlist)

    def add(
        self, code: int, part: str | None = None, index: int | None = None, *, force: bool = False
    ) -> Problem | None:
        """Put one copy into ``part`` (default: where it belongs) at ``index`` (default: the end).

        Main and Extra Deck cards find their own of these two parts. Gives the reason and changes
        nothing when the card may not be added; ``force`` adds it in spite of limits and sizes.
        """
        to = deck_check.target_part(code, part, self.pool)
        if to != part:
            index = None
        problem = deck_check.adding(self.parts, code, to, self.pool, banlist=self.banlist)
        if problem is not None and not (force and self._may_force(problem)):
            return problem
        parts = self._lists()
        parts[to].insert(len(parts[to]) if index is None else index, code)
        self._do(parts, "add", code=code, part=to, count=1)
        return None

    def remove(self, part: str, indexes: Iterable[int]) -> None:
        """Take out the cards at ``indexes`` of ``part``; indexes that do not exist are left alone."""
        parts = self._lists()
        gone = {index for index in indexes if 0 <= index < len(parts[part])}
        codes = [parts[part][index] for index in sorted(gone)]
        if gone:
            parts[part] = [code for index, code in enumerate(parts[part]) if index not in gone]
            self._do(parts, "remove", codes=tuple(codes), part=part)

    def move(
        self,
        part: str,
        indexes: Iterable[int],
        to_part: str,
        to_index: int | None = None,
        *,
        force: bool = False,
    ) -> Problem | None:
        """Move cards to ``to_part`` before the card at ``to_index`` (default: to the end), in order.

        All or none are moved. A card that does not belong in ``to_part`` goes to its home instead, so
        one dragged from the Side Deck may be dropped on either of the other two; one that is at home
        already stays where it is.
        """
        parts = self._lists()
        chosen = sorted({index for index in indexes if 0 <= index < len(parts[part])})
        if part == to_part:
            self._reorder(parts, part, chosen, to_index)
            return None
        homes = {index: deck_check.target_part(parts[part][index], to_part, self.pool) for index in chosen}
        moving = [(parts[part][index], home) for index, home in homes.items() if home != part]
        parts[part] = [code for n, code in enumerate(parts[part]) if homes.get(n, part) == part]
        at = to_index
        for code, home in moving:
            problem = deck_check.adding(parts, code, home, self.pool, new=False)
            if problem is not None and not (force and self._may_force(problem)):
                return problem
            if home == to_part and at is not None:
                parts[home].insert(at, code)
                at += 1
            else:
                parts[home].append(code)
        self._do(parts, "move", codes=tuple(code for code, _ in moving), part=part, to=to_part)
        return None

    def _reorder(
        self, parts: dict[str, list[int]], part: str, chosen: Sequence[int], to_index: int | None
    ) -> None:
        codes = parts[part]
        at = len(codes) if to_index is None else min(max(to_index, 0), len(codes))
        moved = [codes[index] for index in chosen]
        at -= sum(index < at for index in chosen)
        rest = [code for index, code in enumerate(codes) if index not in set(chosen)]
        parts[part] = rest[:at] + moved + rest[at:]
        self._do(parts, "move", codes=tuple(moved), part=part, to=part)

    def replace_all(self, deck: Deck, label: str) -> None:
        """All cards of ``deck`` instead of the present ones; ``label`` says where they come from."""
        parts = {MAIN: list(deck.main), EXTRA: list(deck.extra), SIDE: list(deck.side)}
        self._do(parts, "replace", label=label)

    def clear(self, part: str | None = None) -> None:
        """Take all cards out of ``part``, or out of the whole deck."""
        parts = self._lists()
        for each in PARTS if part is None else (part,):
            parts[each] = []
        self._do(parts, "clear", part=part or "")

    def sort(self, part: str | None = None, how: str = "type") -> None:
        """Sort a part (None: all three); ``how`` is one of SORTS. Equal cards keep their order."""
        if how not in SORTS:
            raise ValueError(f"Decks are not sorted by {how!r}; choose one of {', '.join(SORTS)}.")
        parts = self._lists()
        for each in PARTS if part is None else (part,):
            parts[each].sort(key=lambda code: self._sort_key(code, how))
        self._do(parts, "sort", part=part or "", how=how)

    def shuffle(self, part: str | None = None, seed: int | None = None) -> None:
        """Put a part (None: all three) into random order, the same for the same ``seed``."""
        rng = random.Random(seed)
        parts = self._lists()
        for each in PARTS if part is None else (part,):
            rng.shuffle(parts[each])
        self._do(parts, "shuffle", part=part or "")

    # -- History --------------------------------------------------------------------------------------

    @property
    def history(self) -> tuple[HistoryStep, ...]:
        """All steps, the oldest first; the first is the deck as it was opened."""
        return tuple(self._steps)

    @property
    def position(self) -> int:
        """The step of the history whose result is shown now."""
        return self._position

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier state."""
        return self._position > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a later state."""
        return self._position + 1 < len(self._states)

    def undo(self) -> bool:
        """One step back; False if there is none."""
        return self.go_to(self._position - 1)

    def redo(self) -> bool:
        """One step forward again; False if there is none."""
        return self.go_to(self._position + 1)

    def go_to(self, position: int) -> bool:
        """Show the state after step ``position``; later steps stay until something else is done."""
        if not 0 <= position < len(self._states) or position == self._position:
            return False
        self._position = position
        self._changed()
        return True

    # -- Inside ---------------------------------------------------------------------------------------

    @property
    def _now(self) -> _Parts:
        return self._states[self._position]

    def _lists(self) -> dict[str, list[int]]:
        return {part: list(codes) for part, codes in self.parts.items()}

    def _do(self, parts: Mapping[str, list[int]], kind: str, **values: Any) -> None:
        state = (tuple(parts[MAIN]), tuple(parts[EXTRA]), tuple(parts[SIDE]))
        if state == self._now:
            return
        keep = self._position + 1
        self._states[keep:] = [state]
        self._steps[keep:] = [HistoryStep(kind, values)]
        if len(self._states) > MAX_HISTORY:
            # The oldest state stays as the beginning; only the way to the next one is forgotten.
            del self._states[1], self._steps[1]
        self._position = len(self._states) - 1
        self._changed()

    def _changed(self) -> None:
        for tell in (*self.on_change,):
            tell()

    def _may_force(self, problem: Problem) -> bool:
        return problem.kind != "token" and sum(map(len, self._now)) < MAX_CARDS

    def _english_name(self, code: int) -> str:
        data = self.pool.get(code)
        return data.name if data is not None else ""

    def _sort_key(self, code: int, how: str) -> tuple[Any, ...]:
        data = self.pool.get(code)
        if data is None:
            return (1, code)
        name = self.name_of(code).casefold()
        if how == "code":
            return (0, code)
        if how == "name":
            return (0, name, code)
        kind = kind_order(data)
        if how == "type":
            return (0, kind, -data.level, -data.attack, name, code)
        numbers = {
            "level": -data.level,
            "attack": -data.attack,
            "defense": -data.defense,
            "attribute": data.attribute,
            "race": data.race,
        }
        # Spells and Traps have none of these values and follow the monsters.
        return (0, not data.type & c.TYPE_MONSTER, numbers[how], kind, name, code)


_KINDS: Final = (
    c.TYPE_RITUAL,
    c.TYPE_FUSION,
    c.TYPE_SYNCHRO,
    c.TYPE_XYZ,
    c.TYPE_LINK,
)
_SPELL_KINDS: Final = (
    c.TYPE_RITUAL,
    c.TYPE_QUICKPLAY,
    c.TYPE_CONTINUOUS,
    c.TYPE_EQUIP,
    c.TYPE_FIELD,
    c.TYPE_COUNTER,
)


def kind_order(data: CardData) -> tuple[int, int]:
    """Where a card stands in a deck list: monsters by kind, then Spells, then Traps."""
    if data.type & c.TYPE_MONSTER:
        plain = 0 if data.type & c.TYPE_NORMAL else 1
        found = [n for n, kind in enumerate(_KINDS, start=2) if data.type & kind]
        return (0, found[0] if found else plain)
    found = [n for n, kind in enumerate(_SPELL_KINDS, start=1) if data.type & kind]
    return (1 if data.type & c.TYPE_SPELL else 2, found[0] if found else 0)

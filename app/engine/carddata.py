"""Printed facts of cards and the immutable pool a duel looks them up in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.errors import UnknownCard, UnscriptedCard

if TYPE_CHECKING:
    from app.engine.copying import Copies
    from app.engine.effects import Script
    from app.engine.script_index import ScriptIndex


@dataclass(frozen=True, slots=True)
class CardData:
    """What is printed on a card. ``attack``/``defense`` are points, -2 means "?".

    ``level`` is the Level, Rank or Link Rating; ``markers`` the Link Markers.
    """

    code: int
    name: str
    type: int
    attack: int = 0
    defense: int = 0
    level: int = 0
    attribute: int = 0
    race: int = 0
    left_scale: int = 0
    right_scale: int = 0
    markers: int = 0
    setcodes: tuple[int, ...] = ()
    archetypes: tuple[str, ...] = ()
    #: Another passcode whose name this card has ("always treated as"), or 0.
    alias: int = 0

    @property
    def is_extra_deck(self) -> bool:
        """Whether the card belongs in the Extra Deck."""
        return bool(self.type & c.TYPE_EXTRA_DECK)

    @property
    def needs_script(self) -> bool:
        """Whether the card does anything that its printed values alone do not say."""
        if not self.type & c.TYPE_MONSTER:
            return True
        return bool(self.type & (c.TYPE_EFFECT | c.TYPE_EXTRA_DECK | c.TYPE_RITUAL | c.TYPE_PENDULUM))


class CardPool:
    """Immutable registry of card facts and scripts; shared by all duels, never part of a state."""

    __slots__ = ("_base", "_by_name", "_deck_events", "_scripts", "_with_copies", "facts", "indexes")

    def __init__(self, cards: Iterable[CardData], scripts: Mapping[int, Script]) -> None:
        #: Facts by passcode; read only.
        self.facts: dict[int, CardData] = {card.code: card for card in cards}
        self._scripts = dict(scripts)
        self._by_name: dict[str, int] = {}
        # Of several cards with one name the original wins, then the lowest passcode.
        for card in sorted(self.facts.values(), key=lambda data: (bool(data.alias), data.code), reverse=True):
            self._by_name[card.name.casefold()] = card.code
        for script in self._scripts.values():
            for token in script.tokens:
                self.facts.setdefault(token.code, token)
        #: What :meth:`index` has given so far, by passcode.
        self.indexes: dict[int, ScriptIndex | None] = {}
        self._with_copies: dict[tuple[int, Copies], ScriptIndex] = {}
        self._deck_events: frozenset[int] | None = None
        #: The pool that was :meth:`extended`; None if this one is as it was made.
        self._base: CardPool | None = None

    def extended(self, cards: Iterable[CardData]) -> CardPool:
        """A pool that has ``cards``, too; what this one has stays, by passcode and by name."""
        added = [card for card in cards if card.code not in self.facts]
        pool = CardPool([*self.facts.values(), *added], self._scripts)
        pool._by_name |= self._by_name
        pool._base = self._base or self
        return pool

    def for_duel(self, codes: Iterable[int]) -> CardPool:
        """Of an extended pool the part that a duel with the cards ``codes`` needs: without other added cards.

        So what a player may declare depends on the duel alone, not on whose machine it is played.
        """
        if self._base is None:
            return self
        base = self._base
        used = {code for code in codes if code in self.facts and code not in base}
        used |= {
            alias for code in used if (alias := self.facts[code].alias) in self.facts and alias not in base
        }
        if not used:
            return base
        pool = base.extended(self.facts[code] for code in sorted(used))
        pool._base = None
        return pool

    def __contains__(self, code: int) -> bool:
        return code in self.facts

    def __iter__(self) -> Iterator[CardData]:
        return iter([self.facts[code] for code in sorted(self.facts)])

    def __len__(self) -> int:
        return len(self.facts)

    def get(self, code: int) -> CardData | None:
        """Facts of ``code`` or None."""
        return self.facts.get(code)

    def data(self, code: int) -> CardData:
        """Facts of ``code``; raises :class:`UnknownCard`."""
        try:
            return self.facts[code]
        except KeyError:
            raise UnknownCard(f"The card pool has no card with the passcode {code}.") from None

    def named(self, name: str) -> CardData:
        """Facts of the card with this English name (the original, not an alternate art)."""
        try:
            return self.facts[self._by_name[name.casefold()]]
        except KeyError:
            raise UnknownCard(f"The card pool has no card named '{name}'.") from None

    def script(self, code: int) -> Script | None:
        """The script of ``code`` or None; an alternate art has that of its original.

        A card that is only "always treated as" another (another name of its own) needs its own.
        """
        script = self._scripts.get(code)
        if script is None:
            data = self.facts.get(code)
            if data is not None and data.alias:
                original = self.facts.get(data.alias)
                if original is not None and original.name == data.name:
                    return self._scripts.get(data.alias)
        return script

    def index(self, code: int) -> ScriptIndex | None:
        """The sorted definitions of the card's script, or None."""
        try:
            return self.indexes[code]
        except KeyError:
            from app.engine.script_index import ScriptIndex

            script = self.script(code)
            found = self.indexes[code] = ScriptIndex(script.effects) if script is not None else None
            return found

    def index_with(self, code: int, copies: Copies) -> ScriptIndex:
        """The sorted definitions of a card that has ``copies`` of others' effects."""
        found = self._with_copies.get((code, copies))
        if found is None:
            from app.engine.copying import effects_with
            from app.engine.script_index import ScriptIndex

            scripts = {other: self.script(other) for other, _ in copies}
            found = ScriptIndex(effects_with(self.script(code), copies, scripts))
            self._with_copies[(code, copies)] = found
        return found

    @property
    def deck_events(self) -> frozenset[int]:
        """EVENT codes that some card answers from the Deck."""
        if self._deck_events is None:
            indexes = [self.index(code) for code in self._scripts]
            self._deck_events = frozenset(
                event for index in indexes if index is not None for event in index.deck_events
            )
        return self._deck_events

    def is_playable(self, code: int) -> bool:
        """Whether a duel may use the card: it needs no script or has one."""
        data = self.facts.get(code)
        return data is not None and (not data.needs_script or self.script(code) is not None)

    def require_playable(self, code: int) -> CardData:
        """Facts of ``code``; raises :class:`UnknownCard` or :class:`UnscriptedCard` by name."""
        data = self.data(code)
        if not self.is_playable(code):
            raise UnscriptedCard(f"{data.name} ({code}) has no script yet, so it cannot be used in a duel.")
        return data

"""Scenarios in the players' words: build a position by names, play it, look at what came of it.

    duel = Scenario(turn=3)                       # A is the turn player, B the other one
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.set("Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gene-Warped Warwolf")
    duel.b.activates("Mirror Force")              # windows before it are passed by themselves
    duel.all_pass()
    assert duel.place_of("Gene-Warped Warwolf") == "GY"

Rules of the harness
- A verb first lets pass every optional window in which it is not possible, and answers zone and
  position questions with the first choice (face-up Attack Position). Any other open question is
  unexpected: the test fails with the position as text.
- ``all_pass`` lets both players pass until a real question or an open game state comes.
- ``could_*`` and ``may_*`` ask without changing anything.
- A card on the field was put there in turn 1 (so it may attack, change position, be activated).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.duel import Duel
from app.engine.events import Event, ScriptFault
from app.engine.kernel import Kernel
from app.engine.rng import seed_words
from app.engine.rules import rules_named
from app.engine.state import STATUS_PROPER, CardState, DuelState
from tests.scenario_side import Side, Unexpected, pool

__all__ = ["FILLER", "Scenario", "Side", "Unexpected", "pool"]

_EventT = TypeVar("_EventT", bound=Event)
FILLER = "Mokey Mokey"
_PLACES = {
    c.LOCATION_DECK: "Deck",
    c.LOCATION_HAND: "hand",
    c.LOCATION_MZONE: "Monster Zone",
    c.LOCATION_SZONE: "Spell & Trap Zone",
    c.LOCATION_GRAVE: "GY",
    c.LOCATION_REMOVED: "banished",
    c.LOCATION_EXTRA: "Extra Deck",
    c.LOCATION_OVERLAY: "material",
    0: "nowhere",
}


class Scenario:
    """A position and the duel that goes on from it."""

    def __init__(
        self,
        *,
        rules: str = "mr5",
        turn: int = 3,
        player: str = "A",
        phase: int = c.PHASE_MAIN1,
        seed: int = 1,
        filler: int = 10,
    ) -> None:
        self.rules = rules_named(rules)
        self.state = DuelState(self.rules.name, seed_words(seed), (8000, 8000))
        self.state.turn = turn
        self.state.turn_player = 0 if player == "A" else 1
        self.state.phase = phase
        self.state.flow = "main"
        self._duel: Duel | None = None
        self._kernel = Kernel(self.state, pool(), self.rules)
        self.a = Side(self, 0)
        self.b = Side(self, 1)
        self.events: list[Event] = []
        for side in (self.a, self.b):
            side.deck_top(*[FILLER] * filler)

    # -- building ---
    @property
    def kernel(self) -> Kernel:
        """The engine inside: for looking, not for changing."""
        return self._kernel if self._duel is None else self._duel.kernel

    def put(self, name: str, player: int, location: int, sequence: int, position: int) -> Card:
        """Place a new card (builders use it)."""
        assert self._duel is None, "build the position before the first verb"
        facts = pool().require_playable(pool().named(name).code)
        state = self.state
        data = CardState(len(state.cards), facts.code, player, player, location, sequence, position)
        data.stamp = state.stamp
        state.stamp += 1
        data.turn_placed = 1
        if location & c.LOCATION_ONFIELD:
            data.status |= STATUS_PROPER
            data.summon_type = c.SUMMON_TYPE_NORMAL if location == c.LOCATION_MZONE else 0
            state.pile(player, location)[sequence] = data.uid
        else:
            data.sequence = len(state.pile(player, location))
            state.pile(player, location).append(data.uid)
        state.cards.append(data)
        self._kernel = Kernel(state, pool(), self.rules)
        return self._kernel.card(data.uid)

    def clear_deck(self, player: int) -> None:
        """Take the filler out of a Deck."""
        for uid in self.state.deck[player]:
            self.state.cards[uid].location = 0
        self.state.deck[player].clear()

    @property
    def duel(self) -> Duel:
        """The running duel; the first verb starts it."""
        if self._duel is None:
            problems = self.state.problems()
            assert not problems, problems
            self._duel = Duel.from_state(self.state, pool(), rules=self.rules)
            self._kernel = self._duel.kernel
            self._collect()
        return self._duel

    # -- playing ---
    def _collect(self) -> None:
        assert self._duel is not None
        decision = self._duel.decision  # runs the flow up to the question
        del decision
        fresh = self._duel.take_events()
        self.events += fresh
        faults = [event for event in fresh if isinstance(event, ScriptFault)]
        assert not faults, faults
        problems = self._duel.problems()
        assert not problems, self.told(str(problems))

    def respond(self, response: tuple[int, ...]) -> None:
        """Give an answer as it is."""
        self.duel.respond(response)
        self._collect()

    @property
    def decision(self) -> d.Decision | None:
        """The open question."""
        return self.duel.decision

    def _skip_one(self) -> bool:
        """Pass a window or answer a zone/position question; False if the question is another."""
        decision = self.decision
        if isinstance(decision, d.ChainResponse) and not decision.forced:
            self.respond(())
        elif isinstance(decision, d.SelectPlace):
            self.respond(decision.places[: decision.count])
        elif isinstance(decision, d.SelectPosition):
            self.respond((decision.positions[0],))
        elif isinstance(decision, d.SortChain):
            self.respond(tuple(range(len(decision.commands))))
        else:
            return False
        return True

    def all_pass(self) -> None:
        """Let windows pass until a real question or an open game state."""
        while self._skip_one():
            pass

    def settled_decision(self) -> d.Decision | None:
        """The question after all windows were passed, found on a copy."""
        twin = self.duel.clone()
        while True:
            decision = twin.decision
            if isinstance(decision, d.ChainResponse) and not decision.forced:
                twin.respond(())
            elif isinstance(decision, (d.SelectPlace, d.SelectPosition)):
                twin.respond(next(iter(decision.choices())))
            else:
                return decision

    def command(self, player: int, kind: int, name: str, effect: int | None) -> None:
        """Give a command as soon as it is possible, passing windows before it."""
        while True:
            decision = self.decision
            if decision is not None and decision.player == player:
                for option in getattr(decision, "commands", ()):
                    if option.kind == kind and (not name or self.is_named(option.card, name)):
                        if effect is None or option.effect == effect:
                            self.respond(option.response)
                            return
            if not self._skip_one():
                raise Unexpected(self.told(f"player {'AB'[player]} cannot do {kind} with '{name}'"))

    def attack(self, player: int, name: str, target: str | None) -> None:
        """Declare an attack in the Battle Step."""
        while not isinstance(self.decision, d.BattleCommand):
            if not self._skip_one():
                raise Unexpected(self.told("it is not the Battle Step"))
        decision = self.decision
        for command in decision.commands:
            if command.kind == d.ACT_ATTACK and self.is_named(command.card, name):
                if target is None and command.direct:
                    self.respond((d.ACT_ATTACK, command.card.key, 0))
                    return
                if target is not None:
                    self.respond((d.ACT_ATTACK, command.card.key, self.key_named(command.targets, target)))
                    return
        raise Unexpected(self.told(f"{name} cannot attack {target or 'directly'}"))

    def expect(self, player: int, kinds: tuple[type[d.Decision], ...]) -> d.Decision:
        """Pass windows until a question of one of the kinds is put to the player."""
        while True:
            decision = self.decision
            if decision is not None and decision.player == player and isinstance(decision, kinds):
                return decision
            if not self._skip_one():
                words = ", ".join(kind.__name__ for kind in kinds)
                raise Unexpected(self.told(f"player {'AB'[player]} is not asked for {words}"))

    def answer(self, player: int, kinds: tuple[type[d.Decision], ...], response: tuple[int, ...]) -> None:
        """Answer a question of one of the kinds."""
        self.expect(player, kinds)
        self.respond(response)

    def pick(self, player: int, names: Sequence[str]) -> None:
        """Answer a selection by names; two equal names pick two copies."""
        kinds = (d.SelectCards, d.SelectTributes, d.SelectSum, d.SelectUnselect, d.SortCards)
        decision = self.expect(player, kinds)
        if isinstance(decision, d.SelectUnselect):
            for name in names:
                current = self.decision
                assert isinstance(current, d.SelectUnselect)
                self.respond((self.key_named(current.selectable, name),))
            if isinstance(self.decision, d.SelectUnselect) and self.decision.finishable:
                self.respond(())
            return
        left = list(decision.cards)  # type: ignore[attr-defined]  # all four have cards
        keys = []
        for name in names:
            key = self.key_named(left, name)
            left = [ref for ref in left if ref.key != key]
            keys.append(key)
        self.respond(tuple(keys))

    # -- names ---
    def is_named(self, ref: d.CardRef, name: str, kernel: Kernel | None = None) -> bool:
        """Whether the reference (hidden or not) is the card of this name; "" is any."""
        if not name:
            return True
        if not ref.key:
            return False
        return (kernel or self.kernel).by_key(ref.key).name == name

    def key_named(self, refs: Sequence[d.CardRef], name: str) -> int:
        """Key of the first reference with this name."""
        for ref in refs:
            if self.is_named(ref, name):
                return ref.key
        offered = [self.kernel.by_key(ref.key).name for ref in refs]
        raise Unexpected(self.told(f"'{name}' is not offered, only {offered}"))

    def find(self, name: str, player: int | None = None, location: int = 0) -> Card:
        """The first card of this name (of a controller, in a place)."""
        for data in self.kernel.state.cards[1:]:
            card = self.kernel.card(data.uid)
            if card.name == name and (player is None or data.controller == player):
                if not location or data.location == location:
                    return card
        raise Unexpected(self.told(f"there is no '{name}' there"))

    def place_of(self, name: str) -> str:
        """Where the first card of this name is: "hand", "GY", "Monster Zone", "banished" ..."""
        return _PLACES[self.find(name).location]

    def happened(self, kind: type[_EventT]) -> list[_EventT]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def winner(self) -> str | None:
        """Who won: "A", "B", "draw" or None."""
        winner = self.duel.winner
        return None if winner is None else ("A", "B", "draw")[winner]

    @property
    def phase(self) -> int:
        """PHASE code now."""
        return self.kernel.state.phase

    @property
    def turn(self) -> int:
        """Turn number now."""
        return self.kernel.state.turn

    @property
    def turn_player(self) -> str:
        """Whose turn it is: "A" or "B"."""
        return "AB"[self.kernel.state.turn_player]

    def told(self, what: str) -> str:
        """A message with the open question and the position."""
        lines = [what, f"question: {self.decision}"]
        for index, word in enumerate("AB"):
            lines.append(f"{word}: {self.kernel.state.lp[index]} LP")
            for location, place in _PLACES.items():
                if location and location not in (c.LOCATION_OVERLAY, c.LOCATION_DECK):
                    cards = self.kernel.cards_in(index, location)
                    if cards:
                        lines.append(f"  {place}: {', '.join(map(repr, cards))}")
        return "\n".join(lines)

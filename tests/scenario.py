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
from functools import cache
from typing import TypeVar

from app.data.library import load_library
from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.carddata import CardPool
from app.engine.duel import Duel
from app.engine.events import Event, ScriptFault
from app.engine.kernel import Kernel
from app.engine.rng import seed_words
from app.engine.rules import rules_named
from app.engine.state import STATUS_PROPER, CardState, DuelState

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


class Unexpected(AssertionError):
    """The duel does not go as the scenario says; the message shows the position."""


@cache
def pool() -> CardPool:
    """The whole card pool."""
    return load_library().pool


class Side:
    """One player of a scenario (``duel.a`` or ``duel.b``)."""

    def __init__(self, scenario: Scenario, index: int) -> None:
        self.scenario = scenario
        self.index = index

    # -- building (before the first verb) ---
    def _put(self, name: str, location: int, sequence: int, position: int) -> Card:
        return self.scenario.put(name, self.index, location, sequence, position)

    def monsters(self, *names: str, position: int = c.POS_FACEUP_ATTACK) -> Side:
        """Face-up Attack Position monsters in the next free Main Monster Zones."""
        for name in names:
            row = self.scenario.state.mzone[self.index]
            self._put(name, c.LOCATION_MZONE, row.index(0), position)
        return self

    def defending(self, *names: str) -> Side:
        """Face-up Defense Position monsters."""
        return self.monsters(*names, position=c.POS_FACEUP_DEFENSE)

    def face_down(self, *names: str) -> Side:
        """Face-down Defense Position monsters."""
        return self.monsters(*names, position=c.POS_FACEDOWN_DEFENSE)

    def monster_in(self, zone: int, name: str, position: int = c.POS_FACEUP_ATTACK) -> Side:
        """A monster in this zone (0-4 Main, 5-6 Extra Monster Zones)."""
        self._put(name, c.LOCATION_MZONE, zone, position)
        return self

    def set(self, *names: str) -> Side:
        """Set Spells/Traps (put there in turn 1)."""
        for name in names:
            row = self.scenario.state.szone[self.index]
            field = pool().named(name).type & c.TYPE_FIELD
            self._put(name, c.LOCATION_SZONE, 5 if field else row.index(0), c.POS_FACEDOWN_DEFENSE)
        return self

    def face_up(self, *names: str) -> Side:
        """Face-up Spells/Traps that resolved earlier (Field Spells go to the Field Zone)."""
        for name in names:
            row = self.scenario.state.szone[self.index]
            field = pool().named(name).type & c.TYPE_FIELD
            self._put(name, c.LOCATION_SZONE, 5 if field else row.index(0), c.POS_FACEUP_ATTACK)
        return self

    def equipped(self, equip: str, monster: str) -> Side:
        """A face-up Equip Card equipped to a monster already placed (on either side)."""
        self.face_up(equip)
        card = self.scenario.find(equip, self.index, c.LOCATION_SZONE)
        card.data.equip_to = self.scenario.find(monster, None, c.LOCATION_MZONE).uid
        self.scenario.kernel.touch()
        return self

    def hand(self, *names: str) -> Side:
        """Cards in the hand."""
        for name in names:
            self._put(name, c.LOCATION_HAND, -1, c.POS_FACEDOWN_DEFENSE)
        return self

    def graveyard(self, *names: str) -> Side:
        """Cards in the GY, the last one on top."""
        for name in names:
            self._put(name, c.LOCATION_GRAVE, -1, c.POS_FACEUP_ATTACK)
        return self

    def banished(self, *names: str) -> Side:
        """Face-up banished cards."""
        for name in names:
            self._put(name, c.LOCATION_REMOVED, -1, c.POS_FACEUP_ATTACK)
        return self

    def deck(self, *names: str) -> Side:
        """Exactly these cards as Main Deck, the last one on top (instead of the filler)."""
        self.scenario.clear_deck(self.index)
        return self.deck_top(*names)

    def deck_top(self, *names: str) -> Side:
        """Cards on top of the Deck, the last one topmost."""
        for name in names:
            self._put(name, c.LOCATION_DECK, -1, c.POS_FACEDOWN_DEFENSE)
        return self

    def extra(self, *names: str) -> Side:
        """Face-down cards in the Extra Deck."""
        for name in names:
            self._put(name, c.LOCATION_EXTRA, -1, c.POS_FACEDOWN_DEFENSE)
        return self

    def life(self, lp: int) -> Side:
        """LP to begin with."""
        self.scenario.state.lp[self.index] = lp
        return self

    # -- looking ---
    @property
    def lp(self) -> int:
        """LP now."""
        return self.scenario.state.lp[self.index]

    def names(self, location: int) -> list[str]:
        """Names of the cards in a place, bottom or left first."""
        return [card.name for card in self.scenario.kernel.cards_in(self.index, location)]

    @property
    def hand_names(self) -> list[str]:
        """Names in the hand."""
        return self.names(c.LOCATION_HAND)

    @property
    def field_names(self) -> list[str]:
        """Names of all cards controlled, monsters first."""
        return self.names(c.LOCATION_MZONE) + self.names(c.LOCATION_SZONE)

    @property
    def graveyard_names(self) -> list[str]:
        """Names in the GY."""
        return self.names(c.LOCATION_GRAVE)

    @property
    def banished_names(self) -> list[str]:
        """Names of banished cards."""
        return self.names(c.LOCATION_REMOVED)

    @property
    def deck_count(self) -> int:
        """Cards in the Main Deck."""
        return len(self.scenario.state.deck[self.index])

    def card(self, name: str, location: int = 0) -> Card:
        """A card of this player by name (controller), anywhere or in ``location``."""
        return self.scenario.find(name, self.index, location)

    # -- verbs ---
    def _command(self, kind: int, name: str, effect: int | None = None) -> None:
        self.scenario.command(self.index, kind, name, effect)

    def summons(self, name: str, tributes: Sequence[str] = ()) -> None:
        """Normal Summon from the hand (Tributes by name)."""
        self._command(d.ACT_SUMMON, name)
        if tributes:
            self.picks(*tributes)

    def sets(self, name: str, tributes: Sequence[str] = ()) -> None:
        """Set from the hand."""
        monster = pool().named(name).type & c.TYPE_MONSTER
        self._command(d.ACT_MSET if monster else d.ACT_SSET, name)
        if tributes:
            self.picks(*tributes)

    def flips(self, name: str) -> None:
        """Flip Summon."""
        self._command(d.ACT_FLIP, name)

    def changes_position(self, name: str) -> None:
        """Change the battle position of a monster."""
        self._command(d.ACT_POSITION, name)

    def special_summons(self, name: str) -> None:
        """Special Summon by the card's own procedure."""
        self._command(d.ACT_SPSUMMON, name)

    def activates(self, name: str, *targets: str, effect: int | None = None) -> None:
        """Activate a card or effect, at an open state or in a window; then pick ``targets``."""
        self._command(d.ACT_ACTIVATE, name, effect)
        if targets:
            self.picks(*targets)

    def battle_phase(self) -> None:
        """Enter the Battle Phase."""
        self._command(d.ACT_BATTLE_PHASE, "")

    def main_phase_2(self) -> None:
        """Leave the Battle Phase for Main Phase 2."""
        self._command(d.ACT_MAIN2, "")

    def ends_turn(self) -> None:
        """End the turn."""
        self._command(d.ACT_END, "")

    def attacks(self, name: str, target: str) -> None:
        """Declare an attack on a monster (face-down ones are named too)."""
        self.scenario.attack(self.index, name, target)

    def attacks_directly(self, name: str) -> None:
        """Declare a direct attack."""
        self.scenario.attack(self.index, name, None)

    def picks(self, *names: str) -> None:
        """Answer the open selection (targets, cards, Tributes ...) by names."""
        self.scenario.pick(self.index, names)

    def says(self, yes: bool) -> None:
        """Answer yes or no."""
        self.scenario.answer(self.index, (d.YesNo,), (1,) if yes else (0,))

    def chooses(self, number: int) -> None:
        """Answer an option or a declared number, Type, Attribute or passcode."""
        self.scenario.answer(self.index, (d.Option, d.Announce), (number,))

    def places(self, zone: int) -> None:
        """Choose a zone by number on the side the question is about."""
        decision = self.scenario.expect(self.index, (d.SelectPlace,))
        assert isinstance(decision, d.SelectPlace)
        key = next((key for key in decision.places if key & 0xFF == zone), None)
        if key is None:
            raise Unexpected(self.scenario.told(f"zone {zone} is not offered"))
        self.scenario.respond((key,))

    def takes_position(self, position: int) -> None:
        """Choose a battle position."""
        self.scenario.answer(self.index, (d.SelectPosition,), (position,))

    def replays_on(self, target: str | None) -> None:
        """New target in a replay; None stops the attack, "" attacks directly."""
        decision = self.scenario.expect(self.index, (d.AttackTarget,))
        assert isinstance(decision, d.AttackTarget)
        if target is None:
            self.scenario.respond(())
        elif target == "":
            self.scenario.respond((0,))
        else:
            self.scenario.respond((self.scenario.key_named(decision.targets, target),))

    def passes(self) -> None:
        """Pass one window this player is asked in."""
        self.scenario.answer(self.index, (d.ChainResponse,), ())

    # -- could I? (nothing changes) ---
    def _offered(self, kind: int, name: str = "") -> bool:
        decision = self.scenario.settled_decision()
        if decision is None or decision.player != self.index:
            return False
        commands = getattr(decision, "commands", ())
        return any(x.kind == kind and self.scenario.is_named(x.card, name) for x in commands)

    def may_summon(self, name: str) -> bool:
        """Whether a Normal Summon of the card is offered at the open state."""
        return self._offered(d.ACT_SUMMON, name)

    def may_set(self, name: str) -> bool:
        """Whether Setting the card is offered."""
        return self._offered(d.ACT_MSET, name) or self._offered(d.ACT_SSET, name)

    def may_flip(self, name: str) -> bool:
        """Whether a Flip Summon is offered."""
        return self._offered(d.ACT_FLIP, name)

    def may_change_position(self, name: str) -> bool:
        """Whether a change of battle position is offered."""
        return self._offered(d.ACT_POSITION, name)

    def may_special_summon(self, name: str) -> bool:
        """Whether its own Special Summon procedure is offered."""
        return self._offered(d.ACT_SPSUMMON, name)

    def may_activate(self, name: str) -> bool:
        """Whether an activation is offered at the open state."""
        return self._offered(d.ACT_ACTIVATE, name)

    def may_enter_battle_phase(self) -> bool:
        """Whether the Battle Phase is offered."""
        return self._offered(d.ACT_BATTLE_PHASE)

    def may_enter_main_phase_2(self) -> bool:
        """Whether Main Phase 2 is offered."""
        return self._offered(d.ACT_MAIN2)

    def may_attack(self, name: str, target: str | None = None) -> bool:
        """Whether the attack (None: a direct one) is offered in the Battle Step."""
        decision = self.scenario.settled_decision()
        if not isinstance(decision, d.BattleCommand) or decision.player != self.index:
            return False
        for command in decision.commands:
            if command.kind == d.ACT_ATTACK and self.scenario.is_named(command.card, name):
                if target is None:
                    return command.direct
                return any(self.scenario.is_named(ref, target) for ref in command.targets)
        return False

    def could_respond(self, name: str) -> bool:
        """Whether this player is offered the card in some window before the next real question."""
        twin = self.scenario.duel.clone()
        while True:
            decision = twin.decision
            if isinstance(decision, (d.SelectPlace, d.SelectPosition)):
                twin.respond(next(iter(decision.choices())))
                continue
            if not isinstance(decision, d.ChainResponse):
                return False
            if decision.player == self.index and any(
                self.scenario.is_named(x.card, name, twin.kernel) for x in decision.commands
            ):
                return True
            if decision.forced:
                return False
            twin.respond(())


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

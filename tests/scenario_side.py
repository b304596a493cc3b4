"""One player of a scenario: what lies where, what is looked at, what is done in the players' words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from app.data.library import load_library
from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.carddata import CardPool

if TYPE_CHECKING:
    from tests.scenario import Scenario


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

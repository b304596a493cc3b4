"""The cards of the prepared duels that the table is tested with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.data.library import CardLibrary
from app.engine import constants as c
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_MSET,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    BattleCommand,
    CardRef,
    ChainResponse,
    Command,
    IdleCommand,
    Text,
    place_key,
)
from app.engine.rules import rules_named
from app.engine.turn import PENDULUM_SUMMON, PROCEDURE_OF_KIND
from app.engine.view import CardView
from app.gui.dialogs.box import PromptBox
from app.gui.table.duel_screen import DuelScreen
from tests.gui.table_fakes import FakeDuel, Step, card_view, hidden, side, table

Play = Callable[..., tuple[DuelScreen, FakeDuel]]
H, M, S = c.LOCATION_HAND, c.LOCATION_MZONE, c.LOCATION_SZONE


def ref(card: CardView) -> CardRef:
    return CardRef(card.key, card.code, card.controller, card.location, card.sequence, card.position)


class Cards:
    """The cards of the prepared duel."""

    def __init__(self, library: CardLibrary) -> None:
        named = library.pool.named
        self.monster = card_view(named("Summoned Skull"), 11, H, 0)
        self.spell = card_view(named("Dark Hole"), 12, H, 1)
        self.trap = card_view(named("Mirror Force"), 13, H, 2)
        self.attacker = card_view(named("Blue-Eyes White Dragon"), 21, M, 2)
        self.helper = card_view(named("Kuriboh"), 22, M, 3)
        self.set_trap = card_view(named("Mirror Force"), 23, S, 1, position=c.POS_FACEDOWN_DEFENSE)
        self.dead = card_view(named("Dark Magician"), 24, c.LOCATION_GRAVE, 0)
        self.theirs = card_view(named("Man-Eater Bug"), 31, M, 2, 1)
        their_hand = tuple(hidden(place_key(1, H, n), H, n) for n in range(4))
        self.view = table(
            side(
                (self.monster, self.spell, self.trap),
                {2: self.attacker, 3: self.helper},
                {1: self.set_trap},
                (self.dead,),
            ),
            side(their_hand, {2: self.theirs}),
        )

    @property
    def idle(self) -> IdleCommand:
        return IdleCommand(
            0,
            Text("idle"),
            (
                Command(ACT_SUMMON, ref(self.monster)),
                Command(ACT_MSET, ref(self.monster)),
                Command(ACT_ACTIVATE, ref(self.spell), 0, Text("activate_card", self.spell.code)),
                Command(ACT_SSET, ref(self.trap)),
                Command(ACT_BATTLE_PHASE),
                Command(ACT_END),
            ),
        )

    def battle(self, direct: bool = False) -> BattleCommand:
        targets = () if direct else (ref(self.theirs),)
        attack = Command(ACT_ATTACK, ref(self.attacker), targets=targets, direct=direct)
        return BattleCommand(0, Text("battle"), (attack, Command(ACT_END)))

    @property
    def chain(self) -> ChainResponse:
        command = Command(ACT_ACTIVATE, ref(self.set_trap), 0, Text("activate_card", self.set_trap.code))
        return ChainResponse(0, Text("window"), (command,))


class Summons:
    """A field with a Link Monster, an Xyz Monster, Pendulum Scales, an Equip Spell and an Extra Deck."""

    def __init__(self, library: CardLibrary, cards: Cards, rules: str = "mr5") -> None:
        named = library.pool.named
        self.rules = rules_named(rules)
        left, right = self.rules.pendulum_sequences
        aimed = (place_key(0, M, 0), place_key(0, M, 2))
        self.link = card_view(named("Proxy Dragon"), 41, M, 5)._replace(linked_to=aimed)
        under = (card_view(named("Luster Dragon"), 42, M), card_view(named("Gemini Elf"), 43, M))
        self.xyz = card_view(named("Gem-Knight Pearl"), 44, M, 3)._replace(materials=under)
        self.equip = card_view(named("Wonder Wand"), 45, S, 2)._replace(equipped_to=44)
        self.left = card_view(named("Flash Knight"), 46, S, left)
        self.right = card_view(named("Dragon Horn Hunter"), 47, S, right)
        extra = c.LOCATION_EXTRA
        self.hidden = card_view(named("Black Rose Dragon"), 48, extra, 1, position=c.POS_FACEDOWN_DEFENSE)
        self.synchro = card_view(named("Stardust Dragon"), 49, extra, 0, position=c.POS_FACEDOWN_DEFENSE)
        self.open = card_view(named("Foucault's Cannon"), 50, extra, 2)
        me = side(
            (cards.spell,),
            {5: self.link, 3: self.xyz},
            {2: self.equip, left: self.left, right: self.right},
            extra=3,
        )
        me = replace(me, extra=(self.synchro, self.hidden, self.open))
        self.view = table(me, cards.view.foe, rules=self.rules)

    @property
    def idle(self) -> Step:
        commands = (
            Command(ACT_SPSUMMON, ref(self.synchro), PROCEDURE_OF_KIND, Text("procedure", self.synchro.code)),
            Command(ACT_SPSUMMON, ref(self.left), PENDULUM_SUMMON, Text("procedure", self.left.code)),
            Command(ACT_END),
        )
        return Step(self.view, IdleCommand(0, Text("idle"), commands))


def places(*numbers: int, location: int = M) -> tuple[int, ...]:
    return tuple(place_key(0, location, n) for n in numbers)


def bar(screen: DuelScreen) -> PromptBox:
    """The open prompt."""
    assert screen.prompts.box is not None
    return screen.prompts.box

"""Cases of the duel table (127), and of a computer player that does not come back (75, 86)."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLineF
from pytestqt.qtbot import QtBot

from app.ai.passive import PassiveAgent
from app.controller.session import Chooser
from app.data.library import CardLibrary, load_library
from app.engine import constants as c
from app.engine import decisions as d
from app.engine.view import PlayerView
from app.gui.board.card_item import CardItem
from app.gui.dialogs.card_tile import CardTile
from app.gui.table.duel_screen import DuelScreen
from tests.gui.table_robot import click_button, click_card, click_zone, open_dialog, open_screen, settle
from tests.scenario import Scenario, pool

SPEEDS = (0, 2, 4)


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


class Table:
    """A duel screen on a scenario; player A is worked with the mouse."""

    def __init__(self, qtbot: QtBot, library: CardLibrary) -> None:
        self.qtbot = qtbot
        self.library = library
        self.screen: DuelScreen

    def open(self, duel: Scenario, speed: float = 0, foe: Chooser | None = None) -> DuelScreen:
        self.screen = open_screen(self.library, duel.duel, {1: foe or PassiveAgent()}, speed=speed)
        self.qtbot.addWidget(self.screen)
        self.rest()
        return self.screen

    def rest(self) -> None:
        """Wait for the next question to the player, with all motion at its end."""
        screen = self.screen
        self.qtbot.waitUntil(
            lambda: screen.logic.decision is not None and not screen.director.busy and not screen.clock.busy,
            timeout=10_000,
        )
        settle()

    def key(self, name: str) -> int:
        """The first card of this name that the player sees."""
        code = pool().named(name).code
        view = self.screen.scene.view
        assert view is not None
        return next(card.key for card in view.cards().values() if card.code == code)

    def check(self) -> None:
        """Every card lies where the duel has it, shows what the player knows, and no other is there."""
        scene = self.screen.scene
        view = self.screen.bridge.session.view()
        items = [item for item in scene.items() if isinstance(item, CardItem)]
        wanted = {}
        for side in view.sides:
            for card in (*side.hand, *side.monsters, *side.spells):
                if card is not None:
                    wanted[card.key] = card
        assert set(scene.cards) == set(wanted)
        assert set(items) == set(scene.cards.values())
        for key, card in wanted.items():
            item = scene.cards[key]
            hand = len(view.sides[card.controller].hand)
            slot = scene.slot(card.controller, card.location, card.sequence, card.position, hand)
            assert item.code == card.code
            assert QLineF(item.pos(), slot.centre).length() < 1, item.objectName()
            assert abs(item.rotation() - slot.angle) % 360 < 1
            assert item.transform().isIdentity()
            assert item.scale() == item.opacity() == 1.0
        for player, side in enumerate(view.sides):
            for location, count in (
                (c.LOCATION_DECK, side.deck_count),
                (c.LOCATION_EXTRA, side.extra_count),
                (c.LOCATION_GRAVE, len(side.graveyard)),
                (c.LOCATION_REMOVED, len(side.banished)),
            ):
                pile = scene.pile(player, location)
                assert pile is not None
                assert pile.count == count


@pytest.fixture
def table(qtbot: QtBot, library: CardLibrary) -> Iterator[Table]:
    made = Table(qtbot, library)
    yield made
    made.screen.close_duel()


@pytest.mark.parametrize("speed", SPEEDS)
def test_case_127_many_cards_of_one_pile_end_in_their_places(table: Table, speed: float) -> None:
    duel = Scenario(filler=30)
    names = ["Gemini Elf", "Vorse Raider", "Mirror Force", "Summoned Skull"]
    duel.a.hand("Card Destruction", *names).deck_top("Card Destruction")
    duel.b.hand(*names, "Celtic Guardian")
    screen = table.open(duel, speed)
    for drawn in (4, 3):
        click_card(screen, table.key("Card Destruction"))
        click_button(screen, "menu-activate")
        click_zone(screen, d.place_key(0, c.LOCATION_SZONE, 2))
        table.rest()
        table.check()
        assert len(duel.a.hand_names) == drawn
    assert len(duel.b.graveyard_names) == 10


@pytest.mark.parametrize("speed", SPEEDS)
def test_case_127_a_face_up_card_of_the_extra_deck_shows_its_face(table: Table, speed: float) -> None:
    duel = Scenario()
    duel.a.monsters("Odd-Eyes Pendulum Dragon").hand("Dark Hole").extra("Stardust Dragon")
    screen = table.open(duel, speed)
    click_card(screen, table.key("Dark Hole"))
    click_button(screen, "menu-activate")
    click_zone(screen, d.place_key(0, c.LOCATION_SZONE, 2))
    table.rest()
    table.check()
    dragon = pool().named("Odd-Eyes Pendulum Dragon").code
    pile = screen.scene.pile(0, c.LOCATION_EXTRA)
    assert pile is not None
    assert (pile.count, pile.open_count, pile.top_code) == (2, 1, dragon)
    click_zone(screen, d.place_key(0, c.LOCATION_EXTRA, 0))
    dialog = open_dialog(screen)
    assert dialog is not None
    assert dragon in {tile.choice.code for tile in dialog.findChildren(CardTile)}


class Stuck:
    """An AI that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.stop = threading.Event()

    def choose(self, view: PlayerView, decision: d.Decision) -> d.Response:
        self.stop.wait(20)
        return next(decision.choices())


def test_case_86_an_ai_that_does_not_come_back_is_not_waited_for(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("app.gui.bridge.THINKING_LIMIT", 150)
    duel = Scenario()
    duel.a.hand("Infinite Impermanence")
    duel.b.monsters("Breaker the Magical Warrior").set("Mystical Space Typhoon")
    stuck = Stuck()
    screen = table.open(duel, foe=stuck)
    click_card(screen, table.key("Infinite Impermanence"))
    click_button(screen, "menu-activate")
    click_zone(screen, d.place_key(0, c.LOCATION_SZONE, 2))
    table.qtbot.waitUntil(lambda: screen.bridge.busy, timeout=5000)
    table.rest()
    stuck.stop.set()
    settle()
    assert duel.b.card("Breaker the Magical Warrior").is_negated()
    assert duel.b.field_names == ["Breaker the Magical Warrior", "Mystical Space Typhoon"]
    assert "took too long" in caplog.text

"""One Summon of each kind with the mouse: the view, the board and the way there."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.controller.prompts import PLACES
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.decisions import IdleCommand, place_key
from app.engine.view import CardView
from app.gui.application import apply_look
from app.gui.dialogs.card_tile import CardTile
from app.gui.table.duel_screen import DuelScreen
from tests.gui.table_fakes import AGENTS
from tests.gui.table_robot import (
    LEFT,
    click_button,
    click_card,
    click_zone,
    find_button,
    open_screen,
    settle,
    zone_point,
)
from tests.rulings.extra_deck import CELTIC, GAIA, LUSTER, PROXY, STONE, TUNE, UTOPIA, scales
from tests.scenario import Scenario

#: A folder for pictures of each step, for looking at them; none are taken without it.
PICTURES = os.environ.get("KETTO_TEST_PICTURES", "")
AVIAN, BURSTINATRIX = "Elemental HERO Avian", "Elemental HERO Burstinatrix"
WINGMAN = "Elemental HERO Flame Wingman"
MIRROR, TETROGRE, SKULL = "Gishki Aquamirror", "Evigishki Tetrogre", "Summoned Skull"
STARGAZER, TIMEGAZER = "Stargazer Magician", "Timegazer Magician"


@dataclass
class Player:
    """Answers what a Summon asks, by clicks: cards by name, then zones, then Attack Position."""

    screen: DuelScreen
    scenario: Scenario
    zones: list[int] = field(default_factory=list)
    picks: list[str] = field(default_factory=list)
    pictures: str = ""
    shot: int = 0

    def hand_card(self, name: str) -> int:
        return next(card.key for card in self.view_cards() if self.name(card) == name)

    def view_cards(self) -> list[CardView]:
        return list(self.scenario.duel.view(0).cards().values())

    def name(self, card: CardView) -> str:
        return self.screen.library.name(card.code, "en") if card.code else ""

    def picture(self) -> None:
        """Keep what is to be seen now."""
        if PICTURES and self.pictures:
            self.shot += 1
            Path(PICTURES).mkdir(parents=True, exist_ok=True)
            shown = self.screen.grab()
            dialog = self.screen.prompts.dialog or self.screen.logic.pile_window
            if dialog is not None and dialog.isVisible():
                painter = QPainter(shown)
                painter.drawPixmap(self.screen.mapFromGlobal(dialog.pos()), dialog.grab())
                painter.end()
            shown.save(str(Path(PICTURES) / f"summon_{self.pictures}_{self.shot}.png"))

    def go_on(self) -> None:
        """Answer all questions until the next open game state."""
        for _ in range(30):
            settle()
            box = self.screen.prompts.box
            if box is None:
                if isinstance(self.screen.logic.decision, IdleCommand):
                    self.picture()
                    return
                continue
            self.picture()
            if box.model.kind == PLACES:
                zone = place_key(0, c.LOCATION_MZONE, self.zones.pop(0))
                assert zone in self.screen.scene.highlights.places
                click_zone(self.screen, zone)
            elif box.pickable:
                self.pick_one(box.model.board)
            else:
                assert find_button(self.screen, f"choice-{c.POS_FACEUP_ATTACK}") is not None, box.model
                click_button(self.screen, f"choice-{c.POS_FACEUP_ATTACK}")
        raise AssertionError(f"No end of questions: {self.screen.logic.decision}")

    def pick_one(self, board: bool) -> None:
        """Pick the next card wanted, or confirm when all are picked."""
        box = self.screen.prompts.box
        assert box is not None
        if not self.picks:
            click_button(
                self.screen,
                "prompt-confirm" if find_button(self.screen, "prompt-confirm") else "prompt-cancel",
            )
            return
        name = self.picks.pop(0)
        names = {choice.value: self.screen.library.name(choice.code, "en") for choice in box.model.choices}
        key = next(key for key, other in names.items() if other == name and key in box.pickable - box.picked)
        if board:
            click_card(self.screen, key)
        else:
            tile = self.screen.findChild(CardTile, f"card-{key}")
            assert tile is not None
            QTest.mouseClick(tile, LEFT)

    def open_extra_deck(self, name: str) -> None:
        """Click the Extra Deck and, in it, the monster that glows."""
        pile = self.screen.scene.pile(0, c.LOCATION_EXTRA)
        assert pile is not None
        click_zone(self.screen, place_key(0, c.LOCATION_EXTRA, 0))
        window = self.screen.logic.pile_window
        assert window is not None
        assert window.isVisible()
        self.picture()
        code = self.screen.library.pool.named(name).code
        tile = next(tile for tile in window.tiles if tile.choice.code == code)
        QTest.mouseClick(tile, LEFT)
        settle()

    def choose(self, icon: str) -> None:
        """Click this line of the open menu."""
        assert self.screen.logic.menu is not None
        self.picture()
        click_button(self.screen, f"menu-{icon}")


Open = Callable[..., Player]


@pytest.fixture
def play(qtbot: QtBot, library: CardLibrary) -> Open:
    """Opens the table on a position."""

    def make(scenario: Scenario, picks: list[str], zones: list[int], pictures: str) -> Player:
        if PICTURES:
            apply_look(cast("QApplication", QApplication.instance()), Settings())
        screen = open_screen(library, scenario.duel, AGENTS)
        qtbot.addWidget(screen, before_close_func=lambda _: screen.close_duel())
        return Player(screen, scenario, zones, picks, pictures)

    return make


def stands(player: Player, name: str, zone: int, kind: int) -> CardView:
    """Check view and board: the monster is in this zone, and its item lies there, face-up."""
    card = player.scenario.duel.view(0).me.monsters[zone]
    assert card is not None, f"Zone {zone} is empty."
    assert player.name(card) == name
    assert player.scenario.a.card(name, c.LOCATION_MZONE).was_summoned_by(kind)
    screen = player.screen
    item = screen.scene.cards[card.key]
    assert item.place == (0, c.LOCATION_MZONE, zone)
    assert item.shows_face
    middle = screen.board.mapFromScene(item.scenePos())
    there = zone_point(screen, place_key(0, c.LOCATION_MZONE, zone))
    assert (middle - there).manhattanLength() <= 2
    return card


def test_ritual_summon(play: Open) -> None:
    duel = Scenario()
    duel.a.monsters(SKULL).hand(MIRROR, TETROGRE)
    player = play(duel, [TETROGRE, SKULL], [2], "ritual")
    click_card(player.screen, player.hand_card(MIRROR))
    player.choose("activate")
    # The Spell's own zone is asked first.
    click_zone(player.screen, place_key(0, c.LOCATION_SZONE, 2))
    player.go_on()
    stands(player, TETROGRE, 2, c.SUMMON_TYPE_RITUAL)
    assert duel.a.graveyard_names == [SKULL, MIRROR]


def test_fusion_summon(play: Open) -> None:
    duel = Scenario()
    duel.a.monsters(AVIAN).hand("Polymerization", BURSTINATRIX).extra(WINGMAN)
    player = play(duel, [AVIAN, BURSTINATRIX], [4], "fusion")
    click_card(player.screen, player.hand_card("Polymerization"))
    player.choose("activate")
    click_zone(player.screen, place_key(0, c.LOCATION_SZONE, 2))
    player.go_on()
    stands(player, WINGMAN, 4, c.SUMMON_TYPE_FUSION)
    assert sorted(duel.a.graveyard_names) == sorted([AVIAN, BURSTINATRIX, "Polymerization"])


@pytest.mark.parametrize(
    ("rules", "materials", "name", "zone", "kind"),
    [
        pytest.param("mr5", (TUNE, STONE), GAIA, 2, c.SUMMON_TYPE_SYNCHRO, id="synchro"),
        pytest.param("mr3", (LUSTER, CELTIC), UTOPIA, 0, c.SUMMON_TYPE_XYZ, id="xyz"),
        pytest.param("mr4", (LUSTER, CELTIC), PROXY, 6, c.SUMMON_TYPE_LINK, id="link-mr4"),
        pytest.param("mr5", (LUSTER, CELTIC), PROXY, 5, c.SUMMON_TYPE_LINK, id="link-mr5"),
    ],
)
def test_summon_from_the_extra_deck(
    play: Open, rules: str, materials: tuple[str, ...], name: str, zone: int, kind: int
) -> None:
    duel = Scenario(rules=rules)
    duel.a.monsters(*materials).extra(name)
    player = play(duel, [*materials], [zone], f"{kind:x}_{rules}")
    player.open_extra_deck(name)
    if player.screen.logic.menu is not None:
        player.choose("special_summon")
    player.go_on()
    card = stands(player, name, zone, kind)
    assert len(card.materials) == (2 if kind == c.SUMMON_TYPE_XYZ else 0)
    under = player.screen.scene.cards[card.key].materials
    assert sorted(under) == sorted(item.code for item in card.materials)
    assert player.screen.logic.pile_window is None


@pytest.mark.parametrize("rules", ["mr3", "mr5"])
def test_pendulum_summon(play: Open, rules: str) -> None:
    duel = Scenario(rules=rules)
    scales(duel.a, STARGAZER, TIMEGAZER)
    duel.a.hand(CELTIC, SKULL)
    player = play(duel, [CELTIC, SKULL], [1, 3], f"pendulum_{rules}")
    left, right = (duel.a.card(name, c.LOCATION_SZONE).data.sequence for name in (STARGAZER, TIMEGAZER))
    assert (left, right) == ((6, 7) if rules == "mr3" else (0, 4))
    scale = duel.duel.view(0).me.spells[left]
    assert scale is not None
    item = player.screen.scene.cards[scale.key]
    assert item.place[2] == left
    assert item.scale_words
    click_card(player.screen, scale.key)
    player.choose("special_summon")
    player.go_on()
    stands(player, CELTIC, 1, c.SUMMON_TYPE_PENDULUM)
    stands(player, SKULL, 3, c.SUMMON_TYPE_PENDULUM)

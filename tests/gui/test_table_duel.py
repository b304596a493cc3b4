"""A whole duel played by a robot that uses only the mouse on what is visible."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QListWidget
from pytestqt.qtbot import QtBot

from app.ai.random_agent import RandomAgent
from app.data import paths
from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.replay_file import load_record
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.decisions import CardRef, place_key
from app.engine.duel import DeckList, Duel, Setup
from app.engine.events import ScriptFault, Seen
from app.engine.rules import rules_named
from app.gui.board.card_item import CardItem
from app.gui.dialogs.card_tile import CardTile
from app.gui.table.duel_screen import DuelScreen
from app.gui.table.start import Request
from tests.gui.table_robot import (
    LEFT,
    card_point,
    click_button,
    click_card,
    click_zone,
    drag,
    find_button,
    open_dialog,
    open_screen,
    settle,
)


def playable_deck(library: CardLibrary, seed: int) -> DeckList:
    """40 playable cards: mostly small Normal Monsters, and all Spells and Traps that have a script."""
    cards = [card for card in library.pool if library.pool.is_playable(card.code)]
    small = [card.code for card in cards if card.type & c.TYPE_NORMAL and card.level <= 4]
    big = [card.code for card in cards if card.type & c.TYPE_NORMAL and card.level > 4]
    other = [
        card.code
        for card in cards
        if not card.is_extra_deck and not card.type & (c.TYPE_NORMAL | c.TYPE_TOKEN | c.TYPE_RITUAL)
    ]
    rng = random.Random(seed)
    main = rng.choices(small, k=22) + rng.choices(big, k=4)
    main += rng.choices(other, k=14) if other else rng.choices(small, k=14)
    return DeckList(tuple(main))


class Robot:
    """Plays on: prompts first, then cards that glow, attacks, and the next phase."""

    def __init__(self, screen: DuelScreen, seed: int) -> None:
        self.screen = screen
        self.rng = random.Random(seed)
        self.refused: set[int] = set()
        self.clicks = 0
        self.turn = 0

    def step(self) -> None:
        """One gesture."""
        self.clicks += 1
        screen = self.screen
        dialog = open_dialog(screen)
        if dialog is not None:
            self.in_dialog(dialog)
        elif screen.prompts.box is not None:
            self.on_bar()
        elif screen.logic.menu is not None:
            button = self.rng.choice(screen.logic.menu.buttons)
            QTest.mouseClick(button, LEFT)
        else:
            self.on_board()
        settle()

    def in_dialog(self, dialog: object) -> None:
        screen = self.screen
        confirm = find_button(screen, "prompt-confirm")
        if confirm is not None and confirm.isEnabled():
            QTest.mouseClick(confirm, LEFT)
            return
        tiles = [tile for tile in screen.findChildren(CardTile) if tile.isVisible() and tile.isCheckable()]
        free = [tile for tile in tiles if not tile.isChecked()]
        if free:
            QTest.mouseClick(self.rng.choice(free), LEFT)
            return
        lists = [view for view in screen.findChildren(QListWidget) if view.isVisible()]
        if lists:
            rect = lists[0].visualItemRect(lists[0].item(0))
            QTest.mouseClick(lists[0].viewport(), LEFT, Qt.KeyboardModifier.NoModifier, rect.center())
            return
        names = ("choice-", "message-close", "pile-close", "prompt-cancel")
        buttons = [
            button
            for button in screen.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and button.objectName().startswith(names)
        ]
        assert buttons, f"Nothing can be done in {dialog}."
        QTest.mouseClick(self.rng.choice(buttons), LEFT)

    def on_bar(self) -> None:
        screen = self.screen
        marks = screen.scene.highlights
        cards = [key for key in sorted(marks.legal - marks.picked) if key in screen.scene.cards]
        if marks.places:
            click_zone(screen, self.rng.choice(sorted(marks.places)))
            return
        confirm = find_button(screen, "prompt-confirm")
        if confirm is not None and confirm.isEnabled() and self.rng.random() < 0.7:
            QTest.mouseClick(confirm, LEFT)
            return
        for key in self.rng.sample(cards, len(cards)):
            try:
                click_card(screen, key)
            except AssertionError:
                continue  # hidden by another card; a player would move the pointer elsewhere
            return
        cancel = find_button(screen, "prompt-cancel") or confirm or find_button(screen, "choice-0")
        assert cancel is not None, f"Nothing can be done in {screen.prompts.box}."
        QTest.mouseClick(cancel, LEFT)

    def on_board(self) -> None:
        screen = self.screen
        view = screen.scene.view
        assert view is not None
        if view.turn != self.turn:
            self.turn = view.turn
            self.refused.clear()
        marks = screen.scene.highlights
        if view.phase & c.PHASE_ANY_BATTLE and self.attack(sorted(marks.legal)):
            return
        usable = [key for key in sorted(marks.legal) if key in screen.scene.cards and key not in self.refused]
        if usable and not view.phase & c.PHASE_ANY_BATTLE:
            key = self.rng.choice(usable)
            self.refused.add(key)
            item = screen.scene.cards[key]
            free = [n for n in range(5) if view.me.monsters[n] is None]
            if item.place[1] == c.LOCATION_HAND and free and self.rng.random() < 0.5:
                zone = screen.scene.zone_at((0, c.LOCATION_MZONE, free[0]))
                assert zone is not None
                drag(screen, card_point(screen, key), screen.board.mapFromScene(zone.rect.center()))
            else:
                click_card(screen, key)
            return
        for phase in (c.PHASE_BATTLE, c.PHASE_END):
            button = find_button(screen, f"phase-{phase}")
            if button is not None and button.isEnabled():
                QTest.mouseClick(button, LEFT)
                return

    def attack(self, keys: list[int]) -> bool:
        screen = self.screen
        view = screen.scene.view
        assert view is not None
        for key in keys:
            item = screen.scene.cards.get(key)
            if item is None or item.place[1] != c.LOCATION_MZONE or key in self.refused:
                continue
            self.refused.add(key)
            foes = [card.key for card in view.foe.monsters if card is not None]
            end = card_point(screen, self.rng.choice(foes)) if foes else QPoint(screen.board.width() // 2, 30)
            drag(screen, card_point(screen, key), end)
            return True
        return False


def check_scene(screen: DuelScreen) -> None:
    """The board shows exactly the cards of the view, each in its place."""
    view = screen.scene.view
    assert view is not None
    wanted = {
        card.key: (card.controller, card.location, card.sequence)
        for side in view.sides
        for group in (side.hand, side.monsters, side.spells)
        for card in group
        if card is not None
    }
    assert {key: item.place for key, item in screen.scene.cards.items()} == wanted
    shown = [item for item in screen.scene.items() if isinstance(item, CardItem)]
    assert len(shown) == len(wanted)
    for player in (0, 1):
        pile = screen.scene.pile(player, c.LOCATION_DECK)
        assert pile is not None
        assert pile.count == view.sides[player].deck_count
        assert screen.plates[player].lp == view.sides[player].lp


def play_to_the_end(qtbot: QtBot, screen: DuelScreen, robot: Robot, most: int) -> None:
    """Let the robot play until the result is shown."""
    for _ in range(most):
        if screen.result is not None:
            return
        qtbot.waitUntil(lambda: not screen.bridge.busy and not screen.director.busy, timeout=10_000)
        settle()
        if screen.result is None:
            check_scene(screen)
            robot.step()
    raise AssertionError(f"No result after {most} gestures; turn {robot.turn}, {screen.logic.decision}.")


@pytest.mark.parametrize(("rules", "seed"), [("mr5", 1), ("mr3", 2)])
def test_a_robot_plays_a_whole_duel_with_the_mouse(
    qtbot: QtBot, library: CardLibrary, rules: str, seed: int
) -> None:
    decks = (playable_deck(library, seed), playable_deck(library, seed + 100))
    duel = Duel(Setup(rules_named(rules), seed, decks, first_player=0, lp=4000), library.pool)
    screen = open_screen(library, duel, {1: RandomAgent(seed)})
    qtbot.addWidget(screen)
    robot = Robot(screen, seed)
    play_to_the_end(qtbot, screen, robot, 900)
    assert duel.winner in (0, 1, 2)
    assert screen.result is not None
    assert screen.result.isVisible()
    assert screen.result.words.text()
    finished: list[bool] = []
    screen.finished.connect(lambda: finished.append(True))
    click_button(screen, "result-back")
    assert finished == [True]
    screen.close_duel()


@pytest.fixture
def fresh(qtbot: QtBot, library: CardLibrary) -> Callable[[], tuple[DuelScreen, Duel]]:
    """A duel of Normal Monsters, the robot's side first."""

    def make() -> tuple[DuelScreen, Duel]:
        pool = library.pool
        normal = [card for card in pool if card.type & c.TYPE_NORMAL and pool.is_playable(card.code)]
        small = tuple(card.code for card in normal if card.level <= 4)
        deck = DeckList((small * 40)[:40])
        duel = Duel(Setup(rules_named("mr5"), 3, (deck, deck), first_player=0), pool)
        screen = open_screen(library, duel, {1: RandomAgent(3)})
        qtbot.addWidget(screen)
        return screen, duel

    return make


def test_a_dragged_monster_stands_in_its_zone(fresh: Callable[[], tuple[DuelScreen, Duel]]) -> None:
    screen, duel = fresh()
    card = next(card for card in duel.view(0).me.hand if card.key in screen.scene.highlights.legal)
    zone = screen.scene.zone_at((0, c.LOCATION_MZONE, 3))
    assert zone is not None
    drag(screen, card_point(screen, card.key), screen.board.mapFromScene(zone.rect.center()))
    click_button(screen, "menu-summon")
    there = duel.view(0).me.monsters[3]
    assert there is not None
    assert there.code == card.code
    assert screen.scene.cards[there.key].place == (0, c.LOCATION_MZONE, 3)
    assert len(screen.scene.hand_items(0)) == 4
    screen.close_duel()


def test_a_set_monster_asks_for_its_zone_when_not_dragged(
    fresh: Callable[[], tuple[DuelScreen, Duel]],
) -> None:
    screen, duel = fresh()
    card = next(card for card in duel.view(0).me.hand if card.key in screen.scene.highlights.legal)
    click_card(screen, card.key)
    click_button(screen, "menu-set_monster")
    assert len(screen.scene.highlights.places) == 5
    click_zone(screen, place_key(0, c.LOCATION_MZONE, 0))
    there = duel.view(0).me.monsters[0]
    assert there is not None
    assert there.position == c.POS_FACEDOWN_DEFENSE
    assert not screen.scene.cards[there.key].shows_face
    screen.close_duel()


def test_the_turn_ends_and_comes_back(qtbot: QtBot, fresh: Callable[[], tuple[DuelScreen, Duel]]) -> None:
    screen, duel = fresh()
    click_button(screen, f"phase-{c.PHASE_END}")
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    assert duel.view(0).turn >= 2
    screen.close_duel()


@pytest.fixture
def request_of(library: CardLibrary) -> Callable[[], Request]:
    """A duel request as the set-up screen makes it."""

    @dataclass(frozen=True)
    class Wish:
        player_deck: Deck
        opponent_deck: Deck
        rules: str = "mr5"
        first: int | None = 0
        ai: str = "random"
        lp: int = 4000
        seed: int | None = 7
        match: bool = False

    deck = Deck("Test", playable_deck(library, 7).main)
    return lambda: Wish(deck, deck)


def test_a_requested_duel_is_recorded_and_played_again(
    qtbot: QtBot, library: CardLibrary, request_of: Callable[[], Request]
) -> None:
    screen = DuelScreen(library, Settings(animation_speed=0), request_of())
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    assert screen.plates[0].lp == 4000
    before = set(paths.records_dir().glob("*.ketto"))
    click_button(screen, "save-record")
    (saved,) = set(paths.records_dir().glob("*.ketto")) - before
    assert load_record(saved).setup.seed == 7
    click_button(screen, "surrender")
    click_button(screen, "confirm-yes")
    click_button(screen, "result-rematch")
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    assert screen.result is None
    assert not screen.session.over
    click_button(screen, f"phase-{c.PHASE_END}")
    assert len(screen.session.duel.responses) >= 1
    screen.close_duel()


@pytest.fixture
def requested(qtbot: QtBot, library: CardLibrary, request_of: Callable[[], Request]) -> DuelScreen:
    """A shown, recorded duel at the player's first decision."""
    screen = DuelScreen(library, Settings(animation_speed=0, chain_prompts="never"), request_of())
    qtbot.addWidget(screen, before_close_func=lambda _: screen.close_duel())
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    return screen


def summon_first(screen: DuelScreen) -> None:
    """Drag the first monster that can be Summoned to the middle zone and Summon it."""
    view = screen.session.view()
    legal = screen.scene.highlights.legal
    card = next(
        card for card in view.me.hand if card.key in legal and card.type & c.TYPE_NORMAL and card.level <= 4
    )
    zone = screen.scene.zone_at((0, c.LOCATION_MZONE, 2))
    assert zone is not None
    drag(screen, card_point(screen, card.key), screen.board.mapFromScene(zone.rect.center()))
    click_button(screen, "menu-summon")
    assert screen.session.view().me.monsters[2] is not None


@pytest.mark.parametrize("how", ["button", "key"])
def test_steps_are_taken_back(qtbot: QtBot, requested: DuelScreen, how: str) -> None:
    screen = requested
    back = find_button(screen, "take-back")
    assert back is not None
    assert not back.isEnabled(), "nothing is done yet"
    hand, log = screen.session.view().me.hand, screen.log.toPlainText()
    summon_first(screen)
    steps = len(screen.session.duel.responses)
    click_button(screen, f"phase-{c.PHASE_END}")
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    assert screen.session.view().turn >= 2

    def take_back() -> None:
        if how == "button":
            click_button(screen, "take-back")
        else:
            QTest.keyClick(screen.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            settle()
        qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)

    while len(screen.session.duel.responses) > steps:
        take_back()
    assert len(screen.session.duel.responses) == steps
    assert screen.session.view().turn == 1
    check_scene(screen)
    take_back()
    assert screen.session.view().me.hand == hand
    assert screen.log.toPlainText() == log
    assert screen.session.duel.responses == []
    assert not back.isEnabled()
    check_scene(screen)
    summon_first(screen)
    check_scene(screen)


@pytest.mark.parametrize("button", ["fault-back", "fault-go-on"])
def test_after_a_script_fault_one_may_step_back(requested: DuelScreen, button: str) -> None:
    screen = requested
    before = set(paths.records_dir().glob("*.ketto"))
    summon_first(screen)
    steps = len(screen.session.duel.responses)
    seen = Seen(CardRef(1, 44508094, 0, c.LOCATION_MZONE, 0, c.POS_FACEUP_ATTACK))
    screen.bridge.happened.emit([ScriptFault(seen, 0, "KeyError: 7 (stardust_dragon, line 21)")])
    settle()
    dialog = open_dialog(screen)
    assert dialog is not None
    told = dialog.accessibleName()
    assert "The script of Stardust Dragon failed in turn 1, Main Phase 1, at its effect “" in told
    assert "(KeyError: 7 (stardust_dragon, line 21)). The effect was skipped" in told
    saved = set(paths.records_dir().glob("*.ketto")) - before
    assert len(saved) == 1
    assert next(iter(saved)).name in dialog.accessibleName()
    click_button(dialog, button)
    settle()
    assert open_dialog(screen) is None
    assert len(screen.session.duel.responses) == (0 if button == "fault-back" else steps)
    check_scene(screen)


def test_the_record_is_kept_where_no_step_can_be_taken_back(requested: DuelScreen) -> None:
    screen = requested
    before = set(paths.records_dir().glob("*.ketto"))
    assert not screen.bridge.can_take_back
    seen = Seen(CardRef(1, 44508094, 0, c.LOCATION_MZONE, 0, c.POS_FACEUP_ATTACK))
    screen.bridge.happened.emit([ScriptFault(seen, 0, "KeyError: 7")])
    settle()
    dialog = open_dialog(screen)
    assert dialog is not None
    (saved,) = set(paths.records_dir().glob("*.ketto")) - before
    assert saved.name in dialog.accessibleName()
    click_button(dialog, "message-close")
    assert open_dialog(screen) is None
    assert screen.running


def test_a_broken_duel_is_rescued_by_stepping_back(
    qtbot: QtBot, requested: DuelScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = requested
    summon_first(screen)
    finished: list[bool] = []
    screen.finished.connect(lambda: finished.append(True))

    def fail(response: object) -> None:
        raise RuntimeError("out of order")

    monkeypatch.setattr(screen.session.duel, "respond", fail)
    click_button(screen, f"phase-{c.PHASE_END}")
    dialog = open_dialog(screen)
    assert dialog is not None
    assert "out of order" in dialog.accessibleName()
    leave = find_button(dialog, "fault-go-on")
    assert leave is not None
    assert leave.text() == "Leave"
    click_button(dialog, "fault-back")
    qtbot.waitUntil(lambda: screen.logic.decision is not None, timeout=10_000)
    assert not screen.bridge.closed
    assert screen.running
    assert screen.session.duel.responses == []
    assert finished == []
    check_scene(screen)
    summon_first(screen)

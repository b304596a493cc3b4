"""Driving the practice room and its tables in tests: only real events on visible widgets."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.decks import load_ydk
from app.data.library import CardLibrary, load_library
from app.data.saved_duel import discard, list_unfinished
from app.engine import constants as c
from app.engine.decisions import (
    ACT_ATTACK,
    BattleCommand,
    ChainResponse,
    IdleCommand,
    SelectPlace,
)
from app.gui.duel_setup.request import DuelRequest
from app.gui.main_window import MainWindow
from app.gui.practice.editor_screen import EditorScreen
from app.gui.table.duel_screen import DuelScreen
from tests.gui.table_robot import (
    LEFT,
    card_point,
    click_button,
    click_card,
    click_zone,
    drag,
    find_button,
    settle,
    zone_point,
)

WOLF, HOLE, FORCE, DRAGON, TYPHOON = 69247929, 53129443, 44095762, 89631139, 5318639
MZONE, SZONE, HAND = c.LOCATION_MZONE, c.LOCATION_SZONE, c.LOCATION_HAND


@cache
def library() -> CardLibrary:
    return load_library()


def forget_duels() -> None:
    for saved in list_unfinished():
        discard(saved.path)


def press(host: QWidget, name: str) -> None:
    click_button(host, name)


def dialog_of(host: QWidget, name: str) -> QDialog:
    found = [dialog for dialog in host.findChildren(QDialog, name) if dialog.isVisible()]
    assert found, f"The dialog '{name}' is not open."
    return found[-1]


def table_of(window: MainWindow, qtbot: QtBot) -> DuelScreen:
    """The table, once it asks something."""
    table = window.duel
    assert table is not None
    qtbot.waitUntil(lambda: table.logic.decision is not None, timeout=10000)
    settle()
    return table


def wait_for(table: DuelScreen, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: table.logic.decision is not None or table.result is not None, timeout=20000)
    settle()


def key_of(table: DuelScreen, code: int, player: int, location: int = 0) -> int:
    view = table.session.view()
    found = [
        card.key
        for card in view.cards().values()
        if card.code == code and card.controller == player and (not location or card.location == location)
    ]
    assert found, f"There is no card {code} of player {player}."
    return found[0]


def pass_all(table: DuelScreen, qtbot: QtBot) -> None:
    """Decline what may be declined until a command is to be given."""
    for _ in range(20):
        wait_for(table, qtbot)
        if table.result is not None or isinstance(table.logic.decision, IdleCommand | BattleCommand):
            return
        if not pick_place(table):
            assert isinstance(table.logic.decision, ChainResponse)
            press(table, "prompt-cancel")
    raise AssertionError("It never comes to an end.")


def pick_place(table: DuelScreen) -> bool:
    """Choose the first free zone where a zone is asked for."""
    if not isinstance(table.logic.decision, SelectPlace):
        return False
    click_zone(table, min(table.scene.highlights.places))
    return True


def summon(table: DuelScreen, qtbot: QtBot, key: int, place: int) -> None:
    """Drag a card of the hand to a zone and choose the Summon."""
    drag(table, card_point(table, key), zone_point(table, place))
    assert table.logic.menu is not None
    QTest.mouseClick(table.logic.menu.buttons[0], LEFT)
    settle()
    pass_all(table, qtbot)


def menu_press(table: DuelScreen, code: int, player: int, number: int = 0, location: int = 0) -> None:
    """Click a card and then an entry of its menu."""
    click_card(table, key_of(table, code, player, location))
    menu = table.logic.menu
    assert menu is not None
    QTest.mouseClick(menu.buttons[number], LEFT)
    settle()


def phase(table: DuelScreen, number: int) -> None:
    QTest.mouseClick(table.phases.buttons[number], LEFT)
    settle()


def open_practice(window: MainWindow) -> None:
    QTest.mouseClick(window.home.practice_button, LEFT)
    settle()


def editor_of(window: MainWindow) -> EditorScreen:
    assert window.practice is not None
    assert window.practice.editor is not None
    return window.practice.editor


def play_sample(window: MainWindow, qtbot: QtBot, name: str) -> DuelScreen:
    open_practice(window)
    assert window.practice is not None
    room = window.practice.list
    item = next(item for item in room._items() if item.text(0) == name)
    room.tree.setCurrentItem(item)
    press(room, "puzzle-play")
    return table_of(window, qtbot)


def menu_press_attack(table: DuelScreen) -> None:
    """Attack with the first monster that can, directly."""
    decision = table.logic.decision
    assert isinstance(decision, BattleCommand)
    command = next(command for command in decision.commands if command.kind == ACT_ATTACK)
    click_card(table, command.card.key)
    if table.logic.menu is not None:
        QTest.mouseClick(table.logic.menu.buttons[0], LEFT)
        settle()


def decider(table: DuelScreen) -> int | None:
    """Whose decision it is."""
    return table.decider.player


def control(table: DuelScreen, key: Qt.Key) -> None:
    """Ctrl and a key, where the keyboard is: in the prompt or on the board."""
    target = table.prompts.dialog or table.board
    QTest.keyClick(target, key, Qt.KeyboardModifier.ControlModifier)
    settle()


def duel_request(seed: int = 4) -> DuelRequest:
    decks = [
        load_ydk(paths.sample_decks_dir() / f"{name}.ydk", library().pool) for name in ("monarchs", "link")
    ]
    return DuelRequest(decks[0], decks[1], first=0, seed=seed)


def give_a_command(table: DuelScreen, qtbot: QtBot) -> None:
    """Set or Summon the first card that can, then end the turn window by window."""
    wait_for(table, qtbot)
    key = next(key for key in sorted(table.scene.highlights.legal) if key in table.scene.cards)
    click_card(table, key)
    assert table.logic.menu is not None
    QTest.mouseClick(table.logic.menu.buttons[-1], LEFT)
    settle()
    for _ in range(10):
        wait_for(table, qtbot)
        if isinstance(table.logic.decision, IdleCommand):
            return
        if pick_place(table):
            continue
        names = ("prompt-cancel", "prompt-confirm", "choice-0")
        made = next((button for name in names if (button := find_button(table, name))), None)
        if made is None:  # Tributes and the like: pick on the board
            click_card(table, min(table.scene.highlights.legal))
            continue
        QTest.mouseClick(made, LEFT)
        settle()

"""Practice by mouse and keyboard: position editor to duel, puzzles, both sides, hand tests, resuming."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QListWidget, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.controller.practice_position import Place
from app.data import paths
from app.data.decks import load_ydk
from app.data.library import CardLibrary, load_library
from app.data.puzzle_file import Puzzle, load_puzzle, to_code
from app.data.puzzle_store import puzzles_dir, sample_puzzles_dir
from app.data.saved_duel import discard, list_unfinished, unfinished_dir
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.decisions import (
    ACT_ATTACK,
    BattleCommand,
    ChainResponse,
    IdleCommand,
    SelectPlace,
    place_key,
)
from app.gui.duel_setup.request import DuelRequest
from app.gui.main_window import MainWindow
from app.gui.practice.editor_screen import EditorScreen
from app.gui.table.duel_screen import DuelScreen
from app.gui.table.start import RecordedDuel
from tests.gui.practice_help import drag_card, drag_in, spot
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

# The menus of the system that a test runs without.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")

WOLF, HOLE, FORCE, DRAGON, TYPHOON = 69247929, 53129443, 44095762, 89631139, 5318639
MZONE, SZONE, HAND = c.LOCATION_MZONE, c.LOCATION_SZONE, c.LOCATION_HAND


@cache
def library() -> CardLibrary:
    return load_library()


def forget_duels() -> None:
    for saved in list_unfinished():
        discard(saved.path)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    forget_duels()
    settings = Settings(animation_speed=0, chain_prompts="always", card_names_language="en")
    made = MainWindow(library(), settings, save=lambda _settings: None)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    settle()
    yield made
    if made.duel is not None:
        made.duel.close_duel()
    if made.practice is not None:
        if made.practice.editor is not None:
            made.practice.editor.editor.mark_saved()
        made.practice.close()
    forget_duels()


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


# --- position editor ---------------------------------------------------------------------------


def test_a_position_is_built_by_mouse_and_played(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 2))
    drag_card(screen, "Blue-Eyes White Dragon", (1, MZONE, 1))
    drag_card(screen, "Mirror Force", (1, SZONE, 3))
    drag_card(screen, "Dark Hole", (0, HAND, 0))
    drag_card(screen, "Dark Hole", (1, c.LOCATION_GRAVE, 0))
    text = screen.editor.puzzle().position
    assert f"A monster 2 attack {WOLF}" in text
    assert f"B monster 1 attack {DRAGON}" in text
    assert f"B spell 3 set {FORCE}" in text
    assert f"A hand {HOLE}" in text
    assert f"B gy {HOLE}" in text

    # From zone to zone, from a pile to the hand, and off the table.
    window_of = screen.window()
    drag_in(window_of, spot(screen, (0, MZONE, 2)), spot(screen, (0, MZONE, 0)))
    drag_in(window_of, spot(screen, (1, c.LOCATION_GRAVE, 0)), spot(screen, (1, HAND, 0)))
    drag_in(window_of, spot(screen, (1, SZONE, 3)), screen.left.rect().center())
    text = screen.editor.puzzle().position
    assert f"A monster 0 attack {WOLF}" in text
    assert f"B hand {HOLE}" in text
    assert str(FORCE) not in text

    # A double click turns a card; what cannot be is refused.
    point = spot(screen, (1, MZONE, 1))
    QTest.mouseDClick(window_of.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, point)
    settle()
    assert f"B monster 1 defense {DRAGON}" in screen.editor.puzzle().position
    drag_card(screen, "Dark Hole", (0, MZONE, 3))
    assert "Monster Zone" in screen.toast.text() or "Spell & Trap Zone" in screen.toast.text()

    # Undo and redo by keys.
    before = screen.editor.puzzle().position
    QTest.keyClick(screen.board, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert f"B monster 1 attack {DRAGON}" in screen.editor.puzzle().position
    press(screen, "editor-redo")
    assert screen.editor.puzzle().position == before

    # LP and goal, then play it against nobody.
    lp = screen.properties.lp[1]
    lp.setFocus()
    lp.selectAll()
    QTest.keyClicks(lp, "2000")
    QTest.keyClick(lp, Qt.Key.Key_Tab)
    assert screen.editor.position.lp == (8000, 2000)
    screen.properties.goal.setFocus()
    QTest.keyClick(screen.properties.goal, Qt.Key.Key_Down)
    assert screen.editor.position.goal == (0, screen.editor.position.turn)
    press(screen, "editor-play")
    table = table_of(window, qtbot)
    view = table.session.view()
    assert view.sides[1].lp == 2000
    assert [card.code for card in view.me.hand] == [HOLE]
    menu_press(table, HOLE, 0)
    pass_all(table, qtbot)
    assert not any(table.session.view().foe.monsters)

    # Leaving leads back to the editor.
    press(table, "leave")
    press(table, "leave-discard")
    assert window.stack.currentWidget() is screen
    assert not list_unfinished()


def test_a_cards_menu_and_what_is_wrong(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 5))
    drag_card(screen, "Marshmallon", (0, MZONE, 1))
    handle = window.windowHandle()
    at = spot(screen, (0, MZONE, 1))
    QTest.mouseClick(handle, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
    settle()
    menu = next(m for m in screen.findChildren(QMenu, "piece-menu") if m.isVisible())
    action = next(a for a in menu.actions() if a.objectName() == f"piece-position-{c.POS_FACEDOWN_DEFENSE}")
    QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, menu.actionGeometry(action).center())
    settle()
    assert "A monster 1 set 31305911" in screen.editor.puzzle().position
    assert screen.play_button.isEnabled()
    # Too many counters of an impossible kind: told at once, and the card is marked by a click on it.
    screen.editor.change(2, counters=((99_999, 1),))
    assert screen.trouble is not None
    assert not screen.play_button.isEnabled()
    press(screen, "editor-problem")
    assert screen.scene.highlights.targets == {2}
    assert screen.selected == 2


def test_the_keyboard_alone_puts_cards_down(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    QTest.keyClicks(screen.search.box, "Dark Hole")
    QTest.keyClick(screen.search.box, Qt.Key.Key_Return)
    assert screen.search.results.hasFocus()
    QTest.keyClick(screen.search.results, Qt.Key.Key_Return)
    QTest.keyClick(screen.search.results, Qt.Key.Key_Return)
    assert f"A hand {HOLE} {HOLE}\n" in screen.editor.puzzle().position
    cards = screen.properties.cards
    cards.setFocus()
    cards.setCurrentIndex(cards.cards.index(0))
    QTest.keyClick(cards, Qt.Key.Key_Delete)
    assert f"A hand {HOLE}\n" in screen.editor.puzzle().position
    # A card is moved by its menu to the place that is marked.
    screen.choose((0, c.LOCATION_GRAVE, 0))
    menu = screen.menus.menu(screen.editor.position.pieces[0].key)
    assert menu is not None
    next(action for action in menu.actions() if action.objectName() == "piece-move").trigger()
    assert f"A gy {HOLE}\n" in screen.editor.puzzle().position
    menu.close()
    board = screen.board
    board.setFocus()
    places: set[Place] = set()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Up):
        QTest.keyClick(board, key)
        QTest.keyClick(board, Qt.Key.Key_Return)
        places.add(screen.place)
        menu = screen.findChild(QMenu, "piece-menu")
        if menu is not None:
            menu.close()
    assert len(places) >= 3


def test_the_search_language_of_the_deck_builder_works(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    qtbot.waitUntil(lambda: screen.search.catalog is not None, timeout=20000)
    QTest.keyClicks(screen.search.box, "kind:normal level=4 atk>=2000")
    names = [row[2] for row in screen.search.model.rows]
    assert "Gene-Warped Warwolf" in names
    assert "Blue-Eyes White Dragon" not in names
    screen.search.box.clear()
    QTest.keyClicks(screen.search.box, "token")
    assert any(screen.search._is_token(row[0]) for row in screen.search.model.rows)
    screen.search.box.clear()
    QTest.keyClicks(screen.search.box, "level>=(")
    assert screen.search.problem.isVisible()


def test_another_era_shows_its_own_zones(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 1))
    assert (0, MZONE, 5) in screen.scene.zones
    screen.properties.rules.setFocus()
    QTest.keyClick(screen.properties.rules, Qt.Key.Key_Down)
    QTest.keyClick(screen.properties.rules, Qt.Key.Key_Down)
    settle()
    assert screen.editor.position.rules == "mr3"
    assert (0, MZONE, 5) not in screen.scene.zones
    assert (0, SZONE, c.SEQ_PZONE_LEFT) in screen.scene.zones
    drag_card(screen, "Marshmallon", (0, MZONE, 2))
    assert "A monster 2 attack 31305911" in screen.editor.puzzle().position


def test_a_puzzle_is_saved_shared_and_left_with_a_question(window: MainWindow) -> None:
    open_practice(window)
    press(window, "puzzle-new")
    screen = editor_of(window)
    drag_card(screen, "Gene-Warped Warwolf", (0, MZONE, 1))
    press(screen, "editor-back")
    dialog = dialog_of(screen, "puzzle-leave-dialog")
    press(dialog, "puzzle-leave-stay")
    assert window.stack.currentWidget() is screen
    press(screen, "editor-save")
    dialog = dialog_of(screen, "puzzle-save-dialog")
    field = dialog.findChild(QLineEdit, "puzzle-save-name")
    assert field is not None
    QTest.keyClicks(field, "My first / puzzle")
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert screen.path is not None
    assert screen.path.parent == puzzles_dir()
    saved = load_puzzle(screen.path)
    assert saved.name == "My first / puzzle"
    assert not screen.unsaved
    press(screen, "editor-copy")
    assert QApplication.clipboard().text() == to_code(screen.editor.puzzle())
    press(screen, "editor-back")
    assert window.practice is not None
    room = window.practice.list
    assert window.stack.currentWidget() is room
    # Paste makes a second one; duplicate, rename, delete and undo.
    press(room, "puzzle-paste")
    names = [entry.name for entry in room.store.entries() if not entry.sample]
    assert names == ["My first / puzzle"] * 2
    room.load(screen.path)
    press(room, "puzzle-duplicate")
    press(room, "puzzle-rename")
    dialog = dialog_of(room, "puzzle-save-dialog")
    field = dialog.findChild(QLineEdit, "puzzle-save-name")
    assert field is not None
    field.clear()
    QTest.keyClicks(field, "Renamed")
    folder = dialog.findChild(QComboBox, "puzzle-save-folder")
    assert folder is not None
    folder.setFocus()
    QTest.keyClicks(folder, "Hard ones")
    press(dialog, "puzzle-save-ok")
    entry = room.entry()
    assert entry is not None
    assert (entry.name, entry.folder) == ("Renamed", "Hard ones")
    press(room, "puzzle-delete")
    assert "Renamed" not in [entry.name for entry in room.store.entries()]
    press(room, "puzzle-undo")
    assert "Renamed" in [entry.name for entry in room.store.entries()]
    for entry in room.store.entries():
        if not entry.sample:
            room.store.delete(entry)


def test_lua_puzzles_are_imported_with_a_report(window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    lines = [
        "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)",
        "Debug.SetPlayerInfo(0,8000,0,0)",
        "Debug.SetPlayerInfo(1,1000,0,0)",
        f"Debug.AddCard({WOLF},0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)",
        "Debug.ReloadFieldEnd()",
        "aux.BeginPuzzle()",
    ]
    (folder / "good.lua").write_text("\n".join(lines), encoding="utf-8")
    (folder / "bad.lua").write_text("os.execute('x')", encoding="utf-8")
    open_practice(window)
    assert window.practice is not None
    room = window.practice.list
    room.import_from(folder)
    dialog = dialog_of(room, "import-report")
    press(dialog, "import-close")
    entry = room.entry()
    assert entry is not None
    assert (entry.folder, entry.name) == ("mine", "good")
    press(room, "puzzle-undo")
    assert "good" not in [each.name for each in room.store.entries()]


# --- puzzles ---------------------------------------------------------------------------------------


def play_sample(window: MainWindow, qtbot: QtBot, name: str) -> DuelScreen:
    open_practice(window)
    assert window.practice is not None
    room = window.practice.list
    item = next(item for item in room._items() if item.text(0) == name)
    room.tree.setCurrentItem(item)
    press(room, "puzzle-play")
    return table_of(window, qtbot)


def test_a_puzzle_is_solved(window: MainWindow, qtbot: QtBot) -> None:
    table = play_sample(window, qtbot, "First things first")
    menu_press(table, TYPHOON, 0)
    pass_all(table, qtbot)
    assert not any(table.session.view().sides[1].spells)
    menu_press(table, HOLE, 0)
    pass_all(table, qtbot)
    summon(table, qtbot, key_of(table, WOLF, 0, HAND), place_key(0, MZONE, 2))
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    assert isinstance(table.logic.decision, BattleCommand)
    menu_press_attack(table)
    pass_all(table, qtbot)
    assert table.result is not None
    assert table.result.heading.text() == "You win"
    assert not list_unfinished()


def menu_press_attack(table: DuelScreen) -> None:
    """Attack with the first monster that can, directly."""
    decision = table.logic.decision
    assert isinstance(decision, BattleCommand)
    command = next(command for command in decision.commands if command.kind == ACT_ATTACK)
    click_card(table, command.card.key)
    if table.logic.menu is not None:
        QTest.mouseClick(table.logic.menu.buttons[0], LEFT)
        settle()


def test_a_lost_puzzle_says_why_and_can_be_taken_back(window: MainWindow, qtbot: QtBot) -> None:
    table = play_sample(window, qtbot, "Soft target")
    phase(table, c.PHASE_END)
    for _ in range(5):
        wait_for(table, qtbot)
        if table.result is not None:
            break
        press(table, "prompt-cancel")
    result = table.result
    assert result is not None
    assert result.heading.text() == "You lose"
    assert "did not reach the goal" in result.words.text()
    press(table, "result-take-back")
    wait_for(table, qtbot)
    assert not result.isVisible()
    assert not table.session.over
    assert find_button(table, "redo") is not None
    press(table, "again")
    wait_for(table, qtbot)
    assert len(table.session.duel.responses) == 0


# --- both sides --------------------------------------------------------------------------------------

BOTH = f"""ketto 1
rules mr5
turn 3 A main1
lp 8000 8000
A deck {HOLE} {HOLE} {HOLE}
A hand {WOLF}
B deck {HOLE} {HOLE} {HOLE}
B hand {WOLF}
B spell 1 set {FORCE}
"""


def test_both_sides_are_played_at_one_table(window: MainWindow, qtbot: QtBot) -> None:
    room = window.practice_room()
    room.show()
    room.play(Puzzle("Both", BOTH), "human")
    table = table_of(window, qtbot)
    assert table.decider.isVisible()
    assert "Player" in table.decider.text()
    # Both hands and the Set card lie open; the table stays where it is.
    view = table.session.view()
    assert all(card.code for side in view.sides for card in side.hand)
    assert any(card is not None and card.code == FORCE for card in view.sides[1].spells)
    hidden = next(item for item in table.scene.cards.values() if item.code == FORCE)
    assert hidden.peek
    assert not hidden.shows_face
    for player in (0, 1):
        assert decider(table) == player
        mine = key_of(table, WOLF, player, HAND)
        summon(table, qtbot, mine, place_key(player, MZONE, 2))
        assert table.session.view().sides[player].monsters[2] is not None
        assert table.seat == 0
        phase(table, c.PHASE_END)
        pass_all(table, qtbot)
    # The second turn of player 0 is another one: attack by drag, answer as player 1 on the same table.
    assert decider(table) == 0
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    attacker, target = key_of(table, WOLF, 0, MZONE), key_of(table, WOLF, 1, MZONE)
    drag(table, card_point(table, attacker), card_point(table, target))
    wait_for(table, qtbot)
    for _ in range(3):
        if decider(table) == 1:
            break
        press(table, "prompt-cancel")
        wait_for(table, qtbot)
    assert isinstance(table.logic.decision, ChainResponse)
    assert table.decider.text().startswith("Opponent")
    assert table.prompts.box is not None
    assert table.prompts.box.model.title.startswith("Opponent")
    click_card(table, key_of(table, FORCE, 1))
    pass_all(table, qtbot)
    assert not any(table.session.view().sides[0].monsters)
    assert table.session.view().sides[1].monsters[2] is not None

    # Back and forward again, by keys.
    answers = list(table.session.duel.responses)
    steps = [len(answers)]
    for _ in range(3):
        control(table, Qt.Key.Key_Z)
        wait_for(table, qtbot)
        steps.append(len(table.session.duel.responses))
    assert steps == sorted(set(steps), reverse=True)
    for wanted in steps[-2::-1]:
        control(table, Qt.Key.Key_Y)
        wait_for(table, qtbot)
        assert len(table.session.duel.responses) == wanted
    assert table.session.duel.responses == answers

    # The position goes to the editor and among the puzzles.
    pass_all(table, qtbot)
    before = set(puzzles_dir().glob("*.puzzle"))
    press(table, "save-puzzle")
    (saved,) = set(puzzles_dir().glob("*.puzzle")) - before
    assert f"{WOLF}" in load_puzzle(saved).position
    saved.unlink()
    press(table, "edit-position")
    screen = editor_of(window)
    assert window.stack.currentWidget() is screen
    assert screen.editor.position.piece(1) is not None


def decider(table: DuelScreen) -> int | None:
    """Whose decision it is."""
    return table.decider.player


def control(table: DuelScreen, key: Qt.Key) -> None:
    """Ctrl and a key, where the keyboard is: in the prompt or on the board."""
    target = table.prompts.dialog or table.board
    QTest.keyClick(target, key, Qt.KeyboardModifier.ControlModifier)
    settle()


def test_the_set_up_starts_a_duel_with_both_sides(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "practice-both-sides")
    assert window.setup is not None
    assert window.setup.panel.ai_name() == "human"
    QTest.mouseClick(window.setup.start_button, LEFT)
    table = window.duel
    assert table is not None
    assert table.session.humans == (0, 1)
    wait_for(table, qtbot)
    assert table.decider.isVisible()


# --- hand tests --------------------------------------------------------------------------------------


def test_a_hand_test_is_redrawn(window: MainWindow, qtbot: QtBot) -> None:
    open_practice(window)
    press(window, "practice-hand-test")
    assert window.practice is not None
    press(dialog_of(window.practice.list, "deck-dialog"), "deck-ok")
    dialog = dialog_of(window, "hand-test-dialog")
    press(dialog, "hand-test-start")
    table = table_of(window, qtbot)
    assert len(table.session.view().me.hand) == 5
    assert table.plates[1].name.startswith("Opponent") or table.plates[1].name
    seeds, hands = set(), set()
    for _ in range(3):
        assert isinstance(table.session.duel.responses, list)
        seeds.add(table.opening.live.setup.seed if table.opening.live is not None else 0)
        hands.add(tuple(card.code for card in table.session.view().me.hand))
        press(table, "again")
        wait_for(table, qtbot)
    assert len(seeds) == 3
    assert len(hands) > 1
    assert len(list_unfinished()) <= 1
    # The opponent ends its turn by itself.
    phase(table, c.PHASE_END)
    for _ in range(40):
        wait_for(table, qtbot)
        if isinstance(table.logic.decision, IdleCommand):
            break
        confirm = find_button(table, "prompt-cancel") or find_button(table, "prompt-confirm")
        assert confirm is not None
        QTest.mouseClick(confirm, LEFT)
        settle()
    assert table.session.view().turn == 3


def test_the_deck_builder_tests_a_stacked_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.show_builder()
    assert window.builder is not None
    deck = load_ydk(paths.sample_decks_dir() / "monarchs.ydk", library().pool)
    window.builder.screen.hand_test.emit(deck)
    dialog = dialog_of(window, "hand-test-dialog")
    lists = {name: dialog.findChild(QListWidget, name) for name in ("hand-test-deck", "hand-test-stack")}
    source, target = lists["hand-test-deck"], lists["hand-test-stack"]
    assert source is not None
    assert target is not None
    chosen = []
    for _ in range(3):
        source.setFocus()
        source.setCurrentRow(4)
        chosen.append(source.item(4).data(Qt.ItemDataRole.UserRole))
        QTest.keyClick(source, Qt.Key.Key_Return)
    assert target.count() == 3
    press(dialog, "hand-test-start")
    table = table_of(window, qtbot)
    hand = [card.code for card in table.session.view().me.hand]
    assert all(hand.count(code) >= chosen.count(code) for code in chosen)
    press(table, "again")
    wait_for(table, qtbot)
    hand = [card.code for card in table.session.view().me.hand]
    assert all(hand.count(code) >= chosen.count(code) for code in chosen)
    press(table, "leave")
    press(table, "confirm-yes")
    assert window.stack.currentWidget() is window.builder.screen


# --- take back in a duel ---------------------------------------------------------------------------


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


@pytest.mark.parametrize("mode", ["off", "last", "free"])
def test_the_settings_say_how_far_one_can_go_back(window: MainWindow, qtbot: QtBot, mode: str) -> None:
    window.open_settings()
    from app.gui.settings_dialog.dialog import SettingsDialog

    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    QTest.mouseClick(dialog.take_back.buttons[("off", "last", "free").index(mode)], LEFT)
    dialog.accept()
    assert window.settings.take_back == mode
    window.start_duel(duel_request())
    table = table_of(window, qtbot)
    give_a_command(table, qtbot)
    answers = list(table.session.duel.responses)
    if mode == "off":
        assert find_button(table, "take-back") is None
        assert find_button(table, "redo") is None
        return
    press(table, "take-back")
    wait_for(table, qtbot)
    assert len(table.session.duel.responses) < len(answers)
    back = find_button(table, "take-back")
    assert back is not None
    assert back.isEnabled() == (mode == "free" and len(table.session.duel.responses) > 0)
    press(table, "redo")
    wait_for(table, qtbot)
    assert table.session.duel.responses == answers


# --- resuming ----------------------------------------------------------------------------------------


def test_a_duel_that_was_left_is_resumed(qtbot: QtBot, window: MainWindow) -> None:
    assert find_button(window.home, "home-resume") is None
    window.start_duel(duel_request())
    table = table_of(window, qtbot)
    give_a_command(table, qtbot)
    answers, hand = list(table.session.duel.responses), table.session.view().me.hand
    # Closing the window asks; "keep" leaves the duel on the disk.
    assert not window.close()
    press(table, "confirm-no")
    assert window.isVisible()
    assert not window.close()
    press(table, "confirm-yes")
    assert not window.isVisible()
    (saved,) = list_unfinished()
    assert saved.left

    again = MainWindow(library(), window.settings, save=lambda _settings: None)
    qtbot.addWidget(again)
    again.resize(1440, 900)
    again.show()
    settle()
    assert find_button(again.home, "home-resume") is not None
    words = again.home._unfinished_words.text()
    assert "monarchs" in words
    assert "link" in words
    press(again.home, "home-resume")
    table = table_of(again, qtbot)
    assert list(table.session.duel.responses) == answers
    assert table.session.view().me.hand == hand
    phase(table, c.PHASE_END)
    assert len(table.session.duel.responses) > len(answers)
    press(table, "leave")
    press(table, "leave-discard")
    assert again.stack.currentWidget() is again.home
    assert find_button(again.home, "home-resume") is None
    assert not list_unfinished()


def test_several_duels_are_listed_and_discarded(window: MainWindow, qtbot: QtBot) -> None:
    puzzle = load_puzzle(sample_puzzles_dir() / "their_dragon.puzzle")
    for _ in range(2):
        window.practice_room().play(puzzle, "passive")
        table = table_of(window, qtbot)
        summon(table, qtbot, key_of(table, WOLF, 0, HAND), place_key(0, MZONE, 1))
        press(table, "leave")
        press(table, "confirm-yes")
    window.show_home()
    settle()
    assert "(2)" in window.home.resume_button.text()
    assert "Their dragon" in window.home._unfinished_words.text()
    press(window.home, "home-discard")
    press(dialog_of(window, "confirm-dialog"), "confirm-yes")
    assert len(list_unfinished()) == 1
    window.practice_room().play(puzzle, "passive")
    table = table_of(window, qtbot)
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    press(table, "leave")
    press(table, "confirm-yes")
    window.show_home()
    press(window.home, "home-resume")
    dialog = dialog_of(window, "resume-dialog")
    view = dialog.findChild(QListWidget, "resume-list")
    assert view is not None
    assert view.count() == 2
    press(dialog, "resume-discard")
    assert view.count() == 1
    press(dialog, "resume-ok")
    table = table_of(window, qtbot)
    assert table.session.duel.responses
    assert table.live is not None
    assert table.live.title == puzzle.name


def test_a_puzzle_taken_back_from_its_end_is_kept_again(window: MainWindow, qtbot: QtBot) -> None:
    table = play_sample(window, qtbot, "Their dragon, your turn")
    summon(table, qtbot, key_of(table, WOLF, 0, HAND), place_key(0, MZONE, 1))
    answers = list(table.session.duel.responses)
    phase(table, c.PHASE_END)
    for _ in range(5):
        wait_for(table, qtbot)
        if table.result is not None:
            break
        press(table, "prompt-cancel")
    assert not list_unfinished()
    press(table, "result-take-back")
    wait_for(table, qtbot)
    (saved,) = list_unfinished()
    assert list(saved.responses)[: len(answers)] == answers
    press(table, "leave")
    press(table, "confirm-yes")
    window.show_home()
    press(window.home, "home-resume")
    table = table_of(window, qtbot)
    assert list(table.session.duel.responses) == list(saved.responses)


def test_a_damaged_duel_is_told_and_can_be_discarded(window: MainWindow) -> None:
    folder = unfinished_dir()
    folder.mkdir(parents=True, exist_ok=True)
    broken = folder / "broken.unfinished"
    broken.write_text("{} 00000000\n", encoding="utf-8")
    window.show_home()
    press(window.home, "home-resume")
    dialog = dialog_of(window, "resume-dialog")
    resume = find_button(dialog, "resume-ok")
    assert resume is not None
    assert not resume.isEnabled()
    press(dialog, "resume-discard")
    assert not broken.exists()
    assert not window.findChildren(QDialog, "resume-dialog")
    assert find_button(window.home, "home-resume") is None


# --- seen from the other side ------------------------------------------------------------------------

SOLVED_BY_B = f"""ketto 1
rules mr5
turn 4 B main1
lp 2000 500
goal B 4
A deck {HOLE}
B deck {HOLE}
B hand {WOLF}
"""


def test_a_puzzle_of_the_other_player_is_seen_from_there(window: MainWindow, qtbot: QtBot) -> None:
    room = window.practice_room()
    room.show()
    room.play(Puzzle("Mirrored", SOLVED_BY_B), "passive")
    table = table_of(window, qtbot)
    assert table.seat == 1
    assert table.plates[1].mine
    assert table.session.view().me.lp == 500
    summon(table, qtbot, key_of(table, WOLF, 1, HAND), place_key(1, MZONE, 2))
    phase(table, c.PHASE_BATTLE)
    pass_all(table, qtbot)
    # The attack is dragged to the upper half: to the opponent.
    start = card_point(table, key_of(table, WOLF, 1, MZONE))
    drag(table, start, zone_point(table, place_key(0, MZONE, 2)))
    pass_all(table, qtbot)
    assert table.result is not None
    assert table.result.heading.text() == "You win"


LINKS = """ketto 1
rules mr5
turn 4 B main1
lp 8000 8000
A deck 53129443 53129443
B deck 53129443 53129443
B extra {link}
B monster 1 attack 69247929
B monster 2 attack 69247929
B monster 3 attack 69247929
"""


def test_the_upper_player_uses_an_extra_monster_zone(window: MainWindow, qtbot: QtBot) -> None:
    pool = library().pool
    link = next(
        card.code
        for card in pool
        if card.type & c.TYPE_LINK and card.level <= 2 and pool.is_playable(card.code)
    )
    room = window.practice_room()
    room.show()
    room.play(Puzzle("Link", LINKS.format(link=link)), "human")
    table = table_of(window, qtbot)
    assert decider(table) == 1
    assert table.seat == 0
    click_zone(table, place_key(1, c.LOCATION_EXTRA, 0))
    pile = table.logic.pile_window
    assert pile is not None
    QTest.mouseClick(pile.tiles[0], LEFT)
    settle()
    if table.logic.menu is not None:
        QTest.mouseClick(table.logic.menu.buttons[0], LEFT)
        settle()
    for _ in range(8):
        wait_for(table, qtbot)
        marks = table.scene.highlights
        confirm = find_button(table, "prompt-confirm")
        if isinstance(table.logic.decision, IdleCommand):
            break
        if isinstance(table.logic.decision, SelectPlace):
            click_zone(table, place_key(0, MZONE, 5))
        elif confirm is not None and confirm.isEnabled():
            press(table, "prompt-confirm")
        elif marks.legal - marks.picked:
            click_card(table, min(marks.legal - marks.picked))
        else:
            press(table, "prompt-cancel")
    # The left Extra Monster Zone, as player 0 sees it, is the right one of player 1.
    there = table.session.view().sides[1].monsters[c.EMZ_RIGHT]
    assert there is not None
    assert there.code == link


# --- a line of a replay that was killed -------------------------------------------------------------


def test_a_killed_line_of_a_replay_is_resumed_into_its_replay(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    from app.data.replay_file import load_record, save_record
    from tests.gui.replay_help import played
    from tests.gui.test_replay_playing_on import idle_step, play_from, watch

    path = tmp_path / "game.ketto"
    save_record(played(), path)
    _, viewer = watch(window, path)
    play_from(viewer, idle_step(0), {}, "what if")
    table = table_of(window, qtbot)
    phase(table, c.PHASE_END)
    wait_for(table, qtbot)
    duel = table.session.duel
    answers = list(duel.responses)
    # As after a kill: the journal is on the disk, and nothing was given back to the replay.
    table.ending.on_left = None
    assert isinstance(duel, RecordedDuel)
    assert duel.journal is not None
    duel.journal.close()
    table.bridge.close()
    window.show_home()
    press(window.home, "home-resume")
    table = table_of(window, qtbot)
    assert list(table.session.duel.responses) == answers
    press(table, "leave")
    press(table, "confirm-yes")
    branch = load_record(path).branches[0]
    assert branch.name == "what if"
    assert list(branch.responses) == answers[branch.step :]
    assert not list_unfinished()

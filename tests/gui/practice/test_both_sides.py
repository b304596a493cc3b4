"""One person plays both sides of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.data.puzzle_file import Puzzle, load_puzzle
from app.data.puzzle_store import puzzles_dir
from app.engine import constants as c
from app.engine.decisions import (
    ChainResponse,
    IdleCommand,
    SelectPlace,
    place_key,
)
from app.gui.main_window import MainWindow
from tests.gui.marks import NO_WINDOW_SYSTEM
from tests.gui.practice_robot import (
    FORCE,
    HAND,
    HOLE,
    MZONE,
    WOLF,
    control,
    decider,
    editor_of,
    key_of,
    library,
    open_practice,
    pass_all,
    phase,
    press,
    summon,
    table_of,
    wait_for,
)
from tests.gui.table_robot import (
    LEFT,
    card_point,
    click_card,
    click_zone,
    drag,
    find_button,
    settle,
)

pytestmark = NO_WINDOW_SYSTEM
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

"""Cards go into the deck and out of it by mouse, menu and keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.data.banlists import banlist_named
from app.gui.deck_builder.screen import DeckBuilderScreen
from tests.gui.builder_robot import (
    CONTROL,
    MIDDLE,
    RIGHT,
    SHIFT,
    ask_menu,
    card_point,
    choose,
    click_at,
    double_click_at,
    drag,
    open_menu,
    press,
    result_row,
    settle,
    type_query,
)
from tests.gui.marks import MASTER_RULE_3, NO_WINDOW_SYSTEM

pytestmark = [NO_WINDOW_SYSTEM, MASTER_RULE_3]
BLUE_EYES = 89631139
REBORN = 83764718
STARDUST = 44508094
VEILER = 97268402


def test_cards_go_everywhere_by_dragging(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    main, side = screen.views["main"], screen.views["side"]
    first = screen.bench.editor.side[0]
    screen.bench.editor.remove("side", range(1, 3))
    drag(main.viewport(), card_point(main, 0), side.viewport(), card_point(side, 0) - QPoint(30, 0))
    editor = screen.bench.editor
    assert (len(editor.main), len(editor.side)) == (39, 14)
    assert editor.side[:2] == (BLUE_EYES, first)
    drag(side.viewport(), card_point(side, 0), main.viewport(), card_point(main, 5) - QPoint(30, 0))
    assert len(editor.main) == 40
    assert editor.main[5] == BLUE_EYES
    # Within a part the order changes.
    drag(main.viewport(), card_point(main, 5), main.viewport(), card_point(main, 0) - QPoint(30, 0))
    assert editor.main[0] == BLUE_EYES
    assert len(editor.main) == 40
    # Out of the deck.
    drag(main.viewport(), card_point(main, 39), screen.search.list.viewport(), QPoint(100, 100))
    assert len(editor.main) == 39
    for _ in range(20):
        screen.undo()
    assert len(editor.main) == 40
    assert len(editor.side) == 15


def test_several_cards_are_dragged_together(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    main, side = screen.views["main"], screen.views["side"]
    screen.bench.editor.remove("side", range(10))
    click_at(main.viewport(), card_point(main, 2))
    click_at(main.viewport(), card_point(main, 5), keys=SHIFT)
    click_at(main.viewport(), card_point(main, 8), keys=CONTROL)
    assert main.rows() == (2, 3, 4, 5, 8)
    moved = [screen.bench.editor.main[row] for row in main.rows()]
    drag(main.viewport(), card_point(main, 3), side.viewport(), QPoint(side.width() - 20, 30))
    assert list(screen.bench.editor.side[-5:]) == moved
    assert side.rows() == (5, 6, 7, 8, 9), "what was moved stays selected"
    assert len(screen.bench.editor.history) == 3, "one step"


def test_a_rubber_band_selects(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    extra = screen.views["extra"]
    screen.bench.add([STARDUST] * 3)
    settle()
    end = card_point(extra, 1)
    start = QPoint(extra.viewport().width() - 4, extra.viewport().height() - 3)
    assert not extra.indexAt(start).isValid()
    drag(extra.viewport(), start, extra.viewport(), end)
    assert extra.rows() == (1, 2)


def test_double_middle_and_right_click(qtbot: QtBot, with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    main, editor = screen.views["main"], screen.bench.editor
    luster = editor.main[9]
    assert editor.main.count(luster) == 3
    double_click_at(main.viewport(), card_point(main, 9))
    assert editor.main.count(luster) == 2
    click_at(main.viewport(), card_point(main, 9), MIDDLE)
    assert editor.main.count(luster) == 3
    click_at(main.viewport(), card_point(main, 9), RIGHT)
    ask_menu(main.viewport(), card_point(main, 9))
    choose(open_menu(screen, "card-menu"), "Take out all")
    assert luster not in editor.main


def test_the_menu_of_results(screen: DeckBuilderScreen) -> None:
    type_query(screen, "effect veiler")
    view = screen.search.list
    row = result_row(screen, VEILER)
    click_at(view.viewport(), card_point(view, row))
    ask_menu(view.viewport(), card_point(view, row))
    choose(open_menu(screen, "result-menu"), "Add three")
    assert list(screen.bench.editor.main) == [VEILER] * 3
    ask_menu(view.viewport(), card_point(view, row))
    choose(open_menu(screen, "result-menu"), "Take one out")
    assert list(screen.bench.editor.main) == [VEILER] * 2
    ask_menu(view.viewport(), card_point(view, row))
    choose(open_menu(screen, "result-menu"), "Search for", "Level 1")
    assert screen.search.text == "level=1"


def test_the_menu_of_a_part(with_deck: DeckBuilderScreen) -> None:
    press(with_deck, "arrange-main")
    choose(open_menu(with_deck, "part-menu"), "Sort: Name")
    names = [with_deck.bench.name(code).casefold() for code in with_deck.bench.editor.main]
    assert names == sorted(names)
    press(with_deck, "arrange-side")
    choose(open_menu(with_deck, "part-menu"), "Clear this part")
    assert with_deck.bench.editor.side == ()


def test_keys_change_the_number_of_copies(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    main, editor = screen.views["main"], screen.bench.editor
    luster = editor.main[9]
    click_at(main.viewport(), card_point(main, 9))
    QTest.keyClick(main, Qt.Key.Key_Minus)
    assert editor.main.count(luster) == 2
    click_at(main.viewport(), card_point(main, 9))
    QTest.keyClick(main, Qt.Key.Key_Plus)
    assert editor.main.count(luster) == 3
    click_at(main.viewport(), card_point(main, 9))
    QTest.keyClick(main, Qt.Key.Key_Right, SHIFT)
    QTest.keyClick(main, Qt.Key.Key_Delete)
    assert editor.main.count(luster) == 1
    QTest.keyClick(main, Qt.Key.Key_A, CONTROL)
    assert len(main.rows()) == len(editor.main)
    QTest.keyClick(screen, Qt.Key.Key_Z, CONTROL)
    assert editor.main.count(luster) == 3


def test_results_are_added_by_keys(screen: DeckBuilderScreen) -> None:
    type_query(screen, "blue-eyes white dragon")
    QTest.keyClick(screen.search.box, Qt.Key.Key_Down)
    view = screen.search.list
    assert view.hasFocus()
    view.setCurrentIndex(screen.search.model.index(result_row(screen, BLUE_EYES), 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Return, SHIFT)
    assert screen.bench.editor.main == (BLUE_EYES, BLUE_EYES)
    assert screen.bench.editor.side == (BLUE_EYES,)
    assert screen.bench.row(BLUE_EYES).state == "3 in deck"
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert screen.bench.copies(BLUE_EYES) == 2
    assert screen.inspector.code == BLUE_EYES


def test_every_way_of_adding_uses_one_check(screen: DeckBuilderScreen) -> None:
    """CASE-93: dragging and moving do not pass the limit of copies."""
    screen.lists.choose(banlist_named("OCG 2014.04"))
    type_query(screen, "monster reborn")
    row = result_row(screen, REBORN)
    view, editor = screen.search.list, screen.bench.editor
    double_click_at(view.viewport(), card_point(view, row))
    assert editor.main == (REBORN,)
    double_click_at(view.viewport(), card_point(view, row))
    assert editor.main == (REBORN,)
    assert "Limited to 1 copy" in screen.toast.text()
    for part in ("main", "side"):
        target = screen.views[part]
        drag(view.viewport(), card_point(view, row), target.viewport(), QPoint(60, 20))
        assert (editor.main, editor.side) == ((REBORN,), ())
    click_at(screen.views["main"].viewport(), card_point(screen.views["main"], 0), MIDDLE)
    assert editor.main == (REBORN,)
    # From Side to Main it is the same copy, so nothing speaks against it.
    editor.move("main", (0,), "side")
    side = screen.views["side"]
    drag(side.viewport(), card_point(side, 0), screen.views["main"].viewport(), QPoint(60, 20))
    assert (editor.main, editor.side) == ((REBORN,), ())
    # A player who insists holds Shift.
    screen.bench.add((REBORN,), force=True)
    assert screen.bench.note(REBORN).over


def test_the_extra_deck_finds_its_cards(screen: DeckBuilderScreen) -> None:
    type_query(screen, "stardust dragon")
    view = screen.search.list
    row = result_row(screen, STARDUST)
    drag(view.viewport(), card_point(view, row), screen.views["main"].viewport(), QPoint(60, 30))
    assert screen.bench.editor.extra == (STARDUST,)
    assert screen.bench.editor.main == ()

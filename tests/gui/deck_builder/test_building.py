"""The deck builder with real mouse and key events: from a search to a duel with the deck."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.banlists import banlist_named
from app.data.carddb import Catalog
from app.data.deck_codes import from_ydke, to_ydke
from app.data.decks import Deck, load_ydk, save_ydk
from app.data.library import CardLibrary
from app.data.paths import sample_decks_dir
from app.data.settings import Settings
from app.gui.deck_builder import draft
from app.gui.deck_builder.dialogs import LeaveDialog, NameDialog, ReportDialog
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.faces.renderer import FaceRenderer
from app.gui.main_window import MainWindow
from app.gui.practice.dialogs import HandTestDialog
from tests.gui.builder_robot import (
    CONTROL,
    LEFT,
    MIDDLE,
    NONE,
    RIGHT,
    SHIFT,
    ask_menu,
    card_point,
    choose,
    click_at,
    double_click_at,
    drag,
    move_to,
    open_menu,
    press,
    result_row,
    settle,
    type_query,
)

# Without a screen there is no window system to raise a menu or grab the keyboard for it.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")

BLUE_EYES = 89631139
POT_OF_GREED = 55144522
REBORN = 83764718
STARDUST = 44508094
VEILER = 97268402


@pytest.fixture
def settings(settings: Settings) -> Settings:
    settings.builder_rules = "mr3"
    return settings


def show(
    qtbot: QtBot,
    library: CardLibrary,
    catalog: Catalog,
    settings: Settings,
    faces: FaceRenderer,
    size: tuple[int, int] = (1440, 900),
) -> DeckBuilderScreen:
    screen = DeckBuilderScreen(library, settings, faces, catalog=catalog)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    settle()
    return screen


@pytest.fixture
def screen(
    qtbot: QtBot, library: CardLibrary, catalog: Catalog, settings: Settings, faces: FaceRenderer
) -> DeckBuilderScreen:
    return show(qtbot, library, catalog, settings, faces)


@pytest.fixture
def with_deck(screen: DeckBuilderScreen) -> DeckBuilderScreen:
    """The builder with the sample deck of Blue-Eyes open."""
    screen.open_path(sample_decks_dir() / "blue_eyes_beatdown.ydk")
    settle()
    return screen


def test_from_a_search_to_a_duel(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    click_at(window.home.builder_button, window.home.builder_button.rect().center())
    assert window.builder is not None
    screen = window.builder.screen
    assert window.stack.currentWidget() is screen
    qtbot.waitUntil(lambda: screen.bench.catalog is not None, timeout=20_000)
    screen.open_path(sample_decks_dir() / "blue_eyes_beatdown.ydk")
    settle()
    main, editor = screen.views["main"], screen.bench.editor
    assert (len(editor.main), len(editor.side)) == (40, 15)

    # Search, and add by dragging.
    type_query(screen, "effect veiler")
    row = result_row(screen, VEILER)
    drag(screen.search.list.viewport(), card_point(screen.search.list, row), main.viewport(), QPoint(40, 40))
    assert len(editor.main) == 41
    assert VEILER in editor.main[:2]
    assert screen.bar.deck.text().endswith("• ▾"), "unsaved"

    # Undo and redo.
    press(screen, "builder-undo")
    assert VEILER not in editor.main
    press(screen, "builder-redo")
    assert VEILER in editor.main

    # Another list.
    press(screen, "builder-list")
    popup = screen.lists.popup
    number = popup.timeline.lists.index(banlist_named("OCG 2014.04"))
    point = popup.timeline.point_of(number)
    assert point is not None
    click_at(popup.timeline, point.toPoint())
    assert screen.bench.banlist is not None
    assert screen.bench.banlist.name == "OCG 2014.04"
    assert any(problem.code == POT_OF_GREED for problem in screen.bench.problems)
    assert screen.bench.note(POT_OF_GREED).over
    QTest.keyClick(popup.timeline, Qt.Key.Key_Escape)
    assert not popup.isVisible()
    assert window.stack.currentWidget() is screen

    # Save, change, and open again.
    press(screen, "builder-save")
    saved = paths.decks_dir() / "Blue Eyes Beatdown.ydk"
    assert saved.is_file()
    assert not editor.dirty
    settings_path = settings.builder_deck
    assert Path(settings_path) == saved
    press(screen, "builder-deck")
    item = screen.browser.item_of(saved)
    assert item is not None
    rect = screen.browser.tree.visualItemRect(item)
    double_click_at(screen.browser.tree.viewport(), rect.center())
    assert not screen.browser.isVisible()
    editor = screen.bench.editor
    assert editor.path == saved
    assert VEILER in editor.main

    # Export as ydke.
    press(screen, "builder-share")
    choose(open_menu(screen, "share-menu"), "Copy as ydke")
    copied = from_ydke(QGuiApplication.clipboard().text(), "copy")
    assert copied.main == editor.main
    assert copied.side == editor.side

    # And duel.
    settings.last_ai = "random"
    press(screen, "builder-duel")
    assert window.duel is not None
    duel = window.duel
    assert window.stack.currentWidget() is duel
    setup = duel.session.duel.setup  # type: ignore[attr-defined]
    assert sorted(setup.decks[0].main) == sorted(editor.main)
    assert setup.rules.name == "mr3"
    duel.finished.emit()
    assert window.stack.currentWidget() is screen, "the duel ends where it began"
    window.close()


# --- mouse and keys in the deck -----------------------------------------------------------------------


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


# --- problems, statistics, history ----------------------------------------------------------------------


def test_a_problem_selects_its_cards(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    screen.lists.choose(banlist_named("OCG 2014.04"))
    settle()
    made = next(made for made in screen.info.problems.buttons if "Pot of Greed" in made.text())
    click_at(made, made.rect().center())
    main = screen.views["main"]
    assert [screen.bench.editor.main[row] for row in main.rows()] == [POT_OF_GREED]
    assert screen.inspector.code == POT_OF_GREED


def test_a_level_of_the_curve_selects_its_cards(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    chart = screen.info.levels
    click_at(chart, chart.bar_rect(7).center().toPoint())
    rows = screen.views["main"].rows()
    levels = {screen.library.pool.data(screen.bench.editor.main[row]).level for row in rows}
    assert levels == {8}
    assert len(rows) == chart.bars[7].count


def test_the_history_goes_back_and_forth(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    editor, history = screen.bench.editor, screen.info.history
    before = editor.main
    editor.remove("main", (0,))
    editor.remove("main", (0,))
    editor.sort("main", "name")
    assert [history.item(n).text() for n in range(history.count())] == [
        "opened Blue Eyes Beatdown",
        "− Blue-Eyes White Dragon ×1",
        "− Blue-Eyes White Dragon ×1",
        "Main Deck sorted: Name",
    ]
    history.scrollToItem(history.item(0))
    settle()
    screen.info.ensureWidgetVisible(history)
    settle()
    click_at(history.viewport(), history.visualItemRect(history.item(0)).center())
    assert editor.main == before
    assert editor.position == 0
    click_at(history.viewport(), history.visualItemRect(history.item(2)).center())
    assert len(editor.main) == 38


def test_roles_give_chances_and_are_kept(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    main, hand = screen.views["main"], screen.info.hand
    menu = screen.menus.of_deck(main, 0)
    assert menu is not None
    choose(menu, "Role", "Starter")
    menu = screen.menus.of_deck(main, 20)
    assert menu is not None
    choose(menu, "Role", "New role")
    dialog = screen.findChild(NameDialog)
    assert dialog is not None
    QTest.keyClicks(dialog.edit, "Ender")
    press(dialog, "name-yes")
    assert set(screen.bench.roles) == {"Starter", "Ender"}
    lines = dict(hand.lines(screen.bench.editor.main, screen.bench.roles))
    starters = screen.bench.editor.main.count(screen.bench.roles["Starter"][0])
    chance = lines[f"A  at least one Starter ({starters})"]
    # Three copies of forty in five cards, counted by hand: 1 - C(37,5)/C(40,5).
    assert starters == 3
    assert float(chance) == pytest.approx(0.33755, abs=1e-5)
    assert "AB  Starter and Ender" in lines
    press(screen, "builder-save")
    screen.new_deck()
    assert screen.bench.roles == {}
    screen.open_path(paths.decks_dir() / "Blue Eyes Beatdown.ydk")
    assert set(screen.bench.roles) == {"Starter", "Ender"}


def test_a_test_hand_is_redrawn_and_put_back(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    hand = screen.info.hand
    screen.info.ensureWidgetVisible(hand)
    settle()
    press(screen, "hand-new")
    assert list(map(screen.library.pool.is_playable, hand.strip.codes)) == [True] * 5
    settle()
    screen.info.ensureWidgetVisible(hand.count)
    settle()
    press(screen, "hand-draw")
    assert len(hand.strip.codes) == 6
    kept = list(hand.strip.codes[1:])
    click_at(hand.strip, hand.strip.card_rect(0).center().toPoint())
    assert hand.strip.chosen == {0}
    press(screen, "hand-back")
    assert len(hand.strip.codes) == 6
    assert list(hand.strip.codes[:5]) == kept
    assert hand.count.text() == "Redraws: 1"


def test_a_simulation_runs_and_can_be_cancelled(qtbot: QtBot, with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    screen.bench.set_role("Starter", (BLUE_EYES,), on=True)
    hand = screen.info.hand
    screen.info.ensureWidgetVisible(hand.simulate_button)
    settle(1)
    press(screen, "simulate")
    assert hand.is_running()
    assert hand.cancel_button.isVisible()
    hand.cancel()
    assert not hand.is_running()
    hand.start()
    qtbot.waitUntil(lambda: not hand.is_running(), timeout=20_000)
    assert hand.outcome.text().startswith("10,000 hands dealt · Starter 3")


# --- the clipboard and other files ----------------------------------------------------------------------


def test_a_link_is_pasted_and_undone(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    editor = screen.bench.editor
    before = editor.main
    QGuiApplication.clipboard().setText(f"look: {to_ydke(Deck('x', (BLUE_EYES,) * 3, (STARDUST,)))}")
    click_at(screen.views["main"].viewport(), card_point(screen.views["main"], 0))
    QTest.keyClick(screen.views["main"], Qt.Key.Key_V, CONTROL)
    assert (editor.main, editor.extra) == ((BLUE_EYES,) * 3, (STARDUST,))
    screen.undo()
    assert editor.main == before


def test_a_link_with_an_unknown_card_is_kept(screen: DeckBuilderScreen) -> None:
    """CASE-101: everything known is imported and the rest listed."""
    screen.sharing.take_text(to_ydke(Deck("x", (BLUE_EYES, 99999998))), "clipboard")
    assert screen.bench.editor.main == (BLUE_EYES, 99999998)
    told = [made.text() for made in screen.info.problems.buttons]
    assert any("99999998" in sentence for sentence in told)


def test_a_list_with_doubtful_names_is_reported(screen: DeckBuilderScreen) -> None:
    screen.sharing.take_text(
        "3 Blue-Eyes White Dragn\n1 Monster Reborn\n2 Nobody at all xyzzy\n", "clipboard"
    )
    assert screen.bench.editor.main.count(BLUE_EYES) == 3
    dialog = screen.findChild(ReportDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert "Blue-Eyes White Dragn → Blue-Eyes White Dragon" in dialog.report.toPlainText()
    assert "Monster Reborn" not in dialog.report.toPlainText()


def test_a_few_passcodes_are_added(with_deck: DeckBuilderScreen) -> None:
    with_deck.sharing.take_text(f"{VEILER}\n{STARDUST}\n", "clipboard")
    assert with_deck.bench.editor.main[-1] == VEILER
    assert with_deck.bench.editor.extra == (STARDUST,)
    assert len(with_deck.bench.editor.main) == 41


def test_a_text_that_is_no_deck_changes_nothing(with_deck: DeckBuilderScreen) -> None:
    before = with_deck.bench.editor.parts
    for text in ("ydke://!!!", "ydke://AAAAA!!!", "   ", "\x00\x01"):
        with_deck.sharing.take_text(text, "clipboard")
    assert with_deck.bench.editor.main == before["main"] or not with_deck.bench.editor.main
    assert with_deck.toast.text()


def test_a_dropped_file_is_opened(screen: DeckBuilderScreen, tmp_path: Path) -> None:
    """CASE-124 and CASE-125: any name is shown as written."""
    path = tmp_path / "青眼 デッキ 🐉 é.ydk"
    save_ydk(Deck("x", (BLUE_EYES,) * 3), path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy = Qt.DropAction.CopyAction
    QApplication.sendEvent(screen, QDragEnterEvent(QPoint(700, 300), copy, data, LEFT, NONE))
    QApplication.sendEvent(screen, QDropEvent(QPointF(700, 300), copy, data, LEFT, NONE))
    assert screen.bench.editor.main == (BLUE_EYES,) * 3
    assert screen.bench.editor.name == path.stem
    press(screen, "builder-save")
    assert (paths.decks_dir() / path.name).is_file()
    assert load_ydk(paths.decks_dir() / path.name).main == (BLUE_EYES,) * 3


def test_exports_are_written(with_deck: DeckBuilderScreen, tmp_path: Path) -> None:
    with_deck.sharing.save_picture(tmp_path / "deck.png")
    with_deck.sharing.save_pdf(tmp_path / "deck.pdf")
    with_deck.sharing.save_list(tmp_path / "deck.txt")
    assert (tmp_path / "deck.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "deck.pdf").read_bytes().startswith(b"%PDF")
    assert "3 Blue-Eyes White Dragon" in (tmp_path / "deck.txt").read_text(encoding="utf-8")


# --- nothing is lost ------------------------------------------------------------------------------------


def test_leaving_with_changes_asks(qtbot: QtBot, with_deck: DeckBuilderScreen) -> None:
    """CASE-99: also a change of the order alone."""
    screen = with_deck
    gone: list[bool] = []
    screen.back.connect(lambda: gone.append(True))
    screen.bench.editor.shuffle("main", seed=3)
    press(screen, "builder-back")
    dialog = screen.findChild(LeaveDialog)
    assert dialog is not None
    assert dialog.isVisible()
    press(dialog, "leave-stay")
    assert not gone
    press(screen, "builder-back")
    dialog = screen.findChildren(LeaveDialog)[-1]
    press(dialog, "leave-save")
    assert gone == [True]
    saved = load_ydk(paths.decks_dir() / "Blue Eyes Beatdown.ydk")
    assert saved.main == screen.bench.editor.main


def test_discarding_goes_back_to_the_file(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    press(screen, "builder-save")
    before = screen.bench.editor.main
    screen.bench.editor.remove("main", range(10))
    screen.leave()
    dialog = screen.findChild(LeaveDialog)
    assert dialog is not None
    press(dialog, "leave-discard")
    assert screen.bench.editor.main == before
    assert not screen.bench.editor.dirty
    assert draft.load_draft() is None


def test_the_draft_comes_back_after_a_crash(
    qtbot: QtBot, library: CardLibrary, catalog: Catalog, settings: Settings, faces: FaceRenderer
) -> None:
    first = show(qtbot, library, catalog, settings, faces)
    first.bench.add((BLUE_EYES, BLUE_EYES, STARDUST))
    first.files.keep_draft()
    second = show(qtbot, library, catalog, settings, faces)
    assert second.bench.editor.main == (BLUE_EYES, BLUE_EYES)
    assert second.bench.editor.extra == (STARDUST,)
    assert second.bench.editor.dirty
    assert "back" in second.toast.text()


def test_a_damaged_draft_is_no_obstacle(
    qtbot: QtBot, library: CardLibrary, catalog: Catalog, settings: Settings, faces: FaceRenderer
) -> None:
    for content in ("", "{", '{"name": 1}', '{"name":"x","path":"","main":[-1],"extra":[],"side":[]}'):
        draft.draft_file().parent.mkdir(parents=True, exist_ok=True)
        draft.draft_file().write_text(content, encoding="utf-8")
        assert draft.load_draft() is None
    assert show(qtbot, library, catalog, settings, faces).bench.editor.main == ()


def test_closing_the_window_asks(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.show()
    window.show_builder()
    assert window.builder is not None
    screen = window.builder.screen
    screen.bench.add((BLUE_EYES,))
    window.close()
    assert window.isVisible()
    dialog = screen.findChild(LeaveDialog)
    assert dialog is not None
    press(dialog, "leave-discard")
    assert not window.isVisible()


def test_a_deck_with_problems_does_not_duel(screen: DeckBuilderScreen) -> None:
    asked: list[object] = []
    screen.duel_wanted.connect(asked.append)
    screen.bench.add((BLUE_EYES,))
    press(screen, "builder-duel")
    assert asked == []
    assert "needs at least 40" in screen.toast.text()


def test_the_hand_test_gets_the_deck(with_deck: DeckBuilderScreen) -> None:
    given: list[object] = []
    with_deck.hand_test.connect(given.append)
    press(with_deck, "builder-hand-test")
    assert cast("Deck", given[0]).main == with_deck.bench.editor.main


def test_a_hand_test_is_played(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.show_builder()
    assert window.builder is not None
    screen = window.builder.screen
    screen.open_path(sample_decks_dir() / "synchro.ydk")
    press(screen, "builder-hand-test")
    dialog = next(one for one in window.findChildren(HandTestDialog) if one.isVisible())
    settle()
    press(dialog, "hand-test-start")
    assert window.duel is not None
    assert window.stack.currentWidget() is window.duel
    deck = window.duel.session.duel.setup.decks[0]  # type: ignore[attr-defined]
    assert sorted(deck.main) == sorted(screen.bench.editor.main)
    window.duel.finished.emit()
    assert window.stack.currentWidget() is screen
    window.builder.close()


def test_the_setup_gets_the_deck(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.show()
    window.show_builder()
    assert window.builder is not None
    screen = window.builder.screen
    screen.open_path(sample_decks_dir() / "synchro.ydk")
    press(screen, "builder-setup")
    assert window.setup is not None
    assert window.stack.currentWidget() is window.setup
    chosen = window.setup.yours.entry()
    assert chosen is not None
    assert chosen.deck is not None
    assert chosen.deck.main == screen.bench.editor.main
    assert window.setup.panel.rules_name() == "mr3"
    window.setup.back.emit()
    assert window.stack.currentWidget() is screen
    window.builder.close()


def test_pointing_shows_the_card(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    main = screen.views["main"]
    move_to(main.viewport(), card_point(main, 12))
    assert screen.inspector.code == screen.bench.editor.main[12]
    view = screen.search.list
    move_to(view.viewport(), card_point(view, 3))
    assert screen.inspector.code == screen.search.model.codes[3]

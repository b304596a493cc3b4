"""The deck builder in windows of all sizes, and cases of open.md about lists of decks and cards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.controller import deck_check
from app.data import deck_rules, paths
from app.data.carddb import Catalog
from app.data.deck_store import DeckStore
from app.data.decks import Deck, load_ydk
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.engine import constants as c
from app.gui import i18n
from app.gui.application import apply_look
from app.gui.deck_builder import words
from app.gui.deck_builder.deck_area import card_width
from app.gui.deck_builder.dialogs import LeaveDialog, NameDialog
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.faces.renderer import FaceRenderer
from tests.gui.builder_robot import (
    CONTROL,
    card_point,
    choose,
    click_at,
    move_to,
    press,
    settle,
    type_query,
)
from tests.gui.marks import NO_WINDOW_SYSTEM

pytestmark = NO_WINDOW_SYSTEM

VEILER, CALCULATOR, BLUE_EYES = 97268402, 51196174, 89631139


class Open:
    """Opens builders of any size."""

    def __init__(self, qtbot: QtBot, library: CardLibrary, catalog: Catalog, faces: FaceRenderer) -> None:
        self.qtbot = qtbot
        self.library = library
        self.catalog = catalog
        self.faces = faces

    def __call__(self, settings: Settings, width: int = 1440, height: int = 900) -> DeckBuilderScreen:
        screen = DeckBuilderScreen(self.library, settings, self.faces, catalog=self.catalog)
        self.qtbot.addWidget(screen)
        screen.resize(width, height)
        screen.show()
        self.qtbot.waitExposed(screen)
        settle()
        return screen


@pytest.fixture
def open_builder(qtbot: QtBot, library: CardLibrary, catalog: Catalog, faces: FaceRenderer) -> Open:
    return Open(qtbot, library, catalog, faces)


def big_deck(library: CardLibrary, main: int, extra: int, side: int) -> Deck:
    """A deck of these sizes, no card more than three times."""
    pool = library.pool
    playable = [data for data in pool if pool.is_playable(data.code) and not data.type & c.TYPE_TOKEN]
    small = [data.code for data in playable if not data.is_extra_deck and not data.alias]
    large = [data.code for data in playable if data.is_extra_deck and not data.alias]
    return Deck(
        "Big",
        tuple(code for code in small[:20] for _ in range(3))[:main],
        tuple(code for code in large[:5] for _ in range(3))[:extra],
        tuple(code for code in small[30:35] for _ in range(3))[:side],
    )


# --- sizes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (1024, 640)])
def test_every_control_is_reachable(
    open_builder: Open, settings: Settings, size: tuple[int, int], language: str, qapp: QApplication
) -> None:
    """CASE-120: nothing lies outside of the window, no word is cut off."""
    settings = replace(settings, language=language)
    apply_look(qapp, settings)
    screen = open_builder(settings, *size)
    screen.open_path(paths.sample_decks_dir() / "blue_eyes_beatdown.ydk")
    settle()
    assert (screen.width(), screen.height()) == size
    tabs = range(3) if screen.tabs.isVisible() else range(1)
    for tab in tabs:
        screen.tabs.setCurrentIndex(tab)
        settle()
        for made in screen.findChildren(QAbstractButton):
            if made.isVisible() and made.text() and not _scrolled(made, screen):
                rect = QRect(made.mapTo(screen, QPoint(0, 0)), made.size())
                assert screen.rect().contains(rect), made.text()
                if made.metaObject().className() == "QPushButton":
                    assert made.width() >= made.minimumSizeHint().width(), made.text()
    assert screen.search.box.isEnabled()
    for opener, popup in (
        ("builder-deck", screen.browser),
        ("builder-list", screen.lists.popup),
    ):
        press(screen, opener)
        assert popup.isVisible()
        assert screen.rect().contains(popup.geometry())
        popup.hide()
    screen.tabs.setCurrentIndex(0)
    settle()
    press(screen, "filter-button")
    assert screen.rect().contains(screen.search.filters.geometry())
    done = screen.search.filters.close_button
    assert screen.rect().contains(QRect(done.mapTo(screen, QPoint(0, 0)), done.size()))
    i18n.install("en")


def _scrolled(made: QWidget, screen: QWidget) -> bool:
    """Whether a widget is inside the info panel, which is scrolled."""
    parent = made.parentWidget()
    while parent is not None and parent is not screen:
        if parent.objectName() == "info-panel":
            return True
        parent = parent.parentWidget()
    return False


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 640)])
def test_a_full_deck_is_seen_whole(
    open_builder: Open, settings: Settings, library: CardLibrary, size: tuple[int, int]
) -> None:
    screen = open_builder(settings, *size)
    screen.bench.open_deck(big_deck(library, 60, 15, 15))
    settle()
    assert screen.area.verticalScrollBar().maximum() == 0
    viewport = screen.area.viewport()
    for part, view in screen.views.items():
        last = view.visualRect(view.codes_model.index(len(screen.bench.parts[part]) - 1))
        corner = view.viewport().mapTo(viewport, last.bottomRight())
        assert viewport.rect().contains(corner), part
        assert last.width() >= 38


@pytest.mark.parametrize(("main", "extra", "side"), [(57, 15, 3), (57, 3, 15), (41, 1, 1)])
def test_the_last_card_of_each_part_is_the_one_described(
    open_builder: Open, settings: Settings, library: CardLibrary, main: int, extra: int, side: int
) -> None:
    """CASE-121: the card under the pointer is the one shown, in every part."""
    screen = open_builder(settings)
    screen.bench.open_deck(big_deck(library, main, extra, side))
    settle()
    for part, view in screen.views.items():
        codes = screen.bench.parts[part]
        for row in (len(codes) - 1, 0, len(codes) // 2):
            screen.inspector.clear()
            move_to(screen, QPoint(5, 5))
            move_to(view.viewport(), card_point(view, row))
            assert screen.inspector.code == codes[row], (part, row)
    sizes = {view.delegate.cell.width() for view in screen.views.values()}
    assert len(sizes) == 1, "one size of cards in all parts"


def test_pointing_while_results_are_refreshed(open_builder: Open, settings: Settings) -> None:
    """CASE-121: results that change under the pointer neither crash nor leave a wrong card."""
    screen = open_builder(settings)
    view = screen.search.list
    for text in ("dragon", "", "zzzzqqq", "kind:trap", ""):
        move_to(view.viewport(), QPoint(60, 40))
        type_query(screen, text)
        move_to(view.viewport(), QPoint(60, 45))
        index = view.indexAt(QPoint(60, 45))
        if screen.search.result.codes:
            assert screen.inspector.code == screen.search.result.codes[index.row()]


def test_cards_are_as_large_as_fits() -> None:
    assert card_width((40, 15, 15), 760, 700) > card_width((60, 15, 15), 760, 700)
    assert card_width((60, 15, 15), 660, 480) >= 38
    assert card_width((0, 0, 0), 760, 700) <= 92


def test_dialogs_are_placed_in_the_present_window(open_builder: Open, settings: Settings) -> None:
    """CASE-118: after a change of size a dialog is in the middle, a popup inside."""
    screen = open_builder(settings)
    screen.bench.add((BLUE_EYES,))
    screen.resize(1100, 700)
    settle()
    screen.leave()
    dialog = screen.findChild(LeaveDialog)
    assert dialog is not None
    middle = dialog.geometry().center() - screen.mapToGlobal(screen.rect().center())
    assert middle.manhattanLength() <= 4
    press(dialog, "leave-stay")
    press(screen, "builder-deck")
    screen.resize(1024, 640)
    settle()
    assert not screen.browser.isVisible() or screen.rect().contains(screen.browser.geometry())
    press(screen, "builder-deck")
    assert screen.rect().contains(screen.browser.geometry())


def test_panels_close_by_esc_and_by_a_click_beside_them(open_builder: Open, settings: Settings) -> None:
    screen = open_builder(settings)
    for opener, popup in (("builder-deck", screen.browser), ("builder-list", screen.lists.popup)):
        press(screen, opener)
        click_at(popup, QPoint(5, 5))
        assert list(map(QWidget.isVisible, [popup])) == [True]
        click_at(screen.area.viewport(), QPoint(screen.area.width() - 30, screen.area.height() - 10))
        assert list(map(QWidget.isVisible, [popup])) == [False]
        press(screen, opener)
        press(screen, opener)
        assert list(map(QWidget.isVisible, [popup])) == [False], "the button closes it, too"
        press(screen, opener)
        QTest.keyClick(popup, Qt.Key.Key_Escape)
        assert list(map(QWidget.isVisible, [popup])) == [False]


def test_tab_goes_through_the_window_as_one_reads_it(open_builder: Open, settings: Settings) -> None:
    screen = open_builder(settings)
    screen.open_path(paths.sample_decks_dir() / "xyz.ydk")
    screen.bar.share.setFocus()
    seen: list[QWidget] = []
    for _ in range(40):
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Tab)
        seen.append(screen.focusWidget())
    places = [
        seen.index(widget)
        for widget in (
            screen.bar.duel,
            screen.search.box,
            screen.search.list,
            screen.views["main"],
            screen.views["extra"],
            screen.views["side"],
            screen.info.history,
        )
    ]
    assert places == sorted(places)


def test_columns_become_tabs_and_back(open_builder: Open, settings: Settings) -> None:
    screen = open_builder(settings)
    assert not screen.tabs.isVisible()
    assert screen.info.isVisible()
    screen.resize(1024, 640)
    settle()
    assert screen.tabs.isVisible()
    assert not screen.info.isVisible()
    rect = screen.tabs.tabRect(2)
    click_at(screen.tabs, rect.center())
    assert screen.info.isVisible()
    assert screen.info.problems.isVisible()
    screen.resize(1440, 900)
    settle()
    assert screen.info.isVisible()
    assert screen.search.isVisible()
    assert screen.inspector.isVisible()


def test_language_names_and_theme_are_switched_while_it_is_open(
    open_builder: Open, settings: Settings, qapp: QApplication
) -> None:
    screen = open_builder(settings)
    screen.open_path(paths.sample_decks_dir() / "blue_eyes_beatdown.ydk")
    settings.language = settings.card_names_language = "zh_CN"
    settings.theme = "light"
    apply_look(qapp, settings)
    screen.apply_settings()
    settle(8)
    assert screen.bar.save.text() == "保存"
    assert screen.area.sections["main"].title.text() == "主卡组"
    assert "怪兽" in screen.area.sections["main"].counts.text()
    assert screen.info.history.item(0).text().startswith("打开")
    assert screen.bench.name(BLUE_EYES) == "青眼白龙"
    # The test library types ASCII only.
    screen.search.set_text("青眼白龙")
    screen.search.search()
    assert screen.search.result.codes[0] == BLUE_EYES
    told = [made.text() for made in screen.info.problems.buttons]
    assert all("Deck" not in sentence for sentence in told)


# --- values -----------------------------------------------------------------------------------------------


def test_zero_is_shown_as_zero(open_builder: Open, settings: Settings, library: CardLibrary) -> None:
    """CASE-122: 0, "?" and a scale of 0 are shown as printed."""
    screen = open_builder(settings)
    assert screen.bench.facts(VEILER).endswith("0/0")
    row = screen.bench.row(VEILER)
    assert (row.attack, row.defense) == ("0", "0")
    assert screen.bench.row(CALCULATOR).attack == "?"
    scales = [data for data in library.pool if data.type & c.TYPE_PENDULUM]
    assert scales
    zero = replace(scales[0], left_scale=0, right_scale=0)
    library.pool.facts[zero.code] = zero
    try:
        assert "0/0" in screen.bench.facts(zero.code)
    finally:
        library.pool.facts[zero.code] = scales[0]
    screen.inspect(VEILER)
    chips = [label.text() for label in screen.inspector.findChildren(QWidget) if hasattr(label, "text")]
    assert "ATK 0" in chips
    assert "DEF 0" in chips


# --- lists and sentences -----------------------------------------------------------------------------------


def test_a_remembered_list_that_is_gone(open_builder: Open, settings: Settings) -> None:
    """CASE-105: no list is used, and it is said."""
    settings.builder_list = "My old list"
    screen = open_builder(settings)
    assert screen.bench.banlist is None
    settle(8)
    assert "My old list" in screen.toast.text()


def test_a_list_of_the_players_own_file(open_builder: Open, settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "lflist.conf"
    path.write_text(f"#[House]\n!House 2026.1\n{BLUE_EYES} 1 --dragon\n", encoding="utf-8")
    screen = open_builder(settings)
    screen.lists.add_file(path)
    assert screen.bench.banlist is not None
    assert screen.bench.banlist.name == "House 2026.1"
    assert screen.bench.note(BLUE_EYES).limit == 1
    again = open_builder(settings)
    assert again.bench.banlist is not None
    assert again.bench.banlist.name == "House 2026.1", "also after the next start"


def test_the_timeline_by_keys(open_builder: Open, settings: Settings) -> None:
    screen = open_builder(settings)
    press(screen, "builder-list")
    timeline = screen.lists.popup.timeline
    QTest.keyClick(timeline, Qt.Key.Key_Left)
    newest = screen.bench.banlist
    assert newest is not None
    QTest.keyClick(timeline, Qt.Key.Key_Left)
    older = screen.bench.banlist
    assert older is not None
    assert older.date is not None
    assert newest.date is not None
    assert older.date < newest.date
    assert older.region == newest.region
    QTest.keyClick(timeline, Qt.Key.Key_Down)
    other = screen.bench.banlist
    assert other is not None
    assert other.region != older.region
    press(screen.lists.popup, "list-none")
    assert screen.bench.banlist is None


def test_sentences_are_those_of_the_check() -> None:
    assert dict(deck_rules.TEMPLATES) == words.PROBLEMS
    assert dict(deck_check.REFUSALS) == words.REFUSALS


def test_rules_are_switched(open_builder: Open, settings: Settings) -> None:
    screen = open_builder(settings)
    screen.open_path(paths.sample_decks_dir() / "link.ydk")
    assert not [problem for problem in screen.bench.problems if problem.kind == "era"]
    menu = screen.bar.rules_menu()
    choose(menu, "Master Rule 3")
    assert [problem for problem in screen.bench.problems if problem.kind == "era"]
    assert settings.builder_rules == "mr3"
    told = [made.text() for made in screen.info.problems.buttons]
    assert any("Master Rule 3 does not have" in sentence for sentence in told)


# --- decks in folders ---------------------------------------------------------------------------------------


def test_folders_tags_and_undo_of_delete(
    open_builder: Open, settings: Settings, library: CardLibrary
) -> None:
    store = DeckStore(paths.decks_dir())
    first = store.save_new(big_deck(library, 40, 0, 0), "First").path
    store.save_new(Deck("x", (BLUE_EYES,) * 3), "Second")
    assert first is not None
    screen = open_builder(settings)
    screen.open_path(first)
    browser = screen.browser
    press(screen, "builder-deck")
    press(browser, "deck-new-folder")
    dialog = screen.findChild(NameDialog)
    assert dialog is not None
    QTest.keyClicks(dialog.edit, "a/b")
    press(dialog, "name-yes")
    assert dialog.problem.isVisible(), "a name that cannot be is said, not taken"
    dialog.edit.setText("Old")
    press(dialog, "name-yes")
    assert store.folders() == ("Old",)
    item = browser.item_of(first)
    assert item is not None
    browser.tree.setCurrentItem(item)
    menu = browser.menu_of(browser.tree.currentItem())
    assert menu is not None
    choose(menu, "Move to", "Old")
    moved = paths.decks_dir() / "Old" / "First.ydk"
    assert moved.is_file()
    assert screen.bench.editor.path == moved, "the open deck follows its file"
    browser.edit_tags(moved)
    tags = screen.findChildren(NameDialog)[-1]
    QTest.keyClicks(tags.edit, "meta, dragon")
    press(tags, "name-yes")
    assert store.file(moved).tags == ("meta", "dragon")
    QTest.keyClicks(browser.search, "tag:dragon")
    assert browser.item_of(moved) is not None
    assert browser.item_of(paths.decks_dir() / "Second.ydk") is None
    browser.search.clear()
    QTest.keyClicks(browser.search, 'card:"blue-eyes white"')
    assert browser.item_of(paths.decks_dir() / "Second.ydk") is not None
    browser.search.clear()
    browser.delete(moved)
    assert not moved.exists()
    assert screen.bench.editor.dirty, "the deck on the screen is the last copy"
    press(browser, "deck-undo-delete")
    assert moved.is_file()
    browser.duplicate(moved)
    assert (paths.decks_dir() / "Old" / "First (2).ydk").is_file()


def test_a_renamed_deck_keeps_its_changes(open_builder: Open, settings: Settings) -> None:
    store = DeckStore(paths.decks_dir())
    path = store.save_new(Deck("x", (BLUE_EYES,) * 3), "First").path
    assert path is not None
    screen = open_builder(settings)
    screen.open_path(path)
    screen.bench.add((VEILER,))
    screen.browser.rename(path)
    dialog = screen.findChild(NameDialog)
    assert dialog is not None
    dialog.edit.setText("Renamed")
    press(dialog, "name-yes")
    editor = screen.bench.editor
    assert editor.name == "Renamed"
    assert editor.main == (BLUE_EYES, BLUE_EYES, BLUE_EYES, VEILER)
    assert editor.dirty
    screen.files.save()
    assert load_ydk(paths.decks_dir() / "Renamed.ydk").main == editor.main


def test_saving_under_a_new_name_makes_that_the_reference(open_builder: Open, settings: Settings) -> None:
    """CASE-99: after Save As the new file is compared with."""
    screen = open_builder(settings)
    screen.bench.add((BLUE_EYES,))
    QTest.keyClick(screen, Qt.Key.Key_S, CONTROL)
    dialog = screen.findChild(NameDialog)
    assert dialog is not None
    assert dialog.isVisible()
    dialog.edit.clear()
    QTest.keyClicks(dialog.edit, "One")
    QTest.keyClick(dialog.edit, Qt.Key.Key_Return)
    assert screen.bench.editor.path == paths.decks_dir() / "One.ydk"
    screen.files.ask_name()
    dialog = screen.findChildren(NameDialog)[-1]
    dialog.edit.setText("Two")
    press(dialog, "name-yes")
    screen.bench.add((VEILER,))
    assert screen.files.has_unsaved()
    screen.undo()
    assert not screen.files.has_unsaved()
    assert screen.bench.editor.path == paths.decks_dir() / "Two.ydk"


def test_every_card_is_seen_however_wide_the_window_is(screen: DeckBuilderScreen) -> None:
    codes = [card.code for card in screen.library.pool][:41]
    area = screen.area
    area.show_parts({"main": codes, "extra": codes[:15], "side": codes[:15]})
    for width in range(1170, 1200):
        screen.resize(width, 860)
        settle()
        area.fit()
        settle()
        for view in area.views.values():
            last = view.visualRect(view.codes_model.index(view.codes_model.rowCount() - 1))
            assert view.viewport().rect().contains(last), (width, view.part)

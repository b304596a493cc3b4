"""The rulebook's room and window, worked with mouse and keyboard."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary
from app.data.rulebook import RULES, Entry, Rulebook, rulebook
from app.data.rulebook_search import entries_by_card
from app.data.settings import Settings
from app.gui import theme
from app.gui.application import apply_look
from app.gui.faces.renderer import FaceRenderer
from app.gui.main_window import MainWindow
from app.gui.panels.inspector import CardInspector
from app.gui.rulebook.history import History
from app.gui.rulebook.panel import RulebookPanel
from app.gui.rulebook.results import ROW
from app.gui.rulebook.room import RulebookWindow, beside
from app.gui.rulebook.rule_label import RuleLabel
from app.gui.rulebook.words import AREA_WORDS, PART_WORDS, Wanted, era_words, legend, short_era
from tests.gui.replay_help import saved

STARDUST = 44508094


@pytest.fixture
def window(qtbot: QtBot, library: CardLibrary, settings: Settings) -> Iterator[MainWindow]:
    made = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    yield made
    if made.rulebook is not None:
        made.rulebook.close()
    if made.replays is not None:
        made.replays.close()
    if made.practice is not None:
        made.practice.close()
    if made.builder is not None:
        made.builder.close()


@pytest.fixture
def panel(qtbot: QtBot, library: CardLibrary, settings: Settings) -> RulebookPanel:
    return shown(qtbot, RulebookPanel(rulebook(), library, FaceRenderer(library)))


def shown(qtbot: QtBot, panel: RulebookPanel) -> RulebookPanel:
    qtbot.addWidget(panel)
    panel.resize(1300, 800)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def room(window: MainWindow) -> RulebookPanel:
    assert window.rulebook is not None
    assert window.rulebook.screen is not None
    assert window.stack.currentWidget() is window.rulebook.screen
    return window.rulebook.screen.panel


def companion(window: MainWindow) -> RulebookWindow:
    assert window.rulebook is not None
    assert window.rulebook.companion is not None
    return window.rulebook.companion


def listed(panel: RulebookPanel) -> list[str]:
    return [entry.id for entry in panel.results.rows.entries()]


def headings(panel: RulebookPanel) -> list[str]:
    rows = panel.results.rows
    found = [rows.index(n, 0).data(ROW) for n in range(rows.rowCount())]
    return [row for row in found if isinstance(row, str)]


def type_words(panel: RulebookPanel, text: str) -> None:
    panel.field.setFocus()
    QTest.keyClicks(panel.field, text)
    QTest.keyClick(panel.field, Qt.Key.Key_Return)


def link_point(panel: RulebookPanel, text: str) -> QPoint:
    """The middle of the first place where ``text`` stands on the page."""
    page = panel.entry.page
    found = page.document().find(text)
    assert not found.isNull()
    start = QTextCursor(found)
    start.setPosition(found.selectionStart() + 1)
    return page.cursorRect(start).center()


# --- the room -----------------------------------------------------------------------------------------


def test_from_home_to_an_entry_and_its_card(qtbot: QtBot, window: MainWindow) -> None:
    QTest.mouseClick(window.home.rulebook_button, Qt.MouseButton.LeftButton)
    panel = room(window)
    assert panel.field.hasFocus()
    assert len(listed(panel)) == len(rulebook())
    assert panel.count.text() == "1452 entries"
    QTest.keyClicks(panel.field, "stardust starlight road")
    qtbot.waitUntil(lambda: len(listed(panel)) < 100)
    assert "REV-012" in listed(panel)
    place = panel.results.visualRect(panel.results.rows.place("REV-012")).center()
    QTest.mouseClick(panel.results.viewport(), Qt.MouseButton.LeftButton, pos=place)
    page = panel.entry.page
    assert panel.entry.shown == "REV-012"
    entry = rulebook().entry("REV-012")
    assert entry is not None
    for sentence in filter(None, entry.texts()):
        assert sentence in page.toPlainText()
    for word in ("Given", "When", "Then", "CARDS"):
        assert word in page.toPlainText()
    point = link_point(panel, "Stardust Dragon")
    QTest.mouseMove(page.viewport(), point)
    qtbot.waitUntil(panel.peek.isVisible)
    assert panel.peek.inspector.code == STARDUST
    assert not panel.peek.inspector.rulings_button.isVisible()
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert listed(panel) == list(entries_by_card(window.library).naming(STARDUST))
    assert panel.about.text() == "Stardust Dragon"
    assert panel.entry.shown == "REV-012", "what is read stays while it fits"
    QTest.mouseClick(panel.all_button, Qt.MouseButton.LeftButton)
    assert len(listed(panel)) == len(rulebook())


def test_the_keyboard_alone(window: MainWindow) -> None:
    window.home.duel_button.setFocus()
    while not window.home.rulebook_button.hasFocus():
        QTest.keyClick(window.home, Qt.Key.Key_Down)
    QTest.keyClick(window.home.rulebook_button, Qt.Key.Key_Space)
    panel = room(window)
    type_words(panel, "chain link")
    assert panel.results.hasFocus()
    first, second = listed(panel)[:2]
    assert panel.entry.shown == first
    QTest.keyClick(panel.results, Qt.Key.Key_Down)
    assert panel.entry.shown == second
    QTest.keyClick(panel.results, Qt.Key.Key_Return)
    assert panel.entry.page.hasFocus()
    QTest.keyClick(panel.entry.page, Qt.Key.Key_Left)
    assert panel.results.hasFocus()
    QTest.keyClick(panel.results, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert panel.field.hasFocus()
    QTest.keyClick(panel.field, Qt.Key.Key_Escape)
    assert panel.field.text() == ""
    room(window)
    QTest.keyClick(panel.field, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_tab_walks_through_the_links_of_a_page(panel: RulebookPanel) -> None:
    panel.show_entry("REV-012")
    panel.entry.take_keyboard()
    QTest.keyClick(panel.entry.page, Qt.Key.Key_Tab)
    assert panel.peek.isVisible()
    assert panel.peek.inspector.code == STARDUST
    QTest.keyClick(panel.entry.page, Qt.Key.Key_Return)
    assert panel.about.text() == "Stardust Dragon"
    panel.take_results()
    assert not panel.peek.isVisible()


def test_back_and_forward(panel: RulebookPanel) -> None:
    assert not panel.back_button.isEnabled()
    panel.show_entry("CHN-012")
    panel.show_entry("TIM-001")
    QTest.keyClick(panel.results, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert panel.entry.shown == "CHN-012"
    QTest.mouseClick(panel.back_button, Qt.MouseButton.LeftButton)
    assert panel.entry.shown == "DECK-001"
    assert not panel.back_button.isEnabled()
    QTest.mouseClick(panel.on_button, Qt.MouseButton.LeftButton)
    QTest.keyClick(panel.results, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert panel.entry.shown == "TIM-001"
    assert not panel.on_button.isEnabled()
    assert panel.results.currentIndex().data(ROW).id == "TIM-001"


def test_a_walk_with_the_keys_is_one_visit(panel: RulebookPanel) -> None:
    panel.take_results()
    for _ in range(5):
        QTest.keyClick(panel.results, Qt.Key.Key_Down)
    assert panel.entry.shown == listed(panel)[5]
    panel.go_back()
    assert panel.entry.shown == listed(panel)[0]


def test_the_history_forgets_what_lay_ahead_and_its_oldest() -> None:
    history = History()
    for n in range(400):
        history.visit(str(n))
    steps = 0
    while history.back():
        steps += 1
    assert steps == 199
    history.visit("new")
    assert history.forward() == ""
    assert history.back() == "200"
    assert history.forward() == "new"


def test_areas_and_eras_limit_the_list(panel: RulebookPanel) -> None:
    model = panel.areas.box.model()
    row = next(n for n in range(model.rowCount()) if model.index(n, 0).data() == "Damage Step · 47")
    panel.areas.list.scrollTo(model.index(row, 0))
    place = panel.areas.list.visualRect(model.index(row, 0)).center()
    QTest.mouseClick(panel.areas.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert {name.partition("-")[0] for name in listed(panel)} == {"DS"}
    assert panel.count.text() == "47 entries"
    assert panel.entry.shown == "DS-001"
    panel.areas.choose("")
    panel.era.setFocus()
    counts = []
    for era in RULES:
        QTest.keyClick(panel.era, Qt.Key.Key_Down)
        assert all(era in entry.eras for entry in panel.results.rows.entries())
        counts.append(len(listed(panel)))
    assert counts == [sum(era in entry.eras for entry in rulebook().entries) for era in RULES]
    assert panel.era.currentText() == "Master Rule (2020)"
    type_words(panel, "zzzz")
    assert listed(panel) == []
    assert "No entry fits" in panel.entry.page.toPlainText()
    assert model.index(0, 0).data() == "All areas · 0"
    hidden = [panel.areas.list.isRowHidden(n) for n in range(model.rowCount())]
    assert hidden == [False, *[True] * (model.rowCount() - 1)]
    panel.field.clear()
    panel.refresh()
    assert not any(panel.areas.list.isRowHidden(n) for n in range(model.rowCount()))


def test_words_that_the_area_lacks_are_looked_for_everywhere(panel: RulebookPanel) -> None:
    panel.show_area("DMG")
    type_words(panel, "stardust dragon")
    assert panel.areas.chosen == ""
    assert "REV-012" in listed(panel)


def test_the_chip_of_an_entry_leads_to_its_area(panel: RulebookPanel) -> None:
    panel.show_card(STARDUST)
    panel.results.setCurrentIndex(panel.results.rows.place("REV-012"))
    QTest.mouseClick(panel.entry.area_chip, Qt.MouseButton.LeftButton)
    assert {name.partition("-")[0] for name in listed(panel)} == {"REV"}
    assert panel.entry.shown == "REV-012"


def test_what_changed_in_2020_stands_below(panel: RulebookPanel) -> None:
    changed = next(entry for entry in rulebook().entries if entry.since2020)
    panel.show_entry(changed.id)
    text = panel.entry.page.toPlainText()
    assert "SINCE 2020" in text
    assert changed.since2020 in text
    panel.show_entry("CHN-012")
    assert "SINCE 2020" not in panel.entry.page.toPlainText()


def test_the_eras_of_an_entry_in_words(library: CardLibrary) -> None:
    entry = Entry("AA-001", "AA", "A rule.", "all", "g", "w", "t")
    assert (era_words(entry), short_era(entry)) == ("All eras", "")
    found = replace(entry, eras=("mr2", "mr3"))
    assert era_words(found) == "Master Rule 2 (2011) – Master Rule 3 (2014)"
    assert short_era(found) == "MR2 – MR3"
    assert short_era(replace(entry, eras=("mr3",))) == "MR3"
    assert short_era(replace(entry, eras=("mr3", "mr5"))) == "MR3, MR5"


def test_a_link_to_another_entry(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    given = "See AA-002 & <b>AA-009</b>."
    book = Rulebook([Entry(name, "AA", "A rule.", "all", given, "w", "t") for name in ("AA-001", "AA-002")])
    panel = shown(qtbot, RulebookPanel(book, library, FaceRenderer(library)))
    assert "See AA-002 & <b>AA-009</b>." in panel.entry.page.toPlainText()
    QTest.mouseClick(panel.entry.page.viewport(), Qt.MouseButton.LeftButton, pos=link_point(panel, "AA-002"))
    assert panel.entry.shown == "AA-002"
    panel.entry.page.anchorClicked.emit(QUrl("rule:AA-009"))
    panel.entry.page.anchorClicked.emit(QUrl("https://example.org/"))
    assert panel.entry.shown == "AA-002"


def test_what_is_about_the_situation_comes_first(panel: RulebookPanel) -> None:
    panel.field.setText("something else")
    panel.open(Wanted(("ZONE-001", "NONE-001", "REV-012", "CTL-006"), 2, STARDUST))
    assert listed(panel) == ["ZONE-001", "REV-012", "CTL-006"]
    assert headings(panel) == ["FOR THIS SITUATION", "ENTRIES THAT NAME Stardust Dragon"]
    assert panel.entry.shown == "ZONE-001"
    panel.take_results()
    QTest.keyClick(panel.results, Qt.Key.Key_Down)
    assert panel.entry.shown == "REV-012", "headings are no stop"
    panel.open(Wanted(("TIM-001",), 1))
    assert panel.entry.shown == "TIM-001"
    assert {name.partition("-")[0] for name in listed(panel)} == {"TIM"}


def test_both_languages_and_themes(qapp: QApplication, settings: Settings, panel: RulebookPanel) -> None:
    panel.show_entry("CHN-012")
    settings.language, settings.theme = "zh_CN", "light"
    apply_look(qapp, settings)
    QTest.qWait(1)
    entry = rulebook().entry("CHN-012", "zh_CN")
    assert entry is not None
    text = panel.entry.page.toPlainText()
    assert entry.rule in text
    assert "场面" in text
    assert "P1是回合玩家" in text
    assert theme.LIGHT.card_name in panel.entry.page.toHtml()
    assert panel.results.currentIndex().data(ROW).rule == entry.rule
    assert panel.areas.box.model().index(0, 0).data() == "所有分类 · 1452"
    panel.set_names_language("ja")
    assert "強欲な瓶" in panel.entry.page.toPlainText()


@pytest.mark.parametrize(("width", "narrow"), [(1300, False), (700, True)])
def test_in_a_narrow_window_the_areas_are_a_box(panel: RulebookPanel, width: int, narrow: bool) -> None:
    panel.resize(width, 600)
    assert panel.areas.box.isVisible() is narrow
    assert panel.areas.list.isVisible() is not narrow
    for child in panel.findChildren(QWidget):
        if child.parentWidget() is panel and child.isVisible() and child is not panel.peek:
            assert panel.rect().contains(child.geometry()), child.objectName()


def test_a_damaged_book_still_opens(qtbot: QtBot, library: CardLibrary, settings: Settings) -> None:
    book = Rulebook([], problems=["/x/basics.yaml, line 3: the rulebook file is damaged; correct it."])
    panel = shown(qtbot, RulebookPanel(book, library, FaceRenderer(library)))
    assert panel.problems.isVisible()
    assert "line 3" in panel.problems.text()
    assert listed(panel) == []


def test_the_start_of_the_program_reads_nothing_of_it() -> None:
    code = (
        "import sys, app.gui.application, app.gui.main_window as m; "
        "print([n for n in ('yaml', 'app.data.rulebook', 'app.gui.rulebook.room') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_area_and_part_has_a_title() -> None:
    areas = rulebook().areas()
    assert set(areas) == set(PART_WORDS)
    assert {area for part in areas.values() for area in part} == set(AREA_WORDS)


def test_the_legend_explains_what_an_example_uses() -> None:
    book = rulebook()
    explained = {
        name: legend(entry) for name in ("CHN-012", "DS-029", "DECK-001") if (entry := book.entry(name))
    }
    assert [line[:2] for line in explained["CHN-012"]] == ["P1"]
    assert [line[:4] for line in explained["DS-029"]] == ["A is"]
    assert explained["DECK-001"] == []


# --- F1 and the window --------------------------------------------------------------------------------


def test_f1_opens_the_window_and_escape_closes_it(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    window.home.duel_button.setFocus()
    QTest.keyClick(window.home.duel_button, Qt.Key.Key_F1)
    opened = companion(window)
    assert opened.isVisible()
    assert not opened.isModal()
    qtbot.waitUntil(opened.panel.field.hasFocus)
    assert window.stack.currentWidget() is window.home
    QTest.keyClicks(opened.panel.field, "x")
    QTest.keyClick(opened.panel.field, Qt.Key.Key_Escape)
    assert opened.isVisible()
    QTest.keyClick(opened.panel.field, Qt.Key.Key_Escape)
    assert not opened.isVisible()
    qtbot.waitUntil(window.home.duel_button.hasFocus)
    QTest.keyClick(window.home.duel_button, Qt.Key.Key_F1)
    assert companion(window) is opened
    assert opened.isVisible()


def test_f1_in_the_room_goes_to_the_search(window: MainWindow) -> None:
    window.show_rulebook()
    panel = room(window)
    panel.take_results()
    QTest.keyClick(panel.results, Qt.Key.Key_F1)
    assert panel.field.hasFocus()
    assert window.rulebook is not None
    assert window.rulebook.companion is None


def test_enter_in_the_window_does_not_close_it(window: MainWindow) -> None:
    window.open_rulings(Wanted(("CHN-012",)))
    opened = companion(window)
    for widget in (opened.panel.entry.page, opened.panel.results, opened.panel.field):
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
        assert opened.isVisible()


def test_in_the_deck_builder_f1_is_the_search_help(window: MainWindow) -> None:
    window.show_builder()
    assert window.builder is not None
    screen = window.builder.screen
    assert window.stack.currentWidget() is screen
    screen.inspector.show_card(STARDUST)
    count = len(entries_by_card(window.library).naming(STARDUST))
    assert screen.inspector.rulings_button.text() == f"Rulings · {count} ›"
    QTest.keyClick(screen, Qt.Key.Key_F1)
    assert window.rulebook is None
    for dialog in screen.findChildren(QWidget, "search-help"):
        dialog.close()
    QTest.keyClick(screen, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert companion(window).panel.about.text() == "Stardust Dragon"
    companion(window).close()
    QTest.mouseClick(screen.inspector.rulings_button, Qt.MouseButton.LeftButton)
    assert companion(window).isVisible()


def test_beside_a_replay_nothing_is_told_of_hidden_cards(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.show_replays()
    assert window.replays is not None
    window.replays.watch(saved(tmp_path / "duel.ketto"))
    viewer = window.replays.viewer
    assert viewer is not None
    shown = hidden = 0
    for step in range(0, viewer.player.steps, 9):
        for card in viewer.player.view(step, 0).cards().values():
            viewer.inspector.show_card(card)
            shown += bool(card.code)
            hidden += not card.code
            assert bool(viewer.inspector.rulings().code) == bool(card.code)
            if not card.code:
                assert not viewer.inspector.rulings_button.isVisible()
    assert shown > 50
    assert hidden > 20
    viewer.inspector.show_card(STARDUST)
    QTest.mouseClick(viewer.inspector.rulings_button, Qt.MouseButton.LeftButton)
    opened = companion(window)
    assert opened.panel.about.text() == "Stardust Dragon"
    qtbot.waitUntil(opened.panel.results.hasFocus)
    QTest.keyClick(opened.panel.results, Qt.Key.Key_Escape)
    assert not opened.isVisible()
    assert window.stack.currentWidget() is viewer
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(viewer, Qt.Key.Key_F1)
    assert opened.isVisible()


def test_beside_the_position_editor(window: MainWindow) -> None:
    window.practice_room().edit(None)
    practice = window.practice
    assert practice is not None
    assert practice.editor is not None
    practice.editor.inspector.show_card(STARDUST)
    QTest.mouseClick(practice.editor.inspector.rulings_button, Qt.MouseButton.LeftButton)
    assert companion(window).panel.about.text() == "Stardust Dragon"


def test_the_window_lies_beside_where_there_is_room() -> None:
    size = QSize(900, 640)
    right = beside(QRect(0, 0, 1440, 900), QRect(0, 0, 2560, 1440), size)
    assert right.left() > 1440
    left = beside(QRect(1100, 0, 1440, 900), QRect(0, 0, 2560, 1440), size)
    assert left.right() < 1100
    over = beside(QRect(0, 0, 1440, 900), QRect(0, 0, 1440, 900), size)
    assert QRect(0, 0, 1440, 900).contains(over)
    tiny = beside(QRect(0, 0, 1440, 900), QRect(0, 0, 800, 500), size)
    assert QRect(0, 0, 800, 500).contains(tiny)


# --- ids in words -------------------------------------------------------------------------------------


def test_a_label_makes_links_of_ids_only(qtbot: QtBot, settings: Settings) -> None:
    label = RuleLabel("Nothing <b>here</b> of ABC-123.")
    qtbot.addWidget(label)
    label.resize(400, 60)
    label.show()
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.focusPolicy() == Qt.FocusPolicy.NoFocus
    label.set_words("Too slow <now>. (CHN-004)\nNo cost. (COST-002)")
    assert list(label.rules) == ["CHN-004", "COST-002"]
    assert "&lt;now&gt;" in label.text()
    assert label.accessibleName() == "Too slow <now>. (CHN-004)\nNo cost. (COST-002)"
    qtbot.waitExposed(label)
    label.activateWindow()
    label.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(label.hasFocus)
    QTest.keyClick(label, Qt.Key.Key_Tab)
    with qtbot.waitSignal(label.rulings_wanted) as told:
        QTest.keyClick(label, Qt.Key.Key_Return)
    assert told.args == [Wanted(("CHN-004", "COST-002"), 2)]
    label.set_words("Fine.")
    assert list(label.rules) == []
    assert (label.text(), label.accessibleName()) == ("Fine.", "")


# --- the inspector's link -----------------------------------------------------------------------------


def test_the_inspector_tells_how_many_entries_name_a_card(
    qtbot: QtBot, library: CardLibrary, settings: Settings
) -> None:
    inspector = CardInspector(library, FaceRenderer(library))
    qtbot.addWidget(inspector)
    inspector.resize(310, 800)
    inspector.show()
    link = inspector.rulings_button
    assert not link.isVisible()
    inspector.show_card(STARDUST)
    naming = entries_by_card(library).naming(STARDUST)
    assert link.text() == f"Rulings · {len(naming)} ›"
    with qtbot.waitSignal(inspector.rulings_wanted) as told:
        QTest.mouseClick(link, Qt.MouseButton.LeftButton)
    assert told.args == [Wanted(naming, 0, STARDUST)]
    link.setFocus()
    with qtbot.waitSignal(inspector.rulings_wanted):
        QTest.keyClick(link, Qt.Key.Key_Space)
    inspector.show_card(0)
    assert not link.isVisible()
    assert inspector.rulings() == Wanted()
    unnamed = next(card.code for card in library.pool if not entries_by_card(library).naming(card.code))
    inspector.show_card(unnamed)
    assert not link.isVisible()

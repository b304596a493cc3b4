"""The search of the deck builder: text, chips, filters, completion, views, import of a folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.carddb import Catalog
from app.data.carddb.fields import FIELDS, GRAMMAR
from app.data.carddb.language import top_fields
from app.data.decks import load_ydk
from app.data.library import CardLibrary, load_library
from app.data.settings import Settings
from app.engine import constants as c
from app.gui import i18n
from app.gui.deck_builder import help_page
from app.gui.deck_builder.catalog_job import CatalogJob
from app.gui.deck_builder.filters import FilterPopup, value_word
from app.gui.deck_builder.help_page import HelpPage
from app.gui.deck_builder.import_folder import ImportDialog
from app.gui.deck_builder.results import COLUMNS
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.faces.renderer import FaceRenderer, use_picture_folders
from tests.data.card_folder import WYVERN, write_folder
from tests.gui.builder_robot import (
    card_point,
    choose,
    click_at,
    double_click_at,
    press,
    settle,
    type_query,
)
from tests.gui.marks import NO_WINDOW_SYSTEM

pytestmark = NO_WINDOW_SYSTEM


@pytest.fixture
def screen(
    qtbot: QtBot, library: CardLibrary, catalog: Catalog, settings: Settings, faces: FaceRenderer
) -> DeckBuilderScreen:
    made = DeckBuilderScreen(library, settings, faces, catalog=catalog)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    settle()
    return made


def found(screen: DeckBuilderScreen) -> list[str]:
    """Names of the cards found."""
    return [screen.library.name(code) for code in screen.search.result.codes]


def chips(screen: DeckBuilderScreen) -> list[str]:
    """The words on the chips."""
    return [chip.text().removesuffix("✕").strip() for chip in screen.search.chips.chips()]


def test_words_and_fields_find_cards(screen: DeckBuilderScreen) -> None:
    everything = len(screen.search.result.codes)
    assert everything > 700
    type_query(screen, "race:dragon atk>=3000 blue-eyes white")
    assert "Blue-Eyes White Dragon" in found(screen)
    assert len(found(screen)) < 12
    assert chips(screen) == ["Dragon", "ATK ≥ 3000"]
    type_query(screen, "")
    assert len(screen.search.result.codes) == everything


def test_a_chip_takes_its_filter_out(screen: DeckBuilderScreen) -> None:
    type_query(screen, "race:dragon level=8 white")
    chip = screen.search.chips.chips()[0]
    click_at(chip, chip.rect().center())
    assert screen.search.text == "level=8 white"
    assert chips(screen) == ["Level = 8"]


def test_what_is_not_understood_is_underlined_and_said(screen: DeckBuilderScreen) -> None:
    type_query(screen, "race:dragon levl>=5")
    assert screen.search.problem.isVisible()
    assert screen.search.problem.text() == "There is no field 'levl'; did you mean level?"
    assert found(screen), "the rest still finds cards"
    type_query(screen, "race:dragon")
    assert not screen.search.problem.isVisible()


def test_a_word_is_composed_by_an_input_method(screen: DeckBuilderScreen) -> None:
    """Colouring the query does not break off a word that is being composed."""
    box = screen.search.box
    click_at(box, box.rect().center())
    QTest.keyClicks(box, "race:dragon ")
    box.close_suggestions()
    composed = QInputMethodEvent("long", [])
    QApplication.sendEvent(box, composed)
    screen.search.search()
    query = box.inputMethodQuery(Qt.InputMethodQuery.ImSurroundingText)
    assert query == "race:dragon "
    assert box._composing
    done = QInputMethodEvent()
    done.setCommitString("龙")
    QApplication.sendEvent(box, done)
    assert box.text() == "race:dragon 龙"
    assert not box._composing


# --- filters --------------------------------------------------------------------------------------------


def open_filters(screen: DeckBuilderScreen) -> FilterPopup:
    press(screen, "filter-button")
    assert screen.search.filters.isVisible()
    return screen.search.filters


def test_filters_write_the_text(screen: DeckBuilderScreen) -> None:
    popup = open_filters(screen)
    press(popup, "filter-kind-synchro")
    press(popup, "filter-kind-xyz")
    press(popup, "filter-attr-dark")
    assert screen.search.text == "kind:synchro,xyz attr:dark"
    low, high = popup._ranges["level"]
    click_at(low, low.rect().center())
    QTest.keyClicks(low, "5")
    click_at(high, high.rect().center())
    QTest.keyClicks(high, "8")
    QTest.keyClick(high, Qt.Key.Key_Return)
    assert screen.search.text == "kind:synchro,xyz attr:dark level>=5 level<=8"
    press(popup, "filter-kind-xyz")
    assert screen.search.text == "kind:synchro attr:dark level>=5 level<=8"
    screen.search.search()
    pool = screen.library.pool
    for code in screen.search.result.codes:
        data = pool.data(code)
        assert data.type & c.TYPE_SYNCHRO
        assert data.attribute == c.ATTRIBUTE_DARK
        assert 5 <= data.level <= 8
    assert screen.search.result.codes
    popup._clear()
    assert screen.search.text == ""


def test_filters_follow_the_text(screen: DeckBuilderScreen) -> None:
    popup = open_filters(screen)
    screen.search.set_text("race:fiend kind:tuner level=4 arrow:top arrow:left scripted:no set:hero")
    toggles = popup._toggles
    assert toggles["kind"]["tuner"].isChecked()
    assert not toggles["kind"]["synchro"].isChecked()
    assert popup.race.currentData() == "fiend"
    assert [edit.text() for edit in popup._ranges["level"]] == ["4", "4"]
    assert toggles["arrow"]["top"].isChecked()
    assert toggles["arrow"]["left"].isChecked()
    assert popup.scripted.value() == "no"
    assert popup.archetype.currentText() == "hero"
    screen.search.set_text("dragon")
    assert popup.race.currentData() == ""
    assert [edit.text() for edit in popup._ranges["level"]] == ["", ""]
    assert popup.scripted.value() == ""


def test_a_filter_left_at_any_does_not_filter(screen: DeckBuilderScreen) -> None:
    """CASE-123: "any" gives all, each Type its own."""
    popup = open_filters(screen)
    press(popup, "filter-kind-monster")
    screen.search.search()
    pool = screen.library.pool
    races = {pool.data(code).race for code in screen.search.result.codes}
    assert len(races) > 15
    for row in (1, 2):
        popup.race.setCurrentIndex(row)
        popup.race.activated.emit(row)
        screen.search.search()
        assert len({pool.data(code).race for code in screen.search.result.codes}) == 1
    popup.race.setCurrentIndex(0)
    popup.race.activated.emit(0)
    screen.search.search()
    assert {pool.data(code).race for code in screen.search.result.codes} == races
    assert [field.name for field in top_fields(screen.search.text)] == ["kind"]


def test_values_have_chinese_words(screen: DeckBuilderScreen) -> None:
    i18n.install("zh_CN")
    assert value_word("race", "dragon") == "龙族"
    assert value_word("kind", "continuous-spell") == "永续魔法"
    assert value_word("attr", "dark") == "暗"
    assert value_word("effect", "draw") == "抽卡"
    i18n.install("en")
    assert value_word("kind", "continuous-spell") == "Continuous Spell"


# --- completion and help ----------------------------------------------------------------------------------


def test_completion_by_keys(screen: DeckBuilderScreen) -> None:
    box = screen.search.box
    click_at(box, box.rect().center())
    QTest.keyClicks(box, "rac")
    popup = box.suggestions()
    assert popup is not None
    assert popup.item(0).text() == "race:"
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert box.text() == "race:"
    QTest.keyClicks(box, "dr")
    QTest.keyClick(box, Qt.Key.Key_Down)
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.text() == "race:dragon"
    QTest.keyClicks(box, " att")
    assert box.suggestions() is not None
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert box.suggestions() is None
    assert box.text() == "race:dragon att"
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert box.text() == ""


def test_a_suggestion_is_taken_with_the_mouse(screen: DeckBuilderScreen) -> None:
    box = screen.search.box
    click_at(box, box.rect().center())
    QTest.keyClicks(box, "attr:")
    popup = box.suggestions()
    assert popup is not None
    row = next(n for n in range(popup.count()) if popup.item(n).text() == "light")
    click_at(popup.viewport(), popup.visualItemRect(popup.item(row)).center())
    assert box.text() == "attr:light"


def test_examples_of_the_help_are_tried(screen: DeckBuilderScreen) -> None:
    QTest.keyClick(screen, Qt.Key.Key_F1)
    page = screen.findChild(HelpPage)
    assert page is not None
    assert page.isVisible()
    page.page.anchorClicked.emit(QUrl("try:level%3E%3D5"))
    assert screen.search.text == "level>=5"
    assert not page.isVisible()


def test_the_help_knows_all_fields_and_each_example_finds_a_card(screen: DeckBuilderScreen) -> None:
    assert set(help_page._FIELD_WORDS) == {field.name for field in FIELDS}
    assert len(help_page._GRAMMAR_WORDS) == len(GRAMMAR)
    for example in (*(field.example for field in FIELDS), *(text for text, _ in GRAMMAR)):
        result = screen.bench.search(example, "name", descending=False)
        assert result.problem is None, example


# --- results --------------------------------------------------------------------------------------------


def test_results_are_sorted(screen: DeckBuilderScreen) -> None:
    type_query(screen, "kind:normal-monster")
    screen.search.sort_by("attack")
    pool = screen.library.pool
    attacks = [pool.data(code).attack for code in screen.search.result.codes]
    assert attacks == sorted(attacks, reverse=True), "the greatest first"
    press(screen, "results-direction")
    assert [pool.data(code).attack for code in screen.search.result.codes] == sorted(attacks)


def test_the_table_sorts_by_its_columns(screen: DeckBuilderScreen) -> None:
    press(screen, "view-table")
    table = screen.search.table
    assert table.isVisible()
    type_query(screen, "kind:normal-monster")
    header = table.horizontalHeader()
    column = [title for title, _ in COLUMNS].index("Level")
    at = QPoint(header.sectionViewportPosition(column) + 10, header.height() // 2)
    click_at(header.viewport(), at)
    pool = screen.library.pool
    levels = [pool.data(code).level for code in screen.search.result.codes]
    assert levels == sorted(levels, reverse=True)
    double_click_at(table.viewport(), card_point(table, 0))
    assert screen.bench.editor.main == (screen.search.result.codes[0],)


def test_pictures_fill_the_width(screen: DeckBuilderScreen) -> None:
    press(screen, "view-pictures")
    view = screen.search.list
    settle()
    first, second = (view.visualRect(view.model().index(n, 0)) for n in (0, 1))
    assert first.top() == second.top()
    assert first.left() != second.left()
    last = view.visualRect(view.model().index(view.columns - 1, 0))
    assert last.top() == first.top(), "the first row is full"
    assert last.right() <= view.viewport().width()


def test_fourteen_thousand_cards_are_laid_out_and_drawn_as_needed(screen: DeckBuilderScreen) -> None:
    codes = list(screen.search.result.codes)
    many = (codes * (14_000 // len(codes) + 1))[:14_000]
    screen.search.model.set_codes(many)
    asked = []
    row_of = screen.bench.row
    screen.search.model._row_of = lambda code: (asked.append(code), row_of(code))[1]  # type: ignore[func-returns-value]  # counts the calls
    view = screen.search.list
    for pictures in (False, True):
        view.set_pictures(pictures)
        settle()
        asked.clear()
        view.scrollTo(view.model().index(13_999, 0))
        settle(2)
        assert view.visualRect(view.model().index(13_999, 0)).bottom() <= view.viewport().height() + 1
        assert len(asked) < 500, "only what is seen is asked for"
        assert screen.pictures.waiting < 250
        screen.pictures.forget()
        view.scrollToTop()


# --- a folder of another program ---------------------------------------------------------------------------


def test_a_folder_is_imported(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    library = load_library()
    screen = DeckBuilderScreen(library, settings, FaceRenderer(library))
    qtbot.addWidget(screen)
    screen.resize(QSize(1280, 800))
    screen.show()
    screen.search.set_text("race:dragon")
    screen.search.search()
    if screen.bench.catalog is None:
        assert screen.search.empty.text().startswith("The cards are still being read")
    qtbot.waitUntil(lambda: screen.bench.catalog is not None, timeout=20_000)
    assert screen.search.result.codes, "searched anew with the catalogue"
    screen.search.set_text("zzzzz")
    screen.search.search()
    assert screen.search.empty.text().startswith("No card fits")
    screen.search.set_text("")
    (tmp_path / "edopro").mkdir()
    folder = write_folder(tmp_path / "edopro")
    (folder / "deck" / "Old.ydk").write_text(f"#main\n{WYVERN}\n", encoding="utf-8")
    (folder / "deck" / "Fun").mkdir()
    (folder / "deck" / "Fun" / "Two.ydk").write_text(f"#main\n{WYVERN}\n{WYVERN}\n", encoding="utf-8")
    picture = QImage(59, 86, QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff0000"))
    assert picture.save(str(folder / "pics" / f"{WYVERN}.png"))
    before = len(library.pool)
    changed: list[bool] = []
    screen.library_changed.connect(lambda: changed.append(True))
    kept: list[list[str]] = []
    screen.settings_changed.connect(lambda: kept.append(list(settings.card_folders)))
    screen.importer.take(folder)
    dialog = screen.findChild(ImportDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: "cards are known now" in dialog.words.text(), timeout=20_000)
    assert settings.card_folders == [str(folder)]
    assert kept == [[str(folder)]], "remembered at once, whatever happens to the program"
    assert len(library.pool) > before
    assert changed == [True]
    assert f"{screen.search.result.total:,} cards" in dialog.words.text()
    assert dialog.words.height() >= dialog.words.heightForWidth(dialog.words.width()), "all is to be read"
    assert dialog.decks_button.text() == "Copy the decks (2)"
    press(dialog, "import-decks")
    assert load_ydk(paths.decks_dir() / "edopro" / "Fun" / "Two.ydk").main == (WYVERN, WYVERN)
    assert load_ydk(paths.decks_dir() / "edopro" / "Old.ydk").main == (WYVERN,)
    press(dialog, "import-close")
    face = screen.faces.pixmap(WYVERN, QSizeF(118, 172)).toImage()
    assert face.pixelColor(59, 60).red() > 200
    assert face.pixelColor(59, 60).green() < 60, "the picture of the folder"
    type_query(screen, "wyvern")
    assert WYVERN in screen.search.result.codes
    row = screen.bench.row(WYVERN)
    assert row.name == "Blue-Scaled Wyvern"
    assert not row.good
    assert row.state == "not scripted yet"
    screen.bench.add((WYVERN,))
    assert not screen.bench.note(WYVERN).playable
    assert any("has no script yet" in made.text() for made in screen.info.problems.buttons)
    # And out again.
    choose(screen.sharing.menu(), "Imported folders", "Forget")
    assert settings.card_folders == []
    qtbot.waitUntil(lambda: len(library.pool) == before, timeout=20_000)
    assert screen.bench.editor.main == (WYVERN,), "the deck keeps its cards"
    use_picture_folders(())
    assert any("does not know" in made.text() for made in screen.info.problems.buttons)
    screen.stop_jobs()


def test_a_folder_without_cards_says_so(qtbot: QtBot, screen: DeckBuilderScreen, tmp_path: Path) -> None:
    (tmp_path / "nothing").mkdir()
    screen.importer.take(tmp_path / "nothing")
    dialog = screen.findChild(ImportDialog)
    assert dialog is not None
    assert "there are no card databases" in dialog.words.text()
    assert screen.settings.card_folders == []


def test_a_cancelled_import_leaves_all_as_it_was(
    qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = load_library()
    screen = DeckBuilderScreen(library, settings, FaceRenderer(library))
    qtbot.addWidget(screen)
    screen.show()
    qtbot.waitUntil(lambda: screen.bench.catalog is not None, timeout=20_000)
    (tmp_path / "edopro").mkdir()
    folder = write_folder(tmp_path / "edopro")
    before = len(library.pool)
    screen.importer.take(folder)
    assert settings.card_folders == [str(folder)]
    dialog = screen.findChild(ImportDialog)
    assert dialog is not None
    stopped: list[CatalogJob] = []
    really = CatalogJob.stop

    def stop(job: CatalogJob) -> None:
        stopped.append(job)
        really(job)

    monkeypatch.setattr(CatalogJob, "stop", stop)
    press(dialog, "import-close")  # it reads "Cancel" as long as the import goes on
    assert settings.card_folders == []
    assert stopped, "what was going on is stopped"
    job = screen._job
    assert job is not None
    qtbot.waitUntil(job.isFinished, timeout=20_000)
    settle()
    assert len(library.pool) == before
    screen.stop_jobs()

"""Home, duel set-up, settings and inspector, worked with mouse and keyboard."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest
from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary
from app.data.paths import sample_decks_dir
from app.data.saved_duel import Unfinished
from app.data.settings import Settings, load_settings
from app.engine import constants as c
from app.engine.carddata import CardData
from app.engine.constants import TYPE_TOKEN
from app.engine.errors import UnscriptedCard
from app.engine.view import CardView
from app.gui import i18n, theme
from app.gui.duel_setup.decks import DeckEntry, cover_code, read_entry
from app.gui.duel_setup.request import DuelRequest
from app.gui.duel_setup.rules_panel import AI_WORDS
from app.gui.duel_setup.screen import DuelSetupScreen
from app.gui.faces.renderer import FaceRenderer
from app.gui.home.screen import HomeScreen
from app.gui.main_window import MainWindow
from app.gui.panels.inspector import CardInspector
from app.gui.settings_dialog.dialog import SettingsDialog


@pytest.fixture(autouse=True)
def nothing_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests may leave duels that could be resumed."""
    monkeypatch.setattr("app.gui.home.screen.list_unfinished", list)


@pytest.fixture
def faces(library: CardLibrary, settings: Settings) -> FaceRenderer:
    return FaceRenderer(library)


def plain_monsters(library: CardLibrary) -> list[int]:
    cards = cast("Iterable[CardData]", library.pool)
    return [data.code for data in cards if not (data.needs_script or data.alias or data.type & TYPE_TOKEN)]


@pytest.fixture
def entries(library: CardLibrary, tmp_path: Path) -> list[DeckEntry]:
    codes = plain_monsters(library)
    assert len(codes) >= 14
    folder = tmp_path / "decks"
    folder.mkdir()
    deck = [code for code in codes for _ in range(3)][:40]
    for name, lines in (("Alpha_One", deck), ("Beta", deck[::-1]), ("Small", deck[:10])):
        path = folder / f"{name}.ydk"
        path.write_text("#main\n" + "\n".join(map(str, lines)) + "\n#extra\n!side\n", encoding="utf-8")
    (folder / "Torn.ydk").write_text("#main\nnothing\n", encoding="utf-8")
    return [read_entry(folder / f"{name}.ydk", library) for name in ("Alpha_One", "Beta", "Small", "Torn")]


def click(qtbot: QtBot, widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def has_room(widget: QWidget) -> bool:
    return widget.width() >= widget.minimumSizeHint().width()


def controls(screen: QWidget) -> list[QWidget]:
    kinds = (QPushButton, QComboBox, QLineEdit)
    return [
        child
        for kind in kinds
        for child in screen.findChildren(kind)
        if child.isVisible() and not child.objectName().startswith("qt_")
    ]


# --- home ---------------------------------------------------------------------------------------------


@pytest.fixture
def home(qtbot: QtBot, library: CardLibrary, faces: FaceRenderer) -> HomeScreen:
    screen = HomeScreen(library, faces)
    qtbot.addWidget(screen)
    screen.resize(1440, 900)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def test_the_buttons_of_the_home_screen_do_what_they_say(qtbot: QtBot, home: HomeScreen) -> None:
    for button, signal in (
        (home.duel_button, home.duel),
        (home.builder_button, home.builder),
        (home.replay_button, home.replay),
        (home.settings_button, home.settings_wanted),
        (home.quit_button, home.leave),
    ):
        with qtbot.waitSignal(signal, timeout=1000):
            click(qtbot, button)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_chooses_from_the_menu(qtbot: QtBot, home: HomeScreen, key: Qt.Key) -> None:
    home.builder_button.setFocus()
    with qtbot.waitSignal(home.builder):
        QTest.keyClick(home.builder_button, key)


def test_arrow_keys_walk_the_menu_and_skip_what_is_off(qtbot: QtBot, home: HomeScreen) -> None:
    home.replay_button.setEnabled(False)
    home.duel_button.setFocus()
    seen = []
    for _ in range(6):
        QTest.keyClick(home.focusWidget(), Qt.Key.Key_Down)
        seen.append(home.focusWidget())
    rooms = [home.builder_button, home.practice_button, home.rulebook_button]
    assert seen == [*rooms, home.settings_button, home.quit_button, home.duel_button]
    QTest.keyClick(home.duel_button, Qt.Key.Key_Up)
    assert home.focusWidget() is home.quit_button


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_nothing_of_the_home_screen_is_cut_off(
    home: HomeScreen, size: tuple[int, int], language: str
) -> None:
    i18n.install(language)
    home.resize(*size)
    QApplication.processEvents()
    for button in home.menu():
        box = button.geometry()
        assert home.rect().contains(box)
        assert button.sizeHint().width() <= box.width() + 1
        assert button.sizeHint().height() <= box.height() + 1
    boxes = [button.geometry() for button in home.menu()]
    assert not any(a.intersects(b) for n, a in enumerate(boxes) for b in boxes[n + 1 :])


# --- duel set-up --------------------------------------------------------------------------------------


@pytest.fixture
def setup(
    qtbot: QtBot, library: CardLibrary, settings: Settings, faces: FaceRenderer, entries: list[DeckEntry]
) -> DuelSetupScreen:
    screen = DuelSetupScreen(library, settings, faces, entries)
    qtbot.addWidget(screen)
    screen.resize(1440, 900)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


def test_a_duel_is_started_as_chosen(qtbot: QtBot, setup: DuelSetupScreen, settings: Settings) -> None:
    panel = setup.panel
    click(qtbot, setup.yours.view.viewport())
    setup.yours.view.setFocus()
    QTest.keyClick(setup.yours.view, Qt.Key.Key_Home)
    QTest.keyClick(setup.theirs.view, Qt.Key.Key_Home)
    QTest.keyClick(setup.theirs.view, Qt.Key.Key_Down)
    panel.rules.setCurrentIndex(panel.rules.findData("mr3"))
    click(qtbot, panel.first.buttons[1])
    click(qtbot, panel.ai.buttons[1])
    panel.lp.setValue(4000)
    QTest.keyClicks(panel.seed, "77x")
    with qtbot.waitSignal(setup.start, timeout=1000) as started:
        click(qtbot, setup.start_button)
    request = started.args[0]
    assert isinstance(request, DuelRequest)
    assert (request.player_deck.name, request.opponent_deck.name) == ("Alpha_One", "Beta")
    assert (request.rules, request.first, request.ai, request.lp, request.seed) == (
        "mr3",
        1,
        "random",
        4000,
        77,
    )
    assert [Path(path).stem for path in settings.last_decks] == ["Alpha_One", "Beta"]
    assert settings.last_length == "single"
    assert (settings.last_rules, settings.last_first, settings.last_ai, settings.last_lp) == (
        "mr3",
        "opponent",
        "random",
        4000,
    )


def test_choices_come_back_the_next_time(
    qtbot: QtBot, library: CardLibrary, settings: Settings, faces: FaceRenderer, entries: list[DeckEntry]
) -> None:
    settings.last_decks = [str(entries[1].path), str(entries[0].path)]
    settings.last_rules, settings.last_first, settings.last_lp = "mr1", "you", 8200
    settings.last_length = "match"
    screen = DuelSetupScreen(library, settings, faces, entries)
    qtbot.addWidget(screen)
    request = screen.request()
    assert request is not None
    assert (request.player_deck.name, request.opponent_deck.name) == ("Beta", "Alpha_One")
    assert (request.rules, request.first, request.lp, request.seed) == ("mr1", 0, 8200, None)
    assert request.match


@pytest.mark.parametrize(("row", "words"), [(2, "at least 40"), (3, "line 2")])
def test_a_deck_with_problems_cannot_start(setup: DuelSetupScreen, row: int, words: str) -> None:
    setup.yours.view.setCurrentIndex(setup.yours.model.index(row))
    assert not setup.start_button.isEnabled()
    assert setup.request() is None
    shown = [label.text() for label in setup.yours.findChildren(QLabel) if label.isVisible()]
    assert any(words in text for text in shown)


def test_a_file_from_anywhere_can_be_opened(
    setup: DuelSetupScreen, library: CardLibrary, tmp_path: Path
) -> None:
    path = tmp_path / "From Afar.ydk"
    path.write_text((tmp_path / "decks" / "Beta.ydk").read_text(encoding="utf-8"), encoding="utf-8")
    setup.yours.take_file(str(path))
    entry = setup.yours.entry()
    assert entry is not None
    assert entry.name == "From Afar"
    assert setup.start_button.isEnabled()
    assert entry.deck is not None
    cover = library.data(cover_code(entry.deck, library))
    assert cover is not None
    assert cover.attack == max(library.pool.data(code).attack for code in entry.deck.main)
    dragon = library.pool.named("Stardust Dragon").code
    assert cover_code(replace(entry.deck, extra=(dragon,)), library) == dragon


def test_escape_leaves_the_set_up(qtbot: QtBot, setup: DuelSetupScreen) -> None:
    with qtbot.waitSignal(setup.back, timeout=1000):
        QTest.keyClick(setup, Qt.Key.Key_Escape)


def test_ctrl_enter_starts(qtbot: QtBot, setup: DuelSetupScreen) -> None:
    setup.activateWindow()
    with qtbot.waitSignal(setup.start, timeout=1000):
        QTest.keyClick(setup, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_every_control_of_the_set_up_has_a_name_and_room(
    qtbot: QtBot, setup: DuelSetupScreen, language: str
) -> None:
    i18n.install(language)
    setup.resize(1024, 640)
    QApplication.processEvents()
    for widget in controls(setup):
        text = widget.text() if isinstance(widget, QPushButton) else ""
        assert text or widget.accessibleName(), widget
        assert widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        if isinstance(widget, QPushButton):
            qtbot.waitUntil(partial(has_room, widget), timeout=1000)
    assert setup.yours.view.accessibleName()


def test_without_any_deck_the_screen_says_what_to_do(
    qtbot: QtBot, library: CardLibrary, settings: Settings, faces: FaceRenderer
) -> None:
    screen = DuelSetupScreen(library, settings, faces, [])
    qtbot.addWidget(screen)
    assert not screen.start_button.isEnabled()
    assert any("There is no deck yet" in label.text() for label in screen.findChildren(QLabel))


# --- settings -----------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, library: CardLibrary, settings: Settings) -> MainWindow:
    made = MainWindow(library, settings)
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_settings_take_effect_at_once_and_are_saved(qtbot: QtBot, window: MainWindow) -> None:
    window.open_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.language.setCurrentIndex(1)
    qtbot.waitUntil(lambda: window.home.duel_button.text() == "决斗")
    click(qtbot, dialog.theme.buttons[1])
    assert theme.palette().name == "light"
    assert theme.LIGHT.legal in QApplication.instance().styleSheet()  # type: ignore[union-attr]  # there is an application
    dialog.names.setCurrentIndex(2)
    assert window.faces.language == "zh_CN"
    dialog.speed.setValue(8)
    assert window.stack.speed == 2.0
    dialog.text_size.setValue(26)
    assert window.font().pixelSize() == round(13 * 1.3)
    click(qtbot, dialog.prompts.buttons[2])
    dialog.accept()
    saved = load_settings()
    assert (saved.language, saved.theme, saved.card_names_language) == ("zh_CN", "light", "zh_CN")
    assert (saved.animation_speed, saved.ui_scale, saved.chain_prompts) == (2.0, 1.3, "always")


def test_f11_is_full_screen_and_back(qtbot: QtBot, window: MainWindow) -> None:
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_home_leads_to_the_set_up_and_back(qtbot: QtBot, window: MainWindow) -> None:
    click(qtbot, window.home.duel_button)
    assert window.setup is not None
    assert window.stack.currentWidget() is window.setup
    QTest.keyClick(window.setup, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


def test_where_the_window_was_is_kept(qtbot: QtBot, library: CardLibrary, window: MainWindow) -> None:
    window.close()
    saved = load_settings()
    again = MainWindow(library, saved)
    qtbot.addWidget(again)
    assert again.restoreGeometry(QByteArray.fromBase64(QByteArray(saved.window_geometry.encode("ascii"))))
    again.restore_and_show()
    assert again.isVisible()


class FakeTable(QWidget):
    """Stands in for the duel table: what the window needs of it, and no duel."""

    finished = Signal()
    settings_wanted = Signal()
    replay_wanted = Signal(object)
    rulings_wanted = Signal(object)
    position_wanted = Signal(object)
    refuse = False

    def __init__(self, library: CardLibrary, settings: Settings, request: DuelRequest) -> None:
        super().__init__()
        if self.refuse:
            raise UnscriptedCard("Stardust Dragon (44508094) has no script yet.")
        self.request = request
        self.closed = self.applied = 0
        self.running = False
        self.asked: list[Callable[[], None]] = []

    def ask_to_leave(self, leave: Callable[[], None]) -> None:
        self.asked.append(leave)

    def close_duel(self) -> None:
        self.closed += 1

    def apply_settings(self) -> None:
        self.applied += 1


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> type[FakeTable]:
    module = ModuleType("app.gui.table.duel_screen")
    monkeypatch.setattr(module, "DuelScreen", FakeTable, raising=False)
    monkeypatch.setitem(sys.modules, "app.gui.table.duel_screen", module)
    monkeypatch.setattr(FakeTable, "refuse", False)
    return FakeTable


def request_of(entries: list[DeckEntry]) -> DuelRequest:
    assert entries[0].deck is not None
    assert entries[1].deck is not None
    return DuelRequest(entries[0].deck, entries[1].deck)


@pytest.mark.usefixtures("table")
def test_a_duel_comes_on_stage_and_leaves_it(window: MainWindow, entries: list[DeckEntry]) -> None:
    window.show_setup()
    window.start_duel(request_of(entries))
    duel = window.stack.currentWidget()
    assert isinstance(duel, FakeTable)
    assert duel.request.player_deck.name == "Alpha_One"
    window.apply_settings()
    assert duel.applied == 1
    duel.settings_wanted.emit()
    assert window.findChild(SettingsDialog) is not None
    duel.finished.emit()
    assert duel.closed == 1
    assert window.stack.currentWidget() is window.setup


@pytest.mark.usefixtures("table")
def test_closing_the_window_ends_the_duel(window: MainWindow, entries: list[DeckEntry]) -> None:
    window.start_duel(request_of(entries))
    duel = window.stack.currentWidget()
    assert isinstance(duel, FakeTable)
    window.close()
    assert duel.closed == 1


@pytest.mark.usefixtures("table")
def test_closing_the_window_during_a_duel_asks_first(window: MainWindow, entries: list[DeckEntry]) -> None:
    window.start_duel(request_of(entries))
    duel = window.stack.currentWidget()
    assert isinstance(duel, FakeTable)
    duel.running = True
    assert not window.close()
    assert duel.closed == 0
    assert len(duel.asked) == 1
    duel.asked[0]()
    assert duel.closed == 1
    assert not window.isVisible()


def test_a_duel_that_is_refused_says_why(
    window: MainWindow, entries: list[DeckEntry], table: type[FakeTable]
) -> None:
    window.show_setup()
    table.refuse = True
    window.start_duel(request_of(entries))
    box = window.findChild(QMessageBox)
    assert box is not None
    assert "no script yet" in box.text()
    assert window.stack.currentWidget() is window.setup
    box.close()


def test_a_screen_change_fades_and_ends(qtbot: QtBot, window: MainWindow) -> None:
    window.stack.speed = 4.0
    window.show_setup()
    assert window.stack._veil is not None
    qtbot.waitUntil(lambda: window.stack._veil is None, timeout=2000)


# --- inspector ----------------------------------------------------------------------------------------


def chips(inspector: CardInspector) -> list[tuple[str, str]]:
    return [
        (label.text(), label.property("tone"))
        for label in inspector.findChildren(QLabel)
        if label.property("role") == "chip" and not label.isHidden()
    ]


def test_the_inspector_shows_the_effects_a_card_has_taken_on(
    qtbot: QtBot, library: CardLibrary, faces: FaceRenderer
) -> None:
    inspector = CardInspector(library, faces)
    qtbot.addWidget(inspector)
    panther, bug = (library.pool.named(name) for name in ("Neo-Spacian Dark Panther", "Man-Eater Bug"))
    view = CardView(5, panther.code, 0, 0, c.LOCATION_MZONE, 2, 1, type=panther.type, copied=(bug.code,))
    inspector.show_card(view)
    text = inspector.findChild(QTextBrowser)
    assert text is not None
    assert "Has the effects of Man-Eater Bug:\n" + library.text(bug.code) in text.toPlainText()


def test_the_inspector_shows_printed_and_current_values(
    qtbot: QtBot, library: CardLibrary, faces: FaceRenderer
) -> None:
    inspector = CardInspector(library, faces)
    qtbot.addWidget(inspector)
    inspector.resize(316, 900)
    inspector.show()
    data = library.pool.named("Stardust Dragon")
    inspector.show_card(data.code)
    texts = [label.text() for label in inspector.findChildren(QLabel)]
    assert "Stardust Dragon" in texts
    assert "Lv 8 · WIND · Dragon / Synchro / Effect · 44508094" in texts
    assert chips(inspector) == [("ATK 2500", ""), ("DEF 2000", "")]
    view = CardView(
        5, data.code, 0, 0, c.LOCATION_MZONE, 2, 1, type=data.type,
        attribute=data.attribute, race=data.race, level=8, attack=3000, defense=1000,
        base_attack=2500, base_defense=2000,
        counters=((1, 2),), negated=True, summon_type=c.SUMMON_TYPE_SYNCHRO, turn_placed=5,
    )  # fmt: skip
    inspector.show_card(view)
    assert chips(inspector) == [
        ("ATK 3000 ▲ 2500", "raised"),
        ("DEF 1000 ▼ 2000", "lowered"),
        ("Effects negated", "lowered"),
        ("2 × Spell Counter", "acting"),
        ("Synchro Summoned, turn 5", ""),
    ]


def test_the_inspector_tells_nothing_of_a_hidden_card(
    qtbot: QtBot, library: CardLibrary, faces: FaceRenderer
) -> None:
    inspector = CardInspector(library, faces)
    qtbot.addWidget(inspector)
    inspector.show_card(CardView(1 << 20, 0, 1, 1, c.LOCATION_SZONE, 0, c.POS_FACEDOWN_DEFENSE))
    assert inspector.code == 0
    assert "Face-down card" in [label.text() for label in inspector.findChildren(QLabel)]
    assert chips(inspector) == []


def test_the_inspector_follows_language_and_card_names(
    qtbot: QtBot, library: CardLibrary, faces: FaceRenderer
) -> None:
    inspector = CardInspector(library, faces)
    qtbot.addWidget(inspector)
    inspector.show_card(library.pool.named("Blue-Eyes White Dragon").code)
    i18n.install("zh_CN")
    inspector.set_names_language("zh_CN")
    QApplication.processEvents()
    texts = [label.text() for label in inspector.findChildren(QLabel)]
    assert "青眼白龙" in texts
    assert any(text.startswith("8星 · 光 · 龙族") for text in texts)


def test_an_unfinished_duel_is_told_in_two_lines_that_fit(
    qtbot: QtBot, library: CardLibrary, faces: FaceRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = "A deck with an uncommonly long name of many words"
    saved = Unfinished(
        Path("a.duel"),
        None,
        ("Ann", "AI"),
        {"player_deck": {"name": name}, "opponent_deck": {"name": name}},
        (),
        turn=5,
    )
    monkeypatch.setattr("app.gui.home.screen.list_unfinished", lambda: [saved])
    home = HomeScreen(library, faces)
    qtbot.addWidget(home)
    for size in ((1024, 640), (1440, 900)):
        home.resize(*size)
        home.show()
        home.refresh_unfinished()
        qtbot.wait(1)
        words = home._unfinished_words
        lines = words.text().split("\n")
        assert len(lines) == 2
        assert lines[0].endswith("…")
        assert lines[1].startswith("Turn 5 · ")
        assert max(map(words.fontMetrics().horizontalAdvance, lines)) <= words.width()
        assert words.height() >= 2 * words.fontMetrics().lineSpacing()
        assert name in words.toolTip()
        assert home.resume_button.x() + home.resume_button.width() <= home.discard_button.x()
    assert home.discard_button.accessibleName() == "Discard duel"


def test_home_counts_the_cards_a_deck_can_be_built_of(library: CardLibrary, faces: FaceRenderer) -> None:
    home = HomeScreen(library, faces)
    kept = {data.name for data in cast("Iterable[CardData]", library.pool) if not data.type & TYPE_TOKEN}
    assert home._footer.text().endswith(f"{len(kept)} cards")
    assert len(kept) < len(library.pool)
    home.deleteLater()


def test_playing_both_sides_is_explained(setup: DuelSetupScreen) -> None:
    setup.play_both_sides()
    assert setup.panel.ai_name() == "human"
    assert setup.panel._ai_note.text() == AI_WORDS["human"][1]


def test_a_sample_deck_is_called_as_it_is_listed(library: CardLibrary) -> None:
    entry = read_entry(sample_decks_dir() / "trap_control.ydk", library, sample=True)
    assert entry.deck is not None
    assert entry.deck.name == entry.name == "Trap Control"

"""Changes are asked about, and a draft comes back after a crash."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.carddb import Catalog
from app.data.decks import load_ydk
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.gui.deck_builder import draft
from app.gui.deck_builder.dialogs import LeaveDialog
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.faces.renderer import FaceRenderer
from app.gui.main_window import MainWindow
from tests.gui.builder_robot import (
    press,
    show_builder,
)
from tests.gui.marks import MASTER_RULE_3, NO_WINDOW_SYSTEM

pytestmark = [NO_WINDOW_SYSTEM, MASTER_RULE_3]
BLUE_EYES = 89631139
STARDUST = 44508094


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
    saved = load_ydk(paths.decks_dir() / "Blue-Eyes Beatdown.ydk")
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
    first = show_builder(qtbot, library, catalog, settings, faces)
    first.bench.add((BLUE_EYES, BLUE_EYES, STARDUST))
    first.files.keep_draft()
    second = show_builder(qtbot, library, catalog, settings, faces)
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
    assert show_builder(qtbot, library, catalog, settings, faces).bench.editor.main == ()


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

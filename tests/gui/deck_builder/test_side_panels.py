"""Problems, statistics, history, roles and test hands beside the deck."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.data import paths
from app.data.banlists import banlist_named
from app.gui.deck_builder.dialogs import NameDialog
from app.gui.deck_builder.screen import DeckBuilderScreen
from tests.gui.builder_robot import (
    choose,
    click_at,
    press,
    settle,
)
from tests.gui.marks import MASTER_RULE_3, NO_WINDOW_SYSTEM

pytestmark = [NO_WINDOW_SYSTEM, MASTER_RULE_3]
BLUE_EYES = 89631139
POT_OF_GREED = 55144522


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
        "opened Blue-Eyes Beatdown",
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
    screen.open_path(paths.decks_dir() / "Blue-Eyes Beatdown.ydk")
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


def test_the_lists_tell_how_the_deck_does_under_each(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    press(screen, "builder-list")
    popup = screen.lists.popup
    lists = screen.bench.lists
    items = {one.name: popup.names.item(n) for n, one in enumerate(lists)}
    strict = items["OCG 2014.04"].data(Qt.ItemDataRole.AccessibleTextRole)
    assert strict.startswith("OCG 2014.04: ✕ ")
    assert "Pot of Greed" in strict
    whole = f"The deck keeps to 0 of {len(lists)} lists."
    assert popup.summary.text() == whole
    popup.hide()
    kept = [code for code in screen.bench.editor.main if code in (BLUE_EYES,)]
    screen.bench.editor.replace_all(replace(screen.bench.editor.deck, main=tuple(kept), side=()), "list")
    press(screen, "builder-list")
    assert popup.summary.text() == f"The deck keeps to {len(lists)} of {len(lists)} lists."
    assert popup.names.item(0).data(Qt.ItemDataRole.AccessibleTextRole).endswith("✓ the deck keeps to it")
    newest = popup.timeline.point_of(0)
    assert newest is not None
    click_at(popup.timeline, newest.toPoint())
    assert screen.bench.banlist is lists[0]
    assert " → " in popup.detail.toolTip()

"""Suggestions: cards that go with the deck or with a card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QScrollArea

from app.data.banlists import banlist_named
from app.data.carddb.language import top_fields
from app.data.paths import sample_decks_dir
from app.gui import i18n
from app.gui.deck_builder.card_menus import CardMenus
from app.gui.deck_builder.filters import chip_text
from app.gui.deck_builder.results import COLUMNS
from app.gui.deck_builder.screen import DeckBuilderScreen
from tests.gui.builder_robot import card_point, choose, click_at, double_click_at, press, settle, type_query
from tests.gui.marks import NO_WINDOW_SYSTEM

pytestmark = NO_WINDOW_SYSTEM

DARK_MAGICIAN, OTHER_ART = 46986414, 36996508
BLUE_EYES, LINK_SPIDER, PEARL = 89631139, 98978921, 71594310


def found(screen: DeckBuilderScreen) -> list[str]:
    return [screen.library.name(code) for code in screen.search.result.codes]


def test_suggestions_for_the_deck(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    screen.search.sort_by("attack")
    press(screen, "suggest-button")
    screen.search.search()
    assert screen.search.sort.currentData() == "relevance"
    assert found(screen)[0] in ("Blue-Eyes Ultimate Dragon", "Blue-Eyes Spirit Dragon")
    chips = [chip.text() for chip in screen.search.chips.chips()]
    assert chips == ["Goes with the deck  ✕", "Playable  ✕"]
    before = screen.search.result.codes
    view = screen.search.list
    double_click_at(view.viewport(), card_point(view, 0))
    settle()
    assert screen.bench.copies(before[0]) == 1
    assert screen.search.result.codes == before, "no other card comes under the pointer"
    press(screen, "suggest-button")
    assert before[0] not in screen.search.result.codes


def test_suggestions_follow_the_deck_that_is_opened(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    press(screen, "suggest-button")
    screen.search.search()
    dragons = found(screen)
    screen.open_path(sample_decks_dir() / "hero_fusion.ydk")
    screen.search.search()
    assert found(screen) != dragons
    assert any("HERO" in name for name in found(screen)[:3])


def test_an_empty_deck_has_no_suggestions(screen: DeckBuilderScreen) -> None:
    assert not screen.search.suggest_button.isEnabled()
    screen.bench.add((BLUE_EYES,))
    assert screen.search.suggest_button.isEnabled()


def test_cards_that_go_with_one_are_in_its_menu(screen: DeckBuilderScreen) -> None:
    choose(screen.menus.of_results((BLUE_EYES,)), "Search for", "cards that go with it")
    screen.search.search()
    assert screen.search.text == 'with:"Blue-Eyes White Dragon"'
    assert "The White Stone of Legend" in found(screen)[:5]


def test_other_artworks_are_in_the_menu(screen: DeckBuilderScreen) -> None:
    choose(screen.menus.of_results((DARK_MAGICIAN,)), "Search for", "its other artworks")
    screen.search.search()
    assert set(screen.search.result.codes) == {DARK_MAGICIAN, OTHER_ART}
    more = next(a.menu() for a in screen.menus.of_results((PEARL,)).actions() if a.text() == "Search for")
    assert isinstance(more, QMenu)
    assert not any("artworks" in action.text() for action in more.actions())


@pytest.mark.parametrize(
    ("code", "words", "query"),
    [
        (BLUE_EYES, "Level 8", "level=8"),
        (PEARL, "Rank 4", "rank=4"),
        (LINK_SPIDER, "Link Rating 1", "link=1"),
    ],
)
def test_cards_of_the_same_level_rank_or_rating(
    screen: DeckBuilderScreen, code: int, words: str, query: str
) -> None:
    data = screen.library.data(code)
    assert data is not None
    assert CardMenus._level_search(screen.menus, data) == (words, query)
    choose(screen.menus.of_results((code,)), "Search for", words)
    screen.search.search()
    assert code in screen.search.result.codes


def test_chips_say_where_in_the_deck(screen: DeckBuilderScreen) -> None:
    def chip(query: str) -> str:
        return chip_text(top_fields(query)[0])

    assert chip("deck:no") == "Not in the deck"
    assert chip("in:yes") == "In the deck"
    assert chip("deck:side") == "In the Side Deck"
    assert chip("deck:main,extra") == "In the deck: main / extra"
    assert chip('with:"dark magician"') == "Goes with: dark magician"
    i18n.install("zh_CN")
    assert chip("with:deck") == "与卡组相配"
    assert chip("deck:side") == "在副卡组中"


def test_a_query_about_the_deck_is_read_by_hand(with_deck: DeckBuilderScreen) -> None:
    type_query(with_deck, "deck:main kind:trap")
    assert set(with_deck.search.result.codes) <= set(with_deck.bench.editor.main)
    assert with_deck.search.result.codes


def test_the_filter_for_the_deck_and_the_text_stay_in_step(with_deck: DeckBuilderScreen) -> None:
    search = with_deck.search
    press(with_deck, "filter-button")
    popup = search.filters
    inside = popup.in_deck.buttons[1]
    scroll = popup.findChild(QScrollArea)
    assert scroll is not None
    scroll.ensureWidgetVisible(inside)
    settle()
    click_at(inside, inside.rect().center())
    assert search.text == "deck:yes"
    search.search()
    assert set(search.result.codes) == {*with_deck.bench.editor.main, *with_deck.bench.editor.side}
    search.set_text("race:dragon deck:no")
    settle()
    assert popup.in_deck.value() == "no"
    search.set_text("race:dragon")
    settle()
    assert popup.in_deck.value() == ""


def test_every_column_of_the_table_sorts(with_deck: DeckBuilderScreen) -> None:
    search, bench = with_deck.search, with_deck.bench
    search.set_view("table")
    settle()
    header = search.table.horizontalHeader()
    for column, (title, sort) in enumerate(COLUMNS):
        middle = QPoint(
            header.sectionViewportPosition(column) + header.sectionSize(column) // 2, header.height() // 2
        )
        if middle.x() < header.viewport().width():
            click_at(header.viewport(), middle)
        else:
            search.sort_by(sort)
        assert search.sort.currentData() == sort, title
    search.sort.setCurrentIndex(0)
    search.sort_by("copies")
    codes = search.result.codes
    copies = [bench.copies(code) for code in codes]
    assert copies[0] == 3
    assert copies == sorted(copies, reverse=True)
    bench.set_banlist(banlist_named("OCG 2014.04"))
    search.sort_by("limit")
    assert bench.limits[search.result.codes[0]] == 0

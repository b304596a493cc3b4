"""Cards that go with a card or a deck, and cards by their place in the deck."""

from __future__ import annotations

import pytest

from app.data.carddb import Catalog
from app.data.decks import load_ydk
from app.data.library import CardLibrary
from app.data.paths import sample_decks_dir
from tests.data import card_folder as made

DARK_MAGICIAN, OTHER_ART, POLYMERIZATION, NEOS = 46986414, 36996508, 24094653, 89943723


def names(catalog: Catalog, query: str, **context: dict[str, tuple[int, ...]]) -> list[str]:
    """The names of the cards found, best match first."""
    result = catalog.search(query, sort="relevance", deck=context.get("deck"))
    assert result.problem is None
    return [catalog.name(code) for code in result.codes]


@pytest.mark.parametrize("query", ['with:"dark magician"', f"with:{DARK_MAGICIAN}", f"with:{OTHER_ART}"])
def test_cards_that_name_a_card_go_with_it(catalog: Catalog, query: str) -> None:
    found = names(catalog, f"{query} source:ketto")
    assert {"Eternal Soul", "Dark Sage"} <= set(found)
    assert "Dark Magician" not in found


def test_cards_that_a_card_names_go_with_it(catalog: Catalog) -> None:
    assert "Dark Magician" in names(catalog, 'with:"eternal soul"')


def test_the_strongest_ties_come_first(catalog: Catalog) -> None:
    found = names(catalog, f"with:{NEOS} source:ketto")
    own_family = [name.startswith("Elemental HERO") for name in found]
    assert found[0] == "Elemental HERO Aqua Neos", "it needs him and is of his archetype"
    assert any(own_family)
    others = [n for n, name in enumerate(found) if "HERO" in name and not name.startswith("Elemental")]
    assert not others or min(others) > own_family.index(True), "Destiny HERO is only of the same family"


def test_archetypes_of_databases_count(catalog: Catalog) -> None:
    assert names(catalog, f"with:{made.PARENT}") == ["Testament Youth"]
    assert names(catalog, "with:testament") == ["Testament Youth"], "the shortest name that begins so"


def test_a_name_of_no_card_is_told(catalog: Catalog) -> None:
    result = catalog.search("with:zzzzzz")
    assert result.problem is not None
    assert result.problem.values["value"] == "zzzzzz"


@pytest.mark.parametrize("name", ["hero_fusion", "blue_eyes_beatdown", "monarchs", "pendulum"])
def test_suggestions_for_a_deck_are_not_in_it(catalog: Catalog, library: CardLibrary, name: str) -> None:
    read = load_ydk(sample_decks_dir() / f"{name}.ydk", library.pool)
    deck = {"main": read.main, "extra": read.extra, "side": read.side}
    result = catalog.search("with:deck scripted:yes", sort="relevance", deck=deck)
    assert len(result.codes) > 10
    assert not set(result.codes) & {*read.main, *read.extra, *read.side}
    assert all(library.pool.is_playable(code) for code in result.codes)


def test_suggestions_for_heroes_are_heroes(catalog: Catalog, library: CardLibrary) -> None:
    read = load_ydk(sample_decks_dir() / "hero_fusion.ydk", library.pool)
    found = names(catalog, "with:deck scripted:yes", deck={"main": read.main, "extra": read.extra})
    assert "Hero Mask" in found[:5]
    assert sum("HERO" in name for name in found[:10]) >= 7


def test_nothing_goes_with_an_empty_deck(catalog: Catalog) -> None:
    assert names(catalog, "with:deck") == []
    assert names(catalog, "with:deck", deck={"main": (), "extra": (), "side": ()}) == []


def test_cards_by_their_place_in_the_deck(catalog: Catalog) -> None:
    deck = {"main": (OTHER_ART, made.WYVERN), "extra": (made.LINK,), "side": (POLYMERIZATION, 999)}
    assert names(catalog, "deck:main", deck=deck) == ["Blue-Scaled Wyvern", "Dark Magician"]
    assert names(catalog, "deck:extra,side", deck=deck) == ["Linked Testdrive", "Polymerization"]
    assert names(catalog, "in:yes race:dragon", deck=deck) == ["Blue-Scaled Wyvern"]
    everything = catalog.search("").total
    inside = catalog.search("deck:yes", deck=deck).total
    assert inside == 4
    assert catalog.search("deck:no", deck=deck).total == everything - inside
    assert catalog.search("deck!=main", deck=deck).total == everything - 2
    assert catalog.search("deck:main", deck={"main": ()}).total == 0, "nothing of another deck is remembered"


def test_values_are_completed(catalog: Catalog) -> None:
    assert [item.text for item in catalog.complete("deck:s", 6)] == ["side"]
    offered = [item.text for item in catalog.complete("with:de", 7)]
    assert offered[0] == "deck"
    assert '"Dark Magician"' in [item.text for item in catalog.complete("with:darkmag", 12)]


def test_cards_are_sorted_by_what_list_and_deck_say(catalog: Catalog) -> None:
    deck = {"main": (OTHER_ART, DARK_MAGICIAN, made.WYVERN), "side": (POLYMERIZATION,) * 3}

    def sorted_by(sort: str, *, descending: bool = False) -> list[int]:
        limits = {made.WYVERN: 0, POLYMERIZATION: 1}
        return list(
            catalog.search("deck:yes", sort=sort, descending=descending, deck=deck, limits=limits).codes
        )

    assert sorted_by("limit") == [made.WYVERN, POLYMERIZATION, DARK_MAGICIAN]
    assert sorted_by("limit", descending=True) == [DARK_MAGICIAN, POLYMERIZATION, made.WYVERN]
    assert sorted_by("copies", descending=True) == [POLYMERIZATION, DARK_MAGICIAN, made.WYVERN]
    assert sorted_by("attribute") == [made.WYVERN, DARK_MAGICIAN, POLYMERIZATION], "a Spell has none"
    assert sorted_by("race") == [DARK_MAGICIAN, made.WYVERN, POLYMERIZATION]


def test_scales_are_sorted(catalog: Catalog) -> None:
    found = catalog.search("kind:pendulum source:ketto", sort="scale", descending=True).codes
    scales = [card.left_scale for code in found if (card := catalog.card(code)) is not None]
    assert len(scales) > 3
    assert scales == sorted(scales, reverse=True)

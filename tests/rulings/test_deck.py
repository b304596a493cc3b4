"""Deck construction (DECK)."""

from collections.abc import Sequence
from functools import cache

import pytest

from app.data.decks import check_deck
from app.engine import constants as c
from app.engine.carddata import CardData, CardPool
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from tests.scenario import Scenario
from tests.scenario import pool as real_pool

SHEEP_TOKEN = 73915052


class AllScripted(CardPool):
    """All real cards and a Token; a deck's legality does not depend on which have scripts."""

    def is_playable(self, code: int) -> bool:
        return code in self


@cache
def pool() -> CardPool:
    token = CardData(SHEEP_TOKEN, "Sheep Token", c.TYPE_MONSTER | c.TYPE_TOKEN | c.TYPE_NORMAL)
    return AllScripted([*real_pool(), token], {})


@cache
def kinds(extra: bool) -> tuple[int, ...]:
    """Passcodes of differently named cards that belong in the Main (or Extra) Deck."""
    names: set[str] = set()
    found = []
    for card in real_pool():
        if card.alias or card.name in names or card.type & c.TYPE_TOKEN or card.is_extra_deck != extra:
            continue
        names.add(card.name)
        found.append(card.code)
    return tuple(found)


#: Cards the tests add by name; the filling leaves them out.
NAMED = (
    "Gemini Elf",
    "Mystical Space Typhoon",
    "Black Luster Soldier",
    "Flash Knight",
    "Gaia the Dragon Champion",
    "Stardust Dragon",
    "Number 39: Utopia",
    "Link Spider",
    "Dark Magician",
    "Harpie Lady",
    "Umi",
    "Cyber Dragon",
    "Cyber Dragon Drei",
    "Proto-Cyber Dragon",
    "Plaguespreader Zombie",
    "Pain Painter",
)


def code(name: str) -> int:
    return real_pool().named(name).code


def filling(size: int, *, extra: bool = False, start: int = 0) -> tuple[int, ...]:
    """``size`` differently named cards, none of them one of the named above."""
    left_out = {code(name) for name in NAMED}
    rest = [each for each in kinds(extra) if each not in left_out]
    assert len(rest) >= start + size
    return tuple(rest[start : start + size])


def problems(main: Sequence[int], extra: Sequence[int] = (), side: Sequence[int] = ()) -> str:
    """All objections in one string; empty: accepted."""
    return "\n".join(check_deck(main, extra, side, pool()))


@pytest.mark.ruling("DECK-001")
def test_main_deck_of_at_least_40() -> None:
    assert "Main Deck has 39 cards" in problems(filling(39))
    assert problems(filling(40)) == ""


@pytest.mark.ruling("DECK-002")
def test_main_deck_of_at_most_60() -> None:
    assert problems(filling(60)) == ""
    assert "Main Deck has 61 cards" in problems(filling(61))


@pytest.mark.ruling("DECK-003")
def test_other_parts_do_not_count() -> None:
    extra, side = filling(15, extra=True), filling(15, start=60)
    assert "Main Deck has 39 cards" in problems(filling(39), extra, side)
    assert problems(filling(60), extra, side) == ""


@pytest.mark.ruling("DECK-004")
def test_extra_deck_of_0_to_15() -> None:
    main = filling(40)
    assert problems(main) == ""
    assert problems(main, filling(15, extra=True)) == ""
    assert problems(main, filling(16, extra=True)) == "The Extra Deck has 16 cards; it may have at most 15."


@pytest.mark.ruling("DECK-005")
def test_side_deck_of_0_to_15() -> None:
    main = filling(40)
    assert problems(main, (), ()) == ""
    assert problems(main, (), filling(15, start=40)) == ""
    assert problems(main, (), filling(16, start=40)) == "The Side Deck has 16 cards; it may have at most 15."


@pytest.mark.parametrize("name", ["Gaia the Dragon Champion", "Stardust Dragon", "Number 39: Utopia"])
@pytest.mark.ruling("DECK-006")
def test_fusion_synchro_xyz_belong_in_the_extra_deck(name: str) -> None:
    main = filling(40)
    assert "is in the Main Deck but belongs in the Extra Deck" in problems((*main, code(name)))
    assert problems(main, (code(name),)) == ""


@pytest.mark.ruling("DECK-007")
def test_link_monsters_belong_in_the_extra_deck() -> None:
    main, spider = filling(40), code("Link Spider")
    assert "is in the Main Deck but belongs in the Extra Deck" in problems((*main, spider))
    assert problems(main, (spider,)) == ""


@pytest.mark.parametrize("name", ["Gemini Elf", "Black Luster Soldier", "Mystical Space Typhoon"])
@pytest.mark.ruling("DECK-008")
def test_other_cards_belong_in_the_main_deck(name: str) -> None:
    main = filling(40)
    assert "is in the Extra Deck but belongs in the Main Deck" in problems(main, (code(name),))
    assert problems((*main, code(name))) == ""


@pytest.mark.ruling("DECK-009")
def test_pendulum_monsters_belong_in_the_main_deck() -> None:
    main, knight = filling(40), code("Flash Knight")
    assert "is in the Extra Deck but belongs in the Main Deck" in problems(main, (knight,))
    assert problems((*main, knight)) == ""


@pytest.mark.ruling("DECK-010")
def test_side_deck_holds_any_card() -> None:
    side = (code("Stardust Dragon"), code("Gemini Elf"), code("Mystical Space Typhoon"))
    assert problems(filling(40), (), side) == ""


@pytest.mark.parametrize("part", ["main", "extra", "side"])
@pytest.mark.ruling("DECK-011")
def test_no_tokens(part: str) -> None:
    parts: dict[str, tuple[int, ...]] = {"main": filling(40), "extra": (), "side": ()}
    assert problems(**parts) == ""
    parts[part] = (*parts[part], SHEEP_TOKEN)
    assert problems(**parts) == f"Sheep Token ({SHEEP_TOKEN}) is a Token and cannot be in a Deck; remove it."


def copies(**counts: int) -> tuple[int, ...]:
    """So many copies of each card, named with underscores."""
    return tuple(code(name.replace("_", " ")) for name, number in counts.items() for _ in range(number))


@pytest.mark.ruling("DECK-012")
def test_three_copies_over_all_parts() -> None:
    main = (*filling(40), *copies(Mystical_Space_Typhoon=3))
    assert problems(main) == ""
    assert "4 copies of Mystical Space Typhoon" in problems(main, (), copies(Mystical_Space_Typhoon=1))


@pytest.mark.ruling("DECK-013")
def test_extra_and_side_deck_copies_count_together() -> None:
    main, three = filling(40), copies(Stardust_Dragon=3)
    assert "4 copies of Stardust Dragon" in problems(main, three, copies(Stardust_Dragon=1))
    assert problems(main, three) == ""


@pytest.mark.ruling("DECK-014")
def test_alternative_artworks_are_the_same_card() -> None:
    main = filling(40)
    assert "4 copies of Dark Magician" in problems((*main, *(46986414,) * 2, *(36996508,) * 2))
    assert problems((*main, *(46986414,) * 2, 36996508)) == ""


@pytest.mark.ruling("DECK-015")
def test_a_card_always_treated_as_another_shares_its_limit() -> None:
    main = filling(40)
    assert "4 copies of Harpie Lady" in problems((*main, *copies(Harpie_Lady=2, Cyber_Harpie_Lady=2)))
    assert problems((*main, *copies(Harpie_Lady=2, Cyber_Harpie_Lady=1))) == ""


@pytest.mark.ruling("DECK-016")
def test_all_cards_treated_as_one_name_share_one_limit() -> None:
    main = filling(40)
    four = copies(Harpie_Lady_1=1, Harpie_Lady_2=1, Harpie_Lady_3=1, Cyber_Harpie_Lady=1)
    assert "4 copies of Harpie Lady" in problems((*main, *four))
    for missing in range(4):
        assert problems((*main, *four[:missing], *four[missing + 1 :])) == ""


@pytest.mark.ruling("DECK-017")
def test_shared_names_of_spells() -> None:
    main = filling(40)
    others = (code("A Legendary Ocean"), code("Lemuria, the Forgotten City"))
    main = tuple(each for each in main if each not in others) + filling(2, start=40)
    assert "4 copies of Umi" in problems((*main, *copies(Umi=2), *others))
    assert problems((*main, *copies(Umi=1), *others)) == ""


@pytest.mark.ruling("DECK-019")
def test_a_name_gained_on_the_field_or_in_the_gy_does_not_count() -> None:
    assert problems((*filling(40), *copies(Cyber_Dragon=3, Cyber_Dragon_Drei=3))) == ""


@pytest.mark.ruling("DECK-020")
def test_a_name_gained_on_the_field_does_not_count() -> None:
    names = ("Cyber Dragon", "Proto-Cyber Dragon", "Plaguespreader Zombie", "Pain Painter")
    assert problems((*filling(40), *(code(name) for name in names for _ in range(3)))) == ""


# -- Decks in a duel ----------------------------------------------------------------------------------


@pytest.fixture
def any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards whose own text plays no part may be used without a script."""
    monkeypatch.setattr(CardPool, "require_playable", CardPool.data)


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("DECK-026")
def test_an_extra_deck_of_0_cards_is_a_place() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Flash Knight")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA) == ["Flash Knight"]
    assert duel.a.card("Flash Knight").is_face_up()
    assert duel.a.graveyard_names == []
    assert duel.duel.view(1).sides[0].extra_count == 1


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("DECK-027")
def test_the_extra_deck_may_grow_above_15() -> None:
    duel = Scenario(player="B")
    duel.a.extra(*["Stardust Dragon"] * 15).monsters("Flash Knight", "Flash Knight")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    extra = duel.kernel.cards_in(0, c.LOCATION_EXTRA)
    assert len(extra) == 17
    assert sum(card.is_face_up() for card in extra) == 2
    assert duel.a.graveyard_names == duel.a.field_names == []


def started(seed: int) -> Duel:
    """A duel of two known lists."""
    main = filling(80)
    extra = kinds(True)
    lists = (DeckList(main[:40], extra[:3]), DeckList(main[40:], extra[3:5]))
    duel = Duel(Setup(rules_named("mr5"), seed, lists), real_pool())
    assert duel.decision is not None
    return duel


def deck_order(duel: Duel, player: int) -> list[int]:
    """Passcodes of hand and Deck in the order in which they were to be drawn."""
    hand = [card.code for card in duel.kernel.cards_in(player, c.LOCATION_HAND)]
    return hand + [card.code for card in duel.kernel.cards_in(player, c.LOCATION_DECK)][::-1]


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("DECK-029")
def test_decks_are_shuffled_and_face_down() -> None:
    duel, again, other = started(1), started(1), started(2)
    for player in (0, 1):
        order = deck_order(duel, player)
        assert order == deck_order(again, player)
        assert order != deck_order(other, player)
        assert order not in (sorted(order), sorted(order)[::-1])
        assert all(card.is_face_down() for card in duel.kernel.cards_in(player, c.LOCATION_DECK))
        assert all(card.is_face_down() for card in duel.kernel.cards_in(player, c.LOCATION_EXTRA))
        view = duel.view(player)
        assert not any(card.location == c.LOCATION_DECK for card in view.cards().values())
        assert all(card.code for card in view.me.extra)
        assert all(card.code == 0 for card in view.foe.extra)
        assert len(view.me.extra) == (3, 2)[player]
        assert len(view.foe.extra) == (2, 3)[player]

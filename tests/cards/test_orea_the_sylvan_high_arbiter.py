"""Orea, the Sylvan High Arbiter."""

from app.engine import constants as c
from tests.rulings.building import materials, monster
from tests.scenario import Scenario

OREA = "Orea, the Sylvan High Arbiter"


def test_it_arranges_the_deck() -> None:
    duel = Scenario()
    monster(duel.a, OREA)
    duel.a.hand("Mystic Tomato").deck("Kuriboh", "Mystical Elf", "Luster Dragon", "Vorse Raider", "Wattkid")
    duel.a.activates(OREA)
    duel.a.picks("Luster Dragon", "Wattkid", "Vorse Raider", "Mystical Elf")
    duel.all_pass()
    deck = duel.a.names(c.LOCATION_DECK)
    assert deck == ["Kuriboh", "Mystical Elf", "Vorse Raider", "Wattkid", "Luster Dragon"]


def test_it_judges() -> None:
    duel = Scenario()
    materials(duel.a, monster(duel.a, OREA), "Kuriboh")
    duel.a.deck("Wattkid", "Luster Dragon", "Mystic Tomato", "Vorse Raider")
    duel.b.monsters("Celtic Guardian")
    duel.a.activates(OREA)
    duel.a.chooses(3)
    duel.a.picks("Luster Dragon", "Vorse Raider")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Kuriboh", "Mystic Tomato"]
    assert duel.b.hand_names == ["Celtic Guardian"]
    assert duel.a.names(c.LOCATION_DECK)[-1] == "Wattkid"
    assert duel.a.deck_count == 3


def test_what_it_excavates_is_sent_as_excavated() -> None:
    duel = Scenario()
    materials(duel.a, monster(duel.a, OREA), "Kuriboh")
    duel.a.deck("Mystic Tomato", "Vorse Raider", "Sylvan Cherubsprout", "Sylvan Cherubsprout")
    duel.b.monsters("Celtic Guardian")
    duel.a.activates(OREA)
    duel.a.chooses(1)
    assert duel.a.could_respond("Sylvan Cherubsprout")

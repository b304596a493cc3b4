"""Sylvan Cherubsprout."""

from app.engine import constants as c
from tests.scenario import Scenario

SPROUT = "Sylvan Cherubsprout"


def dug(*deck: str) -> Scenario:
    """A brought it back and lets it dig 2 cards deep."""
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(SPROUT).deck(*deck)
    duel.a.activates("Monster Reborn")
    duel.a.activates(SPROUT)
    duel.a.chooses(1)
    return duel


def test_you_order_what_goes_under_the_deck() -> None:
    duel = dug("Kuriboh", "Vorse Raider", "Luster Dragon")
    duel.a.picks("Vorse Raider", "Luster Dragon")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_DECK) == ["Luster Dragon", "Vorse Raider", "Kuriboh"]


def test_plants_go_to_the_gy_and_a_sprout_follows() -> None:
    duel = dug(SPROUT, "Kuriboh", SPROUT)
    duel.a.activates(SPROUT)
    duel.all_pass()
    assert duel.a.field_names == [SPROUT, SPROUT]

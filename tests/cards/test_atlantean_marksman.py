"""Atlantean Marksman."""

from tests.rulings.extra_deck import LEVIATHAN, xyz
from tests.scenario import Scenario

MARKSMAN = "Atlantean Marksman"


def test_not_for_a_monster_of_another_attribute() -> None:
    duel = Scenario()
    xyz(duel.a, "Zoodiac Broadbull", MARKSMAN)
    duel.a.deck("Zoodiac Whiptail")
    duel.b.set("Jar of Greed")
    duel.a.activates("Zoodiac Broadbull")
    duel.all_pass()
    assert duel.place_of(MARKSMAN) == "GY"
    assert duel.b.field_names == ["Jar of Greed"]


def test_for_a_water_monster_it_snipes() -> None:
    duel = Scenario()
    xyz(duel.a, LEVIATHAN, MARKSMAN)
    duel.b.set("Jar of Greed")
    duel.a.activates(LEVIATHAN)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Jar of Greed"]

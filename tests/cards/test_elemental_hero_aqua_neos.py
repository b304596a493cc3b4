"""Elemental HERO Aqua Neos."""

from tests.scenario import Scenario

AQUA = "Elemental HERO Aqua Neos"


def test_destroys_a_random_card_in_the_hand() -> None:
    duel = Scenario()
    duel.a.monsters(AQUA).hand("Wattkid")
    duel.b.hand("Vorse Raider")
    duel.a.activates(AQUA)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Vorse Raider"]
    assert duel.a.graveyard_names == ["Wattkid"]


def test_goes_home_in_the_end_phase() -> None:
    duel = Scenario()
    duel.a.monsters(AQUA)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of(AQUA) == "Extra Deck"

"""Axe of Despair."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_the_monster_gains_1000() -> None:
    duel = Scenario()
    duel.a.hand("Axe of Despair").monsters("Vorse Raider")
    duel.a.activates("Axe of Despair")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").attack == 2900


def test_from_the_field_it_may_go_back_on_top_of_the_deck() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon").monsters("Vorse Raider", "Mystical Elf")
    duel.a.equipped("Axe of Despair", "Vorse Raider")
    duel.a.activates("Mystical Space Typhoon")
    duel.a.activates("Axe of Despair")
    duel.a.picks("Mystical Elf")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_DECK)[-1] == "Axe of Despair"
    assert duel.place_of("Mystical Elf") == "GY"


def test_not_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Axe of Despair", "The Melody of Awakening Dragon").monsters("Vorse Raider")
    duel.a.deck_top("Blue-Eyes White Dragon")
    duel.a.activates("The Melody of Awakening Dragon")
    assert not duel.a.could_respond("Axe of Despair")
    duel.all_pass()
    assert duel.place_of("Axe of Despair") == "GY"

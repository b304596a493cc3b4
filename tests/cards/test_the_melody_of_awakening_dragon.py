"""The Melody of Awakening Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_up_to_two_dragons() -> None:
    duel = Scenario()
    duel.a.hand("The Melody of Awakening Dragon", "Vorse Raider")
    duel.a.deck("Blue-Eyes White Dragon", "Luster Dragon", "Blue-Eyes Alternative White Dragon")
    duel.a.activates("The Melody of Awakening Dragon")
    duel.a.picks("Blue-Eyes White Dragon", "Blue-Eyes Alternative White Dragon")
    duel.all_pass()
    assert sorted(duel.a.hand_names) == ["Blue-Eyes Alternative White Dragon", "Blue-Eyes White Dragon"]
    assert duel.a.names(c.LOCATION_DECK) == ["Luster Dragon"]
    assert duel.place_of("Vorse Raider") == "GY"


def test_it_needs_a_discard_and_a_dragon() -> None:
    duel = Scenario()
    duel.a.hand("The Melody of Awakening Dragon").deck_top("Blue-Eyes White Dragon")
    assert not duel.a.may_activate("The Melody of Awakening Dragon")
    other = Scenario()
    other.a.hand("The Melody of Awakening Dragon", "Vorse Raider").deck_top("Luster Dragon")
    assert not other.a.may_activate("The Melody of Awakening Dragon")

"""Dragonecro Nethersoul Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario

DRAGON = "Dragonecro Nethersoul Dragon"


def test_takes_the_soul_of_what_it_battles() -> None:
    duel = Scenario()
    duel.a.monsters(DRAGON)
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks(DRAGON, "Vorse Raider")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"
    assert duel.b.card("Vorse Raider").attack == 0
    assert duel.b.lp == 8000 - (3000 - 1900)
    token = duel.a.card("Dark Soul Token", c.LOCATION_MZONE)
    assert (token.attack, token.level) == (1900, 4)

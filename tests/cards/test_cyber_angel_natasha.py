"""Cyber Angel Natasha."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

NATASHA = "Cyber Angel Natasha"


def test_gains_half_the_attack() -> None:
    duel = Scenario()
    duel.a.monsters(NATASHA, "Luster Dragon")
    duel.a.activates(NATASHA, "Luster Dragon")
    duel.all_pass()
    assert duel.a.lp == 8950
    assert not duel.a.may_activate(NATASHA)


def test_negates_an_attack_on_a_ritual_monster() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(NATASHA, "Wattkid")
    duel.b.monsters("Luster Dragon", "Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks("Luster Dragon", NATASHA)
    duel.a.activates(NATASHA)
    duel.all_pass()
    assert duel.place_of(NATASHA) == "Monster Zone"
    duel.b.attacks("Vorse Raider", "Wattkid")
    assert not duel.a.could_respond(NATASHA)


def test_comes_back_with_an_opponents_monster() -> None:
    duel = Scenario()
    duel.a.graveyard(NATASHA)
    put(duel.a, NATASHA, c.LOCATION_GRAVE)
    duel.b.monsters("Luster Dragon")
    duel.a.activates(NATASHA)
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == [NATASHA, "Luster Dragon"]

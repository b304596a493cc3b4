"""Missus Radiant."""

from tests.rulings.building import choices, monster
from tests.scenario import Scenario

RADIANT = "Missus Radiant"


def test_earth_gains_and_wind_loses() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, RADIANT, 5)
    duel.a.monsters("Celtic Guardian")
    duel.b.monsters("Luster Dragon")
    assert duel.a.card(RADIANT).attack == 1900
    assert duel.a.card("Celtic Guardian").attack == 1900
    assert duel.b.card("Luster Dragon").attack == 1900 - 400


def test_destroyed_it_returns_an_earth_monster() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, RADIANT, 5)
    duel.a.hand("Dark Hole").graveyard("Celtic Guardian", "Luster Dragon")
    duel.a.activates("Dark Hole")
    duel.a.activates(RADIANT)
    assert choices(duel, duel.a) == ["Celtic Guardian", RADIANT]
    duel.a.picks("Celtic Guardian")
    duel.all_pass()
    assert duel.a.hand_names == ["Celtic Guardian"]

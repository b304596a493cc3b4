"""Five-Headed Dragon."""

import pytest

from tests.rulings.building import monster
from tests.scenario import Scenario

DRAGON = "Five-Headed Dragon"


@pytest.mark.parametrize("light", [True, False])
def test_a_stronger_light_monster_destroys_it(light: bool) -> None:
    duel = Scenario(player="B")
    monster(duel.a, DRAGON)
    name = "Blue-Eyes White Dragon" if light else "Summoned Skull"
    duel.b.monsters(name).life(1000).hand("Megamorph", "Rush Recklessly")
    duel.b.activates("Megamorph", name)
    duel.all_pass()
    assert duel.b.card(name).attack >= 5000
    duel.b.battle_phase()
    duel.b.attacks(name, DRAGON)
    duel.all_pass()
    assert (duel.place_of(DRAGON) == "GY") is light

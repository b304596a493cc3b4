"""Umi."""

from tests.scenario import Scenario


def test_changes_of_six_types() -> None:
    duel = Scenario()
    duel.a.face_up("Umi").monsters("7 Colored Fish", "Gene-Warped Warwolf")
    duel.b.monsters("Bowganian", "Solar Flare Dragon")
    fish, machine, pyro = (duel.find(n) for n in ("7 Colored Fish", "Bowganian", "Solar Flare Dragon"))
    assert fish.attack - fish.base_attack == 200
    assert fish.defense - fish.base_defense == 200
    assert (machine.attack, machine.defense) == (1100, 800)
    assert (pyro.attack, pyro.defense) == (1300, 800)
    assert duel.find("Gene-Warped Warwolf").attack == 2000

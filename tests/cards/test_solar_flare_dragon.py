"""Solar Flare Dragon."""

from tests.scenario import Scenario


def test_cannot_be_attacked_beside_another_pyro() -> None:
    name = "Solar Flare Dragon"
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf", "Vorse Raider")
    duel.b.monsters(name, name)
    duel.a.battle_phase()
    assert not duel.a.may_attack("Gene-Warped Warwolf", name)
    assert not duel.a.may_attack("Gene-Warped Warwolf")


def test_alone_it_can_be_attacked() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.monsters("Solar Flare Dragon")
    duel.a.battle_phase()
    assert duel.a.may_attack("Gene-Warped Warwolf", "Solar Flare Dragon")


def test_no_damage_in_the_opponents_end_phase() -> None:
    duel = Scenario()
    duel.b.monsters("Solar Flare Dragon")
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 8000)

"""Reinforcements."""

from tests.scenario import Scenario


def test_500_more_until_the_end_of_the_turn() -> None:
    duel = Scenario()
    duel.b.set("Reinforcements").monsters("Vorse Raider")
    duel.a.monsters("Gene-Warped Warwolf")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Vorse Raider")
    duel.b.activates("Reinforcements", "Vorse Raider")
    duel.all_pass()
    assert duel.a.lp == 7600
    assert duel.b.card("Vorse Raider").attack == 2400
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.card("Vorse Raider").attack == 1900

"""Splendid Rose."""

from tests.scenario import Scenario

ROSE = "Splendid Rose"


def test_halves_the_attack_of_an_opponents_monster() -> None:
    duel = Scenario()
    duel.a.monsters(ROSE).graveyard("Dandylion")
    duel.b.monsters("Vorse Raider")
    duel.a.activates(ROSE)
    duel.all_pass()
    assert duel.b.card("Vorse Raider").attack == 950
    assert duel.a.banished_names == ["Dandylion"]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.card("Vorse Raider").attack == 1900


def test_a_second_attack_with_half_its_strength() -> None:
    duel = Scenario()
    duel.a.monsters(ROSE).graveyard("Dandylion")
    duel.a.battle_phase()
    duel.a.attacks_directly(ROSE)
    duel.all_pass()
    assert not duel.a.may_attack(ROSE)
    duel.a.activates(ROSE)
    duel.all_pass()
    duel.a.attacks_directly(ROSE)
    duel.all_pass()
    assert duel.b.lp == 8000 - 2200 - 1100

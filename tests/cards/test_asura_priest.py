"""Asura Priest."""

from tests.scenario import Scenario


def test_one_direct_attack_and_back_to_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Asura Priest")
    duel.a.summons("Asura Priest")
    duel.a.battle_phase()
    duel.a.attacks_directly("Asura Priest")
    duel.all_pass()
    assert not duel.a.may_attack("Asura Priest")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of("Asura Priest") == "hand"

"""Cyber Twin Dragon."""

from tests.scenario import Scenario


def test_attacks_twice() -> None:
    duel = Scenario()
    duel.a.monsters("Cyber Twin Dragon")
    duel.a.battle_phase()
    for lp in (5200, 2400):
        duel.a.attacks_directly("Cyber Twin Dragon")
        duel.all_pass()
        assert duel.b.lp == lp
    assert not duel.a.may_attack("Cyber Twin Dragon")

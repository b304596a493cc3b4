"""Draining Shield."""

from tests.scenario import Scenario


def test_the_attack_is_negated_and_its_attack_gained() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.set("Draining Shield")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Draining Shield")
    duel.all_pass()
    assert duel.b.lp == 9900
    assert not duel.a.may_attack("Vorse Raider")

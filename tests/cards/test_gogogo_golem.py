"""Gogogo Golem."""

from tests.scenario import Scenario


def test_survives_one_battle_a_turn_in_defense() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull", "Luster Dragon")
    duel.b.defending("Gogogo Golem")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Gogogo Golem")
    duel.all_pass()
    assert duel.place_of("Gogogo Golem") == "Monster Zone"
    duel.a.attacks("Luster Dragon", "Gogogo Golem")
    duel.all_pass()
    assert duel.place_of("Gogogo Golem") == "GY"


def test_not_in_attack_position() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Gogogo Golem")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Gogogo Golem")
    duel.all_pass()
    assert duel.place_of("Gogogo Golem") == "GY"

"""Fairy Archer."""

from tests.scenario import Scenario


def test_damage_for_each_light_monster_once_a_turn() -> None:
    duel = Scenario()
    duel.a.monsters("Fairy Archer", "Fairy Archer", "Mystical Elf", "Skull Servant")
    duel.a.activates("Fairy Archer")
    duel.all_pass()
    assert duel.b.lp == 6800
    assert not duel.a.may_activate("Fairy Archer")


def test_not_after_an_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Fairy Archer")
    duel.a.battle_phase()
    duel.a.attacks_directly("Fairy Archer")
    duel.a.main_phase_2()
    assert not duel.a.may_activate("Fairy Archer")

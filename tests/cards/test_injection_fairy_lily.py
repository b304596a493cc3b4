"""Injection Fairy Lily."""

from tests.scenario import Scenario


def test_3000_attack_for_2000_lp_in_damage_calculation_only() -> None:
    duel = Scenario()
    duel.a.monsters("Injection Fairy Lily")
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Injection Fairy Lily", "Blue-Eyes White Dragon")
    duel.a.activates("Injection Fairy Lily")
    duel.all_pass()
    assert duel.place_of("Blue-Eyes White Dragon") == "GY"
    assert (duel.a.lp, duel.b.lp) == (6000, 7600)
    assert duel.a.card("Injection Fairy Lily").attack == 400


def test_once_per_battle_and_not_outside_of_one() -> None:
    duel = Scenario()
    duel.a.monsters("Injection Fairy Lily")
    assert not duel.a.may_activate("Injection Fairy Lily")
    duel.a.battle_phase()
    duel.a.attacks_directly("Injection Fairy Lily")
    duel.a.activates("Injection Fairy Lily")
    assert not duel.a.could_respond("Injection Fairy Lily")
    duel.all_pass()
    assert duel.b.lp == 4600

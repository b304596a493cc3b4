"""Solemn Strike."""

from tests.scenario import Scenario


def test_it_negates_monster_effects_for_1500() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes Alternative White Dragon")
    duel.b.set("Solemn Strike").monsters("Vorse Raider")
    duel.a.activates("Blue-Eyes Alternative White Dragon")
    duel.b.activates("Solemn Strike")
    duel.all_pass()
    assert duel.b.lp == 6500
    assert duel.place_of("Blue-Eyes Alternative White Dragon") == "GY"
    assert duel.place_of("Vorse Raider") == "Monster Zone"


def test_special_but_no_normal_summons() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon", "Vorse Raider")
    duel.b.set("Solemn Strike").monsters("Mystical Elf")
    duel.a.summons("Vorse Raider")
    assert not duel.b.could_respond("Solemn Strike")
    other = Scenario()
    other.a.hand("Cyber Dragon")
    other.b.set("Solemn Strike").monsters("Mystical Elf")
    other.a.special_summons("Cyber Dragon")
    other.b.activates("Solemn Strike")
    other.all_pass()
    assert other.place_of("Cyber Dragon") == "GY"

"""Fiendish Chain."""

from tests.scenario import Scenario


def test_an_effect_monster_is_bound() -> None:
    duel = Scenario(player="B")
    duel.a.set("Fiendish Chain")
    duel.b.monsters("Blue-Eyes Alternative White Dragon", "Vorse Raider").hand("Smashing Ground")
    duel.a.monsters("Mystical Elf")
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Mystical Elf")
    duel.a.activates("Fiendish Chain")
    duel.all_pass()
    dragon = duel.b.card("Blue-Eyes Alternative White Dragon")
    assert dragon.is_negated()
    assert not dragon.is_named(89631139)
    assert not duel.b.may_attack("Blue-Eyes Alternative White Dragon")


def test_it_goes_with_the_monster() -> None:
    duel = Scenario()
    duel.a.set("Fiendish Chain").hand("Smashing Ground")
    duel.b.monsters("Lord of D.")
    duel.a.activates("Fiendish Chain")
    duel.all_pass()
    duel.a.activates("Smashing Ground")
    duel.all_pass()
    assert duel.place_of("Fiendish Chain") == "GY"


def test_normal_monsters_are_no_target() -> None:
    duel = Scenario()
    duel.a.set("Fiendish Chain")
    duel.b.monsters("Vorse Raider")
    assert not duel.a.may_activate("Fiendish Chain")

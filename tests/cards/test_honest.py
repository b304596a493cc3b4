"""Honest."""

from tests.scenario import Scenario


def test_a_light_monster_gains_the_attack_of_its_foe() -> None:
    duel = Scenario()
    duel.a.monsters("Mystical Elf").hand("Honest")
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Mystical Elf", "Blue-Eyes White Dragon")
    duel.a.activates("Honest")
    duel.all_pass()
    assert duel.place_of("Blue-Eyes White Dragon") == "GY"
    assert duel.b.lp == 7200
    assert duel.a.card("Mystical Elf").attack == 3800
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card("Mystical Elf").attack == 800


def test_not_for_another_attribute_or_outside_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Mystical Elf").hand("Honest")
    duel.b.monsters("Blue-Eyes White Dragon")
    assert not duel.a.may_activate("Honest")
    duel.a.battle_phase()
    duel.a.attacks("Gemini Elf", "Blue-Eyes White Dragon")
    assert not duel.a.could_respond("Honest")


def test_it_returns_from_the_field_to_the_hand() -> None:
    duel = Scenario()
    duel.a.monsters("Honest")
    duel.a.activates("Honest")
    duel.all_pass()
    assert duel.a.hand_names == ["Honest"]

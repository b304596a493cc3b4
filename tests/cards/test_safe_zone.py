"""Safe Zone."""

import pytest

from tests.scenario import Scenario


@pytest.mark.ruling("TGT-017")
def test_what_has_targeted_the_monster_already_goes_on() -> None:
    duel = Scenario()
    duel.a.set("Compulsory Evacuation Device")
    duel.b.monsters("Gemini Elf").set("Safe Zone")
    duel.a.activates("Compulsory Evacuation Device")
    duel.b.activates("Safe Zone")
    duel.all_pass()
    assert duel.b.hand_names == ["Gemini Elf"]
    assert duel.place_of("Safe Zone") == "GY"


def test_the_monster_is_safe_from_battle_and_from_them() -> None:
    duel = Scenario()
    duel.b.set("Safe Zone").monsters("Gemini Elf")
    duel.a.monsters("Gene-Warped Warwolf").hand("Raigeki", "Smashing Ground", "Change of Heart")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Gemini Elf")
    duel.b.activates("Safe Zone", "Gemini Elf")
    duel.all_pass()
    assert duel.b.lp == 7900
    duel.a.main_phase_2()
    assert not duel.a.may_activate("Change of Heart")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert "Gemini Elf" in duel.b.field_names


def test_it_cannot_attack_directly_and_dies_with_the_trap() -> None:
    duel = Scenario()
    duel.a.set("Safe Zone").monsters("Gemini Elf").hand("Heavy Storm")
    duel.a.activates("Safe Zone")
    duel.all_pass()
    duel.a.battle_phase()
    assert not duel.a.may_attack("Gemini Elf")
    duel.a.main_phase_2()
    duel.a.activates("Heavy Storm")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY"


def test_the_opponents_monster_may_attack_you_directly() -> None:
    duel = Scenario()
    duel.a.set("Safe Zone")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Safe Zone")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.battle_phase()
    assert duel.b.may_attack("Gemini Elf")

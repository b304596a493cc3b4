"""Icarus Attack."""

import pytest

from tests.scenario import Scenario


@pytest.mark.ruling("COST-014", "POS-020")
def test_a_face_down_winged_beast_pays_for_two_cards() -> None:
    duel = Scenario()
    duel.a.face_down("Harpie Lady").set("Icarus Attack")
    duel.b.monsters("Luster Dragon", "Celtic Guardian")
    duel.a.activates("Icarus Attack")
    duel.all_pass()
    assert duel.place_of("Harpie Lady") == "GY"
    assert sorted(duel.b.graveyard_names) == ["Celtic Guardian", "Luster Dragon"]


@pytest.mark.ruling("TGT-034")
def test_not_with_a_single_other_card() -> None:
    duel = Scenario()
    duel.a.monsters("Harpie Lady").set("Icarus Attack")
    duel.b.monsters("Gemini Elf")
    assert not duel.a.may_activate("Icarus Attack")


@pytest.mark.ruling("TGT-010")
def test_the_remaining_target_is_destroyed() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Harpie Lady").set("Icarus Attack")
    duel.b.monsters("Gemini Elf", "Vorse Raider").set("Jar of Greed", "Emergency Provisions")
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Harpie Lady")
    duel.a.activates("Icarus Attack", "Gemini Elf", "Jar of Greed")
    duel.b.activates("Emergency Provisions")
    duel.all_pass()
    assert duel.place_of("Jar of Greed") == "GY"
    assert duel.place_of("Gemini Elf") == "GY"
    assert duel.b.lp == 9000

"""Waboku."""

from tests.scenario import Scenario


def test_no_damage_and_no_destruction_by_battle_this_turn() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf", "Vorse Raider")
    duel.b.set("Waboku").monsters("Gemini Elf").hand("Mystical Elf")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Gemini Elf")
    duel.b.activates("Waboku")
    duel.all_pass()
    duel.a.attacks("Vorse Raider", "Gemini Elf")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert duel.place_of("Gemini Elf") == "Monster Zone"
    assert duel.place_of("Vorse Raider") == "GY"  # equal ATK: only the other side is protected
    assert duel.a.lp == 8000


def test_it_lasts_one_turn_and_protects_one_side() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf").set("Waboku")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Waboku")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Gemini Elf")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY"
    assert duel.b.lp == 7900

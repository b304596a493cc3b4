"""Kuriboh."""

from tests.scenario import Scenario


def test_it_prevents_the_damage_of_one_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Gemini Elf")
    duel.b.hand("Kuriboh")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Kuriboh")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert duel.place_of("Kuriboh") == "GY"
    duel.a.attacks_directly("Gemini Elf")
    duel.all_pass()
    assert duel.b.lp == 6100


def test_not_for_your_own_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Giant Soldier of Stone").hand("Kuriboh")
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Giant Soldier of Stone", "Vorse Raider")
    assert not duel.a.could_respond("Kuriboh")


def test_not_when_no_damage_is_coming() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.defending("Sangan").hand("Kuriboh")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Sangan")
    assert not duel.b.could_respond("Kuriboh")

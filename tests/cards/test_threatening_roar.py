"""Threatening Roar."""

from tests.scenario import Scenario


def test_no_attack_can_be_declared() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.set("Threatening Roar")
    duel.a.battle_phase()
    duel.b.activates("Threatening Roar")
    duel.all_pass()
    assert not duel.a.may_attack("Vorse Raider")


def test_an_attack_already_declared_goes_on() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Gemini Elf")
    duel.b.set("Threatening Roar")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Threatening Roar")
    duel.all_pass()
    assert duel.b.lp == 6100
    assert not duel.a.may_attack("Gemini Elf")

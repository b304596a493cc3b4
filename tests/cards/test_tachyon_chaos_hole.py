"""Tachyon Chaos Hole."""

from tests.scenario import Scenario


def test_not_for_other_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Gemini Elf").set("Tachyon Chaos Hole")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Gemini Elf")
    assert not duel.b.could_respond("Tachyon Chaos Hole")

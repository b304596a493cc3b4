"""Marauding Captain."""

from tests.scenario import Scenario


def test_special_summons_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Marauding Captain", "Gemini Elf", "Summoned Skull")
    duel.a.summons("Marauding Captain")
    duel.a.activates("Marauding Captain")
    duel.all_pass()
    assert duel.a.field_names == ["Marauding Captain", "Gemini Elf"]


def test_guards_other_warriors() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Marauding Captain", "Celtic Guardian", "Gemini Elf")
    duel.a.battle_phase()
    assert duel.a.may_attack("Summoned Skull", "Marauding Captain")
    assert not duel.a.may_attack("Summoned Skull", "Celtic Guardian")
    assert duel.a.may_attack("Summoned Skull", "Gemini Elf")

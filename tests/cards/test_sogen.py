"""Sogen."""

from tests.scenario import Scenario


def test_warriors_of_both_kinds_gain_200() -> None:
    duel = Scenario()
    duel.a.hand("Sogen").monsters("Vorse Raider", "Gemini Elf")
    duel.b.monsters("Celtic Guardian")
    duel.a.activates("Sogen")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").attack == 2100
    assert duel.b.card("Celtic Guardian").defense == 1400
    assert duel.a.card("Gemini Elf").attack == 1900

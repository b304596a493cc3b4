"""Cyber Angel Benten."""

from tests.scenario import Scenario


def test_burns_for_the_defense_of_what_it_destroys() -> None:
    duel = Scenario()
    duel.a.monsters("Cyber Angel Benten")
    duel.b.monsters("Time Wizard")
    duel.a.battle_phase()
    duel.a.attacks("Cyber Angel Benten", "Time Wizard")
    duel.all_pass()
    assert duel.b.lp == 8000 - 1300 - 400


def test_searches_a_light_fairy_when_tributed() -> None:
    duel = Scenario()
    duel.a.hand("Black Luster Ritual", "Black Luster Soldier", "Cyber Angel Benten", "Mokey Mokey", "Wattkid")
    duel.a.deck("Honest", "Gemini Elf", "Luster Dragon")
    duel.a.activates("Black Luster Ritual")
    duel.a.activates("Cyber Angel Benten")
    duel.all_pass()
    assert "Honest" in duel.a.hand_names

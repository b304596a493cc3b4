"""Double Summon."""

from tests.scenario import Scenario


def test_two_normal_summons_and_no_more() -> None:
    duel = Scenario()
    duel.a.hand("Double Summon", "Double Summon", "Vorse Raider", "Luster Dragon", "Gemini Elf")
    duel.a.activates("Double Summon")
    duel.a.activates("Double Summon")
    duel.a.summons("Vorse Raider")
    duel.a.summons("Luster Dragon")
    assert not duel.a.may_summon("Gemini Elf")


def test_also_after_the_first_summon() -> None:
    duel = Scenario()
    duel.a.hand("Double Summon", "Vorse Raider", "Luster Dragon")
    duel.a.summons("Vorse Raider")
    duel.a.activates("Double Summon")
    assert duel.a.may_summon("Luster Dragon")

"""Yami."""

from tests.scenario import Scenario


def test_fiends_and_spellcasters_gain_and_fairies_lose() -> None:
    duel = Scenario()
    duel.a.hand("Yami").monsters("Gemini Elf", "Marshmallon")
    duel.b.monsters("Sangan", "Vorse Raider")
    duel.a.activates("Yami")
    duel.all_pass()
    assert (duel.a.card("Gemini Elf").attack, duel.a.card("Gemini Elf").defense) == (2100, 1100)
    assert (duel.a.card("Marshmallon").attack, duel.a.card("Marshmallon").defense) == (100, 300)
    assert duel.b.card("Sangan").attack == 1200
    assert duel.b.card("Vorse Raider").attack == 1900

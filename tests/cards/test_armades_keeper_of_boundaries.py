"""Armades, Keeper of Boundaries."""

from tests.scenario import Scenario


def test_no_answer_while_it_battles() -> None:
    duel = Scenario()
    duel.a.monsters("Armades, Keeper of Boundaries", "Gemini Elf")
    duel.b.monsters("Wattkid", "Mokey Mokey").set("Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks("Armades, Keeper of Boundaries", "Wattkid")
    assert not duel.b.could_respond("Mirror Force")
    duel.all_pass()
    assert duel.place_of("Wattkid") == "GY"
    duel.a.attacks("Gemini Elf", "Mokey Mokey")
    assert duel.b.could_respond("Mirror Force")

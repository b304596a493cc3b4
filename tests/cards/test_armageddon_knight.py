"""Armageddon Knight."""

from tests.scenario import Scenario


def test_sends_a_dark_monster_when_normal_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Armageddon Knight").deck("Gemini Elf", "Summoned Skull")
    duel.a.summons("Armageddon Knight")
    duel.a.activates("Armageddon Knight")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Summoned Skull"]


def test_needs_a_dark_monster() -> None:
    duel = Scenario()
    duel.a.hand("Armageddon Knight").deck("Gemini Elf")
    duel.a.summons("Armageddon Knight")
    assert not duel.a.could_respond("Armageddon Knight")

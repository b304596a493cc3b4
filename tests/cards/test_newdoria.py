"""Newdoria."""

from tests.scenario import Scenario


def test_destroys_a_monster_when_destroyed_by_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull", "Gemini Elf")
    duel.b.monsters("Newdoria")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Newdoria")
    duel.b.picks("Gemini Elf")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Gemini Elf"]


def test_not_when_destroyed_by_an_effect() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki").monsters("Gemini Elf")
    duel.b.monsters("Newdoria")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]

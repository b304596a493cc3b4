"""Airknight Parshath."""

from tests.scenario import Scenario


def test_it_pierces_and_draws() -> None:
    duel = Scenario()
    duel.a.monsters("Airknight Parshath")
    duel.b.defending("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Airknight Parshath", "Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 7300
    assert len(duel.a.hand_names) == 1


def test_no_draw_without_damage() -> None:
    duel = Scenario()
    duel.a.monsters("Airknight Parshath")
    duel.b.defending("Mystical Elf")
    duel.a.battle_phase()
    duel.a.attacks("Airknight Parshath", "Mystical Elf")
    duel.all_pass()
    assert duel.a.lp == 7900
    assert duel.a.hand_names == []

"""Megamorph."""

from tests.scenario import Scenario


def megamorphed(lp: int) -> int:
    duel = Scenario()
    duel.a.life(lp).hand("Megamorph").monsters("Gemini Elf")
    duel.a.activates("Megamorph")
    duel.all_pass()
    return duel.a.card("Gemini Elf").attack


def test_double_behind_half_ahead_unchanged_when_even() -> None:
    assert megamorphed(7000) == 3800
    assert megamorphed(9000) == 950
    assert megamorphed(8000) == 1900


def test_it_counts_for_its_own_controller() -> None:
    duel = Scenario()
    duel.a.life(7000).hand("Megamorph")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Megamorph")
    duel.all_pass()
    assert duel.b.card("Gemini Elf").attack == 3800

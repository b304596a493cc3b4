"""Negate Attack."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_the_attack_is_negated_and_the_battle_phase_ends() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Gemini Elf")
    duel.b.set("Negate Attack")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Negate Attack")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert duel.phase == c.PHASE_MAIN2

"""Shrink."""

from tests.scenario import Scenario


def test_the_original_atk_is_halved_for_this_turn() -> None:
    duel = Scenario()
    duel.a.hand("Shrink", "Axe of Despair")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Axe of Despair")
    duel.all_pass()
    duel.a.activates("Shrink")
    duel.all_pass()
    assert duel.b.card("Vorse Raider").base_attack == 950
    assert duel.b.card("Vorse Raider").attack == 1950
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.card("Vorse Raider").attack == 2900

"""Pot of Greed."""

from tests.scenario import Scenario


def test_it_draws_two() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed").deck("Vorse Raider", "Luster Dragon", "Gemini Elf")
    duel.a.activates("Pot of Greed")
    duel.all_pass()
    assert sorted(duel.a.hand_names) == ["Gemini Elf", "Luster Dragon"]
    assert duel.a.graveyard_names == ["Pot of Greed"]


def test_it_needs_two_cards_in_the_deck() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed").deck("Vorse Raider")
    assert not duel.a.may_activate("Pot of Greed")

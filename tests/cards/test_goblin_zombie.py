"""Goblin Zombie."""

from tests.scenario import Scenario


def test_searches_a_zombie_from_the_field_only() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.monsters("Goblin Zombie").deck("Skull Servant", "Gemini Elf")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.hand_names == ["Skull Servant"]


def test_not_from_the_deck() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial").deck("Skull Servant", "Goblin Zombie")
    duel.a.activates("Foolish Burial")
    duel.a.picks("Goblin Zombie")
    duel.all_pass()
    assert duel.a.hand_names == []

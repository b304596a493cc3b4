"""One for One."""

from tests.scenario import Scenario


def test_it_brings_a_level_1_monster() -> None:
    duel = Scenario()
    duel.a.hand("One for One", "Vorse Raider").deck("Kuriboh")
    duel.a.activates("One for One")
    duel.all_pass()
    assert duel.a.field_names == ["Kuriboh"]
    assert "Vorse Raider" in duel.a.graveyard_names


def test_the_only_level_1_monster_cannot_be_the_cost() -> None:
    duel = Scenario()
    duel.a.hand("One for One", "Kuriboh").deck("Vorse Raider")
    assert not duel.a.may_activate("One for One")
    duel = Scenario()
    duel.a.hand("One for One", "Kuriboh", "Vorse Raider").deck("Luster Dragon")
    duel.a.activates("One for One")
    duel.all_pass()
    assert duel.a.field_names == ["Kuriboh"]

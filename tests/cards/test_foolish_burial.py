"""Foolish Burial."""

from tests.scenario import Scenario


def test_a_monster_goes_from_deck_to_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial").deck("Treeborn Frog", "Pot of Greed", "Vorse Raider")
    duel.a.activates("Foolish Burial")
    duel.a.picks("Treeborn Frog")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Treeborn Frog", "Foolish Burial"]
    assert duel.a.deck_count == 2


def test_it_needs_a_monster_in_the_deck() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial").deck("Pot of Greed")
    assert not duel.a.may_activate("Foolish Burial")

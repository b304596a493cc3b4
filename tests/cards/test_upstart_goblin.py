"""Upstart Goblin."""

from tests.scenario import Scenario


def test_a_card_for_1000_lp_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Upstart Goblin")
    duel.a.activates("Upstart Goblin")
    duel.all_pass()
    assert len(duel.a.hand_names) == 1
    assert (duel.a.lp, duel.b.lp) == (8000, 9000)


def test_not_with_an_empty_deck() -> None:
    duel = Scenario()
    duel.a.hand("Upstart Goblin").deck()
    assert not duel.a.may_activate("Upstart Goblin")

"""Destiny HERO - Malicious."""

from tests.scenario import Scenario

NAME = "Destiny HERO - Malicious"


def test_a_copy_comes_from_the_deck() -> None:
    duel = Scenario()
    duel.a.graveyard(NAME).deck("Wattkid", NAME, "Wattkid")
    duel.a.activates(NAME)
    duel.all_pass()
    assert duel.a.field_names == [NAME]
    assert duel.a.banished_names == [NAME]
    assert duel.a.deck_count == 2


def test_not_without_a_copy() -> None:
    duel = Scenario()
    duel.a.graveyard(NAME).deck("Wattkid")
    assert not duel.a.may_activate(NAME)

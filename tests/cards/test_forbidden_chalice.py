"""Forbidden Chalice."""

from tests.scenario import Scenario


def test_400_more_and_no_effects_for_a_turn() -> None:
    duel = Scenario()
    duel.a.hand("Forbidden Chalice").monsters("Lord of D.")
    duel.a.activates("Forbidden Chalice")
    duel.all_pass()
    lord = duel.a.card("Lord of D.")
    assert lord.attack == 1600
    assert lord.is_negated()
    duel.a.ends_turn()
    duel.all_pass()
    assert lord.attack == 1200 or duel.a.card("Lord of D.").attack == 1200
    assert not duel.a.card("Lord of D.").is_negated()

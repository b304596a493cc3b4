"""Simorgh, Bird of Divinity."""

from tests.scenario import Scenario


def test_damage_in_each_end_phase() -> None:
    duel = Scenario()
    duel.a.monsters("Simorgh, Bird of Divinity").set("Jar of Greed")
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7500, 8000)
    duel.b.ends_turn()
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7500, 7000)


def test_it_cannot_be_special_summoned() -> None:
    duel = Scenario()
    duel.a.graveyard("Simorgh, Bird of Divinity").hand("Monster Reborn")
    assert not duel.a.may_activate("Monster Reborn")

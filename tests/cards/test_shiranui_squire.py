"""Shiranui Squire."""

from tests.scenario import Scenario


def test_needs_a_spectralsword() -> None:
    duel = Scenario()
    duel.a.hand("Shiranui Squire")
    duel.a.summons("Shiranui Squire")
    assert not duel.a.could_respond("Shiranui Squire")


def test_draws_when_banished_from_anywhere() -> None:
    duel = Scenario()
    duel.a.graveyard("Shiranui Squire").hand("Soul Release")
    duel.a.activates("Soul Release")
    duel.a.activates("Shiranui Squire")
    duel.all_pass()
    assert duel.a.deck_count == 9
    assert duel.a.hand_names == []

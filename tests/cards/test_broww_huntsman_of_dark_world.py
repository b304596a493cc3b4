"""Broww, Huntsman of Dark World."""

from tests.scenario import FILLER, Scenario

BROWW = "Broww, Huntsman of Dark World"


def test_draws_one_when_discarded_by_its_owners_effect() -> None:
    duel = Scenario()
    duel.a.hand("Dark World Dealings", BROWW)
    duel.b.hand("Skull Servant")
    duel.a.activates("Dark World Dealings")
    duel.a.picks(BROWW)
    duel.b.picks("Skull Servant")
    duel.all_pass()
    assert duel.place_of(BROWW) == "GY"
    assert duel.a.hand_names == [FILLER] * 2  # one from each effect


def test_draws_two_when_discarded_by_the_opponents_effect() -> None:
    duel = Scenario()
    duel.a.hand("Dark World Dealings", "Skull Servant")
    duel.b.hand(BROWW)
    duel.a.activates("Dark World Dealings")
    duel.a.picks("Skull Servant")
    duel.b.picks(BROWW)
    duel.all_pass()
    assert duel.b.hand_names == [FILLER] * 3

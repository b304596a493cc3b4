"""Wulf, Lightsworn Beast."""

from tests.scenario import Scenario

WULF = "Wulf, Lightsworn Beast"


def test_leaps_out_of_the_deck_only() -> None:
    duel = Scenario()
    duel.a.deck(WULF).hand("Foolish Burial")
    duel.a.activates("Foolish Burial")
    duel.all_pass()
    assert duel.place_of(WULF) == "Monster Zone"
    duel = Scenario()
    duel.a.hand("Card Destruction", WULF)
    assert not duel.a.may_summon(WULF)
    duel.a.activates("Card Destruction")
    duel.all_pass()
    assert duel.place_of(WULF) == "GY"

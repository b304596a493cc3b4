"""Jar Of Greed."""

from tests.scenario import Scenario


def test_one_card() -> None:
    duel = Scenario()
    duel.a.set("Jar of Greed")
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert len(duel.a.hand_names) == 1

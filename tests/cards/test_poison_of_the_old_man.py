"""Poison of the Old Man."""

from tests.scenario import Scenario


def test_gains_lp() -> None:
    duel = Scenario()
    duel.a.hand("Poison of the Old Man")
    duel.a.activates("Poison of the Old Man")
    duel.a.chooses(0)
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (9200, 8000)

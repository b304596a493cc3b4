"""Ookazi."""

from tests.scenario import Scenario


def test_800_damage() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.a.activates("Ookazi")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 7200)

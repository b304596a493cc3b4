"""Final Countdown."""

from tests.scenario import Scenario


def test_costs_2000_lp() -> None:
    duel = Scenario()
    duel.a.hand("Final Countdown").life(1999)
    assert not duel.a.may_activate("Final Countdown")

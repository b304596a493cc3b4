"""Self-Destruct Button."""

from tests.scenario import Scenario


def test_needs_a_difference_of_7000() -> None:
    duel = Scenario()
    duel.a.life(1001).set("Self-Destruct Button")
    assert not duel.a.may_activate("Self-Destruct Button")

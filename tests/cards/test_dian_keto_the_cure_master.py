"""Dian Keto The Cure Master."""

from tests.scenario import Scenario


def test_1000_lp() -> None:
    duel = Scenario()
    duel.a.hand("Dian Keto the Cure Master")
    duel.a.activates("Dian Keto the Cure Master")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (9000, 8000)

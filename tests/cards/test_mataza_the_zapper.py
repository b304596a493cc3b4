"""Mataza the Zapper."""

from tests.scenario import Scenario


def test_its_control_cannot_switch() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart")
    duel.b.monsters("Mataza the Zapper")
    assert not duel.a.may_activate("Change of Heart")

"""Terminal World."""

from tests.scenario import Scenario


def test_only_in_main_phase_1() -> None:
    duel = Scenario()
    duel.a.hand("Terminal World")
    assert duel.a.may_activate("Terminal World")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert not duel.a.may_activate("Terminal World")

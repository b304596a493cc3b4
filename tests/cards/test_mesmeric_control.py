"""Mesmeric Control."""

from tests.scenario import Scenario


def test_the_opponents_next_turn_only() -> None:
    duel = Scenario()
    duel.a.hand("Mesmeric Control").monsters("Luster Dragon")
    duel.b.monsters("Celtic Guardian")
    duel.a.activates("Mesmeric Control")
    duel.all_pass()
    assert duel.a.may_change_position("Luster Dragon")
    duel.a.ends_turn()
    assert not duel.b.may_change_position("Celtic Guardian")
    duel.b.ends_turn()
    duel.a.ends_turn()
    assert duel.b.may_change_position("Celtic Guardian")

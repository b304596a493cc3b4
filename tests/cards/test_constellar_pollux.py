"""Constellar Pollux."""

from tests.scenario import Scenario


def test_the_additional_summon_is_for_a_constellar_only() -> None:
    duel = Scenario()
    duel.a.hand("Constellar Pollux", "Constellar Pollux", "Luster Dragon")
    duel.a.summons("Constellar Pollux")
    duel.all_pass()
    assert duel.a.may_summon("Constellar Pollux")
    assert not duel.a.may_set("Constellar Pollux")
    assert not duel.a.may_summon("Luster Dragon")
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.summons("Luster Dragon")
    duel.all_pass()
    assert not duel.a.may_summon("Constellar Pollux")  # it was for that turn only

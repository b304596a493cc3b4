"""Gusto Gulldo."""

from tests.scenario import Scenario


def test_sent_from_the_field_it_calls_a_small_gusto() -> None:
    duel = Scenario()
    duel.a.monsters("Gusto Gulldo").hand("Dark Hole").deck("Luster Dragon", "Gusto Gulldo", "Gusto Falco")
    duel.a.activates("Dark Hole")
    duel.a.activates("Gusto Gulldo")
    duel.all_pass()
    assert duel.a.field_names == ["Gusto Falco"]

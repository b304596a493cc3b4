"""Geargiano."""

from tests.scenario import Scenario


def test_it_brings_a_machine_without_effects() -> None:
    duel = Scenario()
    duel.a.monsters("Geargiano").graveyard("Cannon Soldier", "Cyber Dragon")
    duel.a.activates("Geargiano")
    duel.all_pass()
    assert duel.a.field_names == ["Cannon Soldier"]
    assert duel.a.card("Cannon Soldier").is_negated()

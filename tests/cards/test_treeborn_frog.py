"""Treeborn Frog."""

from tests.scenario import Scenario


def next_standby(*sets: str) -> Scenario:
    duel = Scenario(player="B")
    duel.a.graveyard("Treeborn Frog").set(*sets)
    duel.b.ends_turn()
    return duel


def test_it_returns_in_your_standby_phase() -> None:
    duel = next_standby()
    duel.a.activates("Treeborn Frog")
    duel.all_pass()
    assert duel.a.field_names == ["Treeborn Frog"]


def test_not_with_a_spell_or_trap_on_your_field() -> None:
    assert not next_standby("Mirror Force").a.could_respond("Treeborn Frog")


def test_not_beside_another_frog() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard("Treeborn Frog").monsters("Treeborn Frog")
    duel.b.ends_turn()
    assert not duel.a.could_respond("Treeborn Frog")


def test_not_in_the_opponents_standby_phase() -> None:
    duel = Scenario()
    duel.a.graveyard("Treeborn Frog")
    duel.a.ends_turn()
    assert not duel.a.could_respond("Treeborn Frog")

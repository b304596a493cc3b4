"""Artifact Ignition."""

from tests.scenario import Scenario


def test_needs_an_artifact_in_the_deck() -> None:
    duel = Scenario()
    duel.a.hand("Artifact Ignition").set("Mirror Force")
    assert not duel.a.may_activate("Artifact Ignition")


def test_its_owners_own_destruction_does_not_count() -> None:
    duel = Scenario()
    duel.a.set("Artifact Ignition").hand("Mystical Space Typhoon")
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.may_enter_battle_phase()

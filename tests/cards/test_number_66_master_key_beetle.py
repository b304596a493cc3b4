"""Number 66: Master Key Beetle."""

from tests.rulings.building import materials, monster
from tests.scenario import Scenario

BEETLE = "Number 66: Master Key Beetle"


def locked() -> Scenario:
    """A's Beetle protects a Time Wizard; it is B's turn."""
    duel = Scenario()
    materials(duel.a, monster(duel.a, BEETLE), "Kuriboh")
    duel.a.monsters("Time Wizard")
    duel.b.hand("Raigeki", "Smashing Ground")
    duel.a.activates(BEETLE)
    duel.all_pass()
    duel.a.ends_turn()
    return duel


def test_its_target_cannot_be_destroyed_by_effects() -> None:
    duel = locked()
    duel.b.activates("Raigeki")
    duel.a.says(False)
    duel.all_pass()
    assert duel.a.field_names == ["Time Wizard"]


def test_a_target_goes_in_its_place() -> None:
    duel = locked()
    duel.b.activates("Smashing Ground")
    duel.a.says(True)
    duel.all_pass()
    assert duel.a.field_names == [BEETLE]
    assert "Time Wizard" in duel.a.graveyard_names

"""Lonefire Blossom."""

from tests.scenario import Scenario


def test_a_plant_for_a_plant() -> None:
    duel = Scenario()
    duel.a.monsters("Lonefire Blossom").deck("Sylvan Hermitree")
    duel.a.activates("Lonefire Blossom")
    duel.all_pass()
    assert duel.a.field_names == ["Sylvan Hermitree"]


def test_the_tribute_must_leave_a_zone() -> None:
    duel = Scenario()
    duel.a.monsters("Lonefire Blossom", *["Vorse Raider"] * 4).deck("Sylvan Hermitree")
    duel.a.monster_in(5, "Splendid Rose")
    duel.a.activates("Lonefire Blossom")
    duel.all_pass()
    assert duel.place_of("Splendid Rose") == "Monster Zone"
    assert "Sylvan Hermitree" in duel.a.field_names

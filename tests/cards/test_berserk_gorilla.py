"""Berserk Gorilla."""

from tests.scenario import Scenario


def test_destroyed_in_face_up_defense_position() -> None:
    duel = Scenario()
    duel.a.monsters("Berserk Gorilla")
    duel.a.changes_position("Berserk Gorilla")
    duel.all_pass()
    assert duel.place_of("Berserk Gorilla") == "GY"

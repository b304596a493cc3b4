"""Compulsory Evacuation Device."""

from tests.scenario import Scenario


def test_a_face_down_monster_returns_to_its_owner() -> None:
    duel = Scenario()
    duel.a.set("Compulsory Evacuation Device")
    duel.b.face_down("Giant Soldier of Stone").monsters("Vorse Raider")
    duel.a.activates("Compulsory Evacuation Device", "Giant Soldier of Stone")
    duel.all_pass()
    assert duel.b.hand_names == ["Giant Soldier of Stone"]
    assert duel.place_of("Compulsory Evacuation Device") == "GY"


def test_it_needs_a_monster() -> None:
    duel = Scenario()
    duel.a.set("Compulsory Evacuation Device")
    assert not duel.a.may_activate("Compulsory Evacuation Device")

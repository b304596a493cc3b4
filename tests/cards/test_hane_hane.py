"""Hane Hane."""

from tests.scenario import Scenario


def test_a_flip_summon_returns_any_monster() -> None:
    duel = Scenario()
    duel.a.face_down("Hane-Hane")
    duel.b.monsters("Vorse Raider").face_down("Giant Soldier of Stone")
    duel.a.flips("Hane-Hane")
    duel.a.picks("Giant Soldier of Stone")
    duel.all_pass()
    assert duel.b.hand_names == ["Giant Soldier of Stone"]
    assert duel.b.field_names == ["Vorse Raider"]


def test_it_must_return_itself_when_it_is_alone() -> None:
    duel = Scenario()
    duel.a.face_down("Hane-Hane")
    duel.a.flips("Hane-Hane")
    duel.all_pass()
    assert duel.a.hand_names == ["Hane-Hane"]

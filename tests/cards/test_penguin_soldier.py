"""Penguin Soldier."""

from tests.scenario import Scenario


def test_two_monsters_return_to_their_owners() -> None:
    duel = Scenario()
    duel.a.face_down("Penguin Soldier")
    duel.b.monsters("Vorse Raider", "Gene-Warped Warwolf")
    duel.a.flips("Penguin Soldier")
    duel.a.activates("Penguin Soldier", "Vorse Raider", "Gene-Warped Warwolf")
    duel.all_pass()
    assert sorted(duel.b.hand_names) == ["Gene-Warped Warwolf", "Vorse Raider"]
    assert duel.place_of("Penguin Soldier") == "Monster Zone"


def test_it_is_optional_and_works_when_attacked() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.face_down("Penguin Soldier")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Penguin Soldier")
    duel.b.activates("Penguin Soldier")  # only one monster can be targeted
    duel.all_pass()
    assert duel.place_of("Gene-Warped Warwolf") == "hand"
    assert duel.place_of("Penguin Soldier") == "GY"  # its destruction was decided already


def test_the_player_may_decline() -> None:
    duel = Scenario()
    duel.a.face_down("Penguin Soldier")
    duel.b.monsters("Vorse Raider")
    duel.a.flips("Penguin Soldier")
    duel.a.passes()
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"

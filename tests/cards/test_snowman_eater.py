"""Snowman Eater."""

from tests.scenario import Scenario


def test_the_attacker_is_destroyed_after_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.face_down("Snowman Eater")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Snowman Eater")
    duel.b.picks("Vorse Raider")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Snowman Eater") == "Monster Zone"
    assert duel.a.lp == 8000


def test_a_face_down_monster_is_no_target() -> None:
    duel = Scenario()
    duel.a.face_down("Snowman Eater")
    duel.b.face_down("Giant Soldier of Stone")
    duel.a.flips("Snowman Eater")
    duel.all_pass()
    assert duel.place_of("Snowman Eater") == "GY"  # the only face-up monster
    assert duel.place_of("Giant Soldier of Stone") == "Monster Zone"

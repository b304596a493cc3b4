"""Marshmallon."""

from tests.scenario import Scenario


def test_attacked_face_down_it_survives_and_hurts_the_attacker() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.face_down("Marshmallon")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Marshmallon")
    duel.all_pass()
    assert duel.place_of("Marshmallon") == "Monster Zone"
    assert (duel.a.lp, duel.b.lp) == (7000, 8000)


def test_attacked_face_up_it_only_survives() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf", "Vorse Raider")
    duel.b.face_down("Marshmallon")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Marshmallon")
    duel.all_pass()
    duel.a.attacks("Vorse Raider", "Marshmallon")
    duel.all_pass()
    assert duel.place_of("Marshmallon") == "Monster Zone"
    assert duel.a.lp == 7000  # only the first attack met it face-down

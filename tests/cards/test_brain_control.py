"""Brain Control."""

from tests.scenario import Scenario


def test_800_lp_for_a_monster_until_the_end_phase() -> None:
    duel = Scenario()
    duel.a.hand("Brain Control")
    duel.b.monsters("Vorse Raider").face_down("Mystical Elf")
    duel.a.activates("Brain Control")
    duel.all_pass()
    assert duel.a.lp == 7200
    assert duel.a.field_names == ["Vorse Raider"]
    duel.a.battle_phase()
    assert duel.a.may_attack("Vorse Raider", "Mystical Elf")
    duel.a.ends_turn()
    duel.all_pass()
    assert sorted(duel.b.field_names) == ["Mystical Elf", "Vorse Raider"]


def test_not_one_that_can_only_be_special_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Brain Control")
    duel.b.monsters("Blue-Eyes Alternative White Dragon")
    assert not duel.a.may_activate("Brain Control")


def test_not_without_800_lp() -> None:
    duel = Scenario()
    duel.a.hand("Brain Control").life(700)
    duel.b.monsters("Vorse Raider")
    assert not duel.a.may_activate("Brain Control")

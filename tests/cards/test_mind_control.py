"""Mind Control."""

from tests.scenario import Scenario


def test_it_takes_any_monster_which_is_of_little_use() -> None:
    duel = Scenario()
    duel.a.hand("Mind Control", "Caius the Shadow Monarch")
    duel.b.face_down("Mystical Elf").monsters("Vorse Raider")
    duel.a.activates("Mind Control", "Vorse Raider")
    duel.all_pass()
    assert duel.a.field_names == ["Vorse Raider"]
    assert not duel.a.may_summon("Caius the Shadow Monarch")
    duel.a.battle_phase()
    assert not duel.a.may_attack("Vorse Raider", "Mystical Elf")
    duel.a.ends_turn()
    duel.all_pass()
    assert "Vorse Raider" in duel.b.field_names


def test_a_face_down_monster_is_a_target() -> None:
    duel = Scenario()
    duel.a.hand("Mind Control")
    duel.b.face_down("Mystical Elf")
    duel.a.activates("Mind Control")
    duel.all_pass()
    assert duel.a.field_names == ["Mystical Elf"]
    assert duel.a.card("Mystical Elf").is_face_down()

"""Smashing Ground."""

from tests.scenario import Scenario


def test_the_highest_def_is_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground")
    duel.b.monsters("Vorse Raider", "Luster Dragon").face_down("Mystical Elf")
    duel.a.activates("Smashing Ground")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Luster Dragon"]


def test_the_user_chooses_among_equals() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground")
    duel.b.monsters("Vorse Raider", "Summoned Skull")
    duel.a.activates("Smashing Ground")
    duel.a.picks("Summoned Skull")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Summoned Skull"]


def test_it_needs_a_face_up_monster_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground").monsters("Vorse Raider")
    duel.b.face_down("Mystical Elf")
    assert not duel.a.may_activate("Smashing Ground")

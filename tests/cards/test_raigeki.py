"""Raigeki."""

from tests.scenario import Scenario


def test_it_destroys_only_the_opponents_monsters() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki").monsters("Vorse Raider")
    duel.b.monsters("Luster Dragon").face_down("Mystical Elf").set("Mirror Force")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.field_names == ["Mirror Force"]
    assert duel.a.field_names == ["Vorse Raider"]


def test_it_needs_a_monster_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki").monsters("Vorse Raider")
    assert not duel.a.may_activate("Raigeki")

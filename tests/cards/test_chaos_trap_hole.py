"""Chaos Trap Hole."""

from tests.scenario import Scenario


def test_not_at_the_summon_of_an_earth_monster() -> None:
    duel = Scenario()
    duel.a.hand("Celtic Guardian")
    duel.b.set("Chaos Trap Hole")
    duel.a.summons("Celtic Guardian")
    assert not duel.b.could_respond("Chaos Trap Hole")


def test_a_flip_summon() -> None:
    duel = Scenario()
    duel.a.face_down("Mystical Elf")
    duel.b.set("Chaos Trap Hole")
    duel.a.flips("Mystical Elf")
    duel.b.activates("Chaos Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Mystical Elf"]
    assert duel.b.lp == 6000

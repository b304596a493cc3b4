"""Torrential Tribute."""

from tests.scenario import Scenario


def test_all_monsters_are_destroyed_when_one_is_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider").monsters("Gemini Elf")
    duel.b.set("Torrential Tribute").face_down("Marshmallon")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Torrential Tribute")
    duel.all_pass()
    assert duel.a.field_names == []
    assert sorted(duel.b.graveyard_names) == ["Marshmallon", "Torrential Tribute"]


def test_your_own_summon_serves_but_a_set_does_not() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider").set("Torrential Tribute")
    duel.a.summons("Vorse Raider")
    assert duel.a.could_respond("Torrential Tribute")
    duel = Scenario()
    duel.a.hand("Vorse Raider").set("Torrential Tribute")
    duel.a.sets("Vorse Raider")
    assert not duel.a.could_respond("Torrential Tribute")

"""Pollinosis."""

from tests.scenario import Scenario


def test_it_negates_a_spell() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.monsters("Mystic Tomato").set("Pollinosis")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Pollinosis")
    duel.all_pass()
    assert duel.a.hand_names == []
    assert duel.place_of("Mystic Tomato") == "GY"


def test_no_flip_summons_and_only_for_a_plant() -> None:
    duel = Scenario()
    duel.a.face_down("Mystical Elf").hand("Luster Dragon")
    duel.b.monsters("Mystic Tomato").set("Pollinosis")
    duel.a.flips("Mystical Elf")
    assert not duel.b.could_respond("Pollinosis")
    other = Scenario()
    other.a.hand("Luster Dragon")
    other.b.monsters("Mystical Elf").set("Pollinosis")
    other.a.summons("Luster Dragon")
    assert not other.b.could_respond("Pollinosis")

"""Bottomless Trap Hole."""

from tests.scenario import Scenario


def test_a_strong_newcomer_is_destroyed_and_banished() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Vorse Raider"]


def test_not_a_weak_one_and_not_your_own() -> None:
    duel = Scenario()
    duel.a.hand("Giant Soldier of Stone")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Giant Soldier of Stone")
    assert not duel.b.could_respond("Bottomless Trap Hole")
    duel = Scenario()
    duel.a.hand("Vorse Raider").set("Bottomless Trap Hole")
    duel.a.summons("Vorse Raider")
    assert not duel.a.could_respond("Bottomless Trap Hole")


def test_flip_and_special_summons_count() -> None:
    duel = Scenario()
    duel.a.face_down("Vorse Raider").hand("Monster Reborn").graveyard("Gemini Elf")
    duel.b.set("Bottomless Trap Hole", "Bottomless Trap Hole")
    duel.a.flips("Vorse Raider")
    duel.b.activates("Bottomless Trap Hole")
    duel.a.activates("Monster Reborn")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Vorse Raider", "Gemini Elf"]

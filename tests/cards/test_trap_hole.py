"""Trap Hole."""

from tests.scenario import Scenario


def test_it_destroys_a_strong_normal_summoned_monster() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider")
    duel.b.set("Trap Hole")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Trap Hole")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"


def test_a_weak_monster_is_safe() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Elf")
    duel.b.set("Trap Hole")
    duel.a.summons("Mystical Elf")
    assert not duel.b.could_respond("Trap Hole")


def test_a_flip_summon_counts_but_not_your_own_summon() -> None:
    duel = Scenario()
    duel.a.face_down("Vorse Raider").set("Trap Hole")
    duel.b.set("Trap Hole")
    duel.a.flips("Vorse Raider")
    assert not duel.a.could_respond("Trap Hole")
    duel.b.activates("Trap Hole")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"


def test_an_atk_below_1000_at_resolution_saves_it() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider", "Shrink")
    duel.b.set("Trap Hole")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Trap Hole")
    duel.a.activates("Shrink")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").attack == 950
    assert duel.place_of("Vorse Raider") == "Monster Zone"


def test_special_summons_are_safe() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Vorse Raider")
    duel.b.set("Trap Hole")
    duel.a.activates("Monster Reborn")
    assert not duel.b.could_respond("Trap Hole")

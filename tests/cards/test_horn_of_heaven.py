"""Horn of Heaven."""

from tests.scenario import Scenario


def test_a_tribute_negates_a_summon() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider")
    duel.b.set("Horn of Heaven").monsters("Mystical Elf")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Horn of Heaven")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Mystical Elf") == "GY"


def test_a_flip_summon_too() -> None:
    duel = Scenario()
    duel.a.face_down("Man-Eater Bug")
    duel.b.set("Horn of Heaven").monsters("Mystical Elf", "Vorse Raider")
    duel.a.flips("Man-Eater Bug")
    duel.b.activates("Horn of Heaven")
    duel.b.picks("Mystical Elf")
    duel.all_pass()
    assert duel.place_of("Man-Eater Bug") == "GY"
    assert duel.place_of("Vorse Raider") == "Monster Zone"


def test_not_without_a_tribute() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider")
    duel.b.set("Horn of Heaven")
    duel.a.summons("Vorse Raider")
    assert not duel.b.could_respond("Horn of Heaven")

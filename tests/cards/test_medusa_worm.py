"""Medusa Worm."""

from tests.scenario import Scenario


def test_flip_summon_destroys_then_it_hides() -> None:
    duel = Scenario()
    duel.a.face_down("Medusa Worm")
    duel.b.monsters("Vorse Raider", "Gemini Elf")
    duel.a.flips("Medusa Worm")
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Gemini Elf"]
    duel.a.activates("Medusa Worm")
    duel.all_pass()
    assert duel.a.card("Medusa Worm").is_face_down()


def test_being_attacked_sets_nothing_off() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.face_down("Medusa Worm")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Medusa Worm")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"
    assert duel.place_of("Medusa Worm") == "GY"

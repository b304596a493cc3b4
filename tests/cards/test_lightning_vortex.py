"""Lightning Vortex."""

from tests.scenario import Scenario


def test_their_face_up_monsters_are_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Lightning Vortex", "Gemini Elf").monsters("Vorse Raider")
    duel.b.monsters("Dark Magician", "Vorse Raider").face_down("Mystical Elf")
    duel.a.activates("Lightning Vortex")
    duel.all_pass()
    assert duel.b.field_names == ["Mystical Elf"]
    assert duel.a.field_names == ["Vorse Raider"]
    assert sorted(duel.a.graveyard_names) == ["Gemini Elf", "Lightning Vortex"]


def test_it_needs_a_discard_and_a_face_up_monster() -> None:
    duel = Scenario()
    duel.a.hand("Lightning Vortex")
    duel.b.monsters("Dark Magician")
    assert not duel.a.may_activate("Lightning Vortex")
    duel = Scenario()
    duel.a.hand("Lightning Vortex", "Gemini Elf")
    duel.b.face_down("Mystical Elf")
    assert not duel.a.may_activate("Lightning Vortex")

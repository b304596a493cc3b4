"""Tribute To The Doomed."""

from tests.scenario import Scenario


def test_any_monster_for_a_discard() -> None:
    duel = Scenario()
    duel.a.hand("Tribute to The Doomed", "Gemini Elf")
    duel.b.face_down("Mystical Elf").monsters("Vorse Raider")
    duel.a.activates("Tribute to The Doomed")
    duel.a.picks("Mystical Elf")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mystical Elf"]
    assert sorted(duel.a.graveyard_names) == ["Gemini Elf", "Tribute to The Doomed"]

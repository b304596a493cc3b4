"""Fossil Dyna Pachycephalo."""

from tests.scenario import Scenario


def test_flipped_it_destroys_what_was_special_summoned() -> None:
    duel = Scenario(turn=3)
    duel.a.hand("Monster Reborn").graveyard("Luster Dragon").face_down("Fossil Dyna Pachycephalo")
    duel.a.monsters("Gemini Elf")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    duel.a.flips("Fossil Dyna Pachycephalo")
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "GY"
    assert duel.a.field_names == ["Fossil Dyna Pachycephalo", "Gemini Elf"]


def test_no_special_summons_while_it_is_face_up() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Luster Dragon")
    duel.b.monsters("Fossil Dyna Pachycephalo")
    assert not duel.a.may_activate("Monster Reborn")

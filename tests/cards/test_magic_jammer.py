"""Magic Jammer."""

from tests.scenario import Scenario


def test_a_spell_is_negated_for_a_discard() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.set("Magic Jammer").hand("Gemini Elf")
    duel.a.activates("Ookazi")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert duel.a.graveyard_names == ["Ookazi"]
    assert sorted(duel.b.graveyard_names) == ["Gemini Elf", "Magic Jammer"]


def test_it_needs_a_discard_and_a_spell() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi").set("Secret Barrel")
    duel.b.set("Magic Jammer")
    duel.a.activates("Ookazi")
    assert not duel.b.could_respond("Magic Jammer")
    duel = Scenario()
    duel.a.set("Secret Barrel")
    duel.b.set("Magic Jammer").hand("Gemini Elf")
    duel.a.activates("Secret Barrel")
    assert not duel.b.could_respond("Magic Jammer")

"""Magic Drain."""

from tests.scenario import Scenario


def test_the_spell_is_negated_unless_a_spell_is_discarded() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi", "Gemini Elf")
    duel.b.set("Magic Drain")
    duel.a.activates("Ookazi")
    duel.b.activates("Magic Drain")
    duel.all_pass()  # no Spell left to discard: not asked
    assert duel.b.lp == 8000
    assert duel.a.graveyard_names == ["Ookazi"]


def test_discarding_a_spell_saves_it() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi", "Dark Hole", "Gemini Elf")
    duel.b.set("Magic Drain")
    duel.a.activates("Ookazi")
    duel.b.activates("Magic Drain")
    duel.a.says(True)
    duel.all_pass()
    assert duel.b.lp == 7200
    assert duel.a.hand_names == ["Gemini Elf"]


def test_not_against_your_own_spell() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi").set("Magic Drain")
    duel.a.activates("Ookazi")
    assert not duel.a.could_respond("Magic Drain")

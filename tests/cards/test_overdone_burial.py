"""Overdone Burial."""

from tests.scenario import Scenario


def test_only_lower_levels_than_the_discarded_monster() -> None:
    duel = Scenario()
    duel.a.hand("Overdone Burial", "Gemini Elf").graveyard("Vorse Raider", "Kuriboh", "Sangan")
    duel.a.activates("Overdone Burial", "Sangan")
    duel.all_pass()
    assert duel.a.field_names == ["Sangan", "Overdone Burial"]
    assert duel.a.card("Sangan").is_negated()
    assert duel.a.graveyard_names == ["Vorse Raider", "Kuriboh", "Gemini Elf"]


def test_a_monster_of_the_same_level_is_no_target() -> None:
    duel = Scenario()
    duel.a.hand("Overdone Burial", "Gemini Elf").graveyard("Vorse Raider")
    assert not duel.a.may_activate("Overdone Burial")

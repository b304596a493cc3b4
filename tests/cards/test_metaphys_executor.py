"""Metaphys Executor."""

from tests.scenario import Scenario


def test_is_not_destroyed_or_banished_by_effects() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.monsters("Metaphys Executor", "Gemini Elf")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.field_names == ["Metaphys Executor"]


def test_cannot_be_summoned_without_five_metaphys() -> None:
    duel = Scenario()
    duel.a.hand("Metaphys Executor").monsters("Gemini Elf", "Vorse Raider")
    assert not duel.a.may_summon("Metaphys Executor")
    assert not duel.a.may_set("Metaphys Executor")
    assert not duel.a.may_special_summon("Metaphys Executor")

"""Macro Cosmos."""

from tests.scenario import Scenario


def test_cards_are_banished_instead() -> None:
    duel = Scenario()
    duel.a.set("Macro Cosmos").hand("Raigeki")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Macro Cosmos")
    duel.all_pass()
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.a.banished_names == ["Raigeki"]
    assert duel.b.banished_names == ["Gemini Elf"]
    assert duel.a.field_names == ["Macro Cosmos"]

"""Raigeki Break."""

from tests.scenario import Scenario


def test_any_card_for_a_discard() -> None:
    duel = Scenario()
    duel.a.set("Raigeki Break").hand("Gemini Elf")
    duel.b.set("Mirror Force")
    duel.a.activates("Raigeki Break")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mirror Force"]
    assert sorted(duel.a.graveyard_names) == ["Gemini Elf", "Raigeki Break"]


def test_not_without_a_card_to_discard() -> None:
    duel = Scenario()
    duel.a.set("Raigeki Break")
    duel.b.monsters("Vorse Raider")
    assert not duel.a.may_activate("Raigeki Break")

"""Magical Stone Excavation."""

from tests.scenario import Scenario


def test_needs_two_cards_and_a_spell() -> None:
    duel = Scenario()
    duel.a.hand("Magical Stone Excavation", "Gemini Elf").graveyard("Dark Hole")
    assert not duel.a.may_activate("Magical Stone Excavation")
    other = Scenario()
    other.a.hand("Magical Stone Excavation", "Gemini Elf", "Skull Servant").graveyard("Jar of Greed")
    assert not other.a.may_activate("Magical Stone Excavation")
